import Foundation
import Testing
import ThemeSource

struct JSONWriterTests {
  private func text(_ json: JSONWriter) -> String { String(decoding: json.bytes, as: UTF8.self) }

  /// The value as Foundation reads it, which shares no code with the writer.
  private func reread(_ json: JSONWriter) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
  }

  @Test func `the compact layout has no whitespace`() {
    var json = JSONWriter()
    json.object {
      $0.member("id", "a")
      $0.key("list")
      $0.array {
        $0.value(1)
        $0.object { _ in }
        $0.array { _ in }
        $0.null()
        $0.value(true)
      }
      $0.member("frame", Rect(x: 0, y: -0.5, width: 375, height: 667))
    }
    #expect(text(json) == #"{"id":"a","list":[1,{},[],null,true],"frame":[0,-0.5,375,667]}"#)
  }

  @Test func `the pretty layout indents by two and keeps inline values on their line`() {
    var json = JSONWriter(.pretty)
    json.object {
      $0.key("nodes")
      $0.array {
        $0.object {
          $0.member("id", "a")
          $0.key("place")
          $0.inlineObject {
            $0.member("line", 1)
            $0.member("frame", Rect(x: 0, y: 0, width: 1, height: 2))
          }
        }
        $0.value("x")
      }
      $0.key("none")
      $0.array { _ in }
    }
    json.newline()
    #expect(
      text(json) == """
        {
          "nodes": [
            {
              "id": "a",
              "place": {"line": 1, "frame": [0, 0, 1, 2]}
            },
            "x"
          ],
          "none": []
        }

        """)
  }

  @Test func `lines of a stream are separate values`() {
    var json = JSONWriter()
    for number in 1...3 {
      json.object { $0.member("n", number) }
      json.newline()
    }
    #expect(text(json) == "{\"n\":1}\n{\"n\":2}\n{\"n\":3}\n")
  }

  @Test(arguments: [
    "", "plain", "\"quoted\" and \\", "\n\r\t\u{8}\u{C}\u{0}\u{1F}", "\u{7F}\u{85}\u{9B}31m", "a\u{2028}b\u{2029}c",
    "\u{202E}\u{2066}\u{200F}\u{61C}", "é ログイン 👨‍👩‍👧 e\u{301}", "\u{FFFF}\u{10FFFF}\u{FEFF}",
  ])
  func `strings are read back unchanged, and terminal controls are escaped`(string: String) throws {
    var json = JSONWriter()
    json.object { $0.member(string, string) }
    let object = try #require(try reread(json) as? [String: String])
    #expect(object.keys.first?.unicodeScalars.elementsEqual(string.unicodeScalars) == true)
    #expect(object.values.first?.unicodeScalars.elementsEqual(string.unicodeScalars) == true)
    let hostile = text(json).unicodeScalars.filter { $0.isHostile }
    #expect(hostile.isEmpty)
  }

  @Test func `every scalar of the basic plane is read back`() throws {
    let scalars = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    var json = JSONWriter()
    json.value(string)
    let read = try #require(try reread(json) as? String)
    #expect(read.unicodeScalars.elementsEqual(scalars))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (375, "375"), (-12.5, "-12.5"), (0.1, "0.1"), (1e20, "1e+20"),
      (.leastNonzeroMagnitude, "5e-324"),
      (9_007_199_254_740_991, "9007199254740991"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func `numbers are short and never NaN`(number: Double, expected: String) {
    var json = JSONWriter()
    json.value(number)
    #expect(text(json) == expected)
  }

  @Test func `numbers are read back exactly`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      var json = JSONWriter()
      json.value(number)
      #expect(Double(text(json)) == number)
    }
  }
}

struct ChecksumTests {
  /// Vectors of the authors' test suite (draft-eastlake-fnv).
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func `a checksum is FNV-1a`(text: String, expected: String) {
    #expect(Checksum(Array(text.utf8)).hexadecimal == expected)
    var checksum = Checksum()
    for character in text { checksum.feed(String(character)) }
    #expect(checksum.hexadecimal == expected)
  }
}
