/// What an element is in a document.
package enum ElementRole: String, Sendable, CaseIterable {
  /// `document` itself, its `scene`s, and the header `theme`.
  case document
  /// A view: has a frame, may hold subviews.
  case view
  case controller
  /// An object that is neither view nor controller: placeholders, gesture recognizers, bar items.
  case object
  /// A layout guide: an item that constraints may name.
  case guide
  /// A value of its parent, identified by `key`; inheritance replaces it whole.
  case value
  /// A part of its parent with values of its own; inheritance merges it.
  case structure
  /// Holds elements of one sort, in order.
  case list
  case constraint
  /// `outlet`, `outletCollection`, `action`, `segue`.
  case connection
  /// An entry of `resources`.
  case resource
  /// What only Interface Builder reads: devices, tool versions, simulated metrics.
  case metadata
  /// What overlays add: `remove`, `unset`, `move`, `binding`.
  case edit
  /// An element that the catalog lacks.
  case opaque
}
