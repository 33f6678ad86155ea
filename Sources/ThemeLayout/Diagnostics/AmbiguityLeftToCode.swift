import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// Ambiguities that code or a class resolves, merged into one note.
extension AmbiguitySearch {
  /// A quantity that constraints leave to code.
  struct LeftToCode {
    var view: Int
    /// The open quantity: `height`, `content size`.
    var what: String
    /// Whether another view is as long, and may determine the length just as well.
    var isShared: Bool
  }

  /// Closes the open lengths of views that code fills: views of a custom class, which may have content or add views;
  /// container views; and labels, image views and other containers without content that have an outlet. This also
  /// closes lengths that only follow from them.
  mutating func closeFilledByCode() {
    let context = layout.context
    for (index, view) in context.views.views.enumerated() where view.isInstalled && !view.isGiven && !view.isHidden {
      guard openCount > 0 else { return }
      guard isFilledByClass(index) || isFilledByOutlet(index), let box = layout.builder.anchors.edges.boxes[index]
      else { continue }
      let rect = layout.rects[index]
      let open = isOpen
      let closed = [
        closeLength(box.left, box.right, rect.width), closeLength(box.top, box.bottom, rect.height),
      ]
      if closed.contains(true) {
        leftToCode.append(
          LeftToCode(
            view: index, what: closed == [true, true] ? "size" : closed[0] ? "width" : "height",
            isShared: (closed[0] && closesEqual(of: index, .horizontal, open))
              || (closed[1] && closesEqual(of: index, .vertical, open))))
      }
    }
  }

  /// Whether a view with the same length, neither an ancestor nor a descendant, was open too: the two are tied.
  private func closesEqual(of index: Int, _ axis: Axis, _ open: [Bool]) -> Bool {
    let views = layout.context.views
    func length(_ view: Int) -> Points { axis == .horizontal ? layout.rects[view].width : layout.rects[view].height }
    return views.views.indices.contains { other in
      guard other >= views[index].subtreeEnd || views[other].subtreeEnd <= index,
        let box = layout.builder.anchors.edges.boxes[other], (length(other) - length(index)).magnitude < 0.01
      else { return false }
      let ends = axis == .horizontal ? [box.left, box.right] : [box.top, box.bottom]
      // If both edges are open, the view may just be placed after the other.
      return ends.filter { open[Int($0.rawValue)] }.count == 1 && !ends.contains { isOpen($0) }
    }
  }

  /// Closes a length; false if it was not open.
  private mutating func closeLength(_ start: Variable, _ end: Variable, _ length: Points) -> Bool {
    guard isOpen(start) || isOpen(end) else { return false }
    let before = openCount
    close(end, from: start, at: length)
    return openCount < before
  }

  /// Whether the class of a view may determine its size: through its content, or with views that it adds.
  private func isFilledByClass(_ index: Int) -> Bool {
    let context = layout.context
    let view = context.views[index]
    guard context.tree.attribute(.customClass, of: view.node) != nil else { return false }
    return view.isArranging && isEmpty(index) || (view.kind.sizeRule == .none && !view.scrolls && !view.isArranging)
      || view.kind.traits.contains(.listsRows)
  }

  /// Whether a view is a placeholder for a text or for views that code adds.
  private mutating func isFilledByOutlet(_ index: Int) -> Bool {
    let context = layout.context
    let view = context.views[index]
    // Code shows hidden views.
    if view.isArranging, isEmpty(index), !context.views.children(of: index).isEmpty { return true }
    // The view in a container view may have an intrinsic size.
    if view.kind == .containerView, isEmpty(index) { return true }
    guard let id = context.tree.objectID(of: view.node), outlets.contains(id) else { return false }
    if view.kind.sizeRule == .label { return (context.tree.text(of: view.node) ?? "").isEmpty }
    if view.kind.sizeRule == .image { return context.tree.imageName(of: view.node) == nil }
    return (view.isArranging || view.kind == .view) && isEmpty(index)
  }

  /// Whether a view has no subviews, or arranges none.
  func isEmpty(_ index: Int) -> Bool {
    let context = layout.context
    return !context.views.children(of: index).contains { child in
      context.views[child].isInstalled && !(context.views[child].isArranged && context.leavesStack(child))
    }
  }

  /// One note for all quantities that are left to code.
  var noteOfCode: Diagnostic? {
    let context = layout.context
    let contents = context.views.indexRange.filter {
      (isEmptyContent($0) || !isEmpty($0) && hasFixedContent($0)) && !unusedAxes(ofContent: $0).isEmpty
    }
    let all = leftToCode + contents.map { LeftToCode(view: $0, what: "content size", isShared: false) }
    guard let first = all.min(by: { $0.view < $1.view }) else { return nil }
    let node = context.views[first.view].node
    let className = isFilledByClass(first.view) && !first.isShared ? context.tree.string(.customClass, of: node) : nil
    let others = all.count - 1
    return Diagnostic(
      .undetermined,
      "the \(first.what) of \(ObjectNames(context.tree)[node].escaped) is left to "
        + (className.map { "its class '\($0.escaped)'" } ?? "code")
        + (others == 0
          ? "" : ", and so \(others == 1 ? "is that of 1 other view" : "are those of \(others) other views")"),
      at: context.tree[node].nameSpan, about: .key("left to code"),
      help: "add constraints if neither its class nor other code determines it")
  }

  /// Whether a view is an empty scroll view with a layout guide for its content. Without a guide, Interface Builder
  /// requires no content size until there are subviews.
  private func isEmptyContent(_ index: Int) -> Bool {
    let view = layout.context.views[index]
    return view.kind == .scrollView && isEmpty(index)
      && layout.context.tree.child(of: view.node, .viewLayoutGuide, key: "contentLayoutGuide") != nil
  }
}
