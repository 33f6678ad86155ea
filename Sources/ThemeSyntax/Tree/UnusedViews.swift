extension ElementTree {
  /// Whether a view is inside a top-level view without references to it, such as a view in the dock of a scene. In a
  /// XIB without a controller, code may load views by index, so they count as shown.
  package func isNeverShown(_ view: NodeID) -> Bool {
    guard
      let top = ([view] + ancestors(of: view)).first(where: { node in
        parent(of: node).map { kind(of: $0) == .objects } == true
      }), kind(of: top).isView, let id = objectID(of: top)
    else { return false }
    let isOfScene = parent(of: top).flatMap { parent(of: $0) }.map { kind(of: $0) == .scene } == true
    return (isOfScene || isOfController) && !isReferred(to: id, outside: top)
  }

  /// Whether an element outside of the object refers to it.
  private func isReferred(to id: ObjectID, outside object: NodeID) -> Bool {
    all.contains { node in
      guard !isInside(node, object), let descriptor = kind(of: node).descriptor else { return false }
      return attributes(of: node).contains { attribute in
        descriptor.type(of: attribute.name) == .reference && attribute.value == id.text
      }
    }
  }

  /// Whether the File's Owner of a XIB has a `view` outlet, as controllers do.
  private var isOfController: Bool {
    nodes(.outlet).contains { outlet in
      has(.property, "view", of: outlet)
        && parent(of: outlet).flatMap { parent(of: $0) }.map { kind(of: $0) == .placeholder } == true
    }
  }
}
