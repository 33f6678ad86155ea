package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// Where everything of a screen is: every root's frames, and where it stands in the root around it.
package struct ScreenLayout: Sendable {
  /// A root with its frames.
  package struct Root: Sendable {
    package var layout: LayoutTree
    /// For each of the root's ``ScreenTree/Root/contents`` what is shown of it, in order.
    package var places: [[Place]]

    package init(layout: LayoutTree, places: [[Place]] = []) {
      self.layout = layout
      self.places = places
    }
  }

  /// Something inside a view: an embedded Screenlet, a cell, an item.
  package struct Place: Sendable, Equatable {
    /// Nil for a sample item, which has nothing inside.
    package var root: RootID?
    /// Relative to the root that holds it.
    package var frame: Rect

    package init(_ root: RootID?, _ frame: Rect) {
      self.root = root
      self.frame = frame
    }
  }

  package var screen: ScreenTree
  /// By ``RootID``; nil for a root in a view that takes no part in layout.
  package var roots: [Root?]
  /// How text was measured.
  package var metrics: TextMetrics
  /// The device's appearance.
  package var appearance: Appearance

  package init(screen: ScreenTree, roots: [Root?], metrics: TextMetrics, appearance: Appearance) {
    self.screen = screen
    self.roots = roots
    self.metrics = metrics
    self.appearance = appearance
  }
}
