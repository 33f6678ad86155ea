package import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeSource

extension ThemeDocument {
  /// The diagnostic with its element and attribute, found by its place where its stage did not name them.
  package func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let span = diagnostic.span, span.file == file, diagnostic.subject.element == nil,
      let node = innermost(at: span.range.start)
    else { return diagnostic }
    var located = diagnostic
    located.subject.element = path(of: node)
    if located.subject.key == nil {
      located.subject.key = tree.attributes(of: node).first { $0.isWritten(at: span.range.start) }?.writtenName
    }
    return located
  }

  /// The innermost element around an offset of the file.
  private func innermost(at offset: UInt32) -> NodeID? {
    var (low, high) = (0, tree.count)
    while low < high {
      let middle = (low + high) / 2
      if tree[NodeID(middle)].span.range.start <= offset { low = middle + 1 } else { high = middle }
    }
    var node = low > 0 ? NodeID(low - 1) : nil
    while let current = node, tree[current].span.range.end <= offset { node = tree[current].parent }
    return node
  }

  /// `label#ttl-01-abc`, or the path from the nearest element with an id: `label#ttl-01-abc/color[textColor]`.
  private func path(of node: NodeID) -> String {
    var parts: [String] = []
    var next: NodeID? = node
    while let current = next {
      let name = tree[current].name
      if let id = tree.string(.id, of: current), !id.isEmpty {
        parts.append("\(name)#\(id)")
        break
      }
      let label = tree.string(.key, of: current) ?? tree.string(.name, of: current)
      parts.append(label.map { "\(name)[\($0)]" } ?? name)
      next = tree[current].parent
    }
    return parts.reversed().joined(separator: "/")
  }
}

extension ElementTree.Attribute {
  fileprivate func isWritten(at offset: UInt32) -> Bool {
    nameRange.start <= offset && offset <= valueRange.end
  }
}
