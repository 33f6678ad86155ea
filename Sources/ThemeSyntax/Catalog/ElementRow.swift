/// What the catalog says of one element in a few bytes.
package struct ElementRow: Sendable {
  package let role: ElementRole
  package let sizeRule: SizeRule
  package let painting: Painting
  package let traits: ElementTraits
  /// Whether the element may have character data.
  package let hasText: Bool
  /// Whether any attribute is allowed in the element.
  package let isOpen: Bool
}
