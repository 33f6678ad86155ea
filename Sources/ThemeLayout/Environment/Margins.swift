import ThemeSource
import ThemeSyntax

/// What surrounds a root and its views: the safe area and layout margins.
struct Environment {
  /// Of the root.
  var safeArea: Insets
  /// Margins that were inferred from recorded frames; they replace the table's, side by side.
  var margins: [MarginSide: Points] = [:]
}

/// One side of a view's layout margins.
struct MarginSide: Hashable {
  enum Side: Int, CaseIterable { case left, top, right, bottom }
  var view: Int
  var side: Side
}

extension Insets {
  subscript(side: MarginSide.Side) -> Points {
    get {
      switch side {
      case .left: left
      case .top: top
      case .right: right
      case .bottom: bottom
      }
    }
    set {
      switch side {
      case .left: left = newValue
      case .top: top = newValue
      case .right: right = newValue
      case .bottom: bottom = newValue
      }
    }
  }
}

/// Layout margins of views, by the tables and the inferred environment.
struct Margins {
  let tree: ElementTree
  let facts: DocumentFacts
  let views: ViewTree
  let environment: Environment
  /// Frames relative to the root that margins are measured on: the recorded ones, or those of the pass before.
  let frames: [Rect]

  /// The margins of a view.
  func margins(of index: Int) -> Insets {
    var margins = tableMargins(of: index)
    if environment.margins.isEmpty { return margins }
    for side in MarginSide.Side.allCases {
      if let inferred = environment.margins[MarginSide(view: index, side: side)] { margins[side] = inferred }
    }
    return margins
  }

  /// The margins of a view without what was inferred for itself.
  func tableMargins(of index: Int) -> Insets {
    let view = views[index]
    let node = view.node
    var margins: Insets
    if let stated = statedMargins(of: node) {
      margins = stated
    } else if view.kind == .stackView {
      margins = .zero
    } else if view.kind == .tableViewCellContentView, facts.tools >= 13_000 {
      margins = cellMargins(of: index)
    } else if view.parent == nil, tree.controller(ofRoot: node) != nil {
      let side = sideMargin(width: frames[index].width)
      let safe = environment.safeArea
      return Insets(top: safe.top, left: side, bottom: safe.bottom, right: side)
    } else {
      margins = Insets(all: 8)
    }
    if let parent = view.parent, view.kind != .tableViewCellContentView,
      tree.bool(.preservesSuperviewLayoutMargins, of: node) == true
    {
      margins = preserving(self.margins(of: parent), margins, frames[index], in: frames[parent])
    }
    if facts.usesSafeAreas, tree.bool(.insetsLayoutMarginsFromSafeArea, of: node) != false {
      let overlap = safeOverlap(of: index)
      margins.top += overlap.top
      margins.bottom += overlap.bottom
    }
    return margins
  }

  /// `layoutMargins` or `directionalLayoutMargins` as written.
  private func statedMargins(of node: NodeID) -> Insets? {
    let length = { (name: AttributeName, id: NodeID) in tree.length(name, of: id) ?? 0 }
    if let id = tree.child(of: node, .edgeInsets, key: "layoutMargins") {
      return Insets(
        top: length(.top, id), left: length(.left, id), bottom: length(.bottom, id), right: length(.right, id))
    }
    if let id = tree.child(of: node, .directionalEdgeInsets, key: "directionalLayoutMargins") {
      return Insets(
        top: length(.top, id), left: length(.leading, id), bottom: length(.bottom, id), right: length(.trailing, id))
    }
    return nil
  }

  /// 16 at the sides, 20 from 414 points of width on.
  private func sideMargin(width: Points) -> Points { width >= 414 ? 20 : 16 }

  private func cellMargins(of index: Int) -> Insets {
    let frame = frames[index]
    let side: Points
    if frame.width >= 500, facts.tools >= 17_000 {
      side = 16
    } else if (15_000..<17_000).contains(facts.tools), frame.width <= 375 {
      side = 15
    } else {
      side = sideMargin(width: frame.width)
    }
    let separator = views[index].parent.map { frames[$0].height - frame.height } ?? 0
    return Insets(top: 11, left: side, bottom: 11 - separator, right: side)
  }

  /// The larger of a view's own margins and what is left of its superview's.
  private func preserving(_ outer: Insets, _ own: Insets, _ frame: Rect, in parent: Rect) -> Insets {
    Insets(
      top: max(own.top, outer.top - (frame.y - parent.y)), left: max(own.left, outer.left - (frame.x - parent.x)),
      bottom: max(own.bottom, outer.bottom - (parent.maxY - frame.maxY)),
      right: max(own.right, outer.right - (parent.maxX - frame.maxX)))
  }

  /// How far a view reaches into the root's unsafe strips.
  func safeOverlap(of index: Int) -> Insets {
    let safe = environment.safeArea
    guard views[index].parent != nil else { return safe }
    let frame = frames[index]
    let root = frames[0]
    return Insets(
      top: max(0, safe.top - frame.y), left: max(0, safe.left - frame.x),
      bottom: max(0, safe.bottom - (root.height - frame.maxY)), right: max(0, safe.right - (root.width - frame.maxX)))
  }
}
