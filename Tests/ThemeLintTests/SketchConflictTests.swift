import Testing
import ThemeSource

/// Conflicts of views that get their size from elsewhere.
struct SketchConflictTests {
  private func found(_ example: DiagnosticExample) async throws -> [String] {
    try await diagnostics(in: example).filter { $0.code == "layout/unsatisfiable" }.map {
      "\($0.severity.rawValue) \($0.message)"
    }
  }

  /// A view of some width with a title of 260 points, and more constraints.
  private func header(width: Int, _ constraints: String) -> DiagnosticExample {
    .objects(
      #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="\#(width)" height="60"/>
        <subviews>
          <view userLabel="title" translatesAutoresizingMaskIntoConstraints="NO" id="t">
            <rect key="frame" x="16" y="10" width="260" height="40"/>
            <constraints>
              <constraint firstAttribute="width" constant="260" id="c1"/>
              <constraint firstAttribute="height" constant="40" id="c2"/>
            </constraints>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="g"/>
        <constraints>
          <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c3"/>
          \#(constraints)
        </constraints>
      </view>
      """#, document: #"useAutolayout="YES" useSafeAreas="YES""#)
  }

  private let top = #"""
    <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="c4"/>
    """#
  private let centered = #"""
    <constraint firstItem="t" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c5"/>
    """#

  @Test func `a loose view that fits no screen is reported, unless its content determines its size`() async throws {
    #expect(
      try await found(header(width: 480, top + centered)).map { $0.hasSuffix(" on iPhone SE, iPhone 15 and iPad") } == [
        true
      ])
    #expect(try await found(header(width: 480, top + centered)).first?.hasPrefix("warning ") == true)
    #expect(try await found(header(width: 200, top + centered)) == [])
    // The recorded height is a sketch.
    let bottom = #"<constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" constant="5" id="c6"/>"#
    #expect(try await found(header(width: 480, top + bottom)) == [])
  }

  @Test func `a conflict at several widths lists its constraints and the device that has the listed size`() async throws
  {
    let narrow = header(width: 379, top + centered)
    let conflict = try await diagnostics(in: narrow).first { $0.code == "layout/unsatisfiable" }
    let related = conflict?.related.map(\.message) ?? []
    #expect(related.contains("the root view is 375 × 60 on iPhone SE"))
    #expect(related.contains("'title.width == 260'") || conflict?.message.contains("'title.width == 260'") == true)
    #expect(!related.contains { $0.contains("cannot be smaller") })
  }

  @Test func `a piece of a screen has no safe area`() async throws {
    let safe = #"""
      <constraint firstItem="t" firstAttribute="top" secondItem="g" secondAttribute="top" constant="10" id="c7"/>
      """#
    #expect(try await found(header(width: 480, top + safe)) == [])
  }

  @Test func `conflicts that code can change are not reported`() async throws {
    func screen(_ outlet: String) -> DiagnosticExample {
      .scenes(
        #"""
        <scene sceneID="s"><objects><viewController customClass="Card" id="first">
          <view key="view" id="v">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
              <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="t">
                <rect key="frame" x="16" y="10" width="260" height="40"/>
                <constraints>
                  <constraint firstAttribute="height" constant="40" id="c1"/>
                  <constraint firstAttribute="height" constant="60" id="c2"/>
                </constraints>
              </view>
            </subviews>
          </view>
          <connections>\#(outlet)</connections>
        </viewController></objects></scene>
        """#)
    }
    #expect(try await found(screen("")).map { $0.hasPrefix("error ") } == [true])
    #expect(try await found(screen(#"<outlet property="height" destination="c2" id="o"/>"#)) == [])
  }

  @Test func `views made flat by a conflict are not reported themselves`() async throws {
    func chain(_ gap: Int) -> DiagnosticExample {
      .screen(
        #"""
        <button userLabel="Go" verticalCompressionResistancePriority="1" translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="20" y="\#(gap)" width="100" height="44"/>
          <constraints><constraint firstAttribute="width" constant="100" id="d2"/></constraints>
          <state key="normal" title="Go"/>
          <connections><action selector="go" destination="first" eventType="touchUpInside" id="a"/></connections>
        </button>
        """#,
        constraints: #"""
          <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="d3"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="\#(gap)" id="d4"/>
          <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="400" id="d5"/>
          """#, width: 393, height: 852)
    }
    func codes(_ gap: Int) async throws -> [String] {
      try await diagnostics(in: chain(gap)).map(\.code.rawValue).filter { $0 != "layout/misplaced" }
    }
    #expect(try await codes(400) == ["layout/unsatisfiable"])
  }
}
