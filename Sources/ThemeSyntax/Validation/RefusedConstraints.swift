package import ThemeSource

/// Why UIKit raises an exception instead of making a constraint, as `NSLayoutConstraint` documents and its exceptions say.
package enum ConstraintRefusal: Sendable, Equatable {
  /// A size and a place.
  case sizeWithPlace
  /// A horizontal place and a vertical one.
  case otherAxis
  /// An edge in reading direction and one that stays where it is.
  case otherDirection
  /// A place that nothing but a constant decides, for there is no second item.
  case noSecondItem
  /// The same, for the second item counts 0 times.
  case zeroMultiplier
}

extension LayoutAttribute {
  /// Why UIKit relates this attribute of a view to no such attribute of another; nil where it does.
  package func refusal(relatedTo other: LayoutAttribute) -> ConstraintRefusal? {
    if isSize || other.isSize { return isSize == other.isSize ? nil : .sizeWithPlace }
    if isHorizontal != other.isHorizontal { return .otherAxis }
    if let direction, let second = other.direction, direction != second { return .otherDirection }
    return nil
  }

  private enum Direction { case reading, fixed }

  /// What the two horizontal edges follow; nil for what is the same in both writing directions.
  private var direction: Direction? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .left, .right, .leftMargin, .rightMargin: .fixed
    case .top, .bottom, .width, .height, .centerX, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }
}

extension ElementTree {
  /// Why UIKit does not make a `<constraint>`; nil where it does, and where an attribute's word is not known.
  package func refusal(ofConstraint id: NodeID) -> ConstraintRefusal? {
    guard kind(of: id) == .constraint, let first = attribute(.firstAttribute, of: id)?.layoutAttribute else {
      return nil
    }
    guard let word = attribute(.secondAttribute, of: id) else {
      return first.isSize || attribute(.secondItem, of: id) != nil ? nil : .noSecondItem
    }
    guard let second = word.layoutAttribute else { return nil }
    if let refusal = first.refusal(relatedTo: second) { return refusal }
    return !first.isSize && string(.multiplier, of: id).flatMap(parseMultiplier) == 0 ? .zeroMultiplier : nil
  }

  /// `syntax/refused-constraint` for each constraint of the tree that UIKit does not make and that a file had a part in, in
  /// document order. The constraints must be whole, as an overlay's are with what their parent says.
  package func refusedConstraints(in file: FileID) -> [Diagnostic] {
    nodes(.constraint).compactMap { id in
      guard let refusal = refusal(ofConstraint: id), let first = attribute(.firstAttribute, of: id) else { return nil }
      let second = attribute(.secondAttribute, of: id)
      let cause: Attribute? =
        switch refusal {
        case .sizeWithPlace, .otherAxis, .otherDirection: second
        case .noSecondItem: first
        case .zeroMultiplier: attribute(.multiplier, of: id)
        }
      guard let place = [cause, first, second].lazy.compactMap({ $0 }).first(where: { $0.file == file }) else {
        return nil
      }
      return .refused(refusal, first: first.value, second: second?.value ?? "", at: place.valueSpan)
    }
  }
}

extension Diagnostic {
  fileprivate static func refused(
    _ refusal: ConstraintRefusal, first: String, second: String, at span: SourceSpan
  ) -> Diagnostic {
    let axis = LayoutAttribute(name: first)?.isHorizontal == true ? "horizontal" : "vertical"
    let (message, help) =
      switch refusal {
      case .sizeWithPlace where LayoutAttribute(name: first)?.isSize == true:
        (
          "'\(first)' cannot be related to '\(second)'",
          "relate a size to a size: use 'width' or 'height', or remove 'secondItem' and 'secondAttribute'"
        )
      case .sizeWithPlace, .otherAxis:
        (
          "'\(first)' cannot be related to '\(second)'",
          "relate it to a \(axis) position, such as '\(first)'"
        )
      case .otherDirection:
        (
          "'\(first)' cannot be related to '\(second)'",
          "use 'leading' or 'trailing' for both, or 'left' or 'right' for both"
        )
      case .noSecondItem:
        (
          "'\(first)' requires a second item",
          "add secondItem=\"…\" and secondAttribute=\"…\": only 'width' and 'height' can be constant"
        )
      case .zeroMultiplier:
        (
          "a multiplier of 0 removes the second item, which '\(first)' requires",
          "use another multiplier: only 'width' and 'height' can be constant"
        )
      }
    return Diagnostic(.refusedConstraint, message, at: span, help: help)
  }
}
