import ArgumentParser
import ThemeCompiler

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Generates Swift from themes.", subcommands: [GenerateView.self])
}

struct GenerateView: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view", abstract: "Generates the View class of a theme.",
    usage: """
      themec generate view <screenlet|file> [--theme <theme>] [--output <dir> | --stdout] [<options>]
      """,
    discussion: """
      Outlets, actions and the ViewModel's attributes come from the theme and its descriptor. A file is overwritten only if \
      themec generated it and nobody edited it since.

      Exit status: 0; 1 with errors, and then nothing is written if they are of syntax or inheritance; 2 bad usage, \
      configuration or files.
      """)

  @Argument(help: ArgumentHelp("Screenlet, or a theme's file.", valueName: "screenlet|file"))
  var file: String

  @Option(help: "Name of the Screenlet's theme (default: default).")
  var theme: String?

  @OptionGroup var project: ProjectOptions

  @Option(help: ArgumentHelp("Folder to write to.", valueName: "dir"))
  var output: String?

  @Flag(help: "Print instead of writing.")
  var stdout = false

  @Flag(help: "Overwrite what was edited, or not generated.")
  var force = false

  func run() async throws {
    let selected = try project.theme(file, theme: theme)
    let (workspace, theme) = (selected.workspace, selected.id)
    let configuration = try project.project(for: project.isFile(file) ? file : ".").configuration
    let made = try workspace.generateView(of: theme, template: template(configuration))
    let own = made.diagnostics.filter { $0.code.group == "generate" }
    let status = selected.report(project)
    project.printDiagnostics(own, sources: workspace.sources)
    guard let generated = made.value, workspace.isSound(theme) else { throw nothingWritten }
    let marked = GeneratedOutput(path: generated.name, bytes: Array(generated.text.utf8), marking: .slashes)
    if stdout { standardOutput(marked.markedBytes) } else { try write(marked, configuration.generate) }
    if status != .clean || own.contains(where: { $0.severity == .error }) { throw Status.findings.error }
  }

  private func write(_ marked: GeneratedOutput, _ settings: GenerateSettings) throws {
    do {
      let folder = output ?? settings.output ?? "."
      for written in try OutputWriter(folder: folder).write([marked], force: force) where !project.quiet {
        standardOutput(
          "\(written.change == .unchanged ? "unchanged" : "wrote") \(Path.joined(folder, written.path).shown)\n")
      }
    } catch {
      throw Failure(error.problems.map(\.message).joined(separator: "\n"), help: error.problems.first?.help)
    }
  }

  /// The project's own template, when its configuration names a folder that has one.
  private func template(_ configuration: Configuration) throws -> ViewClassTemplate {
    guard let folder = configuration.generate.templates else { return ViewClassTemplate() }
    let path = Path.joined(folder, "view.swift.stencil")
    guard SourceProvider().exists(path) else { return ViewClassTemplate() }
    return ViewClassTemplate(source: String(decoding: try SourceProvider().read(path), as: UTF8.self))
  }
}
