import Foundation
import TestSupport
import Testing

/// Theme sets in the output of commands.
struct ThemeSetCommandTests {
  private static let color = "<color white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  private static let files = [
    "Base/theme-set.xml":
      "<themeSet name=\"Base\"><resources><namedColor name=\"a\">\(color)</namedColor></resources></themeSet>",
    "App/theme-set.xml": "<themeSet parent=\"Base\" name=\"App\"/>",
    "App/ACell.xml":
      "<document><objects><view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><color key=\"backgroundColor\" name=\"a\"/></view></objects></document>",
  ]

  @Test func `list shows theme sets, and the theme set of each theme`() throws {
    let folder = try TemporaryFolder(project: Self.files)
    let outcome = try themec(
      ["list", "--sets", "--format", "json", "--theme-path", "."], folder: folder.url)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["set"] as? String } == ["App", "Base"])
    #expect(rows.map { $0["parent"] as? String } == ["Base", nil])
    #expect(rows.map { $0["colors"] as? Int } == [0, 1])
    #expect(rows.map { $0["themes"] as? Int } == [1, 0])
    let themes = try themec(["list", "--format", "json"]).output
    let shipped = try #require(try JSONSerialization.jsonObject(with: Data(themes.utf8)) as? [[String: Any]])
    let sets = Set(shipped.compactMap { $0["set"] as? String })
    #expect(sets == ["Default", "Flat7", "Large", "Westeros", "Westeros Night", "Westeros White"])
  }

  @Test func `theme sets are formatted, dumped and linted like themes`() throws {
    let folder = try TemporaryFolder(project: Self.files)
    #expect(try themec(["format", "--check", "."], folder: folder.url).output.contains("App/theme-set.xml"))
    #expect(try themec(["format", "."], folder: folder.url).status == 0)
    let text = try String(contentsOf: folder.url.appendingPathComponent("App/theme-set.xml"), encoding: .utf8)
    #expect(text.contains("<themeSet name=\"App\" parent=\"Base\"/>"))
    #expect(try themec(["format", "--check", "."], folder: folder.url).status == 0)

    let dump = try themec(["dump", "--stage", "document", "Base/theme-set.xml"], folder: folder.url)
    #expect(dump.output.contains("namedColor name=\"a\""))
    #expect(try themec(["lint", "."], folder: folder.url).output.contains("no problems found in 3 files"))
    let compiled = try themec(["compile", "App/ACell.xml", "--theme-path", "."], folder: folder.url)
    #expect(compiled.output.contains("\"background\": \"#808080\"") && compiled.status == 0)
  }

  @Test func `explain prints the file and line of a theme set's color`() throws {
    let outcome = try themec(["explain", "Login", "--theme", "flat7", "accent"])
    let line = try String(contentsOf: repository.appendingPathComponent("Themes/Flat7/theme-set.xml"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("name=\"accent\"") }
    let number = try #require(line) + 1
    #expect(outcome.output.contains("#00D57F  Themes/Flat7/theme-set.xml:\(number):"))
    #expect(outcome.output.contains("over  #1560D4  Themes/Default/theme-set.xml:"))
  }

  @Test func `dark appearance uses the dark variants of colors`() throws {
    let light = try themec(["compile", "Themes/Default/LoginScreenletView_default.xml"]).output
    let dark = try themec(
      ["compile", "Themes/Default/LoginScreenletView_default.xml", "--appearance", "dark"]
    ).output
    #expect(light.contains("\"appearance\": \"light\"") && light.contains("#1560d4") && !light.contains("#7fb0ff"))
    #expect(dark.contains("\"appearance\": \"dark\"") && dark.contains("#7fb0ff") && !dark.contains("#1560d4"))
  }
}
