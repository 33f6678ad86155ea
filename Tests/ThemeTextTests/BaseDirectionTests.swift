import Testing

@testable import ThemeText

@Suite struct BaseDirectionTests {
  @Test(arguments: [
    ("Hello", BaseDirection.leftToRight), ("שלום", .rightToLeft), ("مرحبا", .rightToLeft), ("123 שלום", .rightToLeft),
    ("... Hi שלום", .leftToRight), ("\u{2067}שלום\u{2069} Hi", .leftToRight), ("123", .leftToRight), ("", .leftToRight),
    ("123\nשלום", .leftToRight),
  ])
  func `the first strong character outside isolates decides`(text: String, direction: BaseDirection) {
    #expect(BaseDirection(of: text) == direction)
  }

  @Test func `text without strong characters takes the fallback`() {
    #expect(BaseDirection(of: "12:30", fallback: .rightToLeft) == .rightToLeft)
  }

  @Test(.enabled(if: UnicodeData.isInstalled, "Debian's package unicode-data is not installed"))
  func `paragraphs of BidiCharacterTest have the expected direction`() throws {
    var count = 0
    for line in try UnicodeData.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      // Field 1 is 2 if the direction must be determined. Field 2 is the result.
      guard fields.count == 5, fields[1] == "2" else { continue }
      var text = ""
      for word in fields[0].split(separator: " ") {
        if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
      }
      count += 1
      let expected: BaseDirection = fields[2] == "1" ? .rightToLeft : .leftToRight
      if BaseDirection(of: text) != expected { Issue.record("\(fields[0]): not \(expected)") }
    }
    #expect(count > 20)
  }
}
