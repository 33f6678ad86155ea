internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum NotRelated: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/not-related", .warning,
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
    let constraints = tree.nodes(.constraint)
    if constraints.isEmpty { return }
    let places = input.layoutItems
    for constraint in constraints where input.isOwn(constraint) {
      guard let holder = tree.parent(of: constraint).flatMap({ tree.parent(of: $0) }), tree.kind(of: holder).isView
      else {
        continue
      }
      for name in [AttributeName.firstItem, .secondItem] {
        guard let attribute = tree.attribute(name, of: constraint), let item = places[attribute],
          isInView(tree.kind(of: item)), !tree.isInside(item, holder)
        else { continue }
        report.add(
          "\(input.name(of: item)) is not inside \(input.name(of: holder)), which owns this constraint",
          at: attribute.file == input.document.file ? attribute.valueSpan : tree[constraint].nameSpan,
          about: .key(name.name),
          related: [.init(tree[item].nameSpan, "\(input.name(of: item)) is declared here")],
          help: "move the constraint to a view that contains both of its items")
      }
    }
  }

  /// Whether an item is inside the view that it belongs to; the guides of a controller are not.
  private static func isInView(_ kind: ElementKind) -> Bool {
    kind.isView || kind == .viewLayoutGuide || kind == .keyboardLayoutGuide
  }
}
