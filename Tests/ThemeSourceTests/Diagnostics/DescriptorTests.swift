import Testing
import ThemeSource

struct DescriptorTests {
  private static let descriptor = DiagnosticDescriptor(
    "layout/x", .warning, summary: "Views", why: "They hide.", flagged: [], accepted: [])

  @Test func `a diagnostic has its descriptor's code and severity, unless it states another severity`() {
    let usual = Diagnostic(Self.descriptor, "x", at: nil)
    #expect(usual.code == "layout/x")
    #expect(usual.severity == .warning)
    #expect(Diagnostic(Self.descriptor, severity: .note, "x", at: nil).severity == .note)
  }

  @Test func `a notice is about the run`() {
    let notice = DiagnosticDescriptor.notice("io/x", .error, "Files")
    #expect(notice.kind == .notice)
    #expect(notice.documentation.summary == "Files")
    #expect(Self.descriptor.kind == .lint)
  }
}
