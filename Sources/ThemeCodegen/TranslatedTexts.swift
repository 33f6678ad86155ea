internal import InterfaceBuilderCatalog
internal import ThemeSemantics
internal import ThemeSyntax

/// The texts of a theme that its View class localizes: those of connected labels, buttons and fields that show no attribute.
struct TranslatedTexts {
  let context: ClassContext
  /// What the class's own properties show, as outlet and key path.
  let presented: Set<String>

  init(_ context: ClassContext) {
    self.context = context
    presented = Set(context.theme.bindings.map { "\($0.outlet).\($0.keyPath)" })
  }

  private var tree: ElementTree { context.tree }

  /// The statements in the order of the outlets; those of the parent with the same texts are left out.
  func translations() -> [ViewClass.Translation] {
    let inherited = context.parent.map { texts(of: $0) } ?? [:]
    var seen: Set<String> = []
    return context.connections.outlets.filter { seen.insert($0.name).inserted }.compactMap { outlet in
      guard tree.kind(of: outlet.connection) == .outlet, let name = SwiftNames.identifier(outlet.name),
        let text = text(of: outlet.target, outlet.name, in: tree), inherited[outlet.name] != text.text
      else { return nil }
      return ViewClass.Translation(
        target: text.property.map { .property("\(name)?.\($0)") } ?? .title("\(name)?"), text: text.text)
    }
  }

  private func texts(of theme: BoundTheme) -> [String: String] {
    let outlets = ThemeConnections(theme.theme, classes: context.classes).outlets
    let texts = outlets.compactMap { outlet in
      text(of: outlet.target, outlet.name, in: theme.theme.tree).map { (outlet.name, $0.text) }
    }
    return Dictionary(texts) { first, _ in first }
  }

  /// The text of an element, and the property that has it; nil for a button's title.
  private func text(of node: NodeID, _ outlet: String, in tree: ElementTree) -> (property: String?, text: String)? {
    switch tree.kind(of: node) {
    case .label:
      return plain(tree.string(.text, of: node), "text", outlet)
    // The run time sets the placeholder of no search bar.
    case .searchBar where context.isForTerminal: return nil
    case .textField, .searchBar:
      return plain(tree.string(.placeholder, of: node), "placeholder", outlet)
    case .button:
      let normal = tree.children(of: node, .state).first { tree.has(.key, "normal", of: $0) }
      guard let title = normal.flatMap({ tree.string(.title, of: $0) }), hasLetter(title),
        !presented.contains("\(outlet).title")
      else { return nil }
      return (nil, title)
    default: return nil
    }
  }

  private func plain(_ text: String?, _ property: String, _ outlet: String) -> (String?, String)? {
    guard let text, hasLetter(text), !presented.contains("\(outlet).\(property)") else { return nil }
    return (property, text)
  }

  private func hasLetter(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.isAlphabetic } }
}
