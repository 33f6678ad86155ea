import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// The arrangement of a stack view's views.
struct StackArrangement {
  enum Distribution: String { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  enum Alignment { case fill, leading, trailing, center, firstBaseline, lastBaseline }

  var axis: Axis
  var distribution: Distribution
  var alignment: Alignment
  var spacing: Points
  /// Whether the stack view reads from right to left.
  var isMirrored: Bool
  /// Views that take part, in order.
  var arranged: [Int]
  /// Hidden views: they have left the arrangement, but are still aligned across the axis, with length 0 along it.
  var hidden: [Int]
  /// The distances of the arrangement from the stack's edges.
  var margins: Insets
}

extension LayoutContext {
  func arrangement(of stack: Int, margins: Margins) -> StackArrangement {
    let node = views[stack].node
    let isSpacingStandard = tree.string(.spacingType, of: node) == "standard"
    let isRelative =
      tree.child(of: node, key: "layoutMargins") != nil || tree.child(of: node, key: "directionalLayoutMargins") != nil
    let alignment: StackArrangement.Alignment =
      switch variations.string(.alignment, of: node) {
      case "leading", "top": .leading
      case "trailing", "bottom": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline", "baseline": .lastBaseline
      case .some, nil: .fill
      }
    return StackArrangement(
      axis: variations.string(.axis, of: node) == "vertical" ? .vertical : .horizontal,
      distribution: variations.string(.distribution, of: node).flatMap { .init(rawValue: $0) } ?? .fill,
      alignment: alignment,
      spacing: variations.number(.spacing, of: node) ?? (isSpacingStandard ? 8 : 0), isMirrored: isMirrored(stack),
      arranged: views.children(of: stack).filter { views[$0].isInstalled && !leavesStack($0) },
      hidden: views.children(of: stack).filter { views[$0].isInstalled && leavesStack($0) },
      margins: isRelative ? margins.margins(of: stack) : .zero)
  }

  /// Whether a view leaves its stack: a hidden view does, unless it is an activity indicator hidden by
  /// `hidesWhenStopped`.
  func leavesStack(_ index: Int) -> Bool {
    let node = views[index].node
    return tree.isHidden(node) && tree.bool(.hidesWhenStopped, of: node) != true
  }
}

extension SystemBuilder {
  mutating func addStack(_ stack: Int) {
    let arrangement = context.arrangement(of: stack, margins: anchors.margins)
    guard !arrangement.arranged.isEmpty else { return }
    addAlongAxis(arrangement, of: stack)
    addAcrossAxis(arrangement, of: stack)
  }

  /// One direction of a view or of a stack's inside.
  private struct Span {
    var start: LinearExpression
    var end: LinearExpression
    var length: LinearExpression { end - start }
    var center: LinearExpression { start * 0.5 + end * 0.5 }
  }

  private func span(_ index: Int, _ axis: Axis) -> Span? {
    guard let box = anchors.edges.boxes[index] else { return nil }
    switch axis {
    case .horizontal: return Span(start: LinearExpression(box.left), end: LinearExpression(box.right))
    case .vertical: return Span(start: LinearExpression(box.top), end: LinearExpression(box.bottom))
    }
  }

  private func inside(_ stack: Int, _ axis: Axis, _ margins: Insets) -> Span? {
    guard let whole = span(stack, axis) else { return nil }
    switch axis {
    case .horizontal: return Span(start: whole.start + margins.left, end: whole.end - margins.right)
    case .vertical: return Span(start: whole.start + margins.top, end: whole.end - margins.bottom)
    }
  }

  private mutating func addAlongAxis(_ arrangement: StackArrangement, of stack: Int) {
    let axis = arrangement.axis
    let origin = ConstraintOrigin.stack(view: stack, axis)
    let isReversed = arrangement.isMirrored && axis == .horizontal
    let arranged = isReversed ? arrangement.arranged.reversed() : arrangement.arranged
    let spans = arranged.compactMap { span($0, axis) }
    guard let inside = inside(stack, axis, arrangement.margins), let first = spans.first, let last = spans.last else {
      return
    }
    add(first.start - inside.start, .equal, origin)
    add(last.end - inside.end, .equal, origin)
    var gaps: [LinearExpression] = []
    // Equal gaps are all as large as the one that must be largest, which counts for all of them.
    var largest: (gap: LinearExpression, spacing: Double)?
    for (position, (before, after)) in zip(spans, spans.dropFirst()).enumerated() {
      let spacing = spacing(after: arranged[isReversed ? position + 1 : position], arrangement)
      switch arrangement.distribution {
      case .equalSpacing:
        let gap = after.start - before.end
        if largest.map({ $0.spacing < spacing }) ?? true { largest = (gap, spacing) }
        gaps.append(gap)
      case .equalCentering:
        add(after.start - before.end - spacing, .greaterOrEqual, origin)
        add(after.start - before.end - spacing, .equal, priority: Self.fitPriority, origin)
        gaps.append(after.center - before.center)
      case .fill, .fillProportionally: add(after.start - before.end - spacing, .equal, origin)
      case .fillEqually:
        add(after.start - before.end - spacing, .equal, origin)
        add(after.length - before.length, .equal, origin)
      }
    }
    if let (gap, spacing) = largest {
      add(gap - spacing, .greaterOrEqual, origin)
      add((gap - spacing) * Double(gaps.count), .equal, priority: Self.fitPriority, origin)
    }
    let isCentering = arrangement.distribution == .equalCentering
    for (before, after) in zip(gaps, gaps.dropFirst()) {
      add(before - after, .equal, priority: isCentering ? 150 : ConstraintSystem.required, origin)
    }
    for index in arrangement.hidden {
      guard let hidden = span(index, axis) else { continue }
      let before = arranged.last { isReversed ? $0 > index : $0 < index }.flatMap { span($0, axis)?.end }
      add(hidden.start - (before ?? inside.start), .equal, priority: Self.hidingPriority, origin)
      add(hidden.length, .equal, priority: Self.hidingPriority, origin)
    }
    if arrangement.distribution == .fillProportionally { addProportions(arrangement, spans, inside, origin) }
  }

  /// Priority at which gaps that can grow are no larger than required.
  private static let fitPriority = 49.0

  /// Priority at which a hidden view has length 0 directly after the view before it. Its required constraints win.
  private static let hidingPriority = 999.5

  /// Adds lengths in proportion to intrinsic lengths at 999; if a view has none, lengths as equal as other optional
  /// constraints allow.
  private mutating func addProportions(
    _ arrangement: StackArrangement, _ spans: [Span], _ inside: Span, _ origin: ConstraintOrigin
  ) {
    let arranged =
      arrangement.isMirrored && arrangement.axis == .horizontal ? arrangement.arranged.reversed() : arrangement.arranged
    let lengths = arranged.map {
      arrangement.axis == .horizontal ? intrinsics[$0].width : intrinsics[$0].height
    }
    let known = lengths.compactMap { $0 }.filter { $0 > 0 }
    guard known.count == spans.count else {
      for (before, after) in zip(spans, spans.dropFirst()) {
        add(after.length - before.length, .equal, priority: 51, origin)
      }
      return
    }
    let total = known.reduce(0, +) + arrangement.spacing * Double(spans.count - 1)
    guard total > 0 else { return }
    for (span, length) in zip(spans, known) {
      add(span.length - inside.length * (length / total), .equal, priority: 999, origin)
    }
  }

  /// The gap after an arranged view.
  private func spacing(after index: Int, _ arrangement: StackArrangement) -> Points {
    let custom = context.tree.attributes(of: context.views[index].node).first {
      $0.name == Self.customSpacing && $0.writtenName == "customSpacing"
    }
    return custom.flatMap { parseNumber($0.value) } ?? arrangement.spacing
  }

  private static let customSpacing = AttributeName(name: "customSpacing")

  private mutating func addAcrossAxis(_ arrangement: StackArrangement, of stack: Int) {
    let axis: Axis = arrangement.axis == .horizontal ? .vertical : .horizontal
    let origin = ConstraintOrigin.stack(view: stack, axis)
    guard let inside = inside(stack, axis, arrangement.margins), let whole = span(stack, axis),
      let leader = arrangement.arranged.first
    else { return }
    let isReversed = arrangement.isMirrored && axis == .horizontal
    for index in arrangement.arranged + arrangement.hidden {
      guard let span = span(index, axis) else { continue }
      switch arrangement.alignment {
      case .leading where isReversed: add(span.end - inside.end, .equal, origin)
      case .trailing where isReversed: add(span.start - inside.start, .equal, origin)
      case .fill:
        add(span.start - inside.start, .equal, origin)
        add(span.end - inside.end, .equal, origin)
        continue
      case .leading: add(span.start - inside.start, .equal, origin)
      case .trailing: add(span.end - inside.end, .equal, origin)
      case .center: add(span.center - inside.center, .equal, origin)
      case .firstBaseline, .lastBaseline:
        let isFirst = arrangement.alignment == .firstBaseline
        if index != leader, let own = anchors.baseline(of: index, isFirst: isFirst),
          let other = anchors.baseline(of: leader, isFirst: isFirst)
        {
          add(own - other, .equal, origin)
        }
      }
      add(span.start - inside.start, .greaterOrEqual, origin)
      add(span.end - inside.end, .lessOrEqual, origin)
    }
    if arrangement.alignment != .fill { add(whole.length, .equal, priority: 51, origin) }
  }
}
