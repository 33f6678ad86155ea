/// What an element may hold, as ordinals.
struct RowNumbers {
  /// Indices of types, by attribute.
  var types: [Int: Int] = [:]
  var children: Set<Int> = []
  /// Places of vocabularies, by child; 0 stands for all children.
  var keys: [Int: Int] = [:]

  /// What turns one row into another: attributes with their types, 0 for none; children that only one of them has;
  /// children with their vocabularies, 0 for none.
  struct Difference {
    var attributes: [Int]
    var children: [Int]
    var keys: [Int]

    fileprivate var count: Int { attributes.count + children.count + keys.count }
  }

  /// The row that is closest to this one, and what differs from it.
  func shortestDifference(from rows: [RowNumbers]) -> (row: Int, difference: Difference) {
    rows.enumerated().map { (row: $0.offset, difference: difference(from: $0.element)) }
      .min { $0.difference.count < $1.difference.count } ?? (0, difference(from: RowNumbers()))
  }

  private func difference(from other: RowNumbers) -> Difference {
    Difference(
      attributes: Self.changes(from: other.types, to: types),
      children: children.symmetricDifference(other.children).sorted(), keys: keyChanges(from: other.keys))
  }

  /// What holds for all children comes first: it overwrites the other row's vocabularies.
  private func keyChanges(from other: [Int: Int]) -> [Int] {
    if keys == other { return [] }
    if keys[0] == nil, other[0] == nil { return Self.changes(from: other, to: keys) }
    return (keys[0] == nil ? [0, 0] : []) + Self.changes(from: [:], to: keys)
  }

  private static func changes(from old: [Int: Int], to new: [Int: Int]) -> [Int] {
    Set(old.keys).union(new.keys).sorted().flatMap { old[$0] == new[$0] ? [] : [$0, new[$0] ?? 0] }
  }
}
