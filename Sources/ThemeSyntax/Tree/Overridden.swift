package import ThemeSource

extension ElementTree {
  /// A value that another theme replaced. It stays in its original tree; its text is created on access.
  package struct Overridden: Sendable {
    private enum Place: Sendable {
      case attribute(Int)
      case element(NodeID)
      /// An entry of `<resources>`.
      case resource(NodeID)
    }

    private let tree: ElementTree
    private let place: Place

    package init(_ attribute: Attribute) {
      tree = ElementTree(attribute.storage)
      place = .attribute(attribute.index)
    }

    package init(_ element: NodeID, of tree: ElementTree) {
      self.tree = tree
      place = .element(element)
    }

    package init(resource: NodeID, of tree: ElementTree) {
      self.tree = tree
      place = .resource(resource)
    }

    /// The value as shown in messages and by `explain`.
    package var text: String {
      switch place {
      case .attribute(let index): tree.storage.value(ofAttribute: index)
      case .element(let node): tree.valueText(of: node)
      case .resource(let node): tree.resourceText(of: node)
      }
    }

    /// The value in readable form; for a color, its components or name.
    package var valueText: String {
      guard case .element(let node) = place, let color = tree.color(at: node) else { return text }
      switch color {
      case .components(let components): return components.hexText
      case .named(let name), .system(let name, _): return name
      }
    }

    package var span: SourceSpan {
      switch place {
      case .attribute(let index): Attribute(storage: tree.storage, index: index).valueSpan
      case .element(let node), .resource(let node): tree[node].span
      }
    }
  }

  /// Returns the values that an attribute overrode, nearest first.
  package func overridden(by attribute: Attribute) -> [Overridden] {
    attribute.storage.attributeHistories[UInt32(clamping: attribute.index)] ?? []
  }

  /// Returns the values that an element replaced completely, nearest first.
  package func overridden(by node: NodeID) -> [Overridden] { storage.elementHistories[node.rawValue] ?? [] }
}
