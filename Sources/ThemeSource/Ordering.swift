extension String {
  /// Whether the string's UTF-8 bytes sort before those of `other`. Paths are output in this order.
  ///
  /// Unlike `<`, it tells apart strings that are canonically equivalent.
  package func isBefore(_ other: String) -> Bool {
    var (a, b) = (self, other)
    return a.withUTF8 { bytes in b.withUTF8 { unsafe bytes.lexicographicallyPrecedes($0) } }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that fulfills a condition that all later elements fulfill too, or the end.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
