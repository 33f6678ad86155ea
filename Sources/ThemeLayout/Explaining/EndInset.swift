import ThemeSource

extension RootLayout {
  /// The distance of a constraint's end from its view's edge, measured inward.
  struct EndInset {
    /// In points.
    var value: Points
    /// 1 if the distance increases coordinates, else -1.
    var sign: Double
    /// The cause of the distance, as in "a margin".
    var name: String
  }

  /// Nil if the end is its view's edge itself.
  func inset(of end: WrittenConstraint.End) -> EndInset? {
    let margins = builder.anchors.margins
    let safeArea = context.environment.safeArea
    let insets: Insets
    let name: String
    switch end.item.part {
    case .topGuide:
      return end.anchor.line == .bottom ? EndInset(value: safeArea.top, sign: 1, name: "a guide") : nil
    case .bottomGuide, .keyboard:
      return end.anchor.line == .top ? EndInset(value: safeArea.bottom, sign: -1, name: "a guide") : nil
    case .safeArea: (insets, name) = (margins.safeOverlap(of: end.item.view), "a safe area")
    case .view where end.anchor.isRelativeToMargins: (insets, name) = (margins.margins(of: end.item.view), "a margin")
    case .view, .content, .frame, .custom: return nil
    }
    switch end.anchor.line {
    case .left: return EndInset(value: insets.left, sign: 1, name: name)
    case .right: return EndInset(value: insets.right, sign: -1, name: name)
    case .top: return EndInset(value: insets.top, sign: 1, name: name)
    case .bottom: return EndInset(value: insets.bottom, sign: -1, name: name)
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: return nil
    }
  }

  /// The addition to a constraint's formula: `, with a margin of 16 and a safe area of 20`. Empty without insets.
  func insetsInWords(_ constraint: WrittenConstraint) -> String {
    let insets = [inset(of: constraint.first), constraint.second.flatMap { inset(of: $0) }].compactMap { $0 }
      .filter { $0.value != 0 }.map { "\($0.name) of \($0.value.inWords)" }
    return insets.isEmpty ? "" : ", with \(insets.joined(separator: " and "))"
  }

  /// A stack view's margins in a direction, in words; empty if they are 0.
  func stackMarginsInWords(_ stack: Int, _ axis: Axis) -> String {
    let arrangement = context.arrangement(of: stack, margins: builder.anchors.margins)
    let margins = arrangement.margins
    let (start, end) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    if start == 0, end == 0 { return "" }
    let names =
      axis == .vertical ? ("top", "bottom") : context.isMirrored(stack) ? ("left", "right") : ("leading", "trailing")
    // Its views are as wide as the stack view.
    let isStretching = arrangement.axis != axis && arrangement.alignment == .fill
    return
      "\(isStretching ? " minus" : ", inside") its margins (\(names.0) \(start.inWords), \(names.1) \(end.inWords))"
  }
}
