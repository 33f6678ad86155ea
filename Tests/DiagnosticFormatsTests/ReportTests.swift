import DiagnosticFormats
import Testing
import ThemeSource

struct ReportTests {
  /// Returns `count` diagnostics of one file.
  private func diagnostics(_ count: Int, _ sample: inout Sample) -> [Diagnostic] {
    let file = sample.add("many.xml", String(repeating: "<a/>\n", count: count))
    return (0..<count).map { index in
      let start = 5 * index
      let span = SourceSpan(file: file, range: SourceRange(start..<start + 4))
      return Diagnostic("a/b", .warning, "diagnostic \(index)", at: span)
    }
  }

  @Test(arguments: [(999, nil), (1_000, nil), (1_001, 1), (1_041, 41)] as [(Int, Int?)])
  func `at most 1,000 diagnostics per file are written`(count: Int, omitted: Int?) {
    var sample = Sample()
    let bytes = format(diagnostics(count, &sample).reversed(), sources: sample.sources, as: .text)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("warning[a/b]: diagnostic") } == min(count, 1_000))
    #expect(lines.first { $0.hasPrefix("… and") } == omitted.map { "… and \($0) more in many.xml" })
    #expect(lines.last == "\(count) warnings in 1 file")
  }

  @Test func `the messages of one file are limited to one megabyte`() {
    var sample = Sample()
    let file = sample.add("big.xml", "<a/>")
    let span = SourceSpan(file: file, range: SourceRange(start: 0, end: 4))
    let long = String(repeating: "x", count: 6_000)
    let many = (0..<900).map { Diagnostic("a/b", .error, "\($0) " + long, at: span, help: long) }
    let bytes = format(many, sources: sample.sources, as: .text)
    #expect(bytes.count <= (1 << 20) + 200)
    #expect(String(decoding: bytes, as: UTF8.self).contains("… and "))
  }

  @Test(arguments: [0, -1]) func `messages at the limit are written, and the rest is counted`(excess: Int) {
    var sample = Sample()
    let found = diagnostics(3, &sample)
    var options = FormatOptions()
    // Each message has 12 bytes, and counts as 512 more.
    options.limits.messageBytesPerFile = 3 * 524 + excess
    let text = String(decoding: format(found, sources: sample.sources, as: .text, options: options), as: UTF8.self)
    let advice = "or raise 'limits.messageBytesPerFile' in the configuration or with '--limit messageBytesPerFile=3142'"
    #expect(text.contains("… and 1 more in many.xml\n  = help: fix the first ones, \(advice)\n") == (excess < 0))
    #expect(text.contains("… and") == (excess < 0))
  }

  @Test func `the summary counts diagnostics and files`() {
    var sample = Sample()
    let one = sample.add("1.xml", "<a/>")
    let two = sample.add("2.xml", "<a/>")
    let first = SourceSpan(file: one, range: .zero)
    let second = SourceSpan(file: two, range: .zero)
    var options = FormatOptions()
    options.checkedFiles = 14
    options.statistics = true
    let diagnostics = [
      Diagnostic("theme/missing-parent", .error, "x", at: first),
      Diagnostic("theme/missing-parent", .error, "y", at: second),
      Diagnostic("layout/misplaced", .warning, "z", at: second, fixes: [Fix("f", .safe, [])]),
      Diagnostic("a/b", .error, "z", at: second, fixes: [Fix("f", .unsafe, [])]),
    ]
    let text = String(
      decoding: format(diagnostics, sources: sample.sources, as: .text, options: options), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """

        2    theme/missing-parent  error
        1    a/b                   error
        1  * layout/misplaced      warning

        3 errors, 1 warning in 2 files (14 checked)
        1 fixable with --fix, 1 with --fix --unsafe-fixes

        """))
    let none = format([], sources: sample.sources, as: .text, options: options)
    #expect(String(decoding: none, as: UTF8.self) == "no problems found in 14 files\n")
  }
}
