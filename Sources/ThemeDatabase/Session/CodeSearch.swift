internal import ThemeProject
internal import ThemeSource

/// The locations of a project's source files.
struct CodeSearch: Sendable {
  /// The configured files and folders; empty if the configured list is empty, `nil` if it is absent.
  private let configured: [String]?
  /// Folders to search if none are configured.
  private let folders: [String]
  private let discovery: Discovery

  /// - Parameter folders: The folders of themes.
  init(_ project: Project, folders: [String]) {
    // Classes of the terminal runtime have no connections from Interface Builder.
    configured = project.swift ?? (project.configuration.generate.flavor == .terminal ? [] : nil)
    self.folders = project.isMarked ? [project.root] : folders
    discovery = Discovery(
      suffixes: [".swift", ".h", ".m", ".mm"],
      isRecursive: project.isMarked || project.discovery.isRecursive)
  }

  var isConfigured: Bool { configured != nil }
  var namesSources: Bool { configured.map { !$0.isEmpty } ?? false }

  /// Swift sources and Objective-C headers without duplicates, in the order of the folders, then by path.
  func paths(in fileSystem: OverlayFileSystem) -> Diagnosed<[String]> {
    var result: [String] = []
    var known: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for path in configured ?? folders {
      let found: Diagnosed<[String]>
      if fileSystem.isFolder(path) {
        found = fileSystem.files(
          below: path, isConfigured ? Discovery(suffixes: discovery.suffixes) : discovery)
      } else {
        found = Diagnosed(isConfigured ? [path] : [])
      }
      // Unreadable folders are reported by the search for themes.
      if isConfigured { diagnostics += found.diagnostics }
      for file in found.value where known.insert(Path.absolute(file)).inserted { result.append(file) }
    }
    return Diagnosed(result, diagnostics)
  }
}

/// The module of a source file in the layout of Swift packages: the folder below the last `Sources`, or `nil`.
func module(ofSource path: String) -> String? {
  let parts = Path.absolute(path).split(separator: "/")
  guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return nil }
  var name = ""
  for scalar in parts[sources + 1].unicodeScalars {
    name.unicodeScalars.append(scalar.properties.isXIDContinue ? scalar : "_")
  }
  return name
}
