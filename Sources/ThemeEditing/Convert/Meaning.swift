package import ThemeSyntax

extension ElementTree {
  /// The tree's meaning as text, equal for trees with the same meaning.
  ///
  /// Ignored are the order of attributes, the order of children except in lists of objects and items, empty lists, the
  /// header and an outlet's id.
  package var meaning: String {
    guard let root = documentElement else { return "" }
    var text = ""
    write(root, to: &text)
    return text
  }

  /// Returns the meaning of an element with everything inside it.
  func meaning(of node: NodeID) -> String {
    var text = ""
    write(node, to: &text)
    return text
  }

  /// Returns a value as text: the content of a string, else the markup without its key. It is equal for values with the
  /// same meaning.
  func markupText(of node: NodeID) -> String {
    if self[node].kind.isString { return self[node].text ?? "" }
    var text = ""
    write(node, to: &text)
    return text.replacing(" key=\"\(string(.key, of: node) ?? "")\"", with: "", maxReplacements: 1)
  }

  private func write(_ node: NodeID, to text: inout String) {
    let element = self[node]
    let written = attributes(of: node).filter { !(element.kind == .outlet && $0.name == .id) }
    let values = written.map { "\($0.writtenName)=\"\($0.value)\"" }.sorted()
    var parts = children(of: node).filter { self[$0].kind != .theme }.map { child in
      var part = ""
      write(child, to: &part)
      return part
    }
    if parts.allSatisfy(\.isEmpty), element.kind.role == .list, values.isEmpty { return }
    if !element.kind.ordersChildren { parts.sort() }
    text += "<" + ([element.name] + values).joined(separator: " ")
    if element.text == nil, parts.allSatisfy(\.isEmpty) {
      text += "/>"
    } else {
      text += ">\(element.text ?? "")\(parts.joined())</\(element.name)>"
    }
  }
}

extension ElementKind {
  /// Whether the order of an element's children is significant.
  var ordersChildren: Bool {
    switch self {
    case .constraints, .connections, .userDefinedRuntimeAttributes, .resources, .gestureRecognizers, .layoutGuides:
      false
    case .unknown, .menu, .dictionary, .attributedString, .tabStops, .variation, .mask: true
    default: role == .list
    }
  }
}
