import DiagnosticFormats
import Foundation
import Testing
import ThemeSource

struct JSONReportTests {
  private func sample() -> (Sample, [Diagnostic]) {
    var sample = Sample()
    let file = sample.add("dir/a.xml", "<a>\n  👍é<b name=\"\u{1B}x\"/>\n</a>")
    let span = sample.span("<b", in: file)
    return (
      sample,
      [
        Diagnostic(
          "theme/missing-parent", .error, "it's \"gone\"\u{2028}", at: span,
          related: [.init(sample.span("</a>", in: file), "here")], help: "write one",
          fixes: [Fix("add", .safe, [.init(span, "<c a=\"\u{9B}\"/>")])]),
        Diagnostic("theme/missing-default", .warning, "none", at: nil),
      ]
    )
  }

  @Test func `JSON reports contain every property of a diagnostic`() throws {
    let (sample, diagnostics) = sample()
    let bytes = format(diagnostics, sources: sample.sources, as: .json)
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    #expect(objects.count == 2)
    #expect(objects[0]["code"] as? String == "theme/missing-default")
    #expect(objects[0]["file"] is NSNull)
    #expect(objects[0]["range"] is NSNull)
    #expect(objects[0]["help"] is NSNull)
    let diagnostic = objects[1]
    #expect(diagnostic["severity"] as? String == "error")
    #expect(diagnostic["message"] as? String == "it's \"gone\"\u{2028}")
    #expect(diagnostic["file"] as? String == "dir/a.xml")
    #expect(diagnostic["help"] as? String == "write one")
    let range = try #require(diagnostic["range"] as? [String: [String: Int]])
    // Line 2 begins with two spaces, a scalar of 4 bytes and two UTF-16 units, and a scalar of 2 bytes. The tag is
    // next.
    #expect(range["start"] == ["line": 2, "column": 5, "utf16Column": 6, "offset": 12])
    #expect(range["end"] == ["line": 2, "column": 7, "utf16Column": 8, "offset": 14])
    let related = try #require(diagnostic["related"] as? [[String: Any]])
    #expect(related[0]["message"] as? String == "here")
    #expect((related[0]["range"] as? [String: [String: Int]])?["start"]?["line"] == 3)
    let fixes = try #require(diagnostic["fixes"] as? [[String: Any]])
    #expect(fixes[0]["safety"] as? String == "safe")
    #expect(fixes[0]["title"] as? String == "add")
    let edits = try #require(fixes[0]["edits"] as? [[String: Any]])
    #expect(edits[0]["replacement"] as? String == "<c a=\"\u{9B}\"/>")
    #expect(edits[0]["file"] as? String == "dir/a.xml")
  }

  @Test func `JSONL reports contain the objects of JSON reports, one per line`() throws {
    let (sample, diagnostics) = sample()
    let whole = try JSONSerialization.jsonObject(with: Data(format(diagnostics, sources: sample.sources, as: .json)))
    let lines = String(decoding: format(diagnostics, sources: sample.sources, as: .jsonl), as: UTF8.self)
      .split(separator: "\n")
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    #expect(objects as NSArray == whole as? NSArray)
  }

  @Test func `a JSON report without diagnostics is an empty array`() {
    #expect(String(decoding: format([], sources: SourceMap(), as: .json), as: UTF8.self) == "[]\n")
    #expect(format([], sources: SourceMap(), as: .jsonl).isEmpty)
  }

  @Test func `columns match those of LineTable, also on long lines`() throws {
    var sources = SourceMap()
    let text = String(repeating: "aé漢👍", count: 3_000) + "\n" + String(repeating: "👍x", count: 2_000)
    let file = sources.add(path: "a", bytes: Array(text.utf8))
    let table = LineTable(file.bytes)
    var offset = 0
    var diagnostics: [Diagnostic] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index % 97 == 0 {
        diagnostics.append(
          Diagnostic("a/b", .note, "", at: SourceSpan(file: file.id, range: SourceRange(offset..<offset))))
      }
      offset += UTF8.width(scalar)
    }
    let objects = try JSONSerialization.jsonObject(with: Data(format(diagnostics, sources: sources, as: .json)))
    for object in try #require(objects as? [[String: Any]]) {
      let start = try #require((object["range"] as? [String: [String: Int]])?["start"])
      let offset = UInt32(try #require(start["offset"]))
      #expect(table.position(of: offset).line == start["line"])
      #expect(table.position(of: offset).column == start["column"])
      #expect(table.utf16Column(of: offset) == start["utf16Column"])
    }
  }
}
