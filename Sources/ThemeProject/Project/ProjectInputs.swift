extension Project {
  /// The folders and files outside of a project's own folder that commands read, so that their changes matter.
  ///
  /// - Parameter fileSystem: Decides which of the Swift sources are folders.
  package func otherInputs(_ fileSystem: any FileSystem) -> (folders: [String], files: [String]) {
    let sources = swift ?? []
    return (
      themePath + schemas + configuration.assets + sources.filter { fileSystem.isFolder($0) },
      sources.filter { !fileSystem.isFolder($0) } + configuration.files
        + (configuration.lint.baseline.map { [$0] } ?? [])
    )
  }

  /// Whether a path has the extension of files that commands read.
  package static func isInput(_ path: String) -> Bool { inputEndings.contains { path.hasSuffix($0) } }

  private static let inputEndings =
    textEndings + [
      ".ttf", ".otf", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp", ".tiff",
    ]

  /// The ends of the paths of files that diagnostics can be about.
  package static let textEndings =
    Discovery.themeSuffixes + [
      ".swift", ".h", ".m", ".mm", ".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf", ".yml", ".yaml",
      "/Contents.json",
    ] + AppTargets.endings
}

extension Discovery {
  /// The folders that are not inside another, without duplicates and folders that do not exist.
  package static func outermost(_ folders: [String], _ fileSystem: any FileSystem) -> [String] {
    var kept: [String] = []
    for folder in folders where fileSystem.isFolder(folder) {
      let absolute = Path.absolute(folder)
      if kept.contains(where: { Path.isInside(absolute, Path.absolute($0)) }) { continue }
      kept.removeAll { Path.isInside(Path.absolute($0), absolute) }
      kept.append(folder)
    }
    return kept
  }

  /// Whether changes below a folder do not matter: it is hidden, or of another tool.
  package static func isUnwatched(_ folder: String) -> Bool {
    let name = Path.name(of: folder)
    return name.hasPrefix(".") || isForeign(name)
  }
}
