internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// A command that the client asks the server to execute.
enum EditorCommand: String, CaseIterable {
  /// Opens the document with the URI of the first argument.
  case open = "themec.open"
  /// Shows the pictures of the theme with the URI of the first argument.
  case preview = "themec.preview"
}

struct CodeLens: Encodable {
  struct Command: Encodable {
    var title: String
    var command: String
    var arguments: [String]
  }
  var range: TextRange
  var command: Command
}

struct CommandParameters: Decodable {
  var command: String
  var arguments: [String]?
}

extension Inquiry {
  /// The preview of a document with views. At the header of a theme, also its parent and the themes that inherit from it.
  func codeLenses() -> [CodeLens] {
    let header = tree.nodes(.theme).first
    guard let anchor = header ?? tree.documentElement, let record = snapshot.file(at: path),
      let theme = snapshot.theme(in: record)
    else { return [] }
    let range = positions.range(of: tree[anchor].nameRange)
    // Editors show a lens with a command of empty name as text.
    func lens(_ title: String, _ command: EditorCommand? = nil, _ arguments: [String] = []) -> CodeLens {
      CodeLens(range: range, command: .init(title: title, command: command?.rawValue ?? "", arguments: arguments))
    }
    func lens(_ relation: String, _ other: ThemeID) -> CodeLens {
      let title = "\(relation): \(theme.themes.graph[other].themeName.escaped)"
      guard !theme.themes.isShipped(other) else { return lens(title + " (shipped with themec)") }
      return lens(title, .open, [uriOfPath(Path.absolute(theme.themes.path(of: other)))])
    }
    let graph = theme.themes.graph
    var lenses = [lens("preview", .preview, [uri])]
    if header == nil { return lenses }
    if let parent = graph.parent(of: theme.id) { lenses.append(lens("parent", parent)) }
    let descendants = graph.all.filter {
      $0 != theme.id && theme.themes.isOwn($0) && graph.chain(of: $0).contains(theme.id)
    }
    lenses += descendants.prefix(Self.mostDescendants).map { lens("descendant", $0) }
    if descendants.count > Self.mostDescendants {
      lenses.append(lens("\(descendants.count - Self.mostDescendants) more descendants"))
    }
    return lenses
  }

  /// The maximum number of descendants with a lens of their own.
  private static var mostDescendants: Int { 8 }
}
