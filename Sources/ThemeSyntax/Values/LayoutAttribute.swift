/// What a constraint ties, as `NSLayoutConstraint.Attribute` names it.
package enum LayoutAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// Also written `lastBaseline`.
  case baseline
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// From Interface Builder's name; nil when it is not one.
  package init?(name: String) {
    if name == "lastBaseline" {
      self = .baseline
    } else {
      self.init(rawValue: name)
    }
  }

  /// Whether it is a place on the horizontal axis, or a width.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      false
    }
  }

  package var isSize: Bool { self == .width || self == .height }

  /// Whether it is measured from the layout margins.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline,
      .firstBaseline:
      false
    }
  }
}
