import ArgumentParser
import ThemeCompiler

struct Convert: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a theme in another form.",
    usage: """
      themec convert <file> --to <form> [--parent <theme>] [-o <file>] [<options>]
      """,
    discussion: """
      themec convert Login.xib --to overlay --parent default -o Login.xml
      themec convert LoginView_flat7.xml --to xib -o LoginView_flat7.xib

      An overlay holds what differs from the parent, by the parent's ids; it is proved to resolve to the same tree. A \
      complete .xml and a standalone .xib hold the whole tree, inheritance applied; the .xib opens in Interface Builder.
      """)

  @Argument(help: ArgumentHelp("Theme to convert.", valueName: "file"))
  var file: String

  @Option(help: "Form to write.")
  var to: ConvertedForm

  @Option(help: ArgumentHelp("Theme to be an overlay of, when the file names none.", valueName: "theme"))
  var parent: String?

  @Flag(help: "Give elements that are the parent's by outlet, identifier or tag the parent's ids.")
  var parentIds = false

  @Flag(help: "Drop what changes whenever someone opens the file: tool versions, the place on the canvas.")
  var dropNoise = false

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write; standard output without.", valueName: "file"))
  var output: String?

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let selected = try project.theme(file)
    let (workspace, theme) = (selected.workspace, selected.id)
    var options = ConversionOptions(form: to)
    options.takesParentIDs = parentIds
    options.style = FormatStyle(dropsNoise: dropNoise)
    if let parent {
      let summary = workspace.graph[theme]
      let found =
        summary.screenlet.map { workspace.graph.find(screenlet: $0, theme: parent) }
        ?? workspace.graph.find(part: summary.subject, theme: parent)
      guard let id = found.found, id != theme, workspace.graph[id].themeName == parent else {
        project.printDiagnostics(found.diagnostics(at: nil), sources: workspace.sources)
        throw Failure("\(summary.subject) has no theme '\(parent.shown)'", help: "see 'themec list' for its themes")
      }
      options.parent = id
    }
    let made = workspace.convert(theme, options)
    let own = made.diagnostics.filter { $0.code.group == "convert" }
    let status = selected.report(upTo: .resolved, project)
    project.printDiagnostics(own, sources: workspace.sources)
    guard let converted = made.value, workspace.isSound(theme) else { throw nothingWritten }
    if !project.quiet {
      for (own, other) in converted.renamed { standardError("the id '\(own.shown)' became '\(other.shown)'\n") }
    }
    if let output { try writeReport(converted.bytes, to: output) } else { standardOutput(converted.bytes) }
    if let output, !project.quiet {
      let size = workspace.sources[workspace.graph[theme].file]?.bytes.count ?? 0
      standardOutput("wrote \(output.shown): \(converted.bytes.count) bytes, of \(size)\n")
    }
    if status != .clean { throw status.error }
  }
}

extension ConvertedForm: ExpressibleByArgument {}
