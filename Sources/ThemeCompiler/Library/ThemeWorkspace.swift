internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSource

/// An open project of themes, which can be listed, checked and compiled.
///
/// Open a project on disk, or files in memory. Results are computed from the files at the time of opening and from the
/// contents that ``update(_:contents:)`` and ``refresh(_:)`` set afterwards. Results for unchanged files are kept.
///
/// ```swift
/// let workspace = try ThemeWorkspace(path: "MyApp")
/// let report = try await workspace.check()
/// for diagnostic in report.diagnostics { print(diagnostic.message) }
/// let login = try workspace.theme("Login", named: "flat7")
/// print(try workspace.compile(login).picture(.text).text)
/// ```
///
/// A workspace can be used from several threads. ``check(files:options:progress:)`` and the fixes of its report run
/// concurrently; all other functions run on the caller's thread.
public final class ThemeWorkspace: Sendable {
  let session: Session

  /// Opens the project that contains a file or folder: that of the closest `.themec.yml` upward; else the closest
  /// folder with `.git`, `Package.swift` or an Xcode project; else the folder itself. Files in a folder to which every
  /// user can write, such as `/tmp`, do not affect the folders below it.
  ///
  /// - Throws: ``LibraryError/noSuchPath(_:)``; ``LibraryError/configuration(_:)`` if the configuration has errors.
  public init(path: String) throws(LibraryError) {
    guard DiskFileSystem().exists(path) else { throw .noSuchPath(path) }
    let project = try Self.checked(Project.find(for: path, vocabulary: .themec))
    session = Session(project) { fileSystem in
      Project.find(for: path, fileSystem: fileSystem, vocabulary: .themec)
    }
  }

  /// Opens files in memory. Files on disk are not read.
  ///
  /// - Parameters:
  ///   - contents: Bytes by path, such as `Themes/LoginScreenletView_flat7.xml`; `.themec.yml` configures the project.
  ///   - includesShipped: Whether themes can inherit from and embed the themes that themec ships.
  /// - Throws: ``LibraryError/configuration(_:)`` if the configuration has errors.
  public init(contents: [String: [UInt8]], includesShipped: Bool = true) throws(LibraryError) {
    let system = MemoryFileSystem(contents)
    let find: @Sendable (any FileSystem) -> Project = { fileSystem in
      var project = Project.find(for: ".", fileSystem: fileSystem, vocabulary: .themec)
      project.root = "."
      if project.configuration.themePath.isEmpty { project.themePath = ["."] }
      if !includesShipped { project.library = nil }
      return project
    }
    session = Session(try Self.checked(find(system)), fileSystem: system) { find($0) }
  }

  /// Opens texts in memory, as UTF-8. Files on disk are not read.
  ///
  /// - Parameters:
  ///   - files: Texts by path, such as `Themes/LoginScreenletView_flat7.xml`; `.themec.yml` configures the project.
  ///   - includesShipped: Whether themes can inherit from and embed the themes that themec ships.
  /// - Throws: ``LibraryError/configuration(_:)`` if the configuration has errors.
  public convenience init(files: [String: String], includesShipped: Bool = true) throws(LibraryError) {
    try self.init(contents: files.mapValues { Array($0.utf8) }, includesShipped: includesShipped)
  }

  private static func checked(_ project: Project) throws(LibraryError) -> Project {
    let errors = project.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .configuration(errors.map(\.message)) }
    return project
  }

  /// Sets unsaved contents of a file, which replace those on disk until ``refresh(_:)``.
  public func update(_ path: String, contents: [UInt8]) {
    session.apply([.edited(path: path, contents: contents)])
  }

  /// Reads a file from disk again after it was saved, created or deleted. Removes its unsaved contents, and a file that
  /// exists only because of them.
  public func refresh(_ path: String) { session.apply([.refreshed(path: path)]) }
}
