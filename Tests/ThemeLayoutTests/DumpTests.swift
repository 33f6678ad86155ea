import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

struct DumpTests {
  private let xml = document(
    "<subviews>" + tag("view", "a", [20, 0, 1, 1]) + "</subviews><constraints>"
      + constraint("a.leading", "root.leading", 20)
      + constraint("a.width", nil, 30, #"priority="700""#)
      + #"<constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="root" secondAttribute="top" constant="4"/>"#
      + "</constraints>")

  private var tree: ElementTree {
    parse(SourceFile(id: FileID(rawValue: 0), path: "Test.xib", bytes: Array(xml.utf8))).value.tree
  }

  @Test func `constraints are exported as equations over edges`() throws {
    let root = try #require(layoutRoots(of: tree, rootViews: []).first)
    let rows = constraintRows(of: tree, root: root)
    #expect(rows.root == "root")
    #expect(rows.variables == 8)
    let texts = rows.constraints.map { row in
      row.terms.map { "\($0.coefficient)v\($0.variable)" }.joined(separator: " ")
        + " + \(row.constant) \(row.sign) 0 @ \(row.priority)"
    }
    // The root's left, right, top and bottom edges are 0 to 3, the view's 4 to 7.
    #expect(texts.contains("1.0v1 + -320.0 == 0 @ 1000.0"))
    #expect(texts.contains("1.0v4 -1.0v0 + -20.0 == 0 @ 1000.0"))
    #expect(texts.contains("1.0v5 -1.0v4 + -30.0 == 0 @ 700.0"))
    #expect(texts.contains("1.0v6 -1.0v2 + -4.0 >= 0 @ 1000.0"))
    #expect(texts.contains("1.0v7 -1.0v6 + 0.0 >= 0 @ 1000.0"))
  }

  @Test func `every view has a row, relative to its superview`() throws {
    let root = try #require(layoutRoots(of: tree, rootViews: []).first)
    let rows = layoutRows(of: solve(tree, root: root).value, in: tree)
    #expect(rows.map(\.id) == ["root", "a"])
    #expect(rows.map(\.element) == ["view", "view"])
    #expect(rows[1].root == "root")
    #expect(rows[1].recorded == Rect(x: 20, y: 0, width: 1, height: 1))
    #expect(rows[1].frame.x == 20)
  }

  @Test func `header views and cells of a table view are separate roots`() throws {
    let table =
      #"<tableView id="table"><rect key="frame" x="0" y="0" width="320" height="480"/><view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="320" height="40"/></view><prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="40" width="320" height="44"/><tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView></tableViewCell></prototypes></tableView>"#
    let source = document("<subviews>\(table)</subviews>")
    let tree = parse(SourceFile(id: FileID(rawValue: 0), path: "Test.xib", bytes: Array(source.utf8))).value.tree
    let roots = layoutRoots(of: tree, rootViews: []).compactMap { tree.objectID(of: $0)?.text }
    #expect(roots == ["root", "header", "cell"])
  }
}
