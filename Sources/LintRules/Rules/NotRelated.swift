internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum NotRelated: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/not-related", .error,
    summary: "Constraints whose items are not inside the view that owns the constraint",
    why: "UIKit throws an exception for such a constraint, and the app crashes when the view is loaded.",
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="a"><rect key="frame" x="0" y="0" width="160" height="100"/>
              <constraints>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c1"/>
              </constraints>
            </view>
            <view id="b"><rect key="frame" x="160" y="0" width="160" height="100"/></view>
          </subviews>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="a"><rect key="frame" x="0" y="0" width="160" height="100"/></view>
            <view id="b"><rect key="frame" x="160" y="0" width="160" height="100"/></view>
          </subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c1"/>
          </constraints>
        </view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for ends in input.constraintEnds {
      guard let holder = tree.parent(of: ends.constraint).flatMap({ tree.parent(of: $0) }), tree.kind(of: holder).isView
      else {
        continue
      }
      check(ends.first, of: ends.constraint, in: holder, input, &report)
      check(ends.second, of: ends.constraint, in: holder, input, &report)
    }
  }

  private static func check(
    _ end: ConstraintEnds.End?, of constraint: NodeID, in holder: NodeID, _ input: LintInput, _ report: inout Report
  ) {
    let tree = input.tree
    guard let end, let item = end.item, isInView(tree.kind(of: item)), !tree.isInside(item, holder) else { return }
    report.add(
      "\(input.name(of: item)) is not inside \(input.name(of: holder)), which owns this constraint",
      at: end.written.file == input.document.file ? end.written.valueSpan : tree[constraint].nameSpan,
      about: .key(end.written.name.name),
      related: [.init(tree[item].nameSpan, "\(input.name(of: item)) is declared here")],
      help: tree.ancestors(of: holder).contains { tree.kind(of: $0).isView && tree.isInside(item, $0) }
        ? "move the constraint to a view that contains both of its items"
        : "remove the constraint: no view contains both of its items")
  }

  /// Whether an item is inside the view that owns it; a controller's guides are not.
  private static func isInView(_ kind: ElementKind) -> Bool {
    kind.isView || kind == .viewLayoutGuide || kind == .keyboardLayoutGuide
  }
}
