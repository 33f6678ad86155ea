import ArgumentParser
import ThemeCompiler

struct Compile: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compiles a theme to its render tree, as JSON.",
    usage: """
      themec compile <screenlet|file> [--theme <theme>] [-o <file>] [<options>]
      """,
    discussion: """
      The JSON is described by Schemas/render-tree.schema.json: any backend can draw it without reading XML.

      Exit status: 0; 1 with errors, and then nothing is written if they are of syntax or inheritance; 2 bad usage, \
      configuration or files.
      """)

  @Argument(help: ArgumentHelp("Screenlet, or a theme's file.", valueName: "screenlet|file"))
  var file: String

  @Option(help: "Name of the Screenlet's theme (default: default).")
  var theme: String?

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Scene of a storyboard: its controller's storyboard identifier, class, label or id; the initial one without.",
      valueName: "name"))
  var scene: String?

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
    let selected = try project.theme(file, theme: theme)
    let (workspace, theme) = (selected.workspace, selected.id)
    var viewport = size ?? .recorded
    viewport.appearance = appearance.value
    let scene = try selectedScene(of: theme, in: workspace)
    let compiled = workspace.compileScenes(theme, CompileOptions(viewport: viewport)) { $0.view == scene?.view }
    let status = selected.report(project, found: compiled.diagnostics)
    guard let tree = compiled.value.first, workspace.isSound(theme) else { throw nothingWritten }
    let bytes = encodeJSON(tree)
    if let output { try writeReport(bytes, to: output, besides: workspace.sources) } else { standardOutput(bytes) }
    if status != .clean { throw status.error }
  }

  /// The scene to compile; nil for a theme that has no scenes. Says which one it is where nobody chose.
  private func selectedScene(of theme: ThemeID, in workspace: Workspace) throws -> Scene? {
    let scenes = workspace.scenes(of: theme)
    guard let scene else {
      if let first = scenes.first, scenes.count > 1 {
        let note = Diagnostic(
          .severalScenes, "'\(first.name.shown)' is compiled, one of \(scenes.count) scenes", at: nil,
          help: "compile another one with --scene: "
            + scenes.dropFirst().map { "'\($0.name.shown)'" }.joined(separator: ", "))
        project.printDiagnostics([note], sources: workspace.sources)
      }
      return scenes.first
    }
    let found = try scenes.named([scene])
    if found.count > 1 {
      let ids = found.compactMap { workspace.resolve(theme).value.tree.objectID(of: $0.controller)?.text }
      throw Failure(
        "\(found.count) scenes go by '\(scene.shown)'",
        help: "name one by its id: \(ids.map { "'\($0.shown)'" }.joined(separator: ", "))")
    }
    return found.first
  }
}
