internal import ThemeSyntax

// The order of siblings.
extension ThreeWayMerge {
  /// Orders the siblings whose places authors choose.
  mutating func mergeOrders() {
    for index in theirs.tree.nodes.indices where !theirs.isPart[index] && !theirs.isAtomic[index] {
      guard let parent = places[theirs.keys[index]], result[parent].children.count > 1,
        !result.hasCanonicalPlaces(in: parent)
      else { continue }
      let ordered = order(of: index, parent).compactMap { places[$0] }
      // The children of an element that was taken as a whole have no places.
      if ordered.count != result[parent].children.count { continue }
      result.move(to: ordered, in: parent, besides: Set(additions[parent] ?? []))
    }
  }

  /// Returns the keys of the children of an element of the result in order: those that both branches have there, each
  /// followed by those that only ours or only theirs has after it.
  private mutating func order(of index: Int, _ parent: Int) -> [String] {
    let items = Set(result[parent].children)
    func children(of index: Int?, in revision: Revision) -> [String] {
      guard let index else { return [] }
      let keys = revision.tree.children(of: NodeID(index)).map { revision.keys[$0.index] }
      return keys.filter { places[$0].map(items.contains) == true }
    }
    let key = theirs.keys[index]
    let (b, c) = (children(of: ours.byKey[key], in: ours), children(of: index, in: theirs))
    let common = Set(b).intersection(c)
    let (ourOrder, theirOrder) = (b.filter(common.contains), c.filter(common.contains))
    var ordered = ourOrder
    if ourOrder != theirOrder, theirs.tree.nodes[index].kind.ordersChildren {
      let old = children(of: base.byKey[key], in: base).filter(common.contains)
      if ourOrder == old {
        ordered = theirOrder
      } else if theirOrder != old {
        ordered = merged(old, ourOrder, theirOrder, in: key)
      }
    }
    let followers = [b, c].map { Self.followers(in: $0, of: common) }
    func following(_ key: String?) -> [String] { followers.flatMap { $0[key] ?? [] } }
    return following(nil) + ordered.flatMap { [$0] + following($0) }
  }

  /// The items after each of some others; `nil` has those at the beginning.
  private static func followers(in items: [String], of others: Set<String>) -> [String?: [String]] {
    var followers: [String?: [String]] = [:]
    var last: String?
    for item in items {
      if others.contains(item) { last = item } else { followers[last, default: []].append(item) }
    }
    return followers
  }

  /// Above this number, two new orders are in conflict, because each item is compared with each other.
  private static let mostMerged = 2_000

  /// Merges two new orders of the same items, so that two items have the order of the branch that changed it. If that is
  /// impossible, returns ours, and records conflicts.
  private mutating func merged(_ old: [String], _ ours: [String], _ theirs: [String], in list: String) -> [String] {
    guard ours.count <= Self.mostMerged else {
      conflict(at: list, "the order of more than \(Self.mostMerged) elements is changed in both")
      return ours
    }
    func ranks(_ items: [String]) -> [Int?] {
      let ranks = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
      return ours.map { ranks[$0] }
    }
    let (before, there) = (ranks(old), ranks(theirs).map { $0 ?? 0 })
    // The number of items that each precedes. In an order, these numbers are different.
    var counts = Array(repeating: 0, count: ours.count)
    var (ourMoves, theirMoves, additions): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    for first in ours.indices {
      for second in (first + 1)..<ours.count {
        var precedes = true
        if there[first] > there[second] {
          if let a = before[first], let b = before[second] {
            precedes = a > b
            if precedes { ourMoves.formUnion([first, second]) } else { theirMoves.formUnion([first, second]) }
          } else {
            additions.formUnion([first, second].filter { before[$0] == nil })
          }
        }
        counts[precedes ? first : second] += 1
      }
    }
    let isOrder = Set(counts).count == counts.count
    if isOrder, additions.isEmpty { return ours.indices.sorted { counts[$0] > counts[$1] }.map { ours[$0] } }
    for item in additions.union(isOrder ? [] : ourMoves.intersection(theirMoves)).sorted() {
      conflict(at: ours[item], "its place among its siblings is changed in both")
    }
    return ours
  }
}

extension MarkupTree {
  /// Orders the children of an element. Rewrites the whitespace of those that are moved, except for new ones.
  fileprivate mutating func move(to children: [Int], in parent: Int, besides new: Set<Int>) {
    let places = Dictionary(
      self[parent].children.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let old = children.filter { !new.contains($0) }
    let kept = Set(longestIncreasing(old.map { places[$0] ?? 0 }).map { old[$0] })
    for child in old where !kept.contains(child) {
      remove(child)
      reset(child)
    }
    setChildren(children, of: parent)
  }
}
