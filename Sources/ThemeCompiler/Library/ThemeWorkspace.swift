internal import DiagnosticFormats
internal import Synchronization
internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSemantics
public import ThemeSource

/// A project of themes, which can be listed, checked and compiled.
///
/// Open a project on disk, or sources in memory. Results are computed on the caller's thread from the contents that
/// ``update(_:contents:)`` last set. Results for unchanged files are not computed again.
///
/// ```swift
/// let linked = try ThemeWorkspace(path: "MyApp")
/// for diagnostic in linked.check().diagnostics { print(diagnostic.message) }
/// let login = try linked.theme("Login", named: "flat7")
/// print(try linked.rendered(login).text(columns: 80))
/// ```
public final class ThemeWorkspace: Sendable {
  let session: Session

  /// Opens the project that contains a file or folder: that of the closest `.themec.yml` upward; else the closest
  /// folder with `.git`, `Package.swift` or an Xcode project; else the folder itself. Files in a folder to which every
  /// user can write, such as `/tmp`, do not affect the folders below it.
  ///
  /// - Throws: ``LibraryError/noSuchPath(_:)``; ``LibraryError/configuration(_:)`` if the configuration has errors.
  public init(path: String) throws {
    guard DiskFileSystem().exists(path) else { throw LibraryError.noSuchPath(path) }
    let project = Project.find(for: path, vocabulary: .themec)
    let errors = project.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw LibraryError.configuration(errors.map(\.message)) }
    session = Session(project) { fileSystem in
      Project.find(for: path, fileSystem: fileSystem, vocabulary: .themec)
    }
  }

  /// Opens sources in memory.
  ///
  /// - Parameters:
  ///   - files: Contents by path, such as `Themes/LoginScreenletView_flat7.xml`; `.themec.yml` configures the project.
  ///   - includesShipped: Whether themes can inherit from and embed the themes that themec ships.
  public init(files: [String: String], includesShipped: Bool = true) throws {
    let system = MemoryFileSystem(files.mapValues { Array($0.utf8) })
    let find: @Sendable (any FileSystem) -> Project = { fileSystem in
      var project = Project.find(for: ".", fileSystem: fileSystem, vocabulary: .themec)
      project.root = "."
      if project.configuration.themePath.isEmpty { project.themePath = ["."] }
      if !includesShipped { project.library = nil }
      return project
    }
    let project = find(system)
    let errors = project.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw LibraryError.configuration(errors.map(\.message)) }
    session = Session(project, fileSystem: system) { find($0) }
  }

  /// Sets or removes unsaved contents of a file.
  ///
  /// - Parameter contents: `nil` to read the file from disk, or to remove a file that exists only in memory.
  public func update(_ path: String, contents: String?) {
    session.apply([contents.map { .edited(path: path, contents: Array($0.utf8)) } ?? .refreshed(path: path)])
  }

  /// All themes, including shipped ones, by Screenlet, default first, then by name.
  public var themes: [Theme] {
    session.snapshot.everything().themeRows.map { row in
      Theme(
        screenlet: row.screenlet, name: row.theme, kind: RenderTree.Kind(rawValue: row.kind), parent: row.parent,
        file: row.file, isShipped: row.isShipped)
    }
  }

  /// The theme of a Screenlet, or of a part's class, by name.
  ///
  /// - Parameter name: The theme's name; `nil` for the default theme.
  /// - Throws: ``LibraryError/unknownTheme(_:)``.
  public func theme(_ screenlet: String, named name: String? = nil) throws -> Theme {
    let found = session.snapshot.find(screenlet, theme: name)
    guard let selected = found.value else {
      throw LibraryError.unknownTheme(
        found.diagnostics.first.map { [$0.message, $0.help].compactMap(\.self).joined(separator: "; ") } ?? "")
    }
    return Theme(selected)
  }

  /// The theme in a file of the project.
  ///
  /// - Throws: ``LibraryError/unknownTheme(_:)``.
  public func theme(inFile path: String) throws -> Theme {
    guard let linked = session.snapshot.themes(inFile: path),
      let id = linked.graph.all.first(where: { Path.absolute(linked.path(of: $0)) == Path.absolute(path) })
    else { throw LibraryError.unknownTheme("no theme in '\(path)'") }
    return Theme(SelectedTheme(linked, id))
  }

  /// Checks files of the project, or all of them.
  public func check(files paths: [String]? = nil) -> CheckReport {
    let session = session.fork()
    return CheckReport(session.snapshot.check(of: paths), in: session)
  }
}

/// A theme of a Screenlet, or the file of a part.
public struct Theme: Sendable, Hashable {
  /// The Screenlet, such as `Login`; the class of a part.
  public let screenlet: String
  /// The name, such as `flat7`.
  public let name: String
  /// The kind; `nil` for a part.
  public let kind: RenderTree.Kind?
  /// The name of the parent.
  public let parent: String?
  /// The path of the theme's file.
  public let file: String
  /// Whether the theme is shipped with themec.
  public let isShipped: Bool
}

/// An error of the library.
public enum LibraryError: Error, Sendable, Equatable {
  /// The file or folder does not exist.
  case noSuchPath(String)
  /// The configuration of the project has these errors.
  case configuration([String])
  /// The theme does not exist.
  case unknownTheme(String)
  /// The theme has no view to draw, or its file has errors that prevent compilation.
  case nothingToDraw(String)
  /// A template could not be rendered.
  case template(String)
}

extension LibraryError: CustomStringConvertible {
  /// A description for users.
  public var description: String {
    switch self {
    case .noSuchPath(let path): "there is no file or folder '\(path.escaped)'"
    case .configuration(let errors): "the configuration has errors: \(errors.joined(separator: "; "))"
    case .unknownTheme(let reason), .nothingToDraw(let reason), .template(let reason): reason
    }
  }
}

extension Theme {
  init(_ selected: SelectedTheme) {
    let (linked, id) = (selected.themes, selected.id)
    let summary = linked.graph[id]
    self.init(
      screenlet: summary.subject, name: summary.themeName,
      kind: linked.graph.kind(of: id).flatMap { RenderTree.Kind(rawValue: $0.rawValue) },
      parent: linked.graph.parent(of: id).map { linked.graph[$0].themeName }, file: linked.path(of: id),
      isShipped: linked.isShipped(id))
  }
}

/// The result of a check.
public struct CheckReport: Sendable {
  private let report: LintReport
  /// The checked state of the files.
  private let session: Session

  init(_ report: LintReport, in session: Session) {
    self.report = report
    self.session = session
  }

  /// In output order: by path, location and code.
  public var diagnostics: [Diagnostic] { report.diagnostics }
  /// The source files of the diagnostics.
  public var sources: SourceMap { report.sources }
  /// The sorted paths of the checked files.
  public var checkedFiles: [String] { report.checkedPaths }

  /// The diagnostics as text, with excerpts of the source and without color.
  public var text: String {
    String(decoding: format(report.diagnostics, sources: report.sources, as: .text), as: UTF8.self)
  }

  /// The diagnostics as a document, with a schema in `Schemas` or defined by the format.
  ///
  /// - Parameter format: `json`, `jsonl`, `sarif`, `checkstyle`, `junit`, `github`, `azure`, `gitlab`, `xcode` or
  ///   `text`. The result is `nil` for other formats.
  public func document(format name: String) -> [UInt8]? {
    DiagnosticFormat(rawValue: name).map { format(report.diagnostics, sources: report.sources, as: $0) }
  }

  /// The contents of files with the fixes of these diagnostics, by path. Unchanged files are omitted.
  ///
  /// The fixed files are checked again. Fixes that cause another problem, or change more than their diagnostic names,
  /// are omitted too.
  /// - Parameter includesUnsafe: Whether to apply fixes that may change the meaning of a theme.
  public func fixedFiles(includesUnsafe: Bool = false) -> [String: String] {
    let session = session.fork()
    var report = report
    var contents: [String: String] = [:]
    for _ in 0..<LintReport.mostFixPasses {
      let fixed = session.fix(report, allowsUnsafe: includesUnsafe).files
      if fixed.isEmpty { break }
      for file in fixed { contents[file.path] = String(decoding: file.after, as: UTF8.self) }
      report = session.snapshot.check(of: report.checkedPaths)
    }
    return contents
  }
}
