import Testing
import ThemeSource

/// Compares columns with those of Swift's strings.
struct LineTableTests {
  private static let letters: [Character] = ["a", "é", "€", "😀", "\u{0}", "\u{7F}", "中", "\u{10FFFF}"]

  @Test(arguments: [1, 7, 8, 9, 255, 256, 257, 1_000])
  func `columns count scalars and UTF-16 units in lines of any length`(length: Int) {
    var text = "first\r\n"
    for index in 0..<length { text.append(Self.letters[(index * 5 + index / 7) % Self.letters.count]) }
    text += "\nlast"
    let table = LineTable(Array(text.utf8))
    var line = 0
    var start = text.startIndex
    for index in text.unicodeScalars.indices {
      let offset = UInt32(text.utf8.distance(from: text.utf8.startIndex, to: index))
      if table.lineIndex(of: offset) != line {
        line = table.lineIndex(of: offset)
        start = index
      }
      let position = table.position(of: offset)
      #expect(position.line == line + 1)
      #expect(position.column == text.unicodeScalars.distance(from: start, to: index) + 1)
      #expect(table.utf16Column(of: offset) == text.utf16.distance(from: start, to: index) + 1)
    }
    #expect(line == 2)
  }

  /// The Language Server Protocol has these line ends.
  @Test(arguments: [
    ("ab\r\ncd\re\n\nf", ["ab", "cd", "e", "", "f"]), ("a\r", ["a", ""]), ("a\n", ["a", ""]), ("a\r\n", ["a", ""]),
    ("\r", ["", ""]), ("\n\r", ["", "", ""]), ("", [""]), ("12345678\r\n9", ["12345678", "9"]),
    ("1234567\r\n9", ["1234567", "9"]), ("1234567\r9", ["1234567", "9"]),
  ])
  func `lines end with LF, CR LF or CR`(text: String, lines: [String]) {
    let table = LineTable(Array(text.utf8))
    #expect(table.lineIndex(of: UInt32(text.utf8.count)) == lines.count - 1)
    #expect(lines.indices.map { String(decoding: table.lineBytes($0), as: UTF8.self) } == lines)
    #expect(table.lineBytes(lines.count).isEmpty && table.lineBytes(-1).isEmpty)
  }
}
