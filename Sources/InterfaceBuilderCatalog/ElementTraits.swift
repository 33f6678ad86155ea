/// What views of a kind have in common beyond how they are sized and drawn, as far as layout, inheritance and rules ask.
package struct ElementTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Clips its subviews, and constraints from inside see what it scrolls instead of its frame.
  package static let scrolls = ElementTraits(rawValue: 1 << 0)
  /// Lays out its subviews side by side or below each other, without written constraints.
  package static let arrangesSubviews = ElementTraits(rawValue: 1 << 1)
  /// A list of rows: cells inside take their margins from its width.
  package static let listsRows = ElementTraits(rawValue: 1 << 2)
  /// A row of a list: as wide as the list, and without a safe area of its own.
  package static let isRow = ElementTraits(rawValue: 1 << 3)
  /// A cell, header or footer of a collection, with margins only at the sides.
  package static let isCollectionItem = ElementTraits(rawValue: 1 << 4)
  /// The content view of a cell: the cell gives it its frame, whatever the autoresizing mask says.
  package static let isCellContent = ElementTraits(rawValue: 1 << 5)
  /// Has the margins that a table gives the content of its rows.
  package static let hasRowMargins = ElementTraits(rawValue: 1 << 6)
  /// Has text whose baseline constraints may name; elsewhere a baseline is the bottom edge.
  package static let hasBaseline = ElementTraits(rawValue: 1 << 7)
  /// Shows something of its own or takes input, so that it should be neither empty nor cut off.
  package static let needsSpace = ElementTraits(rawValue: 1 << 8)
  /// Always holds content (a value, rows, a page), whatever its attributes say: a Child theme may neither add nor remove it.
  package static let holdsContent = ElementTraits(rawValue: 1 << 9)
  /// Draws only its background color behind its subviews.
  package static let isPlain = ElementTraits(rawValue: 1 << 10)
  /// States the color of its text as `textColor`.
  package static let hasTextColor = ElementTraits(rawValue: 1 << 11)
  /// A button: states the title, its color and the image for each state, and fires when it is tapped.
  package static let isButton = ElementTraits(rawValue: 1 << 12)
}

extension ElementTraits {
  /// By the names that rows use.
  static let byName: [(name: String, trait: ElementTraits)] = [
    ("scrolls", .scrolls),
    ("arrangesSubviews", .arrangesSubviews),
    ("listsRows", .listsRows),
    ("isRow", .isRow),
    ("isCollectionItem", .isCollectionItem),
    ("isCellContent", .isCellContent),
    ("hasRowMargins", .hasRowMargins),
    ("hasBaseline", .hasBaseline),
    ("needsSpace", .needsSpace),
    ("holdsContent", .holdsContent),
    ("isPlain", .isPlain),
    ("hasTextColor", .hasTextColor),
    ("isButton", .isButton),
  ]
}
