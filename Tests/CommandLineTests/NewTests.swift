import Foundation
import SwiftSources
import TestSupport
import Testing

/// Creating a Screenlet in an empty folder, and the diagnostics for common mistakes in it.
@Suite struct NewTests {
  private let screenlet = [
    "new", "screenlet", "AddBookmark", "--actions", "get-title,add-bookmark", "--attributes",
    "URL:String?,title:String?",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    #expect(try themec(screenlet, folder: folder.url).status == 0)
    return folder
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  private func change(_ path: String, in folder: TemporaryFolder, _ old: String, _ new: String) throws {
    let before = try text(path, in: folder)
    #expect(before.contains(old))
    try before.replacing(old, with: new).write(
      to: folder.url.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }

  @Test func `a misspelled trigger is corrected in the descriptor, and not in the theme`() throws {
    let folder = try folder()
    // Without the code, the descriptor is all that names the trigger.
    try folder.write(".themec.yml", "themePath: [Themes]\nschemas: [Schemas]\nswift: []\n")
    #expect(try themec(["lint"], folder: folder.url).status == 0)
    try change(
      "Schemas/AddBookmarkViewModel.xml", in: folder, "trigger=\"addBookmarkButton\"", "trigger=\"addBookmarkBtton\"")
    let lint = try themec(["lint", "--format", "xcode"], folder: folder.url)
    #expect(lint.status == 1)
    let help = "if the descriptor means it, write trigger=\"addBookmarkButton\" there"
    #expect(lint.output.contains(help), "\(lint.output)")
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a new Screenlet has no diagnostics, is formatted and can be drawn`() throws {
    let folder = try folder()
    let lint = try themec(["lint", "--strict"], folder: folder.url)
    #expect(lint.status == 0 && lint.output.contains("no problems found in 1 file"), "\(lint.output)")
    #expect(try themec(["format", "--check", "Themes"], folder: folder.url).status == 0)
    let preview = try themec(["preview", "AddBookmark", "--color", "never"], folder: folder.url)
    #expect(preview.status == 0 && preview.output.contains("add-bookmark → addBookmarkButton"))
    #expect(preview.output.contains("title → titleTextField"))
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a new Screenlet uses the ViewModel that the project has`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    let viewModel = ["new", "view-model", "AddBookmark"] + screenlet.dropFirst(3)
    #expect(try themec(viewModel, folder: folder.url).status == 0)
    let descriptor = try text("Schemas/AddBookmarkViewModel.xml", in: folder)
    try change("Sources/AddBookmarkViewModel.swift", in: folder, "What the views", "All that the views")
    let ownProtocol = try text("Sources/AddBookmarkViewModel.swift", in: folder)
    let others = ["new", "screenlet", "AddBookmark", "--attributes", "name:String?"]
    let refused = try themec(others, folder: folder.url)
    #expect(refused.status == 2 && refused.messages.contains("leave out '--attributes' and '--actions'"))
    let made = try themec(["new", "screenlet", "AddBookmark"], folder: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    #expect(try text("Schemas/AddBookmarkViewModel.xml", in: folder) == descriptor)
    #expect(try text("Sources/AddBookmarkViewModel.swift", in: folder) == ownProtocol)
    let whole = try self.folder()
    #expect(folder.entries == whole.entries)
    for path in ["Themes/AddBookmarkScreenletView_default.xml", "Sources/AddBookmarkScreenlet.swift"] {
      #expect(try text(path, in: folder) == text(path, in: whole))
    }
    #expect(try themec(["lint", "--strict"], folder: folder.url).status == 0)
  }

  @Test func `existing files are not overwritten, and a dry run writes no files`() throws {
    let folder = try folder()
    let again = try themec(screenlet, folder: folder.url)
    #expect(again.status == 2 && again.messages.contains("already exist"))
    let dry = try themec(
      ["new", "screenlet", "Other", "--actions", "save", "--dry-run"], folder: folder.url)
    #expect(dry.status == 0 && dry.output.contains("would write Themes/OtherScreenletView_default.xml"))
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Schemas/OtherViewModel.xml").path))
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [
      (
        "Themes/AddBookmarkScreenletView_default.xml", "<outlet property=\"titleTextField\"",
        "<outlet property=\"delegate\"", "model/unpresented-attribute"
      ),
      (
        "Sources/AddBookmarkScreenletView_default.swift", "titleTextField: UITextField?", "titleField: UITextField?",
        "swift/unknown-outlet"
      ),
      (
        "Sources/AddBookmarkScreenletView_default.swift", "func getTitleButtonTapped", "func titleTapped",
        "swift/unknown-selector"
      ),
      ("Sources/AddBookmarkScreenlet.swift", "case \"get-title\":", "case \"fetch-title\":", "model/unanswered-action"),
      (
        "Themes/AddBookmarkScreenletView_default.xml", "customClass=\"AddBookmarkScreenletView_default\"",
        "customClass=\"AddBookmarkScreenletView_defualt\"", "naming/"
      ),
    ])
  func `a mistake in a new Screenlet is reported`(path: String, old: String, new: String, code: String) throws {
    let folder = try folder()
    try change(path, in: folder, old, new)
    let lint = try themec(["lint", "--format", "jsonl"], folder: folder.url)
    let codes = lint.diagnostics.compactMap { $0["code"] as? String }
    #expect(codes.contains { $0.hasPrefix(code) }, "\(codes)")
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `missing outlets are added to a hand-written class, once`() throws {
    let folder = try folder()
    let path = "Sources/AddBookmarkScreenletView_default.swift"
    try change(path, in: folder, "  @IBOutlet open weak var titleTextField: UITextField?\n", "  // mine\n")
    let check = try themec(["generate", "view", "AddBookmark", "--check"], folder: folder.url)
    #expect(check.status == 1 && check.output.contains("lacks the outlet 'titleTextField'"))
    let before = try text(path, in: folder)
    let diff = try themec(["generate", "view", "AddBookmark", "--diff"], folder: folder.url)
    #expect(diff.output.contains("+  @IBOutlet open weak var titleTextField: UITextField?"))
    #expect(try text(path, in: folder) == before)
    #expect(try themec(["generate", "view", "AddBookmark", "--merge"], folder: folder.url).status == 0)
    let after = try text(path, in: folder)
    #expect(after.replacing("  @IBOutlet open weak var titleTextField: UITextField?\n", with: "") == before)
    let again = try themec(["generate", "view", "AddBookmark", "--merge"], folder: folder.url)
    #expect(again.status == 0 && again.output.contains("lacks nothing"))
    #expect(try text(path, in: folder) == after)
    #expect(try themec(["generate", "view", "AddBookmark", "--check"], folder: folder.url).status == 0)
    // `generate` without `--merge` would write a second class.
    let second = try themec(["generate", "view", "AddBookmark", "--output", "Other"], folder: folder.url)
    #expect(second.status == 2 && second.messages.contains("is already declared"))
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: ["--merge", "--merge --diff", "--check"])
  func `a class that cannot be parsed is not reported as complete`(options: String) throws {
    let folder = try folder()
    try change(
      "Sources/AddBookmarkScreenletView_default.swift", in: folder,
      "  @IBOutlet open weak var titleTextField: UITextField?\n", "  return }\n")
    let words = options.split(separator: " ").map(String.init)
    let merged = try themec(["generate", "view", "AddBookmark"] + words, folder: folder.url)
    #expect(merged.status == 1 && merged.messages.contains("cannot be added"))
    #expect(!merged.output.contains("lacks nothing"))
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: ["extended", "child", "full"])
  func `two commands create a valid theme of each kind`(kind: String) throws {
    let folder = try folder()
    let made = try themec(
      ["new", "theme", "flat", "--kind", kind, "--screenlet", "AddBookmark"], folder: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    let path = "Themes/AddBookmarkScreenletView_flat.xml"
    #expect(try themec(["format", "--check", path], folder: folder.url).status == 0)
    if kind != "child" {
      let view = try themec(["generate", "view", path, "--output", "Sources"], folder: folder.url)
      #expect(view.status == 0, "\(view.messages)")
    } else {
      let view = try themec(["generate", "view", path, "--output", "Sources"], folder: folder.url)
      #expect(view.status == 0 && view.messages.contains("uses its parent's View class"))
    }
    let lint = try themec(["lint"], folder: folder.url)
    #expect(lint.status == 0 && lint.output.contains("no problems found in 2 files"), "\(lint.output)")
  }

  @Test func `a misspelled class is corrected in the descriptor, and not in the theme`() throws {
    let folder = try folder()
    try folder.write(".themec.yml", "themePath: [Themes]\nschemas: [Schemas]\nswift: []\n")
    try change("Schemas/AddBookmarkViewModel.xml", in: folder, "class=\"UITextField\"", "class=\"UITextFeild\"")
    let lint = try themec(["lint", "--format", "xcode"], folder: folder.url)
    #expect(lint.output.contains("if the descriptor means it, write class=\"UITextField\" there"), "\(lint.output)")
  }

  @Test func `an overlay of a missing theme is said to change the shipped one`() throws {
    let folder = try folder()
    let theme = ["new", "theme", "night", "--kind", "child", "--parent", "default", "--screenlet", "AddBookmark"]
    #expect(try themec(theme, folder: folder.url).status == 0)
    try change(
      "Themes/AddBookmarkScreenletView_night.xml", in: folder, "<objects>",
      "<objects>\n        <label id=\"gone\" text=\"A\"/>")
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("Themes/AddBookmarkScreenletView_default.xml"))
    let lint = try themec(["lint", "--format", "xcode"], folder: folder.url)
    #expect(lint.output.contains("unknown id 'gone': the shipped parent 'default' has no such label"), "\(lint.output)")
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `the class of an extended theme does not override a Boolean attribute that its parent shows`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    let screenlet = ["new", "screenlet", "Pay", "--attributes", "paid:Bool,name:String?", "--actions", "pay"]
    #expect(try themec(screenlet, folder: folder.url).status == 0)
    let theme = ["new", "theme", "flat", "--kind", "extended", "--parent", "default", "--screenlet", "Pay"]
    #expect(try themec(theme, folder: folder.url).status == 0)
    #expect(try text("Sources/PayScreenletView_default.swift", in: folder).contains("open var paid: Bool"))
    #expect(try !text("Sources/PayScreenletView_flat.swift", in: folder).contains("paid"))
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a class is not generated into a second folder of the project`() throws {
    let folder = try folder()
    let made = try themec(["new", "theme", "flat", "--screenlet", "AddBookmark"], folder: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    let generate = ["generate", "view", "AddBookmark", "--theme", "flat"]
    let again = try themec(generate + ["--output", "App"], folder: folder.url)
    #expect(again.status == 2 && again.messages.contains("is already generated in 'Sources/"), "\(again.messages)")
    #expect(
      try themec(generate, folder: folder.url).output == "unchanged Sources/AddBookmarkScreenletView_flat.swift\n")
    // The project's descriptor does not describe the shipped theme.
    let shipped = try themec(["preview", "AddBookmark", "--theme", "flat7", "--color", "never"], folder: folder.url)
    #expect(shipped.status == 0 && !shipped.messages.contains("error"), "\(shipped.messages)")
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [("Int...", false), ("1", false), ("some View", false), ("_", false), ("any P & Q", true)])
  func `a protocol with a type that Swift cannot have is an error`(type: String, isValid: Bool) throws {
    let folder = try TemporaryFolder(
      project: [
        ".themec.yml": "schemas: [.]\n",
        "FooViewModel.xml":
          "<viewModel name=\"FooViewModel\" screenlets=\"Foo\"><attribute name=\"a\" type=\"\(type.replacing("&", with: "&amp;"))\" access=\"readonly\"/></viewModel>",
      ], configuration: nil)
    let made = try themec(["generate", "view-model", "FooViewModel", "--stdout"], folder: folder.url)
    #expect(made.status == (isValid ? 0 : 1), "\(made.messages)")
    #expect(made.output.contains("var a: \(type) { get }") == isValid && made.messages.contains("error") != isValid)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a protocol that the project declares is not declared again`() throws {
    let folder = try TemporaryFolder(
      project: [
        "App/AddBookmarkViewModel.swift":
          "import UIKit\n\n@objc protocol AddBookmarkViewModel {\n  var URL: String? { get set }\n}\n"
      ], configuration: nil)
    let generate = ["generate", "view-model", "AddBookmark"]
    let before = folder.entries
    let refused = try themec(generate, folder: folder.url)
    #expect(refused.status == 2, "\(refused.output)")
    #expect(
      refused.messages.contains("'AddBookmarkViewModel' is already declared in 'App/AddBookmarkViewModel.swift'"))
    #expect(folder.entries == before)
    // A generated protocol is updated where it is.
    #expect(try themec(generate + ["--force", "-o", "App"], folder: folder.url).status == 0)
    #expect(try themec(generate, folder: folder.url).output == "unchanged App/AddBookmarkViewModel.swift\n")
    #expect(folder.entries == before)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `only the class of a new theme says that it is generated, and is generated again until it is edited`() throws {
    let folder = try folder()
    #expect(try themec(["new", "theme", "flat", "--screenlet", "AddBookmark"], folder: folder.url).status == 0)
    let marked = try folder.entries.filter { $0.hasSuffix(".swift") }.filter {
      try text($0, in: folder).hasPrefix("// Generated by themec; do not edit.")
    }
    let path = "Sources/AddBookmarkScreenletView_flat.swift"
    #expect(marked == [path])
    try change(
      "Themes/AddBookmarkScreenletView_flat.xml", in: folder, "    </objects>",
      "        <textField id=\"n02-vw-obj\" placeholder=\"Where?\"/>\n    </objects>")
    let generate = ["generate", "view", "AddBookmark", "--theme", "flat"]
    let again = try themec(generate, folder: folder.url)
    #expect(again.status == 0 && again.output.hasSuffix("\(path)\n"), "\(again.output)\(again.messages)")
    try change(path, in: folder, "\n}", "\n  // mine\n}")
    #expect(try themec(generate, folder: folder.url).status == 2)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `the method of a button without an action of the ViewModel says so`() throws {
    let folder = try folder()
    try change(
      "Schemas/AddBookmarkViewModel.xml", in: folder,
      "    <action name=\"get-title\" trigger=\"getTitleButton\"/>\n", "")
    try change(
      "Schemas/AddBookmarkViewModel.xml", in: folder,
      "    <progress action=\"get-title\" working=\"Get title…\" failure=\"Get title failed\"/>\n", "")
    let view = try themec(["generate", "view", "AddBookmark", "--stdout"], folder: folder.url)
    #expect(view.output.contains("  // AddBookmarkViewModel has no action for this control.\n"), "\(view.output)")
  }

  @Test func `a misspelled type of an attribute is an error before anything is written`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    let outcome = try themec(["new", "screenlet", "Note", "--attributes", "text:Strin?"], folder: folder.url)
    #expect(outcome.status == 2 && outcome.messages.contains("did you mean 'String'?"), "\(outcome.messages)")
    #expect(folder.entries.isEmpty)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a class that was not edited is generated again in its place, also to merge`() throws {
    let folder = try folder()
    #expect(try themec(["new", "theme", "flat", "--screenlet", "AddBookmark"], folder: folder.url).status == 0)
    let source = try text("Sources/AddBookmarkScreenletView_flat.swift", in: folder)
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("Sources/AddBookmarkScreenletView_flat.swift"))
    try folder.write("App/Views/AddBookmarkScreenletView_flat.swift", source)
    try folder.write(".themec.yml", "swift: [Sources, App]\n")
    let generate = ["generate", "view", "AddBookmark", "--theme", "flat"]
    for options in [[], ["--merge"]] {
      let outcome = try themec(generate + options, folder: folder.url)
      #expect(outcome.output == "unchanged App/Views/AddBookmarkScreenletView_flat.swift\n", "\(outcome.messages)")
    }
  }

  @Test func `in a subfolder, new files are written to the folders of the project`() throws {
    let folder = try folder()
    try folder.write("App/Screens/readme.txt", "")
    let below = folder.url.appendingPathComponent("App/Screens")
    let own = try themec(["new", "theme", "flat", "--screenlet", "AddBookmark"], folder: below)
    #expect(own.status == 0, "\(own.messages)")
    #expect(own.output.contains("wrote ../../Themes/AddBookmarkScreenletView_flat.xml"), "\(own.output)")
    #expect(own.output.contains("wrote ../../Sources/AddBookmarkScreenletView_flat.swift"), "\(own.output)")
    // A shipped parent has no folder in the project.
    let shipped = try themec(
      ["new", "theme", "gold", "--screenlet", "Rating", "--parent", "default-like"], folder: below)
    #expect(shipped.status == 0 && shipped.output.contains("wrote ../../Themes/RatingScreenletView_gold.xml"))
    let cell = try themec(["new", "cell", "BookmarkCell_default"], folder: below)
    #expect(cell.status == 0 && cell.output.contains("wrote ../../Themes/BookmarkCell_default.xml"), "\(cell.output)")
    #expect(FileManager.default.subpaths(atPath: below.path) == ["readme.txt"])
    let output = try themec(
      ["new", "theme", "ocean", "--screenlet", "AddBookmark", "--output", "Other"], folder: below)
    #expect(output.status == 0 && output.output.contains("wrote Other/Themes/AddBookmarkScreenletView_ocean.xml"))
  }

  @Test func `new themes are written to a theme path that is not named Themes`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: "themePath: [UI/Looks]\n")
    try folder.write("UI/Looks/readme.txt", "")
    let made = try themec(["new", "theme", "gold", "--screenlet", "Login"], folder: folder.url)
    #expect(made.status == 0 && made.output.contains("wrote UI/Looks/LoginScreenletView_gold.xml"), "\(made.messages)")
  }

  @Test func `a new theme cannot be of the kind default`() throws {
    let help = try themec(["new", "theme", "--help"]).output
    #expect(help.contains("full, extended, child") && !help.contains("values: default"))
    let made = try themec(["new", "theme", "flat", "--kind", "default", "--all"])
    #expect(made.status == 2 && made.messages.contains("possible values: full, extended, child"), "\(made.messages)")
  }

  @Test func `in a package, only the remaining next steps are listed`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    func made(_ name: String, _ attributes: String = "number:String?") throws -> String {
      let made = try themec(
        ["new", "screenlet", name, "--flavor", "terminal", "--actions", "save-\(name)", "--attributes", attributes],
        folder: folder.url)
      #expect(made.status == 0, "\(made.messages)")
      return made.output
    }
    #expect(try made("Guess").contains("  - in Package.swift, say where themec is\n"))
    let second = try made("Other", "when:Date?,d:Data?")
    #expect(!second.contains("Package.swift,"), "\(second)")
    #expect(second.contains("  - add views that present 'when', 'd': the theme has none for their types\n"))
    let manifest = folder.url.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("\"ScreenletTesting\"", with: "\"X\"").utf8).write(to: manifest)
    let third = try made("Third")
    #expect(
      third.contains(
        "  - in Package.swift, add themec's product 'ScreenletTesting' to the target of Tests/GuessScreenletTests\n"),
      "\(third)")
  }

  @Test func `with short names, a Screenlet has the XIB that Liferay Screens looks up`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    let made = try themec(screenlet + ["--names", "short", "--inspectables", "folderId:Int64"], folder: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    #expect(made.output.contains("  - add Themes/AddBookmarkView_default.xib to the target, as a resource\n"))
    #expect(made.output.contains("give a view the class AddBookmarkScreenlet and the app's module"))
    let theme = try text("Themes/AddBookmarkView_default.xib", in: folder)
    #expect(theme.contains("customClass=\"AddBookmarkView_default\"") && !theme.contains("<theme"))
    #expect(try text("Sources/AddBookmarkView_default.swift", in: folder).contains("@objc(AddBookmarkView_default)"))
    #expect(try text(".themec.yml", in: folder).contains("names: short\n"))
    let lint = try themec(["lint", "--strict", "--isolated", "Themes", "--schemas", "Schemas"], folder: folder.url)
    #expect(lint.status == 0, "\(lint.output)\(lint.messages)")
  }

  @Test func `a new Screenlet has the names, the form and the folder of the project's themes`() throws {
    let folder = try TemporaryFolder(
      project: [
        "UI/LoginView_default.xib": "", "UI/LoginView_brand.xib": "", "UI/SignUpScreenletView_default.xml": "",
      ],
      configuration: "themePath: [UI]\n")
    let made = try themec(screenlet, folder: folder.url)
    #expect(made.status == 0 && made.output.contains("wrote UI/AddBookmarkView_default.xib\n"), "\(made.output)")
    let long = try themec(
      ["new", "screenlet", "Other", "--actions", "save", "--names", "screenlet"], folder: folder.url)
    #expect(long.output.contains("wrote UI/OtherScreenletView_default.xml\n"), "\(long.output)")
    #expect(
      long.output.contains("themec convert Other --to xib --names short -o FOLDER, and add the file to its target"))
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [("AnyObject?", true), ("Any?", false)])
  func `the era of a project is that of its Screenlets`(type: String, isOld: Bool) throws {
    let folder = try TemporaryFolder(
      project: [
        "Sources/LoginScreenlet.swift": """
        import LiferayScreens

        open class FooScreenlet: BaseScreenlet {
          override open func createInteractor(name: String, sender: \(type)) -> Interactor? { nil }
        }
        """
      ], configuration: nil)
    #expect(try themec(screenlet, folder: folder.url).status == 0)
    let source = try text("Sources/AddBookmarkScreenlet.swift", in: folder)
    #expect(source.contains("createInteractor(name: String, sender: \(type)) -> Interactor?"))
    let theme = try text("Themes/AddBookmarkScreenletView_default.xml", in: folder)
    #expect(theme.contains("restorationIdentifier") == isOld)
  }

  @Test func `invalid names are refused`() throws {
    let folder = try folder()
    for arguments in [
      ["new", "screenlet", "../Evil"], ["new", "theme", "../evil", "--all"], ["new", "theme", "Flat", "--all"],
      ["new", "cell", "../Evil"], ["new", "view-model", "a/b"], ["new", "theme", "default", "--all"],
    ] {
      let outcome = try themec(arguments, folder: folder.url)
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(arguments)")
    }
  }
}
