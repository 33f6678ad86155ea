import Foundation
import LanguageServer
import SwiftSources
import TestSupport
import Testing

private let screen = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginPane">
              <connections>
                  <outlet property="nameLabel" destination="lbl-1" id="out-1"/>
                  <outlet property="view" destination="view-1" id="out-2"/>
              </connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="view-1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                  <label opaque="NO" text="Name" id="lbl-1">
                      <rect key="frame" x="10" y="20" width="100" height="21"/>
                  </label>
                  <button opaque="NO" id="btn-1">
                      <rect key="frame" x="10" y="60" width="100" height="44"/>
                      <connections>
                          <action selector="send:" destination="-1" eventType="touchUpInside" id="act-1"/>
                      </connections>
                  </button>
              </subviews>
          </view>
      </objects>
  </document>

  """

private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>
          <scene sceneID="s-1">
              <objects>
                  <viewController storyboardIdentifier="Detail" id="vc-1"/>
              </objects>
          </scene>
      </scenes>
  </document>

  """

/// Changes of Swift sources: members that are added and names that change.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct CodeTests {
  private func opened(_ files: [String: String], _ name: String) async throws -> (TestClient, TemporaryFolder) {
    let folder = try TemporaryFolder(
      [".git/HEAD": "", ".themec.yml": "swift: [Code]\n"].merging(files) { $1 })
    let client = TestClient()
    try await client.initialize(folder.path, utf8: true)
    try await client.open(folder(name), folder.text(name) ?? "")
    return (client, folder)
  }

  /// Writes the edits of a workspace edit to the files.
  private func apply(_ edit: JSON, to folder: TemporaryFolder) throws {
    for document in edit["documentChanges"].items {
      let name = String((document["textDocument"]["uri"].text ?? "").dropFirst("file://\(folder.path)/".count))
      var lines = (folder.text(name) ?? "").components(separatedBy: "\n").map { Array($0.utf8) }
      for edit in document["edits"].items.reversed() {
        let (start, end) = (edit["range"]["start"], edit["range"]["end"])
        let (first, last) = (start["line"].number ?? 0, end["line"].number ?? 0)
        let text =
          lines[first].prefix(start["character"].number ?? 0) + Array((edit["newText"].text ?? "").utf8)
          + lines[last].dropFirst(end["character"].number ?? 0)
        lines.replaceSubrange(first...last, with: [Array(text)])
      }
      try folder.write(name, lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
    }
  }

  private func codes(_ folder: TemporaryFolder, _ name: String) async throws -> [String] {
    let client = TestClient()
    try await client.initialize(folder.path)
    return try await client.diagnostics(folder(name)).compactMap { $0["code"].text }
  }

  private func actions(_ client: TestClient, _ path: String) async throws -> [JSON] {
    try await client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .text("file://" + path)],
        "range": ["start": .position(0, 0), "end": .position(40, 0)], "context": ["diagnostics": []],
      ])["result"].items
  }

  @Test func `missing outlets and actions are added to the class`() async throws {
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen, "Code/LoginPane.swift": "import UIKit\n\nclass LoginPane: UIViewController {\n}\n"],
      "LoginPane.xib")
    let path = folder("LoginPane.xib")
    let wrong = try await codes(folder, "LoginPane.xib").filter { $0.hasPrefix("swift/unknown") }
    #expect(wrong == ["swift/unknown-outlet", "swift/unknown-selector"])
    let actions = try await actions(client, path)
    let titles = actions.compactMap { $0["title"].text }.filter { $0.hasPrefix("add the ") }
    // The action that adds both is the same for both diagnostics, and appears once.
    #expect(
      titles == [
        "add the outlet 'nameLabel' to 'LoginPane'", "add the 2 members that 'LoginPane' lacks",
        "add the action 'send:' to 'LoginPane'",
      ])
    let outlet = actions.first { $0["title"].text == titles.first }?["edit"] ?? .null
    try apply(outlet, to: folder)
    #expect(folder.text("Code/LoginPane.swift")?.contains("@IBOutlet") == true)
    #expect(folder.text("Code/LoginPane.swift")?.contains("nameLabel: UILabel") == true)
    #expect(
      try await codes(folder, "LoginPane.xib").filter { $0.hasPrefix("swift/unknown") } == ["swift/unknown-selector"])
  }

  @Test func `a name that is not valid in Swift does not prevent the additions of others`() async throws {
    let invalid = #"<outlet property="2nd" destination="lbl-1" id="out-3"/>"#
    let (client, folder) = try await opened(
      [
        "LoginPane.xib": screen.replacingOccurrences(
          of: "<outlet property=\"nameLabel\"", with: "\(invalid)<outlet property=\"nameLabel\""),
        "Code/LoginPane.swift": "import UIKit\n\nclass LoginPane: UIViewController {\n}\n",
      ], "LoginPane.xib")
    let actions = try await actions(client, folder("LoginPane.xib"))
    let all = actions.first { $0["title"] == "add the 2 members that 'LoginPane' lacks" }
    try apply(all?["edit"] ?? .null, to: folder)
    #expect(folder.text("Code/LoginPane.swift")?.contains("nameLabel: UILabel") == true)
    #expect(folder.text("Code/LoginPane.swift")?.contains("2nd") == false)
  }

  @Test func `diagnostics of Interface Builder's documents are suppressed in the notes of objects`() async throws {
    let text = screen.replacingOccurrences(
      of: "<label opaque=\"NO\"", with: "<label opaque=\"NO\" contentMode=\"lefd\" colour=\"red\""
    )
    .replacingOccurrences(of: "<subviews>", with: "<subviews><view contentMode=\"lefd\" id=\"empty\"/>")
    let (_, folder) = try await opened(["LoginPane.xib": text], "LoginPane.xib")
    let codes = ["syntax/bad-value", "syntax/unknown-attribute", "layout/ambiguous"]
    var left = 0
    repeat {
      let client = TestClient()
      try await client.initialize(folder.path, utf8: true)
      try await client.open(folder("LoginPane.xib"), folder.text("LoginPane.xib") ?? "")
      let before = left
      left = try await client.diagnostics(folder("LoginPane.xib")).count { codes.contains($0["code"].text ?? "") }
      #expect(before == 0 || left < before)
      let action = try await actions(client, folder("LoginPane.xib")).first { action in
        codes.contains { action["title"] == .text("suppress \($0) here") }
      }
      if let action { try apply(action["edit"], to: folder) } else { break }
    } while left > 0
    #expect(left == 0)
    let found = try await self.codes(folder, "LoginPane.xib")
    #expect(found.filter { $0.hasPrefix("syntax/") || $0.hasPrefix("lint/") } == [])
  }

  @Test func `the id of a placeholder is not renamed`() async throws {
    let project = try await MarkedProject(
      [:], open: "LoginPane.xib", screen.replacingOccurrences(of: "id=\"-1\"", with: "id=\"-|1\""))
    #expect(try await project.refusal(of: "owner").contains("placeholders"))
  }

  @Test func `the members that are added make the class complete`() async throws {
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen, "Code/LoginPane.swift": "import UIKit\n\nclass LoginPane: UIViewController {\n}\n"],
      "LoginPane.xib")
    let all = try await actions(client, folder("LoginPane.xib")).first {
      $0["title"] == "add the 2 members that 'LoginPane' lacks"
    }
    try apply(all?["edit"] ?? .null, to: folder)
    #expect(try await codes(folder, "LoginPane.xib").filter { $0.hasPrefix("swift/") }.isEmpty)
  }

  private static let pane = """
    import UIKit

    class LoginPane: UIViewController {
      @IBOutlet weak var nameLabel: UILabel!
      // send
      @IBAction func send(_ sender: UIButton) { print("send") }
      func again(_ button: UIButton) {
        send(button)
        button.addTarget(self, action: #selector(send(_:)), for: .touchUpInside)
      }
    }

    """

  @Test func `an action is renamed in connections, calls and selectors`() async throws {
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen, "Code/LoginPane.swift": Self.pane], "LoginPane.xib")
    let path = folder("LoginPane.xib")
    let line = 19
    let range = try await client.request("textDocument/prepareRename", client.at(path, line, 46))["result"]
    #expect(range == ["start": .position(line, 42), "end": .position(line, 46)])
    let edit = try await client.request("textDocument/rename", client.at(path, line, 46, ["newName": "submit"]))
    // Interface Builder shows the colon.
    #expect(
      try await client.request("textDocument/rename", client.at(path, line, 46, ["newName": "submit:"]))["result"]
        == edit["result"])
    try apply(edit["result"], to: folder)
    let expected = Self.pane.replacing("func send(", with: "func submit(").replacing(
      "    send(button)", with: "    submit(button)"
    )
    .replacing("#selector(send(", with: "#selector(submit(")
    #expect(folder.text("Code/LoginPane.swift") == expected)
    #expect(folder.text("LoginPane.xib") == screen.replacing("send:", with: "submit:"))
    #expect(try await codes(folder, "LoginPane.xib").filter { $0.hasPrefix("swift/") }.isEmpty)
  }

  @Test(arguments: [
    "func other(send: Int) {}", "enum Mail { func send() {} }", "let send = 1", "func go() { transmit(send: 1) }",
  ])
  func `an action whose name means something else is not renamed`(_ other: String) async throws {
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen, "Code/LoginPane.swift": Self.pane, "Code/Other.swift": other + "\n"], "LoginPane.xib")
    let answer = try await client.request(
      "textDocument/rename", client.at(folder("LoginPane.xib"), 19, 46, ["newName": "submit"]))
    #expect(answer["error"]["message"].text?.contains("cannot be distinguished") == true, "\(answer)")
  }

  @Test func `a property of UIKit with the name of an outlet prevents renaming`() async throws {
    let code = """
      import UIKit
      class LoginPane: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBAction func send(_ sender: UIButton) { sender.titleLabel?.text = "" }
      }

      """
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen.replacing("nameLabel", with: "titleLabel"), "Code/LoginPane.swift": code],
      "LoginPane.xib")
    let answer = try await client.request(
      "textDocument/rename", client.at(folder("LoginPane.xib"), 5, 36, ["newName": "heading"]))
    #expect(answer["error"]["message"].text?.contains("cannot be distinguished") == true, "\(answer)")
  }

  @Test func `a storyboard identifier is renamed in code`() async throws {
    let code = """
      import UIKit

      enum Scene { static let detail = "Detail" }

      class Start: UIViewController {
        let label = "Detail"
        func show() -> [UIViewController] {
          let main = UIStoryboard(name: "Main", bundle: nil)
          return [
            main.instantiateViewController(withIdentifier: "Detail"),
            main.instantiateViewController(withIdentifier: Scene.detail),
          ]
        }
      }

      """
    let (client, folder) = try await opened(
      ["Main.storyboard": storyboard, "Code/Start.swift": code], "Main.storyboard")
    let answer = try await client.request(
      "textDocument/rename", client.at(folder("Main.storyboard"), 5, 60, ["newName": "Item"]))
    try apply(answer["result"], to: folder)
    #expect(folder.text("Main.storyboard") == storyboard.replacing("\"Detail\"", with: "\"Item\""))
    let expected = code.replacing("withIdentifier: \"Detail\"", with: "withIdentifier: \"Item\"")
      .replacing("detail = \"Detail\"", with: "detail = \"Item\"")
    #expect(folder.text("Code/Start.swift") == expected, "\(answer)")
  }

  @Test(arguments: [
    ("class", "'class' is a keyword of Swift"),
    ("view", "the superclass of 'LoginPane' already has the property 'view'"),
    ("description", "the superclass of 'LoginPane' already has the property 'description'"),
    ("presentedViewController", "the superclass of 'LoginPane' already has the property 'presentedViewController'"),
    ("undoManager", "the superclass of 'LoginPane' already has the property 'undoManager'"),
  ])
  func `an outlet is not renamed to a keyword or a name of its superclass`(_ name: String, _ reason: String)
    async throws
  {
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen, "Code/LoginPane.swift": Self.pane], "LoginPane.xib")
    let answer = try await client.request(
      "textDocument/rename", client.at(folder("LoginPane.xib"), 5, 36, ["newName": .text(name)]))
    #expect(answer["error"]["message"] == .text(reason), "\(answer)")
  }

  @Test func `an outlet is renamed in key paths of documents, and not if code has its key`() async throws {
    let attribute =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"nameLabel.hidden\" value=\"YES\"/></userDefinedRuntimeAttributes>"
    let text = screen.replacing("customClass=\"LoginPane\">", with: "customClass=\"LoginPane\">" + attribute)
    let (client, folder) = try await opened(
      ["LoginPane.xib": text, "Code/LoginPane.swift": Self.pane], "LoginPane.xib")
    let edit = try await client.request(
      "textDocument/rename", client.at(folder("LoginPane.xib"), 5, 36, ["newName": "userLabel"]))
    try apply(edit["result"], to: folder)
    #expect(folder.text("LoginPane.xib") == text.replacing("nameLabel", with: "userLabel"))
    let code = Self.pane.replacing("print(\"send\")", with: "setValue(nil, forKeyPath: \"nameLabel.text\")")
    let (other, second) = try await opened(["LoginPane.xib": text, "Code/LoginPane.swift": code], "LoginPane.xib")
    let refused = try await other.request(
      "textDocument/rename", other.at(second("LoginPane.xib"), 5, 36, ["newName": "userLabel"]))
    #expect(
      refused["error"]["message"]
        == "line 6 of 'LoginPane.swift' has the key 'nameLabel', which may be that of another object", "\(refused)")
  }

  @Test(arguments: ["isEqual", "hash", "copy", "select"])
  func `an action is not renamed to a method of its superclass`(_ name: String) async throws {
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen, "Code/LoginPane.swift": Self.pane], "LoginPane.xib")
    let answer = try await client.request(
      "textDocument/rename", client.at(folder("LoginPane.xib"), 19, 46, ["newName": .text(name)]))
    #expect(
      answer["error"]["message"] == .text("the superclass of 'LoginPane' already has the method '\(name)'"), "\(answer)"
    )
  }

  @Test func `a selector in a string is renamed with its action`() async throws {
    let code = Self.pane.replacing("#selector(send(_:))", with: "Selector(\"send:\")")
    let (client, folder) = try await opened(["LoginPane.xib": screen, "Code/LoginPane.swift": code], "LoginPane.xib")
    let edit = try await client.request(
      "textDocument/rename", client.at(folder("LoginPane.xib"), 19, 46, ["newName": "submit"]))
    try apply(edit["result"], to: folder)
    #expect(folder.text("Code/LoginPane.swift")?.contains("Selector(\"submit:\")") == true, "\(edit)")
  }

  @Test func `outlets and actions are renamed in Swift sources`() async throws {
    let (client, folder) = try await opened(
      ["LoginPane.xib": screen, "Code/LoginPane.swift": Self.pane], "Code/LoginPane.swift")
    let path = folder("Code/LoginPane.swift")
    for (line, column, length, old, new) in [(3, 21, 9, "nameLabel", "userLabel"), (5, 17, 4, "send", "submit")] {
      let range = try await client.request("textDocument/prepareRename", client.at(path, line, column + 2))["result"]
      #expect(range == ["start": .position(line, column), "end": .position(line, column + length)])
      let edit = try await client.request(
        "textDocument/rename", client.at(path, line, column + 2, ["newName": .text(new)]))
      try apply(edit["result"], to: folder)
      #expect(folder.text("LoginPane.xib")?.contains("\"\(new)") == true)
      #expect(folder.text("LoginPane.xib")?.contains("\"\(old)") == false)
      #expect(folder.text("Code/LoginPane.swift")?.contains(" \(new)") == true, "\(edit)")
      try await client.change(path, line, [["text": .text(folder.text("Code/LoginPane.swift") ?? "")]])
      try await client.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": .text("file://" + folder("LoginPane.xib")), "type": 2]]])
    }
    // A word in a comment is no name.
    #expect(try await client.request("textDocument/prepareRename", client.at(path, 4, 6))["result"] == .null)
  }

  @Test func `a misspelled name in Swift is corrected`() async throws {
    let code = """
      import UIKit

      class Start: UIViewController {
        func show() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detial")
        }
      }

      """
    let (client, folder) = try await opened(
      ["Main.storyboard": storyboard, "Code/Start.swift": code], "Code/Start.swift")
    let found = try await actions(client, folder("Code/Start.swift"))
    let title = "replace 'Detial' with 'Detail' (unsafe)"
    #expect(found.first?["title"] == .text(title), "\(found)")
    try apply(found.first?["edit"] ?? .null, to: folder)
    #expect(folder.text("Code/Start.swift") == code.replacing("Detial", with: "Detail"))
  }

  private static let note = """
    <document>
        <theme screenlet="Note" name="default" kind="default"/>
        <objects>
            <view id="root" customClass="NoteView_default">
                <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                <subviews>
                    <label id="title"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
                </subviews>
                <connections>
                    <outlet property="titleField" destination="title" id="o"/>
                    <binding attribute="title" outlet="titleField" keyPath="text"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  @Test func `an outlet is renamed in the descriptor and in all themes of the Screenlet`() async throws {
    let red = """
      <document>
          <theme screenlet="Note" name="red" kind="child" parent="default" form="overlay"/>
          <objects>
              <view id="root">
                  <subviews><label id="second"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
                  <connections><outlet property="titleField" destination="second" id="o"/></connections>
              </view>
          </objects>
      </document>

      """
    let descriptor = """
      <viewModel name="NoteViewModel" screenlets="Note">
          <attribute name="title" type="String?">
              <presents outlet="titleField" keyPath="text"/>
          </attribute>
          <outlet name="titleField"/>
          <action name="save" trigger="titleField"/>
          <action name="titleField"/>
      </viewModel>

      """
    let files = [
      ".themec.yml": "swift: [Code]\nschemas: [Schemas]\nthemePath: [Themes]\n",
      "Themes/NoteView_default.xml": Self.note,
      "Themes/NoteView_red.xml": red, "Schemas/NoteViewModel.xml": descriptor,
      "Code/NoteView.swift":
        "import UIKit\nclass NoteView_default: UIView {\n  @IBOutlet weak var titleField: UILabel!\n}\n",
    ]
    let (client, folder) = try await opened(files, "Themes/NoteView_default.xml")
    let edit = try await client.request(
      "textDocument/rename", client.at(folder("Themes/NoteView_default.xml"), 9, 40, ["newName": "heading"]))
    try apply(edit["result"], to: folder)
    for name in ["Themes/NoteView_default.xml", "Themes/NoteView_red.xml", "Code/NoteView.swift"] {
      #expect(folder.text(name) == files[name]?.replacing("titleField", with: "heading"), "\(name) \(edit)")
    }
    let expected = descriptor.replacing("titleField", with: "heading")
      .replacing("<action name=\"heading\"/>", with: "<action name=\"titleField\"/>")
    #expect(folder.text("Schemas/NoteViewModel.xml") == expected)
  }

  @Test func `an outlet is renamed where a character reference is part of its name`() async throws {
    let files = [
      ".themec.yml": "swift: [Code]\n", "NoteView_default.xml": Self.note,
      "NoteView_red.xml": Self.note.replacing("name=\"default\"", with: "name=\"red\"")
        .replacing("titleField", with: "title&#70;ield"),
      "Code/NoteView.swift":
        "import UIKit\nclass NoteView_default: UIView {\n  @IBOutlet weak var titleField: UILabel!\n}\n",
    ]
    let (client, folder) = try await opened(files, "NoteView_default.xml")
    let edit = try await client.request(
      "textDocument/rename", client.at(folder("NoteView_default.xml"), 9, 40, ["newName": "heading"]))
    try apply(edit["result"], to: folder)
    #expect(folder.text("NoteView_red.xml")?.contains("heading") == true, "\(edit)")
    #expect(folder.text("NoteView_red.xml")?.contains("&#70;") == false)
  }

  @Test func `an outlet is renamed from a binding`() async throws {
    let files = [
      ".themec.yml": "swift: [Code]\n", "NoteView_default.xml": Self.note,
      "Code/NoteView.swift":
        "import UIKit\nclass NoteView_default: UIView {\n  @IBOutlet weak var titleField: UILabel!\n}\n",
    ]
    let (client, folder) = try await opened(files, "NoteView_default.xml")
    let path = folder("NoteView_default.xml")
    let edit = try await client.request("textDocument/rename", client.at(path, 10, 58, ["newName": "heading"]))
    let uses = try await client.request(
      "textDocument/references", client.at(path, 10, 58, ["context": ["includeDeclaration": true]]))["result"].items
    #expect(uses.map { $0["range"]["start"]["line"] } == [9, 10, 2])
    try apply(edit["result"], to: folder)
    for name in ["NoteView_default.xml", "Code/NoteView.swift"] {
      #expect(folder.text(name) == files[name]?.replacing("titleField", with: "heading"), "\(edit)")
    }
  }

  @Test func `identifiers of segues are renamed in code`() async throws {
    let segue = storyboard.replacing(
      "id=\"vc-1\"/>",
      with:
        "customClass=\"Start\" id=\"vc-1\"><connections><segue destination=\"vc-1\" kind=\"show\" identifier=\"more\" id=\"sg\"/></connections></viewController>"
    )
    let code = """
      import UIKit

      class Start: UIViewController {
        let more = "more"
        func show() { performSegue(withIdentifier: "more", sender: nil) }
      }

      """
    let (client, folder) = try await opened(["Main.storyboard": segue, "Code/Start.swift": code], "Main.storyboard")
    let column = segue.split(separator: "\n")[5].utf8.firstRange(of: "\"more\"".utf8)?.lowerBound
    let line = segue.split(separator: "\n")[5]
    let character = column.map { line.utf8.distance(from: line.startIndex, to: $0) } ?? 0
    let edit = try await client.request(
      "textDocument/rename", client.at(folder("Main.storyboard"), 5, character + 2, ["newName": "next"]))
    try apply(edit["result"], to: folder)
    #expect(folder.text("Main.storyboard") == segue.replacing("\"more\"", with: "\"next\""), "\(edit)")
    #expect(
      folder.text("Code/Start.swift") == code.replacing("withIdentifier: \"more\"", with: "withIdentifier: \"next\""))
  }
}

/// Pictures in hover.
struct PictureTests {
  @Test func `hover has the picture of a view for clients that show images`() async throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "LoginPane.xib": screen])
    for (markdown, hasPicture) in [(["allowedTags": ["img", "p"]], true), ([:], false)] as [(JSON, Bool)] {
      let client = TestClient()
      try await client.initialize(folder.path, markdown: markdown)
      try await client.open(folder("LoginPane.xib"), screen)
      let hover = try await client.request("textDocument/hover", client.at(folder("LoginPane.xib"), 13, 18))["result"]
      let text = hover["contents"]["value"].text ?? ""
      let parts = text.components(separatedBy: "data:image/svg+xml;base64,")
      #expect(parts.count == (hasPicture ? 2 : 1))
      guard hasPicture, let data = Data(base64Encoded: parts.last?.prefix { $0 != ")" }.description ?? "") else {
        continue
      }
      let svg = String(decoding: data, as: UTF8.self)
      // The label's frame is 100 by 21 points.
      #expect(svg.contains("width=\"100\"") && svg.contains("height=\"21\"") && svg.contains("Name"), "\(svg)")
    }
  }
}
