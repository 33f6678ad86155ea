import Foundation
import Testing
import ThemeSource

@testable import ThemeSyntax

struct ElementPathTests {
  private static let text = """
    <document><objects><view id="v"><label id="l" text="A"><color key="textColor" white="x"/></label><view/></view>
    </objects><resources><namedColor name="ink"/></resources></document>
    """

  @Test(arguments: [
    ("white=", "label#l/color[textColor]", "white"), ("\"A\"", "label#l", "text"), ("label", "label#l", nil),
    ("view/>", "view#v/view", nil), ("namedColor", "document/resources/namedColor[ink]", nil),
    ("objects>", "document/objects", nil),
  ])
  func `a place is located in its element and attribute`(place: String, element: String, key: String?) throws {
    let file = SourceFile(id: FileID(rawValue: 0), path: "A.xib", bytes: Array(Self.text.utf8))
    let start = try #require(Self.text.range(of: place)).lowerBound.utf16Offset(in: Self.text)
    let span = SourceSpan(file: file.id, range: SourceRange(start..<start + 1))
    let located = parse(file).value.tree.located(Diagnostic(.badValue, "x", at: span))
    #expect(located.subject == Diagnostic.Subject(element: element, key: key))
  }

  @Test func `a member that a stage named is kept`() {
    let file = SourceFile(id: FileID(rawValue: 0), path: "A.xib", bytes: Array(Self.text.utf8))
    let span = SourceSpan(file: file.id, range: SourceRange(0..<1))
    let named = Diagnostic(.badValue, "x", at: span, about: .member("userName"))
    let located = parse(file).value.tree.located(named)
    #expect(located.subject == Diagnostic.Subject(element: "document", member: "userName"))
  }
}
