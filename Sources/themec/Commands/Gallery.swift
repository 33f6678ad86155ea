import ArgumentParser
import PictureRendering
import ThemeDatabase
import ThemeProject
import ThemeSource

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
    let translations = try project.checkLocales(devices.locale, of: themes)
    let pages = try GalleryPages(of: themes, in: DeviceConditions(devices), project, paths: paths)
    try writePages(pages.files, .gallery, to: output, force: force)
    if !project.quiet {
      standardOutput(
        "wrote \(pages.count) \(pages.count == 1 ? "screen" : "screens"): \(Path.joined(output, "index.html").escaped)\n"
      )
    }
    if selection.status != .clean { throw selection.status.error }
    if pages.status != .clean || translations != .clean { throw Status.problems.error }
  }
}
