internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum TruncatedText: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "layout/truncated-text", .warning,
    summary: "Labels and buttons of screens that are too small for their text",
    why: """
      Users see an ellipsis in place of what is cut off. Texts that code can replace are not checked, and neither are texts in \
      fonts that themec cannot measure.
      """,
    flagged: [example(trailing: 250)],
    accepted: [example(trailing: 16)])

  /// A label with one line of text, pinned to both sides of a screen.
  private static func example(trailing: Int) -> DiagnosticExample {
    .screen(
      #"""
      <label id="l" text="Choose a username" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="40" width="\#(320 - 16 - trailing)" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """#,
      constraints: #"""
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c1"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="\#(trailing)" id="c3"/>
        """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    func isCut(_ view: LayoutTree.View) -> Bool {
      let isNarrow = view.shortage.width > tolerance(view) && !hasSeveralLines(view.node, input.tree)
      guard isNarrow || isTooLow(view, input.tree), view.isInstalled, !view.isHidden,
        view.frame.width >= 1,
        input.isOwn(view.node), showsText(view.node, input.tree), !isLeastButton(view, input.tree)
      else { return false }
      return !input.mayRestyle(view.node) && !hasTextAttribute(view.node, input.tree)
    }
    var findings = VariantFindings()
    for layout in input.layouts where input.isScreen(layout.root) {
      let stale = Set(layout.misplacements.map(\.node))
      for view in layout.views where isCut(view) {
        findings.ignore(view.node)
        // If the text fits into a recorded frame that is not known to be stale, the constraints may be unknown.
        guard
          stale.contains(view.node)
            || (view.recorded?.width ?? 0) <= view.frame.width + 1
              && (view.recorded?.height ?? 0) <= view.frame.height + 1
        else { continue }
        report.add(message(view, input), at: input.tree[view.node].nameSpan, help: help)
      }
    }
    for variant in input.variants {
      for layout in variant.layouts {
        for view in layout.views where isCut(view) {
          findings.add(message(view, input), about: view.node, in: variant, help: help)
        }
      }
    }
    findings.report(input, to: &report)
  }

  private static let help = "make room for it, let it wrap, or allow a smaller font with minimumScaleFactor"

  private static func message(_ view: LayoutTree.View, _ input: LintInput) -> String {
    let isNarrow = view.shortage.width > tolerance(view) && !hasSeveralLines(view.node, input.tree)
    let missing = isNarrow ? view.shortage.width : view.shortage.height
    return
      "the text of \(input.name(of: view.node)) is cut off: it needs \(LintInput.format(missing.rounded(.up))) more points\(isNarrow ? "" : " of height")"
  }

  /// Whether a label is lower than the letters of its text: a line has space above and below them, and a button's title
  /// insets.
  private static func isTooLow(_ view: LayoutTree.View, _ tree: ElementTree) -> Bool {
    // A line that does not fit is left out.
    if hasSeveralLines(view.node, tree) { return view.shortage.height > 10 }
    return tree.kind(of: view.node) == .label
      && view.shortage.height > max(4, 0.3 * (view.frame.height + view.shortage.height))
  }

  /// Whether a runtime attribute may set the text or its font: `localizationKey`, `textStyleName`.
  private static func hasTextAttribute(_ node: NodeID, _ tree: ElementTree) -> Bool {
    let words = ["text", "title", "string", "loc", "key", "style", "font"]
    return tree.children(of: node, .userDefinedRuntimeAttributes).contains { list in
      tree.children(of: list).contains { attribute in
        let path = (tree.string(.keyPath, of: attribute) ?? "").lowercased()
        return words.contains { path.contains($0) }
      }
    }
  }

  /// Whether a button needs only UIKit's minimum width of 30 points, although its text, such as a star, may be
  /// narrower.
  private static func isLeastButton(_ view: LayoutTree.View, _ tree: ElementTree) -> Bool {
    guard tree.kind(of: view.node) == .button else { return false }
    // Frames are rounded to pixels.
    return view.frame.width + view.shortage.width < 31
  }

  /// The tolerance for widths of texts, in points.
  private static func tolerance(_ view: LayoutTree.View) -> Points {
    max(2, 0.03 * (view.frame.width + view.shortage.width))
  }

  /// Whether a view shows one line of text in a system font without shrinking it.
  private static func showsText(_ node: NodeID, _ tree: ElementTree) -> Bool {
    guard let text = tree.text(of: node), !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value < 0x2E80 }),
      tree.child(of: node, .attributedString) == nil
    else { return false }
    switch tree.kind(of: node) {
    case .label: if shrinks(node, tree) { return false }
    case .button:
      // An image and the title share the room, depending on insets.
      guard tree.child(of: node, .buttonConfiguration) == nil, let state = tree.buttonState("normal", of: node),
        state.image == nil, state.backgroundImage == nil, tree.child(of: node, .inset, key: "titleEdgeInsets") == nil
      else { return false }
    default: return false
    }
    guard let written = tree.child(of: node, .fontDescription, key: "fontDescription") else { return true }
    let font = tree.describedFont(of: written)
    return tree.attribute(.style, of: font) != nil || tree.attribute(.type, of: font) != nil
  }

  private static func hasSeveralLines(_ node: NodeID, _ tree: ElementTree) -> Bool {
    tree.kind(of: node) == .label && (tree.integer(.numberOfLines, of: node) ?? 1) != 1
  }

  private static func shrinks(_ label: NodeID, _ tree: ElementTree) -> Bool {
    if tree.bool(.adjustsFontSizeToFit, of: label) == false { return false }
    let scale = tree.number(.minimumScaleFactor, of: label) ?? 0
    if scale > 0, scale < 1 { return true }
    let size = tree.child(of: label, .fontDescription, key: "fontDescription").flatMap {
      tree.number(.pointSize, of: $0)
    }
    return tree.number(.minimumFontSize, of: label).map { $0 > 0 && $0 < (size ?? 17) } ?? false
  }
}
