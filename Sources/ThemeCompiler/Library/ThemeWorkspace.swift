internal import DiagnosticFormats
internal import Synchronization
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeLint
internal import ThemeProject
internal import ThemeSemantics
public import ThemeSource

/// A project of themes that is open for questions: what there is, what is wrong with it, and what it looks like.
///
/// Open a project on disk, or sources in memory. Questions are answered on the caller's thread, from the contents that
/// ``update(_:contents:)`` last gave; what did not change since is not computed again.
///
/// ```swift
/// let linked = try ThemeWorkspace(path: "MyApp")
/// for diagnostic in linked.check().diagnostics { print(diagnostic.message) }
/// let login = try linked.theme("Login", named: "flat7")
/// print(try linked.rendered(login).text(columns: 80))
/// ```
public final class ThemeWorkspace: Sendable {
  let session: Session

  /// Opens the project that a file or folder belongs to: that of the closest `.themec.yml` upward; else the closest folder
  /// with `.git`, `Package.swift` or an Xcode project; else the folder itself. What lies in a folder such as `/tmp`, where
  /// every user may put files, says nothing about the folders below it.
  ///
  /// - Throws: ``LibraryError/noSuchPath(_:)``; ``LibraryError/configuration(_:)`` when the configuration has errors.
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
  ///   - files: contents by path, such as `Themes/LoginScreenletView_flat7.xml`; `.themec.yml` configures the project.
  ///   - includesShipped: whether the themes that themec ships can be inherited from and embedded.
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

  /// Gives a file contents that are not saved, or takes them away again.
  ///
  /// - Parameter contents: nil to read the file as it is on disk, or to forget a file that was only in memory.
  public func update(_ path: String, contents: String?) {
    session.apply([contents.map { .edited(path: path, contents: Array($0.utf8)) } ?? .refreshed(path: path)])
  }

  /// All themes by Screenlet, default first, then by name. Shipped ones come with those of the project.
  public var themes: [Theme] {
    session.snapshot.everything().themeRows.map { row in
      Theme(
        screenlet: row.screenlet, name: row.theme, kind: RenderTree.Kind(rawValue: row.kind), parent: row.parent,
        file: row.file, isShipped: row.isShipped)
    }
  }

  /// The theme of a Screenlet, or of a part's class, by name.
  ///
  /// - Parameter name: nil for the default theme.
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

/// One theme of a Screenlet, or the file of a part.
public struct Theme: Sendable, Hashable {
  /// The Screenlet, such as `Login`; the class of a part.
  public let screenlet: String
  /// Such as `flat7`.
  public let name: String
  /// Nil for a part.
  public let kind: RenderTree.Kind?
  /// The name of the theme that it inherits from.
  public let parent: String?
  /// The path of its file.
  public let file: String
  /// Whether themec ships it.
  public let isShipped: Bool
}

/// Why the library cannot answer.
public enum LibraryError: Error, Sendable, Equatable {
  /// There is no such file or folder.
  case noSuchPath(String)
  /// The configuration of the project has these errors.
  case configuration([String])
  /// There is no such theme.
  case unknownTheme(String)
  /// The theme has no view to draw, or its file has errors that keep it from being compiled.
  case nothingToDraw(String)
  /// A template could not be rendered.
  case template(String)
}

extension LibraryError: CustomStringConvertible {
  /// A sentence for people.
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

/// What a check reports.
public struct CheckReport: Sendable {
  private let report: LintReport
  /// The files as they were checked.
  private let session: Session

  init(_ report: LintReport, in session: Session) {
    self.report = report
    self.session = session
  }

  /// In output order: by path, place and code.
  public var diagnostics: [Diagnostic] { report.diagnostics }
  /// The files that the diagnostics are in.
  public var sources: SourceMap { report.sources }
  /// Paths of the files that were checked, sorted.
  public var checkedFiles: [String] { report.checkedPaths }

  /// The diagnostics as text for people, with excerpts of the source; without color.
  public var text: String {
    String(decoding: format(report.diagnostics, sources: report.sources, as: .text), as: UTF8.self)
  }

  /// The diagnostics as a document that `Schemas` or the format's own schema describes.
  ///
  /// - Parameter format: `json`, `jsonl`, `sarif`, `checkstyle`, `junit`, `github`, `azure`, `gitlab`, `xcode` or `text`; nil is
  ///   returned for any other.
  public func document(format name: String) -> [UInt8]? {
    DiagnosticFormat(rawValue: name).map { format(report.diagnostics, sources: report.sources, as: $0) }
  }

  /// Contents of files with the fixes of these diagnostics applied, by path; files that stay the same are left out.
  ///
  /// The files are checked again with the fixes: those that would cause another problem, or change more than their diagnostic
  /// names, are left out too.
  /// - Parameter includesUnsafe: also applies fixes that may change what a theme means.
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
