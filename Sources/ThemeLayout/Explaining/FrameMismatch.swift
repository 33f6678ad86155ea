package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// A view with a frame that differs from the recorded one, and the reason that the recorded frames themselves give.
package struct FrameMismatch: Sendable {
  /// The reason for a difference between a recorded and a solved frame. It is derived from measurements only, never
  /// from names.
  package enum Cause: String, Sendable, CaseIterable {
    /// The recorded frames violate a required constraint of their file: it was edited after they were saved.
    case brokenConstraint = "the recorded frames violate a required constraint"
    /// Like `brokenConstraint`, for a constraint in a conflicting set.
    case contradiction = "constraints conflict with each other, and another one is broken"
    /// The broken constraint refers to a margin, a guide or a safe area with an inset that the file does not state.
    case inset = "a constraint depends on an inset that the file does not state"
    /// Another line width: the font has no table.
    case unknownFont = "the text uses a font whose widths are unknown"
    case textWidth = "the estimated text width differs from the recorded one"
    case lineCount = "the estimated number of lines differs from the recorded one"
    case lineHeight = "the estimated line height differs from the recorded one"
    /// An image, a control or a custom class.
    case contentSize = "the estimated size of an image or control differs from the recorded one"
    /// The recorded number satisfies all optional constraints equally well: no constraint decides between the two.
    case tie = "the recorded and the solved frames are equally good"
    /// The recorded number satisfies an optional constraint less well, and none of a higher priority better.
    case outvoted = "the recorded frames violate an optional constraint more than necessary"
    case unexplained = "the reason is unknown"
  }

  package var view: NodeID
  /// Relative to the superview, in points.
  package var solved: Rect
  package var recorded: Rect
  package var cause: Cause
  /// The constraint or content of the cause, in words; views with equal evidence differ for the same reason.
  package var evidence: String
}

extension Rect {
  /// The largest difference between the numbers of two frames.
  func distance(to other: Rect) -> Points {
    max(
      (x - other.x).magnitude, (y - other.y).magnitude, (width - other.width).magnitude,
      (height - other.height).magnitude)
  }
}

/// The views of a root with solved frames more than a point off the recorded ones, in preorder, with their causes.
///
/// Views without a recorded frame, hidden arranged views and views that a variation masks out are left out.
package func frameMismatches(
  of tree: ElementTree, root: NodeID, viewport: Viewport = .recorded, metrics: TextMetrics = .standard,
  options: LayoutOptions = .standard
) -> [FrameMismatch] {
  var options = options
  options.reportsMisplacedViews = false
  options.reportsAmbiguity = false
  var layout = RootLayout(LayoutContext(tree, root: root, viewport: viewport, metrics: metrics, options: options))
  _ = layout.solve()
  var search = MismatchSearch(layout)
  return search.run()
}
