import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// Directions in which no constraint measures the content of a scroll view.
struct UnusedContent {
  enum Kind {
    /// No constraint places the content: a constraint is missing.
    case unplaced
    /// The content is placed in the scroll view's frame and fits into it, so the scroll view does not scroll in that
    /// direction.
    case fixed
    /// Code may set the size of the content.
    case leftToCode
  }
  var kind: Kind
  var axes: [Axis]
  /// The edges in these directions to which the content is not pinned.
  var openEdges: [String]
}

extension AmbiguitySearch {
  /// Scroll views with content that no constraint measures in a direction. Closes positions that are open for the same
  /// reason.
  mutating func closeUnusedContents() -> [Diagnostic] {
    let context = layout.context
    var result: [Diagnostic] = []
    for index in context.views.indexRange {
      let unused = unusedAxes(ofContent: index)
      if unused.isEmpty || isEmpty(index) || hasFixedContent(index) { continue }
      let kinds = unused.map { kind(ofContent: index, $0) }
      for kind in [UnusedContent.Kind.unplaced, .leftToCode, .fixed] {
        let axes = zip(unused, kinds).filter { $0.1 == kind }.map(\.0)
        if axes.isEmpty { continue }
        let content = UnusedContent(kind: kind, axes: axes, openEdges: axes.flatMap { openEdges(ofContent: index, $0) })
        result.append(.undeterminedContent(context, index, content))
      }
    }
    return result
  }

  private mutating func kind(ofContent index: Int, _ axis: Axis) -> UnusedContent.Kind {
    if closePositions(in: index, axis) { return .unplaced }
    let rect = layout.rects[index]
    let isFixed =
      isPlacedInFrame(index, axis)
      && layout.context.views.children(of: index).allSatisfy { child in
        let inner = layout.rects[child]
        return axis == .horizontal
          ? inner.x >= rect.x - 0.5 && inner.maxX <= rect.maxX + 0.5
          : inner.y >= rect.y - 0.5 && inner.maxY <= rect.maxY + 0.5
      }
    return isFixed ? .fixed : .leftToCode
  }

  /// Closes the positions of a scroll view's views that no constraint places in a direction; false if there are none.
  private mutating func closePositions(in index: Int, _ axis: Axis) -> Bool {
    let context = layout.context
    var hasClosed = false
    for child in context.views.children(of: index) where !context.views[child].isGiven {
      guard openCount > 0, let box = layout.builder.anchors.edges.boxes[child],
        let outer = layout.builder.anchors.edges.boxes[index]
      else { continue }
      let (start, end, outerStart) =
        axis == .horizontal ? (box.left, box.right, outer.left) : (box.top, box.bottom, outer.top)
      let length = layout.solution[end] - layout.solution[start]
      var trial = self
      if isOpen(end) { trial.close(end, from: start, at: length) }
      guard trial.isOpen(start), !isOpen(outerStart) else { continue }
      close(start, at: layout.solution[start])
      hasClosed = true
    }
    return hasClosed
  }

  /// The edges of a scroll view's content to which no equation ties a view in it.
  private func openEdges(ofContent index: Int, _ axis: Axis) -> [String] {
    let context = layout.context
    let isMirrored = context.isMirrored(index)
    let edges: [(name: String, line: Anchor.Line)] =
      axis == .vertical
      ? [("top", .top), ("bottom", .bottom)]
      : [("leading", isMirrored ? .right : .left), ("trailing", isMirrored ? .left : .right)]
    let open = edges.filter { edge in
      !context.written.contains { constraint in
        let ends = [constraint.first, constraint.second].compactMap { $0 }
        return constraint.relation == .equal
          && ends.contains {
            $0.item.view == index && [.view, .content].contains($0.item.part) && $0.anchor.line == edge.line
          } && ends.contains { context.views.isInside($0.item.view, index) }
      }
    }
    return (open.isEmpty ? edges : open).map(\.name)
  }

  /// Whether constraints place a scroll view's views in its frame, or at views outside of it, but not at an edge of its
  /// content.
  private func isPlacedInFrame(_ index: Int, _ axis: Axis) -> Bool {
    let views = layout.context.views
    var isPlaced = false
    for constraint in layout.context.written where constraint.first.anchor.axis == axis {
      guard let second = constraint.second else { continue }
      let ends = [constraint.first, second]
      guard let outer = ends.first(where: { !views.isInside($0.item.view, index) }),
        ends.contains(where: { views.isInside($0.item.view, index) })
      else { continue }
      if outer.item.view == index, outer.item.part != .frame {
        let isCentral = outer.anchor.isLength || [Anchor.Line.centerX, .centerY].contains(outer.anchor.line)
        if outer.item.part != .view || !isCentral { return false }
      }
      isPlaced = true
    }
    return isPlaced
  }

  /// Whether frames alone place a scroll view's views, so that code determines how far it scrolls.
  func hasFixedContent(_ index: Int) -> Bool {
    layout.context.views.children(of: index).allSatisfy { layout.context.views[$0].isGiven }
  }

  /// The directions in which no constraint measures the content of a scroll view.
  func unusedAxes(ofContent index: Int) -> [Axis] {
    let view = layout.context.views[index]
    guard view.kind == .scrollView, view.isInstalled, let content = layout.builder.anchors.edges.contents[index],
      layout.context.tree.bool(.fixedFrame, of: view.node) != true
    else { return [] }
    return [(Axis.horizontal, content.right), (.vertical, content.bottom)].filter { !isUsed[Int($0.1.rawValue)] }
      .map(\.0)
  }

  /// The first inequality that leaves a scroll view's content open in a direction.
  func limit(inContent index: Int, _ axis: Axis) -> NodeID? {
    let views = layout.context.views
    return layout.context.written.first { constraint in
      guard constraint.relation != .equal, constraint.first.anchor.axis == axis else { return false }
      return [constraint.first, constraint.second].compactMap { $0 }.contains { end in
        guard views.isInside(end.item.view, index), let box = layout.builder.anchors.edges.boxes[end.item.view] else {
          return false
        }
        return (axis == .horizontal ? [box.left, box.right] : [box.top, box.bottom]).contains { isOpen($0) }
      }
    }?.node
  }
}
