import Testing
import ThemeCompiler

/// The public library, used as a client uses it.
@Suite struct LibraryTests {
  @Test func `a shipped theme compiles to every format`() throws {
    let workspace = try ThemeWorkspace(files: [:])
    let compiled = try workspace.compile(workspace.theme("Login", named: "flat7"))
    #expect(compiled.diagnostics.isEmpty)
    #expect(compiled.text(columns: 80).contains("SIGN IN"))
    #expect(compiled.svg.starts(with: Array("<svg".utf8)) || compiled.svg.starts(with: Array("<?xml".utf8)))
    #expect(String(decoding: compiled.html, as: UTF8.self).contains("<input"))
  }
}
