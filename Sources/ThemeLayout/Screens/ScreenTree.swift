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

/// What one screen is made of, before anything has a frame: a theme's root view with the ViewModel's values, and the
/// roots that stand inside its views.
///
/// Every root is a system of constraints of its own, sized by the root that holds it. The screen's own is the first, and
/// a root comes after the one that holds it.
package struct ScreenTree: Sendable {
  /// A theme that the screen shows, with a palette around it.
  package struct Theme: Sendable {
    /// Nil for a theme outside a graph.
    package var id: ThemeID?
    package var bound: BoundTheme
    /// The sets of what stands around the theme, as far as it follows them; nearest first.
    package var hostPalette: [ThemeSetID]
    /// What the ViewModel holds for a view, in the order of its attributes.
    package var values: [NodeID: [Presentation]]

    package var tree: ElementTree { bound.theme.tree }

    package init(id: ThemeID?, bound: BoundTheme, hostPalette: [ThemeSetID], values: [NodeID: [Presentation]]) {
      self.id = id
      self.bound = bound
      self.hostPalette = hostPalette
      self.values = values
    }

    /// Texts of the ViewModel that views show in place of their own, by which they are measured.
    package var shownTexts: [NodeID: String] {
      values.compactMapValues { $0.last { $0.isText }?.value.text }.filter { view, _ in
        switch tree.kind(of: view).painting {
        case .label, .textField, .textView, .button: true
        default: false
        }
      }
    }
  }

  /// A value that a view shows in place of the theme's own.
  package struct Presentation: Sendable, Equatable {
    /// Key path in the view, e.g. `text`.
    package var keyPath: String
    package var value: ViewModelValues.Value

    /// Whether a button's image is meant.
    package var isImage: Bool { keyPath.lowercased().contains("image") }
    /// Whether a button is selected; nil where the value says something else.
    package var isSelected: Bool? { keyPath.hasSuffix("selected") ? value.bool : nil }
    /// Whether it takes the place of a view's text.
    package var isText: Bool { !isImage && isSelected == nil }
  }

  /// A view that is laid out by itself.
  package struct Root: Sendable {
    /// Index in ``ScreenTree/themes``.
    package var theme: Int
    package var node: NodeID
    /// The root around this one, and its view that this one stands in; nil for the screen's own.
    package var host: (root: RootID, view: NodeID)?
    package var sizing: Sizing
    /// What stands inside views of this root, each view once.
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

  /// Where a root's size comes from.
  package enum Sizing: Sendable, Equatable {
    /// The viewport.
    case screen
    /// The view that holds the root.
    case view
    /// The width of the list that holds the root; the height that the file recorded.
    case row
    /// The item size of a flow layout.
    case item(Size)
    /// The file.
    case recorded
  }

  /// What stands inside a view beside its subviews.
  package struct Content: Sendable {
    package var view: NodeID
    package var kind: Kind
  }

  package enum Kind: Sendable {
    /// An embedded Screenlet.
    case embed(RootID)
    /// Cells of other files, one after the other and from the first again.
    case cells([RootID], Repetition)
    /// Cells, headers and footers of the list's own file, each where it was recorded.
    case recorded([RootID])
    /// A list that only code fills: what its rows are called, and how its items are arranged.
    case samples([String], FlowLayout?)
  }

  /// How often a list's cells are shown, as far as there is room.
  package enum Repetition: Sendable {
    /// Below each other, so many in all.
    case rows(Int)
    /// Items of a flow layout, as many as fit up to ``FlowLayout/itemLimit``.
    case flow(FlowLayout)
  }

  /// Name of the parent of the screen's own theme, for captions.
  package var parentTheme: String?
  package var themes: [Theme]
  /// Colors of the project's asset catalogs that the themes name.
  package var catalogColors: [String: ThemeResources.CatalogColor] = [:]
  /// By ``RootID``; never empty.
  package var roots: [Root]

  package init(parentTheme: String?, themes: [Theme], roots: [Root]) {
    self.parentTheme = parentTheme
    self.themes = themes
    self.roots = roots
  }

  package subscript(id: RootID) -> Root { roots[id.index] }
  package var ids: some RandomAccessCollection<RootID> { roots.indices.lazy.map { RootID($0) } }

  package func theme(of id: RootID) -> Theme { themes[roots[id.index].theme] }

  /// Whether a root is of the same file as the one around it, as prototype cells are.
  package func isOfHost(_ id: RootID) -> Bool {
    roots[id.index].host.map { roots[$0.root.index].theme == roots[id.index].theme } ?? false
  }
}
