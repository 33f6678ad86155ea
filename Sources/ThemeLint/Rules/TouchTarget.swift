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
      smaller. Buttons with text may be lower, because their text makes them wide, and as low as they are if they fill a row. \
      A button that is as high as the view around it may be narrower. Equal buttons of one stack view are reported once. \
      Buttons that nothing uses, such as icons without an action, are not checked.
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
        """#),
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="40"/>
          <subviews>
            <button id="b" restorationIdentifier="close">
              <rect key="frame" x="288" y="0" width="32" height="40"/>
              <state key="normal" title="Close" image="cross"/>
            </button>
          </subviews>
        </view>
        """#),
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let leastImage = input.option("least", of: TouchTarget.self)
    let leastText = min(leastImage, input.option("leastText", of: TouchTarget.self))
    var groups = EqualSiblings()
    let shown = sizes(in: input.variants)
    for layout in input.layouts {
      for view in layout.views where view.isInstalled && !view.isHidden && isTarget(view.node, input) {
        let hasText = !showsImageOnly(view.node, view.frame.size, input.tree)
        let least = hasText ? leastText : leastImage
        // A file may be recorded with smaller text than users have.
        let size = shown.largest[view.node] ?? view.frame.size
        // What a symbol measures, Interface Builder alone knows.
        let measured = showsSymbol(view.node, input) ? input.tree.rect(key: "frame", of: view.node)?.size : nil
        let width = max(size.width, view.frame.width, measured?.width ?? 0)
        let height = max(size.height, view.frame.height, measured?.height ?? 0)
        // A view without area is another rule's; half a point is what metrics may err by.
        guard width > 0.5, height > 0.5, width < least - 0.5 || height < least - 0.5,
          !(hasText && fillsRow(view, in: layout)), !(height >= leastText - 0.5 && fillsHeight(view, in: layout))
        else { continue }
        groups.add(
          view.node,
          like:
            "\(shown.varies.contains(view.node) ? "at most " : "")\(LintInput.format(width)) × \(LintInput.format(height)) points; the minimum is "
            + "\(LintInput.format(least)) × \(LintInput.format(least))", in: input.tree)
      }
    }
    for group in groups.all {
      let others = group.others.isEmpty ? "" : " and \(group.others.count) like it"
      report.add(
        "\(input.name(of: group.first))\(others) \(group.others.isEmpty ? "is" : "are") \(group.key)",
        at: input.tree[group.first].nameSpan, related: group.related(in: input.tree),
        help:
          "make the \(group.others.isEmpty ? "button" : "buttons") larger; \(group.others.isEmpty ? "its image" : "their images") can stay small"
      )
    }
  }

  /// The largest sizes that views have on devices, and the views that have several.
  private static func sizes(in variants: [LayoutVariant]) -> (largest: [NodeID: Size], varies: Set<NodeID>) {
    var largest: [NodeID: Size] = [:]
    var varies: Set<NodeID> = []
    for view in variants.lazy.flatMap(\.layouts).flatMap(\.views) where view.isInstalled {
      let known = largest[view.node] ?? view.frame.size
      if (known.width - view.frame.width).magnitude > 0.5 || (known.height - view.frame.height).magnitude > 0.5 {
        varies.insert(view.node)
      }
      largest[view.node] = Size(
        width: max(known.width, view.frame.width), height: max(known.height, view.frame.height))
    }
    return (largest, varies)
  }

  /// Whether a button has an image and no text; code gives a text to one that has neither, and to one with a wide background.
  private static func showsImageOnly(_ node: NodeID, _ size: Size, _ tree: ElementTree) -> Bool {
    if tree.text(of: node)?.isEmpty == false { return false }
    let normal = tree.buttonState("normal", of: node)
    // A color for a title says that there will be one.
    if normal?.titleColor != nil { return false }
    if (tree.buttonConfiguration(of: node)?.image ?? normal?.image) != nil { return true }
    return normal?.backgroundImage != nil && size.width < 2 * size.height
  }

  /// Whether a button shows a symbol of the system.
  private static func showsSymbol(_ node: NodeID, _ input: LintInput) -> Bool {
    let tree = input.tree
    if tree.buttonState("normal", of: node)?.isSymbol == true { return true }
    guard let image = tree.buttonConfiguration(of: node)?.image else { return false }
    return input.resources.images.contains { $0.isSymbol && $0.name == image }
  }

  /// Whether a view fills most of the width of the view around it.
  private static func fillsRow(_ view: LayoutTree.View, in layout: LayoutTree) -> Bool {
    guard let parent = view.parent else { return false }
    return view.frame.width >= 0.75 * layout.views[parent].frame.width && view.frame.width >= 3 * view.frame.height
  }

  /// Whether a view is as high as the view around it, so that no row has more room for it.
  private static func fillsHeight(_ view: LayoutTree.View, in layout: LayoutTree) -> Bool {
    guard let parent = view.parent else { return false }
    return view.frame.height >= 0.95 * layout.views[parent].frame.height
      && layout.views[parent].frame.width >= 3 * view.frame.width
  }

  /// A button of this document that takes touches. A custom class may answer touches around its frame.
  private static func isTarget(_ node: NodeID, _ input: LintInput) -> Bool {
    let tree = input.tree
    return tree.kind(of: node).traits.contains(.isButton) && input.isOwn(node)
      && tree.attribute(.customClass, of: node) == nil
      && tree.bool(.enabled, of: node) != false && input.isUsedControl(node)
  }
}
