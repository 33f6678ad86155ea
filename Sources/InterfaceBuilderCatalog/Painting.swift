/// What a view is drawn as.
///
/// Closed, and switched over without `default`: ThemeRendering gives each painting its role and content in the render
/// tree.
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
