import LanguageServer
import SwiftSources
import TestSupport
import Testing

private let parent = """
  <document>
  <theme screenlet="Note" name="default" kind="default"/>
  <objects>
  <view id="root" customClass="NoteView_default">
  <rect key="frame" x="0" y="0" width="320" height="100"/>
  <subviews>
  <label text="Old" id="title">
  <rect key="frame" x="10" y="20" width="100" height="21"/>
  <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
  <userDefinedRuntimeAttributes>
  <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="4"/>
  </userDefinedRuntimeAttributes>
  </label>
  <view id="panel"><rect key="frame" x="0" y="50" width="320" height="50"/>
  <subviews><button id="save"><rect key="frame" x="0" y="0" width="50" height="50"/></button></subviews>
  </view>
  </subviews>
  <constraints><constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/></constraints>
  <connections><outlet property="titleLabel" destination="title" id="outlet-1"/></connections>
  </view>
  </objects>
  </document>

  """

private func storyboard(_ scenes: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc-1">
  <scenes>
  <scene sceneID="s-1"><objects>
  <viewController storyboardIdentifier="First" id="vc-1" customClass="FirstController"><view key="view" id="view-1"/>
  <connections>\(scenes)</connections></viewController>
  <exit id="exit-1"/></objects></scene>
  <scene sceneID="s-2"><objects><viewController storyboardIdentifier="Second" id="vc-2"><view key="view" id="view-2"/></viewController>
  <viewControllerPlaceholder id="ref-1"/><exit id="exit-2"/></objects></scene>
  </scenes></document>

  """
}

/// Completion of the ids and names with which elements refer to others.
struct ReferenceWordTests {
  @Test(arguments: [
    (#"<move reference="|"/>"#, ["outlet-1", "panel", "save", "title", "top"]),
    (#"<move reference="title" into="|"/>"#, ["panel", "root"]),
    (#"<move reference="panel" into="|"/>"#, ["root"]),
    (#"<move reference="title" before="|"/>"#, ["panel", "save"]),
    (#"<move reference="title" into="panel" before="|"/>"#, ["save"]),
    (#"<move reference="save" into="root" after="|"/>"#, ["panel", "title"]),
    (#"<view id="root"><subviews><label id="new" before="|"/></subviews></view>"#, ["panel", "title"]),
    (
      #"<view id="panel"><subviews><label id="new"/><label id="other" before="|"/></subviews></view>"#, ["new", "save"]
    ),
  ])
  func `places of a theme are completed with siblings and containers`(line: String, wanted: [String]) async throws {
    let project = try await MarkedProject(
      ["NoteView_default.xml": parent], open: "NoteView_red.xml", overlay(line))
    #expect(try await project.labels.sorted() == wanted)
  }

  @Test(arguments: [
    (#"<unset reference="title" key="|"/>"#, ["frame", "textColor"]),
    (#"<label id="title"><unset key="|"/></label>"#, ["frame", "textColor"]),
    (#"<unset reference="title" keyPath="|"/>"#, ["layer.cornerRadius"]),
    (#"<label id="title"><unset attribute="|"/></label>"#, ["text"]),
  ])
  func `inherited values are completed`(line: String, wanted: [String]) async throws {
    let project = try await MarkedProject(
      ["NoteView_default.xml": parent], open: "NoteView_red.xml", overlay(line))
    #expect(try await project.labels.sorted() == wanted)
  }

  @Test(arguments: [
    (#"<segue destination="|" kind="show" id="g"/>"#, ["ref-1", "vc-1", "vc-2"]),
    (#"<segue destination="|" kind="unwind" id="g"/>"#, ["exit-1"]),
    (#"<outlet property="a" destination="|" id="o"/>"#, ["vc-1", "view-1"]),
    (#"<action selector="a" destination="|" id="o"/>"#, ["vc-1", "view-1"]),
  ])
  func `connections lead to objects of the scene and segues to scenes`(line: String, wanted: [String]) async throws {
    let project = try await MarkedProject([:], open: "Main.storyboard", storyboard(line))
    #expect(try await project.labels.sorted() == wanted)
  }

  @Test(arguments: [
    (#"storyboardName="|""#, ["Other"]), (#"storyboardName="Other" referencedIdentifier="|""#, ["Detail"]),
    (#"referencedIdentifier="|""#, ["First", "Second"]),
  ])
  func `references to storyboards are completed`(attributes: String, wanted: [String]) async throws {
    let other = storyboard("").replacing("First", with: "Detail").replacing(
      " storyboardIdentifier=\"Second\"", with: "")
    let text = storyboard("").replacing(
      "<viewControllerPlaceholder ", with: "<viewControllerPlaceholder \(attributes) ")
    let project = try await MarkedProject(["Other.storyboard": other], open: "Main.storyboard", text)
    #expect(try await project.labels.sorted() == wanted)
  }

  @Test func `key paths of a binding are those of its outlet, fitting ones first`() async throws {
    let files = [
      ".themec.yml": "schemas: [Schemas]\n",
      "Schemas/NoteViewModel.xml":
        "<viewModel name=\"NoteViewModel\" screenlets=\"Note\"><attribute name=\"text\" type=\"String?\" access=\"readonly\"/></viewModel>",
    ]
    let binding = #"<binding attribute="text" outlet="titleLabel" keyPath="|"/>"#
    let labels = try await MarkedProject(
      files, open: "NoteView_default.xml", parent.replacing("<connections>", with: "<connections>" + binding)
    ).labels
    let (text, alpha) = (labels.firstIndex(of: "text"), labels.firstIndex(of: "alpha"))
    #expect(text != nil && alpha != nil && text ?? 0 < alpha ?? 0, "\(labels)")
  }

  @Test func `the name of a theme is that of its file`() async throws {
    let text = overlay("").replacing("name=\"red\"", with: "name=\"|\"")
    #expect(try await MarkedProject([:], open: "NoteView_red.xml", text).labels == ["red"])
  }
}

/// Completion of names that Swift declares.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct CodeWordTests {
  private static let files = [
    ".themec.yml": "swift: [Code]\n",
    "Code/FirstController.swift": """
    import UIKit
    class FirstController: UIViewController {
      @IBOutlet weak var card: Card!
      @IBOutlet var cards: [UIView]!
      @IBOutlet weak var height: NSLayoutConstraint!
      @IBAction func back(_ segue: UIStoryboardSegue) {}
      @IBAction func send(_ sender: Any) {}
      @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
    }
    class Card: UIView {
      @IBInspectable var elevation: CGFloat = 0
    }
    """,
  ]

  private static let text = storyboard("LINE").replacing(
    "<view key=\"view\" id=\"view-1\"/>",
    with: """
      <view key="view" id="view-1"><subviews><view id="card-1" customClass="Card"><userDefinedRuntimeAttributes>
      RUNTIME</userDefinedRuntimeAttributes></view><label id="label-1"/></subviews>
      <constraints><constraint firstItem="card-1" firstAttribute="height" constant="10" id="c-1"/></constraints></view>
      """)

  private func labels(_ line: String, runtime: String = "") async throws -> [String] {
    let text = Self.text.replacing("LINE", with: line).replacing("RUNTIME", with: runtime)
    return try await MarkedProject(Self.files, open: "Main.storyboard", text).labels
  }

  @Test(arguments: [
    (#"<segue destination="exit-1" kind="unwind" unwindAction="|" id="g"/>"#, ["back:"]),
    (#"<segue destination="vc-2" kind="show" destinationCreationSelector="|" id="g"/>"#, ["make:"]),
    (#"<outlet property="|" id="o"/>"#, ["card", "height"]), (#"<outletCollection property="|" id="o"/>"#, ["cards"]),
    (#"<outlet property="card" destination="|" id="o"/>"#, ["card-1"]),
    (#"<outlet property="height" destination="|" id="o"/>"#, ["c-1"]),
    (#"<outletCollection property="cards" destination="|" id="o"/>"#, ["card-1", "label-1", "view-1"]),
    (#"<outlet property="other" destination="|" id="o"/>"#, ["c-1", "card-1", "label-1", "vc-1", "view-1"]),
  ])
  func `connections are completed with what the class declares`(line: String, wanted: [String]) async throws {
    #expect(try await labels(line).sorted() == wanted)
  }

  @Test func `constraints are last for an unknown outlet, and objects of a fitting class first`() async throws {
    #expect(try await labels(#"<outlet property="other" destination="|" id="o"/>"#).last == "c-1")
  }

  @Test func `key paths of a runtime attribute start with those that Interface Builder shows`() async throws {
    let found = try await labels("", runtime: #"<userDefinedRuntimeAttribute type="number" keyPath="|"/>"#)
    #expect(found.first == "elevation")
    #expect(found.contains("layer.cornerRadius"))
  }
}
