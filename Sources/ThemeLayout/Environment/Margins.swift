import ThemeSource
import ThemeSyntax

/// Layout margins of views, by the tables and the inferred environment.
struct Margins {
  let tree: ElementTree
  let facts: DocumentFacts
  let views: ViewTree
  let environment: Environment
  /// Whether leading is right.
  let isMirrored: Bool
  /// Frames relative to the root, for measuring margins: the recorded ones, or those of the pass before.
  let frames: [Rect]

  func margins(of index: Int) -> Insets {
    var margins = tableMargins(of: index)
    if environment.margins.isEmpty { return margins }
    for side in MarginSide.Side.allCases {
      if let inferred = environment.margins[MarginSide(view: index, side: side)] { margins[side] = inferred }
    }
    return margins
  }

  /// The margins of a view without those inferred for it.
  func tableMargins(of index: Int) -> Insets {
    let view = views[index]
    let node = view.node
    var margins: Insets
    let isRowContent = view.kind.traits.contains(.hasRowMargins)
    let hasCellMargins = isRowContent && facts.tools >= 13_000
    if let stated = statedMargins(of: node) {
      margins = stated
      if hasCellMargins, tree.bool(.preservesSuperviewLayoutMargins, of: node) == true {
        margins = larger(stated, cellMargins(of: index))
      }
    } else if view.kind.traits.contains(.arrangesSubviews) {
      margins = .zero
    } else if hasCellMargins {
      margins = cellMargins(of: index)
    } else if view.parent == nil, tree.controller(ofRoot: node) != nil {
      return shownMargins(of: node, width: frames[index].width)
    } else if view.parent == nil, view.kind.traits.contains(.isCollectionItem) {
      let side = sideMargin(width: frames[index].width)
      return Insets(top: 0, left: side, bottom: 0, right: side)
    } else if view.parent == nil, tree.child(of: node, key: "simulatedDestinationMetrics") != nil {
      // Interface Builder shows a freeform view like a controller's view.
      return shownMargins(of: node, width: frames[index].width)
    } else {
      margins = Insets(all: 8)
    }
    if let parent = view.parent, !isRowContent,
      tree.bool(.preservesSuperviewLayoutMargins, of: node) == true
    {
      margins = preserving(self.margins(of: parent), margins, frames[index], in: frames[parent])
    }
    if facts.usesSafeAreas, tree.bool(.insetsLayoutMarginsFromSafeArea, of: node) != false {
      let overlap = safeOverlap(of: index)
      margins = Insets(
        top: margins.top + overlap.top, left: margins.left + overlap.left, bottom: margins.bottom + overlap.bottom,
        right: margins.right + overlap.right)
    }
    return margins
  }

  /// The margins of a controller's view. At the top and the bottom it only has those of the safe area.
  private func shownMargins(of node: NodeID, width: Points) -> Insets {
    guard tree.bool(.insetsLayoutMarginsFromSafeArea, of: node) == false else { return controllerMargins(width: width) }
    let side = sideMargin(width: width)
    return Insets(top: 0, left: side, bottom: 0, right: side)
  }

  /// `layoutMargins` or `directionalLayoutMargins` in the file.
  private func statedMargins(of node: NodeID) -> Insets? {
    let length = { (name: AttributeName, id: NodeID) in tree.length(name, of: id) ?? 0 }
    if let id = tree.child(of: node, .edgeInsets, key: "layoutMargins") {
      return Insets(
        top: length(.top, id), left: length(.left, id), bottom: length(.bottom, id), right: length(.right, id))
    }
    if let id = tree.child(of: node, .directionalEdgeInsets, key: "directionalLayoutMargins") {
      let (leading, trailing) = (length(.leading, id), length(.trailing, id))
      return Insets(
        top: length(.top, id), left: isMirrored ? trailing : leading, bottom: length(.bottom, id),
        right: isMirrored ? leading : trailing)
    }
    return nil
  }

  /// 16 at the sides, or 20 for widths of at least 400 points.
  private func sideMargin(width: Points) -> Points { width >= 400 ? 20 : 16 }

  /// The margins of a controller's root: the safe area at the top and the bottom.
  private func controllerMargins(width: Points) -> Insets {
    let side = sideMargin(width: width)
    let safe = environment.safeArea
    return Insets(top: safe.top, left: side + safe.left, bottom: safe.bottom, right: side + safe.right)
  }

  /// The margins of a table cell's content view; 8 next to an accessory.
  private func cellMargins(of index: Int) -> Insets {
    let frame = frames[index]
    let cell = views[index].parent.map { frames[$0] } ?? frame
    let side = cellSideMargin(width: tableWidth ?? frame.width)
    return Insets(
      top: 11, left: side, bottom: 11 - (cell.height - frame.height), right: cell.width - frame.width > 1 ? 8 : side)
  }

  /// The side margin by release: the iOS of Xcode 9 and 10 uses the cell's width, that of Xcode 11 has 15 on plain
  /// screens, later ones use the screen too.
  private func cellSideMargin(width: Points) -> Points {
    let screen = facts.device?.size.width ?? width
    if facts.tools < 14_500 { return screen <= 320 ? 15 : sideMargin(width: width) }
    if facts.tools < 17_000 { return facts.device?.isRounded == true ? sideMargin(width: width) : 15 }
    return sideMargin(width: min(width, screen))
  }

  /// Width of the table around a prototype or static cell; nil for a standalone cell.
  private var tableWidth: Points? {
    guard let root = views.views.first,
      let table = tree.ancestors(of: root.node).first(where: { tree[$0].kind.traits.contains(.listsRows) })
    else { return nil }
    return tree.rect(key: "frame", of: table)?.width
  }

  private func larger(_ a: Insets, _ b: Insets) -> Insets {
    Insets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom), right: max(a.right, b.right))
  }

  /// The larger of a view's margins and the remainder of its superview's.
  private func preserving(_ outer: Insets, _ own: Insets, _ frame: Rect, in parent: Rect) -> Insets {
    Insets(
      top: max(own.top, outer.top - (frame.y - parent.y)), left: max(own.left, outer.left - (frame.x - parent.x)),
      bottom: max(own.bottom, outer.bottom - (parent.maxY - frame.maxY)),
      right: max(own.right, outer.right - (parent.maxX - frame.maxX)))
  }
}
