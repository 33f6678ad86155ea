import ArgumentParser
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: "themec", abstract: "Create a configuration file for a project",
    usage: """
      themec init [<folder>] [--from-iblinter <file>] [--force]
      """,
    discussion: """
      Searches the folder for themes and ViewModel descriptors, and writes a commented .themec.yml with the paths of their \
      folders.

      --from-iblinter translates a configuration of IBLinter instead, and reports what has no equivalent.
      """)

  @Argument(
    help: ArgumentHelp("Folder of the project (default: current directory)", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("from-iblinter"),
    help: ArgumentHelp("Translate a configuration file of IBLinter, such as .iblinter.yml", valueName: "file"),
    completion: .file())
  var iblinter: String?

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
    let text: String
    if let iblinter {
      text = try translated(iblinter, to: folder)
    } else {
      let snapshot = Session(Project(root: folder, themePath: [folder])).snapshot
      text = starterConfiguration(for: snapshot, in: folder)
    }
    // Editors complete and check the file with the schema.
    let schema = Website.configurationSchema().map { "# yaml-language-server: $schema=\($0)\n" } ?? ""
    try writeReport(Array((schema + text).utf8), to: path)
    standardOutput("wrote \(path.escaped)\n")
  }

  /// The configuration that is equivalent to IBLinter's. Prints the settings without an equivalent.
  private func translated(_ path: String, to folder: String) throws -> String {
    var sources = SourceMap()
    let file = sources.add(path: path, bytes: try SourceProvider().read(path))
    let read = IBLinterConfiguration.read(file)
    guard let former = read.value else {
      printReport(read.diagnostics, sources: sources)
      throw Status.usage.error
    }
    let translation = translate(former, from: Path.folder(of: path), to: folder)
    printReport(read.diagnostics + translation.diagnostics, sources: sources)
    return translation.value
  }
}
