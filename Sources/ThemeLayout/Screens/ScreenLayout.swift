package import ThemeSource
internal import ThemeSyntax
package import ThemeText

/// The frames of all roots of a screen, and their places in the roots that contain them.
package struct ScreenLayout: Sendable {
  /// A root with its frames.
  package struct Root: Sendable {
    package var layout: LayoutTree
    /// The places for each of the root's ``ScreenTree/Root/contents``, in order.
    package var places: [[Place]] = []
  }

  /// The place of an embedded Screenlet, a cell or an item inside a view.
  package struct Place: Sendable, Equatable {
    /// Nil for a sample item, which is empty.
    package var root: RootID?
    /// Relative to the root that contains it.
    package var frame: Rect

    package init(_ root: RootID?, _ frame: Rect) {
      self.root = root
      self.frame = frame
    }
  }

  package var screen: ScreenTree
  /// By ``RootID``; nil for a root in a view that is not part of the layout.
  package var roots: [Root?]
  /// The metrics by which text was measured.
  package var metrics: TextMetrics
  package var appearance: Appearance
}
