import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeSource

/// Compares the articles for users with the program.
struct ArticleTests {
  private static let folder = repository.appendingPathComponent("Sources/ThemeCompiler/ThemeCompiler.docc")

  private static func article(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: ["ThemeCompiler.md", "ThemeLanguage.md"])
  func `themes in the articles have no problems`(_ name: String) async throws {
    let blocks = try Self.article(name).matches(of: #/```xml\n((?s:.*?))```/#).map { String($0.1) }
    let themes = blocks.filter { $0.hasPrefix("<document>") && $0.contains("<theme ") }
    #expect(!themes.isEmpty)
    for theme in themes {
      let named = try #require(theme.firstMatch(of: #/screenlet="(\w+)" name="([\w-]+)"/#))
      let file = DiagnosticExample.File.whole("\(named.1)ScreenletView_\(named.2).xml", theme)
      try await withFolder(of: [file]) { folder in
        var request = request(for: [file], in: folder)
        request.includesShipped = true
        let found = try await request.lint().diagnostics.map { "\($0.code): \($0.message)" }
        #expect(found == [])
      }
    }
  }

  @Test func `theme sets in the articles have no problems`() async throws {
    let blocks = try Self.article("ThemeLanguage.md").matches(of: #/```xml\n((?s:.*?))```/#).map { String($0.1) }
    let sets = blocks.filter { $0.hasPrefix("<themeSet") }
    #expect(!sets.isEmpty)
    for set in sets {
      try await withFolder(of: [.whole("theme-set.xml", set)]) { folder in
        var request = TestProject()
        request.inputs = [folder.path]
        let found = try await request.lint().diagnostics.map { "\($0.code): \($0.message)" }
        #expect(found == [])
      }
    }
  }

  @Test func `every command has a chapter`() throws {
    // Files have the names of commands without hyphens and spaces.
    let text = try Self.article("CommandLine.md").replacing("# view-model", with: "# viewmodel")
      .replacing("# new screenlet", with: "# newscreenlet")
    let folder = repository.appendingPathComponent("Sources/themec/Commands").path
    let commands = try FileManager.default.contentsOfDirectory(atPath: folder).map { $0.dropLast(6).lowercased() }
    #expect(commands.contains("lint"))
    for command in commands.sorted() {
      #expect(text.contains("## \(command)") || text.contains("and \(command)\n"), "\(command)")
    }
  }
}
