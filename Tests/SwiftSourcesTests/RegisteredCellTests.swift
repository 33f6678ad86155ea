import CodeModel
import Testing

@testable import SwiftSources

/// Cells that code registers with UIKit's methods, in the forms of Apple's documentation and of Liferay Screens.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct RegisteredCellTests {
  private func uses(_ members: String) -> CodeUses {
    read("class A: UIView {\n\(members)\n}").types.first?.uses ?? CodeUses()
  }

  private func cells(_ statements: String) -> [CodeUses.RegisteredCell] {
    uses("func doRegisterCellNibs(_ other: UITableView) { \(statements) }").cells
  }

  @Test(arguments: [
    "tableView.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"row\")",
    "self.tableView?.register(UINib.init(nibName: \"Row\", bundle: .main), forCellReuseIdentifier: \"row\")",
    "tableView!.registerNib(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"row\")",
    "let nib = UINib(nibName: \"Row\", bundle: nil); tableView.register(nib, forCellReuseIdentifier: \"row\")",
    "let id = \"row\", name = \"Row\"; tableView.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: id)",
    """
    let nib = Bundle.nibInBundles(name: "Row", currentClass: type(of: self))
    if let rowNib = nib { tableView?.register(rowNib, forCellReuseIdentifier: "row") }
    """,
    """
    if let nib = NSBundle.nibInBundles(name: "Row", currentClass: self.dynamicType) {
      tableView?.registerNib(nib, forCellReuseIdentifier: "row")
    }
    """,
    "guard let table = tableView else { return }; table.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"row\")",
  ]) func `a nib is registered by its name`(statements: String) {
    #expect(cells(statements) == [.init(list: "tableView", nib: .literal("Row"), identifier: .literal("row"))])
  }

  @Test func `a name that describes a class is the class's name`() {
    let found = cells(
      """
      grid.register(UINib(nibName: String(describing: PhotoCell.self), bundle: nil), forCellWithReuseIdentifier: "\\(PhotoCell.self)")
      tableView.register(cellType: RowCell.self)
      """)
    #expect(
      found == [
        .init(list: "grid", nib: .literal("PhotoCell"), identifier: .literal("PhotoCell")),
        .init(list: "tableView", nib: .literal("RowCell"), identifier: .literal("RowCell")),
      ])
  }

  @Test func `constants are resolved later`() {
    #expect(
      cells("tableView.register(RowCell.nib, forCellReuseIdentifier: RowCell.identifier)") == [
        .init(list: "tableView", nib: .constant("RowCell.nib"), identifier: .constant("RowCell.identifier"))
      ])
  }

  @Test(arguments: [
    "tableView.registerNib(\"RowCell\")", "tableView.register(nib: \"RowCell\")",
    "tableView.registerCell(nibName: \"RowCell\")",
  ]) func `a helper of lists registers a nib by its name alone`(statement: String) {
    let row = ActionReference.literal("RowCell")
    #expect(cells(statement) == [.init(list: "tableView", nib: row, identifier: row)])
  }

  @Test func `a helper of the class registers a nib by its parameters`() {
    let found = uses(
      """
      func setUp() {
        registerCell("RowCell", id: "row")
        self.registerCell(NoteCell.name, id: NoteCell.identifier)
        registerCell(names[0], id: "other")
      }
      func registerCell(_ name: String, id: String) {
        tableView.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: id)
      }
      """)
    #expect(
      found.cells == [
        .init(list: "tableView", nib: .literal("RowCell"), identifier: .literal("row")),
        .init(list: "tableView", nib: .constant("NoteCell.name"), identifier: .constant("NoteCell.identifier")),
        .init(list: "tableView", nib: nil, identifier: .constant("registerCell")),
      ])
  }

  @Test func `a cell of the terminal is registered by its class`() {
    #expect(
      cells("tableView?.register(nibName: \"RowCell\", forCellReuseIdentifier: \"row\")") == [
        .init(list: "tableView", nib: .literal("RowCell"), isPart: true, identifier: .literal("row"))
      ])
  }

  @Test(arguments: [
    "tableView.register(RowCell.self, forCellReuseIdentifier: \"row\")",
    "tableView.register(UINib(nibName: \"Row\", bundle: nil), forHeaderFooterViewReuseIdentifier: \"row\")",
    "tableView.register(headerFooterViewType: RowView.self)",
    "other.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"row\")",
    "NotificationCenter.default.register(center, forKey: \"row\")",
  ]) func `classes, headers and lists without outlets have no cells`(statements: String) {
    #expect(cells(statements).isEmpty)
  }

  @Test func `a computed name is unknown`() {
    let found = cells(
      "tableView.register(UINib(nibName: isPad ? \"Wide\" : \"Row\", bundle: nil), forCellReuseIdentifier: \"row\")")
    #expect(found == [.init(list: "tableView", nib: nil, identifier: .literal("row"))])
  }

  @Test func `identifiers are those that are dequeued or returned for a row`() {
    let found = uses(
      """
      override func doGetCellId(row: Int, object: AnyObject?) -> String {
        if object == nil { return super.doGetCellId(row: row, object: object) }
        return row == 0 ? FirstId : "row"
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if path.row == 1 { return tableView.dequeueReusableCell(withIdentifier: SecondId)! }
        return tableView.dequeueReusableCell(for: path, cellType: RowCell.self)
      }
      func title() -> String { "none" }
      """)
    #expect(
      found.dequeued == [.constant("FirstId"), .literal("row"), .constant("SecondId"), .literal("RowCell")])
  }

  @Test func `constant properties and nibs are constants`() {
    let found = read(
      """
      class RowCell: UITableViewCell {
        let instance = "i"
        static let identifier = String(describing: RowCell.self)
        static var name: String { "\\(Self.self)" }
        class var nib: UINib { return UINib(nibName: identifier, bundle: nil) }
        var changing = "v"
      }
      """
    ).constants
    // A subclass may override a class property.
    var nib = StringConstant(name: "RowCell.nib", value: .constant("identifier"))
    nib.isOverridable = true
    #expect(
      found == [
        StringConstant(name: "RowCell.instance", value: .literal("i")),
        StringConstant(name: "RowCell.identifier", value: .literal("RowCell")),
        StringConstant(name: "RowCell.name", value: .literal("RowCell")),
        nib,
      ])
  }
}
