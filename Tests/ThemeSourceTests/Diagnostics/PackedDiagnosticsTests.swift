import TestSupport
import Testing
import ThemeSource

/// Unpacked diagnostics are equal to those that were packed.
struct PackedDiagnosticsTests {
  private static let first = DiagnosticDescriptor(
    "layout/x", .warning, summary: "Views", why: "They hide.", flagged: [], accepted: [])
  private static let descriptors: [DiagnosticDescriptor] = [first, .moreDiagnostics]

  private static func text(_ random: inout SeededNumbers) -> String {
    let words = ["", "label", "größer", "日本", "\u{0}\n\t", "🇺🇳", "a'b\\c"]
    return (0..<random.below(4)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
  }

  private static func span(_ random: inout SeededNumbers) -> SourceSpan {
    let start = UInt32(truncatingIfNeeded: random.next() >> UInt64(random.below(64)))
    let file = FileID(rawValue: UInt32(truncatingIfNeeded: random.next() >> UInt64(random.below(64))))
    return SourceSpan(file: file, range: SourceRange(start: start, end: start &+ UInt32(random.below(1_000))))
  }

  private static func diagnostic(_ random: inout SeededNumbers) -> Diagnostic {
    func maybe(_ text: String) -> String? { text.utf8.count % 2 == 0 ? nil : text }
    let severities = Diagnostic.Severity.allCases
    return Diagnostic(
      descriptors[random.below(descriptors.count)], severity: severities[random.below(severities.count)],
      text(&random), at: random.below(3) == 0 ? nil : span(&random),
      about: Diagnostic.Subject(
        theme: maybe(text(&random)), element: maybe(text(&random)), key: maybe(text(&random)),
        member: maybe(text(&random)), declaration: maybe(text(&random))),
      related: (0..<random.below(3)).map { _ in .init(span(&random), text(&random)) }, help: maybe(text(&random)),
      fixes: (0..<random.below(3)).map { _ in
        Fix(
          text(&random), [.safe, .unsafe, .displayOnly][random.below(3)],
          (0..<random.below(3)).map { _ in .init(span(&random), text(&random)) })
      })
  }

  @Test func `unpacking restores all parts of random diagnostics`() {
    var random = SeededNumbers(seed: 11)
    let diagnostics = (0..<3_000).map { _ in Self.diagnostic(&random) }
    let packed = PackedDiagnostics(diagnostics)
    #expect(packed.count == diagnostics.count)
    for (index, diagnostic) in diagnostics.enumerated() {
      #expect(String(reflecting: packed[index]) == String(reflecting: diagnostic))
      #expect(packed.span(at: index) == diagnostic.span)
      #expect(packed.kind(at: index).code == diagnostic.code)
      #expect(packed.kind(at: index).severity == diagnostic.severity)
    }
  }

  @Test func `records longer than a piece are kept whole`() {
    let long = String(repeating: "ä", count: 100_000)
    let diagnostics = ["a", long, "b", long].map { Diagnostic(Self.first, $0, at: nil) }
    #expect(PackedDiagnostics(diagnostics).map(\.message) == diagnostics.map(\.message))
  }

  @Test func `a selection has its diagnostics in the requested order`() {
    let packed = PackedDiagnostics(["a", "b", "c"].map { Diagnostic(Self.first, $0, at: nil) })
    #expect(packed.selecting([2, 0, 2]).map(\.message) == ["c", "a", "c"])
  }
}
