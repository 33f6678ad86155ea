import ArgumentParser
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSource

struct Dump: AsyncParsableCommand, TakesPaths {
  static let configuration = CommandConfiguration(
    commandName: "dump", _superCommandName: "themec", abstract: "Print the output of a compiler stage",
    usage: """
      themec dump --stage <stage> <path> ... [<options>]
      """,
    discussion: "The stages, in order:\n\n" + stages)

  private static var stages: String {
    DumpStage.allCases.map { stage in
      "  \(stage.rawValue)\(String(repeating: " ", count: max(1, 15 - stage.rawValue.count)))\(stage.summary)"
    }.joined(separator: "\n")
  }

  @Option(help: "Stage to print the output of")
  var stage: DumpStage

  @Option(help: "Output format; jsonl prints one JSON object per line")
  var format = DumpFormat.text

  @Argument(help: ArgumentHelp("Files and folders to process", valueName: "path"), completion: .file())
  var paths: [String]

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  @Option(name: [.customShort("j", allowingJoined: true), .long], help: JobCount.help) var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Device name, or size of the root views in points as WxH (default: size in each file)", valueName: "size"),
    completion: .devices,
    transform: viewport(ofSize:))
  var size: Viewport?

  @OptionGroup var environment: EnvironmentOptions

  @Option(
    help:
      "Source of safe area insets and margins that a file does not specify: a table of devices, or the recorded frames")
  var insets = LayoutOptions.InsetSource.recorded

  @Flag(help: "Use sample values for ViewModel attributes (stage 'screen' and later)")
  var sample = false

  func validate() throws {
    _ = try JobCount(jobs)
    try environment.validate(for: size)
    if paths.contains("-") { throw ValidationError("'dump' cannot read standard input") }
  }

  @MainActor
  func run() async throws {
    let session = try project.session(for: paths.first ?? ".", asking: paths, readsEverything: true)
    let snapshot = session.snapshot
    var options = DumpOptions()
    options.format = format
    options.jobs = try JobCount(jobs).value
    options.viewport = environment.applied(to: size ?? .recorded)
    options.layout.insets = insets
    options.values = ViewModelValues(usesSamples: sample)
    project.printDiagnostics(snapshot.unread, sources: SourceMap())
    if snapshot.selection.isEmpty, !project.quiet {
      standardError("warning: no themes found in \(paths.map(\.escaped).quotedSeries("or"))\n")
    }
    let dumped = await snapshot.dump(stage, options)
    standardOutput(dumped.bytes)
    let unread = dumped.unread
    project.printDiagnostics(unread, sources: dumped.sources)
    if unread.contains(where: { $0.code.group == "io" }) { throw Status.usage.error }
    if !unread.isEmpty { throw Status.problems.error }
  }
}

extension DumpStage: OptionValues {}
extension DumpFormat: OptionValues {}
extension LayoutOptions.InsetSource: OptionValues {}
