extension String {
  /// Whether the bytes of this string come before those of another: the order of paths in output.
  ///
  /// Not the order of `<`, which takes strings that look alike for equal.
  package func isBefore(_ other: String) -> Bool {
    var (a, b) = (self, other)
    return a.withUTF8 { x in
      b.withUTF8 { y in
        let common = min(x.count, y.count)
        let (words, otherWords) = (UnsafeRawBufferPointer(x), UnsafeRawBufferPointer(y))
        var index = 0
        // Paths of a folder start with the same bytes.
        while index + 8 <= common,
          unsafe words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            == otherWords.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        {
          index += 8
        }
        while index < common {
          let (left, right) = unsafe (x[index], y[index])
          if left != right { return left < right }
          index += 1
        }
        return x.count < y.count
      }
    }
  }
}
