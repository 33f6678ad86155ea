package import ThemeSource
package import ThemeSyntax

/// Index of a theme, part, host or variant in a ``ThemeGraph``; valid only for that graph.
package struct ThemeID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package init(_ index: Int) { rawValue = UInt32(clamping: index) }
  package var index: Int { Int(rawValue) }
  package static func < (a: ThemeID, b: ThemeID) -> Bool { a.rawValue < b.rawValue }
}

/// The relation of a theme to its parent.
package enum ThemeKind: String, Sendable, CaseIterable {
  case `default`, full, child, extended
}

/// A theme with its complete inheritance applied: one tree, in which each value has the file that declares it.
package struct ResolvedTheme: Sendable {
  /// A view that embeds another Screenlet, and the theme found for it.
  package struct Embed: Sendable {
    package var view: NodeID
    package var screenlet: String
    /// `nil` if the Screenlet is unknown.
    package var theme: ThemeID?
    /// Whether the view sets no theme, so that it follows the theme around it.
    package var followsHost: Bool
    package init(view: NodeID, screenlet: String, theme: ThemeID?, followsHost: Bool = true) {
      self.view = view
      self.screenlet = screenlet
      self.theme = theme
      self.followsHost = followsHost
    }
  }

  /// A file that contributes to the theme.
  package struct Source: Sendable, Equatable {
    package var file: FileID
    package var theme: ThemeID
    package var form: ThemeForm
  }

  /// The Screenlet, e.g. `Login`; for a part, its class name; for a host, its file's stem.
  package var screenlet: String
  /// Theme name, e.g. `flat7`; empty for a host.
  package var name: String
  /// `nil` for parts and hosts, which have no kind.
  package var kind: ThemeKind?
  /// The theme, its parent and so on; empty if it was resolved without a graph.
  package var chain: [ThemeID]
  package var format: ThemeDocument.Format
  package var tree: ElementTree
  /// Root views: one for a theme, one per scene for a host.
  package var rootViews: [NodeID]
  /// Embedded Screenlets, in document order.
  package var embeds: [Embed]
  /// The files that contribute to the theme, nearest first, including `-ext` files; empty if it was resolved without a
  /// graph.
  package var sources: [Source] = []
  /// For elements with several contributing files: the location in each file, nearest first. The element's origin is
  /// last.
  package var contributors: [NodeID: [SourceSpan]] = [:]
  /// The parts of its parent that its overlay removes.
  var removed = RemovedParts()
  /// The parts that are missing because of reported errors.
  package var marks = ErrorMarks()
  /// Whether it consists of changes to an unknown parent, so that missing parts are not reported.
  package var isAdrift = false
  /// Whether all contributing files, including those of its sets, were read completely. Otherwise ids and values may be
  /// missing, and references to them are not reported.
  package var isReadWhole = true
  /// Whether the theme is complete, so that missing parts are reported.
  package var isWhole: Bool { !isAdrift && isReadWhole }

  /// The location at which its overlay removes a constraint that placed an element.
  package func removalOfConstraint(on node: NodeID) -> SourceSpan? { removed.constraints[node] }

  /// The sets with resources that are available to the theme, nearest first.
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
