internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

struct Hover: Encodable {
  struct Contents: Encodable {
    var kind = "markdown"
    var value: String
  }
  var contents: Contents
  var range: TextRange
}

extension Inquiry {
  /// The description of the element or attribute at a position. For an element with an id, it includes the origin of its
  /// values and the constraints that determine its frame.
  ///
  /// - Parameter hasPicture: Whether to add the picture of a view.
  func hover(at position: Position, hasPicture: Bool = false) -> Hover? {
    guard let (node, attribute) = place(at: position) else { return nil }
    let kind = tree.kind(of: node)
    if let attribute {
      let text = attributeText(attribute, of: kind, tree[node].name)
      let range = SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end)
      return Hover(contents: .init(value: text), range: positions.range(of: range))
    }
    let offset = UInt32(clamping: positions.offset(of: position))
    let names = [tree[node].nameRange] + (endTagName(of: node).map { [$0] } ?? [])
    guard let range = names.first(where: { $0.start <= offset && offset <= $0.end }) else { return nil }
    var text = elementText(kind, tree[node].name)
    if let id = tree.objectID(of: node)?.text, kind.className != nil {
      text += explanation(of: id)
      if hasPicture, let picture = picture(of: id) { text += "\n\n![\(tree[node].name)](\(picture))" }
    }
    return Hover(contents: .init(value: text), range: positions.range(of: range))
  }

  private func elementText(_ kind: ElementKind, _ name: String) -> String {
    guard let descriptor = kind.descriptor else { return "`<\(name)>`: not in the catalog" }
    var lines = ["`<\(name)>`" + (kind.className.map { ": \($0)" } ?? "")]
    if let superclass = descriptor.superclassName { lines.append("Superclass: \(superclass)") }
    if let introduced = descriptor.introduced { lines.append("Available from iOS \(introduced)") }
    if let deprecated = descriptor.deprecated {
      lines.append(
        "Deprecated in iOS \(deprecated)" + (descriptor.replacement.map { ": use \($0)" } ?? ""))
    }
    return lines.joined(separator: "  \n")
  }

  private func attributeText(_ attribute: ElementTree.Attribute, of kind: ElementKind, _ element: String) -> String {
    let name = attribute.writtenName
    guard let type = kind.descriptor?.type(of: attribute.name) else {
      return "`\(name)` of `<\(element)>`: not in the catalog"
    }
    var text = "`\(name)` of `<\(element)>`: \(type.summary)"
    if type == .reference, let target = ObjectIndex(tree)[attribute] {
      text += "  \n\(tree[target].name)" + (tree.string(.userLabel, of: target).map { " \($0.escaped)" } ?? "")
    }
    return text
  }

  /// The output of `themec explain`, for an object and for its frame.
  private func explanation(of id: String) -> String {
    guard let record = snapshot.file(at: path), let theme = snapshot.theme(in: record) else { return "" }
    var text = ""
    let values = theme.themes.explain(theme, subject: id)
    if values.diagnostics.isEmpty { text += "\n\n```\n\(values.value.fenced)```" }
    let frame = theme.themes.explainLayout(theme, of: id, viewport: .recorded)
    if frame.diagnostics.isEmpty { text += "\n\n```\n\(frame.value.fenced)```" }
    return text
  }
}

extension String {
  /// The text without sequences that end a block of code.
  fileprivate var fenced: String { split(separator: "```", omittingEmptySubsequences: false).joined(separator: "'''") }
}

extension ValueType {
  /// The type in a sentence.
  var summary: String {
    switch self {
    case .string: "text"
    case .boolean: "`YES` or `NO`"
    case .number: "a number"
    case .integer: "an integer"
    case .component: "a color component from 0 to 1"
    case .magnitude: "a number of at least 0"
    case .length: "a number of points, or `infinite`"
    case .multiplier: "a number, or a ratio such as `16:9`"
    case .priority: "a priority from 0 to 1000"
    case .version: "a version such as `9.0`"
    case .oneOf(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .id: "the id of the element"
    case .reference: "the id of another object"
    }
  }
}
