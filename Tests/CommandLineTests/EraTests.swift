import Foundation
import SwiftSources
import TestSupport
import Testing

/// Buttons that fired an action by their restorationIdentifier until April 2018, when Liferay Screens began to ignore it:
/// `BaseScreenletView` lost the code that added a target to each of them.
@Suite struct EraTests {
  private static func theme(_ root: String, className: String = "PortraitView_brand", connections: String = "")
    -> String
  {
    xib(
      """
      <\(root) id="root" customClass="\(className)" customModule="App"><rect key="frame" x="0" y="0" width="320" height="448"/>
      <subviews>
        <button id="edit" restorationIdentifier="edit-portrait" fixedFrame="YES">
          <rect key="frame" x="20" y="20" width="200" height="44"/><state key="normal" title="Edit"/>\(connections)</button>
      </subviews><connections><outlet property="editButton" destination="edit" id="o"/></connections></\(root)>
      """)
  }

  private static let message = "fires no action: since April 2018, Liferay Screens ignores restorationIdentifiers"

  private func dead(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let found = try themec(["lint", "--format", "jsonl"], folder: folder.url).diagnostics
    return found.filter { ($0["message"] as? String)?.hasSuffix(Self.message) == true }
      .compactMap { $0["severity"] as? String }
  }

  private static let explicit = "wiring: explicit\n"

  @Test func `a button with only an identifier is reported in the newer era`() throws {
    let files = ["PortraitView_brand.xib": Self.theme("view")]
    #expect(try dead(files.merging([".themec.yml": Self.explicit]) { $1 }) == ["note"])
    #expect(try dead(files) == [])
    #expect(try dead(files.merging([".themec.yml": "wiring: identifier\n"]) { $1 }) == [])
  }

  @Test func `a button with an action is not reported`() throws {
    let action = """
      <connections><action selector="edit:" destination="root" eventType="touchUpInside" id="a"/></connections>
      """
    let files = [".themec.yml": Self.explicit, "PortraitView_brand.xib": Self.theme("view", connections: action)]
    #expect(try dead(files) == [])
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [
      ("", ["warning"]), ("    editButton?.addTarget(self, action: #selector(edit), for: .touchUpInside)\n", []),
    ])
  func `the project's code tells the era and the targets`(line: String, severities: [String]) throws {
    let code = """
      import LiferayScreens
      import UIKit

      class PortraitView_brand: BaseScreenletView {
        @IBOutlet weak var editButton: UIButton?

        override func onFinishInteraction(_ result: Any?, error: NSError?) {
      \(line)  }

        @objc func edit() {}
      }
      """
    #expect(try dead(["PortraitView_brand.xib": Self.theme("view"), "PortraitView_brand.swift": code]) == severities)
  }

  @Test func `a button of a cell is reported although it has a tag`() throws {
    let cell = xib(
      """
      <tableViewCell id="root" customClass="StatusCell_brand"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
        <button id="b" tag="3" restorationIdentifier="submit" fixedFrame="YES">
          <rect key="frame" x="0" y="0" width="100" height="44"/><state key="normal" title="Status"/></button>
      </subviews></tableViewCellContentView></tableViewCell>
      """)
    #expect(try dead([".themec.yml": Self.explicit, "StatusCell_brand.xib": cell]) == ["note"])
    #expect(try dead(["StatusCell_brand.xib": cell]) == [])
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [("", true), ("@objc(CardView) ", false)])
  func `a missing module is reported unless the class has an Objective-C name`(attribute: String, isReported: Bool)
    throws
  {
    let folder = try TemporaryFolder([
      "CardView.xib": xib(
        #"<view id="root" customClass="CardView"><rect key="frame" x="0" y="0" width="320" height="100"/></view>"#),
      "CardView.swift": "import UIKit\n\n\(attribute)class CardView: UIView {}\n",
    ])
    let found = try themec(["lint", "--format", "jsonl"], folder: folder.url).diagnostics
    #expect(found.contains { $0["code"] as? String == "naming/custom-module" } == isReported)
  }
}
