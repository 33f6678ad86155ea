internal import ThemeSource
package import ThemeSyntax

// Reading.
extension MarkupTree {
  package func string(_ name: String, of index: Int) -> String? {
    nodes[index].attributes.first { $0.name == name }?.value
  }

  package func id(of index: Int) -> String? { string("id", of: index) }

  /// Returns the first child of that kind.
  package func child(of index: Int, _ kind: ElementKind) -> Int? {
    nodes[index].children.first { nodes[$0].kind == kind }
  }

  package func child(of index: Int, key: String) -> Int? {
    nodes[index].children.first { string("key", of: $0) == key }
  }

  /// Returns the element and everything inside it, in document order.
  package func subtree(of index: Int) -> [Int] {
    var found: [Int] = []
    var pending = [index]
    while let next = pending.popLast() {
      found.append(next)
      pending += nodes[next].children.reversed()
    }
    return found
  }

  /// Whether the first element is, or is inside, the second.
  package func isInside(_ index: Int, _ other: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if current == other { return true }
      next = nodes[current].parent
    }
    return false
  }
}

// Changing.
extension MarkupTree {
  /// Sets an attribute, in place if it exists, else where Interface Builder would write it.
  package mutating func set(_ name: String, to value: String, of index: Int) {
    if let place = nodes[index].attributes.firstIndex(where: { $0.name == name }) {
      if nodes[index].attributes[place].value == value { return }
      nodes[index].attributes[place] = Attribute(name, value)
    } else {
      nodes[index].attributes.insert(Attribute(name, value), at: canonicalPlace(ofAttribute: name, in: index))
    }
    nodes[index].isTagChanged = true
    if index == root { findOrderVariant() }
  }

  package mutating func removeAttribute(_ name: String, of index: Int) {
    guard let place = nodes[index].attributes.firstIndex(where: { $0.name == name }) else { return }
    nodes[index].attributes.remove(at: place)
    nodes[index].isTagChanged = true
  }

  package mutating func setText(_ text: String?, of index: Int) {
    if nodes[index].text == text { return }
    nodes[index].text = text
    nodes[index].isTextChanged = true
  }

  package mutating func rename(_ index: Int, to name: String) {
    if nodes[index].name == name { return }
    nodes[index].name = name
    nodes[index].kind = ElementKind(name: name)
    nodes[index].isTagChanged = true
    nodes[index].isRenamed = true
    reset(index)
  }

  /// Removes an element with everything inside it. The list that becomes empty stays.
  package mutating func remove(_ index: Int) {
    guard let parent = nodes[index].parent, let place = nodes[parent].children.firstIndex(of: index) else { return }
    if place > 0, let written = nodes[index].written, !nodes[index].isReset {
      nodes[nodes[parent].children[place - 1]].lineComments +=
        split(written.leading, of: written.source, isFirst: false).line
    }
    nodes[parent].children.remove(at: place)
    nodes[index].parent = nil
  }

  package mutating func remove(_ indices: Set<Int>) {
    let parents = Set(indices.compactMap { nodes[$0].parent })
    for parent in parents { nodes[parent].children.removeAll { indices.contains($0) } }
    for index in indices { nodes[index].parent = nil }
  }

  /// Removes empty lists, which Interface Builder does not write.
  package mutating func removeEmptyLists() {
    for index in nodes.indices.reversed() where nodes[index].parent != nil || index == root {
      let node = nodes[index]
      guard node.kind.role == .list, node.children.isEmpty, node.text == nil, index != root else { continue }
      // An empty array is the value of its key; other lists are only containers.
      if node.attributes.isEmpty { remove(index) }
    }
  }

  /// Creates an element that has no parent yet.
  package mutating func make(_ name: String, _ attributes: [Attribute] = [], text: String? = nil) -> Int {
    nodes.append(
      Node(name: name, kind: ElementKind(name: name), attributes: attributes, text: text, parent: nil))
    return nodes.count - 1
  }

  /// Inserts an element into another at an index among its children, else where Interface Builder would write it.
  package mutating func insert(_ index: Int, into parent: Int, at place: Int? = nil) {
    let place = place ?? canonicalPlace(of: index, in: parent)
    nodes[parent].children.insert(index, at: min(place, nodes[parent].children.count))
    nodes[index].parent = parent
    nodes[parent].written?.isMixed = false
  }

  /// Copies an element of another tree with everything inside it, as written there. The copy has no parent yet.
  package mutating func graft(_ index: Int, of other: MarkupTree) -> Int {
    let offset = sources.count
    sources += other.sources
    return graft(index, of: other, sourceOffset: offset)
  }

  /// Adds the first file of another tree, and returns its index.
  mutating func add(sourceOf other: MarkupTree) -> Int {
    sources.append(other.sources.first ?? [])
    return sources.count - 1
  }

  private mutating func graft(_ index: Int, of other: MarkupTree, sourceOffset: Int) -> Int {
    let made = nodes.count
    var node = other.nodes[index]
    node.written?.source += sourceOffset
    node.lead?.source += sourceOffset
    node.trail?.source += sourceOffset
    for place in node.attributes.indices { node.attributes[place].written?.source += sourceOffset }
    let children = node.children
    node.children = []
    node.parent = nil
    nodes.append(node)
    for child in children {
      let copy = graft(child, of: other, sourceOffset: sourceOffset)
      nodes[copy].parent = made
      nodes[made].children.append(copy)
    }
    return made
  }
}

// White space.
extension MarkupTree {
  /// Causes the whitespace of an element and everything inside it to be rewritten; comments stay with their elements.
  package mutating func reset(_ index: Int) {
    if !nodes[index].isReset { takeLead(of: index, behind: nil) }
    for next in subtree(of: index) where !nodes[next].isReset {
      nodes[next].isReset = true
      guard let written = nodes[next].written, !written.isMixed else { continue }
      var previous: Int?
      for child in nodes[next].children where !nodes[child].isReset {
        takeLead(of: child, behind: previous)
        previous = child
      }
      let closing = split(written.trailing, of: written.source, isFirst: nodes[next].children.isEmpty)
      if let last = nodes[next].children.last { nodes[last].lineComments += closing.line }
      nodes[next].closingComments += closing.own
      if nodes[next].children.isEmpty, nodes[next].kind.descriptor?.hasText == false {
        nodes[next].closingComments += sources[written.source][written.content].markup
      }
    }
  }

  /// Keeps the comments of the gap before an element; those on the previous sibling's line belong to that sibling.
  private mutating func takeLead(of index: Int, behind previous: Int?) {
    guard let written = nodes[index].written else { return }
    let gap = split(written.leading, of: written.source, isFirst: previous == nil)
    nodes[index].comments += gap.own
    nodes[index].hasBlankLine = previous != nil && sources[written.source][written.leading].beginsWithBlankLine
    if let previous {
      nodes[previous].lineComments += gap.line
    } else {
      nodes[index].comments.insert(contentsOf: gap.line, at: 0)
    }
  }

  /// Splits the comments of a gap into those on the preceding tag's line and those on separate lines.
  func split(_ gap: Range<Int>, of source: Int, isFirst: Bool) -> (line: [[UInt8]], own: [[UInt8]]) {
    let bytes = sources[source][gap]
    let all = bytes.markup
    if isFirst || all.isEmpty { return ([], all) }
    // A comment that begins on the line but continues on the next is a separate one.
    let lineEnd = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let count = tokens(of: bytes).count { $0.kind != .text && Int($0.range.end) <= lineEnd }
    return (Array(all.prefix(count)), Array(all.dropFirst(count)))
  }
}

extension ArraySlice<UInt8> {
  /// Whether a gap has an empty line before its first comment on a separate line.
  var beginsWithBlankLine: Bool {
    var lines = 0
    for token in tokens(of: self) {
      if token.kind == .text {
        lines += self[token.range.offsets].count { $0 == 0x0A }
      } else if lines > 0 {
        break
      }
    }
    return lines > 1
  }
}
