import ArgumentParser
import ThemeCompiler
import ThemeDatabase
import ThemeProject
import ThemeSource

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: "themec", abstract: "Create a configuration file for a project",
    usage: """
      themec init [<folder>] [--force]
      """,
    discussion: """
      Searches the folder for themes and ViewModel descriptors, and writes a commented .themec.yml with the paths of their \
      folders.
      """)

  @Argument(help: ArgumentHelp("Folder of the project (default: current directory)", valueName: "folder"))
  var folder: String?

  @Flag(help: "Overwrite an existing configuration file")
  var force = false

  func run() throws {
    let folder = folder ?? "."
    guard DiskFileSystem().isFolder(folder) else {
      if DiskFileSystem().exists(folder) {
        throw Failure("'\(folder.escaped)' is a file, not a folder", help: "use the folder of the project")
      }
      throw Failure("folder '\(folder.escaped)' does not exist", help: "check the path, or create the folder")
    }
    let path = Path.joined(folder, Configuration.fileName)
    if !force, DiskFileSystem().exists(path) {
      throw Failure("'\(path.escaped)' already exists", help: "edit the file, or use --force to overwrite it")
    }
    let snapshot = Session(Project(root: folder, themePath: [folder])).snapshot
    try writeReport(Array(starterConfiguration(for: snapshot, in: folder).utf8), to: path)
    standardOutput("wrote \(path.escaped)\n")
  }
}
