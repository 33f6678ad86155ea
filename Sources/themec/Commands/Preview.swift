import ArgumentParser
import TerminalCells
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemePreview
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeText

struct Preview: ParsableCommand, TakesPaths {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: "themec", abstract: "Draw themes in the terminal or to a file",
    usage: """
      themec preview [<screenlet|path> ...] [<options>]
      """,
    discussion: """
      Draws several screens side by side if they fit.

        themec preview                                       # all Screenlets
        themec preview Login --theme flat7                   # one theme
        themec preview Login --theme default --theme flat7   # two themes
        themec preview path/to/FooView.xib --size iphone-15
        themec preview Main.storyboard                       # all scenes
        themec preview Login --output login.svg              # a picture
        themec preview Login --watch                         # draw again when a file changes
        themec preview Login --serve                         # in a browser, and again when a file changes
      """)

  @Argument(
    help: ArgumentHelp(
      """
      Names of Screenlets, theme files or folders (default: all Screenlets of the project, else its views, else the shipped Screenlets)
      """,
      valueName: "screenlet|path"), completion: .screenletsAndFiles)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Name of the theme (default: 'default'; repeatable)", valueName: "theme"), completion: .themes)
  var theme: [String] = []

  @Option(
    help: ArgumentHelp(
      "Storyboard scene, by its controller's storyboard identifier, class, label or id (default: all; repeatable)",
      valueName: "name"))
  var scene: [String] = []

  @Flag(name: .shortAndLong, help: "Open the themes in a full-screen session with keyboard and mouse")
  var interactive = false

  @Flag(help: "Draw a sheet of text, controls and bars in their states instead of themes")
  var specimen = false

  @Flag(help: "Draw again whenever a file changes, until interrupted")
  var watch = false

  @Flag(help: "Serve web pages of the themes to browsers on this computer, and update them whenever a file changes")
  var serve = false

  @OptionGroup(title: "Screen Options") var screen: ScreenOptions

  @OptionGroup(title: "Output Options") var picture: PictureOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    // Without a path, screens have a default size.
    if !paths.isEmpty { try screen.environment.validate(for: screen.size) }
    if specimen, !paths.isEmpty || !theme.isEmpty {
      throw ValidationError("'--specimen' draws no themes: remove their names")
    }
    if interactive, specimen || picture.output != nil || picture.format != nil {
      throw ValidationError("'--interactive' cannot be used with '--specimen', '--output' and '--format'")
    }
    if interactive, paths.count > 1 || theme.count > 1 {
      throw ValidationError("'--interactive' opens one Screenlet, file or folder; keys lead to the others")
    }
    if interactive, watch { throw ValidationError("'--interactive' watches files already: remove '--watch'") }
    if watch, specimen { throw ValidationError("'--specimen' draws no files that '--watch' could watch") }
    try validateServing()
    if watch, paths.contains("-") { throw ValidationError("'--watch' cannot watch standard input: use a file") }
  }

  /// Throws if options for one screen in the terminal or in a file are used with '--serve'.
  private func validateServing() throws {
    guard serve else { return }
    if interactive || watch || specimen || picture.output != nil || picture.format != nil {
      throw ValidationError(
        "'--serve' cannot be used with '--interactive', '--watch', '--specimen', '--output' and '--format'")
    }
    let isOfScreen =
      screen.size != nil || screen.environment.isStated || screen.appearance != nil || screen.locale != nil
      || screen.data != nil || !screen.set.isEmpty || screen.sample || screen.state != nil || !scene.isEmpty
    if isOfScreen {
      throw ValidationError("'--serve' shows all screens on all devices: remove the options for one of them")
    }
    if paths.contains("-") { throw ValidationError("'--serve' cannot watch standard input: use a file") }
  }

  func run() throws {
    if interactive { return try runInteractively() }
    if serve { return try servePages() }
    if watch { try drawRepeatedly() } else { try drawOnce() }
  }

  func drawOnce() throws {
    var status = Status.clean
    var themes = try selectedThemes(&status)
    if let locale = screen.locale {
      let translations = try project.checkLocales([locale], of: themes)
      if translations != .clean { status = translations }
      themes = themes.localized(to: locale)
    }
    let configuration = themes.first?.themes.configuration ?? Configuration()
    let room = picture.terminal ?? Terminal.current.size ?? (columns: 100, rows: 50)
    let style = RasterStyle(
      depth: depth(configuration), glyphs: picture.glyphs ?? configuration.preview.glyphs,
      showsOutlines: picture.outline, showsHidden: picture.showHidden)
    try checkValues(of: themes)
    try checkScenes(of: themes)
    if let format = picture.fileFormat {
      try drawFile(themes, format)
    } else {
      let grid = grid(configuration)
      try draw(themes, metrics: .cells(grid)) { trees in
        let style = style.withImages(trees, of: themes.map(\.themes), decoding: PictureTool().pixels)
        let screens = trees.map { screen(of: $0, grid, room, style) }
        let picture = compose(screens, columns: room.columns, style: style)
        try write(encode(picture, depth: depth(configuration)), reading: themes)
      }
    }
    if status != .clean { throw status.error }
  }

  private func runInteractively() throws {
    for path in paths where project.isFile(path) { try checkExistence(of: path) }
    let configuration = try project.project(for: paths.first { project.isFile($0) } ?? ".").configuration
    var settings = ScreenSettings(
      device: screen.size, isLandscape: screen.environment.landscape, appearance: screen.appearance ?? .light,
      textSize: screen.environment.textSize, direction: screen.environment.direction ?? .leftToRight,
      locale: screen.locale)
    settings.state = screen.state.flatMap { ProgressMessage.State(rawValue: $0.rawValue) }
    settings.usesSamples = screen.sample
    settings.showsOutlines = picture.outline
    settings.showsHidden = picture.showHidden
    var preview = try InteractivePreview.open(
      self, settings: settings, grid: grid(configuration), depth: depth(configuration))
    try preview.run()
  }

  /// Compiles the themes, prints their diagnostics, and passes the screens to a closure.
  func draw(
    _ themes: [SelectedTheme], metrics: TextMetrics, _ body: ([RenderTree]) throws -> Void
  ) throws {
    let values = try screen.values(for: themes, project)
    if let state = screen.state.flatMap({ ProgressMessage.State(rawValue: $0.rawValue) }),
      !themes.contains(where: { $0.themes.progressMessage(of: $0.id, state) != nil })
    {
      throw Failure(
        "no selected Screenlet has a message for the state '\(state.rawValue)'",
        help: "declare it in the ViewModel descriptor: <progress \(state.rawValue)=\"…\"/>")
    }
    var trees: [RenderTree] = []
    var status = Status.clean
    var printed: Set<PrintedError> = []
    for selected in themes {
      if !selected.themes.isSound(selected.id) { CapturedOutput.current?.markBroken() }
      let compiled = self.trees(of: selected, metrics, values)
      if selected.report(project, found: compiled.diagnostics, printed: &printed) != .clean { status = .problems }
      trees += compiled.value
    }
    guard !trees.isEmpty else {
      if status != .clean { throw status.error }
      throw Failure("nothing to draw", help: "use a theme that has a root view")
    }
    if picture.output != nil, !themes.allSatisfy({ $0.themes.isSound($0.id) }) { throw nothingWritten }
    try body(trees)
    if status != .clean { throw status.error }
  }

  /// Writes the result to the `--output` file, or to standard output.
  func write(_ bytes: [UInt8], reading themes: [SelectedTheme]) throws {
    let read = themes.flatMap { $0.themes.sources.paths } + [screen.data].compactMap(\.self)
    try writeResult(bytes, to: picture.output, besides: read, isDrawing: true, quiet: project.quiet)
  }

  /// Throws if `--set` names an attribute that is not bound in any theme, or gives it a value of another type.
  private func checkValues(of themes: [SelectedTheme]) throws {
    guard !screen.set.isEmpty else { return }
    let bound = themes.map { $0.themes.bound($0.id).value }
    let known = Set(bound.flatMap { $0.bindings.map(\.attribute) }).sorted()
    for assignment in screen.set where !known.contains(assignment.name) {
      let meant = closestMatch(to: assignment.name, in: known).map { "did you mean '\($0)'?" }
      throw Failure(
        "unknown attribute '\(assignment.name.escaped)': no selected theme presents it",
        help: meant ?? (known.isEmpty ? nil : "known attributes: \(known.quotedList(limit: .max))"))
    }
    var names = DataNames()
    for theme in themes { names.add(theme.id, of: theme.themes) }
    for assignment in screen.set {
      guard let kind = names.kind(missedBy: assignment.value, for: assignment.name) else { continue }
      throw Failure("'\(assignment.name.escaped)' must be \(kind), not '\(assignment.value.escaped)'")
    }
  }

  /// Throws if no storyboard has the scene of a `--scene`.
  private func checkScenes(of themes: [SelectedTheme]) throws {
    guard !scene.isEmpty else { return }
    _ = try themes.flatMap { $0.themes.scenes(of: $0.id) }.named(scene)
  }

  private func depth(_ configuration: Configuration) -> ColorDepth {
    switch picture.resolved {
    case .text: ColorDepth.none
    case .ansi where picture.color == nil: .truecolor
    case .ansi, .svg, .html, .png, .json, nil:
      (picture.color ?? configuration.preview.color).depth
    }
  }

  // MARK: What to draw

  private func selectedThemes(_ status: inout Status) throws -> [SelectedTheme] {
    if specimen {
      return try SpecimenSheet.all.map {
        try project.theme("-", standardInput: StandardInput(name: $0.name, bytes: $0.bytes))
      }
    }
    var selection = ThemeSelection(project: project, paths: paths, themes: theme)
    selection.breadth = .defaults
    let selected = try selection.selected()
    selection.noteShipped(selected.themes)
    status = selected.status
    return selected.themes
  }

  /// The default size of each Screenlet's screen.
  private static let gallerySize = Viewport(size: Size(width: 320, height: 448))

  // MARK: Drawing

  private func trees(
    of selected: SelectedTheme, _ metrics: TextMetrics, _ values: ViewModelValues
  ) -> Diagnosed<[RenderTree]> {
    let (linked, id) = (selected.themes, selected.id)
    var options = RenderOptions(viewport: viewport(of: selected), metrics: metrics)
    options.values = values
    options.state = screen.state.flatMap { ProgressMessage.State(rawValue: $0.rawValue) }
    if !scene.isEmpty, linked.document(id)?.format != .storyboard { return Diagnosed([]) }
    return linked.renderedScenes(of: id, options) { candidate in
      scene.isEmpty || scene.contains { candidate.goes(by: $0) }
    }
  }

  /// The size of a terminal cell in points.
  private func grid(_ configuration: Configuration) -> CellGrid {
    if let scale = picture.scale { return scale }
    let factor = configuration.preview.scale
    let standard = CellGrid.standard
    return CellGrid(
      pointsPerColumn: standard.pointsPerColumn / factor, pointsPerRow: standard.pointsPerRow / factor)
  }

  private func screen(
    of tree: RenderTree, _ grid: CellGrid, _ room: (columns: Int, rows: Int), _ style: RasterStyle
  ) -> Screen {
    guard picture.fit else { return Screen(tree, grid, style) }
    return Screen(tree, fitting: room.columns, room.rows, grid, style)
  }

  private func viewport(of selected: SelectedTheme) -> Viewport {
    let isOfGallery =
      paths.isEmpty && !specimen && picture.output == nil && selected.themes.isScreenletTheme(selected.id)
    var viewport = screen.size ?? (isOfGallery ? Self.gallerySize : .recorded)
    if screen.locale?.isRightToLeft == true { viewport.direction = .rightToLeft }
    viewport.language = screen.locale
    viewport = screen.environment.applied(to: viewport)
    viewport.appearance = screen.appearance ?? .light
    return viewport
  }
}
