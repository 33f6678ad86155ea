package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeLayout
package import ThemeRendering
package import ThemeSemantics
internal import ThemeSource
package import ThemeSyntax
package import ThemeText

/// How a theme is compiled.
package struct CompileOptions: Sendable {
  /// The root's size, device and appearance; the recorded size by default.
  package var viewport: Viewport
  /// Fonts for files and pictures, cells for the terminal.
  package var metrics: TextMetrics
  /// What the ViewModel holds.
  package var values: ViewModelValues

  package init(
    viewport: Viewport = .recorded, metrics: TextMetrics = .standard, values: ViewModelValues = .none
  ) {
    self.viewport = viewport
    self.metrics = metrics
    self.values = values
  }

  /// Insets of the device, not of the frames that one file happened to record; constraints of Interface Builder's own left out.
  var layout: LayoutOptions {
    LayoutOptions(
      insets: viewport == .recorded ? .recorded : .table, keepsPlaceholderConstraints: viewport == .recorded,
      reportsMisplacedViews: false)
  }
}

extension Workspace {
  /// A theme from its files to what is to be drawn, embedded Screenlets and list cells included; of a storyboard the
  /// scene that it starts with. Nil without a root view.
  package func compile(_ id: ThemeID, _ options: CompileOptions = CompileOptions()) -> Diagnosed<RenderTree?> {
    var isFirst = true
    let compiled = compileScenes(id, options) { _ in
      defer { isFirst = false }
      return isFirst
    }
    return Diagnosed(compiled.value.first, compiled.diagnostics)
  }

  /// The scenes of a theme's file that have a view, that which it starts with first; none where it is no storyboard.
  package func scenes(of id: ThemeID) -> [Scene] { resolve(id).value.tree.scenes }

  /// The scenes of a storyboard that have a view, that which it starts with first; any other theme is one by itself, and
  /// there is none without a root view.
  package func compileScenes(
    _ id: ThemeID, _ options: CompileOptions = CompileOptions(), where isWanted: (Scene) -> Bool = { _ in true }
  ) -> Diagnosed<[RenderTree]> {
    let bound = bind(id)
    let scenes = bound.value.theme.tree.scenes
    guard !scenes.isEmpty else {
      let compiled = compile(id, bound, root: bound.value.theme.rootViews.first, options, depth: 0, host: [])
      return Diagnosed(compiled.value.map { [$0] } ?? [], compiled.diagnostics)
    }
    var trees: [RenderTree] = []
    var diagnostics = bound.diagnostics
    for scene in scenes where isWanted(scene) {
      let compiled = compile(id, Diagnosed(bound.value), root: scene.view, options, depth: 0, host: [])
      diagnostics += compiled.diagnostics
      guard var tree = compiled.value else { continue }
      if scenes.count > 1 { tree.scene = scene.name }
      trees.append(tree)
    }
    return Diagnosed(trees, diagnostics)
  }

  /// - Parameter host: the palette of what stands around the theme, where the theme is to follow it.
  private func compile(
    _ id: ThemeID, _ options: CompileOptions, depth: Int, host: [ThemeSetID]
  ) -> Diagnosed<RenderTree?> {
    let bound = bind(id, host: host)
    return compile(id, bound, root: bound.value.theme.rootViews.first, options, depth: depth, host: host)
  }

  private func compile(
    _ id: ThemeID, _ bound: Diagnosed<BoundTheme>, root: NodeID?, _ options: CompileOptions, depth: Int,
    host: [ThemeSetID]
  ) -> Diagnosed<RenderTree?> {
    guard let root else { return Diagnosed(nil, bound.diagnostics) }
    let solved = solve(
      bound.value, root: root, viewport: options.viewport, metrics: options.metrics, options: options.layout)
    var paintOptions = PaintOptions(
      appearance: options.viewport.appearance == .dark ? .dark : .light, metrics: options.metrics,
      parentTheme: graph.parent(of: id).map { graph[$0].themeName })
    if depth < limits.embedding {
      for embed in bound.value.theme.embeds {
        guard let theme = embed.theme, let view = solved.value.views.first(where: { $0.node == embed.view }) else {
          continue
        }
        paintOptions.embeds[embed.view] =
          compile(
            theme, options.resized(to: view.frame.size), depth: depth + 1,
            host: embed.followsHost ? palette(for: theme, in: id, bound.value, host: host) : []
          ).value
      }
      addCells(of: bound.value, id, solved.value, options, depth, host: host, to: &paintOptions)
    }
    let tree = paint(solved.value, bound.value, options.values, options: paintOptions)
    return Diagnosed(tree, bound.diagnostics + solved.diagnostics)
  }

  /// The palette for what stands inside a theme: where it has no theme of the host's name and fell back to another, the
  /// host's, so that it looks like what is around it.
  private func palette(
    for guest: ThemeID, in id: ThemeID, _ theme: BoundTheme, host: [ThemeSetID]
  ) -> [ThemeSetID] {
    graph[guest].themeName == graph[id].themeName ? host : theme.theme.palette
  }

  /// Cells that a descriptor names as parts of a list: themes of the list's rows, found by name.
  private func addCells(
    of theme: BoundTheme, _ id: ThemeID, _ layout: LayoutTree, _ options: CompileOptions, _ depth: Int,
    host: [ThemeSetID], to paintOptions: inout PaintOptions
  ) {
    guard let descriptor = catalog.descriptor(ofScreenlet: theme.theme.screenlet) else { return }
    let parts = catalog.closure(of: descriptor).flatMap(\.parts)
    for outlet in theme.outlets {
      guard let view = layout.views.first(where: { $0.node == outlet.target }) else { continue }
      let found = parts.filter { $0.outlet == outlet.name }.compactMap { part in
        graph.find(part: part.className, theme: graph[id].themeName, module: graph[id].module).found
      }
      let flow = FlowLayout(of: outlet.target, in: theme.theme.tree)
      let cells = (flow.map { fitting(found, $0.itemSize) } ?? found).compactMap { cell in
        compile(
          cell, options.cell(in: view.frame.size, flow, of: self, cell), depth: depth + 1,
          host: palette(for: cell, in: id, theme, host: host)
        ).value
      }
      if !cells.isEmpty { paintOptions.cells[outlet.target] = filled(cells) }
    }
  }

  /// Of several cells for one collection that whose recorded size is closest to the layout's.
  private func fitting(_ cells: [ThemeID], _ size: Size) -> [ThemeID] {
    func distance(_ cell: ThemeID) -> Double {
      guard let document = document(cell), let root = document.rootViews.first,
        let frame = document.tree.rect(key: "frame", of: root)
      else { return .infinity }
      return abs(frame.width - size.width) + abs(frame.height - size.height)
    }
    return cells.min { distance($0) < distance($1) }.map { [$0] } ?? []
  }

  /// A single cell stands for several rows.
  private func filled(_ cells: [RenderTree]) -> [RenderTree] {
    cells.count == 1 ? Array(repeating: cells[0], count: 3) : cells
  }
}

extension CompileOptions {
  fileprivate func resized(to size: Size) -> CompileOptions {
    var options = self
    if size.width >= 1, size.height >= 1 { options.viewport.size = size }
    options.viewport.device = nil
    options.viewport.safeArea = .zero
    return options
  }

  /// A table's cell is as wide as the table and as high as it was recorded; a collection's has the size of its layout's items.
  fileprivate func cell(in list: Size, _ flow: FlowLayout?, of workspace: Workspace, _ cell: ThemeID) -> CompileOptions
  {
    if let flow { return resized(to: flow.itemSize) }
    guard let document = workspace.document(cell), let root = document.rootViews.first,
      document.tree[root].kind.traits.contains(.isRow), let recorded = document.tree.rect(key: "frame", of: root)
    else {
      var options = self
      options.viewport = Viewport(appearance: viewport.appearance)
      return options
    }
    return resized(to: Size(width: list.width, height: recorded.height))
  }
}
