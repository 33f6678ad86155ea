/// The possible contents of an element, as ordinals.
struct RowNumbers {
  /// Indices of types, keyed by attribute.
  var types: [Int: Int] = [:]
  var children: Set<Int> = []
  /// Indices of vocabularies, keyed by child; 0 means all children.
  var keys: [Int: Int] = [:]

  /// The vocabulary of a child's keys; 0 if they are unknown.
  func vocabulary(of child: Int) -> Int { keys[0] ?? keys[child] ?? 0 }
}
