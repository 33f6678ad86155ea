import ArgumentParser
import ThemeCompiler

struct Compile: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compiles a theme to its render tree, as JSON.",
    usage: """
      themec compile <file> [-o <file>] [<options>]
      """,
    discussion: """
      The JSON is described by Schemas/render-tree.schema.json: any backend can draw it without reading XML.
      """)

  @Argument(help: ArgumentHelp("Theme to compile.", valueName: "file"))
  var file: String

  @OptionGroup var project: ProjectOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write; standard output without.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Size of the root: a device's name or WxH in points; the recorded one without.", valueName: "size"),
    transform: viewport(ofSize:))
  var size: Viewport?

  @Option(help: "Appearance to draw.")
  var appearance = AppearanceOption.light

  func run() async throws {
    let workspace = try await project.open(project.settings(), inputs: [file])
    let theme = try selectedFile(in: workspace, named: file, options: project)
    var viewport = size ?? .recorded
    viewport.appearance = appearance.value
    let compiled = workspace.compile(theme, CompileOptions(viewport: viewport))
    project.printFindings(workspace.findings(about: theme) + compiled.diagnostics, sources: workspace.sources)
    guard let tree = compiled.value else { throw Status.findings.error }
    let bytes = encodeJSON(tree)
    if let output { try writeReport(bytes, to: output, besides: workspace.sources) } else { standardOutput(bytes) }
    if compiled.diagnostics.contains(where: { $0.severity == .error }) { throw Status.findings.error }
  }
}
