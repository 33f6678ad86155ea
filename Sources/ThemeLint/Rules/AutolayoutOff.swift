internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum AutolayoutOff: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/autolayout-off", .warning,
    summary: "Documents that do not use Auto Layout",
    why: """
      Their views keep the frames of one device, and their constraints have no effect. On other devices views are \
      cut off or leave gaps.
      """,
    flagged: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
        """#, document: #"useAutolayout="NO""#),
      .files(.whole("ExampleCell.xml", constrained(document: #" useAutolayout="NO""#))),
    ],
    accepted: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
        """#),
      .files(.whole("ExampleCell.xml", constrained(document: #" useAutolayout="YES""#))),
    ])

  /// A part written by hand: whether it uses Auto Layout matters only to its constraints.
  private static func constrained(document attributes: String) -> String {
    #"""
    <document\#(attributes)>
      <objects>
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="320" height="100"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
            <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
            <constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c4"/>
          </constraints>
        </view>
      </objects>
    </document>

    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let document = tree.documentElement, tree.kind(of: document) == .document,
      !input.theme.theme.rootViews.isEmpty, !input.theme.theme.isAdrift
    else { return }
    guard input.isOwn(document) else { return }
    let written = tree.attribute(.useAutolayout, of: document)
    let constraints = tree.nodes(.constraint)
    if tree.usesAutoLayout {
      // Nothing depends on the setting where there are no constraints.
      guard written == nil, !constraints.isEmpty else { return }
      return report.add(
        "the document does not set 'useAutolayout'; its constraints are used", severity: .note,
        at: tree[document].nameSpan,
        help: "set useAutolayout=\"YES\" on the document")
    }
    report.add(
      constraints.isEmpty
        ? "the document does not use Auto Layout, so its views keep the frames of one device"
        : "the document does not use Auto Layout, so its views keep the frames of one device and its "
          + "\(counted(constraints)) no effect",
      at: written?.valueSpan ?? tree[document].nameSpan,
      help: constraints.isEmpty
        ? "set useAutolayout=\"YES\" and constrain the views" : "set useAutolayout=\"YES\" on the document")
  }

  private static func counted(_ constraints: [NodeID]) -> String {
    constraints.count == 1 ? "constraint has" : "\(constraints.count) constraints have"
  }
}
