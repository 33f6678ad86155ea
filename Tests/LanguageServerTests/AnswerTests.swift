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
                  <label text="Old" id="title" userLabel="titleLabel">
                      <rect key="frame" x="10" y="32" width="100" height="21"/>
                      <color key="textColor" name="sand"/>
                  </label>
              </subviews>
              <constraints>
                  <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="32" priority="750" id="c"/>
              </constraints>
          </view>
      </objects>
  </document>

  """

private let child = """
  <document>
      <theme screenlet="Note" name="red" kind="child" parent="default" form="overlay"/>
      <objects>
          <label id="title">
              <rect key="frame" x="20" y="32" width="100" height="21"/>
              <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </label>
      </objects>
  </document>

  """

private func set(_ red: Int) -> String {
  "<namedColor name=\"sand\"><color red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
}

private let files = [
  "NoteView_default.xml": parent, "NoteView_red.xml": child,
  "theme-set.xml": "<themeSet name=\"Own\" parent=\"Base\"><resources>\n\(set(1))\n</resources></themeSet>",
  "Base/theme-set.xml": "<themeSet name=\"Base\"><resources>\n\(set(0))\n</resources></themeSet>",
]

/// Hover, hints, symbols and definitions in themes.
struct AnswerTests {
  private func marked(_ text: String, _ before: String) -> String { text.replacing(before, with: before + "|") }

  @Test func `hover of the name of a color has its value, its set and the value that it overrides`() async throws {
    let text = marked(parent, "name=\"sa")
    let hover = try await MarkedProject(files, open: "NoteView_default.xml", text).hover
    for wanted in ["#FF0000", "theme-set.xml:2", "over", "#000000", "Base/theme-set.xml:2"] {
      #expect(hover.contains(wanted), "\(hover)")
    }
  }

  @Test func `hover of a constraint is an equation, and that of a view begins with its frame`() async throws {
    let text = marked(parent, "<constraint").replacing("<constraint|s", with: "<constraints")
    let equation = try await MarkedProject(files, open: "NoteView_default.xml", text).hover
    #expect(equation.hasPrefix("`titleLabel.top == root.top + 32 at 750`"), "\(equation)")
    let view = try await MarkedProject(files, open: "NoteView_default.xml", marked(parent, "<lab")).hover
    #expect(view.hasPrefix("```\nlabel 'titleLabel' is at (10, 32), 100 × 21"), "\(view)")
  }

  @Test(arguments: [("parent=\"def", "NoteView_default.xml"), ("<the", "header of a theme"), ("<col", "A color by")])
  func `hover of a child names its parent and the meaning of elements`(place: String, wanted: String) async throws {
    let hover = try await MarkedProject(files, open: "NoteView_red.xml", marked(child, place)).hover
    #expect(hover.contains(wanted), "\(hover)")
  }

  @Test func `symbols of a child have the names of the parent`() async throws {
    let symbols = try await MarkedProject(files, open: "NoteView_red.xml", child + "|").symbols
    let label = symbols.first { $0["name"] == "titleLabel" }
    #expect(label?["detail"] == "label title", "\(symbols)")
  }

  @Test func `colors and their declarations are found`() async throws {
    let project = try await MarkedProject(files, open: "NoteView_default.xml", marked(parent, "name=\"sa"))
    #expect(try await project.definitions == ["theme-set.xml:1"])
    #expect(
      try await project.references(withDeclaration: true) == [
        "Base/theme-set.xml:1", "NoteView_default.xml:8", "theme-set.xml:1",
      ])
    #expect(try await project.references(withDeclaration: false) == ["NoteView_default.xml:8"])
  }

  @Test func `the parent of a set is found`() async throws {
    let text = marked(files["theme-set.xml"] ?? "", "parent=\"Ba")
    #expect(try await MarkedProject(files, open: "theme-set.xml", text).definitions == ["Base/theme-set.xml:0"])
  }

  @Test func `hints show overridden rects and colors, and no keys`() async throws {
    let hints = try await MarkedProject(files, open: "NoteView_red.xml", child + "|").hints
    #expect(hints.contains { $0.hasPrefix("over") && $0.contains("sand") }, "\(hints)")
    #expect(hints.contains { $0.hasPrefix("over") && $0.contains("10") }, "\(hints)")
    #expect(!hints.contains { $0.contains("frame") || $0.contains("textColor") }, "\(hints)")
  }
}

private let screen = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pane">
              <connections>
                  <outlet property="first" destination="v" id="o"/>
                  <outlet property="" id="p"/>
              </connections>
          </placeholder>
          <view id="v" customClass="">
              <connections>
                  <action selector="" id="a"/>
              </connections>
          </view>
      </objects>
  </document>

  """

/// Classes and members of Swift.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct MemberWordTests {
  private let files = [
    ".themec.yml": "swift: [Code]\n",
    "Code/Pane.swift": """
    import UIKit
    class Pane: UIViewController {
      @IBOutlet weak var first: UIView!
      @IBOutlet weak var second: UILabel?
      @IBAction func send(_ sender: Any) {}
    }
    class Card: UIView {}
    class Special: Card {}
    class Row: UITableViewCell {}
    """,
  ]

  private func project(_ place: String) async throws -> MarkedProject {
    try await MarkedProject(files, open: "Pane.xib", screen.replacing(place, with: place + "|"))
  }

  @Test func `classes that fit the element are offered, connected outlets last, actions before a destination`()
    async throws
  {
    #expect(try await project("<view id=\"v\" customClass=\"").labels == ["Card", "Row", "Special"])
    #expect(try await project("<outlet property=\"\" id=\"p").labels.isEmpty)
    #expect(try await project("id=\"o\"/>\n                <outlet property=\"").labels == ["second", "first"])
    #expect(try await project("selector=\"").labels == ["send:"])
  }

  @Test func `hover shows the Swift declaration`() async throws {
    let outlet = try await project("property=\"fir").hover
    #expect(outlet.contains("```swift\n@IBOutlet weak var first: UIView!\n```\n\nPane.swift:3"), "\(outlet)")
    let type = try await project("customClass=\"Pa").hover
    #expect(type.contains("class Pane: UIViewController\n"), "\(type)")
  }
}
