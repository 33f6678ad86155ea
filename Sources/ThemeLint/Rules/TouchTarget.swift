internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeScreens
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum TouchTarget: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/touch-target", .warning,
    options: [
      DiagnosticDescriptor.Option("least", 40, "minimum width and height in points"),
      DiagnosticDescriptor.Option(
        "leastText", 26, "minimum width and height in points of buttons that do not show an image alone"),
    ],
    summary: "Buttons that are too small to tap reliably",
    why: """
      Apple's Human Interface Guidelines recommend at least 44 by 44 points; users miss targets that are clearly \
      smaller. Buttons with text may be lower, because their text makes them wide, and as low as they are if they fill a row.
      """,
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <button id="b" restorationIdentifier="send-action">
              <rect key="frame" x="20" y="8" width="28" height="24"/>
              <state key="normal" title="Send"/>
            </button>
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
            <button id="b" restorationIdentifier="send-action">
              <rect key="frame" x="20" y="8" width="280" height="44"/>
              <state key="normal" title="Send"/>
            </button>
          </subviews>
        </view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let leastImage = input.option("least", of: TouchTarget.self)
    let leastText = min(leastImage, input.option("leastText", of: TouchTarget.self))
    for layout in input.layouts {
      for view in layout.views where view.isInstalled && !view.isHidden && isTarget(view.node, input) {
        let (width, height) = (view.frame.width, view.frame.height)
        let hasText = !showsImageOnly(view.node, input.tree)
        let least = hasText ? leastText : leastImage
        // A view without area is another rule's; half a point is what metrics may err by.
        guard width > 0.5, height > 0.5, width < least - 0.5 || height < least - 0.5,
          !(hasText && fillsRow(view, in: layout))
        else { continue }
        report.add(
          "\(input.name(of: view.node)) is \(LintInput.format(width)) × \(LintInput.format(height)) "
            + "points; the minimum is \(LintInput.format(least)) × \(LintInput.format(least))",
          at: input.tree[view.node].nameSpan, help: "make the button larger; its image can stay small")
      }
    }
  }

  /// Whether a button has an image and no text; code gives a text to one that has neither.
  private static func showsImageOnly(_ node: NodeID, _ tree: ElementTree) -> Bool {
    if tree.text(of: node)?.isEmpty == false { return false }
    let normal = tree.buttonState("normal", of: node)
    return (tree.buttonConfiguration(of: node)?.image ?? normal?.image ?? normal?.backgroundImage) != nil
  }

  /// Whether a view fills most of the width of the view around it.
  private static func fillsRow(_ view: LayoutTree.View, in layout: LayoutTree) -> Bool {
    guard let parent = view.parent else { return false }
    return view.frame.width >= 0.75 * layout.views[parent].frame.width && view.frame.width >= 3 * view.frame.height
  }

  /// A button of this document that takes touches. A custom class may answer touches around its frame.
  private static func isTarget(_ node: NodeID, _ input: LintInput) -> Bool {
    let tree = input.tree
    return tree.kind(of: node).traits.contains(.isButton) && input.isOwn(node)
      && tree.attribute(.customClass, of: node) == nil
      && tree.bool(.userInteractionEnabled, of: node) != false && tree.bool(.enabled, of: node) != false
  }
}
