package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// A view whose frame differs from the recorded one, and the reason that the recorded frames themselves give.
package struct FrameMismatch: Sendable {
  /// Why a recorded frame is not the solved one. What is measured decides, never a name.
  package enum Cause: String, Sendable, CaseIterable {
    /// The recorded frames violate a required constraint of their own file: it was edited after they were saved.
    case brokenConstraint = "the recorded frames violate a required constraint"
    /// As above, where the constraint belongs to a set that cannot hold together.
    case contradiction = "constraints conflict with each other, and another one is broken"
    /// The broken constraint refers to a margin, a guide or a safe area whose inset the file does not state.
    case inset = "a constraint depends on an inset that the file does not state"
    /// Another line width: the font has no table of its own.
    case unknownFont = "the text uses a font whose widths are unknown"
    case textWidth = "the estimated text width differs from the recorded one"
    case lineCount = "the estimated number of lines differs from the recorded one"
    case lineHeight = "the estimated line height differs from the recorded one"
    /// An image, a control or a class of one's own.
    case contentSize = "the estimated size of an image or control differs from the recorded one"
    /// With the recorded number in place every optional constraint is met as well as before: nothing decides between the two.
    case tie = "the recorded and the solved frames are equally good"
    /// With the recorded number in place an optional constraint is met less well, and none of a higher priority better.
    case outvoted = "the recorded frames violate an optional constraint more than necessary"
    case unexplained = "the reason is unknown"
  }

  package var view: NodeID
  /// Relative to the superview, in points.
  package var solved: Rect
  package var recorded: Rect
  package var cause: Cause
  /// The constraint or content that the cause speaks of, in words; views with the same one are off for one reason.
  package var evidence: String
}

extension Rect {
  /// The largest difference of two frames' numbers.
  func distance(to other: Rect) -> Points {
    max(
      (x - other.x).magnitude, (y - other.y).magnitude, (width - other.width).magnitude,
      (height - other.height).magnitude)
  }
}

/// The views of a root whose solved frames are more than a point off the recorded ones, in preorder, with their causes.
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
