import Foundation
import SwiftSources
import TestSupport
import Testing

/// Apps with views but without Screenlets. Commands use the app's views instead of the shipped Screenlets.
struct ViewsOfAppsTests {
  private static func view(_ text: String) -> String {
    xib(
      """
              <view id="v">
                  <rect key="frame" x="0" y="0" width="240" height="64"/>
                  <subviews>
                      <label text="\(text)" id="l">
                          <rect key="frame" x="8" y="16" width="200" height="21"/>
                      </label>
                  </subviews>
              </view>
      """)
  }

  @Test func `without an argument, preview draws an app's views at their recorded sizes`() throws {
    let folder = try TemporaryFolder(["Views/Card.xib": Self.view("Of a card"), "Views/Row.xib": Self.view("Of a row")])
    let drawn = try themec(["preview", "--color", "never"], folder: folder.url)
    #expect(drawn.status == 0, "\(drawn.messages)")
    #expect(drawn.output.contains("Of a card") && drawn.output.contains("Of a row"))
    #expect(drawn.output.contains("240 × 64"))
    #expect(!drawn.output.contains("AddBookmark"))
  }

  @Test func `an unreadable view is reported, and no shipped theme is drawn instead`() throws {
    let folder = try TemporaryFolder(["Views/Card.xib": "<document><objects>"])
    let drawn = try themec(["preview", "--color", "never"], folder: folder.url)
    #expect(drawn.status == 2 && drawn.output.isEmpty)
    #expect(drawn.messages.contains("error[syntax/well-formed]"))
  }

  @Test func `without any view, preview draws the shipped Screenlets`() throws {
    let folder = try TemporaryFolder(["readme.txt": ""])
    let drawn = try themec(["preview", "--color", "never"], folder: folder.url)
    #expect(drawn.status == 0 && drawn.output.contains("AddBookmark"))
    #expect(drawn.messages == "note: no themes of your own here: the shipped themes are shown\n")
    #expect(try themec(["preview", "--quiet"], folder: folder.url).messages.isEmpty)
  }

  @Test(arguments: [["preview"], ["gallery", "--output", "Gallery"], ["snapshot"]])
  func `a folder without views does not select the shipped Screenlets`(command: [String]) throws {
    let folder = try TemporaryFolder(["Empty/readme.txt": "", "Views/Card.xib": Self.view("Of a card")])
    let outcome = try themec(command + ["Empty"], folder: folder.url)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.messages.contains("no themes to draw in 'Empty'"))
  }

  /// Standard input has no file name, so no diagnostic may be about one.
  @Test(arguments: [
    xib(
      """
              <view id="v" customClass="ProfileView">
                  <rect key="frame" x="0" y="0" width="240" height="64"/>
              </view>
      """),
    xib(
      """
              <tableViewCell id="v" customClass="Profile_Cell" customModule="App">
                  <rect key="frame" x="0" y="0" width="240" height="64"/>
                  <tableViewCellContentView key="contentView" id="c">
                      <rect key="frame" x="0" y="0" width="240" height="64"/>
                  </tableViewCellContentView>
              </tableViewCell>
      """),
    xib(
      """
              <view id="v" customClass="LoginScreenletView_dark">
                  <rect key="frame" x="0" y="0" width="240" height="64"/>
              </view>
      """),
    "<themeSet name=\"Base\"/>\n",
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
        <scenes/>
    </document>

    """,
  ])
  func `names are not checked on standard input`(text: String) throws {
    let folder = try TemporaryFolder(["readme.txt": ""])
    let outcome = try themec(["lint", "--format", "jsonl", "-"], input: text, folder: folder.url)
    let codes = outcome.diagnostics.compactMap { $0["code"] as? String }
    #expect(codes.allSatisfy { !$0.hasPrefix("naming/") }, "\(codes)")
    #expect(!outcome.output.contains("StandardInput is not checked"))
  }

  private static let card = xib(
    """
            <view id="v" customClass="CardView">
                <rect key="frame" x="0" y="0" width="240" height="64"/>
                <subviews>
                    <button id="b"><rect key="frame" x="0" y="0" width="100" height="44"/><state key="normal" title="Save"/>
                        <connections>
                            <action selector="save:" destination="v" eventType="touchUpInside" id="a1"/>
                        </connections>
                    </button>
                </subviews>
                <connections><outlet property="saveButton" destination="b" id="o1"/></connections>
            </view>
    """)

  /// What Interface Builder sees of a class: members of superclasses and extensions, but no method without @IBAction.
  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [
      (
        "A.swift",
        "class CardView: UIView { @IBOutlet var saveButton: UIButton!; @IBAction func save(_ s: Any) {} }", ""
      ),
      (
        "A.swift", "class CardView: UIView { @IBOutlet var saveButton: UIButton! }",
        "A.swift: CardView lacks the action 'save:'"
      ),
      (
        "A.swift", "class CardView: UIView { @IBOutlet var saveButton: UIButton!; func save(_ s: Any) {} }",
        "'save(_:)' of 'CardView' is not visible"
      ),
      ("A.swift", "import Cards\nclass CardView: BasicCard {}", ""),
      (
        "A.swift",
        """
        class Card: UIView { @IBOutlet var saveButton: UIButton! }
        typealias CardView = Card
        extension CardView { @IBAction func save(_ s: Any) {} }
        """, ""
      ),
      (
        "CardView.h", "@interface CardView : UIView\n- (IBAction)save:(id)sender;\n@end\n", "note[generate/objective-c]"
      ),
    ])
  func `generate reports what a class of an app lacks`(_ path: String, _ code: String, _ expected: String) throws {
    let folder = try TemporaryFolder(["CardView.xib": Self.card, path: "import UIKit\n\(code)\n"])
    let checked = try themec(["generate", "view", "--check", "CardView.xib"], folder: folder.url)
    #expect((checked.output + checked.messages).contains(expected) || expected.isEmpty)
    #expect(checked.status == (expected.isEmpty || expected.hasPrefix("note") ? 0 : 1), "\(checked)")
    #expect(!checked.output.contains("does not exist"))
    _ = try themec(["generate", "view", "--merge", "CardView.xib"], folder: folder.url)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "CardView.swift").path))
  }

  @Test func `XML of other tools is no theme, with a document type or without`() throws {
    let type = "<!DOCTYPE module PUBLIC \"-//Tool//DTD Checks 1.3//EN\" \"http://example.com/checks.dtd\">"
    let entities = "<!DOCTYPE module [ <!ELEMENT module ANY> <!ENTITY a \"b\"> ]>"
    let folder = try TemporaryFolder([
      "Views/Card.xib": Self.view("Of a card"), "android/checkstyle.xml": "<?xml version=\"1.0\"?>\n\(type)\n<module/>",
      "android/entities.xml": "\(entities)\n<module/>", "android/AndroidManifest.xml": "<manifest/>",
    ])
    let checked = try themec(["lint", "."], folder: folder.url)
    #expect(
      checked.status == 0 && (checked.output + checked.messages).contains("no problems found in 1 file"), "\(checked)")
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `the class of File's Owner, which code creates, may be generic`() throws {
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"CardController\"/>"
    let document = Self.view("Of a card").replacing("<objects>", with: "<objects>\n\(owner)")
    let folder = try TemporaryFolder([
      "Card.xib": document, "Card.swift": "import UIKit\nclass CardController<Card>: UIViewController {}\n",
    ])
    let checked = try themec(["lint", "."], folder: folder.url)
    #expect(document.contains("CardController"))
    #expect(!checked.output.contains("generic"), "\(checked)")
  }
}
