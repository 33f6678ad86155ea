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
    let settings = try project.settings()
    let files = subjects.filter { $0 == "-" || Discovery().isWanted(Path.name(of: $0)) || SourceProvider().exists($0) }
    let input = files.contains("-") ? try StandardInput.read() : nil
    let workspace = try await project.open(settings, inputs: files, standardInput: input)
    let themes = try selectedThemes(in: workspace, files: files, inputName: input?.name)
    let room = terminal ?? Terminal.current.size ?? (columns: 100, rows: 50)
    var style = RasterStyle(
      depth: depth(settings), glyphs: glyphs == .ascii ? .ascii : .unicode, showsOutlines: outline,
      showsHidden: showHidden)
    if glyphs == nil, settings.configuration.preview.glyphs == .ascii { style.glyphs = .ascii }
    var screens: [Screen] = []
    try checkValues(of: themes, in: workspace)
    try checkScenes(of: themes, in: workspace)
    for id in themes { screens += self.screens(of: id, in: workspace, room, settings, style) }
    guard !screens.isEmpty else { throw Failure("there is nothing to draw", help: "name a theme that has a root view") }
    standardOutput(encode(compose(screens, columns: room.columns, style: style), depth: depth(settings)))
  }

  /// Values for attributes that no theme here presents are a slip.
  private func checkValues(of themes: [ThemeID], in workspace: Workspace) throws {
    guard !set.isEmpty else { return }
    let bound = themes.map { workspace.bind($0).value }
    let known = Set(bound.flatMap { $0.bindings.map(\.attribute) }).sorted()
    for assignment in set where !known.contains(assignment.name) {
      let meant = closestMatch(to: assignment.name, in: known).map { "did you mean '\($0)'?" }
      throw Failure(
        "no theme here presents the attribute '\(assignment.name.shown)'",
        help: meant ?? (known.isEmpty ? nil : "they present \(known.joined(separator: ", "))"))
    }
  }

  /// A scene that no storyboard here has is a slip.
  private func checkScenes(of themes: [ThemeID], in workspace: Workspace) throws {
    guard !scene.isEmpty else { return }
    _ = try themes.flatMap { workspace.scenes(of: $0) }.named(scene)
  }

  private func depth(_ settings: ProjectSettings) -> ColorDepth {
    (color ?? ColorMode(rawValue: settings.configuration.preview.color.rawValue) ?? .auto).depth
  }

  // MARK: What to draw

  private func selectedThemes(in workspace: Workspace, files: [String], inputName: String?) throws -> [ThemeID] {
    if subjects.isEmpty { return gallery(in: workspace) }
    var themes: [ThemeID] = []
    for subject in subjects {
      if files.contains(subject) {
        let found = workspace.selection.filter {
          Path.tidied(workspace.path(of: $0)) == Path.tidied(subject == "-" ? inputName ?? subject : subject)
            || workspace.path(of: $0).hasPrefix(Path.tidied(subject) + "/")
        }
        project.printFindings(found.flatMap { workspace.findings(about: $0) }, sources: workspace.sources)
        let drawable = found.filter {
          workspace.document($0)?.rootViews.isEmpty == false || workspace.graph.parent(of: $0) != nil
        }
        if drawable.isEmpty {
          let unread = workspace.diagnostics.filter { $0.code.group == "io" }
          project.printFindings(unread, sources: workspace.sources)
          if !unread.isEmpty { throw Status.usage.error }
          throw Failure(
            "'\(subject.shown)' holds no theme to draw", help: "name an .xml, .xib or .storyboard file of iOS")
        }
        themes += drawable
      } else {
        for name in theme.isEmpty ? [nil] : theme.map(Optional.some) {
          let found = workspace.find(screenlet: subject, theme: name)
          project.printFindings(found.diagnostics, sources: workspace.sources)
          guard let selected = found.value else { throw Status.usage.error }
          themes.append(selected.id)
        }
      }
    }
    return themes
  }

  /// Small screens: a gallery of them fits a window.
  private static let gallerySize = Viewport(size: Size(width: 320, height: 448))

  /// Some Screenlets in two themes each: something good at once.
  private func gallery(in workspace: Workspace) -> [ThemeID] {
    let names = theme.isEmpty ? ["default", "flat7"] : theme
    return ["Login", "SignUp", "ForgotPassword", "UserPortrait", "AddBookmark"].flatMap { screenlet in
      names.compactMap { workspace.graph.find(screenlet: screenlet, theme: $0).found }
    }
  }

  // MARK: Drawing

  /// The scenes of a storyboard, or the one screen of a theme.
  private func screens(
    of id: ThemeID, in workspace: Workspace, _ room: (columns: Int, rows: Int), _ settings: ProjectSettings,
    _ style: RasterStyle
  ) -> [Screen] {
    var grid = scale ?? CellGrid.standard
    if scale == nil {
      let factor = settings.configuration.preview.scale
      grid = CellGrid(pointsPerColumn: grid.pointsPerColumn / factor, pointsPerRow: grid.pointsPerRow / factor)
    }
    var options = CompileOptions(viewport: viewport(of: id, in: workspace), metrics: .cells(grid))
    options.values = ViewModelValues(
      Dictionary(set.map { ($0.name, .text($0.value)) }, uniquingKeysWith: { $1 }), usesSamples: sample)
    if !scene.isEmpty, workspace.document(id)?.format != .storyboard { return [] }
    let compiled = workspace.compileScenes(id, options) { candidate in
      scene.isEmpty || scene.contains { candidate.goes(by: $0) }
    }
    let faults = compiled.diagnostics.filter { $0.severity == .error }
    project.printFindings(faults, sources: workspace.sources)
    return compiled.value.map { tree in
      guard fit else { return Screen(tree, grid, style) }
      let grid = grid.fitting(tree.viewport, columns: room.columns - 2, rows: room.rows - 3)
      var screen = Screen(tree, grid, style)
      screen.notes = []
      return screen
    }
  }

  private func viewport(of id: ThemeID, in workspace: Workspace) -> Viewport {
    var viewport = size ?? (subjects.isEmpty ? Self.gallerySize : .recorded)
    if landscape, let upright = viewport.size {
      viewport.size = Size(width: upright.height, height: upright.width)
      viewport.device = nil
    }
    viewport.appearance = appearance.value
    return viewport
  }
}
