import Diagnostics
import SwiftSources
import Testing
import ThemeSemantics

@testable import ThemeCodegen

@Suite struct NewScreenletTests {
  private func files(
    _ attributes: String = "URL:String?,title:String?", _ actions: String = "get-title,add-bookmark",
    short: Bool = false
  ) throws -> [GeneratedFile] {
    var plan = try ScreenletPlan(name: "AddBookmark", attributes: attributes, actions: actions)
    plan.usesShortNames = short
    let made = try newScreenlet(
      plan, classes: .frameworks, options: CodegenOptions(className: plan.viewClass(theme: "default")),
      template: ViewClassTemplate())
    #expect(made.diagnostics.map(\.message) == [])
    return made.value
  }

  @Test(arguments: [
    "URL:String?,title:String?", "", "isPublic:Bool,count:Int,ratio:Double?,day:Date?,cover:UIImage?,comment:Comment?",
    "onDone:(() -> Void)?,tags:[String],byName:[String: Int]",
  ])
  func `swiftc accepts the classes and swift-format leaves them alone`(attributes: String) throws {
    for actions in ["get-title,add-bookmark", "save"] {
      let sources = try files(attributes, actions).filter { $0.name.hasSuffix(".swift") }
      #expect(sources.count == 4 + 2 * actions.split(separator: ",").count)
      #expect(try changedByFormat(sources.map { ($0.name, $0.text) }) == [])
      #expect(
        try typeCheck(
          sources.map { $0.text.replacing("@objc\n  optional", with: "@objc optional") }, extra: "import UIKit")
          == "")
    }
  }

  @Test func `names follow the configuration`() throws {
    #expect(try files().map(\.name).contains("Themes/AddBookmarkScreenletView_default.xml"))
    #expect(try files(short: true).map(\.name).contains("Sources/AddBookmarkView_default.swift"))
  }

  @Test(arguments: [
    ("addBookmark", "", ""), ("AddBookmarkScreenlet", "", ""), ("A B", "", ""), ("../Evil", "", ""), ("class", "", ""),
    ("Foo", "title", ""), ("Foo", "title:", ""), ("Foo", "a b:Int", ""), ("Foo", "title:Int; init() {}", ""),
    ("Foo", "tag:Int", ""), ("Foo", "a:Int,a:Int", ""), ("Foo", "a:(Int", ""), ("Foo", "", "a b"), ("Foo", "", "1"),
    ("Foo", "", "save,save"), ("Foo", "", "a\"b"), ("Foo", "saveButton:Int", "save"),
  ])
  func `a plan with invalid names is refused`(name: String, attributes: String, actions: String) {
    #expect(throws: ScreenletPlan.Fault.self) {
      try ScreenletPlan(name: name, attributes: attributes, actions: actions)
    }
  }

  @Test(arguments: [false, true])
  func `a cell has its class`(isInCollection: Bool) throws {
    let made = try newCell(
      named: "BookmarkCell_default", isInCollection: isInCollection, classes: .frameworks,
      options: CodegenOptions(className: "BookmarkCell_default"))
    #expect(made.map(\.name) == ["Themes/BookmarkCell_default.xml", "Sources/BookmarkCell_default.swift"])
    #expect(made[1].text.contains("titleLabel: UILabel?"))
    #expect(try typeCheck([made[1].text], extra: "import UIKit") == "")
  }
}
