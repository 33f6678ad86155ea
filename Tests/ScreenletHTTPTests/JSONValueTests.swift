import Testing

@testable import ScreenletHTTP

@Suite struct JSONValueTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue { try JSONValue(parsing: text.utf8) }

  @Test func `values are parsed`() throws {
    // The first example of RFC 8259, section 13.
    let image = try parse(
      """
      {"Image": {"Width": 800, "Height": 600, "Title": "View from 15th Floor",
        "Thumbnail": {"Url": "http://www.example.com/image/481989943", "Height": 125, "Width": 100},
        "Animated" : false, "IDs": [116, 943, 234, 38793]}}
      """)
    #expect(image["Image"]?["Width"]?.integerValue == 800)
    #expect(image["Image"]?["Thumbnail"]?["Url"]?.stringValue == "http://www.example.com/image/481989943")
    #expect(image["Image"]?["Animated"]?.boolValue == false)
    #expect(image["Image"]?["IDs"]?[3]?.integerValue == 38793)
    #expect(image["Image"]?["IDs"]?[4] == nil)
    #expect(image["missing"] == nil)
    #expect(try parse(" [ ] ") == [])
    #expect(try parse("{}") == [:])
    #expect(try parse("\u{FEFF}null") == .null)
    #expect(try parse("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\uDE00\"") == .string("a\"\\/\u{8}\u{C}\n\r\té😀"))
    #expect(try parse("\"\\ud83dx\\ude00\"") == .string("\u{FFFD}x\u{FFFD}"))
    #expect(try parse("{\"a\": 1, \"a\": 2}") == ["a": 2])
  }

  @Test(
    arguments: [
      ("0", .integer(0)), ("-0", .integer(0)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .double(9223372036854775808)), ("1.5", .double(1.5)), ("-1e3", .double(-1000)),
      ("1E-400", .double(0)),
    ] as [(String, JSONValue)])
  func `numbers keep their value`(text: String, value: JSONValue) throws {
    #expect(try parse(text) == value)
  }

  /// Texts that are invalid by RFC 8259; some are from https://github.com/nst/JSONTestSuite.
  @Test(arguments: [
    "", " ", "[", "]", "{", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{1:1}",
    "'a'",
    "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\n\"", "01", "-", "+1", "1.", ".5", "1e", "1e+", "1e999",
    "NaN",
    "Infinity", "nul", "True", "null null", "[1]]", "0x10", "\"\\ud800\\u\"", "//", "<html></html>",
  ])
  func `malformed text is refused`(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test func `text that is not UTF-8 is refused at its offset`() {
    #expect(throws: JSONError.malformed(offset: 1)) { try JSONValue(parsing: [0x5B, 0x22, 0xFF, 0x22, 0x5D]) }
    #expect(throws: JSONError.malformed(offset: 3)) { try parse("[1,x]") }
  }

  @Test func `nesting is limited`() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    _ = try parse(nested(100))
    #expect(throws: JSONError.nestedTooDeeply(limit: 100)) { try parse(nested(101)) }
    #expect(throws: JSONError.nestedTooDeeply(limit: 512)) {
      try JSONValue(parsing: String(repeating: "{\"a\":", count: 1_000_000).utf8, depthLimit: .max)
    }
  }

  @Test func `written values are parsed to equal values`() throws {
    let value: JSONValue = [
      "b": [nil, true, -5, 1.5, "q\"\\\n\u{1}é😀"], "a": ["x": [:], "y": []],
    ]
    #expect(
      String(decoding: value.json, as: UTF8.self).hasPrefix("{\"a\":{\"x\":{},\"y\":[]},\"b\":[null,true,-5,1.5,"))
    #expect(try JSONValue(parsing: value.json) == value)
    #expect(JSONValue.double(.infinity).json == Array("null".utf8))
  }
}
