internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// What code and users can reach of a document's views.
extension LintInput {
  /// Whether code may replace what a view shows: an outlet leads to it or to a stack view around it, or it has a tag. A
  /// Screenlet's theme decides how its views look.
  func mayChange(_ view: NodeID) -> Bool {
    if theme.theme.kind != nil { return false }
    if tree.objectID(of: view).map({ changeable.contains($0) }) == true { return true }
    return (tree.integer(.tag, of: view) ?? 0) != 0 || isInReachedStack(view)
  }

  /// Whether an outlet leads to a stack view around a view: code that has a stack view has its views.
  func isInReachedStack(_ view: NodeID) -> Bool {
    tree.ancestors(of: view).contains { holder in
      tree.kind(of: holder) == .stackView && tree.objectID(of: holder).map { changeable.contains($0) } == true
    }
  }

  /// Whether an outlet of a custom class leads to a view, in an app's document.
  func isOutletOfClass(_ view: NodeID) -> Bool {
    guard let id = tree.objectID(of: view), changeable.contains(id) else { return false }
    return (tree.nodes(.outlet) + tree.nodes(.outletCollection)).contains { outlet in
      tree.reference(.destination, of: outlet) == id
        && tree.parent(of: outlet).flatMap { tree.parent(of: $0) }.map { tree.attribute(.customClass, of: $0) != nil }
          == true
    }
  }

  /// Whether something gives a control a purpose: it takes touches, and an action, a segue, an outlet, a tag or an identifier is
  /// there for it.
  func isUsedControl(_ control: NodeID) -> Bool {
    if tree.bool(.userInteractionEnabled, of: control) == false { return false }
    if tree.child(of: control, .connections).map({ tree.children(of: $0).contains { _ in true } }) == true {
      return true
    }
    if [AttributeName.restorationIdentifier, .key, .accessibilityIdentifier].contains(where: {
      tree.attribute($0, of: control) != nil
    }) {
      return true
    }
    if (tree.integer(.tag, of: control) ?? 0) != 0 || tree.child(of: control, .menu) != nil { return true }
    return tree.objectID(of: control).map { destinations.contains($0) } == true
  }

  /// Whether a view is in a top-level one that nothing refers to.
  func isNeverShown(_ view: NodeID) -> Bool { document.isOfInterfaceBuilder && tree.isNeverShown(view) }

  /// Whether an object is a top-level one of a XIB, which code receives when it loads the file.
  func isHandedToCode(_ object: NodeID) -> Bool {
    document.isOfInterfaceBuilder && document.format != .storyboard
      && tree.parent(of: object).map { tree.kind(of: $0) == .objects } == true
  }

  /// Views that are left out in the size classes of the document and of every device.
  var uninstalled: Set<NodeID> {
    let all = layouts + variants.flatMap(\.layouts)
    let views = all.flatMap(\.views)
    return Set(views.lazy.filter { !$0.isInstalled }.map(\.node))
      .subtracting(views.lazy.filter(\.isInstalled).map(\.node))
  }
}
