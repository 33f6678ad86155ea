import LanguageServer
import SwiftSources
import TestSupport
import Testing

private let parent = """
  <document>
      <theme screenlet="Note" name="default" kind="default"/>
      <objects>
          <view id="root">
              <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
              <subviews>
                  <label text="Old" id="title" userLabel="Title">
                      <rect key="frame" x="10" y="20" width="100" height="21"/>
                      <color key="textColor" name="ink"/>
                  </label>
              </subviews>
              <constraints>
                  <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
              </constraints>
          </view>
      </objects>
  </document>

  """

private func screen(_ contentMode: String = "left") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginPane">
              <connections>
                  <outlet property="nameLabel" destination="lbl-1" id="out-1"/>
              </connections>
          </placeholder>
          <label opaque="NO" contentMode="\(contentMode)" text="Name" id="lbl-1">
              <rect key="frame" x="0.0" y="0.0" width="100" height="21"/>
          </label>
      </objects>
  </document>

  """
}

/// Overlays, new files, and documents outside of the theme path.
struct OverlayTests {
  /// `|` in the overlay is the position.
  @Test(arguments: [
    (#"<label id="|"/>"#, ["title"], ["root", "top"]),
    (#"<remove reference="|"/>"#, ["title", "top"], ["root"]),
    (#"<view id="root"><constraints><constraint firstItem="|"/></constraints></view>"#, ["title", "root"], ["top"]),
    (#"<unset reference="title" attribute="|"/>"#, ["text", "userLabel"], ["id"]),
    (#"<label id="title"><color key="textColor" name="|"/></label>"#, ["ink"], ["danger", "onAccent"]),
  ])
  func `names of the parents are completed`(_ line: String, wanted: [String], unwanted: [String]) async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "NoteView_default.xml": parent,
      "theme-set.xml":
        #"<themeSet name="Own"><resources><namedColor name="ink"><color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></themeSet>"#,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteView_red.xml")
    try await client.open(path, overlay(line.replacing("|", with: "")))
    let column = 8 + (line.firstIndex(of: "|").map { line.distance(from: line.startIndex, to: $0) } ?? 0)
    let list = try await client.request("textDocument/completion", client.at(path, 3, column))["result"]["items"].items
    let labels = Set(list.compactMap { $0["label"].text })
    #expect(labels.isSuperset(of: wanted) && labels.isDisjoint(with: unwanted), "\(labels.sorted())")
  }

  @Test func `an id in an overlay has the name of the inherited object`() async throws {
    let project = try await MarkedProject(
      ["NoteView_default.xml": parent], open: "NoteView_red.xml", overlay(#"<label id="ti|tle" text="New"/>"#))
    #expect(try await project.hover.contains("label 'Title'"))
    #expect(try await project.hints.contains("label 'Title'"))
  }

  @Test func `colors and fonts of theme sets are symbols of the workspace`() async throws {
    let color = #"<color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "NoteView_default.xml": parent,
      "theme-set.xml":
        "<themeSet name=\"Own\"><resources><namedColor name=\"inkwell\">\(color)</namedColor></resources></themeSet>",
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let found = try await client.request("workspace/symbol", ["query": "inkw"])["result"].items
    #expect(found.map { $0["name"] } == ["inkwell"])
    let sets = try await client.request("workspace/symbol", ["query": "own"])["result"].items
    #expect(sets.map { $0["name"] } == ["Own"])
  }

  @Test func `a new file has diagnostics before it is saved`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "NoteView_default.xml": parent])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteView_red.xml")
    try await client.open(path, overlay(#"<label id="title" textAlignment="centre"/>"#))
    #expect(try await client.diagnostics(path).contains { $0["code"] == "syntax/bad-value" })
  }

  @Test func `documents outside of the theme path are checked while they are open, and searched`() async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "themePath: [Themes]\n", "Themes/NoteView_default.xml": parent,
      "App/A.xib": screen("lefd"), "App/B.xib": screen(),
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("App/A.xib")
    #expect(try await client.diagnostics(path).isEmpty)
    try await client.open(path, screen("lefd"))
    #expect(try await client.diagnostics(path).contains { $0["code"] == "syntax/bad-value" })
    let uses = try await client.request(
      "textDocument/references", client.at(path, 5, 40, ["context": ["includeDeclaration": true]]))["result"].items
    #expect(uses.map { $0["uri"] } == ["A", "B"].map { .text("file://" + folder("App/\($0).xib")) })
  }

  @Test func `an id is not renamed while a theme that may have it is malformed`() async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "NoteView_default.xml": parent, "NoteView_red.xml": overlay(#"<label id="title" text="New">"#),
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("NoteView_default.xml")
    try await client.open(path, parent)
    let answer = try await client.request("textDocument/rename", client.at(path, 6, 39, ["newName": "heading"]))
    #expect(answer["error"]["message"].text?.contains("'NoteView_red.xml' has syntax errors") == true)
  }

  @Test func `a color is renamed in its theme set and in all themes`() async throws {
    let set =
      #"<themeSet name="Own"><resources><namedColor name="ink"><color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></themeSet>"#
      + "\n"
    let child = overlay(#"<label id="title"><color key="shadowColor" name="ink"/></label>"#)
    let files = ["theme-set.xml": set, "NoteView_default.xml": parent, "NoteView_red.xml": child]
    let folder = try TemporaryFolder([".git/HEAD": ""].merging(files) { $1 })
    let client = TestClient()
    try await client.initialize(folder.path)
    try await client.open(folder("theme-set.xml"), set)
    let place = client.at(folder("theme-set.xml"), 0, 52)
    let range = try await client.request("textDocument/prepareRename", place)["result"]
    #expect(range == ["start": .position(0, 50), "end": .position(0, 53)])
    let edit = try await client.request(
      "textDocument/rename", client.at(folder("theme-set.xml"), 0, 52, ["newName": "black"]))["result"]
    var changed = files
    for document in edit["documentChanges"].items {
      let name = String((document["textDocument"]["uri"].text ?? "").dropFirst("file://\(folder.path)/".count))
      #expect(document["edits"].items.map { $0["newText"] } == ["black"])
      changed[name] = nil
    }
    #expect(changed.isEmpty, "\(edit)")
  }

  @Test func `all open documents outside of the theme path are checked`() async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "themePath: [Themes]\n", "Themes/NoteView_default.xml": parent,
      "App/A.xib": screen("lefd"), "App/B.xib": screen("lefd"),
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    for name in ["App/A.xib", "App/B.xib"] { try await client.open(folder(name), screen("lefd")) }
    for name in ["App/A.xib", "App/B.xib"] {
      #expect(try await client.diagnostics(folder(name)).contains { $0["code"] == "syntax/bad-value" }, "\(name)")
    }
    try await client.notify("textDocument/didClose", ["textDocument": ["uri": .text("file://" + folder("App/A.xib"))]])
    #expect(try await client.diagnostics(folder("App/A.xib")).isEmpty)
    #expect(try await !client.diagnostics(folder("App/B.xib")).isEmpty)
  }

  @Test(.enabled(if: readsSwift))
  func `sources are checked while a document outside of the theme path is open`() async throws {
    let code = """
      import UIKit
      func show() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detial")
      }

      """
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes>
              <scene sceneID="s-1">
                  <objects><viewController storyboardIdentifier="Detail" id="vc-1"/></objects>
              </scene>
          </scenes>
      </document>

      """
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "themePath: [Themes]\nswift: [App]\n", "Themes/NoteView_default.xml": parent,
      "App/Main.storyboard": storyboard, "App/B.xib": screen(), "App/Show.swift": code,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let path = folder("App/Show.swift")
    let before = try await client.diagnostics(path).map { $0["code"] }
    #expect(!before.isEmpty)
    try await client.open(folder("App/Main.storyboard"), storyboard)
    #expect(try await client.diagnostics(path).map { $0["code"] } == before)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `closing a source applies its contents on disk`() async throws {
    let code = "import UIKit\nclass LoginPane: UIView { @IBOutlet var nameLabel: UILabel! }\n"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "swift: [Code]\n", "A.xib": screen(), "Code/LoginPane.swift": code,
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    let before = try await client.diagnostics(folder("A.xib"))
    let path = folder("Code/LoginPane.swift")
    try await client.open(path, code.replacing("nameLabel", with: "titleLabel"))
    #expect(try await client.diagnostics(folder("A.xib")) != before)
    try await client.notify("textDocument/didClose", ["textDocument": ["uri": .text("file://" + path)]])
    #expect(try await client.diagnostics(folder("A.xib")) == before)
  }

  @Test func `messages name only the configured theme path`() async throws {
    let orphan = overlay("").replacing("parent=\"default\"", with: "parent=\"nothing\"")
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "themePath: [Themes]\n", "Themes/NoteView_default.xml": parent,
      "Themes/NoteView_red.xml": orphan, "App/A.xib": screen(),
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    try await client.open(folder("App/A.xib"), screen())
    let found = try await client.diagnostics(folder("Themes/NoteView_red.xml"))
    let message = found.first { $0["code"] == "theme/missing-parent" }?["message"].text ?? ""
    #expect(message.contains("Themes'") && !message.contains("App"), "\(found)")
  }

  private func set(_ name: String, _ color: String, parent: String? = nil) -> String {
    let parent = parent.map { " parent=\"\($0)\"" } ?? ""
    return
      "<themeSet name=\"\(name)\"\(parent)><resources>\n<namedColor name=\"\(color)\"><color white=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/></namedColor></resources></themeSet>\n"
  }

  @Test func `a color is renamed where its sets are in use, and not in other sets`() async throws {
    let files = [
      "A/theme-set.xml": set("A", "ink"), "A/Sub/theme-set.xml": set("Sub", "ink", parent: "A"),
      "A/NoteView_default.xml": parent,
      "A/Sub/NoteView_red.xml": overlay(#"<label id="title"><color key="shadowColor" name="ink"/></label>"#),
      "B/theme-set.xml": set("B", "ink"),
      "B/PageView_default.xml": parent.replacing("Note", with: "Page"),
    ]
    let own = ["A/NoteView_default.xml", "A/Sub/NoteView_red.xml", "A/Sub/theme-set.xml", "A/theme-set.xml"]
    let project = try await MarkedProject(
      files, open: "A/theme-set.xml", set("A", "ink").replacing("name=\"ink", with: "name=\"i|nk"))
    #expect(try await project.renamed(to: "black") == own)
    #expect(Set(try await project.references(withDeclaration: true).map { $0.prefix { $0 != ":" } }).count == own.count)
    #expect(try await project.refusal(of: "ink").isEmpty)
    let other = try await MarkedProject(
      files, open: "B/PageView_default.xml",
      (files["B/PageView_default.xml"] ?? "").replacing("name=\"ink", with: "name=\"i|nk"))
    #expect(try await other.renamed(to: "black") == ["B/PageView_default.xml", "B/theme-set.xml"])
  }

  @Test func `a color of a shipped set is not renamed, also if a set of the project overrides it`() async throws {
    let login = """
      <document>
          <theme screenlet="Login" name="mine" kind="child" parent="default" form="overlay"/>
          <objects>
              <button id="lgn-lg-btn"><color key="tintColor" name="acc|ent"/></button>
          </objects>
      </document>

      """
    let plain = try await MarkedProject(
      ["Other/theme-set.xml": set("Other", "accent")], open: "LoginScreenletView_mine.xml", login)
    #expect(
      try await plain.refusal(of: "black")
        == "the color 'accent' is declared in the shipped theme set 'Default', which cannot be changed")
    let overriding = try await MarkedProject(
      ["theme-set.xml": set("Own", "accent")], open: "LoginScreenletView_mine.xml", login)
    #expect(
      try await overriding.refusal(of: "black")
        == "the color 'accent' overrides one of the shipped theme set 'Default', which cannot be changed")
    let other = try await MarkedProject(
      ["LoginScreenletView_mine.xml": login.replacing("|", with: "")], open: "Other/theme-set.xml",
      set("Other", "accent").replacing("accent", with: "acc|ent"))
    #expect(try await other.renamed(to: "black") == ["Other/theme-set.xml"])
  }

  @Test func `the id of an object of a shipped theme is not renamed`() async throws {
    let login = """
      <document>
          <theme screenlet="Login" name="mine" kind="child" parent="default" form="overlay"/>
          <objects><button id="lgn-lg|-btn" tag="4"/></objects>
      </document>

      """
    let project = try await MarkedProject([:], open: "LoginScreenletView_mine.xml", login)
    #expect(try await project.refusal(of: "go") == "the object 'lgn-lg-btn' is declared in a shipped theme")
  }

  @Test func `the set that already has a color is named`() async throws {
    let files = ["NoteView_default.xml": parent, "Base/theme-set.xml": set("Base", "black")]
    let project = try await MarkedProject(
      files, open: "theme-set.xml", set("Own", "ink", parent: "Base").replacing("name=\"ink", with: "name=\"i|nk"))
    #expect(try await project.refusal(of: "black") == "'Base/theme-set.xml' already has a color 'black'")
  }
}
