/// Words of a closed list, found by their bytes.
public struct WordList: Sendable {
  @usableFromInline let bytes: [UInt8]
  /// Where each word ends.
  @usableFromInline let ends: [UInt32]

  package init(_ words: [String]) {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    for word in words {
      bytes += word.utf8
      ends.append(UInt32(bytes.count))
    }
    self.bytes = bytes
    self.ends = ends
  }

  /// The place of a word in the list; nil when it is none of them.
  @inlinable
  public func index(of word: Span<UInt8>) -> Int? {
    var start = 0
    for index in ends.indices {
      let end = Int(ends[index])
      if end - start == word.count {
        var offset = 0
        while offset < word.count, bytes[start + offset] == word[offset] { offset += 1 }
        if offset == word.count { return index }
      }
      start = end
    }
    return nil
  }
}
