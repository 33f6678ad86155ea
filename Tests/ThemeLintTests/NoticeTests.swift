import Foundation
import Testing
import TestSupport
import ThemeCompiler

/// Codes that are printed and are no rules.
struct NoticeTests {
  @Test func `every code in the sources has a page`() throws {
    let known = Set(ruleCodes).union(notices.map(\.code.rawValue))
    let sources = packageRoot.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var seen: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != "EmbeddedFiles.swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/(?:Diagnostic\(|report\(|case .*?: |\s)\s*"([a-z0-9]+\/[a-z-]+)"[,\n]/#) {
        seen.insert(String(match.1))
      }
    }
    #expect(seen.count > 60)
    #expect(seen.filter { !known.contains($0) }.sorted() == [])
  }

  @Test func `notices are sorted and are no rules`() {
    let codes = notices.map(\.code.rawValue)
    #expect(codes == codes.sorted())
    #expect(Set(codes).isDisjoint(with: ruleCodes))
  }

  @Test func `a file that is named as a theme is checked whatever is in it`() async throws {
    let files: [RuleExample.File] = [
      .whole("Themes/FooScreenletView_x.xml", "<plist version=\"1.0\"><dict/></plist>"),
      .whole("Themes/Info.xml", "<plist version=\"1.0\"><dict/></plist>"),
    ]
    try await withFolder(of: files) { folder in
      let report = try await request(for: files, in: folder).lint()
      #expect(report.diagnostics.map(\.message) == ["the document element is 'plist', not 'document'"])
    }
  }
}
