internal import ThemeSource
internal import ThemeSyntax

/// A mutable tree of the parent's elements and those that an overlay adds.
///
/// Nodes are linked by index. The parent's elements are first and have the same indices as in its tree.
struct Draft {
  /// One element. Missing links are -1.
  struct Node {
    /// Whether the element was added by the overlay, not declared by the parent theme.
    var isAdded: Bool
    /// The element in its original tree.
    var origin: NodeID
    /// The overlay's element that changed the kind.
    var renamed: NodeID?
    var parent: Int
    var first = -1
    var last = -1
    var previous = -1
    var next = -1
    /// `nil` if unchanged from the origin.
    var attributes: [Attribute]?
    /// The overlay's element that replaced the text.
    var textOrigin: NodeID?
    /// `nil` if unchanged from the origin.
    var history: [ElementTree.Overridden]?
    /// The locations at which the overlay changes this element.
    var contributors: [SourceSpan] = []
    var isRemoved = false
  }

  struct Attribute {
    var written: ElementTree.Attribute
    var history: [ElementTree.Overridden]
  }

  let base: ElementTree
  let overlay: ElementTree
  private(set) var nodes: [Node]
  /// The number of children visited in searches, which bounds the time for a hostile overlay.
  private(set) var steps = 0

  init(base: ElementTree, overlay: ElementTree) {
    self.base = base
    self.overlay = overlay
    nodes = []
    nodes.reserveCapacity(base.count + overlay.count)
    for node in base.all {
      nodes.append(Node(isAdded: false, origin: node, parent: -1))
      if let parent = base[node].parent { link(node.index, into: parent.index, before: -1) }
    }
  }
}

// MARK: Reading

extension Draft {
  private func tree(of index: Int) -> ElementTree { nodes[index].isAdded ? overlay : base }

  func kind(of index: Int) -> ElementKind {
    if let renamed = nodes[index].renamed { return overlay[renamed].kind }
    return nodes[index].isAdded ? overlay[nodes[index].origin].kind : base[nodes[index].origin].kind
  }

  func nameSpan(of index: Int) -> SourceSpan { tree(of: index)[nodes[index].origin].nameSpan }

  func string(_ name: AttributeName, of index: Int) -> String? {
    if let attributes = nodes[index].attributes { return attributes.first { $0.written.name == name }?.written.value }
    return tree(of: index).string(name, of: nodes[index].origin)
  }

  func attributes(of index: Int) -> [Attribute] {
    if let attributes = nodes[index].attributes { return attributes }
    let tree = tree(of: index)
    return tree.attributes(of: nodes[index].origin).map { Attribute(written: $0, history: tree.overridden(by: $0)) }
  }

  func history(of index: Int) -> [ElementTree.Overridden] {
    nodes[index].history ?? tree(of: index).overridden(by: nodes[index].origin)
  }

  mutating func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = nodes[index].first
    while next >= 0 {
      steps += 1
      result.append(next)
      next = nodes[next].next
    }
    return result
  }

  /// The first child with an identity. Objects are found by id instead.
  mutating func child(of index: Int, _ identity: ItemIdentity) -> Int? {
    var next = nodes[index].first
    while next >= 0 {
      steps += 1
      if self.identity(of: next) == identity { return next }
      next = nodes[next].next
    }
    return nil
  }

  mutating func child(of index: Int, key: String) -> Int? {
    var next = nodes[index].first
    while next >= 0 {
      steps += 1
      if string(.key, of: next) == key { return next }
      next = nodes[next].next
    }
    return nil
  }

  func identity(of index: Int) -> ItemIdentity { tree(of: index).identity(of: nodes[index].origin) }

  /// The current value and location of an element, for a history.
  func overridden(_ index: Int) -> ElementTree.Overridden {
    ElementTree.Overridden(nodes[index].origin, of: tree(of: index))
  }

  func isInside(_ index: Int, _ other: Int) -> Bool {
    var current = index
    while current >= 0 {
      if current == other { return true }
      current = nodes[current].parent
    }
    return false
  }
}

// MARK: Changing

extension Draft {
  /// Inserts a node into a parent before a sibling; appends it if `next` is -1.
  mutating func link(_ index: Int, into parent: Int, before next: Int) {
    let previous = next < 0 ? nodes[parent].last : nodes[next].previous
    nodes[index].parent = parent
    nodes[index].previous = previous
    nodes[index].next = next
    if previous < 0 { nodes[parent].first = index } else { nodes[previous].next = index }
    if next < 0 { nodes[parent].last = index } else { nodes[next].previous = index }
  }

  mutating func unlink(_ index: Int) {
    let node = nodes[index]
    if node.previous >= 0 {
      nodes[node.previous].next = node.next
    } else if node.parent >= 0 {
      nodes[node.parent].first = node.next
    }
    if node.next >= 0 {
      nodes[node.next].previous = node.previous
    } else if node.parent >= 0 {
      nodes[node.parent].last = node.previous
    }
    nodes[index].parent = -1
    nodes[index].previous = -1
    nodes[index].next = -1
  }

  /// Removes an element with its descendants.
  mutating func remove(_ index: Int) {
    unlink(index)
    var pending = [index]
    while let current = pending.popLast() {
      nodes[current].isRemoved = true
      pending += children(of: current)
    }
  }

  /// Adds an element of the overlay, without its children.
  mutating func add(_ origin: NodeID, into parent: Int, before next: Int = -1) -> Int {
    let index = nodes.count
    nodes.append(Node(isAdded: true, origin: origin, parent: -1))
    link(index, into: parent, before: next)
    return index
  }

  /// Adds an empty list like `other`, without attributes.
  mutating func addEmpty(like other: Int, into parent: Int) -> Int {
    let index = nodes.count
    var node = Node(isAdded: nodes[other].isAdded, origin: nodes[other].origin, parent: -1)
    node.attributes = []
    nodes.append(node)
    link(index, into: parent, before: -1)
    return index
  }

  mutating func addContributor(_ index: Int, at span: SourceSpan) { nodes[index].contributors.append(span) }
  mutating func rename(_ index: Int, to origin: NodeID) { nodes[index].renamed = origin }
  mutating func setText(_ index: Int, to origin: NodeID) { nodes[index].textOrigin = origin }

  mutating func setHistory(_ index: Int, _ history: [ElementTree.Overridden]) {
    nodes[index].history = history.isEmpty ? nil : history
  }

  mutating func setAttributes(_ index: Int, _ attributes: [Attribute]) { nodes[index].attributes = attributes }
}

// MARK: Finishing

extension Draft {
  /// Returns the resulting tree, and the element for each node of the draft.
  ///
  /// Elements deeper than `limits.depth`, or in excess of `limits.elements`, are omitted; `exceeded` is then the limit.
  func finish(limits: Limits) -> (tree: ElementTree, places: [NodeID?], exceeded: LimitName?) {
    var builder = TreeBuilder()
    var places = [NodeID?](repeating: nil, count: nodes.count)
    var exceeded: LimitName?
    guard !nodes.isEmpty else { return (builder.finish(), places, nil) }
    var pending = [0]
    var depths = [1]
    while let index = pending.popLast(), let depth = depths.popLast() {
      while builder.depth >= depth { builder.close() }
      if depth > limits.depth || builder.count >= limits.elements {
        exceeded = exceeded ?? (depth > limits.depth ? .depth : .elements)
        continue
      }
      places[index] = write(index, to: &builder)
      var child = nodes[index].last
      while child >= 0 {
        pending.append(child)
        depths.append(depth + 1)
        child = nodes[child].previous
      }
    }
    return (builder.finish(), places, exceeded)
  }

  private func write(_ index: Int, to builder: inout TreeBuilder) -> NodeID {
    let tree = tree(of: index)
    let id = builder.open(
      tree[nodes[index].origin], renamed: nodes[index].renamed.map { overlay[$0] },
      text: nodes[index].textOrigin.map { overlay[$0] }, history: history(of: index))
    if let attributes = nodes[index].attributes {
      for attribute in attributes { builder.add(attribute.written, history: attribute.history) }
    } else {
      for attribute in tree.attributes(of: nodes[index].origin) {
        builder.add(attribute, history: tree.overridden(by: attribute))
      }
    }
    return id
  }
}
