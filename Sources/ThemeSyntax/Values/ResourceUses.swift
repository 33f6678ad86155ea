/// The kind and name of a resource, used by a theme or supplied by the `<resources>` of a theme or set.
package struct ResourceName: Hashable, Comparable, Sendable {
  package enum Kind: String, Sendable, CaseIterable, Comparable {
    case color, font, image

    /// The element that supplies such a resource.
    package var element: ElementKind {
      switch self {
      case .color: .namedColor
      case .font: .namedFont
      case .image: .image
      }
    }

    /// The kind's name in messages.
    package var noun: String {
      switch self {
      case .color: "color"
      case .font: "font"
      case .image: "image"
      }
    }

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  package var kind: Kind
  package var name: String

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  package static func < (a: ResourceName, b: ResourceName) -> Bool { (a.kind, a.name) < (b.kind, b.name) }
}

extension ElementTree {
  /// A use of a resource by name.
  package struct ResourceUse: Sendable {
    package var resource: ResourceName
    package var node: NodeID
    /// The attribute that contains the name.
    package var attribute: Attribute
  }

  /// All uses of resources by name, in document order, including colors used by other colors.
  ///
  /// A font without a family is a use by name: Interface Builder always writes the family of other fonts.
  package var resourceUses: [ResourceUse] {
    var uses: [ResourceUse] = []
    for node in all {
      switch kind(of: node) {
      case .color:
        guard let attribute = nameOfColor(at: node) else { continue }
        uses.append(ResourceUse(resource: ResourceName(.color, attribute.value), node: node, attribute: attribute))
      case .fontDescription, .font:
        guard let attribute = attribute(.name, of: node),
          case .named(let name, family: nil)? = font(at: node)?.face
        else { continue }
        uses.append(ResourceUse(resource: ResourceName(.font, name), node: node, attribute: attribute))
      case .image where !isResource(node):
        guard let attribute = attribute(.name, of: node) else { continue }
        uses.append(ResourceUse(resource: ResourceName(.image, attribute.value), node: node, attribute: attribute))
      // `image="YES"` is a trait here.
      case .accessibilityTraits: continue
      default:
        for index in storage.attributeRange(of: node.index)
        where Self.isImage[Int(storage.attributes[index].name.ordinal)] {
          let attribute = Attribute(storage: storage, index: index)
          let name = attribute.value
          if name.isEmpty { continue }
          uses.append(ResourceUse(resource: ResourceName(.image, name), node: node, attribute: attribute))
        }
      }
    }
    return uses
  }

  /// Whether an attribute's value is the name of an image, by ordinal.
  private static let isImage: [Bool] = {
    let names: [AttributeName] = [
      .background, .backgroundImage, .disabledBackground, .highlightedImage, .image, .landscapeImage,
      .maximumValueImage, .minimumValueImage, .progressImage, .selectedImage, .selectionIndicatorImage, .shadowImage,
      .trackImage,
    ]
    var result = [Bool](repeating: false, count: Catalog.shared.attributeNames.count)
    for name in names { result[Int(name.ordinal)] = true }
    return result
  }()

  /// Returns the texts that are the value of an attribute or the text of an element, except names of resources.
  package func mentioned(of texts: Set<String>) -> Set<String> {
    // One bit per length; the highest is for lengths from 63.
    let lengths = texts.reduce(UInt64(0)) { $0 | 1 &<< UInt64(min($1.utf8.count, 63)) }
    var result: Set<String> = []
    for index in storage.elements.indices {
      let isEntry = isResource(NodeID(index))
      for place in storage.attributeRange(of: index) {
        let record = storage.attributes[place]
        if isEntry && record.name == .name { continue }
        let length = UInt64(min(record.valueOffsets.count, 63))
        if !record.isEncoded, lengths & 1 &<< length == 0 { continue }
        let value = storage.value(ofAttribute: place)
        if texts.contains(value) { result.insert(value) }
      }
      if let text = storage.text(of: index), texts.contains(text) { result.insert(text) }
    }
    return result
  }

  /// Whether an element is an entry of the document's `<resources>`.
  package func isResource(_ node: NodeID) -> Bool {
    parent(of: node).map { kind(of: $0) == .resources } ?? false
  }

  /// Returns the resource that an entry of `<resources>` supplies; nil for UIKit colors and for entries without a name.
  package func resourceName(of node: NodeID) -> ResourceName? {
    guard let name = string(.name, of: node), !name.isEmpty else { return nil }
    return ResourceName.Kind.allCases.first { $0.element == kind(of: node) }.map { ResourceName($0, name) }
  }

  /// Returns the element that contains the value of a named color or font; nil for images, which use attributes.
  package func resourceValue(of node: NodeID) -> NodeID? {
    children(of: node).first {
      switch kind(of: node) {
      case .namedColor: kind(of: $0) == .color && color(at: $0) != nil
      case .namedFont: kind(of: $0) == .fontDescription
      default: false
      }
    }
  }
}
