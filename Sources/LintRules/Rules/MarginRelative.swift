internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum MarginRelative: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/margin-relative", .warning, isOnByDefault: false,
    summary: "Constraints to layout margins",
    why: "Margins differ between devices and system versions. Some teams prefer explicit distances.",
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="8" width="100" height="44"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="c1"/>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
            <constraint firstItem="w" firstAttribute="width" constant="100" id="c3"/>
            <constraint firstItem="w" firstAttribute="height" constant="44" id="c4"/>
          </constraints>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="8" width="100" height="44"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
            <constraint firstItem="w" firstAttribute="width" constant="100" id="c3"/>
            <constraint firstItem="w" firstAttribute="height" constant="44" id="c4"/>
          </constraints>
        </view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for constraint in tree.nodes(.constraint) where input.isOwn(constraint) {
      for name in [AttributeName.firstAttribute, .secondAttribute] {
        guard let attribute = tree.attribute(name, of: constraint), attribute.file == input.document.file,
          attribute.layoutAttribute?.isMargin == true
        else { continue }
        report.add(
          "the constraint uses the margin '\(attribute.value)'", at: attribute.valueSpan,
          help: "use the edge with an explicit constant")
      }
    }
  }
}
