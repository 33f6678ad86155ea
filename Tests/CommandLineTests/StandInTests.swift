import Foundation
import TestSupport
import Testing

/// Projects that have themes for some Screenlets, not all of them named `default`. Shipped themes stand in for the others.
@Suite struct StandInTests {
  private static func theme(_ text: String, className: String, embedding screenlet: String? = nil) -> String {
    let slot = screenlet.map { name in
      """
      <view id="slot" customClass="\(name)Screenlet" fixedFrame="YES">
        <rect key="frame" x="0" y="100" width="320" height="300"/></view>
      """
    }
    return xib(
      """
      <view id="root" customClass="\(className)"><rect key="frame" x="0" y="0" width="320" height="448"/><subviews>
        <label text="\(text)" id="title" fixedFrame="YES"><rect key="frame" x="8" y="16" width="200" height="21"/></label>
        \(slot ?? "")</subviews></view>
      """)
  }

  private func preview(_ arguments: String..., in folder: TemporaryFolder) throws -> Outcome {
    try themec(["preview", "--color", "never"] + arguments, folder: folder.url)
  }

  @Test(arguments: [[], ["Login"]])
  func `a project's themes are drawn, although none is named default`(names: [String]) throws {
    let folder = try TemporaryFolder([
      "LoginView_brand.xib": Self.theme("Of the brand", className: "LoginView_brand"),
      "LoginView_dark.xib": Self.theme("In the dark", className: "LoginView_dark"),
    ])
    let drawn = try themec(["preview", "--color", "never"] + names, folder: folder.url)
    #expect(drawn.status == 0 && drawn.messages.isEmpty, "\(drawn.messages)")
    #expect(drawn.output.contains("Of the brand") && drawn.output.contains("In the dark"))
    #expect(!drawn.output.contains("Login · default"))
  }

  @Test func `only the default theme is drawn if the project has one`() throws {
    let folder = try TemporaryFolder([
      "LoginView_default.xib": Self.theme("The default", className: "LoginView_default"),
      "LoginView_brand.xib": Self.theme("Of the brand", className: "LoginView_brand"),
    ])
    let drawn = try preview(in: folder)
    #expect(drawn.output.contains("The default") && !drawn.output.contains("Of the brand"))
  }

  @Test func `shipped themes in a project's screen are named`() throws {
    let folder = try TemporaryFolder([
      "CardView_default.xib": Self.theme("A card", className: "CardView_default", embedding: "Login")
    ])
    let note = "note: a shipped theme is shown for 'Login': the project has none\n"
    #expect(try preview(in: folder).messages == note)
    #expect(try themec(["gallery", "--output", "Gallery"], folder: folder.url).messages.contains(note))
    #expect(try preview("--quiet", in: folder).messages.isEmpty)
  }

  @Test func `a shipped theme that is asked for by name is named`() throws {
    let folder = try TemporaryFolder([
      "CardView_default.xib": Self.theme("A card", className: "CardView_default")
    ])
    #expect(
      try preview("SignUp", in: folder).messages
        == "note: a shipped theme is shown for 'SignUp': the project has none\n")
  }

  /// The items are 50 × 50 points. Shipped cells for the list are wider.
  @Test func `a project's collection view does not show shipped cells`() throws {
    let folder = try TemporaryFolder([
      "WebContentListView_grid.xib": xib(
        """
        <view id="root" customClass="WebContentListView_grid"><rect key="frame" x="0" y="0" width="320" height="448"/>
        <subviews><collectionView id="list" fixedFrame="YES"><rect key="frame" x="0" y="0" width="320" height="448"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="f">
            <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout></collectionView></subviews>
        <connections><outlet property="collectionView" destination="list" id="o"/></connections></view>
        """)
    ])
    let drawn = try preview("WebContentList", "--theme", "grid", in: folder)
    #expect(drawn.status == 0 && drawn.messages.isEmpty, "\(drawn.messages)")
  }

  /// The cell is recorded 320 points wide. It cannot be 375 points wide, as on the default screen.
  @Test func `a conflict that is a warning of lint does not fail a picture`() throws {
    let folder = try TemporaryFolder([
      "PairView_default.xib": xib(
        """
        <view id="root" customClass="PairView_default"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
          <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="10" y="10" width="300" height="44"/>
            <constraints><constraint firstAttribute="width" constant="300" id="w"/>
              <constraint firstAttribute="height" constant="44" id="h"/></constraints></view></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="l"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="t"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="10" id="r"/>
        </constraints></view>
        """)
    ])
    let lint = try themec(["lint"], folder: folder.url)
    #expect(lint.output.contains("warning[layout/unsatisfiable]"), "\(lint.output)")
    let drawn = try preview("Pair", "--size", "iphone-15", in: folder)
    #expect(drawn.status == 0 && drawn.messages.isEmpty, "\(drawn.messages)")
  }
}
