internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSyntax

/// Reachability of a document's views for code and users.
extension LintInput {
  /// Whether code may replace the content of a view: an outlet refers to the view or to a stack view around it, or the
  /// view has a tag. Always false in a Screenlet's theme, which determines the appearance of its views.
  func mayChange(_ view: NodeID) -> Bool { mayChange(view, changeable) }

  /// Whether code may replace the text or the colors of a view.
  func mayRestyle(_ view: NodeID) -> Bool { mayChange(view, restylable) }

  private func mayChange(_ view: NodeID, _ objects: Set<ObjectID>) -> Bool {
    if theme.theme.kind != nil { return false }
    if tree.objectID(of: view).map({ objects.contains($0) }) == true { return true }
    return (tree.integer(.tag, of: view) ?? 0) != 0 || isInReachedStack(view)
  }

  /// Whether an outlet refers to a stack view around a view: code can then reach the arranged views.
  func isInReachedStack(_ view: NodeID) -> Bool {
    tree.ancestors(of: view).contains { holder in
      tree.kind(of: holder) == .stackView && tree.objectID(of: holder).map { changeable.contains($0) } == true
    }
  }

  /// Whether an outlet of a custom class refers to a view, in an app's document.
  func isOutletOfClass(_ view: NodeID) -> Bool {
    guard let id = tree.objectID(of: view), changeable.contains(id) else { return false }
    return (tree.nodes(.outlet) + tree.nodes(.outletCollection)).contains { outlet in
      tree.reference(.destination, of: outlet) == id
        && tree.parent(of: outlet).flatMap { tree.parent(of: $0) }.map { tree.attribute(.customClass, of: $0) != nil }
          == true
    }
  }

  /// Whether a control has a purpose: it takes touches, and has an action, a segue, an outlet, a tag or an identifier.
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

  /// Whether a view is inside an unreferenced top-level view.
  func isNeverShown(_ view: NodeID) -> Bool { document.isOfInterfaceBuilder && tree.isNeverShown(view) }

  /// Whether an object is a top-level object of a XIB, which code receives when it loads the file.
  func isHandedToCode(_ object: NodeID) -> Bool {
    document.isOfInterfaceBuilder && document.format != .storyboard
      && tree.parent(of: object).map { tree.kind(of: $0) == .objects } == true
  }

  /// Views that are not installed in the size classes of the document, nor in those of any device.
  var uninstalled: Set<NodeID> {
    let all = layouts + variants.flatMap(\.layouts)
    let views = all.flatMap(\.views)
    return Set(views.lazy.filter { !$0.isInstalled }.map(\.node))
      .subtracting(views.lazy.filter(\.isInstalled).map(\.node))
  }
}
