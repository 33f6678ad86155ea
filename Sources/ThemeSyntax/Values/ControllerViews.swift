extension ElementTree {
  /// Whether a root view belongs to a controller and therefore has the size of a screen: that of a scene, or the
  /// destination of the `view` outlet of a XIB's owner. The recorded size of other root views is arbitrary.
  package func isControllersView(_ root: NodeID) -> Bool {
    guard let parent = parent(of: root) else { return false }
    if kind(of: parent).role == .controller { return true }
    guard let id = objectID(of: root) else { return false }
    return nodes(.outlet).contains { outlet in
      guard has(.property, "view", of: outlet), reference(.destination, of: outlet) == id,
        let owner = self.parent(of: outlet).flatMap({ self.parent(of: $0) })
      else { return false }
      return kind(of: owner) == .placeholder
    }
  }

  /// Returns the container view that shows a root view: the first with an embed segue to the root view's controller.
  /// Nil for other root views.
  package func container(of root: NodeID) -> NodeID? {
    guard let controller = parent(of: root), kind(of: controller).role == .controller, let id = objectID(of: controller)
    else { return nil }
    let segue = nodes(.segue).first { has(.kind, "embed", of: $0) && reference(.destination, of: $0) == id }
    return segue.flatMap { parent(of: $0) }.flatMap { parent(of: $0) }
  }
}
