import Foundation
import ProjectTestSupport
import SwiftSources
import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeSemantics
import ThemeSource

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

  /// The sources as the compiler's stubs need them, which cannot have attributes on lines of their own.
  private func texts(_ files: [GeneratedFile]) -> [String] {
    files.filter { $0.name.hasSuffix(".swift") }.map {
      $0.text.replacing("@objc\n  optional", with: "@objc optional")
    }
  }

  @Test(arguments: eras, [false, true])
  func `a Screenlet compiles with Liferay Screens of its era only`(era: Wiring, short: Bool) throws {
    var plan = try ScreenletPlan(
      name: "AddBookmark", attributes: "URL:String?,title:String?", actions: "get-title,add-bookmark",
      inspectables: "folderId:Int64,label:String,isShared:Bool,tint:UIColor?")
    (plan.usesShortNames, plan.usesXIB, plan.wiring) = (short, short, era)
    let made = try newScreenlet(
      plan, classes: .frameworks, options: CodegenOptions(className: plan.viewClass(theme: "default")),
      template: ViewClassTemplate()
    ).value
    let theme = try #require(made.first { $0.name.hasPrefix("Themes/") })
    #expect(
      theme.name
        == (short ? "Themes/AddBookmarkView_default.xib" : "Themes/AddBookmarkScreenletView_default.xml"))
    #expect(theme.text.contains("<theme ") != short)
    #expect(theme.text.contains("restorationIdentifier=\"add-bookmark\"") == (era == .identifier))
    let screenlet = try #require(made.first { $0.name == "Sources/AddBookmarkScreenlet.swift" }).text
    #expect(screenlet.contains("@objc(AddBookmarkScreenlet)\nopen class AddBookmarkScreenlet"))
    #expect(screenlet.contains("  @IBInspectable open var folderId: Int64 = 0\n"))
    #expect(screenlet.contains("    interactor.folderId = folderId\n"))
    let sources = made.filter { $0.name.hasSuffix(".swift") }
    #expect(try changedByFormat(sources.map { ($0.name, $0.text) }) == [])
    #expect(try typeCheck(texts(made), extra: "import UIKit", era: era) == "")
    let other = try #require(eras.first { $0 != era })
    #expect(try typeCheck(texts(made), extra: "import UIKit", era: other).contains("does not override any method"))
  }

  @Test func `an app can set the attributes of a view that it got as its ViewModel`() throws {
    let plan = try ScreenletPlan(name: "Note", attributes: "text:String?", actions: "send")
    // The lines of Liferay's tutorial that show a result.
    let app = """
      import LiferayScreens
      import UIKit

      extension NoteScreenlet {
        func show() {
          self.viewModel?.text = "sent"
          (self.screenletView as? NoteViewModel)?.text = "sent"
        }
      }
      """
    let options = CodegenOptions(className: plan.viewClass(theme: "default"))
    let made = try newScreenlet(plan, classes: .frameworks, options: options, template: ViewClassTemplate()).value
    #expect(try typeCheck(texts(made), extra: app) == "")
    let written = try #require(viewModelProtocol(of: plan.descriptor, options: options).value)
    let others = made.filter { !$0.name.hasSuffix("/\(written.name)") }
    #expect(others.count == made.count - 1)
    #expect(try typeCheck(texts(others + [written]), extra: app) == "")
  }

  @Test(arguments: [
    ("count:Int?", "Interface Builder cannot set 'count'"), ("delegate:String", "a Screenlet has a 'delegate' already"),
    ("fooDelegate:String", "a Screenlet has a 'fooDelegate' already"), ("title:String", "two inputs of an Interactor"),
    ("page:URL", "Interface Builder cannot set 'page'"), ("hash:Int", "every view has a 'hash' already"),
  ])
  func `inspectables that Interface Builder cannot set or that have taken names are rejected`(
    text: String, message: String
  ) {
    let fault = #expect(throws: ScreenletPlan.Fault.self) {
      try ScreenletPlan(name: "Foo", attributes: "title:String?", actions: "", inspectables: text)
    }
    #expect(fault?.message.hasPrefix(message) == true, "\(fault?.message ?? "")")
  }

  @Test(arguments: [
    "URL:String?,title:String?", "", "isPublic:Bool,count:Int,ratio:Double?,day:Date?,cover:UIImage?,comment:Comment?",
    "onDone:(() -> Void)?,tags:[String],byName:[String: Int]",
    "number:NSNumber?,total:NSNumber,text:NSString?",
  ])
  func `new classes compile and are formatted`(attributes: String) throws {
    for actions in ["get-title,add-bookmark", "save"] {
      let sources = try files(attributes, actions).filter { $0.name.hasSuffix(".swift") }
      #expect(sources.count == 4 + 2 * actions.split(separator: ",").count)
      #expect(try changedByFormat(sources.map { ($0.name, $0.text) }) == [])
      #expect(try typeCheck(texts(sources), extra: "import UIKit") == "")
    }
  }

  @Test(
    .enabled(if: BuiltModules.arePresent, "the run time's modules are elsewhere"),
    arguments: [
      ("URL:String?,title:String?", "get-title,add-bookmark"), ("", "save"),
      ("isPublic:Bool,count:Int,ratio:Double?,day:Date?,tags:[String]", "save,defaultAction"),
      (
        "number:NSNumber?,total:NSNumber,price:Decimal?,photo:Data?,page:URL?,byName:[String: Int],text:NSString?",
        "save"
      ),
    ])
  func `a Screenlet for the terminal and its tests compile`(attributes: String, actions: String) throws {
    let plan = try ScreenletPlan(
      name: "AddBookmark", attributes: attributes, actions: actions, flavor: .terminal)
    let made = try newScreenlet(
      plan, classes: .frameworks, options: CodegenOptions(className: plan.viewClass(theme: "default")),
      template: ViewClassTemplate())
    #expect(made.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let sources = made.value.filter { $0.name.hasSuffix(".swift") }
    #expect(sources.count == 4 + 2 * actions.split(separator: ",").count)
    #expect(try changedByFormat(sources.map { ($0.name, $0.text) }) == [])
    #expect(try BuiltModules.typeCheck(sources.map(\.text)) == "")
  }

  @Test func `a package for the terminal has targets for its sources, tests and program`() throws {
    var plan = try ScreenletPlan(name: "Guess", attributes: "number:String?", actions: "guess", flavor: .terminal)
    plan.makesPackage = true
    plan.module = plan.packageModule
    plan.folders.sources = "Sources/GuessScreenlet"
    plan.folders.tests = "Tests/GuessScreenletTests"
    let made = try newScreenlet(
      plan, classes: .frameworks, options: CodegenOptions(className: plan.viewClass(theme: "default")),
      template: ViewClassTemplate()
    ).value
    #expect(
      made.map(\.name).filter { !$0.contains("Screenlet/") } == [
        "Schemas/GuessViewModel.xml", "Themes/GuessScreenletView_default.xml",
        "Tests/GuessScreenletTests/GuessScreenletTests.swift", "Sources/GuessDemo/GuessDemo.swift", "Package.swift",
        "liferay-server-context.plist",
      ])
    #expect(made.count { $0.name.hasPrefix("Sources/GuessScreenlet/") } == 5)
    let swift = made.filter { $0.name.hasSuffix(".swift") }
    #expect(try changedByFormat(swift.map { ($0.name, $0.text) }) == [])
    let plist = try #require(made.last { $0.name.hasSuffix(".plist") })
    let keys = unsafe try PropertyListSerialization.propertyList(from: Data(plist.text.utf8), format: nil)
    #expect((keys as? [String: Any])?["server"] as? String == "http://localhost:8080")
  }

  @Test func `file names use the configured naming scheme`() throws {
    #expect(try files().map(\.name).contains("Themes/AddBookmarkScreenletView_default.xml"))
    #expect(try files(short: true).map(\.name).contains("Sources/AddBookmarkView_default.swift"))
  }

  @Test(arguments: [
    ("addBookmark", "", ""), ("AddBookmarkScreenlet", "", ""), ("A B", "", ""), ("../Evil", "", ""), ("class", "", ""),
    ("Foo", "title", ""), ("Foo", "title:", ""), ("Foo", "a b:Int", ""), ("Foo", "title:Int; init() {}", ""),
    ("Foo", "tag:Int", ""), ("Foo", "a:Int,a:Int", ""), ("Foo", "a:(Int", ""), ("Foo", "", "a b"), ("Foo", "", "1"),
    ("Foo", "", "save,save"), ("Foo", "", "a\"b"), ("Foo", "saveButton:Int", "save"),
  ])
  func `a plan with invalid names is rejected`(name: String, attributes: String, actions: String) {
    #expect(throws: ScreenletPlan.Fault.self) {
      try ScreenletPlan(name: name, attributes: attributes, actions: actions)
    }
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: ["1", "Int...", "Int?[", "-> Int"])
  func `an attribute with a type that Swift cannot have is rejected`(type: String) {
    #expect(throws: ScreenletPlan.Fault.self) { try ScreenletPlan(name: "Foo", attributes: "a:\(type)", actions: "") }
  }

  private func theme(_ attributes: String, _ actions: String, of name: String = "AddBookmark") throws -> String {
    let plan = try ScreenletPlan(name: name, attributes: attributes, actions: actions)
    let made = try newScreenlet(
      plan, classes: .frameworks, options: CodegenOptions(className: plan.viewClass(theme: "default")),
      template: ViewClassTemplate())
    return try #require(made.value.first { $0.name.hasPrefix("Themes/") }).text
  }

  @Test(arguments: [
    ("password", true), ("newPassword", true), ("client_secret", true), ("pin", true), ("passcodeAgain", true),
    ("userName", false), ("pinned", false), ("compassDirection", false),
  ])
  func `a secret attribute gets a secure text field`(attribute: String, isSecure: Bool) throws {
    let text = try theme("\(attribute):String?", "save")
    #expect(text.contains("secureTextEntry=\"YES\"") == isSecure)
  }

  @Test(arguments: [
    ("AddBookmark", "get-title,add-bookmark", "add-bookmark"), ("Login", "login,forgot-password", "login"),
    ("Login", "forgot-password,login", "login"), ("Profile", "save,cancel", "save"),
  ])
  func `the main action has the prominent button and handles the default action`(
    name: String, actions: String, main: String
  ) throws {
    let plan = try ScreenletPlan(name: name, attributes: "", actions: actions)
    #expect(plan.mainAction?.name == main)
    let text = try theme("", actions, of: name)
    let accent = try #require(text.range(of: "<color key=\"backgroundColor\" systemColor=\"systemIndigoColor\"/>"))
    let title = try #require(text[accent.upperBound...].firstMatch(of: /title="([^"]*)"/))
    #expect(String(title.1) == ScreenletPlan.words(main))
    let made = try newScreenlet(
      plan, classes: .frameworks, options: CodegenOptions(className: plan.viewClass(theme: "default")),
      template: ViewClassTemplate())
    let screenlet = try #require(made.value.first { $0.name == "Sources/\(name)Screenlet.swift" })
    #expect(screenlet.text.contains("    case \"\(main)\", \"defaultAction\":\n"))
  }

  @Test func `an action named defaultAction is handled once`() throws {
    let screenlet = try #require(files("", "save,defaultAction").first { $0.name.hasSuffix("Screenlet.swift") })
    #expect(screenlet.text.components(separatedBy: "\"defaultAction\"").count == 2)
  }

  @Test(arguments: ["light", "dark"])
  func `a new theme has no diagnostics and adapts to appearance and text size`(appearance: String) async throws {
    let folder = try TemporaryFolder()
    for file in try files("URL:String?,password:String,isPublic:Bool,count:Int,ratio:Double?,day:Date?,cover:UIImage?")
    {
      try folder.write(file.name, file.text)
    }
    let path = folder("Themes/AddBookmarkScreenletView_default.xml")
    let text = try #require(folder.text("Themes/AddBookmarkScreenletView_default.xml"))
    let shown = text.components(separatedBy: "<resources>")[0]
      .replacingOccurrences(of: "appearance=\"light\"", with: "appearance=\"\(appearance)\"")
    // The white text on the accent color, which is dark in both appearances.
    #expect(shown.matches(of: /<color (?!key="\w+" systemColor=)/).count == 1)
    #expect(!shown.contains("pointSize"))
    var project = TestProject([path])
    project.schemas = [folder("Schemas")]
    project.contents = [
      path: Array(text.replacingOccurrences(of: "appearance=\"light\"", with: "appearance=\"\(appearance)\"").utf8)
    ]
    let report = try await project.lint()
    #expect(report.diagnostics.map(\.message) == [])
  }

  @Test(arguments: [false, true])
  func `a new cell has a class that compiles`(isInCollection: Bool) throws {
    let made = try newCell(
      named: "BookmarkCell_default", isInCollection: isInCollection, classes: .frameworks,
      options: CodegenOptions(className: "BookmarkCell_default"))
    #expect(made.map(\.name) == ["Themes/BookmarkCell_default.xml", "Sources/BookmarkCell_default.swift"])
    #expect(made[1].text.contains("titleLabel: UILabel?"))
    #expect(try typeCheck([made[1].text], extra: "import UIKit") == "")
  }
}
