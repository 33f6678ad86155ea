internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSource

/// A project with open documents, and the last check of its files.
struct OpenedProject: Sendable {
  let place: ProjectPlace
  let session: Session
  /// The theme path with which the session was opened, which decides which files it lists.
  let themePath: [String]
  /// The documents outside of the theme path that are checked because they are open.
  let outside: Set<String>
  /// The check of the current files, while it runs or after it ended.
  var check: Task<CheckedProject, any Error>?
  /// The check of the edited file, which precedes that of the project.
  var fileCheck: Task<Void, any Error>?
  /// The pause before the check of the project.
  var pause: Task<Void, Never>?
  /// The watching of its files, unless the client watches them.
  var watching: Task<Void, Never>?
  /// The URIs with published diagnostics.
  var published: Set<String> = []

  /// - Parameters:
  ///   - isRecursive: Whether the files of a folder that is not a project include those of its subfolders.
  ///   - contents: Unsaved contents of files, by path.
  ///   - settings: The settings to use while the configuration has errors.
  init(
    _ place: ProjectPlace, isRecursive: Bool, contents: [String: [UInt8]], fileSystem: any FileSystem,
    settings: ValidSettings
  ) {
    self.place = place
    let opened: @Sendable (OverlayFileSystem) -> Project = { files in
      settings.project(at: place, isRecursive: isRecursive, files)
    }
    let project = opened(OverlayFileSystem(over: fileSystem, contents))
    let configured = project.configuration.themePath
    themePath = configured
    // Open documents outside of the theme path are checked too, as if `themec lint` named them.
    let outside = Set(contents.keys.filter { Self.isOutside($0, of: project) })
    self.outside = outside
    session = Session(
      project, asking: configured.isEmpty ? [project.root] : configured + outside.sorted(), contents: contents,
      fileSystem: fileSystem,
      keeping: 16, reload: opened)
  }

  /// Whether a path is that of a document in a project and outside of its theme path.
  static func isOutside(_ path: String, of project: Project) -> Bool {
    let configured = project.configuration.themePath
    return isMarkup(path) && !configured.isEmpty && Path.isInside(path, Path.absolute(project.root))
      && !configured.contains { Path.isInside(path, Path.absolute($0)) }
  }

  func stopChecking() {
    check?.cancel()
    fileCheck?.cancel()
    pause?.cancel()
  }

  /// Ends the check and the watching.
  func stop() {
    stopChecking()
    watching?.cancel()
  }
}

/// The diagnostics of a project, as `themec lint` reports them.
struct CheckedProject: Sendable {
  var report: LintReport
  /// A failure that ends the command, such as an unreadable baseline.
  var failure: String?

  /// Checks all files of a project, or some.
  static func check(_ snapshot: Snapshot, of paths: [String]? = nil, jobs: Int) async throws -> CheckedProject {
    let project = snapshot.project
    var checked = CheckedProject(report: try await snapshot.lint(of: paths, jobs: jobs, keeping: true))
    checked.accept(baselineOf: snapshot, isWhole: paths == nil)
    checked.report.add(project.diagnostics, in: project.sources)
    return checked
  }

  private init(report: LintReport) { self.report = report }

  private mutating func accept(baselineOf snapshot: Snapshot, isWhole: Bool) {
    guard let path = snapshot.configuration.lint.baseline else { return }
    guard let bytes = snapshot.contents(at: path) else {
      guard let setting = snapshot.configuration.origins["lint.baseline"] else {
        failure = "cannot read the baseline '\(path)'"
        return
      }
      let name = Path.relative(Path.absolute(path), to: Path.absolute(snapshot.project.root)) ?? path
      let missing = Diagnostic(
        .missingPath, "baseline '\(name.escaped)' does not exist", at: setting,
        help: "create it with 'themec lint --update-baseline'")
      return report.add([missing], in: snapshot.project.sources)
    }
    let file = BaselineFile(path: path, bytes: bytes)
    let use = report.accept(file, snapshot.configuration.lint)
    if isWhole { report.report(unused: use.unused(in: file), in: file, snapshot.configuration.lint) }
  }
}
