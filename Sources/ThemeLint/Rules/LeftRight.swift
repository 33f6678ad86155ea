internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum LeftRight: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/left-right", .warning,
    summary: "Constraints to left and right edges",
    why: "They are not mirrored in right-to-left languages, while the rest of the layout is.",
    fix: .unsafe("Uses 'leading' and 'trailing' instead, which are the same in left-to-right languages."),
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="20" y="0" width="100" height="100"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="left" secondItem="v" secondAttribute="left" constant="20" id="c1"/>
            <constraint firstItem="w" firstAttribute="width" constant="100" id="c2"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
            <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c4"/>
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
              <rect key="frame" x="20" y="0" width="100" height="100"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="w" firstAttribute="width" constant="100" id="c2"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
            <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c4"/>
          </constraints>
        </view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for constraint in tree.nodes(.constraint) where input.isOwn(constraint) {
      let written = [AttributeName.firstAttribute, .secondAttribute].compactMap { tree.attribute($0, of: constraint) }
      let sided = written.compactMap { attribute in natural(attribute).map { (attribute, $0) } }
      guard let (first, meant) = sided.first, sided.allSatisfy({ $0.0.file == input.document.file }) else { continue }
      report.add(
        "the constraint uses '\(first.value)', which is not mirrored in right-to-left languages", at: first.valueSpan,
        help: "use '\(meant)'; keep '\(first.value)' only if the content must not be mirrored",
        fixes: [Fix("use 'leading' and 'trailing'", .unsafe, sided.map { Fix.Edit($0.0.valueSpan, $0.1) })])
    }
  }

  /// The edge that left or right is in a left-to-right language; nil for other attributes.
  private static func natural(_ attribute: ElementTree.Attribute) -> String? {
    switch attribute.layoutAttribute {
    case .left: "leading"
    case .right: "trailing"
    case .leftMargin: "leadingMargin"
    case .rightMargin: "trailingMargin"
    case .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline, .firstBaseline,
      .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, nil:
      nil
    }
  }
}
