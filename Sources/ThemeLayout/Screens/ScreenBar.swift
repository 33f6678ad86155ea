package import ThemeSource
package import ThemeSyntax

/// A navigation, tool or tab bar: one that is a view of the file, or one that a container view controller draws over the view
/// of the controller that it holds.
package struct ScreenBar: Sendable, Equatable {
  package enum Kind: Sendable { case navigation, tool, tab }

  /// Something on a bar.
  package struct Item: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
      /// A navigation bar's title.
      case title(String)
      /// A button by its title, its image's name or both.
      case button(title: String?, image: String?)
      /// A view of the file's own, as it was recorded.
      case view
    }

    /// The item's element, or its custom view's; nil for what no element stands for, such as a back button.
    package var node: NodeID?
    package var content: Content
    /// Relative to the root.
    package var frame: Rect
    /// The chosen tab.
    package var isSelected: Bool

    package init(_ node: NodeID?, _ content: Content, frame: Rect = .zero, isSelected: Bool = false) {
      self.node = node
      self.content = content
      self.frame = frame
      self.isSelected = isSelected
    }
  }

  package var kind: Kind
  /// The bar's element: the view itself, or a container controller's bar, which has the look; nil where there is none.
  package var node: NodeID?
  /// Relative to the root; with the part of the screen beside the safe area that the bar's background covers.
  package var frame: Rect
  /// In drawing order.
  package var items: [Item]

  package init(_ kind: Kind, node: NodeID?, frame: Rect, items: [Item]) {
    self.kind = kind
    self.node = node
    self.frame = frame
    self.items = items
  }
}
