extension ElementTree {
  /// The name of the image of an object: its attribute, or the one that an `<imageReference key="image">` says how to show.
  package func imageName(of node: NodeID) -> String? {
    string(.image, of: node) ?? imageReference(of: node).flatMap { string(.image, of: $0) }
  }

  /// The element that names the image of an object together with its scale or rendering mode.
  package func imageReference(of node: NodeID) -> NodeID? { child(of: node, .imageReference, key: "image") }
}
