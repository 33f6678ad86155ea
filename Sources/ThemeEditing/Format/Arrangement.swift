internal import ThemeSyntax

// Interface Builder's order, and the places in it for additions of the theme language.

extension MarkupTree {
  /// Sets the order variant from the document's attributes and capabilities.
  mutating func findOrderVariant() {
    guard !isEmpty else { return }
    let dependencies = child(of: root, .dependencies).map { nodes[$0].children } ?? []
    orderVariant = OrderVariant(
      targetRuntime: string("targetRuntime", of: root), toolsVersion: string("toolsVersion", of: root),
      hasNewCapability: dependencies.contains {
        nodes[$0].kind == .capability && string("name", of: $0) == OrderVariant.newCapability
      })
  }

  private func order(of index: Int) -> ElementOrder { ElementOrder.of(nodes[index].name, in: orderVariant) }

  private func arrangement(of index: Int) -> ChildArrangement {
    ElementOrder.arrangement(of: nodes[index].name, hasID: id(of: index) != nil)
  }
}

/// A part of a list: before, in or after Interface Builder's own order.
private enum Section: Int, Comparable {
  case first, middle, last

  /// Namespaces are first; the attributes for a child's place in an overlay are last.
  init(ofAttribute name: String) {
    switch name {
    case "into", "before", "after": self = .last
    default: self = name == "xmlns" || name.hasPrefix("xmlns:") ? .first : .middle
    }
  }

  /// The header is first; edits are last.
  init(of kind: ElementKind) {
    switch kind {
    case .theme: self = .first
    case .remove, .unset, .move: self = .last
    default: self = .middle
    }
  }

  static func < (a: Section, b: Section) -> Bool { a.rawValue < b.rawValue }
}

// MARK: Attributes

extension MarkupTree {
  mutating func sortAttributes(of index: Int, idFirst: Bool) {
    let attributes = nodes[index].attributes
    func section(_ wanted: Section) -> [Attribute] { attributes.filter { Section(ofAttribute: $0.name) == wanted } }
    let middle = section(.middle)
    let sorted = order(of: index).attributes.sorted(middle.map(\.name)).map { middle[$0] }
    let all = section(.first) + sorted + section(.last)
    nodes[index].attributes = idFirst ? all.filter { $0.name == "id" } + all.filter { $0.name != "id" } : all
  }

  /// Returns the index for a new attribute: directly after those that must precede it, else directly before the first
  /// that it must precede, else at the end of its section.
  func canonicalPlace(ofAttribute name: String, in index: Int) -> Int {
    let names = nodes[index].attributes.map(\.name)
    let section = Section(ofAttribute: name)
    let start = names.prefix { Section(ofAttribute: $0) < section }.count
    let end = names.firstIndex { Section(ofAttribute: $0) > section } ?? names.count
    guard section == .middle, start < end else { return end }
    return order(of: index).attributes.place(of: name, among: names[start..<end]).map { start + $0 } ?? end
  }
}

// MARK: Children

extension MarkupTree {
  /// Returns the child's slot in its parent: its key, else `<` and its name. All variations share a slot.
  private func slot(of index: Int) -> String {
    if nodes[index].kind != .variation, let key = string("key", of: index) { return key }
    return "<" + nodes[index].name
  }

  private func listKey(of index: Int, _ rule: ListRule) -> ListKey? {
    rule.key(of: nodes[index].name) { string($0, of: index) }
  }

  mutating func sortChildren(of index: Int) {
    let children = nodes[index].children
    if children.isEmpty { return }
    let middle = children.filter { Section(of: nodes[$0].kind) == .middle }
    let sorted: [Int]
    switch arrangement(of: index) {
    case .written: return
    case .sorted(let rule):
      let keys = middle.compactMap { listKey(of: $0, rule) }
      guard keys.count == middle.count else { return }
      let places = middle.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      sorted = places.map { middle[$0] }
    case .ordered:
      let slots = middle.map { slot(of: $0) }
      let others = zip(middle, slots).filter { nodes[$0.0].kind != .variation }.map(\.1)
      // Interface Builder never writes two children in one slot.
      guard Set(others).count == others.count else { return }
      let arranged = withSortedVariations(middle)
      sorted = order(of: index).children.sorted(arranged.map { slot(of: $0) }).map { arranged[$0] }
    }
    func section(_ wanted: Section) -> [Int] { children.filter { Section(of: nodes[$0].kind) == wanted } }
    nodes[index].children = section(.first) + sorted + section(.last)
  }

  /// Returns the children with the variations sorted by key among each other.
  private func withSortedVariations(_ children: [Int]) -> [Int] {
    let places = children.indices.filter { nodes[children[$0]].kind == .variation }
    if places.count < 2 { return children }
    let keys = places.map { Array((string("key", of: children[$0]) ?? "").utf8) }
    let ranks = places.indices.sorted { a, b in
      keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
    }
    var result = children
    for (place, rank) in zip(places, ranks) { result[place] = children[places[rank]] }
    return result
  }

  /// Whether a child's place is determined by its kind or key rather than chosen by an author.
  func hasCanonicalPlaces(in index: Int) -> Bool {
    switch arrangement(of: index) {
    case .written: false
    case .ordered: true
    case .sorted(let rule):
      nodes[index].children.allSatisfy {
        Section(of: nodes[$0].kind) != .middle || listKey(of: $0, rule) != nil
      }
    }
  }

  /// Returns the index for a new child: the end of a list if its order is significant. Elsewhere directly after those
  /// that must precede it, else directly before the first that it must precede, else at the end of its section.
  func canonicalPlace(of child: Int, in index: Int) -> Int {
    let children = nodes[index].children
    let arrangement = arrangement(of: index)
    if case .written = arrangement { return children.count }
    let section = Section(of: nodes[child].kind)
    let start = children.prefix { Section(of: nodes[$0].kind) < section }.count
    let end = children.firstIndex { Section(of: nodes[$0].kind) > section } ?? children.count
    guard section == .middle, start < end else { return end }
    let siblings = children[start..<end]
    switch arrangement {
    case .written: return end
    case .sorted(let rule):
      guard let key = listKey(of: child, rule) else { return end }
      return siblings.firstIndex { listKey(of: $0, rule).map { key < $0 } ?? false } ?? end
    case .ordered:
      let place = order(of: index).children.place(of: slot(of: child), among: siblings.map { slot(of: $0) })
      return place.map { start + $0 } ?? end
    }
  }
}
