import DiagnosticFormats
import Testing
import ThemeSource

struct TextReportTests {
  @Test func `a diagnostic is printed with its line, its exact span, related locations, help and fixes`() {
    var sample = Sample()
    let child = sample.add(
      "Themes/LoginScreenletView_flat7.xml",
      """
      <document>
        <theme screenlet="Login" name="flat7" parent="default8"/>
      </document>
      """)
    let text = sample.text(
      Diagnostic(
        "theme/missing-parent", .error, "'flat7' inherits from 'default8', which does not exist",
        at: sample.span("default8", in: child),
        related: [.init(sample.span("flat7", in: child), "required by 'flat7'")], help: "did you mean 'default'?",
        fixes: [Fix("replace 'default8' with 'default'", .safe, [])]))
    #expect(
      text == """
        error[theme/missing-parent]: 'flat7' inherits from 'default8', which does not exist
         --> Themes/LoginScreenletView_flat7.xml:2:49
          |
        2 |   <theme screenlet="Login" name="flat7" parent="default8"/>
          |                                  -----          ^^^^^^^^
          |                                  |
          |                                  required by 'flat7'
          |
          = help: did you mean 'default'?
          = fix (safe): replace 'default8' with 'default'


        """)
  }

  @Test func `wide characters and tabs keep the underline aligned with its text`() {
    var sample = Sample()
    let file = sample.add("a.xml", "\t<label text=\"ログイン\" bad=\"👍🏽e\u{301}\" x=\"y\"/>")
    let text = sample.text(
      Diagnostic("syntax/bad-value", .warning, "one", at: sample.span("ログイン", in: file)),
      Diagnostic("syntax/bad-value", .warning, "two", at: sample.span("👍🏽e\u{301}", in: file)))
    #expect(
      text == """
        warning[syntax/bad-value]: one
         --> a.xml:1:15
          |
        1 |     <label text="ログイン" bad="👍🏽e\u{301}" x="y"/>
          |                  ^^^^^^^^
          |

        warning[syntax/bad-value]: two
         --> a.xml:1:26
          |
        1 |     <label text="ログイン" bad="👍🏽e\u{301}" x="y"/>
          |                                 ^^^
          |


        """)
  }

  @Test func `a span of several lines is printed with its first and last line`() {
    var sample = Sample()
    let file = sample.add("a.xml", "<a>\n  <b>\n    1\n    2\n    3\n  </b>\n</a>\n")
    let text = sample.text(
      Diagnostic(
        "model/missing-outlet", .error, "nothing presents 'userName'",
        at: sample.span("<b>\n    1\n    2\n    3\n  </b>", in: file),
        related: [.init(sample.span("</a>", in: file), "required by this")]))
    #expect(
      text == """
        error[model/missing-outlet]: nothing presents 'userName'
         --> a.xml:2:3
          |
        2 | /   <b>
        ... |
        6 | |   </b>
          | |______^
        7 |   </a>
          |   ---- required by this
          |


        """)
  }

  @Test func `a distant related location or one in another file has a separate snippet`() {
    var sample = Sample()
    let child = sample.add("child.xml", "<child/>" + String(repeating: "\n", count: 30) + "<far/>")
    let parent = sample.add("parent.xml", "\n\n<parent id=\"x\"/>\n")
    let text = sample.text(
      Diagnostic(
        "theme/child-removes-component", .error, "'x' is gone", at: sample.span("<child/>", in: child),
        related: [
          .init(sample.span("id=\"x\"", in: parent), "the parent says"), .init(sample.span("<far/>", in: child), "far"),
        ]))
    #expect(
      text == """
        error[theme/child-removes-component]: 'x' is gone
          --> child.xml:1:1
           |
        1  | <child/>
           | ^^^^^^^^
           |
          ::: parent.xml:3:9
           |
        3  | <parent id="x"/>
           |         ------ the parent says
           |
          ::: child.xml:31:1
           |
        31 | <far/>
           | ------ far
           |


        """)
  }

  @Test(arguments: [0, 1, 50, 500, 5_000, 100_000])
  func `a long line is truncated around the span`(before: Int) throws {
    var sample = Sample()
    let padding = String(repeating: "ö", count: before)
    let file = sample.add("long.xml", padding + "<here/>" + String(repeating: "é", count: 10_000))
    let text = sample.text(Diagnostic("a/b", .note, "x", at: sample.span("<here/>", in: file)), width: 60)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[1] == " --> long.xml:1:\(before + 1)")
    let source = try #require(lines.first { $0.hasPrefix("1 | ") })
    let marks = try #require(lines.first { $0.contains("^") })
    #expect(source.count <= 64)
    #expect(source.hasSuffix("…"))
    #expect((source.dropFirst(4).first == "…") == (before > 50))
    let start = try #require(marks.firstIndex(of: "^"))
    let column = marks.distance(from: marks.startIndex, to: start)
    #expect(source.dropFirst(column).prefix(7) == "<here/>")
    #expect(marks.filter { $0 == "^" }.count == 7)
  }

  @Test func `control characters in input are escaped in every format`() {
    var sample = Sample()
    let file = sample.add("evil\u{1B}[31m\u{202E}.xml", "<a b=\"\u{1B}]0;x\u{7}\u{9B}31m\" c=\"\u{202E}\"/>")
    var options = FormatOptions()
    options.color = false
    let span = sample.span("c=", in: file)
    let diagnostic = Diagnostic(
      "a/b", .error, "name '\u{1B}[2J' \n::error::x", at: span, related: [.init(span, "\u{9B}1m")], help: "\u{85}\r",
      fixes: [Fix("\u{2028}", .unsafe, [])])
    for form in DiagnosticFormat.allCases {
      let bytes = format([diagnostic], sources: sample.sources, as: form, options: options)
      let hostile = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0.isHostile && $0 != "\n" }
      #expect(hostile.isEmpty, "\(form)")
    }
    let lines = sample.text(diagnostic).split(separator: "\n")
    #expect(lines[0] == "error[a/b]: name '\\u{1B}[2J' \\u{A}::error::x")
    #expect(lines.contains { $0.hasPrefix("1 | <a b=\"\\u{1B}]0;x\\u{7}\\u{9B}31m\" c=") })
  }

  @Test(arguments: ["##vso[task.x]", "##[add-path]", "<a>##vso[x]\t##[y]</a>"])
  func `a line of source that a service would read as a command is escaped`(line: String) {
    var sample = Sample()
    let file = sample.add("a.xml", line)
    let text = sample.text(Diagnostic("a/b", .error, "x", at: sample.span("#", in: file)))
    #expect(!text.contains("##vso[") && !text.contains("##["), "\(text)")
    #expect(text.contains(#"\u{5B}"#))
  }

  @Test func `color is used only if requested, and does not change the text`() {
    var sample = Sample()
    let file = sample.add("a.xml", "<a/>\n<b/>")
    let diagnostic = Diagnostic(
      "a/b", .error, "x", at: sample.span("<a/>", in: file), related: [.init(sample.span("<b/>", in: file), "y")],
      help: "h", fixes: [Fix("f", .safe, [])])
    var options = FormatOptions()
    let plain = String(
      decoding: format([diagnostic], sources: sample.sources, as: .text, options: options), as: UTF8.self)
    options.color = true
    let colored = String(
      decoding: format([diagnostic], sources: sample.sources, as: .text, options: options), as: UTF8.self)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror[a/b]\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `diagnostics without a file are printed first, and locations in unknown files are omitted`() {
    var sample = Sample()
    let file = sample.add("a.xml", "")
    let elsewhere = SourceSpan(file: FileID(rawValue: 7), range: SourceRange(start: 3, end: 9))
    let behind = SourceSpan(file: file, range: SourceRange(start: 10, end: 4_000_000_000))
    let text = sample.text(
      Diagnostic("a/b", .error, "behind the end", at: behind), Diagnostic("a/b", .error, "elsewhere", at: elsewhere),
      Diagnostic("theme/missing-default", .error, "no default", at: nil, related: [.init(elsewhere, "lost")]))
    #expect(
      text == """
        error[theme/missing-default]: no default
          = note: lost

        error[a/b]: behind the end
         --> a.xml:1:1
          |
        1 |
          | ^
          |

        error[a/b]: elsewhere


        """)
  }

  @Test func `invalid UTF-8 is printed as replacement characters in the same columns`() {
    var sources = SourceMap()
    let file = sources.add(path: "a.xml", bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62, 0x63])
    let span = SourceSpan(file: file.id, range: SourceRange(start: 4, end: 6))
    let bytes = format([Diagnostic("a/b", .error, "x", at: span)], sources: sources, as: .text)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[3] == "1 | a\u{FFFD}\u{FFFD}\u{FFFD}bc")
    #expect(lines[4] == "  |     ^^")
  }
}
