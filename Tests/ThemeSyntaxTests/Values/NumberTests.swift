import Testing
import ThemeSource

@testable import ThemeSyntax

struct NumberTests {
  /// All texts of up to four of these characters: digits, their neighbors in ASCII, and those that numbers can have.
  private var shortTexts: [String] {
    let characters = ["0", "9", "5", "/", ":", ".", "-", "+", "e", " ", "x"]
    var texts = [""]
    var all = texts
    for _ in 0..<4 {
      texts = texts.flatMap { text in characters.map { text + $0 } }
      all += texts
    }
    return all
  }

  @Test func `short texts are numbers if and only if they are decimal numbers`() throws {
    let number = try Regex("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(e[+-]?[0-9]+)?")
    for text in shortTexts {
      let expected = try number.wholeMatch(in: text) == nil ? nil : Double(text)
      #expect(parseNumber(text)?.bitPattern == expected?.bitPattern, "'\(text)'")
    }
  }

  @Test(arguments: [
    "123456789012345", "1234567890123456", "-12345.6789012345", "0.000000000000001", "-0.0", "99999999999999.9",
    "179769313486231570000000000000000000000", "1.7976931348623157e308", "4.9E-324",
    "0.1000000000000000055511151231257827",
  ])
  func `long numbers are the closest values`(text: String) {
    #expect(parseNumber(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test(arguments: [
    "nan", "inf", "-inf", "infinity", "0x10", "1e400", "-1e400", "1,5", "１", "1_000", "1\n", "e5", "1e5.0",
  ])
  func `other texts are no numbers`(text: String) {
    #expect(parseNumber(text) == nil)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("3:4", 0.75), ("3/4", 0.75), ("-1:2", -0.5), ("0:5", 0), ("1:0", nil), ("1:", nil), (":2", nil),
      ("1:2:3", nil), ("1/2/3", nil), ("1e308:1e-308", nil), ("a:b", nil), ("", nil),
    ] as [(String, Double?)])
  func `a multiplier is a number or a ratio`(text: String, value: Double?) {
    #expect(parseMultiplier(text) == value)
  }

  @Test(arguments: [
    ("#F00", 0xFF_00_00, 1.0), ("#f00", 0xFF_00_00, 1.0), ("#1234", 0x11_22_33, 0x44 / 255.0),
    ("#0A0B0C", 0x0A_0B_0C, 1.0),
    ("#0A0B0C80", 0x0A_0B_0C, 128 / 255.0), ("#FFFFFF00", 0xFF_FF_FF, 0.0),
  ])
  func `colors in hexadecimal digits have four forms`(text: String, rgb: Int, alpha: Double) throws {
    let color = try #require(ColorComponents(hexText: text))
    #expect(
      [color.red, color.green, color.blue].map { ($0 * 255).rounded() } == [16, 8, 0].map { Double(rgb >> $0 & 0xFF) })
    #expect(color.alpha == alpha)
    // Written, it has two digits for each component, and alpha only if it is not opaque.
    let digits = String(rgb + 0x1_00_00_00, radix: 16, uppercase: true).dropFirst()
    let alphaDigits = String(Int(alpha * 255) + 0x1_00, radix: 16, uppercase: true).dropFirst()
    #expect(color.hexText == "#\(digits)" + (alpha < 1 ? alphaDigits : ""))
  }

  @Test(arguments: ["", "#", "F00", "#F", "#FF", "#FFFFF", "#FFFFFFF", "#FFFFFFFFF", "#GGG", "# FF", "#ＦＦＦ", "#+FF"])
  func `other texts are no colors`(text: String) {
    #expect(ColorComponents(hexText: text) == nil)
  }

  @Test func `components beyond sRGB are clipped in hexadecimal digits`() {
    #expect(ColorComponents(red: 1.2, green: -0.2, blue: 0.5, alpha: 2).hexText == "#FF0080")
    #expect(ColorComponents(red: .nan, green: 0, blue: 1, alpha: -1).hexText == "#0000FF00")
  }
}
