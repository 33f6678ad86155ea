// Made by 'themec-dev catalog' from Sources/ThemeSyntax/Catalog/Rows; do not edit.
// swift-format-ignore-file

/// How a view gets its intrinsic content size: the size that it has where constraints leave it the choice.
///
/// Closed, and switched over without `default`: ThemeLayout measures each rule.
package enum SizeRule: String, CaseIterable, Sendable {
  /// No intrinsic size: constraints or the recorded frame decide.
  case none
  /// The text, in one line or wrapped at the width that the view is given.
  case label
  /// The title beside the image, inside the content's insets.
  case button
  /// One line: the text or the placeholder, and the padding of the border.
  case textField
  /// The wrapped text and the insets around it; nothing where the view scrolls.
  case textView
  /// Segments as wide as their titles, at a fixed height.
  case segmentedControl
  /// A fixed height that depends on the release of Interface Builder.
  case searchBar
  /// The fixed size of the wheels, which are as large as their texts.
  case datePicker
  /// The natural size of the image.
  case image
  /// The fixed size of a switch.
  case `switch`
  /// The fixed size of a stepper.
  case stepper
  /// A fixed height.
  case slider
  /// A fixed height that depends on the style.
  case progress
  /// A fixed height, and a width that depends on the number of pages.
  case pageControl
  /// The fixed size of the wheels.
  case picker
  /// The fixed size of a color well.
  case colorWell
  /// A square whose side depends on the style.
  case activity
  /// The fixed height of a navigation bar or toolbar.
  case bar
  /// The fixed height of a tab bar.
  case tabBar
}

/// What a view is drawn as.
///
/// Closed, and switched over without `default`: ThemeRendering gives each painting its role and content in the
/// render tree.
package enum Painting: String, CaseIterable, Sendable {
  /// A box that its subviews are in.
  case container
  /// A box that arranges its subviews.
  case stack
  /// A box whose subviews may be larger than it.
  case scroll
  /// Text that nobody edits.
  case label
  /// Text of several lines, which may be edited.
  case textView
  /// A line of text that may be edited.
  case textField
  /// A title, an image or both, for each state.
  case button
  /// An image by its name.
  case image
  /// A knob that is on or off.
  case `switch`
  /// A knob on a track.
  case slider
  /// A minus and a plus.
  case stepper
  /// Titles side by side, one of them chosen.
  case segmentedControl
  /// A track that is filled up to some part.
  case progress
  /// A round sample of a color inside a ring of all hues.
  case colorWell
  /// A spinner.
  case activity
  /// A dot for each page.
  case pageControl
  /// Wheels of dates and times.
  case datePicker
  /// Wheels of rows that code provides.
  case picker
  /// A field to search in.
  case searchBar
  /// Rows below each other.
  case table
  /// Items in lines.
  case collection
  /// A row of a table, with an accessory at its end and the table's color behind it.
  case row
  /// An item, a header or a footer of a collection.
  case cell
  /// Items side by side.
  case toolbar
  /// A title with items beside it.
  case navigationBar
  /// Items side by side, the first of them chosen.
  case tabBar
  /// A placeholder for a web page.
  case web
  /// A placeholder for a map.
  case map
  /// What is behind the view, blurred.
  case effect
  /// A placeholder with the name of the class, for views that draw themselves.
  case opaque
}

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
  /// Shows a text in one style, which a value may replace.
  package static let showsText = ElementTraits(rawValue: 1 << 11)
  /// States the color of its text as `textColor`.
  package static let hasTextColor = ElementTraits(rawValue: 1 << 12)
  /// An object that Interface Builder may write without an id, for nothing refers to it.
  package static let needsNoID = ElementTraits(rawValue: 1 << 13)
  /// A button: states the title, its color and the image for each state, and fires when it is tapped.
  package static let isButton = ElementTraits(rawValue: 1 << 14)
}
