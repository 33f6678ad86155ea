package import ThemeSource
package import ThemeSyntax

/// Index of a theme, part, host or variant in a ``ThemeGraph``; valid only with the graph that gave it.
package struct ThemeID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package init(_ index: Int) { rawValue = UInt32(clamping: index) }
  package var index: Int { Int(rawValue) }
  package static func < (a: ThemeID, b: ThemeID) -> Bool { a.rawValue < b.rawValue }
}

/// How a theme relates to its parent.
package enum ThemeKind: String, Sendable, CaseIterable {
  case `default`, full, child, extended
}

/// A theme with its whole inheritance applied: one tree, every value with the file that supplied it.
package struct ResolvedTheme: Sendable {
  /// A view that embeds another Screenlet, and the theme found for it.
  package struct Embed: Sendable {
    package var view: NodeID
    package var screenlet: String
    /// Nil when the Screenlet is not known.
    package var theme: ThemeID?
    /// Whether the view states no theme of its own: then it is to look like what is around it.
    package var followsHost: Bool
    package init(view: NodeID, screenlet: String, theme: ThemeID?, followsHost: Bool = true) {
      self.view = view
      self.screenlet = screenlet
      self.theme = theme
      self.followsHost = followsHost
    }
  }

  /// A file that the theme is made of.
  package struct Source: Sendable, Equatable {
    package var file: FileID
    package var theme: ThemeID
    package var form: ThemeForm
  }

  /// Screenlet, e.g. `Login`; the class's name for a part; the file's stem for a host.
  package var screenlet: String
  /// Theme name, e.g. `flat7`; empty for a host.
  package var name: String
  /// Nil for parts and hosts, which have no kind.
  package var kind: ThemeKind?
  /// The theme itself first, then its parent and so on; empty when resolved outside a graph.
  package var chain: [ThemeID]
  package var format: ThemeDocument.Format
  package var tree: ElementTree
  /// Root views; themes have one, hosts one per scene.
  package var rootViews: [NodeID]
  /// Embedded Screenlets, in document order.
  package var embeds: [Embed]
  /// The files that the theme is made of, nearest first, `-ext` files included; empty when resolved outside a graph.
  package var sources: [Source] = []
  /// For elements that several files contribute to: the place in each file, nearest first. The element's origin is last.
  package var contributors: [NodeID: [SourceSpan]] = [:]
  /// What it lacks because of errors that are reported.
  package var marks = ErrorMarks()
  /// Whether it is made of changes to a parent that was not found: what it lacks is then no fault of its own.
  package var isAdrift = false
  /// Whether every file that it is made of was read to its end, its sets' files too: else ids and values are lost, and
  /// what refers to them is not to blame.
  package var isReadWhole = true
  /// Whether all of it is known, so that what it lacks is its author's doing.
  package var isWhole: Bool { !isAdrift && isReadWhole }

  /// The sets whose resources the theme sees, nearest first.
  package var palette: [ThemeSetID] = []

  package init(
    screenlet: String, name: String, kind: ThemeKind?, chain: [ThemeID], format: ThemeDocument.Format,
    tree: ElementTree, rootViews: [NodeID], embeds: [Embed]
  ) {
    self.screenlet = screenlet
    self.name = name
    self.kind = kind
    self.chain = chain
    self.format = format
    self.tree = tree
    self.rootViews = rootViews
    self.embeds = embeds
  }
}
