internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

// Additions are placed first, then moves, in the order of the target's lists. So the neighbor that a move names is
// already in its place.
extension OverlayMaker {
  /// Copies a new object, with its place among its siblings.
  mutating func placed(_ child: NodeID, before next: String?) -> Int {
    let made = copy(child)
    if let next { markup.append(.init("before", next), to: made) }
    return made
  }

  /// Returns, for each new object of a list, the id of the next object that keeps its place; the last ones have none.
  func stableNeighbors(in list: NodeID, over match: NodeID) -> [NodeID: String] {
    guard target[list].kind.role == .list else { return [:] }
    let stable = stableChildren(of: list, over: match)
    var next: String?
    var neighbors: [NodeID: String] = [:]
    for child in target.children(of: list).reversed() {
      if stable.contains(child) { next = target.string(.id, of: child) } else { neighbors[child] = next }
    }
    return neighbors
  }

  /// Returns a largest set of objects that are in the parent's list too, in the same order.
  private func stableChildren(of list: NodeID, over match: NodeID) -> Set<NodeID> {
    let kept = target.children(of: list).compactMap { child -> (NodeID, NodeID)? in
      guard isObject(child, in: target), let other = counterpart(of: child), base[other].parent == match else {
        return nil
      }
      return (child, other)
    }
    return Set(longestIncreasing(kept.map(\.1)).map { kept[$0].0 })
  }

  /// Adds moves of objects to another list or another place in it, and of constraints and connections to another
  /// object.
  mutating func placeMoves() {
    for list in target.all where list != target.documentElement {
      moveConnections(in: list)
      let inside = target.children(of: list).filter { isObject($0, in: target) }
      guard inside.contains(where: { counterpart(of: $0) != nil }) else { continue }
      let stable = counterpart(of: list).map { stableChildren(of: list, over: $0) } ?? []
      var right: NodeID?
      for child in inside.reversed() {
        defer { right = child }
        guard let other = counterpart(of: child), !stable.contains(child) else { continue }
        if target[list].kind.role == .list {
          move(child, in: list, before: right, among: inside, stable)
        } else if base[other].parent != counterpart(of: list) {
          // An object cannot be moved into a slot (`<view key="…">`).
          obstacles.append("'\(target.string(.id, of: child) ?? "")' in another element's slot")
        }
      }
    }
  }

  private mutating func moveConnections(in list: NodeID) {
    guard target[list].kind == .constraints || target[list].kind == .connections else { return }
    for child in target.children(of: list) {
      guard let other = counterpart(of: child), base[other].parent != counterpart(of: list),
        let owner = target[list].parent.flatMap({ target.string(.id, of: $0) }),
        let id = base.string(.id, of: other)
      else { continue }
      add(markup.make("move", [.init("reference", id), .init("into", owner)]), to: objects)
    }
  }

  private mutating func move(
    _ child: NodeID, in list: NodeID, before right: NodeID?, among inside: [NodeID], _ stable: Set<NodeID>
  ) {
    var attributes = [MarkupTree.Attribute("reference", target.string(.id, of: child) ?? "")]
    if let id = right.flatMap({ target.string(.id, of: $0) }) {
      attributes.append(.init("before", id))
    } else if let owner = target[list].parent.flatMap({ target.string(.id, of: $0) }) {
      attributes.append(.init("into", owner))
    } else if let left = inside.last(where: { $0 < child && (stable.contains($0) || counterpart(of: $0) == nil) }),
      let id = target.string(.id, of: left)
    {
      attributes.append(.init("after", id))
    } else {
      return
    }
    add(markup.make("move", attributes), to: objects)
  }

  /// Removes the outermost elements that the theme does not have, and the constraints and connections that are not
  /// removed along with those.
  mutating func placeRemovals() {
    var gone: Set<String> = []
    var references: [NodeID] = []
    for node in base.all {
      guard case .id(let id) = base.identity(of: node), !hasCounterpart(node), baseIDs[id.text] == node else {
        continue
      }
      if isObject(node, in: base) { gone.insert(id.text) }
      if goesWithItsOwner(node) || isReplaced(node) { continue }
      if base[node].kind.role == .constraint || base[node].kind.role == .connection {
        references.append(node)
      } else {
        remove(id.text)
      }
    }
    for node in references where !refers(node, to: gone) { remove(base.string(.id, of: node) ?? "") }
  }

  /// Whether the object around an element is removed too. Remaining objects are moved out first, with their content.
  private func goesWithItsOwner(_ node: NodeID) -> Bool {
    for owner in base.ancestors(of: node) {
      if case .id = base.identity(of: owner) { return !hasCounterpart(owner) }
    }
    return false
  }

  /// Whether the theme has another element in the element's slot, which replaces it.
  private func isReplaced(_ node: NodeID) -> Bool {
    guard let key = base.string(.key, of: node), let owner = base[node].parent,
      let mine = counterparts.firstIndex(of: owner)
    else { return false }
    return target.child(of: NodeID(mine), key: key) != nil
  }

  private func refers(_ node: NodeID, to gone: Set<String>) -> Bool {
    base.attributes(of: node).contains { attribute in
      switch attribute.name {
      case .firstItem, .secondItem, .destination, .reference: gone.contains(attribute.value)
      default: false
      }
    }
  }

  private mutating func remove(_ id: String) {
    add(markup.make("remove", [.init("reference", id)]), to: objects)
  }
}

/// Returns the indices of a longest strictly increasing subsequence.
func longestIncreasing<Value: Comparable>(_ values: [Value]) -> [Int] {
  // The smallest last value of a sequence of each length, and each value's predecessor.
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    let length = tails.partitioningIndex { values[$0] >= value }
    previous[index] = length > 0 ? tails[length - 1] : -1
    if length == tails.count { tails.append(index) } else { tails[length] = index }
  }
  var result: [Int] = []
  var next = tails.last ?? -1
  while next >= 0 {
    result.append(next)
    next = previous[next]
  }
  return result.reversed()
}
