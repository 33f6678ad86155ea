internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum Overlap: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "layout/overlap", .warning,
    summary: """
      Texts and controls that overlap on a device, but not in the recorded layout, and empty views that hide them
      """,
    why: """
      Users cannot read the text, or touch another control than they see. What was designed to overlap is not reported. In a theme \
      that is written by hand, views that overlap only in part are reported at any size.
      """,
    flagged: [example(width: #"<constraint firstAttribute="width" constant="304" id="c6"/>"#, spacing: "")],
    accepted: [
      example(
        width: "",
        spacing: #"""
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="14" id="c6"/>
          """#)
    ])

  /// Two text fields in a row, on a screen as wide as a tablet.
  private static func example(width: String, spacing: String) -> DiagnosticExample {
    .screen(
      #"""
      <textField id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="40" width="250" height="34"/>
        <constraints><constraint firstAttribute="width" constant="250" id="c1"/></constraints>
      </textField>
      <textField id="b" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="280" y="40" width="304" height="34"/>
        <constraints>\#(width)</constraints>
      </textField>
      """#,
      constraints: #"""
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c2"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c3"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c4"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="16" id="c5"/>
        \#(spacing)
        """#, width: 600, height: 600)
  }

  static func check(_ input: LintInput, report: inout Report) {
    reportCovers(input, report: &report)
    reportParts(input, report: &report)
    if input.variants.isEmpty { return }
    let recorded = Dictionary(input.layouts.map { ($0.root, $0) }) { first, _ in first }
    var findings = VariantFindings()
    for variant in input.variants {
      for layout in variant.layouts {
        guard let before = recorded[layout.root], before.views.count == layout.views.count else { continue }
        let misplaced = Set(before.misplacements.map(\.node))
        let isRow = input.tree.kind(of: layout.root).traits.contains(.isRow)
        for (index, other) in pairs(in: layout, input.tree) {
          let (a, b) = (layout.views[index], layout.views[other])
          // The height of a row may depend on content that code sets.
          guard input.isOwn(b.node),
            before.views[index].isApart(from: before.views[other], sideBySide: isRow)
              || (input.judgesSolvedFrames || input.isDetermined && !isRow || misplaced.contains(a.node)
                || misplaced.contains(b.node))
                && a.overlapsUnlikeRecorded(b, isOpaque: isOpaque(b.node, input)),
            !input.keepsFrame(a.node, below: layout.root), !input.keepsFrame(b.node, below: layout.root),
            !input.isEmptyLabel(a.node), !input.isEmptyLabel(b.node)
          else { continue }
          findings.add(
            "\(input.name(of: b.node)) overlaps \(input.name(of: a.node))", about: b.node, in: variant,
            related: [.init(input.tree[a.node].nameSpan, "it overlaps this \(input.tree.kind(of: a.node).noun)")],
            help: "relate them with a constraint, or let one of them shrink or wrap")
        }
      }
    }
    findings.report(input, to: &report)
  }

  /// Reports views of a part, which has only its recorded size, that overlap although they were not drawn so.
  private static func reportParts(_ input: LintInput, report: inout Report) {
    if !input.isDetermined { return }
    let screens = Set(input.variants.flatMap(\.layouts).map(\.root))
    for layout in input.layouts where !screens.contains(layout.root) {
      let misplaced = Set(layout.misplacements.map(\.node))
      if misplaced.isEmpty { continue }
      for (index, other) in pairs(in: layout, input.tree) {
        let (a, b) = (layout.views[index], layout.views[other])
        guard input.isOwn(b.node), misplaced.contains(a.node) || misplaced.contains(b.node),
          a.overlapsUnlikeRecorded(b, isOpaque: isOpaque(b.node, input)),
          !input.isEmptyLabel(a.node), !input.isEmptyLabel(b.node)
        else { continue }
        report.add(
          "\(input.name(of: b.node)) overlaps \(input.name(of: a.node))", at: input.tree[b.node].nameSpan,
          related: [.init(input.tree[a.node].nameSpan, "it overlaps this \(input.tree.kind(of: a.node).noun)")],
          help: "relate them with a constraint, or let one of them shrink or wrap")
      }
    }
  }

  /// Reports empty views that hide texts or controls of the same superview completely.
  private static func reportCovers(_ input: LintInput, report: inout Report) {
    for layout in input.layouts {
      for (index, cover) in layout.views.enumerated() where input.isOwn(cover.node) && isCover(cover, index, input) {
        guard let parent = cover.parent else { continue }
        let hidden = layout.views[parent + 1..<index].filter { view in
          view.isInstalled && !view.isHidden && input.tree.kind(of: view.node).traits.contains(.needsSpace)
            && view.frame.width > 0 && view.frame.height > 0
            && cover.absoluteFrame.intersection(view.absoluteFrame) == view.absoluteFrame
        }
        guard let first = hidden.first else { continue }
        let others = hidden.count == 1 ? "" : " and \(hidden.count - 1) other\(hidden.count == 2 ? "" : "s")"
        report.add(
          "\(input.name(of: cover.node)) hides \(input.name(of: first.node))\(others)",
          at: input.tree[cover.node].nameSpan,
          related: [.init(input.tree[first.node].nameSpan, "it hides this \(input.tree.kind(of: first.node).noun)")],
          help: "move it before the views that it hides, or remove it")
      }
    }
  }

  /// Whether a view has an opaque background and no content, and no code can reach it.
  private static func isCover(_ view: LayoutTree.View, _ index: Int, _ input: LintInput) -> Bool {
    let tree = input.tree
    guard view.isInstalled, !view.isHidden, view.parent != nil, view.subtreeEnd == index + 1,
      tree.kind(of: view.node) == .view, (tree.number(.alpha, of: view.node) ?? 1) >= 1,
      hasOpaqueBackground(view.node, input),
      (tree.integer(.tag, of: view.node) ?? 0) == 0, !input.isInReachedStack(view.node)
    else { return false }
    let names = [AttributeName.customClass, .restorationIdentifier, .accessibilityIdentifier]
    return !names.contains { tree.attribute($0, of: view.node) != nil }
      && tree.objectID(of: view.node).map { !input.destinations.contains($0) } ?? true
  }

  private static func hasOpaqueBackground(_ node: NodeID, _ input: LintInput) -> Bool {
    let color = input.tree.child(of: node, .color, key: "backgroundColor").flatMap { input.tree.color(at: $0) }
    return color.flatMap { input.resources.components(of: $0, .light) }.map { $0.alpha >= 0.999 } == true
  }

  /// Whether nothing can be seen through a text or a control.
  private static func isOpaque(_ node: NodeID, _ input: LintInput) -> Bool {
    hasOpaqueBackground(node, input)
      || input.tree.kind(of: node) == .textField && input.tree.has(.borderStyle, "roundedRect", of: node)
  }

  /// Visible texts and controls of one superview that overlap each other, in document order.
  private static func pairs(in layout: LayoutTree, _ tree: ElementTree) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    // For each superview, its visible subviews that need space.
    var shown: [Int: [Int]] = [:]
    for (index, view) in layout.views.enumerated() {
      guard let parent = view.parent, view.isInstalled, !view.isHidden,
        tree.kind(of: view.node).traits.contains(.needsSpace)
      else { continue }
      for other in shown[parent] ?? [] where layout.views[other].frame.overlaps(view.frame) {
        result.append((other, index))
      }
      shown[parent, default: []].append(index)
    }
    return result
  }
}

extension Rect {
  /// Whether two frames have more than padding in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    guard let common = intersection(other) else { return false }
    return common.width > 4 && common.height > 4
  }
}

extension LayoutTree.View {
  /// Whether the frame and that of a later view overlap, and were not recorded so. Without recorded frames, one may contain the
  /// other on purpose, as a button does with a badge, unless the later one hides it.
  fileprivate func overlapsUnlikeRecorded(_ later: LayoutTree.View, isOpaque: Bool) -> Bool {
    guard let common = frame.intersection(later.frame) else { return false }
    if let recorded, let laterRecorded = later.recorded { return recorded.intersection(laterRecorded) == nil }
    return common != later.frame && (common != frame || isOpaque)
  }

  /// Whether both the solved and the recorded frames are disjoint.
  /// - Parameter sideBySide: Whether the views must also be side by side.
  fileprivate func isApart(from other: LayoutTree.View, sideBySide: Bool) -> Bool {
    guard let recorded, let otherRecorded = other.recorded else { return false }
    if sideBySide, recorded.maxX > otherRecorded.x, otherRecorded.maxX > recorded.x { return false }
    return frame.intersection(other.frame) == nil && recorded.intersection(otherRecorded) == nil
  }
}
