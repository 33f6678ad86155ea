internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The controls that a touch of a button hits: the button alone, an adjacent or surrounding control with the same
/// action, or a button above it.
struct TouchTargets {
  private let input: LintInput
  private let tree: ElementTree

  init(_ input: LintInput) {
    self.input = input
    tree = input.tree
  }

  /// The evidence that users tap a button.
  enum Use {
    /// The document connects the button.
    case connected
    /// Code can reach the button, and may connect it.
    case reached
    /// The button has no connection, although its outlet's owner receives actions of other buttons.
    case unconnected
  }

  // MARK: Use

  /// Returns the evidence that users tap a button that `LintInput.isUsedControl` accepts.
  func use(of button: NodeID) -> Use {
    // The framework connects the outlets of a Screenlet's theme.
    if input.theme.theme.kind != nil || isConnected(button) { return .connected }
    guard let id = tree.objectID(of: button) else { return .reached }
    if isDeclaredInert(button) { return .unconnected }
    let owners = Set(
      (tree.nodes(.outlet) + tree.nodes(.outletCollection)).filter { tree.reference(.destination, of: $0) == id }
        .compactMap { tree.parent(of: $0).flatMap { tree.parent(of: $0) }.flatMap { tree.objectID(of: $0) } })
    if owners.isEmpty { return .reached }
    let connectsOthers = tree.nodes(.action).contains { action in
      tree.reference(.destination, of: action).map { owners.contains($0) } == true
        && tree.parent(of: action).flatMap { tree.parent(of: $0) }.map { isButton($0) } == true
    }
    return connectsOthers ? .unconnected : .reached
  }

  /// Whether the document declares that a button is not an accessibility element, or is not enabled for assistive
  /// technologies.
  private func isDeclaredInert(_ button: NodeID) -> Bool {
    guard let accessibility = tree.child(of: button, key: "accessibilityConfiguration") else { return false }
    if let traits = tree.child(of: accessibility, key: "traits"), tree.bool(.notEnabled, of: traits) == true {
      return true
    }
    return tree.child(of: accessibility, key: "isElement").map { tree.bool(.value, of: $0) == false } == true
  }

  private func isConnected(_ button: NodeID) -> Bool {
    let names: [AttributeName] = [.restorationIdentifier, .key, .accessibilityIdentifier]
    if names.contains(where: { tree.attribute($0, of: button) != nil }) || tree.child(of: button, .menu) != nil {
      return true
    }
    return tree.child(of: button, .connections).map { tree.children(of: $0).contains { _ in true } } == true
  }

  /// Whether code may show a hidden button: code can reach all hidden views around it.
  func mayBeShown(_ button: NodeID) -> Bool {
    ([button] + tree.ancestors(of: button)).filter { tree.isHidden($0) }.allSatisfy { hidden in
      tree.objectID(of: hidden).map { input.destinations.contains($0) } == true
        || (tree.integer(.tag, of: hidden) ?? 0) != 0 || input.isInReachedStack(hidden)
    }
  }

  private func isButton(_ node: NodeID) -> Bool { tree.kind(of: node).traits.contains(.isButton) }

  // MARK: Rows

  /// Whether a button is the check mark of a row: it has an image for each of its two states, and is the only control
  /// of a selectable cell in a static table.
  func isCheckMark(_ button: NodeID) -> Bool {
    let states = tree.buttonStates(of: button).filter { $0.image != nil || $0.backgroundImage != nil }.map(\.key)
    guard states.contains("normal"), states.contains("selected"), (tree.text(of: button) ?? "").isEmpty,
      let cell = tree.ancestors(of: button).first(where: { tree.kind(of: $0) == .tableViewCell }),
      tree.ancestors(of: cell).contains(where: { tree.kind(of: $0) == .tableViewSection }),
      !tree.has(.selectionStyle, "none", of: cell),
      tree.ancestors(of: cell).first(where: { tree.kind(of: $0) == .tableView })
        .map({ tree.bool(.allowsSelection, of: $0) == false }) != true
    else { return false }
    return !tree.subtree(of: cell).contains { $0 != button && isControl($0) }
  }

  /// Whether code sizes a button: it has a frame and no constraints, in a cell with a custom class.
  func isSizedByCode(_ button: NodeID) -> Bool {
    guard tree.bool(.fixedFrame, of: button) == true,
      let cell = tree.ancestors(of: button).first(where: {
        let traits = tree.kind(of: $0).traits
        return traits.contains(.isRow) || traits.contains(.isCollectionItem)
      })
    else { return false }
    return tree.attribute(.customClass, of: cell) != nil
  }

  /// Whether a button has UIKit's default size: its configuration has default insets, and the document does not set the
  /// width or height that is too small.
  func hasDefaultSize(_ button: NodeID, _ size: Size, isNarrow: Bool, isLow: Bool) -> Bool {
    guard let configuration = tree.child(of: button, .buttonConfiguration),
      tree.child(of: configuration, .directionalEdgeInsets, key: "contentInsets") == nil,
      tree.attribute(.buttonSize, of: configuration) == nil,
      tree.bool(.translatesAutoresizingMaskIntoConstraints, of: button) == false,
      tree.bool(.fixedFrame, of: button) != true,
      // The default insets are 12 points at the sides, and 7 at the top and bottom. A smaller button is compressed.
      size.width >= 24 + 14, size.height >= 14 + 14
    else { return false }
    return !(isNarrow && isSized(button, isHorizontal: true)) && !(isLow && isSized(button, isHorizontal: false))
  }

  /// Whether constraints set the width or height of a view, or both of its edges.
  private func isSized(_ view: NodeID, isHorizontal: Bool) -> Bool {
    var edges = 0
    for (constraint, attribute) in constraints(of: view) where attribute.isHorizontal == isHorizontal {
      if attribute.isSize {
        if !tree.has(.relation, "greaterThanOrEqual", of: constraint) { return true }
      } else if attribute != .centerX, attribute != .centerY, tree.attribute(.relation, of: constraint) == nil {
        edges += 1
      }
    }
    return edges > 1
  }

  /// Whether constraints set both the width and the height of a button.
  func isFixed(_ button: NodeID) -> Bool {
    let stated = constraints(of: button).filter { constraint, attribute in
      attribute.isSize && tree.attribute(.relation, of: constraint) == nil
        && (tree.number(.priority, of: constraint) ?? 1000) >= 900
    }
    return Set(stated.map(\.attribute.isHorizontal)).count == 2
  }

  /// The constrained attributes of a view. A constraint between its width and its height is included twice.
  private func constraints(of view: NodeID) -> [(constraint: NodeID, attribute: LayoutAttribute)] {
    input.constraintEnds.flatMap { ends in
      // A size without an item is the size of the view that owns the constraint.
      let holder = tree.parent(of: ends.constraint).flatMap { tree.parent(of: $0) }
      let items = [
        (ends.first == nil ? holder : ends.first?.item, AttributeName.firstAttribute),
        (ends.second?.item, .secondAttribute),
      ]
      return items.compactMap { item, name -> (constraint: NodeID, attribute: LayoutAttribute)? in
        guard item == view else { return nil }
        return tree.attribute(name, of: ends.constraint)?.layoutAttribute.map { (ends.constraint, $0) }
      }
    }
  }

  // MARK: Other controls

  /// Whether another button of the same superview covers a button, and so receives its touches.
  func isCovered(_ index: Int, in layout: LayoutTree) -> Bool {
    let view = layout.views[index]
    return siblings(of: index, in: layout).contains { other in
      other > index && isButton(layout.views[other].node) && layout.views[other].frame.contains(view.frame)
        && layout.views[other].frame.area > view.frame.area + 1
    }
  }

  /// The controls with the same action as a button, as far as the document shows: surrounding ones, and adjacent ones
  /// that show a text for its image.
  func companions(of index: Int, in layout: LayoutTree, showsImage: (NodeID) -> Bool) -> [Int] {
    let view = layout.views[index]
    let actions = actions(of: view.node)
    // If code connects both buttons, a larger one below another enlarges its touch area.
    if actions.isEmpty {
      return siblings(of: index, in: layout).filter { other in
        let found = layout.views[other]
        return other < index && isButton(found.node) && self.actions(of: found.node).isEmpty
          && tree.objectID(of: found.node).map { input.destinations.contains($0) } == true
          && found.frame.contains(view.frame)
      }
    }
    return siblings(of: index, in: layout).filter { other in
      let found = layout.views[other]
      guard !actions.isDisjoint(with: self.actions(of: found.node)) else { return false }
      if found.frame.contains(view.frame) { return true }
      // Buttons with the same look and action are choices, such as digits, which the action distinguishes.
      return (tree.integer(.tag, of: view.node) ?? 0) == (tree.integer(.tag, of: found.node) ?? 0)
        && showsImage(view.node) != showsImage(found.node) && found.frame.isWithin(10, of: view.frame)
    }
  }

  /// The effect of a touch on a control.
  private struct Action: Hashable {
    /// A selector, or the kind of a segue.
    var name: String
    var event: String?
    var destination: ObjectID?
  }

  private func actions(of control: NodeID) -> Set<Action> {
    Set(
      tree.connections(of: control).compactMap { connection in
        switch connection.detail {
        case .action(let selector, let event):
          Action(name: selector, event: event, destination: connection.destination)
        case .segue(let kind, _): Action(name: kind, destination: connection.destination)
        case .outlet, .outletCollection: nil
        }
      })
  }

  /// Visible controls with the same superview as a view that take touches.
  private func siblings(of index: Int, in layout: LayoutTree) -> [Int] {
    guard let parent = layout.views[index].parent else { return [] }
    return layout.views.indices.filter { other in
      let view = layout.views[other]
      return other != index && view.parent == parent && view.isInstalled && !view.isHidden && isControl(view.node)
        && tree.bool(.userInteractionEnabled, of: view.node) != false
    }
  }

  private func isControl(_ node: NodeID) -> Bool {
    tree.kind(of: node).descriptor?.superclassName == "UIControl"
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  /// Whether another rectangle is inside this one, with a tolerance of half a point.
  fileprivate func contains(_ other: Rect) -> Bool {
    x <= other.x + 0.5 && y <= other.y + 0.5 && maxX >= other.maxX - 0.5 && maxY >= other.maxY - 0.5
  }

  /// Whether another rectangle is at most `distance` points away.
  fileprivate func isWithin(_ distance: Points, of other: Rect) -> Bool {
    x - other.maxX <= distance && other.x - maxX <= distance && y - other.maxY <= distance
      && other.y - maxY <= distance
  }

  /// The smallest rectangle that contains both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
