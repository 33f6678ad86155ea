package import ThemeSource

/// Appends elements in document order: `open`, its attributes and children, `close`.
package struct TreeBuilder: Sendable {
  private var tree = ElementTree()
  private var openElements: [Int] = []

  package init() {}

  /// Number of elements that are open; the document element's depth is 1.
  package var depth: Int { openElements.count }
  package var count: Int { tree.nodes.count }

  /// Starts an element inside the innermost open one. A history is stored when it is not empty.
  @discardableResult
  package mutating func open(
    _ kind: ElementKind, name: String, span: SourceSpan, nameRange: SourceRange, startTagEnd: UInt32,
    history: [ElementTree.Overridden] = []
  ) -> NodeID {
    let index = tree.nodes.count
    let firstAttribute = tree.attributes.count
    tree.nodes.append(
      ElementTree.Node(
        kind: kind, parent: openElements.last.map { NodeID($0) }, subtreeEnd: NodeID(index + 1),
        attributes: firstAttribute..<firstAttribute, text: nil, name: name, span: span, nameRange: nameRange,
        startTagEnd: startTagEnd, history: store(history)))
    openElements.append(index)
    return NodeID(index)
  }

  /// Adds an attribute to the element that was opened last; call it before any child is opened.
  package mutating func add(_ attribute: ElementTree.Attribute, history: [ElementTree.Overridden] = []) {
    guard let last = openElements.last, last == tree.nodes.count - 1 else {
      preconditionFailure("attributes come before children")
    }
    var attribute = attribute
    attribute.history = store(history)
    tree.attributes.append(attribute)
    tree.nodes[last].attributes = tree.nodes[last].attributes.lowerBound..<tree.attributes.count
  }

  /// Sets the character data of the innermost open element.
  package mutating func setText(_ text: String?) {
    guard let last = openElements.last else { return }
    tree.nodes[last].text = text
  }

  /// Ends the innermost open element; `end` is the offset behind its end tag, nil to keep the span as given.
  package mutating func close(end: UInt32? = nil) {
    guard let last = openElements.popLast() else { preconditionFailure("close without open") }
    tree.nodes[last].subtreeEnd = NodeID(tree.nodes.count)
    if let end { tree.nodes[last].span.range.end = max(end, tree.nodes[last].span.range.start) }
  }

  /// The tree; elements still open are closed.
  package consuming func finish() -> ElementTree {
    while !openElements.isEmpty { close() }
    return tree
  }

  private mutating func store(_ history: [ElementTree.Overridden]) -> Int? {
    if history.isEmpty { return nil }
    tree.histories.append(history)
    return tree.histories.count - 1
  }
}

extension TreeBuilder {
  /// Copies an element of another tree with everything inside it.
  package mutating func copy(_ id: NodeID, of other: ElementTree) {
    var ends: [NodeID] = []
    for index in id.index..<other[id].subtreeEnd.index {
      while let last = ends.last, last.index <= index {
        ends.removeLast()
        close()
      }
      let node = other.nodes[index]
      open(node, history: node.history.map { other.histories[$0] } ?? [])
      for attribute in other.attributes[node.attributes] {
        add(attribute, history: attribute.history.map { other.histories[$0] } ?? [])
      }
      setText(node.text)
      ends.append(node.subtreeEnd)
    }
    for _ in ends { close() }
  }

  /// Starts an element that is like another tree's, without its attributes, text and children.
  @discardableResult
  package mutating func open(_ node: ElementTree.Node, history: [ElementTree.Overridden] = []) -> NodeID {
    open(
      node.kind, name: node.name, span: node.span, nameRange: node.nameRange, startTagEnd: node.startTagEnd,
      history: history)
  }
}
