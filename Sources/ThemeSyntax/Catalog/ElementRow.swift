/// Compact properties of an element in the catalog.
package struct ElementRow: Sendable {
  package let role: ElementRole
  package let sizeRule: SizeRule
  package let painting: Painting
  package let traits: ElementTraits
  /// Whether the element may contain character data.
  package let hasText: Bool
  /// Whether the element may have any attribute.
  package let isOpen: Bool
}
