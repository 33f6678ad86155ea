package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// A view that is not where its file recorded it, and the reason that the recorded frames themselves give.
package struct FrameMismatch: Sendable {
  /// Why a recorded frame is not the solved one. What is measured decides, never a name.
  package enum Cause: String, Sendable, CaseIterable {
    /// The recorded frames break a required constraint of their own file: it was edited after they were saved.
    case brokenConstraint = "recorded frames break a required constraint"
    /// As above, where the constraint belongs to a set that cannot hold together.
    case contradiction = "constraints contradict each other, another one was given up"
    /// The broken constraint refers to a margin, a guide or a safe area whose inset the file does not state.
    case inset = "an inset that the file does not state"
    /// Another line width: the font has no table of its own.
    case unknownFont = "text in a font without a table has another width"
    case textWidth = "text has another width than its table says"
    case lineCount = "text wraps into another number of lines"
    case lineHeight = "a line of text has another height than its table says"
    /// An image, a control or a class of one's own.
    case contentSize = "an image or a control has another size of its own"
    /// With the recorded number in place every wish is granted as well as before: nothing decides between the two.
    case tie = "a tie: recorded and solved frames are equally good"
    /// With the recorded number in place a wish is granted less, and none of a higher priority more.
    case outvoted = "recorded frames leave a wish further off than they need to"
    case unexplained = "not explained"
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
