import FileWatching
import TerminalCells
import TerminalUI
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemePreview
import ThemeProject
import ThemeRendering
internal import ThemeSemantics
import ThemeSource
import ThemeText

/// `preview --interactive`: connects the model of a preview with the terminal and a project's files.
struct InteractivePreview: ~Copyable {
  private let session: Session
  private var model: PreviewModel
  private var terminal: TerminalCapabilities?
  /// The absolute path of the project's folder. Edits are written only below it.
  private let root: String
  private let forcedGlyphs: Glyphs?
  private var watcher: FileWatcher
  /// The screen and revision for which images were last read.
  private var shown: (path: String, revision: Int)?
  private var revision = 0

  /// Opens the project of a path or a Screenlet.
  static func open(
    _ command: Preview, settings: ScreenSettings, grid: CellGrid, depth: ColorDepth
  ) throws -> InteractivePreview {
    let path = command.paths.first { command.project.isFile($0) }
    let options = command.project
    let place = path ?? "."
    let project = try options.project(for: place)
    let session = Session(
      project, asking: path.map { [$0] } ?? [], fileSystem: DiskFileSystem(), keeping: 64
    ) { _ in
      var finder = try? options.finder(DiskFileSystem())
      guard let found = finder?.project(for: place) else { return project }
      guard found.diagnostics.contains(where: { $0.severity == .error }) else { return found }
      // If the configuration becomes invalid, the opened project is kept, and the errors are shown.
      var kept = project
      kept.diagnostics = found.diagnostics
      kept.sources = found.sources
      return kept
    }
    let snapshot = session.snapshot
    var choice: ThemeChoice?
    if let name = command.paths.first, path == nil {
      choice = ThemeChoice(try options.theme(name, theme: command.theme.first, in: snapshot))
    }
    let style = PreviewModel.Style(depth: depth, glyphs: command.picture.glyphs ?? .unicode, grid: grid)
    guard
      let model = PreviewModel(
        snapshot, showing: choice, settings: settings, style: style, columns: 80, rows: 24)
    else {
      throw Failure("nothing to draw", help: "use a folder with .xml, .xib or .storyboard files for iOS")
    }
    if let locale = settings.locale, let screen = model.screen {
      _ = try options.checkLocales([locale], of: [screen.selected])
    }
    return InteractivePreview(
      session, model, root: Path.absolute(snapshot.project.root),
      forcedGlyphs: command.picture.glyphs,
      watcher: try FileWatch.watcher(of: path.map { [$0] } ?? [], files: [], options))
  }

  private init(
    _ session: Session, _ model: PreviewModel, root: String, forcedGlyphs: Glyphs?,
    watcher: consuming FileWatcher
  ) {
    self.session = session
    self.model = model
    self.root = root
    self.forcedGlyphs = forcedGlyphs
    self.watcher = watcher
  }

  /// Runs until the user quits.
  mutating func run() throws {
    do {
      var terminal = try TerminalSession.open(depth: model.style.depth, environment: Terminal.environment)
      let descriptors = watcher.descriptor.map { [$0] } ?? []
      try terminal.run(watching: descriptors) { events, capabilities in frame(after: events, capabilities) }
    } catch let error as TerminalError {
      throw Failure("cannot start an interactive preview: \(error.message)", help: error.help)
    }
  }

  /// Handles events and draws a frame.
  private mutating func frame(after events: [TerminalEvent], _ capabilities: TerminalCapabilities) -> TerminalFrame {
    if terminal != capabilities {
      terminal = capabilities
      if forcedGlyphs == nil { model.style.glyphs = capabilities.showsUnicode ? .unicode : .ascii }
    }
    var requests: [TerminalFrame.Request] = []
    for event in events {
      switch event {
      case .readable: break
      case .wake: update(.tick, &requests)
      default: update(.input(event), &requests)
      }
    }
    adoptChanges(&requests)
    readImages()
    return TerminalFrame(model.frame(), requests: requests)
  }

  /// Reads the images of a screen when it is first shown and when files change.
  private mutating func readImages() {
    guard let screen = model.screen, shown?.path != screen.choice.path || shown?.revision != revision else { return }
    shown = (screen.choice.path, revision)
    let style = RasterStyle(depth: model.style.depth).withImages(
      [screen.tree], of: [screen.selected.themes], decoding: PictureTool().pixels)
    guard style.images != model.style.images else { return }
    model.style.images = style.images
    _ = model.update(.input(.focus(true)))
  }

  /// Shows the changes that other programs made to the files.
  private mutating func adoptChanges(_ requests: inout [TerminalFrame.Request]) {
    let changes = WatchedChanges(watcher.changes())
    if !changes.isEmpty {
      session.apply(changes)
      revision += 1
      update(.project(session.snapshot), &requests)
    }
    if let wait = watcher.wakeAfter { requests.append(.wake(afterMilliseconds: wait)) }
  }

  private mutating func update(_ event: PreviewEvent, _ requests: inout [TerminalFrame.Request]) {
    for effect in model.update(event) {
      switch effect {
      case .quit: requests.append(.quit)
      case .suspend: requests.append(.suspend)
      case .repaint: requests.append(.redraw)
      case .bell: requests.append(.bell)
      case .wake(let milliseconds): requests.append(.wake(afterMilliseconds: milliseconds))
      case .write(let path, let bytes): write(bytes, to: path, &requests)
      }
    }
  }

  /// Replaces a file of the project and shows the result.
  private mutating func write(_ bytes: [UInt8], to path: String, _ requests: inout [TerminalFrame.Request]) {
    let name = Path.relative(Path.absolute(path), to: root)
    var failure: String?
    do {
      let folder = name == nil ? Path.folder(of: path) : root
      let output = GeneratedOutput(path: name ?? Path.name(of: path), bytes: bytes, marking: .none)
      _ = try OutputWriter(folder: folder).write([output])
    } catch {
      failure = error.problems.map(\.message).joined(separator: "; ")
    }
    session.apply([.refreshed(path: path)])
    update(.project(session.snapshot), &requests)
    update(.written(path: path, failure: failure), &requests)
  }
}

extension ThemeChoice {
  /// The choice of a theme that was looked up.
  init(_ selected: SelectedTheme) {
    let summary = selected.themes.graph[selected.id]
    self.init(
      subject: summary.subject, theme: summary.themeName, path: selected.themes.path(of: selected.id),
      isShipped: selected.themes.isShipped(selected.id))
  }
}
