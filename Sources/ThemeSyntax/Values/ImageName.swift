extension ElementTree {
  /// Returns the name of an object's image, from its attribute or its `<imageReference key="image">`.
  package func imageName(of node: NodeID) -> String? {
    string(.image, of: node) ?? imageReference(of: node).flatMap { string(.image, of: $0) }
  }

  /// Returns the element that contains the name of an object's image with its scale or rendering mode.
  package func imageReference(of node: NodeID) -> NodeID? { child(of: node, .imageReference, key: "image") }
}
