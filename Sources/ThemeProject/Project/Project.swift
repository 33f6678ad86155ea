package import ThemeSource

/// Settings of the command line, which override the configuration.
package struct ConfigurationOverrides: Sendable {
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
  /// Limits, which can be higher than the standard ones.
  package var limits: [LimitName: Int] = [:]

  package init() {}
}

/// A project: the themes, descriptors and sources that all commands use, regardless of their path argument.
package struct Project: Sendable {
  /// The root folder.
  package var root: String
  /// Whether a configuration file, a repository, a package or a theme set marks the root.
  package var isMarked = false
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
  package var swift: [String]?
  /// The search for files in folders.
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
  /// Finds the project of a path: that of the closest configuration file upward; else the closest folder that has
  /// `.git`, `Package.swift`, a Bazel workspace or an Xcode project; else the closest folder with another file that
  /// declares targets, such as a `.podspec`; else the topmost parent folder with a theme set that applies; else the folder itself.
  ///
  /// Without a configured theme path, the project's themes are those below its root. For a file without such a folder,
  /// they are those in the same folder.
  ///
  /// The contents of a folder such as `/tmp` do not affect the folders below it, because every user may put files
  /// there. They count for that folder itself, and while that is the working folder.
  /// - Parameter path: a file or folder, which need not exist.
  package static func find(
    for path: String, _ overrides: ConfigurationOverrides = ConfigurationOverrides(),
    fileSystem: any FileSystem = DiskFileSystem(),
    vocabulary: ConfigurationVocabulary = ConfigurationVocabulary()
  ) -> Project {
    var finder = ProjectFinder(overrides, fileSystem: fileSystem, vocabulary: vocabulary)
    return finder.project(for: path)
  }
}

/// Finds the projects of many paths, and reads each folder above them once.
package struct ProjectFinder {
  private let overrides: ConfigurationOverrides
  private let fileSystem: any FileSystem
  private let vocabulary: ConfigurationVocabulary
  private let workingFolder = Path.workingFolder
  private var marks = FolderMarks()
  /// The configuration that was read last. One from the command line applies to all projects.
  private var loaded: LoadedConfiguration?

  private struct LoadedConfiguration {
    var file: String
    var configuration: Configuration
    var diagnostics: [Diagnostic]
    var sources: SourceMap
  }

  package init(
    _ overrides: ConfigurationOverrides = ConfigurationOverrides(), fileSystem: any FileSystem = DiskFileSystem(),
    vocabulary: ConfigurationVocabulary = ConfigurationVocabulary()
  ) {
    self.overrides = overrides
    self.fileSystem = fileSystem
    self.vocabulary = vocabulary
  }

  /// Returns the project of a path, as ``Project/find(for:_:fileSystem:vocabulary:)`` describes.
  package mutating func project(for path: String) -> Project {
    let isFolder = fileSystem.isFolder(path)
    return project(at: place(of: isFolder ? path : Path.folder(of: path)), isRecursive: isFolder)
  }

  /// Returns the project at a place.
  /// - Parameter isRecursive: whether the themes of a folder without a project include those of its subfolders.
  package mutating func project(at place: ProjectPlace, isRecursive: Bool) -> Project {
    var project = Project(root: Path.shortened(place.root, workingFolder: workingFolder))
    let file = overrides.configuration ?? place.configuration.map { Path.shortened($0, workingFolder: workingFolder) }
    if let file, !overrides.isIsolated {
      let loaded = configuration(in: file)
      project.configuration = loaded.configuration
      project.diagnostics = loaded.diagnostics
      project.sources = loaded.sources
    } else if !overrides.isIsolated {
      project.diagnostics = misnamedConfiguration(in: project.root)
    }
    for (key, value) in overrides.limits { project.configuration.limits[key] = value }
    let configured = project.configuration
    project.themePath =
      overrides.themePath + (configured.themePath.isEmpty ? [project.root] : configured.themePath)
    project.schemas = overrides.schemas + configured.schemas
    project.swift =
      overrides.swift.isEmpty ? configured.swift : overrides.swift + (configured.swift ?? [])
    project.discovery.include = configured.include
    project.discovery.exclude = configured.exclude
    project.library = configured.library
    project.isMarked = place.isProject
    if !place.isProject, !isRecursive { project.discovery.isRecursive = false }
    return project
  }

  /// Returns a note about a file with a name that themec does not read, such as `.themec.yaml`.
  private func misnamedConfiguration(in folder: String) -> [Diagnostic] {
    [".themec.yaml", "themec.yml", "themec.yaml"].map { Path.joined(folder, $0) }.filter(fileSystem.exists).map {
      path in
      Diagnostic(
        .noEffect, "'\(path)' is not read", at: nil, help: "rename it to '\(Configuration.fileName)'")
    }
  }

  private mutating func configuration(in file: String) -> LoadedConfiguration {
    if let loaded, loaded.file == file { return loaded }
    var sources = SourceMap()
    let read = Configuration.load(
      file, isTrusted: file == overrides.configuration, sources: &sources, fileSystem: fileSystem,
      vocabulary: vocabulary)
    let new = LoadedConfiguration(
      file: file, configuration: read.value,
      diagnostics: read.diagnostics + read.value.missingPaths(fileSystem) + read.value.uselessPatterns(fileSystem),
      sources: sources)
    loaded = new
    return new
  }

  /// Returns the place of a folder's project; folders of one project have equal places.
  package mutating func place(of folder: String) -> ProjectPlace {
    ProjectPlace(
      above: Path.absolute(folder, from: workingFolder), fileSystem, workingFolder: workingFolder,
      readsConfiguration: !overrides.isIsolated, &marks)
  }
}

/// The root of the project of a folder, and its configuration file.
package struct ProjectPlace: Hashable, Sendable {
  /// Absolute.
  package var root: String
  /// Whether the root has the closest configuration file.
  package private(set) var hasConfiguration: Bool
  /// Whether the root is marked as a project.
  package private(set) var isProject: Bool

  /// The configuration file, absolute.
  var configuration: String? { hasConfiguration ? Path.joined(root, Configuration.fileName) : nil }

  fileprivate init(
    above start: String, _ fileSystem: any FileSystem, workingFolder: String, readsConfiguration: Bool,
    _ marks: inout FolderMarks
  ) {
    var marked: String?
    var topmostSet: String?
    var described: String?
    var folder = start
    while true {
      var found = marks.marks(of: folder, fileSystem)
      if !found.isEmpty, folder != start, folder != workingFolder, fileSystem.isShared(folder) { found = [] }
      if readsConfiguration, found.contains(.configuration) {
        self.init(root: folder, hasConfiguration: true, isProject: true)
        return
      }
      if marked == nil, found.contains(.project) { marked = folder }
      if marked == nil, found.contains(.themeSet) { topmostSet = folder }
      if described == nil, found.contains(.targets) { described = folder }
      if folder == "/" || folder == "." { break }
      folder = Path.folder(of: folder)
    }
    let found = marked ?? described ?? topmostSet
    self.init(root: found ?? start, hasConfiguration: false, isProject: found != nil)
  }

  private init(root: String, hasConfiguration: Bool, isProject: Bool) {
    self.root = root
    self.isProject = isProject
    self.hasConfiguration = hasConfiguration
  }
}

extension Configuration {
  /// Returns a note for each path in the patterns of `exclude` and `lint.paths` that does not exist, except in folders that other
  /// tools create.
  fileprivate func uselessPatterns(_ fileSystem: any FileSystem) -> [Diagnostic] {
    // A folder that is excluded with a wildcard may be made later.
    let stated =
      exclude.map { ("exclude", $0, $0.glob.literalPath) }
      + lint.paths.map { ("lint.paths", $0.glob, $0.glob.glob.literalPrefix) }
    return stated.compactMap { key, scoped, path in
      guard let path, !path.split(separator: "/").contains(where: { Discovery.isForeign(String($0)) }),
        !fileSystem.exists(Path.joined(scoped.folder, path))
      else { return nil }
      return Diagnostic(
        .noEffect, "'\(scoped.glob.pattern)' in '\(key)' matches nothing", at: origins[key],
        help: "correct or remove it; paths are relative to the folder of the configuration file")
    }
  }

  /// Returns an error for each configured path that does not exist, at its key.
  fileprivate func missingPaths(_ fileSystem: any FileSystem) -> [Diagnostic] {
    let stated: [(key: String, paths: [String])] = [
      ("themePath", themePath), ("schemas", schemas), ("swift", swift ?? []), ("assets", assets),
      ("generate.templates", generate.templates.map { [$0] } ?? []),
    ]
    return stated.flatMap { key, paths in
      paths.filter { !fileSystem.exists($0) }.map { path in
        Diagnostic(
          .missingPath, "'\(path)' in '\(key)' does not exist", at: origins[key],
          help: "create it, or correct the path, which is relative to the folder of the configuration file")
      }
    }
  }
}
