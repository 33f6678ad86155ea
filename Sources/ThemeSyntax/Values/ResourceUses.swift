package import InterfaceBuilderCatalog

/// A resource by kind and name: what a theme uses, and what `<resources>` of a theme or of its set supply.
package struct ResourceName: Hashable, Comparable, Sendable {
  package enum Kind: String, Sendable, CaseIterable, Comparable {
    case color, font, image

    /// The element that supplies one.
    package var element: ElementKind {
      switch self {
      case .color: .namedColor
      case .font: .namedFont
      case .image: .image
      }
    }

    /// What messages call it.
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
  /// A place that names a resource.
  package struct ResourceUse: Sendable {
    package var resource: ResourceName
    package var node: NodeID
    /// The attribute that holds the name.
    package var attribute: Attribute
  }

  /// Every use of a resource by name, in document order; those of colors by other colors included.
  ///
  /// A font is used by name where no family stands beside it: Interface Builder always writes the family of a font of
  /// its own.
  package var resourceUses: [ResourceUse] {
    var uses: [ResourceUse] = []
    for node in all {
      switch self[node].kind {
      case .color:
        guard case .named(let name)? = color(at: node), let attribute = attribute(.name, of: node) else { continue }
        uses.append(ResourceUse(resource: ResourceName(.color, name), node: node, attribute: attribute))
      case .fontDescription, .font:
        guard case .named(let name, family: nil)? = font(at: node)?.face, let attribute = attribute(.name, of: node)
        else { continue }
        uses.append(ResourceUse(resource: ResourceName(.font, name), node: node, attribute: attribute))
      case .image where !isResource(node):
        guard let attribute = attribute(.name, of: node) else { continue }
        uses.append(ResourceUse(resource: ResourceName(.image, attribute.value), node: node, attribute: attribute))
      default:
        for attribute in attributes(of: node)
        where Self.imageAttributes.contains(attribute.name) && !attribute.value.isEmpty {
          uses.append(ResourceUse(resource: ResourceName(.image, attribute.value), node: node, attribute: attribute))
        }
      }
    }
    return uses
  }

  /// Attributes whose values are names of images.
  private static let imageAttributes: Set<AttributeName> = [
    .background, .backgroundImage, .disabledBackground, .highlightedImage, .image, .landscapeImage, .maximumValueImage,
    .minimumValueImage, .progressImage, .selectedImage, .selectionIndicatorImage, .shadowImage, .trackImage,
  ]

  /// Whether an element is an entry of the document's `<resources>`.
  package func isResource(_ node: NodeID) -> Bool {
    self[node].parent.map { self[$0].kind == .resources } ?? false
  }

  /// What an entry of `<resources>` supplies; nil for colors of UIKit's and for entries without name.
  package func resourceName(of node: NodeID) -> ResourceName? {
    guard let name = string(.name, of: node), !name.isEmpty else { return nil }
    return ResourceName.Kind.allCases.first { $0.element == self[node].kind }.map { ResourceName($0, name) }
  }

  /// The element that states a named color's or font's value; nil for images, whose attributes do.
  package func resourceValue(of node: NodeID) -> NodeID? {
    children(of: node).first {
      switch self[node].kind {
      case .namedColor: self[$0].kind == .color && color(at: $0) != nil
      case .namedFont: self[$0].kind == .fontDescription
      default: false
      }
    }
  }
}
