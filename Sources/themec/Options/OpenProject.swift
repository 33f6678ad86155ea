import ArgumentParser
import DiagnosticFormats
import Synchronization
import ThemeCompiler
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// The file system for a command's input, which lists each folder once. It must not be used for files that the command
/// creates.
var inputFiles: any FileSystem {
  DeclaredFiles.current ?? (LiveSessions.current == nil ? listedFiles : DiskFileSystem())
}

/// A command that watches files lists folders in every run.
private let listedFiles = DiskFileSystem(listing: FolderCache())

/// Roots of the projects with printed diagnostics of the configuration.
private let reportedRoots = Mutex<Set<String>>([])

extension ProjectOptions {
  /// Returns the project that contains a path. Prints the diagnostics of its configuration, and throws if one is an
  /// error.
  func project(for path: String = ".") throws -> Project {
    var finder = try finder()
    return try checked(finder.project(for: path))
  }

  /// Returns the project of some paths. Prints the diagnostics of its configuration, and throws if one is an error.
  func project(in asked: AskedProject) throws -> Project {
    var finder = try finder()
    return try project(in: asked, &finder)
  }

  /// The same, with a shared finder for several projects.
  func project(in asked: AskedProject, _ finder: inout ProjectFinder) throws -> Project {
    try checked(finder.project(at: asked.place, isRecursive: asked.isRecursive))
  }

  /// Returns a finder of projects with the options of the command line.
  func finder(_ fileSystem: any FileSystem = inputFiles) throws -> ProjectFinder {
    ProjectFinder(try overrides(), fileSystem: fileSystem, vocabulary: .themec)
  }

  private func checked(_ project: Project) throws -> Project {
    // Paths in the same project share its configuration.
    if LiveSessions.current != nil || reportedRoots.withLock({ $0.insert(project.root).inserted }) {
      printDiagnostics(project.diagnostics, sources: project.sources)
    }
    if project.diagnostics.contains(where: { $0.severity == .error }) { throw InvalidConfiguration(project) }
    return project
  }

  private func overrides() throws -> ConfigurationOverrides {
    for (paths, option) in [(themePath, "--theme-path"), (schemas, "--schemas"), (swift, "--swift")] {
      for path in paths { try checkExistence(of: path, option: option) }
    }
    var overrides = ConfigurationOverrides()
    overrides.themePath = themePath
    overrides.schemas = schemas
    overrides.swift = swift
    if let config { try checkExistence(of: config, option: "--config") }
    overrides.configuration = config
    overrides.isIsolated = isolated
    for limit in limits { overrides.limits[limit.name] = limit.value }
    return overrides
  }

  /// The limits on files that a command reads without their project.
  var inputLimits: Limits {
    var result = Limits.standard
    for limit in limits { result[limit.name] = limit.value }
    return result
  }

  /// Opens a session for files and folders of one project; '-' is standard input.
  func session(
    for path: String = ".", asking inputs: [String] = [], standardInput: StandardInput? = nil,
    contents: [String: [UInt8]] = [:], readsEverything: Bool = false, keeping: Int = 64
  ) throws -> Session {
    var inputs = inputs.filter { $0 != "-" }
    var contents = contents
    if let standardInput {
      inputs.append(standardInput.name)
      contents[standardInput.name] = standardInput.bytes
    }
    func opened() throws -> Session {
      Session(
        try project(for: path), asking: inputs, contents: contents, fileSystem: inputFiles,
        readsEverything: readsEverything, keeping: keeping)
    }
    guard let live = LiveSessions.current, contents.isEmpty else { return try opened() }
    var folder = path
    if let named = live.namedFiles {
      // The working folder is the root of the only project.
      (folder, inputs) = (".", named)
    }
    return try live.session(
      .init(folder: folder, inputs: inputs, readsEverything: readsEverything, options: sessionOptions), open: opened)
  }

  /// Returns the theme that an argument names: a file, '-' for standard input, or the name of a Screenlet or a part.
  ///
  /// A name is looked up in the project of the current directory. Prints the diagnostics of the lookup, and throws if
  /// it fails.
  func theme(_ argument: String, theme: String? = nil, standardInput: StandardInput? = nil) throws -> SelectedTheme {
    if let standardInput, argument == "-" {
      return try self.theme(in: try session(standardInput: standardInput).snapshot, named: argument)
    }
    let isPath = try isFile(argument) && !isFolderNamedAsScreenlet(argument)
    if isPath { try checkNoTheme(theme, of: argument) }
    if argument == "-" { return try self.theme(argument, standardInput: StandardInput.read(limits: inputLimits)) }
    if isPath {
      return try self.theme(in: try session(for: argument, asking: [argument]).snapshot, named: argument)
    }
    return try self.theme(argument, theme: theme, in: try session().snapshot)
  }

  /// The options that determine the project.
  var sessionOptions: [String] {
    [themePath, schemas, swift, config.map { [$0] } ?? [], isolated ? ["--isolated"] : [], limits.map(\.argument)]
      .flatMap { ["\($0.count)"] + $0 }
  }

  /// Returns the theme of a file.
  /// - Parameter contents: Unsaved contents by path, also of files that do not exist.
  func theme(at path: String, contents: [String: [UInt8]]) throws -> SelectedTheme {
    try theme(in: session(for: path, asking: [path], contents: contents).snapshot, named: path)
  }

  /// Returns the theme of a Screenlet or a part by name. Prints the diagnostics of the lookup, and throws if it fails.
  func theme(_ name: String, theme: String?, in snapshot: Snapshot) throws -> SelectedTheme {
    let found = snapshot.find(name, theme: theme)
    printDiagnostics(found.diagnostics, sources: found.value?.themes.sources ?? SourceMap())
    guard let selected = found.value else { throw Status.usage.error }
    return selected
  }

  /// Throws if the name of a theme is combined with a file.
  func checkNoTheme(_ theme: String?, of file: String) throws {
    guard theme != nil else { return }
    throw Failure(
      "'--theme' selects a theme of a Screenlet, but '\(file.escaped)' is a path",
      help: "use the name of the Screenlet, or the file of the theme")
  }

  /// Whether an argument is a path and not a name.
  func isFile(_ argument: String) -> Bool {
    argument == "-" || Discovery().isWanted(Path.name(of: argument)) || argument.contains("/")
      || DiskFileSystem().exists(argument)
  }

  /// Whether an argument is a folder with the name of a Screenlet or a part. A command that cannot use a folder takes it
  /// for the name.
  func isFolderNamedAsScreenlet(_ argument: String) throws -> Bool {
    guard !argument.contains("/"), DiskFileSystem().isFolder(argument) else { return false }
    let snapshot = try session().snapshot
    return (snapshot.screenlets + snapshot.partClasses).contains(argument)
  }

  private func theme(in snapshot: Snapshot, named path: String) throws -> SelectedTheme {
    if DiskFileSystem().isFolder(path) {
      throw Failure(
        "'\(path.escaped)' is a folder, not a file",
        help: "specify a file in the folder")
    }
    let isShared = LiveSessions.current?.namedFiles != nil
    guard
      let record = snapshot.selection.first(where: { !isShared || Path.absolute($0.path) == Path.absolute(path) })
    else {
      throw Failure("'\(path.escaped)' is not a theme", help: "use an .xml, .xib or .storyboard file for iOS")
    }
    if let selected = snapshot.theme(in: record) {
      switch selected.themes.document(selected.id)?.format {
      case .xib, .storyboard: return selected
      case .notIOS, .themeSet, .unreadable, nil: break
      }
    }
    let diagnostics = (snapshot.theme(in: record)?.themes ?? snapshot.selected()).diagnostics
    let faults = diagnostics.filter { $0.severity == .error }
    let isTheme = path == "-" || Discovery().isWanted(Path.name(of: path))
    let hasErrors = faults.contains { $0.span != nil }
    if isTheme || !hasErrors {
      printDiagnostics(faults, sources: snapshot.selected().sources)
      if hasErrors { throw Status.problems.error }
      if !faults.isEmpty { throw Status.usage.error }
    }
    // An older document says how to save it again.
    printDiagnostics(
      diagnostics.filter { $0.code == DiagnosticDescriptor.notIOSDocument.code }, sources: snapshot.selected().sources)
    throw Failure("'\(path.escaped)' is not a theme", help: "use an .xml, .xib or .storyboard file for iOS")
  }

  /// Prints diagnostics as text to standard error; with `--quiet`, errors only.
  func printDiagnostics(_ diagnostics: [Diagnostic], sources: SourceMap) {
    printReport(quiet ? diagnostics.filter { $0.severity == .error } : diagnostics, sources: sources)
  }
}

/// A configuration has errors, which were printed.
struct InvalidConfiguration: Error {
  let diagnostics: [Diagnostic]
  let sources: SourceMap

  init(_ project: Project) {
    diagnostics = project.diagnostics
    sources = project.sources
  }
}

/// Prints diagnostics as text to standard error.
func printReport(_ diagnostics: [Diagnostic], sources: SourceMap) {
  if diagnostics.isEmpty { return }
  var options = FormatOptions()
  options.color = Terminal.colorsMessages
  options.summary = false
  standardError(String(decoding: format(diagnostics, sources: sources, as: .text, options: options), as: UTF8.self))
}

/// Whether the path of an argument is a folder. Throws if it does not exist.
func isExistingFolder(_ path: String) throws -> Bool {
  if let isFolder = inputFiles.isFolder(existing: path) { return isFolder }
  try checkExistence(of: path)
  return false
}

/// Throws if a file or folder of an argument or option does not exist.
func checkExistence(of path: String, option: String? = nil) throws {
  guard !DiskFileSystem().exists(path) else { return }
  // A path in a folder without permission may exist.
  do { _ = try DiskFileSystem().read(path, limit: 0) } catch { if error.reason == .permission { throw Failure(error) } }
  throw Failure(
    option.map { option in
      let kind = ["--swift": "path", "--config": "file"][option] ?? "folder"
      return "\(kind) '\(path.escaped)' given by '\(option)' does not exist"
    }
      ?? "'\(path.escaped)' does not exist",
    help: ReadFailure.helpForMissing(path).escaped)
}

extension SelectedTheme {
  /// Prints the errors of all stages up to the one that a command needs, and those that only layout of the screen
  /// detects: in cells and embedded Screenlets at their sizes on the screen.
  ///
  /// - Parameters:
  ///   - found: The diagnostics of compiling the theme.
  ///   - written: Classes that the command writes, so that a missing declaration is not an error.
  ///   - replacesCode: Whether the command replaces the class that the theme is compared with.
  ///   - printed: Errors that are already printed, because themes can share them.
  /// - Returns: The exit status for these errors, for use after the command has printed its result.
  func report(
    upTo stage: ReachedStage = .drawn, _ options: ProjectOptions, found: [Diagnostic]? = nil, written: Set<String> = [],
    replacesCode: Bool = false, printed: inout Set<PrintedError>
  ) -> Status {
    let screens = found ?? (stage == .drawn ? themes.renderedScenes(of: id).diagnostics : [])
    var errors = themes.errors(in: [id], upTo: stage, screens: screens, themes.configuration.lint).filter { error in
      if replacesCode, error.code.group == "swift" { return false }
      return error.code != DiagnosticDescriptor.unknownClass.code
        || error.subject.declaration.map { !written.contains($0) } ?? true
    }
    // An unreadable theme has no output, even if the configuration disables the errors.
    if errors.isEmpty, !themes.isSound(id) { errors = themes.errors(in: [id], upTo: stage) }
    errors.sort(by: Diagnostic.inOutputOrder)
    let unprinted = errors.filter { printed.insert(PrintedError($0, in: themes.sources)).inserted }
    options.printDiagnostics(unprinted, sources: themes.sources)
    return errors.isEmpty ? .clean : .problems
  }

  func report(
    upTo stage: ReachedStage = .drawn, _ options: ProjectOptions, found: [Diagnostic]? = nil, written: Set<String> = [],
    replacesCode: Bool = false
  ) -> Status {
    var printed: Set<PrintedError> = []
    return report(
      upTo: stage, options, found: found, written: written, replacesCode: replacesCode, printed: &printed)
  }
}

/// The key by which errors that several themes share are printed once.
struct PrintedError: Hashable {
  private var code: String
  private var path: String?
  private var start: UInt32?
  private var message: String

  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    code = diagnostic.code.rawValue
    path = diagnostic.span.flatMap { sources[$0.file]?.path }
    start = diagnostic.span?.range.start
    message = diagnostic.message
  }
}
