import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// Constraints of a view that are not in the file: its given frame, or its intrinsic size.
extension SystemBuilder {
  mutating func addOwnConstraints(of index: Int) {
    let view = context.views[index]
    guard let box = anchors.edges.boxes[index] else { return }
    guard let parent = view.parent else {
      let frame = Rect(x: 0, y: 0, width: context.rootSize.width, height: context.rootSize.height)
        .inset(by: view.alignment)
      add(box.left, constant: 0 - frame.x, .equal, .root)
      add(box.right, constant: 0 - frame.maxX, .equal, .root)
      add(box.top, constant: 0 - frame.y, .equal, .root)
      let grows = context.growsWithContent
      if grows { add(box.bottom, constant: 0 - frame.maxY, .greaterOrEqual, .root) }
      let isSizedByContent = grows || context.options.adaptsToSize && view.kind.traits.contains(.isRow)
      add(
        box.bottom, constant: 0 - frame.maxY, .equal,
        priority: isSizedByContent ? Self.fittingPriority : ConstraintSystem.required, .root)
      return
    }
    if view.isGiven {
      addGivenFrame(index, in: parent)
      return
    }
    add(box.right, minus: box.left, .greaterOrEqual, .extent(view: index))
    add(box.bottom, minus: box.top, .greaterOrEqual, .extent(view: index))
  }

  /// Hugging and compression resistance.
  mutating func addContentConstraints(of index: Int) {
    guard let box = anchors.edges.boxes[index], !context.views[index].isGiven else { return }
    let size = intrinsics[index]
    addContent(size.width, from: box.left, to: box.right, .horizontal, index)
    addContent(size.height, from: box.top, to: box.bottom, .vertical, index)
  }

  /// The priority at which a list makes a cell as small as its constraints allow (`UILayoutPriorityFittingSizeLevel`).
  private static let fittingPriority = 50.0

  /// The highest priority of content. Required constraints win over content, so a priority of 1000 acts just below.
  static let highestContentPriority = 999.9

  /// Length of an arranged view without content in Interface Builder, in points.
  static let emptyLength: Points = 50

  private mutating func addContent(
    _ content: Points?, from start: Variable, to end: Variable, _ axis: Axis, _ index: Int
  ) {
    let node = context.views[index].node
    let names: (hugging: AttributeName, resistance: AttributeName) =
      axis == .horizontal
      ? (.horizontalHuggingPriority, .horizontalCompressionResistancePriority)
      : (.verticalHuggingPriority, .verticalCompressionResistancePriority)
    let resistance = min(context.priority(names.resistance, of: node) ?? 750, Self.highestContentPriority)
    guard let content else {
      if context.isShownEmpty(index) {
        add(
          end, minus: start, constant: 0 - Self.emptyLength, .greaterOrEqual, priority: resistance,
          .emptyArranged(view: index, axis))
      }
      return
    }
    let hugging = min(context.priority(names.hugging, of: node) ?? 250, Self.highestContentPriority)
    add(end, minus: start, constant: 0 - content, .lessOrEqual, priority: hugging, .hugging(view: index, axis))
    add(
      end, minus: start, constant: 0 - content, .greaterOrEqual, priority: resistance,
      .compressionResistance(view: index, axis))
  }

  /// Adds the recorded frame, which follows the superview's size by the autoresizing mask. A cell's content without a
  /// recorded frame fills the cell.
  private mutating func addGivenFrame(_ index: Int, in parent: Int) {
    let view = context.views[index]
    let around = context.views[parent]
    guard let box = anchors.edges.boxes[index], let outer = anchors.edges.boxes[parent] else { return }
    if view.recorded == nil, view.kind.traits.contains(.isCellContent) {
      for (edge, other) in [
        (box.left, outer.left), (box.right, outer.right), (box.top, outer.top), (box.bottom, outer.bottom),
      ] {
        add(edge, minus: other, .equal, .given(view: index))
      }
      return
    }
    let mask = Autoresizing(context.tree, view: view.node, kind: view.kind)
    let frame = view.recorded ?? .zero
    let size = around.recordedInRoot.size
    // A mask moves the edges of frames, not those of alignment rectangles.
    let outerLeft = LinearExpression(outer.left) - around.alignment.left
    let outerRight = LinearExpression(outer.right) + around.alignment.right
    let outerTop = LinearExpression(outer.top) - around.alignment.top
    let outerBottom = LinearExpression(outer.bottom) + around.alignment.bottom
    let x = mask.horizontal.shares(start: frame.x, length: frame.width, total: size.width)
    let y = mask.vertical.shares(start: frame.y, length: frame.height, total: size.height)
    let growthX = outerRight - outerLeft - size.width
    let growthY = outerBottom - outerTop - size.height
    let origin = ConstraintOrigin.given(view: index)
    let left = outerLeft + growthX * x.start + frame.x
    let top = outerTop + growthY * y.start + frame.y
    add(LinearExpression(box.left) - view.alignment.left - left, .equal, origin)
    add(LinearExpression(box.top) - view.alignment.top - top, .equal, origin)
    let right = outerLeft + growthX * (x.start + x.length) + frame.maxX
    let bottom = outerTop + growthY * (y.start + y.length) + frame.maxY
    add(LinearExpression(box.right) + view.alignment.right - right, .equal, origin)
    add(LinearExpression(box.bottom) + view.alignment.bottom - bottom, .equal, origin)
  }
}

extension LayoutContext {
  /// Whether Interface Builder reserves room for content that a view lacks: an arranged view that is shown and is not a
  /// stack view, which has views itself.
  func isShownEmpty(_ index: Int) -> Bool {
    let view = views[index]
    return options.moment == .design && view.isArranged && !view.isArranging && !leavesStack(index)
  }

  /// Whether a view that is shown empty is a label of one line; its content then does not count.
  func isEmptyLine(_ index: Int) -> Bool {
    let view = views[index]
    guard view.kind.sizeRule == .label, isShownEmpty(index), tree.integer(.numberOfLines, of: view.node) ?? 1 == 1,
      statedSize(of: index) == nil, !tree.statesContentSize(view.node)
    else { return false }
    let texts = ElementTexts(tree: tree, fonts: fonts)
    if let text = shownTexts[view.node] ?? texts.string(.text, of: view.node) { return text.isEmpty }
    return texts.attributed(of: view.node)?.isEmpty ?? true
  }

  /// The size that Interface Builder measured by running a view's custom class; nil if it did not.
  func statedSize(of index: Int) -> Size? {
    if facts.designables.isEmpty { return nil }
    return tree.objectID(of: views[index].node).flatMap { facts.designables[$0] }
  }

  /// The priority in the file, after variations: above 0, at most 1000. Nil when absent or out of range.
  func priority(_ name: AttributeName, of node: NodeID) -> Double? {
    variations.number(name, of: node).flatMap { $0 > 0 ? min($0, ConstraintSystem.required) : nil }
  }
}
