import Testing
import ThemeSource

/// Scenes that a container view shows.
struct ContainerSceneTests {
  /// A screen with a container view of some height, and its scene with a button 60 points below the safe area.
  private func scenes(height: Int) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="s1"><objects><viewController id="first">
        <view key="view" id="v">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="c">
              <rect key="frame" x="0" y="100" width="375" height="\#(height)"/>
              <constraints><constraint firstAttribute="height" constant="\#(height)" id="c1"/></constraints>
              <connections><segue destination="second" kind="embed" id="e"/></connections>
            </containerView>
          </subviews>
          <constraints>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="c4"/>
          </constraints>
        </view>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="second">
        <view key="view" id="w">
          <rect key="frame" x="0" y="0" width="375" height="120"/>
          <subviews>
            <button userLabel="Go" translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="20" y="80" width="100" height="44"/>
              <constraints>
                <constraint firstAttribute="height" constant="44" id="d1"/>
                <constraint firstAttribute="width" constant="100" id="d2"/>
              </constraints>
              <state key="normal" title="Go"/>
              <connections><action selector="go" destination="second" eventType="touchUpInside" id="a"/></connections>
            </button>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
          <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="w" secondAttribute="leading" constant="20" id="d3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" constant="60" id="d4"/>
          </constraints>
        </view>
      </viewController></objects></scene>
      """#)
  }

  private func found(height: Int) async throws -> [String] {
    try await diagnostics(in: scenes(height: height)).filter { $0.code == "layout/out-of-bounds" }.map(\.message)
  }

  @Test func `a scene in a container view has its size, and no bars`() async throws {
    // 60 + 44 fit without a status bar, although the frames were recorded with one.
    #expect(try await found(height: 120) == [])
    #expect(
      try await found(height: 90) == [
        "the button 'Go' extends 14 points beyond the edge of its container on iPhone SE, iPhone 15 and iPad"
      ])
  }
}
