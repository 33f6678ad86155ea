import ThemeSource

/// The environment of a root and its views: the safe area and layout margins.
struct Environment {
  /// The safe area of the root.
  var safeArea: Insets
  /// Margins that were inferred from recorded frames; each replaces the table's margin of that side.
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
