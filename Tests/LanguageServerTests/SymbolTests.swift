import Foundation
import LanguageServer
import SwiftSources
import TestSupport
import Testing

private let theme = """
  <document>
      <theme screenlet="Note" name="default" kind="default" viewModel="NoteViewModel"/>
      <objects>
          <view id="root" customClass="NoteView_default">
              <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
              <subviews>
                  <button id="save" restorationIdentifier="save"><rect key="frame" x="0" y="0" width="9" height="9"/></button>
              </subviews>
              <connections>
                  <outlet property="saveButton" destination="save" id="o"/>
                  <binding attribute="title" outlet="saveButton" keyPath="titleLabel.text"/>
              </connections>
          </view>
      </objects>
  </document>

  """

private let storyboard = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <scenes>
          <scene sceneID="s">
              <objects>
                  <viewController storyboardIdentifier="detail" customClass="Detail" id="c">
                      <connections>
                          <segue destination="e" kind="unwind" identifier="back" unwindAction="backToList:" id="g"/>
                          <segue destination="c" kind="show" identifier="home" id="h"/>
                      </connections>
                  </viewController>
                  <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
              </objects>
          </scene>
          <scene sceneID="t">
              <objects>
                  <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="detail" id="p"/>
              </objects>
          </scene>
      </scenes>
      <resources>
          <namedColor name="sand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources>
  </document>

  """

private let files = [
  ".themec.yml": "swift: [Code]\nschemas: [Schemas]\nthemePath: [Themes]\nassets: [Assets.xcassets]\n",
  "Themes/NoteView_default.xml": theme,
  "Main.storyboard": storyboard,
  "Assets.xcassets/Contents.json": #"{"info":{"version":1,"author":"xcode"}}"#,
  "Assets.xcassets/sand.colorset/Contents.json":
    #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}],"info":{"version":1,"author":"xcode"}}"#,
  "Schemas/NoteViewModel.xml": """
  <viewModel name="NoteViewModel" screenlets="Note">
      <attribute name="title" type="String?">
          <presents outlet="saveButton" keyPath="titleLabel.text"/>
      </attribute>
      <outlet name="saveButton"/>
      <action name="save" trigger="saveButton"/>
      <progress action="save" working="Saving"/>
  </viewModel>

  """,
  "Code/NoteView.swift": """
  import UIKit

  class NoteView_default: UIView {
    @IBOutlet weak var saveButton: UIButton!
    func hide() { saveButton.isHidden = true }
  }

  """,
  "Code/Detail.swift": """
  import UIKit

  class Detail: UIViewController {
    // saveButton
    @IBAction func backToList(_ segue: UIStoryboardSegue) {}
    func open() {
      view.backgroundColor = UIColor(named: "sand")
      let main = UIStoryboard(name: "Main", bundle: nil)
      show(main.instantiateViewController(withIdentifier: "detail"), sender: nil)
      performSegue(withIdentifier: "back", sender: nil)
    }
  }

  """,
  "Code/NoteScreenlet.swift": """
  import LiferayScreens

  enum Segues {
    static let home = "home"
  }

  protocol NoteViewModel {
    var title: String? { get set }
  }

  class NoteScreenlet: BaseScreenlet {
    func load() {
      performAction(name: "save", sender: nil)
      performSegue(withIdentifier: Segues.home, sender: nil)
    }
  }

  """,
]

/// A place in a file, written as the text before it.
struct Mark: Sendable, CustomTestStringConvertible {
  let file: String
  let text: String

  init(_ file: String, _ text: String) {
    self.file = file
    self.text = text
  }

  var testDescription: String { "\(file): \(text)" }

  var project: MarkedProject {
    get async throws {
      let range = try #require(files[file]?.range(of: text))
      return try await MarkedProject(
        files, open: file, (files[file] ?? "").replacingCharacters(in: range, with: text + "|"))
    }
  }
}

/// Symbols of documents, descriptors and code: the same answers from each place that names one.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct SymbolTests {
  @Test(arguments: [
    Mark("Themes/NoteView_default.xml", "property=\"save"), Mark("Themes/NoteView_default.xml", "outlet=\"save"),
    Mark("Schemas/NoteViewModel.xml", "presents outlet=\"save"),
    Mark("Schemas/NoteViewModel.xml", "<outlet name=\"save"), Mark("Schemas/NoteViewModel.xml", "trigger=\"save"),
    Mark("Code/NoteView.swift", "weak var save"), Mark("Code/NoteView.swift", "hide() { save"),
  ])
  func `an outlet`(mark: Mark) async throws {
    let project = try await mark.project
    #expect(
      try await project.references(withDeclaration: true) == [
        "Themes/NoteView_default.xml:9", "Themes/NoteView_default.xml:10", "Schemas/NoteViewModel.xml:2",
        "Schemas/NoteViewModel.xml:4", "Schemas/NoteViewModel.xml:5", "Code/NoteView.swift:3", "Code/NoteView.swift:4",
      ])
    #expect(
      try await project.renamed(to: "keepButton") == [
        "Code/NoteView.swift", "Schemas/NoteViewModel.xml", "Themes/NoteView_default.xml",
      ])
    #expect(try await !project.highlights.isEmpty)
    // On its declaration, the connections are wanted.
    if !mark.text.contains("weak var") { #expect(try await project.definitions == ["Code/NoteView.swift:3"]) }
  }

  @Test func `the declaration of an outlet leads to its connections`() async throws {
    let project = try await Mark("Code/NoteView.swift", "weak var save").project
    #expect(try await project.definitions.prefix(1) == ["Themes/NoteView_default.xml:9"])
    let hover = try await project.hover
    #expect(hover.contains("@IBOutlet weak var saveButton: UIButton!"), "\(hover)")
    #expect(hover.contains("NoteView_default.xml:10: button 'saveButton'"), "\(hover)")
    // A comment names nothing.
    let comment = try await Mark("Code/Detail.swift", "// save").project
    #expect(try await comment.definitions.isEmpty)
    #expect(try await comment.references(withDeclaration: true).isEmpty)
  }

  @Test(arguments: [
    (
      Mark("Main.storyboard", "unwindAction=\"back"), ["Code/Detail.swift:4"],
      ["Main.storyboard:6", "Code/Detail.swift:4"]
    ),
    (
      Mark("Main.storyboard", "customClass=\"De"), ["Code/Detail.swift:2"],
      ["Main.storyboard:4", "Code/Detail.swift:2"]
    ),
    (
      Mark("Main.storyboard", "storyboardIdentifier=\"de"), ["Main.storyboard:4"],
      ["Main.storyboard:4", "Main.storyboard:15", "Code/Detail.swift:8"]
    ),
    (
      Mark("Main.storyboard", "referencedIdentifier=\"de"), ["Main.storyboard:4"],
      ["Main.storyboard:4", "Main.storyboard:15", "Code/Detail.swift:8"]
    ),
    (
      Mark("Code/Detail.swift", "withIdentifier: \"de"), ["Main.storyboard:4"],
      ["Main.storyboard:4", "Main.storyboard:15", "Code/Detail.swift:8"]
    ),
    (
      Mark("Main.storyboard", "identifier=\"ba"), ["Main.storyboard:6"],
      ["Main.storyboard:6", "Code/Detail.swift:9"]
    ),
    (
      Mark("Code/Detail.swift", "withIdentifier: \"ba"), ["Main.storyboard:6"],
      ["Main.storyboard:6", "Code/Detail.swift:9"]
    ),
    (
      Mark("Main.storyboard", "storyboardName=\"Ma"), ["Main.storyboard:0"],
      ["Main.storyboard:15", "Code/Detail.swift:7"]
    ),
    (
      Mark("Code/Detail.swift", "name: \"Ma"), ["Main.storyboard:0"], ["Main.storyboard:15", "Code/Detail.swift:7"]
    ),
    (
      Mark("Code/Detail.swift", "named: \"sa"), ["Assets.xcassets/sand.colorset/Contents.json:0"],
      ["Main.storyboard:20", "Code/Detail.swift:6"]
    ),
    (
      Mark("Themes/NoteView_default.xml", "restorationIdentifier=\"sa"), ["Schemas/NoteViewModel.xml:5"],
      [
        "Themes/NoteView_default.xml:6", "Schemas/NoteViewModel.xml:5", "Schemas/NoteViewModel.xml:6",
        "Code/NoteScreenlet.swift:12",
      ]
    ),
    (
      Mark("Schemas/NoteViewModel.xml", "progress action=\"sa"), ["Schemas/NoteViewModel.xml:5"],
      [
        "Themes/NoteView_default.xml:6", "Schemas/NoteViewModel.xml:5", "Schemas/NoteViewModel.xml:6",
        "Code/NoteScreenlet.swift:12",
      ]
    ),
    (
      Mark("Themes/NoteView_default.xml", "binding attribute=\"ti"),
      ["Schemas/NoteViewModel.xml:1", "Code/NoteScreenlet.swift:7"],
      ["Themes/NoteView_default.xml:10", "Schemas/NoteViewModel.xml:1", "Code/NoteScreenlet.swift:7"]
    ),
    (
      Mark("Themes/NoteView_default.xml", "viewModel=\"No"),
      ["Schemas/NoteViewModel.xml:0", "Code/NoteScreenlet.swift:6"],
      ["Themes/NoteView_default.xml:1", "Schemas/NoteViewModel.xml:0", "Code/NoteScreenlet.swift:6"]
    ),
    (
      Mark("Code/NoteScreenlet.swift", "protocol Note"), ["Schemas/NoteViewModel.xml:0"],
      ["Themes/NoteView_default.xml:1", "Schemas/NoteViewModel.xml:0", "Code/NoteScreenlet.swift:6"]
    ),
    (
      Mark("Code/NoteScreenlet.swift", "var ti"), ["Schemas/NoteViewModel.xml:1"],
      ["Themes/NoteView_default.xml:10", "Schemas/NoteViewModel.xml:1", "Code/NoteScreenlet.swift:7"]
    ),
    (
      Mark("Code/NoteScreenlet.swift", "name: \"sa"), ["Schemas/NoteViewModel.xml:5"],
      [
        "Themes/NoteView_default.xml:6", "Schemas/NoteViewModel.xml:5", "Schemas/NoteViewModel.xml:6",
        "Code/NoteScreenlet.swift:12",
      ]
    ),
    (
      Mark("Code/NoteScreenlet.swift", "let home = \"ho"), ["Main.storyboard:7"],
      ["Main.storyboard:7", "Code/NoteScreenlet.swift:3", "Code/NoteScreenlet.swift:13"]
    ),
    (
      Mark("Main.storyboard", "identifier=\"ho"), ["Main.storyboard:7"],
      ["Main.storyboard:7", "Code/NoteScreenlet.swift:3", "Code/NoteScreenlet.swift:13"]
    ),
  ])
  func `definitions and references`(mark: Mark, definitions: [String], references: [String]) async throws {
    let project = try await mark.project
    #expect(try await project.definitions == definitions)
    #expect(try await project.references(withDeclaration: true) == references)
  }

  @Test(arguments: [
    (Mark("Main.storyboard", "unwindAction=\"back"), "goBack", ["Code/Detail.swift", "Main.storyboard"]),
    (Mark("Main.storyboard", "referencedIdentifier=\"de"), "info", ["Code/Detail.swift", "Main.storyboard"]),
    (Mark("Code/Detail.swift", "withIdentifier: \"de"), "info", ["Code/Detail.swift", "Main.storyboard"]),
    (Mark("Code/Detail.swift", "withIdentifier: \"ba"), "return", ["Code/Detail.swift", "Main.storyboard"]),
  ])
  func `names are changed from each of their places`(mark: Mark, name: String, changed: [String]) async throws {
    #expect(try await mark.project.renamed(to: name) == changed)
  }

  @Test func `the themes that inherit a theme are its references`() async throws {
    let child = theme.replacing(
      "name=\"default\" kind=\"default\"", with: "name=\"red\" kind=\"child\" parent=\"def|ault\"")
    let project = try await MarkedProject(files, open: "Themes/NoteView_red.xml", child)
    #expect(try await project.definitions == ["Themes/NoteView_default.xml:0"])
    #expect(
      try await project.references(withDeclaration: true) == [
        "Themes/NoteView_default.xml:1", "Themes/NoteView_red.xml:1",
      ])
  }

  @Test(arguments: [
    ("Code/Detail.swift", "instantiateViewController(withIdentifier: \"", "detail", ["detail"]),
    ("Code/Detail.swift", "performSegue(withIdentifier: \"", "back", ["back", "home"]),
    ("Code/Detail.swift", "UIStoryboard(name: \"", "Main", ["Main"]),
    ("Code/Detail.swift", "UIColor(named: \"", "sand", ["sand"]),
    ("Code/NoteScreenlet.swift", "performAction(name: \"", "save", ["save"]),
    ("Code/NoteScreenlet.swift", "let home = \"", "home", []),
  ])
  func `names are completed in strings of Swift`(
    file: String, before: String, name: String, offered: [String]
  ) async throws {
    for text in ["", String(name.prefix(2))] {
      let source = (files[file] ?? "").replacing("\(before)\(name)\"", with: "\(before)\(text)|\"")
      let labels = try await MarkedProject(files, open: file, source).labels
      // The list of actions also contains those of shipped ViewModels.
      #expect(before.hasPrefix("perform") && name == "save" ? labels.first == "save" : labels == offered)
    }
  }

  @Test func `a descriptor offers and explains the outlets of the Screenlet's View classes`() async throws {
    let text = (files["Schemas/NoteViewModel.xml"] ?? "").replacing("<outlet name=\"saveButton\"/>", with: "")
      .replacing("presents outlet=\"saveButton\"", with: "presents outlet=\"|\"").replacing(
        " trigger=\"saveButton\"", with: "")
    let offered = try await MarkedProject(files, open: "Schemas/NoteViewModel.xml", text).labels
    #expect(offered == ["saveButton"])
    let hover = try await Mark("Schemas/NoteViewModel.xml", "<outlet name=\"save").project.hover
    #expect(hover.contains("@IBOutlet weak var saveButton: UIButton!"), "\(hover)")
  }

  @Test func `the color of an asset catalog precedes the copy in a document`() async throws {
    let set = "Assets.xcassets/sand.colorset/Contents.json"
    let changed = (files[set] ?? "").replacing("\"red\":\"1\"", with: "\"red\":\"0\"")
    let project = try await MarkedProject(
      files.merging([set: changed]) { $1 }, open: "Main.storyboard",
      storyboard.replacing("<namedColor name=\"sa", with: "<namedColor name=\"sa|"))
    let lines = try await project.hover.split(separator: "\n")
    #expect(lines.contains { $0.contains("is") && $0.contains("#000000") && $0.contains(set) }, "\(lines)")
    #expect(lines.contains { $0.contains("over") && $0.contains("#FF0000") }, "\(lines)")
  }

  @Test func `the View class of the theme is the first class of its root`() async throws {
    let others = "class ANoteView: UIView {}\nclass ZNoteView: UIView {}\n"
    let project = try await MarkedProject(
      files.merging(["Code/Others.swift": others]) { $1 }, open: "Themes/NoteView_default.xml",
      theme.replacing("customClass=\"NoteView_default", with: "customClass=\"|"))
    let labels = try await project.labels
    #expect(labels.first == "NoteView_default")
    #expect(labels.contains("ANoteView") && labels.contains("ZNoteView"))
  }

  @Test func `a member that another class has too is looked for in the code of its class`() async throws {
    let other = "class Bar: UIView {\n  var saveButton = 1\n  func hide() { saveButton = 2 }\n}\n"
    let project = try await MarkedProject(
      files.merging(["Code/Bar.swift": other]) { $1 }, open: "Themes/NoteView_default.xml",
      theme.replacing("property=\"save", with: "property=\"save|"))
    let found = try await project.references(withDeclaration: true).filter { $0.hasPrefix("Code/") }
    #expect(found == ["Code/NoteView.swift:3", "Code/NoteView.swift:4"])
    #expect(try await project.refusal(of: "keepButton").contains("cannot be distinguished"))
  }

  @Test func `an action that another class has too is looked for in the code of its class`() async throws {
    let other = "class Other: UIViewController {\n  func backToList(_ a: Int) {}\n  func go() { backToList(1) }\n}\n"
    let project = try await MarkedProject(
      files.merging(["Code/Other.swift": other]) { $1 }, open: "Main.storyboard",
      storyboard.replacing("unwindAction=\"back", with: "unwindAction=\"back|"))
    let found = try await project.references(withDeclaration: true)
    #expect(found == ["Main.storyboard:6", "Code/Detail.swift:4"])
  }
}
