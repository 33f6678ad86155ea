import LanguageServer
import SwiftSources
import TestSupport
import Testing

private let screen = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="12042"/>
      </dependencies>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginPane">
              <connections>
                  <outlet property="nameLabel" destination="lbl-1" id="out-1"/>
              </connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="view-1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                  <label opaque="NO" text="Name" id="lbl-1">
                      <rect key="frame" x="10" y="20" width="100" height="21"/>
                      <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                  </label>
              </subviews>
          </view>
      </objects>
  </document>

  """

private let code = """
  import UIKit

  /// Not renamed: nameLabel
  class LoginPane: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBAction func tap(_ sender: Any) {}

    func show(_ text: String) {
      nameLabel.text = "nameLabel \\(nameLabel.tag)"
    }
  }

  """

/// The answers about a XIB and its class.
struct FeatureTests {
  private func opened(_ more: [String: String] = [:]) async throws -> (TestClient, TemporaryFolder) {
    let folder = try TemporaryFolder(
      [".git/HEAD": "", ".themec.yml": "swift: [Code]\n", "LoginPane.xib": screen, "Code/LoginPane.swift": code]
        .merging(more) { $1 })
    let client = TestClient()
    try await client.initialize(folder.path)
    try await client.open(folder("LoginPane.xib"), folder.text("LoginPane.xib") ?? "")
    return (client, folder)
  }

  private func range(_ line: Int, _ start: Int, _ end: Int) -> JSON {
    ["start": .position(line, start), "end": .position(line, end)]
  }

  /// `<outlet property="nameLabel" destination="lbl-1" id="out-1"/>` after 16 spaces in line 8.
  @Test func `ids lead to their declarations and uses`() async throws {
    let (client, folder) = try await opened()
    let path = folder("LoginPane.xib")
    let id = try await client.request("textDocument/definition", client.at(path, 8, 60))["result"].items
    #expect(id == [["uri": .text("file://" + path), "range": range(15, 51, 56)]])
    let uses = try await client.request(
      "textDocument/references", client.at(path, 15, 50, ["context": ["includeDeclaration": false]]))["result"].items
    #expect(uses.map { $0["range"] } == [range(8, 58, 63)])
    let highlights = try await client.request("textDocument/documentHighlight", client.at(path, 15, 50))["result"].items
    #expect(highlights.map { $0["kind"] } == [2, 3])
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `outlets and classes lead to their declarations`() async throws {
    let (client, folder) = try await opened()
    let path = folder("LoginPane.xib")
    let outlet = try await client.request("textDocument/definition", client.at(path, 8, 36))["result"].items
    #expect(outlet.map { $0["uri"] } == [.text("file://" + folder("Code/LoginPane.swift"))])
    #expect(outlet.first?["range"]["start"]["line"] == 4)
    let type = try await client.request("textDocument/definition", client.at(path, 6, 100))["result"].items
    #expect(type.first?["range"]["start"]["line"] == 3)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `an outlet is renamed in the document and in the code, but not in comments and strings`() async throws {
    let (client, folder) = try await opened()
    let path = folder("LoginPane.xib")
    let edit = try await client.request("textDocument/rename", client.at(path, 8, 36, ["newName": "titleLabel"]))
    let changes = edit["result"]["documentChanges"].items
    #expect(changes.map { $0["textDocument"]["version"] } == [.null, 1])
    let swift = changes.first?["edits"].items ?? []
    #expect(swift.map { $0["range"] } == [range(4, 21, 30), range(8, 4, 13), range(8, 34, 43)])
    #expect(changes.last?["edits"].items.map { $0["range"] } == [range(8, 34, 43)])
    let taken = try await client.request("textDocument/rename", client.at(path, 8, 36, ["newName": "text"]))
    #expect(taken["error"]["code"] == -32803)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `a name that is declared twice is not renamed`() async throws {
    let (client, folder) = try await opened(["Code/Other.swift": "class Other {\n  var nameLabel = 1\n}\n"])
    let edit = try await client.request(
      "textDocument/rename", client.at(folder("LoginPane.xib"), 8, 36, ["newName": "titleLabel"]))
    #expect(edit["error"]["message"].text?.contains("declared in 2 places") == true)
  }

  @Test func `an id is renamed with its references`() async throws {
    let (client, folder) = try await opened()
    let path = folder("LoginPane.xib")
    let edit = try await client.request("textDocument/rename", client.at(path, 15, 50, ["newName": "lbl-2"]))
    let edits = edit["result"]["documentChanges"].items.flatMap { $0["edits"].items }
    #expect(edits.map { $0["range"] } == [range(8, 58, 63), range(15, 51, 56)])
    let taken = try await client.request("textDocument/rename", client.at(path, 15, 50, ["newName": "view-1"]))
    #expect(taken["error"]["code"] == -32803)
  }

  @Test(arguments: [
    (15, 19, "la", "label"), (15, 25, "op", "opaque"), (8, 58, "lbl", "lbl-1"), (15, 32, "N", "NO"),
    (12, 27, "scale", "scaleToFill"),
  ])
  func `words are completed from the catalog and the document`(
    _ line: Int, _ character: Int, _ typed: String, _ wanted: String
  ) async throws {
    let (client, folder) = try await opened()
    let path = folder("LoginPane.xib")
    // An attribute that is already written is not offered, so only the start of the word remains.
    if wanted == "opaque" {
      try await client.change(path, 2, [["range": range(15, 23, 34), "text": .text(typed)]])
    }
    let list = try await client.request("textDocument/completion", client.at(path, line, character))["result"]
    #expect(list["items"].items.contains { $0["label"] == .text(wanted) }, "\(list)")
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `names of outlets are completed from the code`() async throws {
    let (client, folder) = try await opened()
    let list = try await client.request("textDocument/completion", client.at(folder("LoginPane.xib"), 8, 34))["result"]
    #expect(list["items"].items.contains { $0["label"] == "nameLabel" }, "\(list)")
  }

  @Test func `the view tree, folding, colors and linked tags are those of the document`() async throws {
    let (client, folder) = try await opened()
    let path = folder("LoginPane.xib")
    let symbols = try await client.request("textDocument/documentSymbol", client.at(path, 0, 0))["result"].items
    let view = symbols.first { $0["detail"] == "view" }
    #expect(view?["children"].items.map { $0["name"] } == ["nameLabel"])
    let folds = try await client.request("textDocument/foldingRange", client.at(path, 0, 0))["result"].items
    #expect(folds.contains(["startLine": 12, "endLine": 19]))
    let colors = try await client.request("textDocument/documentColor", client.at(path, 0, 0))["result"].items
    #expect(colors.map { $0["color"] } == [["red": 1, "green": 0, "blue": 0, "alpha": 1]])
    let linked = try await client.request("textDocument/linkedEditingRange", client.at(path, 14, 15))["result"]
    #expect(linked["ranges"] == [range(14, 13, 21), range(19, 14, 22)])
    let hover = try await client.request("textDocument/hover", client.at(path, 15, 18))["result"]
    #expect(hover["contents"]["value"].text?.contains("UILabel") == true)
  }

  @Test func `a fix and the fixes of the file edit the document as lint --fix does`() async throws {
    let wrong = screen.replacing("<rect key=\"frame\" x=\"10\"", with: "<rect key=\"frame\" x=\"10\"")
      .replacing("id=\"lbl-1\">", with: "id=\"lbl-1\" translatesAutoresizingMaskIntoConstraints=\"N0\">")
    let (client, folder) = try await opened(["LoginPane.xib": wrong])
    let actions = try await client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .text("file://" + folder("LoginPane.xib"))],
        "range": ["start": .position(0, 0), "end": .position(30, 0)], "context": ["diagnostics": []],
      ])
    #expect(actions["error"] == .null)
    let found = try await client.diagnostics(folder("LoginPane.xib"))
    let codes = Set(found.compactMap { $0["code"].text })
    let fixable = Set(actions["result"].items.flatMap { $0["diagnostics"].items }.compactMap { $0["code"].text })
    #expect(fixable.isSubset(of: codes))
  }
}
