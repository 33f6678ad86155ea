import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

struct ExplanationTests {
  private func explain(_ id: String, _ body: String) throws -> LayoutExplanation {
    let tree = parse(SourceFile(id: FileID(rawValue: 0), path: "Test.xib", bytes: Array(document(body).utf8))).value
      .tree
    let root = try #require(layoutRoots(of: tree, rootViews: []).first)
    let node = try #require(tree.all.first { tree.objectID(of: $0)?.text == id })
    return try #require(explainLayout(of: node, in: tree, root: root))
  }

  private let form =
    "<subviews>" + tag("view", "box") + tag("label", "title", [0, 0, 1, 1], #"text="Hello""#)
    + tag("view", "gap", [7, 0, 9, 9])
    + "</subviews><constraints>" + constraint("box.leading", "root.leading", 20)
    + constraint("root.trailing", "box.trailing", 20)
    + constraint("box.top", "title.bottom", 8) + constraint("box.height", nil, 44)
    + constraint("title.leading", "box.leading", 5) + constraint("title.top", "root.top", 12)
    + constraint("gap.top", "root.top") + constraint("gap.height", nil, 9) + constraint("gap.width", nil, 9)
    + "</constraints>"

  private func reasons(_ explanation: LayoutExplanation, _ kind: LayoutExplanation.Quantity.Kind) -> [String] {
    explanation.quantities.first { $0.kind == kind }?.reasons.map(\.text) ?? []
  }

  @Test func `each number rests on the constraints without which it could be another`() throws {
    let box = try explain("box", form)
    #expect(reasons(box, .x) == ["'box.leading == root.leading + 20'"])
    #expect(
      reasons(box, .width) == [
        "'box.leading == root.leading + 20'", "'root.trailing == box.trailing + 20'", "the root is 320 × 480",
      ])
    #expect(reasons(box, .height) == ["'box.height == 44'"])
    #expect(
      reasons(box, .y) == [
        "'box.top == title.bottom + 8'", "the content of 'title' is 20.5 high", "'title.top == root.top + 12'",
      ])
    #expect(box.lines.first == "view 'box' is at (20, 40.5), 280 × 44 in 'root'")
  }

  @Test func `content's wishes show their priority`() throws {
    let title = try explain("title", form)
    let width = try #require(title.quantities.first { $0.kind == .width })
    #expect(width.reasons.count == 1)
    #expect(width.reasons.first?.text.hasPrefix("the content of 'title' is ") == true)
    #expect([250.0, 750].contains(width.reasons.first?.priority))
  }

  @Test func `what nothing determines is said to be as recorded`() throws {
    let gap = try explain("gap", form)
    #expect(gap.quantities.map(\.isOpen) == [true, false, false, false])
    #expect(gap.lines.contains("  x 7, as recorded: nothing determines it"))
  }

  @Test func `views are named as Interface Builder or the theme names them`() throws {
    let body = form.replacing("<view id=\"box\"", with: "<view userLabel=\"Sign in\" id=\"box\"")
    #expect(try explain("box", body).name == "Sign in")
    let connected = form + #"<connections><outlet property="titleLabel" destination="title" id="o"/></connections>"#
    #expect(try explain("title", connected).name == "titleLabel")
  }
}
