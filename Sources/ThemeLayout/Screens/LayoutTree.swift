package import ThemeSource
package import ThemeSyntax

/// Where the views of one root are: the result of solving its constraints, in points.
package struct LayoutTree: Sendable {
  /// One view.
  package struct View: Sendable {
    /// The view's element in the resolved theme's tree.
    package var node: NodeID
    /// Index of the superview in ``LayoutTree/views``; nil for the root.
    package var parent: Int?
    /// Index behind the last view inside this one.
    package var subtreeEnd: Int
    /// Relative to the superview's frame, as Interface Builder records it; a scroll view's content is not scrolled.
    package var frame: Rect
    /// The same frame relative to the root.
    package var absoluteFrame: Rect
    /// What the file recorded; nil when it states no frame.
    package var recorded: Rect?
    /// The view itself is hidden, or a view around it is.
    package var isHidden: Bool
    /// False for a view that a variation masks out: it takes no part in layout and is not drawn.
    package var isInstalled: Bool
    /// Whether the view reads from right to left: `UIView.effectiveUserInterfaceLayoutDirection`.
    package var isRightToLeft = false
    /// By how much the view is smaller than its text needs; zero for one without text.
    package var shortage: Size = .zero
    /// The axes in which the view is as large as its text.
    package var sizedByText: Axes = []

    package init(
      node: NodeID, parent: Int?, subtreeEnd: Int, frame: Rect, absoluteFrame: Rect, recorded: Rect?, isHidden: Bool,
      isInstalled: Bool
    ) {
      self.node = node
      self.parent = parent
      self.subtreeEnd = subtreeEnd
      self.frame = frame
      self.absoluteFrame = absoluteFrame
      self.recorded = recorded
      self.isHidden = isHidden
      self.isInstalled = isInstalled
    }
  }

  /// The root view's element.
  package var root: NodeID
  /// The size that the root was given.
  package var size: Size
  /// In preorder, the root first: every view element, in subview order.
  package var views: [View]
  /// Bars among the views, then those that container controllers draw over them.
  package var bars: [ScreenBar] = []
  /// What bars and the device's edges cover of a controller's view, so that lists begin below it; zero for other roots.
  package var coveredInsets: Insets = .zero

  /// A view whose recorded frame the constraints contradict.
  package struct Misplacement: Sendable, Equatable {
    package var node: NodeID
    package var recorded: Rect
    /// What the constraints produce in place of what was recorded; nil for what they agree with, or leave to the content.
    package var x, y, width, height: Points?
    /// By how many points the worst of these is off.
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
  /// Where the document was not updated after its constraints were.
  package var misplacements: [Misplacement] = []

  package init(root: NodeID, size: Size, views: [View]) {
    self.root = root
    self.size = size
    self.views = views
  }
}
