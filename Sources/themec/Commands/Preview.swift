import ArgumentParser
import ThemeCompiler

struct Preview: AsyncParsableCommand {
  enum Glyphs: String, ExpressibleByArgument, CaseIterable { case unicode, ascii }

  static let configuration = CommandConfiguration(
    abstract: "Draws themes in the terminal.",
    usage: """
      themec preview [<screenlet|file> ...] [<options>]
      """,
    discussion: """
      themec preview                             the shipped Screenlets
      themec preview Login --theme flat7         one theme
      themec preview Login --theme default --theme flat7       side by side
      themec preview path/to/FooView.xib --size iphone-15
      themec preview Main.storyboard             its scenes, side by side
      """)

  @Argument(help: ArgumentHelp("Screenlets, or files of themes.", valueName: "screenlet|file"))
  var subjects: [String] = []

  @Option(help: "Theme's name. Repeatable: several are drawn side by side if they fit.")
  var theme: [String] = []

  @Option(
    help: ArgumentHelp(
      "Scene of a storyboard: its controller's storyboard identifier, class, label or id. Repeatable; without, all.",
      valueName: "name"))
  var scene: [String] = []

  @Option(
    help: ArgumentHelp("Size of the screen: a device's name or WxH in points.", valueName: "size"),
    transform: viewport(ofSize:))
  var size: Viewport?

  @Flag(help: "Turn the device on its side.")
  var landscape = false

  @Option(help: "Appearance to draw.")
  var appearance = AppearanceOption.light

  @Option(help: "Colours of the output.")
  var color: ColorMode?

  @Option(help: "Characters to draw with.")
  var glyphs: Glyphs?

  @Flag(help: "Shrink screens until they fit the terminal.")
  var fit = false

  @Option(
    help: ArgumentHelp("Columns and rows to draw for, instead of the terminal's.", valueName: "CxR"),
    transform: terminalSize)
  var terminal: (columns: Int, rows: Int)?

  @Option(help: ArgumentHelp("Points a column and a row are, e.g. 8x16.", valueName: "WxH"), transform: grid(ofScale:))
  var scale: CellGrid?

  @Option(
    help: ArgumentHelp("Value of a ViewModel's attribute. Repeatable.", valueName: "attribute=value"),
    transform: Assignment.init(argument:))
  var set: [Assignment] = []

  @Flag(help: "Fill attributes with plausible values.")
  var sample = false

  @Flag(help: "Draw every view's box with its class and outlet.")
  var outline = false

  @Flag(help: "Draw hidden views as ghosts.")
  var showHidden = false

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let themes = try selectedThemes()
    let configuration = try project.project(for: subjects.first { project.isFile($0) && $0 != "-" } ?? ".")
      .configuration
    let room = terminal ?? Terminal.current.size ?? (columns: 100, rows: 50)
    var style = RasterStyle(
      depth: depth(configuration), glyphs: glyphs == .ascii ? .ascii : .unicode, showsOutlines: outline,
      showsHidden: showHidden)
    if glyphs == nil, configuration.preview.glyphs == .ascii { style.glyphs = .ascii }
    try checkValues(of: themes)
    try checkScenes(of: themes)
    var screens: [Screen] = []
    var status = Status.clean
    for selected in themes {
      let drawn = self.screens(of: selected, room, configuration, style)
      if selected.report(project, found: drawn.diagnostics) != .clean { status = .findings }
      screens += drawn.value
    }
    guard !screens.isEmpty else {
      if status != .clean { throw status.error }
      throw Failure("there is nothing to draw", help: "name a theme that has a root view")
    }
    standardOutput(encode(compose(screens, columns: room.columns, style: style), depth: depth(configuration)))
    if status != .clean { throw status.error }
  }

  /// Values for attributes that no theme here presents are a slip.
  private func checkValues(of themes: [SelectedTheme]) throws {
    guard !set.isEmpty else { return }
    let bound = themes.map { $0.workspace.bind($0.id).value }
    let known = Set(bound.flatMap { $0.bindings.map(\.attribute) }).sorted()
    for assignment in set where !known.contains(assignment.name) {
      let meant = closestMatch(to: assignment.name, in: known).map { "did you mean '\($0)'?" }
      throw Failure(
        "no theme here presents the attribute '\(assignment.name.shown)'",
        help: meant ?? (known.isEmpty ? nil : "they present \(known.joined(separator: ", "))"))
    }
  }

  /// A scene that no storyboard here has is a slip.
  private func checkScenes(of themes: [SelectedTheme]) throws {
    guard !scene.isEmpty else { return }
    _ = try themes.flatMap { $0.workspace.scenes(of: $0.id) }.named(scene)
  }

  private func depth(_ configuration: Configuration) -> ColorDepth {
    (color ?? ColorMode(rawValue: configuration.preview.color.rawValue) ?? .auto).depth
  }

  // MARK: What to draw

  private func selectedThemes() throws -> [SelectedTheme] {
    if subjects.isEmpty { return try gallery() }
    let input = subjects.contains("-") ? try StandardInput.read() : nil
    return try subjects.flatMap { subject -> [SelectedTheme] in
      if DiskFileSystem().isFolder(subject) { return try themes(below: subject) }
      if project.isFile(subject) { return [try project.theme(subject, standardInput: input)] }
      return try (theme.isEmpty ? [nil] : theme.map(Optional.some)).map { try project.theme(subject, theme: $0) }
    }
  }

  private func themes(below folder: String) throws -> [SelectedTheme] {
    let snapshot = try project.session(for: folder, asking: [folder]).snapshot
    let found = snapshot.selection.compactMap { snapshot.theme(in: $0) }.filter { $0.isDrawable }
    if found.isEmpty {
      throw Failure("no theme to draw below '\(folder.shown)'", help: "name an .xml, .xib or .storyboard file of iOS")
    }
    return found
  }

  /// Small screens: a gallery of them fits a window.
  private static let gallerySize = Viewport(size: Size(width: 320, height: 448))

  /// The project's own Screenlets; where there are none, the shipped ones.
  private func gallery() throws -> [SelectedTheme] {
    let snapshot = try project.session().snapshot
    let own = snapshot.ownScreenlets
    return (own.isEmpty ? snapshot.screenlets : own).flatMap { screenlet in
      (theme.isEmpty ? [nil] : theme.map(Optional.some)).compactMap { snapshot.find(screenlet, theme: $0).value }
    }
  }

  // MARK: Drawing

  /// The scenes of a storyboard, or the one screen of a theme.
  private func screens(
    of selected: SelectedTheme, _ room: (columns: Int, rows: Int), _ configuration: Configuration, _ style: RasterStyle
  ) -> Diagnosed<[Screen]> {
    let (workspace, id) = (selected.workspace, selected.id)
    var grid = scale ?? CellGrid.standard
    if scale == nil {
      let factor = configuration.preview.scale
      grid = CellGrid(pointsPerColumn: grid.pointsPerColumn / factor, pointsPerRow: grid.pointsPerRow / factor)
    }
    var options = CompileOptions(viewport: viewport, metrics: .cells(grid))
    options.values = ViewModelValues(
      Dictionary(set.map { ($0.name, .text($0.value)) }, uniquingKeysWith: { $1 }), usesSamples: sample)
    if !scene.isEmpty, workspace.document(id)?.format != .storyboard { return Diagnosed([]) }
    let compiled = workspace.compileScenes(id, options) { candidate in
      scene.isEmpty || scene.contains { candidate.goes(by: $0) }
    }
    let screens = compiled.value.map { tree in
      guard fit else { return Screen(tree, grid, style) }
      let grid = grid.fitting(tree.viewport, columns: room.columns - 2, rows: room.rows - 3)
      var screen = Screen(tree, grid, style)
      screen.notes = []
      return screen
    }
    return Diagnosed(screens, compiled.diagnostics)
  }

  private var viewport: Viewport {
    var viewport = size ?? (subjects.isEmpty ? Self.gallerySize : .recorded)
    if landscape, let upright = viewport.size {
      viewport.size = Size(width: upright.height, height: upright.width)
      viewport.device = nil
    }
    viewport.appearance = appearance.value
    return viewport
  }
}

extension SelectedTheme {
  /// Whether the theme has a view, of its own or inherited.
  fileprivate var isDrawable: Bool {
    workspace.document(id)?.rootViews.isEmpty == false || workspace.graph.parent(of: id) != nil
  }
}
