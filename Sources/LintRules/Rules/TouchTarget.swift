internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum TouchTarget: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "layout/touch-target", .warning,
    options: [
      DiagnosticDescriptor.Option("least", 40, "minimum width and height in points"),
      DiagnosticDescriptor.Option(
        "leastText", 26, "minimum width and height in points of buttons with a text that may make them wide"),
    ],
    summary: "Buttons that are too small to tap reliably",
    why: """
      Apple's Human Interface Guidelines recommend at least 44 by 44 points; users miss targets that are clearly \
      smaller. The smallest of the configured sizes counts. Buttons with text may be lower, because their text makes them \
      wide; one that fills a row may have any height, and one that is as high as the view around it may be narrower. \
      Identical buttons in one stack view are reported once. A button that only code may connect is a note, and a hidden one \
      is checked if code may show it. A button is not reported if nothing uses it, if it is an icon without an action, if it \
      lies in a larger control with the same action, if another button covers it, if it is the check mark of a selectable \
      row, or if UIKit or code determines its size.
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
    let candidates = candidates(in: input)
    if candidates.isEmpty { return }
    let targets = TouchTargets(input)
    let smallest = smallest(of: Set(candidates.map(\.node)), in: input.variants)
    var (warnings, notes) = (EqualSiblings(), EqualSiblings())
    for candidate in candidates {
      var place = smallest[candidate.node] ?? candidate
      // If the sizes on all devices differ from the document's, as in a row with empty labels, the larger size is used.
      if place.device == nil, candidate.isLarger(than: place) { place = candidate }
      guard let size = tooSmall(place, input) else { continue }
      let recommended = size.width < 44 || size.height < 44 ? 44 : input.option("least", of: TouchTarget.self)
      let text =
        "\(LintInput.format(size.width)) × \(LintInput.format(size.height)) points"
        + (place.device.map { " on \($0)" } ?? "") + (recommended == 44 ? "; Apple recommends " : "; the minimum is ")
        + "\(LintInput.format(recommended)) × \(LintInput.format(recommended))"
      switch targets.use(of: place.node) {
      case .connected: warnings.add(place.node, like: text, in: input.tree)
      case .reached: notes.add(place.node, like: text, in: input.tree)
      case .unconnected: continue
      }
    }
    for group in warnings.all {
      let isOne = group.others.isEmpty
      let showsText = input.tree.text(of: group.first)?.isEmpty == false
      add(
        group, severity: nil,
        help: "make the \(isOne ? "button" : "buttons") larger"
          + (showsText ? "" : "; \(isOne ? "its image" : "their images") can stay small"), input, to: &report)
    }
    for group in notes.all {
      add(
        group, severity: .note,
        help: "make the \(group.others.isEmpty ? "button" : "buttons") larger if code connects an action", input,
        to: &report)
    }
  }

  private static func add(
    _ group: EqualSiblings.Group, severity: Diagnostic.Severity?, help: String, _ input: LintInput,
    to report: inout Report
  ) {
    report.add(
      "\(input.name(of: group.first))\(group.othersInWords) \(group.others.isEmpty ? "is" : "are") \(group.key)",
      severity: severity, at: input.tree[group.first].nameSpan, related: group.related(in: input.tree), help: help)
  }

  /// A button in one of the layouts.
  private struct Place {
    var layout: LayoutTree
    var index: Int
    /// The device with this size; `nil` if the size is the same on all devices.
    var device: String?

    var view: LayoutTree.View { layout.views[index] }
    var node: NodeID { view.node }

    func isLarger(than other: Place) -> Bool {
      view.frame.width > other.view.frame.width + 0.5 || view.frame.height > other.view.frame.height + 0.5
    }
  }

  /// Buttons of the recorded layouts that users tap, including hidden ones that code may show.
  private static func candidates(in input: LintInput) -> [Place] {
    let targets = TouchTargets(input)
    return input.layouts.flatMap { layout in
      layout.views.indices.lazy.filter { index in
        let view = layout.views[index]
        return view.isInstalled && isTarget(view.node, input) && (!view.isHidden || targets.mayBeShown(view.node))
      }.map { Place(layout: layout, index: $0) }
    }
  }

  /// The smallest place of each button on devices; the first of equal places.
  private static func smallest(of nodes: Set<NodeID>, in variants: [LayoutVariant]) -> [NodeID: Place] {
    var found: [NodeID: Place] = [:]
    var varying: Set<NodeID> = []
    for variant in variants {
      for layout in variant.layouts {
        for index in layout.views.indices {
          let view = layout.views[index]
          guard view.isInstalled, nodes.contains(view.node) else { continue }
          let place = Place(layout: layout, index: index, device: variant.name)
          guard let known = found[view.node]?.view.frame.size else {
            found[view.node] = place
            continue
          }
          let size = view.frame.size
          if (known.width - size.width).magnitude > 0.5 || (known.height - size.height).magnitude > 0.5 {
            varying.insert(view.node)
          }
          let (side, least) = (min(size.width, size.height), min(known.width, known.height))
          if side < least - 0.5 || (side < least + 0.5 && size.width + size.height < known.width + known.height - 0.5) {
            found[view.node] = place
          }
        }
      }
    }
    for node in nodes where !varying.contains(node) { found[node]?.device = nil }
    return found
  }

  /// The size of a button and its companions if it is too small, or `nil`.
  private static func tooSmall(_ place: Place, _ input: LintInput) -> Size? {
    let leastImage = input.option("least", of: TouchTarget.self)
    let leastText = min(leastImage, input.option("leastText", of: TouchTarget.self))
    let view = place.view
    // Only Interface Builder can measure a symbol.
    let measured = showsSymbol(view.node, input) ? input.tree.rect(key: "frame", of: view.node)?.size : nil
    let size = Size(
      width: max(view.frame.width, measured?.width ?? 0), height: max(view.frame.height, measured?.height ?? 0))
    // Another rule reports views without area, and code sizes the surroundings of a button. Half a point is the
    // tolerance of metrics.
    let holder = view.parent.map { place.layout.views[$0].frame.size } ?? size
    guard min(size.width, size.height, holder.width, holder.height) > 0.5 else { return nil }
    func isSmall(_ size: Size, _ least: Double) -> Bool { size.width < least - 0.5 || size.height < least - 0.5 }
    let targets = TouchTargets(input)
    let isImage = showsImageOnly(view.node, size, input.tree)
    // A text cannot widen a button that has a width constraint.
    let isFixed =
      !isImage && size.width < leastImage - 0.5 && size.height < leastImage - 0.5 && targets.isFixed(view.node)
    let least = isImage || isFixed ? leastImage : leastText
    // An image as wide as a text may be as low as the lowest bars.
    if isImage, size.width >= 2 * leastImage, size.height >= 32 { return nil }
    guard isSmall(size, least), !(!isImage && fillsRow(view, in: place.layout)),
      // The lowest bars are 32 points high.
      !(size.height >= (isImage ? 32 : leastText) - 0.5
        && fillsHeight(view, in: place.layout, input.tree, least: leastImage))
    else { return nil }
    if targets.isCovered(place.index, in: place.layout) || targets.isCheckMark(view.node)
      || targets.isSizedByCode(view.node)
      || targets.hasDefaultSize(
        view.node, size, isNarrow: size.width < least - 0.5, isLow: size.height < least - 0.5)
    {
      return nil
    }
    let showsImage = { (node: NodeID) in showsImageOnly(node, size, input.tree) }
    let companions = targets.companions(of: place.index, in: place.layout, showsImage: showsImage)
    if companions.isEmpty { return size }
    let whole = companions.reduce(view.frame) { $0.union(place.layout.views[$1].frame) }
    let allImages = companions.allSatisfy { showsImage(place.layout.views[$0].node) }
    return isSmall(whole.size, allImages ? least : leastText) ? size : nil
  }

  /// Whether a button has an image and no text. Code gives a text to a button that has neither, or that has a wide
  /// background.
  private static func showsImageOnly(_ node: NodeID, _ size: Size, _ tree: ElementTree) -> Bool {
    if tree.text(of: node)?.contains(where: { !$0.isWhitespace }) == true { return false }
    let normal = tree.buttonState("normal", of: node)
    if (tree.buttonConfiguration(of: node)?.image ?? normal?.image) != nil {
      // A color for the title suggests that code sets one.
      return normal?.titleColor == nil || size.width < 2 * size.height
    }
    return normal?.titleColor == nil && normal?.backgroundImage != nil && size.width < 2 * size.height
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

  /// Whether a view is as high as the view around it, so that there is no room to enlarge it.
  private static func fillsHeight(_ view: LayoutTree.View, in layout: LayoutTree, _ tree: ElementTree, least: Double)
    -> Bool
  {
    let isLow = view.frame.height < least - 0.5
    var parent = view.parent
    // A stack view is as high as its arranged views, so it does not limit their height.
    while isLow, let current = parent, tree.kind(of: layout.views[current].node) == .stackView {
      parent = layout.views[current].parent
    }
    guard let parent else { return false }
    let row = layout.views[parent].frame
    return view.frame.height >= 0.95 * row.height && (!isLow || view.frame.height <= row.height + 1)
      && row.width >= 3 * view.frame.width
  }

  /// Whether a node is a button of this document that takes touches. A custom class is excluded: it may accept touches
  /// around its frame.
  private static func isTarget(_ node: NodeID, _ input: LintInput) -> Bool {
    let tree = input.tree
    return tree.kind(of: node).traits.contains(.isButton) && input.isOwn(node)
      && tree.attribute(.customClass, of: node) == nil
      && tree.bool(.enabled, of: node) != false && input.isUsedControl(node)
  }
}
