import Foundation
import TestSupport
import Testing

/// Problems inside cells and embedded Screenlets, as the commands that draw or compile them report them.
@Suite struct InnerRootTests {
  private static func document(_ root: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait"/><objects>\(root)</objects></document>
    """
  }

  /// A table with a prototype cell that contains a view with two contradictory widths.
  private static let table = document(
    """
    <tableView id="t"><rect key="frame" x="0" y="0" width="320" height="400"/><prototypes>
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="in"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="50" height="44"/><constraints>
    <constraint firstAttribute="width" constant="50" id="a"/><constraint firstAttribute="width" constant="60" id="b"/>
    </constraints></view></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    """)

  /// A view that embeds the Screenlet Inner.
  private static let host = document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
    <view id="slot" customClass="InnerScreenlet" fixedFrame="YES"><rect key="frame" x="0" y="0" width="320" height="100"/>
    </view></subviews></view>
    """)

  @Test(arguments: ["compile", "preview"])
  func `contradictory constraints in a prototype cell are an error`(command: String) throws {
    let folder = try TemporaryFolder(project: ["TableView_default.xib": Self.table])
    let outcome = try themec([command, "TableView_default.xib"], folder: folder.url)
    #expect(outcome.messages.contains("error[layout/unsatisfiable]"), "\(outcome.messages)")
    #expect(outcome.messages.contains("TableView_default.xib:"))
    #expect(outcome.status == 1)
  }

  @Test(arguments: ["compile", "preview"])
  func `constraints that contradict the size of an embedded Screenlet are an error of its host`(
    command: String
  ) throws {
    // The recorded height is 200 points, the height in the host 100 points.
    let inner = Self.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
      <view id="tall" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <constraints><constraint firstItem="tall" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
      <constraint firstItem="tall" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="b"/>
      <constraint firstItem="tall" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c"/>
      <constraint firstItem="tall" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="d"/>
      <constraint firstAttribute="height" constant="200" id="e"/></constraints></view></subviews></view>
      """)
    let folder = try TemporaryFolder(project: ["HostView_default.xib": Self.host, "InnerView_default.xib": inner])
    let outcome = try themec([command, "HostView_default.xib"], folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("error[layout/unsatisfiable]"), "\(outcome.messages)")
    #expect(outcome.messages.contains("InnerView_default.xib:"))
    #expect(outcome.messages.contains("it is laid out inside this view"))
    #expect(try themec([command, "InnerView_default.xib"], folder: folder.url).status == 0)
  }

  @Test func `an embedded Screenlet that cannot be parsed is an error`() throws {
    let folder = try TemporaryFolder(project: [
      "HostView_default.xib": Self.host, "InnerView_default.xib": "<document><objects><view id=",
    ])
    let outcome = try themec(["compile", "HostView_default.xib"], folder: folder.url)
    #expect(outcome.messages.contains("InnerView_default.xib:1:"), "\(outcome.messages)")
    #expect(outcome.status == 1)
  }
}
