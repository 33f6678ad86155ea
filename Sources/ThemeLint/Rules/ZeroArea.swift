internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeScreens
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ZeroArea: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/zero-area", .warning,
    summary: "Visible views with content and a width or height of zero",
    why: "They take part in the layout, but nobody can see them.",
    flagged: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
          <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="0" height="20"/></label>
        </subviews></view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
          <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
        </subviews></view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    for layout in input.layouts {
      for view in layout.views where view.isInstalled && !view.isHidden && view.parent != nil {
        let isFlat = view.frame.width < 0.5 || view.frame.height < 0.5
        guard isFlat, input.tree.kind(of: view.node).traits.contains(.needsSpace), input.isOwn(view.node) else {
          continue
        }
        if input.isEmptyLabel(view.node) { continue }
        report.add(
          "'\(input.title(of: view.node))' has a size of \(LintInput.format(view.frame.width)) × \(LintInput.format(view.frame.height)) points",
          at: input.tree[view.node].nameSpan, help: "add constraints for its size, or hide it")
      }
    }
  }
}
