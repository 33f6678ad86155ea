import ConstraintSolver
import Diagnostics
internal import InterfaceBuilderCatalog
import ThemeSource
import ThemeSyntax

/// What of a view nothing determines on an axis.
enum OpenQuantity { case position, length, both }

extension Diagnostic {
  static func ambiguous(
    _ context: LayoutContext, _ index: Int, _ axis: Axis, hasContent: Bool, missing: OpenQuantity, offset: Points,
    length: Points, isSqueezed: Bool, restsOnRoot: Bool
  ) -> Diagnostic {
    let text = ConstraintText(context: context)
    let name = text.name(of: index)
    let isHorizontal = axis == .horizontal
    let edge = isHorizontal ? "leading" : "top"
    let extent = isHorizontal ? "width" : "height"
    let distance = offset == 0 ? "" : offset < 0 ? " - \((-offset).inWords)" : " + \(offset.inWords)"
    let position = "\(name).\(edge) == superview.\(edge)\(distance)"
    let size = "\(name).\(extent) == \(length.inWords)"
    let what: String
    let fix: String
    switch missing {
    case .position: (what, fix) = ("\(isHorizontal ? "horizontal" : "vertical") position", position)
    case .length: (what, fix) = (extent, size)
    case .both:
      (what, fix) = ("\(isHorizontal ? "horizontal" : "vertical") position and \(extent)", "\(position)' and '\(size)")
    }
    let view = context.views[index]
    let attribute =
      (isHorizontal ? "horizontal" : "vertical") + (isSqueezed ? "CompressionResistancePriority" : "HuggingPriority")
    let help =
      hasContent && missing == .length
      ? "change its '\(attribute)' to determine which view \(isSqueezed ? "shrinks" : "grows")"
      : "add constraints such as '\(fix.escaped)'"
    let object = ObjectNames(context.tree)[view.node]
    let found = Diagnostic(
      .ambiguous, "the \(what) of \(object.escaped) \(missing == .both ? "are" : "is") ambiguous",
      at: context.tree[view.node].nameSpan, about: .key(what), help: help)
    return restsOnRoot ? found.restingOnRoot(context, axis) : found
  }

  /// The diagnostic of something that is ambiguous only where the root is as large as recorded.
  func restingOnRoot(_ context: LayoutContext, _ axis: Axis) -> Diagnostic {
    let (row, isHorizontal) = (context.views[0].kind.traits.contains(.isRow), axis == .horizontal)
    var condition = ""
    if let size = context.views[0].recorded?.size {
      condition =
        " where \(row ? "its cell" : "the root view") is \((isHorizontal ? size.width : size.height).inWords) points "
        + (isHorizontal ? "wide" : "high")
    }
    return Diagnostic(.undetermined, message + condition, at: span, about: subject, help: help)
  }

  static func undeterminedContent(_ context: LayoutContext, _ index: Int, _ what: String) -> Diagnostic {
    Diagnostic(
      .ambiguous, severity: .note,
      "no constraint determines the content \(what) of \(ObjectNames(context.tree)[context.views[index].node].escaped)",
      at: context.tree[context.views[index].node].nameSpan, about: .key("content \(what)"),
      help: "pin its content to its edges, unless code sets the content size")
  }

  static func ambiguousContent(_ context: LayoutContext, _ index: Int, _ axis: Axis) -> Diagnostic {
    let isHorizontal = axis == .horizontal
    let object = ObjectNames(context.tree)[context.views[index].node]
    return Diagnostic(
      .ambiguous,
      "the content \(isHorizontal ? "width" : "height") of \(object.escaped) is ambiguous",
      at: context.tree[context.views[index].node].nameSpan,
      about: .key("content \(isHorizontal ? "width" : "height")"),
      help:
        "give the views between its \(isHorizontal ? "leading and trailing" : "top and bottom") edges a \(isHorizontal ? "width" : "height")"
    )
  }
}
