package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Expands a screen into its parts: values of the ViewModel at the views that present them, and the inner roots of
/// views: embedded Screenlets, cells of other files, and cells of the same file.
///
/// Never fails: a theme inside itself, or nested too deep, is reported and left out.
/// - Parameters:
///   - id: the theme's id; nil for a theme outside a graph, which has no cells of other files.
///   - root: one of the theme's root views.
package func expand(
  _ theme: BoundTheme, id: ThemeID? = nil, root: NodeID, values: ViewModelValues = .none,
  library: ScreenLibrary = .none, limits: Limits = .standard
) -> Diagnosed<ScreenTree> {
  var expansion = Expansion(theme, id: id, root: root, values: values, library: library, limits: limits)
  // New roots are appended, so this ends when no root is added.
  var next = 0
  while next < expansion.screen.roots.count {
    expansion.fill(RootID(next))
    next += 1
  }
  return Diagnosed(expansion.screen, expansion.diagnostics)
}

/// A screen with roots that are expanded in order.
struct Expansion {
  /// A theme in a palette.
  private struct Guest: Hashable {
    var id: ThemeID
    var palette: [ThemeSetID]
    /// Index of the values that its views present.
    var scope: Int
  }

  private(set) var screen: ScreenTree
  private(set) var diagnostics: [Diagnostic] = []
  /// The values of ViewModels: the screen's first, then those of each row with separate values.
  private var scopes: [ViewModelValues]
  /// The index of its values, for each theme of the screen.
  private var scopesOfThemes: [Int] = []
  private let library: ScreenLibrary
  private let limits: Limits
  /// The themes that were looked up; nil for those missing in the library.
  private var known: [Guest: Diagnosed<BoundTheme>?] = [:]
  private var themes: [Guest: Int] = [:]
  /// Elements of inner roots of other files.
  private var innerElements = 0

  init(
    _ theme: BoundTheme, id: ThemeID?, root: NodeID, values: ViewModelValues, library: ScreenLibrary, limits: Limits
  ) {
    scopes = [values]
    self.library = library
    self.limits = limits
    screen = ScreenTree(parentTheme: nil, themes: [], roots: [])
    screen.solverPivots = limits.solverPivots
    append(theme, id: id, palette: [], scope: 0)
    screen.roots.append(ScreenTree.Root(theme: 0, node: root, host: nil, sizing: .screen, contents: []))
  }

  private mutating func append(_ theme: BoundTheme, id: ThemeID?, palette: [ThemeSetID], scope: Int) {
    let values = scopes[scope]
    scopesOfThemes.append(scope)
    var presented: [NodeID: [ScreenTree.Presentation]] = [:]
    for binding in theme.bindings {
      guard let value = values.value(of: binding.attribute, type: binding.type, path: binding.value) else { continue }
      presented[binding.view, default: []].append(ScreenTree.Presentation(keyPath: binding.keyPath, value: value))
    }
    // The views of a cell have no ViewModel: a row has values for their outlets.
    for outlet in theme.outlets where scope > 0 && presented[outlet.target] == nil {
      guard
        let value = values.values[outlet.name]
          ?? (values.usesSamples && theme.theme.tree.kind(of: outlet.target).traits.contains(.showsText)
            ? SampleValues.text(ofOutlet: outlet.name, row: values.row) : nil)
      else { continue }
      presented[outlet.target] = [ScreenTree.Presentation(keyPath: "text", value: value)]
    }
    screen.themes.append(ScreenTree.Theme(id: id, bound: theme, hostPalette: palette, values: presented))
  }

  /// The values of the rows of a list, by its outlet or by the ViewModel's attribute; nil if they are not stated.
  func rows(of list: NodeID, in id: RootID) -> ViewModelValues.Value? {
    let theme = screen.theme(of: id)
    let values = scopes[scopesOfThemes[screen[id].theme]].values
    let stated = theme.bound.outlets.filter { $0.target == list }.compactMap { values[$0.name] }
    return (stated + (theme.values[list] ?? []).map(\.value)).first { value in
      switch value {
      case .rows, .list: true
      case .text, .number, .bool, .parts: false
      }
    }
  }

  /// Whether lists without stated rows get sample rows.
  var usesSamples: Bool { scopes[0].usesSamples }

  /// Adds values of a row; nil if there are too many.
  /// - Parameter row: number of the row in its list.
  mutating func addScope(_ values: [String: ViewModelValues.Value], row: Int) -> Int? {
    guard scopes.count <= ScreenTree.mostRows else { return nil }
    var scope = ViewModelValues(values, usesSamples: scopes[0].usesSamples)
    scope.row = row
    scopes.append(scope)
    return scopes.count - 1
  }

  /// Adds the inner roots of the views of a root.
  mutating func fill(_ id: RootID) {
    let theme = screen.theme(of: id)
    let root = screen[id].node
    var filled: Set<NodeID> = []
    for embed in theme.bound.theme.embeds {
      guard let guest = embed.theme, theme.tree.isLaidOut(embed.view, in: root) else { continue }
      let palette = embed.followsHost ? palette(for: guest, in: theme) : []
      guard let inner = add(guest, palette, in: id, embed.view, sizing: { _, _ in .view }) else { continue }
      filled.insert(embed.view)
      add(.embed(inner), to: embed.view, of: id)
    }
    for view in theme.tree.subtree(of: root)
    where theme.tree.isList(view) && !filled.contains(view) && theme.tree.isLaidOut(view, in: root) {
      fillList(view, of: id)
    }
  }

  mutating func add(_ content: ScreenTree.Kind, to view: NodeID, of id: RootID) {
    screen.roots[id.index].contents.append(ScreenTree.Content(view: view, kind: content))
  }

  /// Adds a root of the host's file.
  mutating func addOwn(_ node: NodeID, in host: RootID, _ view: NodeID, sizing: ScreenTree.Sizing) -> RootID {
    screen.roots.append(
      ScreenTree.Root(theme: screen[host].theme, node: node, host: (host, view), sizing: sizing, contents: []))
    return RootID(screen.roots.count - 1)
  }

  // MARK: Other files

  /// The palette for an inner theme. If it does not have the host's name because of a fallback, the host's palette
  /// applies, so that it matches its surroundings.
  func palette(for guest: ThemeID, in host: ScreenTree.Theme) -> [ThemeSetID] {
    let isOfSameName = host.id.map { library.themeName(guest) == library.themeName($0) } ?? false
    return isOfSameName ? host.hostPalette : host.bound.theme.palette
  }

  /// The cells of a list, by the outlets that are connected to it.
  func cells(of list: NodeID, in theme: ScreenTree.Theme) -> [ThemeID] {
    guard let id = theme.id else { return [] }
    for outlet in theme.bound.outlets.reversed() where outlet.target == list {
      let cells = library.cells(outlet.name, id, theme.bound)
      if !cells.isEmpty { return cells }
    }
    return []
  }

  /// The root view of another theme, and its tree; nil if there is none.
  mutating func root(of guest: ThemeID, _ palette: [ThemeSetID]) -> (node: NodeID, tree: ElementTree)? {
    guard let theme = theme(Guest(id: guest, palette: palette, scope: 0))?.value.theme else { return nil }
    return theme.rootViews.first.map { ($0, theme.tree) }
  }

  private mutating func theme(_ guest: Guest) -> Diagnosed<BoundTheme>? {
    let anywhere = Guest(id: guest.id, palette: guest.palette, scope: 0)
    let theme = known[anywhere] ?? library.theme(guest.id, guest.palette)
    known[anywhere] = .some(theme)
    return theme
  }

  /// Adds the root of another theme inside a view; nil if it has none, contains itself or is nested too deep.
  mutating func add(
    _ guest: ThemeID, _ palette: [ThemeSetID], in host: RootID, _ view: NodeID, scope: Int? = nil,
    sizing: (_ root: NodeID, _ tree: ElementTree) -> ScreenTree.Sizing
  ) -> RootID? {
    let key = Guest(id: guest, palette: palette, scope: scope ?? scopesOfThemes[screen[host].theme])
    guard let theme = theme(key) else { return nil }
    let place = screen.theme(of: host).tree[view].nameSpan
    let path = path(to: host)
    if let first = path.firstIndex(where: { screen.themes[$0].id == guest }) {
      report(.containsItself(path[first...].map { screen.themes[$0].bound.theme.screenlet }, at: place))
      return nil
    }
    for diagnostic in theme.diagnostics { report(diagnostic) }
    guard let root = root(of: guest, palette) else { return nil }
    innerElements += root.tree.subtree(of: root.node).count
    if path.count > limits.embedding || innerElements > limits.embeddedElements {
      report(.tooMuchInside(theme.value.theme.screenlet, limits, isDeep: path.count > limits.embedding, at: place))
      return nil
    }
    let index = use(theme.value, key)
    screen.roots.append(
      ScreenTree.Root(
        theme: index, node: root.node, host: (host, view), sizing: sizing(root.node, root.tree), contents: []))
    return RootID(screen.roots.count - 1)
  }

  /// The index of a theme, which is added with its first use.
  private mutating func use(_ theme: BoundTheme, _ guest: Guest) -> Int {
    if let index = themes[guest] { return index }
    append(theme, id: guest.id, palette: guest.palette, scope: guest.scope)
    themes[guest] = screen.themes.count - 1
    return screen.themes.count - 1
  }

  /// The themes that contain a root, outermost first, then the root's theme.
  private func path(to id: RootID) -> [Int] {
    var path = [screen[id].theme]
    var next = id
    while let host = screen[next].host?.root {
      if screen[host].theme != screen[next].theme { path.append(screen[host].theme) }
      next = host
    }
    return path.reversed()
  }

  /// Reports a diagnostic once, however often a theme is shown.
  mutating func report(_ diagnostic: Diagnostic) {
    let isKnown = diagnostics.contains {
      $0.code == diagnostic.code && $0.span == diagnostic.span && $0.message == diagnostic.message
    }
    if !isKnown { diagnostics.append(diagnostic) }
  }
}
