extension String {
  /// Whether the string's UTF-8 bytes sort before those of `other`. Paths are output in this order.
  ///
  /// Unlike `<`, it tells apart strings that are canonically equivalent.
  package func isBefore(_ other: String) -> Bool {
    var (a, b) = (self, other)
    return a.withUTF8 { x in
      b.withUTF8 { y in
        let common = min(x.count, y.count)
        let (words, otherWords) = (UnsafeRawBufferPointer(x), UnsafeRawBufferPointer(y))
        var index = 0
        // Compare eight bytes at a time: paths in a folder share a long prefix.
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
