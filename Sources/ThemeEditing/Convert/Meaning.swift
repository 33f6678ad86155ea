package import ThemeSyntax

extension ElementTree {
  /// What a tree says, as text: equal for trees that mean the same.
  ///
  /// The order of attributes says nothing, nor that of children but in lists of objects and of items; empty lists,
  /// the header and an outlet's id say nothing either.
  package var meaning: String {
    guard let root = documentElement else { return "" }
    var text = ""
    write(root, to: &text)
    return text
  }

  /// What an element says with everything inside it.
  func meaning(of node: NodeID) -> String {
    var text = ""
    write(node, to: &text)
    return text
  }

  /// A value as text: that of a string, else the markup without its key, the same for values that mean the same.
  func markupText(of node: NodeID) -> String {
    if self[node].kind == .string || self[node].kind == .mutableString { return self[node].text ?? "" }
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
  /// Whether the order of an element's children says something.
  var ordersChildren: Bool {
    switch self {
    case .constraints, .connections, .userDefinedRuntimeAttributes, .resources, .gestureRecognizers, .layoutGuides:
      false
    case .unknown, .menu, .dictionary, .attributedString, .tabStops, .variation, .mask: true
    default: role == .list
    }
  }
}
