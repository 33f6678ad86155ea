internal import ThemeProject
internal import ThemeSource

/// Where the source files of a project are.
struct CodeSearch: Sendable {
  /// Files and folders that the configuration names; none if it names an empty list, nil if it does not say.
  private let configured: [String]?
  /// Folders to search otherwise.
  private let folders: [String]
  private let discovery: Discovery

  /// - Parameter folders: the folders of themes.
  init(_ project: Project, folders: [String]) {
    // Classes of the run time have no connections that Interface Builder makes.
    configured = project.swift ?? (project.configuration.generate.flavor == .terminal ? [] : nil)
    self.folders = project.isMarked ? [project.root] : folders
    discovery = Discovery(
      suffixes: [".swift", ".h", ".m", ".mm"],
      isRecursive: project.isMarked || project.discovery.isRecursive)
  }

  var isConfigured: Bool { configured != nil }
  var namesSources: Bool { configured.map { !$0.isEmpty } ?? false }

  /// Swift sources and Objective-C headers, each once, in the order of the folders, then by path.
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
      // Folders that cannot be read are reported where themes are looked for.
      if isConfigured { diagnostics += found.diagnostics }
      for file in found.value where known.insert(Path.absolute(file)).inserted { result.append(file) }
    }
    return Diagnosed(result, diagnostics)
  }
}

/// The module that a source file belongs to, as packages lay them out: the folder below the last `Sources`; nil elsewhere.
func module(ofSource path: String) -> String? {
  let parts = Path.absolute(path).split(separator: "/")
  guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return nil }
  var name = ""
  for scalar in parts[sources + 1].unicodeScalars {
    name.unicodeScalars.append(scalar.properties.isXIDContinue ? scalar : "_")
  }
  return name
}
