import ArgumentParser
import ThemeCompiler

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a configuration file for a project.",
    usage: """
      themec init [<folder>] [--force]
      """,
    discussion: """
      Looks for themes and ViewModel descriptors below the folder, and writes a commented .themec.yml that names their \
      folders.
      """)

  @Argument(help: ArgumentHelp("Folder of the project (default: current directory).", valueName: "folder"))
  var folder: String = "."

  @Flag(help: "Overwrite a configuration file that exists.")
  var force = false

  func run() throws {
    guard DiskFileSystem().isFolder(folder) else {
      throw Failure("no such folder: '\(folder.shown)'", help: "name the project's folder")
    }
    let path = Path.joined(folder, Configuration.fileName)
    if !force, DiskFileSystem().exists(path) {
      throw Failure("'\(path.shown)' exists already", help: "edit it, or overwrite it with --force")
    }
    let snapshot = Session(Project(root: folder, themePath: [folder])).snapshot
    try writeReport(Array(starterConfiguration(for: snapshot, in: folder).utf8), to: path)
    standardOutput("wrote \(path.shown)\n")
  }
}
