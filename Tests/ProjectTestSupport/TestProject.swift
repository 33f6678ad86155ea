package import ThemeDatabase
package import ThemeLint
package import ThemeProject

/// A project of a test: themes in folders, without a configuration, compared with the shipped themes.
package struct TestProject: Sendable {
  /// Selected files and folders. Their folders are the start of the theme path.
  package var inputs: [String] = []
  /// Contents that replace those of files, keyed by path.
  package var contents: [String: [UInt8]] = [:]
  package var themePath: [String] = []
  package var schemas: [String] = []
  /// Swift files and folders; nil for those beside the themes.
  package var swift: [String]?
  package var includesShipped = true
  /// Whether the folder has a file that declares build targets, which are then read.
  package var isMarked = false
  package var configuration = Configuration()

  package init(_ inputs: [String] = []) { self.inputs = inputs }

  package var session: Session {
    var folders: [String] = []
    for input in inputs {
      let folder = DiskFileSystem().isFolder(input) ? input : Path.folder(of: input)
      if !folders.contains(folder) { folders.append(folder) }
    }
    var overrides = ConfigurationOverrides()
    overrides.isIsolated = true
    let root = folders.first.map { Project.find(for: $0, overrides).root }
    var project = Project(root: root ?? ".", themePath: folders + themePath)
    project.configuration = configuration
    project.schemas = schemas
    project.isMarked = isMarked
    if let swift { project.swift = swift }
    project.library = includesShipped ? .shipped : nil
    return Session(project, asking: inputs, contents: contents)
  }

  /// The selected themes, or all themes if none are selected, with their dependencies.
  package var themes: LinkedThemes {
    let snapshot = session.snapshot
    return inputs.isEmpty ? snapshot.everything() : snapshot.selected()
  }

  package func lint(
    _ settings: LintSettings = LintSettings(), baseline: BaselineFile? = nil
  ) async throws -> LintReport {
    var report = try await session.snapshot.lint(settings)
    if let baseline {
      report.report(unused: report.accept(baseline, settings).unused(in: baseline), in: baseline, settings)
    }
    return report
  }
}
