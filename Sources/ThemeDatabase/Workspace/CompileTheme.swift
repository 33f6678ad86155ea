package import ThemeLayout
package import ThemeRendering
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// Options for compiling a theme.
package struct CompileOptions: Sendable {
  /// Size, device and appearance of the root (default: size in the file).
  package var viewport: Viewport
  /// Fonts for files and pictures, cells for the terminal.
  package var metrics: TextMetrics
  /// Values of the ViewModel.
  package var values: ViewModelValues
  /// What code has set in views, by object id.
  package var changes: [String: ViewChange] = [:]
  /// The state of an action whose progress message is shown; nil for none.
  package var state: ProgressMessage.State?

  package init(
    viewport: Viewport = .recorded, metrics: TextMetrics = .standard, values: ViewModelValues = .none
  ) {
    self.viewport = viewport
    self.metrics = metrics
    self.values = values
  }
}

extension Workspace {
  /// The render tree of a theme, with embedded Screenlets and list cells; for a storyboard, of its initial scene. Nil without a
  /// root view.
  package func compile(_ id: ThemeID, _ options: CompileOptions = CompileOptions()) -> Diagnosed<RenderTree?> {
    var isFirst = true
    let compiled = compileScenes(id, options) { _ in
      defer { isFirst = false }
      return isFirst
    }
    return Diagnosed(compiled.value.first, compiled.diagnostics)
  }

  /// The scenes of a storyboard that have a view, the initial scene first; empty for other themes.
  package func scenes(of id: ThemeID) -> [Scene] { resolve(id).value.tree.scenes }

  /// The render trees of the scenes of a storyboard, the initial scene first; for other themes, one render tree, or none
  /// without a root view.
  package func compileScenes(
    _ id: ThemeID, _ options: CompileOptions = CompileOptions(), where isWanted: (Scene) -> Bool = { _ in true }
  ) -> Diagnosed<[RenderTree]> {
    var screens = compileWithoutProgress(id, options, where: isWanted)
    if let message = options.state.flatMap({ progressMessage(of: id, $0) }) {
      for index in screens.value.indices { screens.value[index].show(message) }
    }
    return screens
  }

  /// What a theme's Screenlet shows in a state of its actions: the message of the first action that has one.
  package func progressMessage(of id: ThemeID, _ state: ProgressMessage.State) -> ProgressMessage? {
    guard let descriptor = catalog.descriptor(ofScreenlet: bind(id).value.theme.screenlet) else { return nil }
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

  private func compileWithoutProgress(
    _ id: ThemeID, _ options: CompileOptions, where isWanted: (Scene) -> Bool
  ) -> Diagnosed<[RenderTree]> {
    let bound = bind(id)
    drawn[id] = bound
    let scenes = bound.value.theme.tree.scenes
    var compiled = Diagnosed([RenderTree](), bound.diagnostics)
    // Embedded themes can share files with this one, whose diagnostics the caller has.
    let known = diagnostics(about: id) + bound.diagnostics
    guard !scenes.isEmpty else {
      if let root = bound.value.theme.rootViews.first {
        compiled.append(compile(screen(of: id, bound.value, root: root, options), options), without: known)
      } else if document(id)?.format == .storyboard {
        for container in solveContainers(bound.value, id: id, viewport: options.viewport, metrics: options.metrics) {
          var tree = paint(container.layout)
          tree.scene = container.name
          compiled.value.append(tree)
        }
      }
      return compiled
    }
    for scene in scenes where isWanted(scene) {
      var tree = compile(screen(of: id, bound.value, root: scene.view, options), options)
      if scenes.count > 1 { tree.value.scene = scene.name }
      compiled.append(tree, without: known)
    }
    return compiled
  }

  /// The parts of the screen of a theme: values of its ViewModel, embedded Screenlets, cells.
  package func screen(
    of id: ThemeID, _ theme: BoundTheme, root: NodeID, _ values: ViewModelValues = .none
  ) -> Diagnosed<ScreenTree> {
    var screen = expand(theme, id: id, root: root, values: values, library: library, limits: limits)
    if let assets {
      let themes = screen.value.themes.map(\.bound.theme)
      let names = themes.reduce(into: Set()) { $0.formUnion(catalogColorNames(of: $1)) }
      screen.value.catalogColors = assets.colors(named: names)
    }
    screen.value.parentTheme = graph.parent(of: id).map { graph[$0].themeName }
    return screen
  }

  /// The names of colors that asset catalogs may define: all but those that the theme's sets define, or that have variants in
  /// the theme, which are its own and no copies.
  private func catalogColorNames(of theme: ResolvedTheme) -> Set<String> {
    let names = theme.tree.colorNames
    if names.isEmpty { return [] }
    let variants = ThemeResources(of: theme.tree).namedColors.lazy.filter { $0.appearance != nil }.map(\.name)
    let shared = theme.palette.lazy.flatMap { sets[$0].resources.namedColors }.map(\.name)
    return names.subtracting(variants).subtracting(shared)
  }

  private func screen(
    of id: ThemeID, _ theme: BoundTheme, root: NodeID, _ options: CompileOptions
  ) -> Diagnosed<ScreenTree> {
    var screen = screen(of: id, theme, root: root, options.values)
    screen.value.apply(options.changes)
    return screen
  }

  func compile(_ screen: Diagnosed<ScreenTree>, _ options: CompileOptions) -> Diagnosed<RenderTree> {
    let solved = solve(screen.value, viewport: options.viewport, metrics: options.metrics)
    var tree = paint(solved.value)
    if case .cells = options.metrics, tree.hasTexts {
      tree.noteCuts(on: paint(solve(screen.value, viewport: options.viewport, metrics: .standard).value))
    }
    return Diagnosed(tree, screen.diagnostics + solved.diagnostics)
  }

  /// The themes that stand inside others: embedded ones by id, and cells that a descriptor names as parts of a list, which
  /// are found by name.
  private var library: ScreenLibrary {
    ScreenLibrary(
      themeName: { graph[$0].themeName },
      theme: { id, host in
        // Themes that cannot be read or linked are not drawn.
        let errors = diagnostics(about: id).filter { $0.severity == .error }
        let bound = bind(id, host: host)
        return Diagnosed(bound.value, errors + bound.diagnostics)
      },
      cells: { outlet, id, theme in cells(of: outlet, id, theme) })
  }

  /// The themes of the cells that a list of a theme shows.
  func cells(of outlet: String, _ id: ThemeID, _ theme: BoundTheme) -> [ThemeID] {
    guard let descriptor = catalog.descriptor(ofScreenlet: theme.theme.screenlet) else { return [] }
    return catalog.closure(of: descriptor).flatMap(\.parts).filter { $0.outlet == outlet }.compactMap { part in
      graph.find(part: part.className, theme: graph[id].themeName, module: graph[id].module).found
    }
  }
}

extension Diagnosed<[RenderTree]> {
  /// Adds a screen; what was reported of a theme before, as where two scenes embed it, is not reported again.
  fileprivate mutating func append(_ screen: Diagnosed<RenderTree>, without known: [Diagnostic]) {
    value.append(screen.value)
    let known = known + diagnostics
    diagnostics += screen.diagnostics.filter { new in
      !known.contains { $0.code == new.code && $0.span == new.span && $0.message == new.message }
    }
  }
}
