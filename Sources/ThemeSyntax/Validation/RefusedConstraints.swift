package import ThemeSource

/// The reason why UIKit raises an exception for a constraint, according to `NSLayoutConstraint` and its exceptions.
package enum ConstraintRefusal: Sendable, Equatable {
  /// A size related to a position.
  case sizeWithPlace
  /// A horizontal position related to a vertical one.
  case otherAxis
  /// An edge that depends on the writing direction related to a fixed one.
  case otherDirection
  /// A position that depends only on a constant, because there is no second item.
  case noSecondItem
  /// Like `noSecondItem`, because the second item is multiplied by 0.
  case zeroMultiplier
}

extension LayoutAttribute {
  /// Returns the reason why UIKit rejects this attribute in relation to another; nil if it accepts it.
  package func refusal(relatedTo other: LayoutAttribute) -> ConstraintRefusal? {
    if isSize || other.isSize { return isSize == other.isSize ? nil : .sizeWithPlace }
    if isHorizontal != other.isHorizontal { return .otherAxis }
    if let direction, let second = other.direction, direction != second { return .otherDirection }
    return nil
  }

  private enum Direction { case reading, fixed }

  /// The direction of horizontal edges; nil for attributes that are independent of the writing direction.
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
  /// Returns the reason why UIKit rejects a `<constraint>`; nil if it accepts it, or if an attribute is unknown.
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

  /// Returns `syntax/refused-constraint` for each constraint that UIKit rejects and to which the file contributed, in
  /// document order. Constraints must be complete; those of an overlay include the parent's values.
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
