import ArgumentParser
import PictureRendering
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeText

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", _superCommandName: "themec", abstract: "Compare screens with the snapshots of them",
    usage: """
      themec snapshot [<screenlet|path> ...] [--update] [<options>]
      """,
    discussion: """
      Draws every theme on several devices as SVG and as text with and without color, and compares the result with the files in \
      the folder of the snapshots. The same theme gives the same bytes on every machine.

        themec snapshot --update                           # write the snapshots
        themec snapshot --report Differences               # compare, with a page that shows what differs
        themec snapshot --filter login-flat7 --update      # accept the changes of one theme

      Exit status: 0 if all snapshots are the same; 1 if one differs or is missing, or a theme has errors; 2 if the usage or \
      configuration is invalid, or a file cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Names of Screenlets, theme files or folders (default: all themes of the project)",
      valueName: "screenlet|path"), completion: .screenletsAndFiles)
  var paths: [String] = []

  @Flag(help: "Write the snapshots that differ, and remove those that are no longer drawn")
  var update = false

  @Option(help: ArgumentHelp("Only snapshots whose path contains this text", valueName: "text"))
  var filter: String?

  @Option(
    help: ArgumentHelp("Folder of the snapshots (default: Snapshots in the project)", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp("Folder to write a web page to that shows the differences", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(help: ArgumentHelp("File to write the results to as JUnit XML", valueName: "file"), completion: .file())
  var junit: String?

  @OptionGroup(title: "Screen Options") var devices: DeviceOptions

  @Option(help: ArgumentHelp("Name of the theme (default: all; repeatable)", valueName: "theme"), completion: .themes)
  var theme: [String] = []

  @Option(help: JobCount.help)
  var jobs: Int?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws { _ = try JobCount(jobs) }

  func run() async throws {
    let chosen = ThemeSelection(project: project, paths: paths, themes: theme)
    let selection = try chosen.selected()
    let themes = selection.themes
    guard !paths.isEmpty || !themes.allSatisfy({ $0.themes.isShipped($0.id) }) else {
      if selection.status != .clean { throw selection.status.error }
      throw Failure("the project has no themes", help: "run themec in a folder with themes, or name a Screenlet")
    }
    let root = try project.session().snapshot.project.root
    let kept = SnapshotFolder(path: try folder ?? defaultFolder(Path.joined(root, "Snapshots"), option: "--folder"))
    var comparison = SnapshotComparison()
    var status = selection.status
    var printed: Set<PrintedError> = []
    var names = UniqueNames()
    var failure: (any Error)?
    let conditions = DeviceConditions(devices)
    let translations = try project.checkLocales(devices.locale, of: themes)
    if status == .clean { status = translations }
    await forEachResult(of: themes, jobs: try JobCount(jobs).value) { selected in
      DrawnTheme(selected, in: conditions)
    } _: { drawn in
      if drawn.theme.report(project, found: drawn.diagnostics, printed: &printed) != .clean, status == .clean {
        status = .problems
      }
      do {
        for screen in drawn.screens(&names, below: root) where isWanted(screen.name) {
          try comparison.add(screen, in: kept)
        }
      } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    let isSound = selection.status == .clean && themes.allSatisfy { $0.themes.isSound($0.id) }
    let known = try kept.names() ?? []
    // Obsolete snapshots are detected only if all themes are drawn, and all of them can be found and read.
    if chosen.isWhole, !devices.isPartial, isSound, try chosen.isSearched() {
      let drawn = Set(comparison.results.map(\.name))
      for name in known where isWanted(name) && !drawn.contains(name) { try comparison.add(gone: name, in: kept) }
    }
    guard !comparison.results.isEmpty else {
      if status != .clean { throw status.error }
      throw Failure(
        filter.map { "no snapshot has '\($0.escaped)' in its path" } ?? "nothing to draw",
        help: filter == nil ? "use a theme that has a root view" : "a path is such as 'login-flat7/iphone-se-light'")
    }
    if update, !isSound {
      let error = nothingWritten
      throw selection.status == .usage ? Status.usage.error : error
    }
    try finish(comparison, kept, known, reading: themes.flatMap { $0.themes.sources.paths })
    if status != .clean { throw status.error }
    if !update && !comparison.failures.isEmpty { throw Status.problems.error }
  }

  private func isWanted(_ name: String) -> Bool { filter.map { name.contains($0.lowercased()) } ?? true }

  private func finish(
    _ comparison: SnapshotComparison, _ kept: SnapshotFolder, _ known: [String], reading paths: [String]
  ) throws {
    let failures = comparison.failures
    if let junit { try writeReport(comparison.junit(isUpdated: update), to: junit, besides: paths) }
    if let report {
      let title = "\(comparison.failures.count) of \(comparison.results.count) snapshots differ"
      try writePages(snapshotReport(comparison.differences, title: title), .report, to: report)
      if !project.quiet { standardOutput("wrote \(Path.joined(report, "index.html").escaped)\n") }
    }
    let gone = failures.filter { $0.change == .gone }.map(\.name)
    let names = Set(known).union(comparison.results.map(\.name)).subtracting(gone)
    if update, !failures.isEmpty || names != Set(known) {
      for name in gone { try kept.remove(name) }
      try kept.write(comparison.screens, names: names.sorted())
    }
    if !project.quiet {
      for failure in failures {
        let message = update ? failure.change == .gone ? "removed" : "updated" : failure.change.message
        standardOutput("\(message): \(failure.name)\n")
      }
    }
    let count = comparison.results.count
    guard !failures.isEmpty else {
      if !project.quiet { standardOutput("\(count) \(count == 1 ? "snapshot is" : "snapshots are") the same\n") }
      return
    }
    if update { return }
    let snapshots = count == 1 ? "snapshot" : "snapshots"
    if failures.allSatisfy({ $0.change == .new }) {
      return Failure(
        "\(failures.count) of \(count) \(snapshots) \(failures.count == 1 ? "is" : "are") missing",
        help: "use '--update' to write them"
      ).print()
    }
    Failure(
      "\(failures.count) of \(count) \(snapshots) \(failures.count == 1 ? "differs" : "differ")",
      help: "use '--report' to look at them, and '--update' to accept them"
    ).print()
  }
}

/// A theme drawn on its screens, measured with fonts and in cells.
private struct DrawnTheme: Sendable {
  let theme: SelectedTheme
  let diagnostics: [Diagnostic]
  private var images = PictureImages()
  private let scenes: [[(screen: DeviceScreen, inCells: RenderTree)]]

  init(_ theme: SelectedTheme, in conditions: DeviceConditions) {
    self.theme = theme
    let drawn = theme.screens(in: conditions)
    let inCells = theme.screens(in: conditions, metrics: .cells(.standard))
    diagnostics = drawn.diagnostics
    images.add(drawn.value.joined().map(\.tree), of: theme.themes)
    scenes = zip(drawn.value, inCells.value).map { screens, cells in
      screens.map { screen in
        let same = cells.first { $0.label == screen.label }
        return (screen, same?.tree ?? screen.tree)
      }
    }
  }

  /// The snapshots. A Screenlet's theme is named by Screenlet and theme, another file by its path in the project. The
  /// name therefore does not depend on other files.
  func screens(_ names: inout UniqueNames, below root: String) -> [SnapshotScreen] {
    scenes.flatMap { screens -> [SnapshotScreen] in
      guard let first = screens.first else { return [] }
      let folder = names.unique(folder(of: first.screen.tree, below: root))
      return screens.map { screen, inCells in
        let name = "\(folder)/\(screen.condition.slug)"
        return SnapshotScreen(screen, inCells: inCells, images, name: names.unique(name))
      }
    }
  }

  private func folder(of tree: RenderTree, below root: String) -> String {
    let (linked, id) = (theme.themes, theme.id)
    guard linked.graph.kind(of: id) == nil, !linked.isShipped(id) else { return tree.slug }
    let path = Path.absolute(linked.path(of: id))
    let inProject = Path.relative(path, to: Path.absolute(root)) ?? Path.name(of: path)
    var parts = inProject.split(separator: "/").map(String.init)
    if let last = parts.popLast() {
      parts.append(last.split(separator: ".").dropLast().joined(separator: ".") + (tree.scene.map { "-\($0)" } ?? ""))
    }
    return parts.map(\.slug).joined(separator: "/")
  }
}
