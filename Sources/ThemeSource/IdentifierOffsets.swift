/// The places of all identifiers of a text. Finds one without reading the text.
package struct IdentifierOffsets: Sendable {
  private var offsets: [UInt64: [Int]] = [:]

  package init(_ bytes: [UInt8]) {
    forEachIdentifier(in: bytes) { range in
      offsets[WordList.hash(of: bytes[range]), default: []].append(range.lowerBound)
    }
  }

  /// Returns the offsets of the identifiers that may be a word, ascending; nil if the word is no identifier.
  package func candidates(for word: [UInt8]) -> [Int]? {
    WordList.covers(word) ? offsets[WordList.hash(of: word[...])] ?? [] : nil
  }
}
