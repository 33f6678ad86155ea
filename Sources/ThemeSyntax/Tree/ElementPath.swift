package import ThemeSource

extension ElementTree {
  /// Returns the diagnostic with its element and attribute. If its stage set no element, both are looked up by
  /// location.
  ///
  /// The tree must contain only the diagnostic's file, so that elements are ordered by location.
  package func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let span = diagnostic.span, diagnostic.subject.element == nil,
      let node = innermost(at: span.range.start)
    else { return diagnostic }
    var located = diagnostic
    located.subject.element = path(of: node)
    if located.subject.key == nil {
      located.subject.key = attributes(of: node).first { $0.isWritten(at: span.range.start) }?.writtenName
    }
    return located
  }

  /// Returns the name of an element in subjects: `label#ttl-01-abc`, or the path from the nearest element with an id,
  /// such as `label#ttl-01-abc/color[textColor]`.
  package func path(of node: NodeID) -> String {
    var parts: [String] = []
    var next: NodeID? = node
    while let current = next {
      let name = self[current].name
      if let id = string(.id, of: current), !id.isEmpty {
        parts.append("\(name)#\(id)")
        break
      }
      let label = string(.key, of: current) ?? string(.name, of: current)
      parts.append(label.map { "\(name)[\($0)]" } ?? name)
      next = parent(of: current)
    }
    return parts.reversed().joined(separator: "/")
  }
}

extension ElementTree.Attribute {
  fileprivate func isWritten(at offset: UInt32) -> Bool {
    nameRange.start <= offset && offset <= valueRange.end
  }
}
