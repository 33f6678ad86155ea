package import ThemeSource
package import ThemeSyntax

/// A navigation, tool or tab bar: a view of the file, or a bar that a container view controller draws over the view of
/// its controller.
package struct ScreenBar: Sendable, Equatable {
  package enum Kind: Sendable { case navigation, tool, tab }

  /// An item on a bar.
  package struct Item: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
      /// A navigation bar's title.
      case title(String)
      /// A navigation bar's title below its buttons.
      case largeTitle(String)
      /// The line above a navigation bar's title.
      case prompt(String)
      /// A button by its title, its image's name or both.
      case button(title: String?, image: String?)
      /// A custom view of the file, in its recorded size.
      case view
    }

    /// The item's element, or its custom view's; nil for items without one, such as a back button.
    package var node: NodeID?
    package var content: Content
    /// Relative to the root.
    package var frame: Rect
    /// Whether it is the chosen tab.
    package var isSelected: Bool
    /// Whether the frame has room for all of the item's text.
    package var showsWholeText = false
    /// The text in a circle at a tab's icon; nil for none.
    package var badge: String?

    package init(_ node: NodeID?, _ content: Content, frame: Rect = .zero, isSelected: Bool = false) {
      self.node = node
      self.content = content
      self.frame = frame
      self.isSelected = isSelected
    }
  }

  package var kind: Kind
  /// The bar's element: the view itself, or a container controller's bar, which has its attributes; nil if there is
  /// none.
  package var node: NodeID?
  /// Relative to the root; includes the part of the screen outside the safe area that the bar's background covers.
  package var frame: Rect
  /// In drawing order.
  package var items: [Item]
  /// The navigation item that is shown by a navigation controller's bar, whose appearances it can replace.
  package var navigationItem: NodeID?

  package init(_ kind: Kind, node: NodeID?, frame: Rect, items: [Item]) {
    self.kind = kind
    self.node = node
    self.frame = frame
    self.items = items
  }
}
