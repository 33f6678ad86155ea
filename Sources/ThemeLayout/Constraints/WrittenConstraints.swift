import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// A `<constraint>` with its resolved items: `first REL second·multiplier + constant`.
struct WrittenConstraint {
  struct End {
    var item: LayoutItem
    var anchor: Anchor
  }
  var node: NodeID
  /// The view that contains it in its `<constraints>`.
  var owner: Int
  var first: End
  var second: End?
  var relation: Relation
  var multiplier: Double
  var constant: Double
  var priority: Double
  /// Whether it reads from right to left: leading edges are right edges, and constants count leftward. The ends, the
  /// relation and the constant are already mirrored.
  var isMirrored = false

  /// The order in which constraints yield if not all can hold, the highest first. Interface Builder's frames show views
  /// that keep their size and reach beyond the trailing or bottom edge of their superview, and images that lose their
  /// proportion.
  ///
  /// - Parameter lengthsYield: See ``LayoutContext/lengthsYield``.
  func yielding(lengthsYield: Bool) -> Int {
    guard relation == .equal, !first.anchor.isRelativeToMargins else { return 0 }
    guard let second else { return lengthsYield && first.anchor.isLength ? 3 : 0 }
    if first.anchor.isLength, second.anchor.isLength, multiplier != 1 { return 2 }
    guard first.anchor.line == second.anchor.line else { return 0 }
    return first.anchor.line == (isMirrored ? .left : .right) || first.anchor.line == .bottom ? 1 : 0
  }

  static let yieldings = 0...3
}

extension LayoutContext {
  /// Whether a view gives up the length that it states for itself before it moves its edges.
  ///
  /// Cells in storyboards of Xcode 13 and later do (47 of 50 recorded conflicts, in 7 apps); cells in XIBs do not (2 of
  /// 45, in 14 apps), nor those in storyboards of Xcode 10 (none of 8, in one app).
  var lengthsYield: Bool {
    !views[0].kind.traits.isDisjoint(with: [.isRow, .isCollectionItem]) && facts.tools >= 20_000
      && tree.documentElement.flatMap { tree.child(of: $0, .scenes) } != nil
  }

  /// The installed constraints that a view owns, in document order. Constraints with an unknown item, attribute or
  /// number, and those that UIKit refuses, are left out; syntax checks report them. ``written`` has the constraints of
  /// all installed views.
  func writtenConstraints(of owner: Int) -> [WrittenConstraint] {
    let node = views[owner].node
    guard let list = tree.child(of: node, .constraints) else { return [] }
    let excluded = variations.excluded("constraints", of: node)
    return tree.children(of: list, .constraint).compactMap { id in
      if !excluded.isEmpty, let own = tree.objectID(of: id), excluded.contains(own) { return nil }
      if tree.bool(.enabled, of: id) == false || isUninstalled(id) { return nil }
      if options.moment == .run, tree.bool(.placeholder, of: id) == true { return nil }
      return writtenConstraint(id, owner: owner)
    }
  }

  private func isUninstalled(_ id: NodeID) -> Bool {
    tree.attributes(of: id).first { $0.name == Self.installed && $0.writtenName == "installed" }?.value == "NO"
  }

  private static let installed = AttributeName(name: "installed")

  private func writtenConstraint(_ id: NodeID, owner: Int) -> WrittenConstraint? {
    guard tree.refusal(ofConstraint: id) == nil,
      let first = end(.firstItem, .firstAttribute, of: id, owner: owner)
    else { return nil }
    var second: WrittenConstraint.End?
    if tree.attribute(.secondItem, of: id) != nil || tree.attribute(.secondAttribute, of: id) != nil {
      guard let end = end(.secondItem, .secondAttribute, of: id, owner: owner) else { return nil }
      second = end
    }
    guard let multiplier = value(.multiplier, of: id, absent: 1, parse: { parseMultiplier($0.value) }),
      let constant = value(.constant, of: id, absent: 0, parse: \.number),
      let priority = value(.priority, of: id, absent: ConstraintSystem.required, parse: \.number), priority > 0
    else { return nil }
    let relation: Relation
    switch tree.attribute(.relation, of: id) {
    case nil: relation = .equal
    case .some(let word) where word.isValue("equal"): relation = .equal
    case .some(let word) where word.isValue("lessThanOrEqual"): relation = .lessOrEqual
    case .some(let word) where word.isValue("greaterThanOrEqual"): relation = .greaterOrEqual
    case .some: return nil
    }
    let constraint = WrittenConstraint(
      node: id, owner: owner, first: first, second: second, relation: relation, multiplier: multiplier,
      constant: min(max(constant, -Points.largestLength), Points.largestLength),
      priority: min(priority, ConstraintSystem.required))
    guard isMirrored(owner), isDirectional(.firstAttribute, of: id) || isDirectional(.secondAttribute, of: id) else {
      return constraint
    }
    return constraint.mirrored
  }

  /// Whether an end is a leading or a trailing edge.
  private func isDirectional(_ name: AttributeName, of id: NodeID) -> Bool {
    tree.string(name, of: id).map { $0.hasPrefix("leading") || $0.hasPrefix("trailing") } ?? false
  }

  /// Whether the content of a view reads from right to left: by its attribute, or else by the viewport's direction.
  func isMirrored(_ index: Int) -> Bool {
    let isRightToLeft = viewport.direction == .rightToLeft
    guard let word = tree.attribute(.semanticContentAttribute, of: views[index].node) else { return isRightToLeft }
    if word.isValue("forceRightToLeft") { return true }
    return isRightToLeft && !["forceLeftToRight", "playback", "spatial"].contains { word.isValue($0) }
  }

  private func value(
    _ name: AttributeName, of id: NodeID, absent: Double, parse: (ElementTree.Attribute) -> Double?
  ) -> Double? {
    guard let attribute = variations.attribute(name, of: id), !attribute.isValue("") else { return absent }
    return parse(attribute)
  }

  /// The item and anchor of a constraint's end; the item defaults to the owner.
  private func end(
    _ itemName: AttributeName, _ anchorName: AttributeName, of id: NodeID, owner: Int
  ) -> WrittenConstraint.End? {
    guard let word = tree.attribute(anchorName, of: id),
      let anchor = word.layoutAttribute.map({ Anchor($0) }) ?? Anchor(attribute: word.value)
    else { return nil }
    guard let reference = tree.attribute(itemName, of: id) else {
      return WrittenConstraint.End(item: LayoutItem(view: owner, part: .view), anchor: anchor)
    }
    return items[reference].map { WrittenConstraint.End(item: $0, anchor: anchor) }
  }
}

extension WrittenConstraint {
  /// The same constraint where leading is right.
  fileprivate var mirrored: WrittenConstraint {
    var result = self
    result.isMirrored = true
    result.first.anchor.line = first.anchor.line.mirrored
    if let line = second?.anchor.line.mirrored { result.second?.anchor.line = line }
    result.constant = -constant
    switch relation {
    case .equal: break
    case .lessOrEqual: result.relation = .greaterOrEqual
    case .greaterOrEqual: result.relation = .lessOrEqual
    }
    return result
  }
}

extension Anchor.Line {
  fileprivate var mirrored: Anchor.Line {
    switch self {
    case .left: .right
    case .right: .left
    case .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: self
    }
  }
}

extension SystemBuilder {
  mutating func addWritten(_ constraint: WrittenConstraint) {
    let givesWay =
      context.options.adaptsToSize && context.tree.bool(.placeholder, of: constraint.node) == true
    let priority = givesWay ? Self.placeholderPriority : constraint.priority
    let origin = ConstraintOrigin.written(constraint.node, owner: constraint.owner)
    if let (edge, other) = edges(constraint) {
      add(edge, minus: other, constant: 0 - constraint.constant, constraint.relation, priority: priority, origin)
    } else if let difference = difference(constraint) {
      add(difference, constraint.relation, priority: priority, origin)
    }
  }

  /// The two edges of a constraint on the distance between edges, as most are, or on a length. Nil for others.
  private func edges(_ constraint: WrittenConstraint) -> (edge: Variable, other: Variable)? {
    let first = constraint.first
    guard let second = constraint.second else {
      return anchors.ownBox(first.item, first.anchor, seenFromInside: false)?.ends(of: first.anchor.line)
    }
    let views = context.views
    guard constraint.multiplier == 1,
      let edge = anchors.edge(
        first.item, first.anchor, seenFromInside: views.isInside(second.item.view, first.item.view)),
      let other = anchors.edge(
        second.item, second.anchor, seenFromInside: views.isInside(first.item.view, second.item.view)),
      edge != other
    else { return nil }
    return (edge, other)
  }

  /// Just above the priority of stays.
  private static let placeholderPriority = 1.0

  /// The first end minus the value that the second end requires.
  func difference(_ constraint: WrittenConstraint) -> LinearExpression? {
    let views = context.views
    let first = constraint.first
    guard let second = constraint.second else {
      return anchors.expression(first.item, first.anchor, seenFromInside: false).map { $0 - constraint.constant }
    }
    guard
      var left = anchors.expression(
        first.item, first.anchor, seenFromInside: views.isInside(second.item.view, first.item.view)),
      var right = anchors.expression(
        second.item, second.anchor, seenFromInside: views.isInside(first.item.view, second.item.view))
    else { return nil }
    if constraint.multiplier != 1, !second.anchor.isLength {
      // A multiplied position is measured in the coordinates of the constraint's owner.
      guard let origin = ownerOrigin(constraint, second.anchor.axis) else { return nil }
      right = right - origin
      if !first.anchor.isLength {
        guard let origin = ownerOrigin(constraint, first.anchor.axis) else { return nil }
        left = left - origin
      }
    }
    return left - (right * constraint.multiplier + constraint.constant)
  }

  /// The start of the owner's frame, in reading direction.
  private func ownerOrigin(_ constraint: WrittenConstraint, _ axis: Axis) -> LinearExpression? {
    guard let box = anchors.edges.boxes[constraint.owner] else { return nil }
    let alignment = context.views[constraint.owner].alignment
    switch axis {
    case .horizontal where constraint.isMirrored: return LinearExpression(box.right) + alignment.right
    case .horizontal: return LinearExpression(box.left) - alignment.left
    case .vertical: return LinearExpression(box.top) - alignment.top
    }
  }
}
