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
  /// A square whose side depends on the style.
  case activity
  /// The fixed height of a navigation bar or toolbar.
  case bar
  /// The fixed height of a tab bar.
  case tabBar
}
