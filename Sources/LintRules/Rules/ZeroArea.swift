internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum ZeroArea: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "layout/zero-area", .warning,
    summary: "Visible views of screens with content and a width or height of zero",
    why: "They take part in the layout, but nobody can see them.",
    flagged: [
      .screen(
        #"""
        <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="0" height="20"/></label>
        """#)
    ],
    accepted: [
      .screen(
        #"""
        <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
        """#),
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
          <label id="l" text="Hello"><rect key="frame" x="0" y="0" width="0" height="20"/></label>
        </subviews></view>
        """#),
    ])

  static func check(_ input: LintInput, report: inout Report) {
    lazy var changeable = input.changeable
    var findings = VariantFindings()
    // In a view with a sketched size, a length of zero may also be sketched.
    for layout in input.layouts where input.isScreen(layout.root) {
      for view in layout.views where view.isInstalled && !view.isHidden && view.parent != nil {
        // Both frames must agree, so that the cause is not a conflict between constraints.
        if isFlat(view.frame) { findings.ignore(view.node) }
        guard isFlat(view.frame), view.recorded.map(isFlat) ?? true,
          input.tree.kind(of: view.node).traits.contains(.needsSpace), input.isOwn(view.node)
        else {
          continue
        }
        if isInConflict(view, layout) { continue }
        if input.isEmptyLabel(view.node) || isCollapsed(view.node, input.tree) { continue }
        if input.tree.objectID(of: view.node).map({ changeable.contains($0) }) == true { continue }
        report.add(message(view, input), at: input.tree[view.node].nameSpan, help: help)
      }
    }
    for variant in input.variants {
      for layout in variant.layouts {
        // The height of a row may depend on content that code sets.
        let isRow = input.tree.kind(of: layout.root).traits.contains(.isRow)
        for view in layout.views where isFlat(view.frame) && view.isInstalled && !view.isHidden && view.parent != nil {
          if isRow && view.frame.width >= 0.5 || isInConflict(view, layout) { continue }
          if input.tree.objectID(of: view.node).map({ changeable.contains($0) }) == true { continue }
          guard input.tree.kind(of: view.node).traits.contains(.needsSpace), input.isOwn(view.node),
            !input.keepsFrame(view.node, below: layout.root), !input.isEmptyLabel(view.node),
            !isCollapsed(view.node, input.tree)
          else { continue }
          findings.add(message(view, input), about: view.node, in: variant, help: help)
        }
      }
    }
    findings.report(input, to: &report)
  }

  private static let help = "add constraints for its size, or hide it"

  private static func message(_ view: LayoutTree.View, _ input: LintInput) -> String {
    "\(input.name(of: view.node)) has a size of \(LintInput.format(view.frame.width)) × \(LintInput.format(view.frame.height)) points"
  }

  /// Whether the view or a view around it is part of a conflict between constraints, which is reported separately.
  private static func isInConflict(_ view: LayoutTree.View, _ layout: LayoutTree) -> Bool {
    if layout.conflicting.isEmpty { return false }
    var next: LayoutTree.View? = view
    while let current = next {
      if layout.conflicting.contains(current.node) { return true }
      next = current.parent.map { layout.views[$0] }
    }
    return false
  }

  private static func isFlat(_ frame: Rect) -> Bool { frame.width < 0.5 || frame.height < 0.5 }

  /// Whether a constraint of the view or of a view around it sets a length to zero, which code then changes.
  private static func isCollapsed(_ node: NodeID, _ tree: ElementTree) -> Bool {
    ([node] + tree.ancestors(of: node)).contains { view in
      guard let list = tree.child(of: view, .constraints) else { return false }
      return tree.children(of: list, .constraint).contains { constraint in
        tree.attribute(.firstItem, of: constraint) == nil && tree.attribute(.secondItem, of: constraint) == nil
          && tree.attribute(.firstAttribute, of: constraint)?.layoutAttribute?.isSize == true
          && (tree.number(.constant, of: constraint) ?? 0) == 0
      }
    }
  }
}
