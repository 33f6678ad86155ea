package import Diagnostics
package import ThemeSource

/// Settings of the command line, which override the configuration.
package struct ProjectOverrides: Sendable {
  /// Folders of themes, searched before the configured ones.
  package var themePath: [String] = []
  /// Folders of descriptors, searched before the configured ones.
  package var schemas: [String] = []
  /// Swift files and folders, read before the configured ones.
  package var swift: [String] = []
  /// A configuration file to read instead of the closest one.
  package var configuration: String?
  /// Whether to ignore configuration files.
  package var isIsolated = false

  package init() {}
}

/// A project: the themes, descriptors and sources that all commands use, regardless of the path that they are given.
package struct Project: Sendable {
  /// The root folder.
  package var root: String
  package var configuration = Configuration()
  /// The configuration files, base first.
  package var sources = SourceMap()
  /// Diagnostics of the configuration.
  package var diagnostics: [Diagnostic] = []
  /// Folders of themes, nearest first; without the shipped ones.
  package var themePath: [String] = []
  /// Folders of ViewModel descriptors; the first match is used.
  package var schemas: [String] = []
  /// Swift files and folders.
  package var swift: [String] = []
  /// How folders are searched.
  package var discovery = Discovery()
  /// How the project uses the shipped themes; nil if it does not use them.
  package var library: Configuration.Library? = .fallback

  /// A project without configuration, with themes in the given folders.
  package init(root: String = ".", themePath: [String] = []) {
    self.root = root
    self.themePath = themePath
  }

  package var limits: Limits { configuration.limits }
}

extension Project {
  /// Finds the project that a path belongs to: that of the closest configuration file upward; else the closest folder
  /// that has `.git`, `Package.swift` or an Xcode project; else the topmost folder above whose theme set applies; else
  /// the folder itself.
  ///
  /// Without a configured theme path, the project's themes are those below its root. Of a file that belongs to no such
  /// folder, they are those beside it.
  /// - Parameter path: a file or folder, which need not exist.
  package static func find(
    for path: String, _ overrides: ProjectOverrides = ProjectOverrides(), fileSystem: any FileSystem = DiskFileSystem(),
    vocabulary: ConfigurationVocabulary = ConfigurationVocabulary()
  ) -> Project {
    let workingFolder = Path.workingFolder
    let start = Path.absolute(fileSystem.isFolder(path) ? path : Path.folder(of: path), from: workingFolder)
    let place = ProjectPlace(above: start, fileSystem, readsConfiguration: !overrides.isIsolated)
    var project = Project(root: Path.shortened(place.root, workingFolder: workingFolder))
    let file = overrides.configuration ?? place.configuration.map { Path.shortened($0, workingFolder: workingFolder) }
    if let file, !overrides.isIsolated {
      let loaded = Configuration.load(
        file, sources: &project.sources, fileSystem: fileSystem, vocabulary: vocabulary)
      project.configuration = loaded.value
      project.diagnostics = loaded.diagnostics + loaded.value.idleSettings
      project.diagnostics += loaded.value.missingPaths(fileSystem)
    }
    let configured = project.configuration
    project.themePath =
      overrides.themePath + (configured.themePath.isEmpty ? [project.root] : configured.themePath)
    project.schemas = overrides.schemas + configured.schemas
    project.swift = overrides.swift + configured.swift
    project.discovery.include = configured.include
    project.discovery.exclude = configured.exclude
    project.library = configured.library
    if !place.isProject, !fileSystem.isFolder(path) { project.discovery.isRecursive = false }
    return project
  }
}

/// The root of the project of a folder, and its configuration file.
private struct ProjectPlace {
  var root: String
  var configuration: String?
  /// Whether something says that the root is one.
  var isProject: Bool

  init(above start: String, _ fileSystem: any FileSystem, readsConfiguration: Bool) {
    var marked: String?
    var topmostSet: String?
    for folder in Path.ancestors(of: start) {
      if readsConfiguration {
        let file = Path.joined(folder, Configuration.fileName)
        if fileSystem.exists(file) {
          self.init(root: folder, configuration: file, isProject: true)
          return
        }
      }
      if marked == nil, isMarked(folder, fileSystem) { marked = folder }
      if marked == nil, fileSystem.exists(Path.joined(folder, "theme-set.xml")) { topmostSet = folder }
    }
    let found = marked ?? topmostSet
    self.init(root: found ?? start, configuration: nil, isProject: found != nil)
  }

  private init(root: String, configuration: String?, isProject: Bool) {
    self.root = root
    self.isProject = isProject
    self.configuration = configuration
  }
}

/// Whether a folder is the root of a repository, a package or an Xcode project.
private func isMarked(_ folder: String, _ fileSystem: any FileSystem) -> Bool {
  if fileSystem.exists(Path.joined(folder, ".git")) || fileSystem.exists(Path.joined(folder, "Package.swift")) {
    return true
  }
  return fileSystem.names(in: folder).contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
}

extension Configuration {
  /// An error for each configured path that does not exist, at its key.
  fileprivate func missingPaths(_ fileSystem: any FileSystem) -> [Diagnostic] {
    let stated: [(key: String, paths: [String])] = [
      ("themePath", themePath), ("schemas", schemas), ("swift", swift),
      ("generate.templates", generate.templates.map { [$0] } ?? []),
    ]
    return stated.flatMap { key, paths in
      paths.filter { !fileSystem.exists($0) }.map { path in
        Diagnostic(
          .missingPath, "'\(path)' in '\(key)' does not exist", at: origins[key],
          help: "paths are relative to the folder of the configuration file")
      }
    }
  }
}
