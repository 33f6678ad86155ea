package import ThemeSource

extension ElementTree {
  /// A value that another theme's replaced. It stays in the tree that it was in; its text is made when it is shown.
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

    /// The value as messages and `explain` show it.
    package var text: String {
      switch place {
      case .attribute(let index): tree.storage.value(ofAttribute: index)
      case .element(let node): tree.valueText(of: node)
      case .resource(let node): tree.resourceText(of: node)
      }
    }

    /// The value as people write it: of a color its components or its name.
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

  /// The values that an attribute overrode, nearest first.
  package func overridden(by attribute: Attribute) -> [Overridden] {
    attribute.storage.attributeHistories[UInt32(clamping: attribute.index)] ?? []
  }

  /// The values that an element replaced whole, nearest first.
  package func overridden(by node: NodeID) -> [Overridden] { storage.elementHistories[node.rawValue] ?? [] }
}
