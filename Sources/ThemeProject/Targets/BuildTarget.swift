package import ThemeSource

/// A build target of an Xcode project, a package, an XcodeGen project or a pod.
package struct BuildTarget: Sendable {
  package var name: String
  /// The Swift module; `nil` if its build settings do not say which.
  package var module: String?
  /// Whether its product is an application.
  package var isApp = false
  /// Whether its product is an extension of an app.
  package var isExtension = false
  /// The oldest version of iOS that it runs on, such as `15.0`; `nil` if it is unknown.
  package var deploymentTarget: String?
  /// Sources and resources, by absolute path.
  var files: Set<String> = []
  /// Folders whose files are built, and folder references.
  var folders: [Folder] = []
  /// The only folders and files with sources, by absolute path; `nil` if there may be sources in all folders.
  var sources: [String]?
  /// The storyboards that the app loads when it starts, by its build settings and its `Info.plist`.
  package var launchStoryboards: [LaunchStoryboard] = []
  /// The classes that its `Info.plist` names.
  package var namedClasses: [NamedClass] = []
  /// The fonts that it loads when it starts; `nil` if its `Info.plist` is not known.
  package var fonts: AppFonts?
  /// The screens on which an app runs.
  package var screens = AppScreens()

  init(name: String, module: String?) {
    self.name = name
    self.module = module
  }

  package struct LaunchStoryboard: Sendable, Equatable {
    package var name: String
    /// Whether it is the main storyboard, or that of a scene, so that it needs an initial view controller.
    package var isMain: Bool
    package var span: SourceSpan
  }

  package struct NamedClass: Sendable, Equatable {
    /// Without the module.
    package var name: String
    /// The module before the name; `nil` if there is none, or if that of the target is not known.
    package var module: String?
    package var isInOwnModule: Bool
    /// With the module.
    package var written: String { module.map { "\($0).\(name)" } ?? name }
    /// The key of the `Info.plist`.
    package var key: String
    package var span: SourceSpan
  }

  /// A folder and the files below it that the target builds.
  struct Folder: Sendable {
    /// By absolute path.
    var path: String
    /// Files and folders that are not built, by absolute path.
    var excluded: Set<String> = []
    /// Patterns, relative to the folder, of files that are not built.
    var exclusions: [Glob] = []
    /// Patterns, relative to the folder, of the only files that are built; `nil` for all.
    var inclusions: [Glob]?

    func contains(_ path: String) -> Bool {
      if path == self.path { return inclusions == nil }
      guard let inside = Path.relative(path, to: self.path), Path.isInside(path, self.path),
        !excluded.contains(where: { $0 == path || Path.isInside(path, $0) }), !isExcludedInAllLanguages(path),
        !exclusions.contains(where: { $0.matches(inside) })
      else { return false }
      return inclusions.map { $0.contains { $0.matches(inside) } } ?? true
    }

    private func isExcludedInAllLanguages(_ path: String) -> Bool {
      let folder = Path.folder(of: path)
      guard folder.hasSuffix(".lproj") else { return false }
      return excluded.contains(Path.joined(Path.folder(of: folder), Path.name(of: path)))
    }
  }

  /// The documents that the target builds, by absolute path.
  package func documents(in files: any FileSystem) -> [String] { built([".storyboard", ".xib"], in: files) }

  /// Whether the project file lists a storyboard for the target, which may not exist.
  package func lists(storyboard name: String) -> Bool { files.contains { $0.hasSuffix("/\(name).storyboard") } }

  /// The files with some endings that the target builds, by absolute path.
  package func built(_ endings: [String], in files: any FileSystem) -> [String] {
    let inFolders = folders.flatMap { files.files(below: $0.path, Discovery(suffixes: endings)).value }
    return self.files.filter { path in endings.contains { path.hasSuffix($0) } && files.exists(path) }.sorted()
      + inFolders.filter { builds(Path.absolute($0)) }
  }

  /// Whether a file is in a folder of the target that builds other files, but not this one.
  func leavesOut(_ path: String) -> Bool {
    !builds(path)
      && folders.contains { folder in
        guard Path.isInside(path, folder.path), let inside = Path.relative(path, to: folder.path) else { return false }
        return folder.inclusions == nil || folder.exclusions.contains { $0.matches(inside) }
      }
  }

  var buildsAnything: Bool { !files.isEmpty || !folders.isEmpty }

  /// Whether the target builds the file at an absolute path.
  package func builds(_ path: String) -> Bool {
    if files.contains(path) { return true }
    if let sources, Self.sourceEndings.contains(where: path.hasSuffix) {
      return sources.contains { $0 == path || Path.isInside(path, $0) }
    }
    return folders.contains { $0.contains(path) }
  }

  private static let sourceEndings = [".swift", ".m", ".mm", ".h", ".c"]
}

/// The targets that a file other than an Xcode project declares.
struct DeclaredTargets: Sendable {
  /// The path of the file.
  var path: String
  var targets: [BuildTarget] = []
  /// Whether other targets may build any file below its folder, because the file computes some.
  var isPartial = false

  /// By absolute path.
  var folder: String { Path.folder(of: Path.absolute(path)) }
}
