internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum DynamicType: Rule {
  static let descriptor = DiagnosticDescriptor(
    "a11y/dynamic-type", .note, isOnByDefault: false,
    summary: "Texts that do not follow the text size that users choose, reported once per root view",
    why: """
      Text follows it only in a text style such as Body, and only if 'adjustsFontForContentSizeCategory' is set. Buttons are not \
      reported, because Interface Builder has no such setting for them.
      """,
    flagged: [.objects(label(#"type="system" pointSize="17""#, more: ""))],
    accepted: [
      .objects(label(#"style="UICTFontTextStyleBody""#, more: #" adjustsFontForContentSizeCategory="YES""#))
    ])

  private static func label(_ font: String, more: String) -> String {
    #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <label id="l" text="Hello"\#(more)>
          <rect key="frame" x="16" y="8" width="80" height="20"/>
          <fontDescription key="fontDescription" \#(font)/>
        </label>
      </subviews>
    </view>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for root in input.theme.theme.rootViews {
      let fixed = tree.subtree(of: root).filter { node in
        tree.kind(of: node).traits.contains(.hasTextColor) && input.isOwn(node) && !follows(node, tree)
      }
      guard let first = fixed.first else { continue }
      let others = fixed.count - 1
      report.add(
        others == 0
          ? "\(input.name(of: first)) does not follow the preferred text size"
          : "\(input.name(of: first)) and \(others) other text\(others == 1 ? "" : "s") do not follow the preferred text size",
        at: tree[first].nameSpan,
        related: fixed.dropFirst().prefix(8).map { .init(tree[$0].nameSpan, "this text neither") },
        help: tree.bool(.adjustsFontForContentSizeCategory, of: first) == true
          ? "use a text style, such as style=\"UICTFontTextStyleBody\""
          : "use a text style, and set adjustsFontForContentSizeCategory=\"YES\"")
    }
  }

  private static func follows(_ node: NodeID, _ tree: ElementTree) -> Bool {
    if tree.attribute(.customClass, of: node) != nil { return true }
    guard tree.bool(.adjustsFontForContentSizeCategory, of: node) == true else { return false }
    if case .style? = tree.font(of: node)?.face { return true }
    return false
  }
}
