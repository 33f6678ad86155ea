import ArgumentParser
import ThemeCompiler

struct Dump: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what a stage makes of themes: for tests, tools and the curious.",
    usage: """
      themec dump --stage <stage> <path> ... [<options>]
      """,
    discussion: "Stages, in the order of the pipeline:\n\n" + stages)

  private static var stages: String {
    DumpStage.allCases.map { stage in
      "  \(stage.rawValue)\(String(repeating: " ", count: max(1, 15 - stage.rawValue.count)))\(stage.summary)"
    }.joined(separator: "\n")
  }

  @Option(help: "Stage to print.")
  var stage: DumpStage

  @Option(help: "Format of the output; jsonl is one object a line.")
  var format = DumpFormat.text

  @Argument(help: ArgumentHelp("Files and folders.", valueName: "path"))
  var paths: [String]

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp("Size of the roots: a device's name or WxH; the recorded one without.", valueName: "size"),
    transform: viewport(ofSize:))
  var size: Viewport?

  @Option(help: "Insets that a file does not state: table, or recorded (inferred from its frames).")
  var insets = LayoutOptions.InsetSource.recorded

  @Flag(help: "Fill attributes with plausible values, from the stage 'screen' on.")
  var sample = false

  func run() async throws {
    let session = try project.session(for: paths.first ?? ".", asking: paths, entersForeignFolders: true)
    let snapshot = session.snapshot
    let workspace = snapshot.selected()
    var options = DumpOptions()
    options.format = format
    options.viewport = size ?? .recorded
    options.layout.insets = insets
    options.values = ViewModelValues(usesSamples: sample)
    standardOutput(await workspace.dump(stage, options))
    let unread = (snapshot.diagnostics + workspace.diagnostics).filter {
      $0.code.group == "io" && $0.severity == .error
    }
    project.printDiagnostics(unread, sources: workspace.sources)
    if !unread.isEmpty { throw Status.usage.error }
  }
}

extension DumpStage: ExpressibleByArgument {}
extension DumpFormat: ExpressibleByArgument {}
extension LayoutOptions.InsetSource: ExpressibleByArgument {}
