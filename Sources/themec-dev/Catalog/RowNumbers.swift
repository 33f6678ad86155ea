/// What an element may hold, as ordinals.
struct RowNumbers {
  /// Indices of types, by attribute.
  var types: [Int: Int] = [:]
  var children: Set<Int> = []
  /// Indices of vocabularies, by child; 0 stands for all children.
  var keys: [Int: Int] = [:]

  /// The vocabulary of a child's keys; 0 where nothing is known of them.
  func vocabulary(of child: Int) -> Int { keys[0] ?? keys[child] ?? 0 }
}
