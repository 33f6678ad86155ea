package import ThemeLayout
internal import ThemeProject
package import ThemeRendering
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// Options for rendering a theme.
package struct RenderOptions: Sendable, Hashable {
  /// Size, device and appearance of the root (default: size in the file).
  package var viewport: Viewport
  /// Fonts for files and pictures, cells for the terminal.
  package var metrics: TextMetrics
  /// Values of the ViewModel.
  package var values: ViewModelValues
  /// Properties of views that code has set, by object id.
  package var changes: [String: ViewChange] = [:]
  /// The state of an action whose progress message is shown; nil for none.
  package var state: ProgressMessage.State?
  /// Whether embedded Screenlets are drawn. The run time draws them itself.
  package var drawsEmbedded = true

  package init(
    viewport: Viewport = .recorded, metrics: TextMetrics = .standard, values: ViewModelValues = .none
  ) {
    self.viewport = viewport
    self.metrics = metrics
    self.values = values
  }
}

/// One screen of a theme: the values of its ViewModel, embedded Screenlets, cells.
private struct ScreenQuery: Query {
  var links: ThemeLinks
  var theme: ThemeID
  var root: NodeID
  var values: ViewModelValues
  var drawsEmbedded: Bool

  func answer(from snapshot: Snapshot) -> Diagnosed<ScreenTree> {
    LinkedThemes(snapshot, links, selection: []).expanded(theme, root: root, values, drawsEmbedded: drawsEmbedded)
  }
}

/// The render tree of one root of a theme.
private struct RenderQuery: Query {
  var links: ThemeLinks
  var theme: ThemeID
  var root: NodeID
  var options: RenderOptions

  func answer(from snapshot: Snapshot) -> Diagnosed<RenderTree> {
    let themes = LinkedThemes(snapshot, links, selection: [])
    var screen = themes.screen(of: theme, root: root, options.values, drawsEmbedded: options.drawsEmbedded)
    screen.value.apply(options.changes)
    var options = options
    options.viewport.hidesStatusBar = themes.appScreens(of: theme)?.hidesStatusBar ?? false
    return render(screen, options)
  }
}

/// Lays out a screen and paints it.
package func render(_ screen: Diagnosed<ScreenTree>, _ options: RenderOptions) -> Diagnosed<RenderTree> {
  let solved = solve(screen.value, viewport: options.viewport, metrics: options.metrics)
  var tree = paint(solved.value)
  if case .cells = options.metrics { tree.noteCuts() }
  return Diagnosed(tree, screen.diagnostics + solved.diagnostics)
}

extension LinkedThemes {
  /// The render tree of a theme, with embedded Screenlets and list cells; for a storyboard, of its initial scene. Nil without a
  /// root view.
  package func rendered(_ id: ThemeID, _ options: RenderOptions = RenderOptions()) -> Diagnosed<RenderTree?> {
    var isFirst = true
    let rendered = renderedScenes(of: id, options) { _ in
      defer { isFirst = false }
      return isFirst
    }
    return Diagnosed(rendered.value.first, rendered.diagnostics)
  }

  /// The scenes of a storyboard that have a view, the initial scene first; empty for other themes.
  package func scenes(of id: ThemeID) -> [Scene] { resolved(id).value.tree.scenes }

  /// The render trees of the scenes of a storyboard, the initial scene first; for other themes, one render tree, or none
  /// without a root view. The diagnostics are those of binding the theme and of its screens.
  package func renderedScenes(
    of original: ThemeID, _ options: RenderOptions = RenderOptions(), where isWanted: (Scene) -> Bool = { _ in true }
  ) -> Diagnosed<[RenderTree]> {
    let id = options.viewport.device.flatMap { variant(of: original, for: $0) } ?? original
    let bound = bound(id)
    var rendered = renderedScreens(of: id, bound, options, where: isWanted)
    if let message = options.state.flatMap({ progressMessage(of: id, $0) }) {
      for index in rendered.value.indices { rendered.value[index].show(message) }
    }
    rendered.diagnostics = bound.diagnostics + rendered.diagnostics
    return rendered
  }

  /// The file that UIKit loads instead of another on a device: `Card~ipad.xib` for `Card.xib`.
  private func variant(of id: ThemeID, for device: Device) -> ThemeID? {
    let original = FileName(path: path(of: id))
    if original.variant != nil { return nil }
    let folder = Path.folder(of: path(of: id))
    return graph.all.first { other in
      let path = path(of: other)
      let name = FileName(path: path)
      return name.variant == .device(device.isPad ? "ipad" : "iphone") && name.stem == original.stem
        && name.ending == original.ending && Path.folder(of: path) == folder
    }
  }

  /// The message of a theme's Screenlet in a state of its actions: that of the first action that has one.
  package func progressMessage(of id: ThemeID, _ state: ProgressMessage.State) -> ProgressMessage? {
    guard let descriptor = catalog.descriptor(ofScreenlet: bound(id).value.theme.screenlet) else { return nil }
    let all = catalog.closure(of: descriptor).flatMap(\.progress)
    let texts = all.lazy.compactMap { progress in
      switch state {
      case .working: progress.working
      case .failure: progress.failure
      case .success: progress.success
      }
    }
    return texts.first.map { ProgressMessage(state: state, text: $0) }
  }

  /// The render trees of a theme with the diagnostics of its screens alone.
  private func renderedScreens(
    of id: ThemeID, _ bound: Diagnosed<BoundTheme>, _ options: RenderOptions, where isWanted: (Scene) -> Bool
  ) -> Diagnosed<[RenderTree]> {
    let scenes = bound.value.theme.tree.scenes
    var rendered = Diagnosed([RenderTree]())
    // Embedded themes can share files with this one, whose diagnostics the caller has.
    let known = diagnostics(about: id) + bound.diagnostics
    guard !scenes.isEmpty else {
      if let root = bound.value.theme.rootViews.first {
        rendered.append(self.rendered(id, root: root, options), without: known)
      } else if document(id)?.format == .storyboard {
        for container in solveContainers(bound.value, id: id, viewport: options.viewport, metrics: options.metrics) {
          var tree = paint(container.layout)
          tree.scene = container.name
          rendered.value.append(tree)
        }
      }
      return rendered
    }
    for scene in scenes where isWanted(scene) {
      var tree = self.rendered(id, root: scene.view, options)
      if scenes.count > 1 { tree.value.scene = scene.name }
      rendered.append(tree, without: known)
    }
    return rendered
  }

  package func rendered(_ id: ThemeID, root: NodeID, _ options: RenderOptions) -> Diagnosed<RenderTree> {
    snapshot.answer(RenderQuery(links: links, theme: id, root: root, options: options))
  }

  /// The parts of the screen of a theme: values of its ViewModel, embedded Screenlets, cells.
  package func screen(
    of id: ThemeID, root: NodeID, _ values: ViewModelValues = .none, drawsEmbedded: Bool = true
  ) -> Diagnosed<ScreenTree> {
    snapshot.answer(
      ScreenQuery(links: links, theme: id, root: root, values: values, drawsEmbedded: drawsEmbedded))
  }

  /// The screen of a part that code shows in a theme, such as the cell of a list, with the themes that contain the part;
  /// nil if there is none. Like the cells that a descriptor names, a part that is found by the fallback to the default
  /// theme has the palette of its host.
  package func screen(
    ofPart className: String, in host: ThemeID
  ) -> (themes: LinkedThemes, screen: Diagnosed<ScreenTree>)? {
    let (theme, module) = (graph[host].themeName, graph[host].module)
    if let id = graph.find(part: className, theme: theme, module: module).found {
      let palette = graph[id].themeName == theme ? [] : bound(host).value.theme.palette
      return screen(ofPart: id, palette).map { (self, $0) }
    }
    // Only parts that a descriptor names are linked with the theme.
    let others = snapshot.themes(ofScreenlet: className)
    let found = others.graph.find(part: className, theme: theme, module: module).found
    return found.flatMap { others.screen(ofPart: $0, []) }.map { (others, $0) }
  }

  private func screen(ofPart id: ThemeID, _ palette: [ThemeSetID]) -> Diagnosed<ScreenTree>? {
    let part = bound(id, host: palette)
    guard let root = part.value.theme.rootViews.first else { return nil }
    let screen = expanded(part.value, id, root: root, .none)
    return Diagnosed(screen.value, diagnostics(about: id) + part.diagnostics + screen.diagnostics)
  }

  fileprivate func expanded(
    _ id: ThemeID, root: NodeID, _ values: ViewModelValues, drawsEmbedded: Bool
  ) -> Diagnosed<ScreenTree> {
    var theme = bound(id).value
    if !drawsEmbedded { theme.theme.embeds = [] }
    return expanded(theme, id, root: root, values)
  }

  private func expanded(
    _ theme: BoundTheme, _ id: ThemeID, root: NodeID, _ values: ViewModelValues
  ) -> Diagnosed<ScreenTree> {
    var screen = expand(theme, id: id, root: root, values: values, library: library, limits: limits)
    let themes = screen.value.themes.map(\.bound.theme)
    let names = themes.reduce(into: Set()) { $0.formUnion(catalogColorNames(of: $1)) }
    screen.value.catalogColors = snapshot.facts.assets.colors(named: names)
    screen.value.parentTheme = graph.parent(of: id).map { graph[$0].themeName }
    return screen
  }

  /// The names of the theme's colors that asset catalogs may define.
  private func catalogColorNames(of theme: ResolvedTheme) -> Set<String> {
    let names = theme.tree.colorNames
    return names.isEmpty ? [] : names.subtracting(ownColorNames(of: theme))
  }

  /// The names of colors that the theme's sets define, and of those with variants in the theme, which are not copies of a
  /// catalog's colors.
  func ownColorNames(of theme: ResolvedTheme) -> Set<String> {
    let variants = ThemeResources(of: theme.tree).namedColors.lazy.filter { $0.appearance != nil }.map(\.name)
    let shared = theme.palette.lazy.flatMap { sets[$0].resources.namedColors }.map(\.name)
    return Set(variants).union(shared)
  }

  /// The themes that are shown inside others: embedded ones by id, and cells that code registers for a list or a descriptor
  /// names as its parts, which are found by name.
  private var library: ScreenLibrary {
    ScreenLibrary(
      themeName: { graph[$0].themeName },
      theme: { id, host in
        // Themes that cannot be read or linked are not drawn.
        let errors = diagnostics(about: id).filter { $0.severity == .error }
        let bound = bound(id, host: host)
        return Diagnosed(bound.value, errors + bound.diagnostics)
      },
      cells: { outlet, id, theme in cells(of: outlet, id, theme) })
  }

  /// The Screenlets and cells for which a project's theme shows shipped themes, because the project has none.
  package func shippedStandIns(in id: ThemeID) -> [String] {
    if isShipped(id) { return [] }
    let theme = bound(id).value
    let parts = theme.outlets.flatMap { cells(of: $0.name, id, theme) }
    return (graph.embeds(of: id) + parts).filter { isShipped($0) }.map { graph[$0].subject }
  }
}

extension Diagnosed<[RenderTree]> {
  /// Appends a screen without diagnostics that were reported before, as where two scenes embed the same theme.
  fileprivate mutating func append(_ screen: Diagnosed<RenderTree>, without known: [Diagnostic]) {
    value.append(screen.value)
    let known = known + diagnostics
    diagnostics += screen.diagnostics.filter { new in
      !known.contains { $0.code == new.code && $0.span == new.span && $0.message == new.message }
    }
  }
}
