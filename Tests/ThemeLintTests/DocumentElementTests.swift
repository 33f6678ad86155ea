import Foundation
import ProjectTestSupport
import Testing
import ThemeLint
import ThemeSource

struct DocumentElementTests {
  @Test func `a file that is named as a theme is checked for every content`() async throws {
    let files: [DiagnosticExample.File] = [
      .whole("Themes/FooScreenletView_x.xml", "<plist version=\"1.0\"><dict/></plist>"),
      .whole("Themes/Info.xml", "<plist version=\"1.0\"><dict/></plist>"),
    ]
    try await withFolder(of: files) { folder in
      let report = try await request(for: files, in: folder).lint()
      #expect(report.diagnostics.map(\.message) == ["the document element is 'plist', not 'document'"])
    }
  }
}
