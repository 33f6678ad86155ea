internal import InterfaceBuilderCatalog
package import ThemeSource

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

  package var isBaseline: Bool { self == .baseline || self == .firstBaseline }
}

/// A `<constraint>`: *first item's attribute* ⋚ multiplier × *second item's attribute* + constant.
package struct ConstraintDescription: Sendable {
  package enum Relation: String, Sendable, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package var node: NodeID
  package var id: ObjectID?
  /// Nil: the view whose `<constraints>` hold it.
  package var firstItem: ObjectID?
  package var firstAttribute: LayoutAttribute
  package var relation: Relation
  /// Nil where there is no second item: the constraint compares with the constant alone.
  package var secondItem: ObjectID?
  package var secondAttribute: LayoutAttribute?
  package var multiplier: Double
  /// In points. ``isStandardSpacing`` says that the file states none and means the standard distance.
  package var constant: Points
  /// 1…1000, 1000 being required.
  package var priority: Double
  /// Removed at build time: it exists in the file only.
  package var isPlaceholder: Bool
  /// `symbolic="YES"`: the constant follows the platform's standard distance.
  package var isSymbolic: Bool
  package var identifier: String?

  /// Symbolic, with no constant written.
  package var isStandardSpacing: Bool
}

extension ElementTree {
  /// What a `<constraint>` says. Nil for another element, or where an attribute or number in it is malformed
  /// (`syntax/bad-value` has said so), or where UIKit refuses it (`syntax/refused-constraint`).
  package func constraint(at id: NodeID) -> ConstraintDescription? {
    guard self[id].kind == .constraint, refusal(ofConstraint: id) == nil,
      let first = string(.firstAttribute, of: id).flatMap({ LayoutAttribute(name: $0) }),
      let relation = ConstraintDescription.Relation(rawValue: string(.relation, of: id) ?? "equal"),
      let multiplier = parseMultiplier(string(.multiplier, of: id) ?? "1"),
      let constant = parseNumber(string(.constant, of: id) ?? "0"),
      let priority = parseNumber(string(.priority, of: id) ?? "1000")
    else { return nil }
    let second = string(.secondAttribute, of: id).flatMap { LayoutAttribute(name: $0) }
    let secondItem = reference(.secondItem, of: id)
    guard (second == nil) == (string(.secondAttribute, of: id) == nil), secondItem == nil || second != nil else {
      return nil
    }
    let isSymbolic = bool(.symbolic, of: id) ?? false
    return ConstraintDescription(
      node: id, id: objectID(of: id), firstItem: reference(.firstItem, of: id), firstAttribute: first,
      relation: relation, secondItem: secondItem, secondAttribute: second, multiplier: multiplier, constant: constant,
      priority: priority, isPlaceholder: bool(.placeholder, of: id) ?? false, isSymbolic: isSymbolic,
      identifier: string(.identifier, of: id), isStandardSpacing: isSymbolic && attribute(.constant, of: id) == nil)
  }

  /// The constraints that a view holds, in order; malformed ones are left out.
  package func constraints(of view: NodeID) -> [ConstraintDescription] {
    children(of: view, .constraints).flatMap { children(of: $0, .constraint) }.compactMap { constraint(at: $0) }
  }

  /// The subviews of a view, in order from back to front: `<subviews>`, and the content views of cells and the like.
  package func subviews(of view: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    for child in children(of: view) {
      switch self[child].kind {
      case .subviews: result += children(of: child).filter { self[$0].kind.isView }
      case let kind where kind.isView: result.append(child)
      default: continue
      }
    }
    return result
  }
}
