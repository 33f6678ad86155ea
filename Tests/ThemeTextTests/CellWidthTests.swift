import Testing

@testable import ThemeText

@Suite struct CellWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("😀", 2),
      ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("1️⃣", 2), ("❤", 1), ("❤️", 2), ("😀\u{FE0E}", 1), ("…", 1), ("\u{200B}", 0),
      ("\u{7}", 0), ("\u{1B}", 0), ("\u{301}", 0), ("\u{AD}", 0), ("\t", 0), ("\r\n", 0), ("↔", 1), ("™", 1), ("①", 1),
    ] as [(Character, Int32)])
  func `a character has the number of cells that Unicode defines`(character: Character, cells: Int32) {
    #expect(cellWidth(of: character) == cells)
  }

  @Test func `any number of combining marks has no cells`() {
    let flood = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(cellWidth(of: flood) == 1)
    #expect(TextMetrics.cells(.standard).layout(flood, font: .system(17), width: 8).lines.count == 1)
  }

  @Test(.enabled(if: UnicodeData.isInstalled, "Debian's package unicode-data is not installed"))
  func `wide and fullwidth characters of EastAsianWidth have two cells`() throws {
    var wrong: [UInt32] = []
    for row in UnicodeData.rows(try UnicodeData.lines("EastAsianWidth.txt")) where row.value == "W" || row.value == "F"
    {
      for value in row.range {
        guard let scalar = Unicode.Scalar(value), UnicodeTable.shared[scalar].width != 2 else { continue }
        // Marks combine even if they are wide: U+302A … U+302D, U+3099, U+309A, U+16FE4.
        if scalar.properties.generalCategory != .nonspacingMark { wrong.append(value) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10).map { String($0, radix: 16) })")
  }

  @Test(.enabled(if: UnicodeData.isInstalled, "Debian's package unicode-data is not installed"))
  func `every sequence of emoji-test that is presented as emoji has two cells`() throws {
    var count = 0
    for row in try UnicodeData.lines("emoji/emoji-test.txt") where row.contains("; fully-qualified") {
      let scalars = row.prefix { $0 != ";" }.split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let text = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
      count += 1
      #expect(cellWidth(of: text) == 2, "\(text)")
    }
    #expect(count > 3_000)
  }
}
