import ArgumentParser
import PictureRendering
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeText

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", _superCommandName: "themec",
    abstract: "Write web pages that show themes on several devices",
    usage: """
      themec gallery -o <folder> [<screenlet|path> ...] [<options>]
      """,
    discussion: """
      Writes a folder with an index to search and compare, and a page with an inspector for each theme. Open index.html in a \
      browser; no server is needed.

        themec gallery -o Gallery                                  # all themes of the project
        themec gallery -o Gallery Login --size iphone-se --size ipad
        themec gallery -o Gallery --appearance light
      """)

  @Argument(
    help: ArgumentHelp(
      "Names of Screenlets, theme files or folders (default: all themes of the project, else the shipped ones)",
      valueName: "screenlet|path"), completion: .screenletsAndFiles)
  var paths: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write", valueName: "folder"), completion: .directory)
  var output: String

  @OptionGroup(title: "Screen Options") var devices: DeviceOptions

  @Option(help: ArgumentHelp("Name of the theme (default: all; repeatable)", valueName: "theme"), completion: .themes)
  var theme: [String] = []

  @Flag(help: "Overwrite an index.html that is not of a gallery")
  var force = false

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    let chosen = ThemeSelection(project: project, paths: paths, themes: theme)
    let selection = try chosen.selected()
    let themes = selection.themes
    chosen.noteShipped(themes)
    var shown: [GalleryTheme] = []
    var images = PictureImages()
    var status = selection.isComplete ? Status.clean : .problems
    var printed: Set<PrintedError> = []
    let conditions = DeviceConditions(devices)
    try project.checkLocales(devices.locale, of: themes)
    for selected in themes {
      let drawn = selected.screens(in: conditions)
      if selected.report(project, found: drawn.diagnostics, printed: &printed) != .clean { status = .problems }
      images.add(drawn.value.joined().map(\.tree), of: selected.themes)
      let explanations = drawn.value.isEmpty ? [:] : selected.themes.explainViews(of: selected)
      shown += drawn.value.map { screens in
        GalleryTheme(
          file: selected.themes.path(of: selected.id).escaped,
          screens: screens.map { GalleryTheme.Screen($0.tree, size: $0.size, language: $0.language?.text) },
          explanations: explanations)
      }
    }
    guard !shown.isEmpty else {
      if status != .clean { throw status.error }
      throw Failure("nothing to draw", help: "use a theme that has a root view")
    }
    guard themes.allSatisfy({ $0.themes.isSound($0.id) }) else { throw nothingWritten }
    let project = Path.name(of: Path.absolute(paths.count == 1 && DiskFileSystem().isFolder(paths[0]) ? paths[0] : "."))
    try writePages(
      PictureRendering.gallery(
        shown, title: "Themes of \(project)", DrawingStyle(images: images.traits), images: images.data), .gallery,
      to: output,
      force: force)
    if !self.project.quiet {
      let count = shown.reduce(0) { $0 + $1.screens.count }
      standardOutput(
        "wrote \(count) \(count == 1 ? "screen" : "screens"): \(Path.joined(output, "index.html").escaped)\n")
    }
    if status != .clean { throw status.error }
  }
}
