internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ZeroArea: Rule {
  static let code: Diagnostic.Code = "layout/zero-area"
  static let severity = Diagnostic.Severity.warning
  static let documentation = RuleDocumentation(
    summary: "Finds visible views with content that are solved to zero width or height.",
    why: "They take part in layout but nobody can see them.",
    flagged: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
          <label id="l" fixedFrame="YES" text="Hello"><rect key="frame" x="0" y="0" width="0" height="20"/></label>
        </subviews></view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
          <label id="l" fixedFrame="YES" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
        </subviews></view>
        """#)
    ])

  /// Elements that show something of their own.
  private static let content: Set<ElementKind> = [
    .label, .button, .textField, .textView, .switch, .slider, .segmentedControl, .stepper, .searchBar, .datePicker,
  ]

  static func check(_ input: LintInput, report: inout Report) {
    for layout in input.layouts {
      for view in layout.views where view.isInstalled && !view.isHidden && view.parent != nil {
        let isFlat = view.frame.width < 0.5 || view.frame.height < 0.5
        guard isFlat, content.contains(input.tree[view.node].kind), input.isOwn(view.node) else { continue }
        if input.tree[view.node].kind == .label, isEmptyLabel(view.node, input.tree) { continue }
        report.add(
          "'\(input.title(of: view.node))' is solved to \(format(view.frame.width)) × \(format(view.frame.height)) points",
          at: input.tree[view.node].startTagSpan, help: "constrain its size, or hide it")
      }
    }
  }

  /// A label without text waits for code to fill it: its size says nothing.
  private static func isEmptyLabel(_ node: NodeID, _ tree: ElementTree) -> Bool {
    (tree.string(.text, of: node) ?? "").isEmpty && tree.child(of: node, key: "text") == nil
      && tree.child(of: node, key: "attributedText") == nil
  }

  private static func format(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
