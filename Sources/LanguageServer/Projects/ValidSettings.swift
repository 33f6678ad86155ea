internal import Synchronization
internal import ThemeCompiler
internal import ThemeProject
internal import ThemeSource

/// The last projects without errors in their configuration, for use while it has some.
final class ValidSettings: Sendable {
  private let projects = Mutex<[ProjectPlace: Project]>([:])

  /// The project at a place. While its configuration has errors, its settings are the last valid ones, or the defaults.
  func project(at place: ProjectPlace, isRecursive: Bool, _ files: OverlayFileSystem) -> Project {
    var finder = ProjectFinder(fileSystem: files, vocabulary: .themec)
    let current = finder.project(at: place, isRecursive: isRecursive)
    guard current.diagnostics.contains(where: { $0.severity == .error }) else {
      projects.withLock { $0[place] = current }
      return current
    }
    let last = projects.withLock { $0[place] }
    var used = last ?? Self.defaults(at: place, isRecursive: isRecursive, files)
    used.configuration.forgetPlaces()
    used.configuration.files = current.configuration.files
    used.sources = current.sources
    used.diagnostics = current.diagnostics.map { diagnostic in
      guard diagnostic.severity == .error else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.message += last == nil ? "; the default settings are used" : "; the last valid settings are used"
      return diagnostic
    }
    return used
  }

  private static func defaults(at place: ProjectPlace, isRecursive: Bool, _ files: OverlayFileSystem) -> Project {
    var overrides = ConfigurationOverrides()
    overrides.isIsolated = true
    var finder = ProjectFinder(overrides, fileSystem: files, vocabulary: .themec)
    return finder.project(at: place, isRecursive: isRecursive)
  }
}

extension Configuration {
  /// Removes the locations of settings, which are invalid in another version of their file.
  fileprivate mutating func forgetPlaces() {
    origins = [:]
    for index in lint.rules.indices { lint.rules[index].forgetPlaces() }
    for index in lint.paths.indices {
      for rule in lint.paths[index].rules.indices { lint.paths[index].rules[rule].forgetPlaces() }
    }
  }
}

extension LintSettings.RuleSettings {
  fileprivate mutating func forgetPlaces() {
    span = nil
    for index in options.indices { options[index].span = nil }
  }
}
