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

/// The role of an element in a document.
package enum ElementRole: String, Sendable, CaseIterable {
  /// `document` itself, its `scene`s, and the header `theme`.
  case document
  /// A view: has a frame and may contain subviews.
  case view
  case controller
  /// An object that is neither view nor controller: placeholders, gesture recognizers, bar items.
  case object
  /// A layout guide: an item to which constraints may refer.
  case guide
  /// A value of its parent, identified by `key`. Inheritance replaces it completely.
  case value
  /// A part of its parent with values. Inheritance merges it.
  case structure
  /// An ordered list of elements of one category.
  case list
  case constraint
  /// `outlet`, `outletCollection`, `action`, `segue`.
  case connection
  /// An entry of `resources`.
  case resource
  /// Data for Interface Builder only: devices, tool versions, simulated metrics.
  case metadata
  /// Instructions in overlays: `remove`, `unset`, `move`, `binding`.
  case edit
  /// An element that is not in the catalog.
  case opaque
}
