import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// The quantity of a view on an axis that no constraint determines.
enum OpenQuantity { case position, length, both }

/// The condition under which a quantity is open.
enum OpenPlace {
  case everywhere
  /// If the root is as large as recorded.
  case recordedRoot
  /// In a stack view, which resolves it.
  case stack
}

extension Diagnostic {
  static func ambiguous(
    _ context: LayoutContext, _ index: Int, _ axis: Axis, missing: OpenQuantity, tie: Tie? = nil, in place: OpenPlace
  ) -> Diagnostic {
    let isHorizontal = axis == .horizontal
    let what =
      switch missing {
      case .position: "\(isHorizontal ? "horizontal" : "vertical") position"
      case .length: axis.length
      case .both: "\(isHorizontal ? "horizontal" : "vertical") position and \(axis.length)"
      }
    let view = context.views[index]
    let names = ObjectNames(context.tree)
    let help =
      tie.map { tie in
        "change its '\(tie.priority.name)' to determine which view \(tie.isSqueezed ? "shrinks" : "grows")"
          + (tie.partner.map { ": \(names[context.views[$0].node].escaped) has the same priority" } ?? "")
      } ?? MissingConstraint(context: context, view: index, axis: axis).help(missing)
    let object = names[view.node]
    let found = Diagnostic(
      .ambiguous, "the \(what) of \(object.escaped) \(missing == .both ? "are" : "is") ambiguous",
      at: context.tree[view.node].nameSpan, about: .key(what), help: help)
    if context.leavesOpen(index, missing) { return found.leftOpen() }
    switch place {
    case .everywhere: return found
    case .recordedRoot: return found.restingOnRoot(context, axis)
    case .stack: return found.leftOpen(" beside views of the same priority in its stack view")
    }
  }

  /// The diagnostic for an ambiguity that exists only if the root is as large as recorded.
  func restingOnRoot(_ context: LayoutContext, _ axis: Axis) -> Diagnostic {
    let (row, isHorizontal) = (context.views[0].kind.traits.contains(.isRow), axis == .horizontal)
    var condition = ""
    if let size = context.views[0].recorded?.size {
      condition =
        " where \(row ? "its cell" : "the root view") is \((isHorizontal ? size.width : size.height).inWords) points "
        + (isHorizontal ? "wide" : "high")
    }
    return leftOpen(condition)
  }

  /// The diagnostic for an ambiguity that constraints need not resolve.
  private func leftOpen(_ condition: String = "") -> Diagnostic {
    Diagnostic(.undetermined, message + condition, at: span, about: subject, help: help)
  }

  static func undeterminedContent(_ context: LayoutContext, _ index: Int, _ content: UnusedContent) -> Diagnostic {
    let what =
      switch content.axes {
      case [.horizontal]: "width"
      case [.vertical]: "height"
      default: "size"
      }
    let edges = content.openEdges
    let list = edges.count == 4 ? "edges" : "\(edges.series("and")) edge\(edges.count == 1 ? "" : "s")"
    let found = Diagnostic(
      .ambiguous, severity: content.kind == .unplaced ? nil : .note,
      "no constraint determines the content \(what) of \(ObjectNames(context.tree)[context.views[index].node].escaped)",
      at: context.tree[context.views[index].node].nameSpan, about: .key("content \(what)"),
      help: "pin its content to its \(list)" + (content.kind == .unplaced ? "" : ", unless code sets the content size")
    )
    return content.kind == .fixed || context.leavesOpen(index, .length) ? found.leftOpen() : found
  }

  static func ambiguousContent(_ context: LayoutContext, _ index: Int, _ axis: Axis, limit: NodeID?) -> Diagnostic {
    let object = ObjectNames(context.tree)[context.views[index].node]
    let edges = axis == .horizontal ? "leading and trailing" : "top and bottom"
    var help = "give the views between its \(edges) edges a \(axis.length)"
    if let limit {
      let text = ConstraintText(context: context)
      if context.isMeasured(limit, outside: index) {
        // At a low priority the content may still be longer than the length that it is compared with.
        help = "add '\(text.formula(limit, withPriority: false, asEquation: true).escaped)' with a low priority"
      }
      help += ": '\(text.formula(limit).escaped)' alone leaves it open"
    }
    let found = Diagnostic(
      .ambiguous,
      "the content \(axis.length) of \(object.escaped) is ambiguous",
      at: context.tree[context.views[index].node].nameSpan,
      about: .key("content \(axis.length)"),
      help: help)
    return context.leavesOpen(index, .length) ? found.leftOpen() : found
  }
}

extension LayoutContext {
  /// Whether a constraint compares a length in a scroll view's content with one outside of it.
  fileprivate func isMeasured(_ constraint: NodeID, outside scrollView: Int) -> Bool {
    guard let constraint = written.first(where: { $0.node == constraint }), let second = constraint.second,
      constraint.first.anchor.isLength, second.anchor.isLength
    else { return false }
    return [constraint.first, second].contains { end in
      !views.isInside(end.item.view, scrollView) && (end.item.view != scrollView || end.item.part != .content)
    }
  }

  /// Whether Interface Builder is configured not to verify the ambiguity of a view, or of its size only.
  fileprivate func leavesOpen(_ index: Int, _ quantity: OpenQuantity) -> Bool {
    switch tree.string(.verifyAmbiguity, of: views[index].node) {
    case "off": true
    case "ignoreSizes": quantity == .length
    case .some, nil: false
    }
  }
}

extension Axis {
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}

/// The constraint that would determine a view on an axis, given its existing constraints.
private struct MissingConstraint {
  let context: LayoutContext
  let view: Int
  let axis: Axis

  func help(_ missing: OpenQuantity) -> String {
    let (start, end, center) =
      axis == .horizontal
      ? ("leading edge", "trailing edge", "horizontal center") : ("top edge", "bottom edge", "vertical center")
    switch missing {
    case .position: return "add a constraint for its \(start), its \(end) or its \(center)"
    case .both:
      return
        "add constraints for its \(axis == .horizontal ? "leading and trailing" : "top and bottom") edges, or for one of them and its \(axis.length)"
    case .length:
      let lines = axis == .horizontal ? (Anchor.Line.left, Anchor.Line.right) : (.top, .bottom)
      let edges =
        context.views[view].isArranged
        ? ""
        : hasEquation(lines.0)
          ? " or its \(end)" : hasEquation(lines.1) ? " or its \(start)" : " or for one of its edges"
      let limit = limit.map { ": '\(ConstraintText(context: context).formula($0).escaped)' alone leaves it open" } ?? ""
      return "add a constraint for its \(axis.length)\(edges)\(limit)"
    }
  }

  private func hasEquation(_ line: Anchor.Line) -> Bool {
    context.written.contains { constraint in
      constraint.relation == .equal
        && [constraint.first, constraint.second].contains { isOwn($0) && $0?.anchor.line == line }
    }
  }

  /// The first inequality about the length alone.
  private var limit: NodeID? {
    context.written.first { constraint in
      constraint.relation != .equal && constraint.second == nil && isOwn(constraint.first)
        && constraint.first.anchor.isLength && constraint.first.anchor.axis == axis
    }?.node
  }

  private func isOwn(_ end: WrittenConstraint.End?) -> Bool { end?.item == LayoutItem(view: view, part: .view) }
}
