import ArgumentParser
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeSyntax

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", _superCommandName: "themec", abstract: "Compile a theme to a render tree in JSON",
    usage: """
      themec compile <screenlet|file> [--theme <theme>] [-o <file>] [<options>]
      """,
    discussion: """
      Schemas/render-tree.schema.json describes the JSON. A renderer can draw it without reading XML.

      Exit status: 0 on success; 1 if the theme has errors; 2 if the usage or configuration is invalid, or a file \
      cannot be read or written. Nothing is written if the errors are in syntax or inheritance.
      """)

  @Argument(
    help: ArgumentHelp("Name of a Screenlet, or a theme file", valueName: "screenlet|file"),
    completion: .screenletsAndFiles)
  var file: String

  @Option(help: ArgumentHelp("Name of the theme (default: 'default')", valueName: "theme"), completion: .themes)
  var theme: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Storyboard scene, by its controller's storyboard identifier, class, label or id (default: initial scene)",
      valueName: "name"))
  var scene: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Device name, or size of the root view in points as WxH (default: size in the file)", valueName: "size"),
    completion: .devices,
    transform: viewport(ofSize:))
  var size: Viewport?

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Appearance to compile for")
  var appearance = Appearance.light

  func validate() throws { try environment.validate(for: size) }

  func run() throws {
    let selected = try project.theme(file, theme: theme)
    let (linked, theme) = (selected.themes, selected.id)
    var viewport = environment.applied(to: size ?? .recorded)
    viewport.appearance = appearance
    let scene = try selectedScene(of: theme, in: linked)
    let compiled = linked.renderedScenes(of: theme, RenderOptions(viewport: viewport)) { $0.view == scene?.view }
    let status = selected.report(project, found: compiled.diagnostics)
    guard let tree = compiled.value.first, linked.isSound(theme) else { throw nothingWritten }
    let bytes = encodeJSON(tree)
    try writeResult(bytes, to: output, besides: linked.sources.paths, quiet: project.quiet)
    if status != .clean { throw status.error }
  }

  /// The scene to compile; `nil` for a theme without scenes. Prints a note if there are several and none was selected.
  private func selectedScene(of theme: ThemeID, in linked: LinkedThemes) throws -> Scene? {
    let scenes = linked.scenes(of: theme)
    guard let scene else {
      if let first = scenes.first, scenes.count > 1 {
        let note = Diagnostic(
          .severalScenes, "'\(first.name.escaped)' is compiled, one of \(scenes.count) scenes", at: nil,
          help: "use '--scene' to compile \(scenes.dropFirst().map(\.name.escaped).quotedSeries("or"))")
        project.printDiagnostics([note], sources: linked.sources)
      }
      return scenes.first
    }
    let found = try scenes.named([scene])
    if found.count > 1 {
      let ids = found.compactMap { linked.resolved(theme).value.tree.objectID(of: $0.controller)?.text }
      throw Failure(
        "scene '\(scene.escaped)' is ambiguous: \(found.count) scenes match",
        help: "use the id \(ids.map(\.escaped).quotedSeries("or"))")
    }
    return found.first
  }
}
