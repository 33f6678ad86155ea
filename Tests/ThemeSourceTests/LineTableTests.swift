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

  @Test(arguments: [1, 7, 255, 256, 257, 1_000])
  func `offsets of columns are found in lines of any length`(length: Int) {
    var text = "é\n"
    for index in 0..<length { text.append(Self.letters[(index * 5 + index / 7) % Self.letters.count]) }
    let table = LineTable(Array((text + "\r\nlast").utf8))
    let bytes = table.lineBytes(1)
    let line = String(decoding: bytes, as: UTF8.self)
    for (column, index) in line.unicodeScalars.indices.enumerated() {
      let offset = bytes.startIndex + line.utf8.distance(from: line.utf8.startIndex, to: index)
      #expect(table.offset(ofColumn: column, inLine: 1) == offset)
    }
    #expect(table.offset(ofColumn: length + 3, inLine: 1) == bytes.endIndex)
  }

  @Test func `offsets of columns stay in their line`() {
    let table = LineTable(Array("ab\ncd\n".utf8))
    #expect([-1, 0, 1, 2, 9].map { table.offset(ofColumn: $0, inLine: 1) } == [3, 3, 4, 5, 5])
    #expect(table.offset(ofColumn: 1, inLine: 2) == 6)
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
