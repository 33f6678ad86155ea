package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Index of a root in a ``ScreenTree``; valid only there.
package struct RootID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32
  package init(_ index: Int) { rawValue = UInt32(clamping: index) }
  package var index: Int { Int(rawValue) }
  package static func < (a: RootID, b: RootID) -> Bool { a.rawValue < b.rawValue }
}

/// The parts of a screen, before layout: a theme's root view with the ViewModel's values, and the inner roots of its
/// views.
///
/// Every root has a separate system of constraints, and the root that contains it determines its size. The screen's
/// root is the first, and every root follows the one that contains it.
package struct ScreenTree: Sendable {
  /// A theme that the screen shows, with the palette of its host.
  package struct Theme: Sendable {
    /// Nil for a theme outside a graph.
    package var id: ThemeID?
    package var bound: BoundTheme
    /// The sets of the themes that contain this one, as far as it follows them; nearest first.
    package var hostPalette: [ThemeSetID]
    /// The ViewModel's values for a view, in the order of its attributes.
    package var values: [NodeID: [Presentation]]

    package var tree: ElementTree { bound.theme.tree }

    package init(id: ThemeID?, bound: BoundTheme, hostPalette: [ThemeSetID], values: [NodeID: [Presentation]]) {
      self.id = id
      self.bound = bound
      self.hostPalette = hostPalette
      self.values = values
    }

    /// Texts of the ViewModel that views show and are measured by, instead of those of the theme.
    package var shownTexts: [NodeID: String] {
      values.compactMapValues { $0.last { $0.isText }?.value.text }.filter { view, _ in
        !tree.kind(of: view).traits.isDisjoint(with: [.showsText, .isButton])
      }
    }
  }

  /// A value that a view shows instead of the theme's value.
  package struct Presentation: Sendable, Equatable {
    /// Key path in the view, e.g. `text`.
    package var keyPath: String
    package var value: ViewModelValues.Value

    /// Whether it is a button's image.
    package var isImage: Bool { keyPath.lowercased().contains("image") }
    /// Whether a button is selected; nil if the value is for another property.
    package var isSelected: Bool? { keyPath.hasSuffix("selected") ? value.bool : nil }
    /// Whether it replaces a view's text.
    package var isText: Bool { !isImage && isSelected == nil }
  }

  /// A view that is laid out separately.
  package struct Root: Sendable {
    /// Index in ``ScreenTree/themes``.
    package var theme: Int
    package var node: NodeID
    /// The root that contains this root, and the view in it; nil for the screen's root.
    package var host: (root: RootID, view: NodeID)?
    package var sizing: Sizing
    /// The contents of views of this root, each view once.
    package var contents: [Content]

    package init(
      theme: Int, node: NodeID, host: (root: RootID, view: NodeID)?, sizing: Sizing, contents: [Content]
    ) {
      self.theme = theme
      self.node = node
      self.host = host
      self.sizing = sizing
      self.contents = contents
    }
  }

  /// The source of a root's size.
  package enum Sizing: Sendable, Equatable {
    /// The viewport.
    case screen
    /// The view that contains the root.
    case view
    /// The width of the list that contains the root, and the recorded height.
    case row
    /// The item size of a flow layout.
    case item(Size)
    /// The file.
    case recorded
  }

  /// The content of a view other than its subviews.
  package struct Content: Sendable {
    package var view: NodeID
    package var kind: Kind
  }

  package enum Kind: Sendable {
    /// An embedded Screenlet.
    case embed(RootID)
    /// Cells of other files, in order and then repeated.
    case cells([RootID], Repetition)
    /// Cells, headers and footers of the list's file, at their recorded places.
    case recorded([RootID])
    /// A list that only code fills: the titles of its rows, and the arrangement of its items.
    case samples([String], FlowLayout?)
  }

  /// The number of cells in a list, as far as there is room.
  package enum Repetition: Sendable {
    /// Rows in a column, with the given count.
    case rows(Int)
    /// Items of a flow layout, as many as fit up to ``FlowLayout/itemLimit``.
    case flow(FlowLayout)
  }

  /// The most rows with separate values, over all lists of a screen.
  package static let mostRows = 200

  /// Name of the parent of the screen's theme, for captions.
  package var parentTheme: String?
  package var themes: [Theme]
  /// Colors of the project's asset catalogs that the themes use.
  package var catalogColors: [String: ThemeResources.CatalogColor] = [:]
  /// By ``RootID``; never empty.
  package var roots: [Root]
  /// The most pivots in one solve.
  package var solverPivots = Limits.standard.solverPivots

  package subscript(id: RootID) -> Root { roots[id.index] }
  package var ids: some RandomAccessCollection<RootID> { roots.indices.lazy.map { RootID($0) } }

  package func theme(of id: RootID) -> Theme { themes[roots[id.index].theme] }

  /// Whether a root is in the file of its host, as prototype cells are.
  package func isOfHost(_ id: RootID) -> Bool {
    roots[id.index].host.map { roots[$0.root.index].theme == roots[id.index].theme } ?? false
  }
}
