package import TerminalCells
internal import TerminalUI
package import ThemeControls
package import ThemeDatabase
internal import ThemeLayout
internal import ThemeLint
package import ThemeRendering
internal import ThemeSource
package import ThemeText

/// An interactive preview: its state, and how events change it.
///
/// Only ``update(_:)`` changes it; ``frame()`` draws it. It does not read or write files: an update returns outside
/// actions as effects. Positions on the screen are in cells from the top left.
package struct PreviewModel: Sendable {
  /// The part of the preview that receives keys.
  enum Mode: Sendable {
    case screen
    case list(ListPicker)
    case help(HelpPanel)
    case inspector(Inspector)
  }

  /// The line of events.
  struct Message: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
      case event, error
      /// A problem of the theme, with its label.
      case problem(Diagnostic.Severity, String)
    }
    var text: String
    var kind: Kind = .event
  }

  /// Colors and characters of the terminal.
  package struct Style: Sendable {
    package var depth: ColorDepth
    package var glyphs: Glyphs
    /// Size of a terminal cell in points.
    package var grid: CellGrid
    /// Available images, by name.
    package var images: [ImageKey: CellImage]

    package init(
      depth: ColorDepth = .truecolor, glyphs: Glyphs = .unicode, grid: CellGrid = .standard,
      images: [ImageKey: CellImage] = [:]
    ) {
      self.depth = depth
      self.glyphs = glyphs
      self.grid = grid
      self.images = images
    }
  }

  package internal(set) var columns: Int
  package internal(set) var rows: Int
  package var style: Style
  var snapshot: Snapshot
  package internal(set) var choices: [ThemeChoice]
  package internal(set) var choice: ThemeChoice
  package internal(set) var settings: ScreenSettings
  var scene = 0
  /// The last screen that could be compiled; nil if there is none.
  package internal(set) var screen: LiveScreen?
  /// The current problems of the theme, most severe first.
  var problems: [Problem] = []
  /// The problem visited last, with its index.
  var lastProblem: (index: Int, problem: Problem)?
  /// Whether the screen is from before an error.
  var isStale = false
  /// The result of checking the theme's file.
  private var checked = LintReport()
  /// The screen's controls with the user's input; nil before there is a screen.
  package internal(set) var surface: ControlSurface?
  /// The offset of the picture's visible part, in cells.
  var pan: (column: Int, row: Int) = (0, 0)
  var mode = Mode.screen
  /// The inspector below an open list or the help.
  var behind: Inspector?
  /// Id of the view that was inspected last.
  var lastInspected: String?
  /// Whether the last key requested to quit and must be repeated, and whether this key is the repetition.
  var asksToQuit = false
  var isSureToQuit = false
  var message = Message(text: "")
  var history = EditHistory()
  /// The current picture of the screen.
  var drawn: DrawnScreen?
  /// Number of the animation's frame.
  var tick = 0
  private var isTicking = false

  /// Opens a preview of a project.
  /// - Parameter choice: The theme to show first; defaults to the first of the project.
  package init?(
    _ snapshot: Snapshot, showing choice: ThemeChoice? = nil, settings: ScreenSettings = ScreenSettings(),
    style: Style = Style(), columns: Int, rows: Int
  ) {
    self.snapshot = snapshot
    choices = snapshot.themeChoices
    guard let first = choice ?? choices.first else { return nil }
    self.choice = first
    self.settings = settings
    self.style = style
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    check()
    compile()
    draw()
    if first.isShipped { report("no themes of your own here: the shipped themes are shown") }
  }

  /// Changes the preview by an event. Returns the actions to perform outside.
  package mutating func update(_ event: PreviewEvent) -> [PreviewEffect] {
    var effects: [PreviewEffect] = []
    switch event {
    case .input(let input): effects = handle(input)
    case .project(let snapshot): adopt(snapshot)
    case .written(let path, let failure):
      if let failure { report("cannot write '\(path)': \(failure)", .error) }
    case .tick:
      isTicking = false
      tick &+= 1
    }
    draw()
    if !isTicking, screen?.tree.isAnimated == true {
      isTicking = true
      effects.append(.wake(milliseconds: 120))
    }
    return effects
  }

  // MARK: The project

  private mutating func adopt(_ snapshot: Snapshot) {
    if snapshot.listing != self.snapshot.listing { choices = snapshot.themeChoices }
    self.snapshot = snapshot
    check()
    compile()
    if case .inspector = mode { refreshInspector() }
  }

  /// Shows another theme.
  mutating func show(_ choice: ThemeChoice) {
    let before = self.choice
    self.choice = choice
    scene = 0
    pan = (0, 0)
    if before.subject != choice.subject { surface?.reset() }
    (lastProblem, lastInspected) = (nil, nil)
    check()
    compile()
    message = Message(text: "")
  }

  /// Checks the theme's file, unless it is shipped: those are not the user's to fix.
  ///
  /// Edits do not update recorded frames, so differences from them are not reported after an edit.
  private mutating func check() {
    checked = choice.isShipped ? LintReport() : snapshot.check(of: [choice.path])
    guard history.hasChanged(choice.path) else { return }
    checked.diagnostics.removeAll { $0.code == DiagnosticDescriptor.misplaced.code }
  }

  /// Compiles the selected theme. On failure, the last screen of the same file is kept.
  mutating func compile() {
    let compiled = snapshot.compile(choice, scene: scene, settings, grid: style.grid, checked: checked)
    problems = compiled.problems
    isStale = compiled.screen == nil
    if let reason = compiled.reason {
      report(reason, .error)
    } else if message.kind == .error, errors.isEmpty {
      message = Message(text: "")
    }
    if let next = compiled.screen {
      screen = next
      scene = next.scene
      if surface == nil {
        surface = ControlSurface(next.tree, returnTargets: next.returnTargets)
      } else {
        surface?.show(next.tree, returnTargets: next.returnTargets)
      }
    } else if screen?.choice.path != choice.path {
      screen = nil
    }
    if screen == nil { focus = nil }
  }

  var errors: [Problem] { problems.filter { $0.severity == .error } }

  // MARK: Drawing

  /// Draws the screen's picture after a change.
  private mutating func draw() {
    guard var screen, surface != nil else {
      drawn = nil
      return
    }
    surface?.refresh()
    screen.tree = surface?.tree ?? screen.tree
    self.screen = screen
    var raster = RasterStyle(
      depth: style.depth, glyphs: style.glyphs, showsOutlines: settings.showsOutlines,
      showsHidden: settings.showsHidden, tick: tick)
    raster.images = style.images
    if case .screen = mode { raster.editing = surface?.editing }
    if drawn?.shows(screen.tree, grid, raster) != true { drawn = DrawnScreen(screen.tree, grid, raster) }
  }

  /// Id of the focused view.
  package internal(set) var focus: String? {
    get { surface?.focus }
    set { surface?.focus = newValue }
  }

  /// Size of a cell in points for the picture.
  var grid: CellGrid {
    guard let screen, settings.zoom == .automatic else { return style.grid }
    let room = layout.picture
    let fitting = style.grid.fitting(
      screen.tree.viewport, columns: max(1, Int(room.columns) - 2), rows: max(1, Int(room.rows) - 2))
    // With larger cells, texts and boxes would overlap.
    let most = 2.2
    return CellGrid(
      pointsPerColumn: min(fitting.pointsPerColumn, style.grid.pointsPerColumn * most),
      pointsPerRow: min(fitting.pointsPerRow, style.grid.pointsPerRow * most))
  }

  mutating func report(_ text: String, _ kind: Message.Kind = .event) { message = Message(text: text, kind: kind) }
}

extension [ThemeChoice] {
  /// The themes of the same subject, in order; empty for a choice that is not listed.
  func siblings(of choice: ThemeChoice) -> [ThemeChoice] { filter { $0.subject == choice.subject } }

  var subjects: [String] {
    var known: Set<String> = []
    return map(\.subject).filter { known.insert($0).inserted }
  }
}
