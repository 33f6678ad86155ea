import SwiftSources
import Testing
import ThemeDatabase
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource

/// Lists that show the cells which their View class registers in code.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct RegisteredCellsTests {
  private static func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>\(objects)</objects>
    </document>
    """
  }

  private static func list(_ className: String) -> String {
    document(
      """
      <view id="v" customClass="\(className)" customModule="Shop">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>
          <tableView id="t"><rect key="frame" x="0" y="0" width="320" height="480"/></tableView>
        </subviews>
        <connections><outlet property="tableView" destination="t" id="c"/></connections>
      </view>
      """)
  }

  private static func cell(_ text: String) -> String {
    document(
      """
      <tableViewCell id="r">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="b">
          <rect key="frame" x="0" y="0" width="320" height="60"/>
          <subviews>
            <label id="l" text="\(text)"><rect key="frame" x="16" y="20" width="200" height="20"/></label>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """)
  }

  /// The texts of the list of the theme `mall` with some sources, in a project with the cells Row, Wide and Note.
  private func texts(_ sources: [String: String], others: [String: String] = [:]) throws -> [String] {
    var files = sources
    files["List/OrderListView_mall.xib"] = Self.list("OrderListView_mall")
    for name in ["Row", "Wide", "Note"] { files["List/Order\(name)Cell_mall.xib"] = Self.cell(name) }
    files.merge(others) { $1 }
    let contents = Dictionary(uniqueKeysWithValues: files.map { ("/r/\($0.key)", Array($0.value.utf8)) })
    var project = Project(root: "/r", themePath: ["/r"])
    project.library = nil
    project.isMarked = true
    let snapshot = Session(project, asking: ["/r"], fileSystem: MemoryFileSystem(contents)).snapshot
    let themes = snapshot.themes(ofScreenlet: "OrderList")
    let id = try #require(themes.graph.find(screenlet: "OrderList", theme: "mall").found)
    let tree = try #require(themes.rendered(id).value)
    return tree.nodes.compactMap { $0.content.words?.string }
  }

  private let register = """
      tableView?.register(UINib(nibName: "OrderRowCell_mall", bundle: nil), forCellReuseIdentifier: RowId)
    """

  private func view(_ body: String, _ members: String = "", name: String = "OrderListView_mall", parent: String)
    -> String
  {
    "class \(name): \(parent) {\n  let RowId = \"row\"\n  override func doRegisterCellNibs() {\n\(body)\n  }\n\(members)\n}\n"
  }

  @Test func `rows are the cell that the View class registers`() throws {
    let source = view(register, parent: "OrderListView_default")
    #expect(try texts(["List/View.swift": source]) == ["Row", "Row", "Row"])
  }

  @Test func `without code, rows are samples`() throws {
    #expect(try texts([:]) == [])
  }

  @Test func `a subclass replaces the cell of its superclass`() throws {
    let parent = view(
      """
        tableView?.register(UINib(nibName: "OrderNoteCell_mall", bundle: nil), forCellReuseIdentifier: RowId)
      """, name: "OrderListView_base", parent: "BaseListTableView")
    let own = view(register, parent: "OrderListView_base")
    #expect(try texts(["List/View.swift": own, "List/Base.swift": parent]) == ["Row", "Row", "Row"])
    let inherited = "class OrderListView_mall: OrderListView_base {}\n"
    #expect(try texts(["List/View.swift": inherited, "List/Base.swift": parent]) == ["Note", "Note", "Note"])
  }

  @Test func `of several registered cells, those that are dequeued are shown`() throws {
    let both =
      register + """

          tableView?.register(UINib(nibName: "OrderNoteCell_mall", bundle: nil), forCellReuseIdentifier: "note")
          tableView?.register(UINib(nibName: "OrderWideCell_mall", bundle: nil), forCellReuseIdentifier: "more")
        """
    let choice = """
        override func doGetCellId(row: Int, object: AnyObject?) -> String { object is Note ? "note" : RowId }
      """
    let chosen = view(both, choice, parent: "BaseListTableView")
    #expect(try texts(["List/View.swift": chosen]) == ["Row", "Note"])
    // It is not known which of them a row shows.
    #expect(try texts(["List/View.swift": view(both, parent: "BaseListTableView")]) == [])
  }

  @Test func `a cell that a helper of the class registers is shown`() throws {
    let helper = """
        func registerCell(_ name: String) {
          tableView?.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
        }
      """
    let one = view("    registerCell(\"OrderRowCell_mall\")", helper, parent: "BaseListTableView")
    #expect(try texts(["List/View.swift": one]) == ["Row", "Row", "Row"])
    // Another cell is unknown.
    let two = view(
      "    registerCell(\"OrderRowCell_mall\")\n    registerCell(names[0])", helper, parent: "BaseListTableView")
    #expect(try texts(["List/View.swift": two]) == [])
  }

  @Test func `a list in the terminal shows the part of its theme, or that of the default theme`() throws {
    let source = view(
      """
        tableView?.register(nibName: "OrderRowCell", forCellReuseIdentifier: RowId)
      """, parent: "BaseListTableView")
    let standard = ["Parts/OrderRowCell_default.xml": Self.cell("Default")]
    #expect(try texts(["List/View.swift": source], others: standard) == ["Row", "Row", "Row"])
    let other = ["List/View.swift": source.replacing("OrderRowCell", with: "OrderCell")]
    let parts = ["Parts/OrderCell_default.xml": Self.cell("Default"), "Parts/OrderCell_shop.xml": Self.cell("Shop")]
    #expect(try texts(other, others: parts) == ["Default", "Default", "Default"])
  }

  @Test func `a cell that depends on a condition is not shown`() throws {
    let source = view(
      """
        let name = isWide ? "OrderWideCell_mall" : "OrderRowCell_mall"
        tableView?.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: RowId)
      """, parent: "BaseListTableView")
    #expect(try texts(["List/View.swift": source]) == [])
    let branches = view(
      """
        if isWide {
          tableView?.register(UINib(nibName: "OrderWideCell_mall", bundle: nil), forCellReuseIdentifier: RowId)
        } else {
        \(register)
        }
      """, parent: "BaseListTableView")
    #expect(try texts(["List/View.swift": branches]) == [])
  }

  @Test func `of two files with the name, the one in the folder of the list is shown`() throws {
    let source = ["List/View.swift": view(register, parent: "BaseListTableView")]
    let other = ["Other/OrderRowCell_mall.xib": Self.cell("Other")]
    #expect(try texts(source, others: other) == ["Row", "Row", "Row"])
    // Neither of two files in other folders is certain.
    let moved = ["Other/Card.xib": Self.cell("One"), "Third/Card.xib": Self.cell("Two")]
    let card = ["List/View.swift": source["List/View.swift", default: ""].replacing("OrderRowCell_mall", with: "Card")]
    #expect(try texts(card, others: moved) == [])
  }
}
