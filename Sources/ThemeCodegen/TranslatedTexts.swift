internal import ThemeSemantics
internal import ThemeSyntax

/// The texts of a theme that its View class localizes: those of connected labels, buttons and fields that show no
/// attribute.
struct TranslatedTexts {
  let context: ClassContext
  /// The outlet and key path of values that the class's own properties show.
  let presented: Set<String>

  init(_ context: ClassContext) {
    self.context = context
    presented = Set(context.theme.bindings.map { "\($0.outlet).\($0.keyPath)" })
  }

  private var tree: ElementTree { context.tree }

  /// Returns the statements in the order of the outlets, without those that equal the parent's.
  func translations() -> [ViewClass.Translation] {
    let inherited = context.parent.map { texts(of: $0) } ?? [:]
    var seen: Set<String> = []
    return context.connections.outlets.filter { seen.insert($0.name).inserted }.compactMap { outlet in
      guard tree.kind(of: outlet.connection) == .outlet, let name = SwiftNames.identifier(outlet.name),
        let text = text(of: outlet.target, outlet.name, in: tree), inherited[outlet.name].map({ $0 == text }) != true
      else { return nil }
      return ViewClass.Translation(target: text.place.target(of: "\(name)?"), text: text.text)
    }
  }

  private func texts(of theme: BoundTheme) -> [String: (place: Place, text: String)] {
    let outlets = ThemeConnections(theme.theme, classes: context.classes).outlets
    let texts = outlets.compactMap { outlet in
      text(of: outlet.target, outlet.name, in: theme.theme.tree).map { (outlet.name, $0) }
    }
    return Dictionary(texts) { first, _ in first }
  }

  /// The place of a view's text.
  private enum Place: Equatable {
    case property(String), title, attributedTitle

    func target(of view: String) -> ViewClass.Translation.Target {
      switch self {
      case .property(let property): .property("\(view).\(property)")
      case .title: .title(view)
      case .attributedTitle: .attributedTitle(view)
      }
    }
  }

  private func text(of node: NodeID, _ outlet: String, in tree: ElementTree) -> (place: Place, text: String)? {
    switch tree.kind(of: node) {
    case .label:
      return plain(tree.string(.text, of: node), "text", outlet)
    // The run time does not set the placeholder of a search bar.
    case .searchBar where context.isForTerminal: return nil
    case .textField, .searchBar:
      return plain(tree.string(.placeholder, of: node), "placeholder", outlet)
    case .button: return title(of: node, outlet, in: tree)
    default: return nil
    }
  }

  private func plain(_ text: String?, _ property: String, _ outlet: String) -> (Place, String)? {
    guard let text, hasLetter(text), !presented.contains("\(outlet).\(property)") else { return nil }
    return (.property(property), text)
  }

  /// Returns the title of a button. An attributed title keeps its attributes only in UIKit, and only if they apply to
  /// all of it.
  private func title(of node: NodeID, _ outlet: String, in tree: ElementTree) -> (Place, String)? {
    guard let normal = tree.children(of: node, .state).first(where: { tree.has(.key, "normal", of: $0) }),
      !presented.contains("\(outlet).title")
    else { return nil }
    if tree.bool(.hasAttributedTitle, of: node) != false,
      let attributed = tree.attributedText(key: "attributedTitle", of: normal)
    {
      guard !context.isForTerminal, attributed.runs.count == 1, hasLetter(attributed.text) else { return nil }
      return (.attributedTitle, attributed.text)
    }
    guard let title = tree.string(.title, of: normal), hasLetter(title) else { return nil }
    return (.title, title)
  }

  private func hasLetter(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.isAlphabetic } }
}
