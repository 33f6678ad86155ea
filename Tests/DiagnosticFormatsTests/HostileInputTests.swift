import DiagnosticFormats
import TestSupport
import Testing
import ThemeSource

struct HostileInputTests {
  private static let pieces: [[UInt8]] =
    [
      "<a b=\"", "\n", "\r\n", "\r", "\t", "漢字", "👨‍👩‍👧", "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "\u{202E}",
      "\u{1B}[2J", "::error::", " ",
    ]
    .map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82], [0xF0, 0x9F], [0], [0x80, 0x80]]

  private static func bytes(_ generator: inout SeededNumbers) -> [UInt8] {
    (0..<Int.random(in: 0...60, using: &generator)).flatMap { _ in
      let piece = pieces.randomElement(using: &generator) ?? []
      return Array(repeatElement(piece, count: Int.random(in: 0..<12, using: &generator) == 0 ? 300 : 1).joined())
    }
  }

  private static func span(in sources: SourceMap, _ generator: inout SeededNumbers) -> SourceSpan {
    let file = UInt32.random(in: 0...UInt32(sources.files.count), using: &generator)
    let count = UInt32(sources[FileID(rawValue: file)]?.bytes.count ?? 0)
    let start = UInt32.random(in: 0...count + 3, using: &generator)
    let end =
      Bool.random(using: &generator)
      ? start + UInt32.random(in: 0...9, using: &generator) : .random(in: start...count + 9, using: &generator)
    return SourceSpan(file: FileID(rawValue: file), range: SourceRange(start: start, end: end))
  }

  @Test(arguments: 0..<10)
  func `arbitrary bytes and spans neither crash a report nor inject terminal escape sequences`(seed: Int) {
    var generator = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<5 {
      var sources = SourceMap()
      for _ in 0..<2 {
        let name = String(decoding: Self.bytes(&generator).prefix(40), as: UTF8.self)
        sources.add(path: name, bytes: Self.bytes(&generator))
      }
      let diagnostics = (0..<4).map { _ in
        let text = String(decoding: Self.bytes(&generator).prefix(200), as: UTF8.self)
        return Diagnostic(
          "a/b", Diagnostic.Severity.allCases.randomElement(using: &generator) ?? .note, text,
          at: Self.span(in: sources, &generator),
          related: (0..<3).map { _ in .init(Self.span(in: sources, &generator), text) },
          fixes: [Fix(text, .safe, [.init(Self.span(in: sources, &generator), text)])])
      }
      for form in DiagnosticFormat.allCases {
        var options = FormatOptions()
        options.width = 40
        let report = String(decoding: format(diagnostics, sources: sources, as: form, options: options), as: UTF8.self)
        let hostile = report.unicodeScalars.contains { scalar in scalar.isHostile && scalar != "\n" }
        #expect(!hostile, "\(form), seed \(seed)")
      }
    }
  }
}
