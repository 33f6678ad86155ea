import Testing
import ThemeSource

@testable import ThemeSyntax

struct ThemeSetFileTests {
  private func diagnostics(_ text: String, path: String = "Themes/theme-set.xml") -> [String] {
    let file = SourceFile(id: FileID(rawValue: 0), path: path, bytes: Array(text.utf8))
    return parse(file).diagnostics.map { "\($0.code): \($0.message)" + ($0.help.map { "; " + $0 } ?? "") }
  }

  private let color = "<color white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

  @Test func `a set of everything that can be shared has no problems`() {
    let text = """
      <themeSet name="Harbor" parent="Default"><resources>
      <image name="logo" width="64" height="64"/><namedColor name="a">\(color)</namedColor>
      <namedColor name="a" appearance="dark">\(color)</namedColor><namedColor name="b"><color name="a"/></namedColor>
      <namedFont name="f"><fontDescription key="fontDescription" type="system" pointSize="20"/></namedFont>
      </resources></themeSet>
      """
    #expect(diagnostics(text) == [])
    #expect(diagnostics("<themeSet name=\"Large\" parent=\"Default\"/>") == [])
  }

  @Test(arguments: [
    ("<themeSet name=\"A\"><resorces/></themeSet>", "did you mean 'resources'?"),
    ("<themeSet name=\"A\" parnet=\"B\"/>", "did you mean 'parent'?"),
    ("<themeSt name=\"A\"/>", "did you mean 'themeSet'?"),
    (
      "<themeSet name=\"A\"><resources><namedColor name=\"a\" appearance=\"drak\"/></resources></themeSet>",
      "did you mean 'dark'?"
    ),
  ])
  func `a misspelled word has a suggestion`(text: String, help: String) {
    #expect(diagnostics(text).contains { $0.hasSuffix(help) }, "\(diagnostics(text))")
  }

  @Test func `elements that a set cannot contain are refused`() {
    #expect(diagnostics("<themeSet/>") == ["syntax/bad-value: missing attribute 'name' in 'themeSet'; add name=\"…\""])
    #expect(diagnostics("<themeSet name=\"\"/>").map { $0.prefix(16) } == ["syntax/bad-value"])
    let entries = [
      "<remove reference=\"a\"/>": "syntax/illegal-child",
      "<systemColor name=\"a\">\(color)</systemColor>": "syntax/illegal-child",
      "<namedColor name=\"a\"/>": "syntax/bad-value", "<namedColor>\(color)</namedColor>": "syntax/bad-value",
      "<namedFont name=\"f\"/>": "syntax/bad-value",
    ]
    for (entry, code) in entries {
      let found = diagnostics("<themeSet name=\"A\"><resources>\(entry)</resources></themeSet>")
      #expect(found.map { $0.prefix(while: { $0 != ":" }) } == [Substring(code)], "\(entry) \(found)")
    }
    #expect(diagnostics("<themeSet name=\"A\"><objects/></themeSet>").map { $0.prefix(20) } == ["syntax/illegal-child"])
  }

  @Test func `a set in a file of another name is an error`() {
    #expect(
      diagnostics("<themeSet name=\"A\"/>", path: "Themes/set.xml")
        == [
          "naming/file-name: the file of a theme set must be named 'theme-set.xml'; rename the file and move it to the folder of its themes"
        ])
    #expect(diagnostics("<document/>").map { $0.prefix(22) } == ["syntax/unknown-element"])
  }

  @Test func `a set is read with the same limits as a theme`() {
    let declared = diagnostics("<!DOCTYPE themeSet><themeSet name=\"A\"/>")
    #expect(declared.first?.hasPrefix("syntax/doctype-forbidden") == true, "\(declared)")
    var limits = Limits.standard
    limits.elements = 4
    let text =
      "<themeSet name=\"A\"><resources><image name=\"a\"/><image name=\"b\"/><image name=\"c\"/></resources></themeSet>"
    let file = SourceFile(id: FileID(rawValue: 0), path: "theme-set.xml", bytes: Array(text.utf8))
    #expect(parse(file, limits: limits).diagnostics.map(\.code) == ["syntax/limits"])
    limits.elements = 5
    #expect(parse(file, limits: limits).diagnostics.isEmpty)
  }
}
