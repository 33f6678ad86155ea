package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// The frames of the views of a root: the result of solving its constraints, in points.
package struct LayoutTree: Sendable {
  package struct View: Sendable {
    /// The view's element in the resolved theme's tree.
    package var node: NodeID
    /// Index of the superview in ``LayoutTree/views``; nil for the root.
    package var parent: Int?
    /// The index after the last view inside this view.
    package var subtreeEnd: Int
    /// Relative to the superview's frame, as recorded by Interface Builder; a scroll view's content is not scrolled.
    package var frame: Rect
    /// The same frame relative to the root.
    package var absoluteFrame: Rect
    /// The frame in the file; nil if it states none.
    package var recorded: Rect?
    /// Whether the view or an ancestor is hidden.
    package var isHidden: Bool
    /// False for a view that a variation masks out: it is neither laid out nor drawn.
    package var isInstalled: Bool
    /// Whether the view reads from right to left: `UIView.effectiveUserInterfaceLayoutDirection`.
    package var isRightToLeft = false
    /// The amount by which the view is smaller than its text; zero without text.
    package var shortage: Size = .zero
    /// The axes in which the view is as large as its text.
    package var sizedByText: Axes = []
  }

  /// The root view's element.
  package var root: NodeID
  /// The sizes of text in text styles.
  package var typeScale = TypeScale.standard
  /// The design of the system font with which text was measured.
  package var systemFont = FontTable.standard.systemFont
  /// Measurements of fonts that the tables of fonts lack or only estimate, by name.
  package var measuredFonts: [String: MeasuredFont] = [:]
  /// Major `toolsVersion` of the document; 0 if it states none.
  package var tools = 0
  /// The language of UIKit's own words and of dates; nil for English.
  package var language: LanguageTag?
  /// The size of the root: the given one, or a larger one if it grows with its content.
  package var size: Size
  /// In preorder, the root first: every view element, in subview order.
  package var views: [View]
  /// Bars among the views, then bars that container controllers draw over them.
  package var bars: [ScreenBar] = []
  /// The insets that bars and the device's edges cover in a controller's view, so that lists begin below; zero for
  /// other roots.
  package var coveredInsets: Insets = .zero

  /// A view with a recorded frame that the constraints contradict.
  package struct Misplacement: Sendable, Equatable {
    package var node: NodeID
    package var recorded: Rect
    /// The values that the constraints produce; nil where they agree with the recorded value, or leave it to the
    /// content.
    package var x, y, width, height: Points?
    /// The largest error of these, in points.
    package var distance: Points

    package init(node: NodeID, recorded: Rect, x: Points?, y: Points?, width: Points?, height: Points?) {
      self.node = node
      self.recorded = recorded
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      distance =
        zip([x, y, width, height], [recorded.x, recorded.y, recorded.width, recorded.height])
        .map { solved, recorded in solved.map { ($0 - recorded).magnitude } ?? 0 }.max() ?? 0
    }
  }

  /// Views that are part of a contradiction between constraints.
  package var conflicting: Set<NodeID> = []
  /// Views that were not updated after their constraints changed.
  package var misplacements: [Misplacement] = []
}
