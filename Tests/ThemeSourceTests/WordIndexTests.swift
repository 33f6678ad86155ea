import Testing
import ThemeSource

/// Compares searches for many words with those for one.
struct WordIndexTests {
  private static let texts = ["a b_1 é", "ab, $a.b(a)", "", "b é\né b1 ab"].map { Array($0.utf8) }
  static let words = ["a", "b", "ab", "b_1", "b1", "é", "1", "A"].map { Array($0.utf8) }

  @Test(arguments: words) func `an index finds the texts with a word`(word: [UInt8]) {
    var texts = Self.texts
    var index = WordIndex(texts.map { WordList($0) })
    func expected() -> [Int] { texts.indices.filter { hasIdentifier(word, in: texts[$0]) } }
    #expect(index.numbers(of: word) == expected())
    for (number, text) in [(1, "é"), (2, "a b"), (1, "A 1")] {
      texts[number] = Array(text.utf8)
      index.replace(number, by: WordList(texts[number]))
      #expect(index.numbers(of: word) == expected())
    }
    let bytes = index.bytes[...]
    #expect(WordIndex(bytes, numbers: [0, 1, 2, 3])?.numbers(of: word) == expected())
    let moved = [3, nil, 0, 1]
    #expect(WordIndex(bytes, numbers: moved)?.numbers(of: word) == expected().compactMap { moved[$0] }.sorted())
    // Texts without a number are omitted.
    #expect(WordIndex(bytes, numbers: [0])?.numbers(of: word) == expected().filter { $0 == 0 })
    #expect(WordIndex(bytes.dropLast(), numbers: [0, 1, 2, 3])?.bytes == nil)
  }

  @Test(arguments: words) func `the places of a word are found`(word: [UInt8]) {
    for text in Self.texts {
      let found = IdentifierOffsets(text).candidates(for: word) ?? []
      #expect(found.isEmpty != hasIdentifier(word, in: text))
      #expect(found == found.sorted() && found.allSatisfy { text[$0...].starts(with: word) })
    }
    #expect(IdentifierOffsets([]).candidates(for: Array("a b".utf8)) == nil)
  }

  @Test(arguments: ["", "$a", "a b", "a.b"]) func `only identifiers can be looked up`(word: String) {
    #expect(!WordList.covers(Array(word.utf8)))
    #expect(WordIndex([]).numbers(of: Array(word.utf8)) == nil)
  }

  @Test func `identifiers that a text has more than once are found`() {
    func found(_ text: String) -> Set<String> {
      let names = Set(Self.words + [Array("a b".utf8), []])
      return Set(identifiersFoundTwice(names, in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(found("a b a b ab") == ["a", "b", "a b"])
    #expect(found("é a_é é aa A b_1(b_1)") == ["é", "b_1"])
    #expect(found("") == [])
  }
}
