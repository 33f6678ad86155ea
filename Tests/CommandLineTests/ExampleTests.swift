import Foundation
import TestSupport
import Testing

@Suite struct ExampleTests {
  private let folders = [
    "--theme-path", "Examples/AddBookmark/Themes", "--schemas", "Examples/AddBookmark/Schemas",
  ]

  @Test func `the AddBookmark example has no diagnostics`() throws {
    let outcome = try themec(["lint", "Examples/AddBookmark", "--strict"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: ["default", "ocean"], [("uikit", "App"), ("terminal", "Sources/AddBookmarkScreenlet/Views")])
  func `the View classes match the generated code`(theme: String, flavor: (name: String, folder: String)) throws {
    let name = "AddBookmarkScreenletView_\(theme)"
    let outcome = try themec(
      ["generate", "view", "Examples/AddBookmark/Themes/\(name).xml", "--stdout", "--flavor", flavor.name] + folders)
    let committed = repository.appendingPathComponent("Examples/AddBookmark/\(flavor.folder)/\(name).swift")
    #expect(try outcome.output == String(contentsOf: committed, encoding: .utf8))
  }

  @Test(arguments: ["default", "ocean"])
  func `the example's themes are drawn with their names and actions`(theme: String) throws {
    let outcome = try themec(["preview", "AddBookmark", "--theme", theme, "--color", "never"] + folders)
    #expect(outcome.status == 0 && outcome.messages.isEmpty)
    #expect(outcome.output.contains("AddBookmark · \(theme)"))
    #expect(outcome.output.contains("add-bookmark → addBookmarkButton"))
  }

  @Test func `a generated file that was edited is not overwritten`() throws {
    let folder = try TemporaryFolder(project: ["keep": ""])
    let arguments =
      [
        "generate", "view", "Examples/AddBookmark/Themes/AddBookmarkScreenletView_default.xml", "--output",
        folder.url.path,
      ]
      + folders
    #expect(try themec(arguments).status == 0)
    #expect(try themec(arguments).output.contains("unchanged"))
    let file = folder.url.appendingPathComponent("AddBookmarkScreenletView_default.swift")
    try (String(contentsOf: file, encoding: .utf8) + "// mine\n").write(to: file, atomically: true, encoding: .utf8)
    let refused = try themec(arguments)
    #expect(refused.status == 2)
    #expect(refused.messages.contains("was edited"))
    #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("// mine\n"))
  }
}
