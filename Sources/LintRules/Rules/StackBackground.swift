internal import ThemeSource
internal import ThemeSyntax

enum StackBackground: Rule {
  static let descriptor = DiagnosticDescriptor(
    "style/stack-background", .warning, isOnByDefault: false,
    summary: "Stack views with a background color",
    why: "Before iOS 14, stack views do not draw it. Enable the rule if the app supports such versions.",
    flagged: [.objects(stack(#"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#))],
    accepted: [.objects(stack(""))])

  private static func stack(_ color: String) -> String {
    #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>
        <stackView id="s"><rect key="frame" x="0" y="0" width="320" height="44"/>\#(color)</stackView>
      </subviews>
    </view>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for stack in tree.nodes(.stackView) where input.isOwn(stack) {
      guard let color = tree.child(of: stack, .color, key: "backgroundColor") else { continue }
      report.add(
        "\(input.name(of: stack)) has a background color", at: tree[color].nameSpan,
        help: "put the stack view into a view with this color")
    }
  }
}
