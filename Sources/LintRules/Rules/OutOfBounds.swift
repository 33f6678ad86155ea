internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum OutOfBounds: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "layout/out-of-bounds", .warning,
    summary: "Text and controls that extend beyond the edges of their screen, and controls outside of their superview",
    why: """
      The part outside is cut off or cannot be touched. In a document of Interface Builder, a view that is completely outside is not \
      reported, because code probably moves it in, unless its recorded frame is inside: then its constraints were changed. A control \
      that is completely outside of a plain view around it is drawn, but it takes no touches. A scene that a container view shows is \
      checked in the sizes that the container view has on devices.
      """,
    flagged: [
      .screen(
        #"""
        <label id="l" text="Hello"><rect key="frame" x="280" y="8" width="80" height="20"/></label>
        """#)
    ],
    accepted: [
      .screen(
        #"""
        <label id="l" text="Hello"><rect key="frame" x="220" y="8" width="80" height="20"/></label>
        """#),
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello"><rect key="frame" x="280" y="8" width="80" height="20"/></label>
          </subviews>
        </view>
        """#),
    ])

  static func check(_ input: LintInput, report: inout Report) {
    var findings = VariantFindings()
    var recordedInside: Set<NodeID> = []
    // Content of a view with a sketched size may be outside on purpose, such as actions that a swipe reveals.
    for layout in input.layouts where input.isScreen(layout.root) {
      guard let root = layout.views.first, root.frame.width > 0, root.frame.height > 0 else { continue }
      lazy var recorded = recordedFrames(layout)
      let misplaced = Set(layout.misplacements.map(\.node))
      var reported = ReportedViews()
      for (index, view) in layout.views.enumerated() where view.isInstalled && !view.isHidden && view.parent != nil {
        let bounds = Rect(x: 0, y: 0, width: root.frame.width, height: root.frame.height)
        let isInside = recorded[index].map { distance(of: $0, beyond: bounds) } == .some(nil)
        if isInside { recordedInside.insert(view.node) }
        let shift = recorded[index].map { abs(view.absoluteFrame.y - $0.y) } ?? 0
        let isMoved = isInside && (misplaced.contains(view.node) || shift > mostEstimated)
        // Otherwise both frames must agree, so that the cause is not the width of a text.
        guard let beyond = excess(view, bounds, isDrawn: isMoved || input.judgesSolvedFrames) else { continue }
        findings.ignore(view.node)
        guard input.isOwn(view.node),
          input.tree.kind(of: view.node).traits.contains(.needsSpace), !input.isEmptyLabel(view.node),
          input.judgesSolvedFrames || isMoved || recorded[index].map({ excess($0, bounds) != nil }) == true,
          !mayScrollOrMove(index, layout, input.tree), reported.insert(view.node, input.tree)
        else { continue }
        report.add(message(view, beyond, "the screen", input), at: input.tree[view.node].nameSpan, help: help)
      }
    }
    for variant in input.variants {
      for layout in variant.layouts where input.isScreen(layout.root) || input.tree.container(of: layout.root) != nil {
        let bounds = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        let edge = input.isScreen(layout.root) ? "the screen" : "its container"
        var reported = ReportedViews()
        for (index, view) in layout.views.enumerated() where view.isInstalled && !view.isHidden && view.parent != nil {
          guard
            let beyond = excess(
              view, bounds, isDrawn: input.judgesSolvedFrames || recordedInside.contains(view.node)),
            input.isOwn(view.node),
            input.tree.kind(of: view.node).traits.contains(.needsSpace), !input.isEmptyLabel(view.node),
            !mayScrollOrMove(index, layout, input.tree), !input.keepsFrame(view.node, below: layout.root),
            reported.insert(view.node, input.tree)
          else { continue }
          findings.add(message(view, beyond, edge, input), about: view.node, in: variant, help: help)
        }
      }
    }
    findings.report(input, to: &report)
    reportUntouchable(input, report: &report)
  }

  /// Reports controls on the screen that are completely outside of their superviews, in the solved and the recorded frames.
  private static func reportUntouchable(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for layout in input.layouts where input.isDetermined {
      guard let root = layout.views.first else { continue }
      let screen = Rect(x: 0, y: 0, width: root.frame.width, height: root.frame.height)
      for (index, view) in layout.views.enumerated() where view.isInstalled && !view.isHidden && input.isOwn(view.node)
      {
        guard let parent = view.parent, parent > 0, tree.kind(of: view.node).descriptor?.superclassName == "UIControl",
          tree.kind(of: layout.views[parent].node) == .view, isOutside(view, of: layout.views[parent]),
          screen.intersection(view.absoluteFrame) != nil, !mayScrollOrMove(index, layout, tree)
        else { continue }
        report.add(
          "\(input.name(of: view.node)) is outside of its superview, where it takes no touches",
          at: tree[view.node].nameSpan,
          related: [.init(tree[layout.views[parent].node].nameSpan, "this is its superview")],
          help: "move it inside, or make the superview larger")
      }
    }
  }

  private static func isOutside(_ view: LayoutTree.View, of parent: LayoutTree.View) -> Bool {
    func isOutside(_ frame: Rect, _ size: Rect) -> Bool {
      size.width > 0 && size.height > 0 && frame.width > 0 && frame.height > 0
        && frame.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height)) == nil
    }
    guard isOutside(view.frame, parent.frame) else { return false }
    guard let recorded = view.recorded, let around = parent.recorded else { return true }
    return isOutside(recorded, around)
  }

  /// No error in the estimated heights of texts moves a view farther down, in points.
  private static let mostEstimated: Points = 100

  private static let help = "move it inside, or put it into a scroll view"

  private static func message(
    _ view: LayoutTree.View, _ beyond: Points, _ edge: String, _ input: LintInput
  ) -> String {
    "\(input.name(of: view.node)) extends \(LintInput.format(beyond)) points beyond the edge of \(edge)"
  }

  /// The largest distance by which a view extends beyond the bounds; `nil` up to five points.
  ///
  /// - Parameter isDrawn: Whether a view that is completely outside was meant to be inside.
  private static func excess(_ view: LayoutTree.View, _ bounds: Rect, isDrawn: Bool) -> Points? {
    let frame = view.absoluteFrame
    if isDrawn, frame.width > 0, frame.height > 0 {
      return distance(of: frame, beyond: bounds)
    }
    return excess(frame, bounds)
  }

  private static func distance(of frame: Rect, beyond bounds: Rect) -> Points? {
    let most = max(-frame.x, -frame.y, frame.maxX - bounds.width, frame.maxY - bounds.height)
    return most > 5 ? most : nil
  }

  /// The largest distance by which a visible frame extends beyond the bounds; `nil` up to five points, which cut off
  /// only padding.
  private static func excess(_ frame: Rect, _ bounds: Rect) -> Points? {
    // A view that is completely outside is probably moved in by code.
    frame.intersection(bounds) == nil ? nil : distance(of: frame, beyond: bounds)
  }

  /// Recorded frames relative to the root view; `nil` if a view or one of its ancestors has no recorded frame.
  private static func recordedFrames(_ layout: LayoutTree) -> [Rect?] {
    var result: [Rect?] = []
    for view in layout.views {
      guard let parent = view.parent else {
        result.append(Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
        continue
      }
      result.append(result[parent].flatMap { around in view.recorded?.offset(byX: around.x, y: around.y) })
    }
    return result
  }

  /// Whether the view can scroll into sight, or a custom view may position it.
  private static func mayScrollOrMove(_ index: Int, _ layout: LayoutTree, _ tree: ElementTree) -> Bool {
    var next = layout.views[index].parent
    while let current = next {
      let view = layout.views[current]
      if tree.kind(of: view.node).traits.contains(.scrolls) { return true }
      if view.parent != nil, tree.attribute(.customClass, of: view.node) != nil { return true }
      next = view.parent
    }
    return false
  }
}

/// The views that are reported, without those whose constraints place them beside another of them.
private struct ReportedViews {
  private var ids: Set<ObjectID> = []

  /// Returns false if a constraint relates the view to one that was inserted before.
  mutating func insert(_ view: NodeID, _ tree: ElementTree) -> Bool {
    guard let id = tree.objectID(of: view) else { return true }
    defer { ids.insert(id) }
    return !tree.nodes(.constraint).contains { constraint in
      let items = [AttributeName.firstItem, .secondItem].compactMap { tree.reference($0, of: constraint) }
      return items.contains(id) && items.contains { $0 != id && ids.contains($0) }
    }
  }
}
