import ArgumentParser
import ThemeCodegen
import ThemeDatabase
import ThemeEditing
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", _superCommandName: "themec", abstract: "Convert a theme to another form",
    usage: """
      themec convert <screenlet|file> --to <form> [--theme <theme>] [--parent <theme>] [--names <names>] [-o <file|dir>] [<options>]
      """,
    discussion: """
      themec convert Login.xib --to overlay --parent default -o Login.xml
      themec convert LoginView_flat7.xml --to xib -o LoginView_flat7.xib
      themec convert Login --to xib --names short -o Resources

      An overlay contains only the differences from its parent, and refers to elements by the parent's ids. It is verified \
      to resolve to the same tree. 'complete' and 'xib' contain the whole tree with inheritance applied; the .xib opens in \
      Interface Builder.

      With '--names short', the file has the name that Liferay Screens looks up: LoginView_flat7 instead of \
      LoginScreenletView_flat7. Its class has that name too, unless the project's Swift declares it with the other one. A \
      class of Liferay Screens gets the module that its own XIBs state, another one that of \
      'generate.module' in the configuration.
      """)

  @Argument(
    help: ArgumentHelp("Name of a Screenlet, or a theme file", valueName: "screenlet|file"),
    completion: .screenletsAndFiles)
  var file: String

  @Option(help: ArgumentHelp("Name of the theme (default: 'default')", valueName: "theme"), completion: .themes)
  var theme: String?

  @Option(help: ArgumentHelp("Form to convert to", valueName: "form"))
  var to: ConvertedForm

  @Option(
    help: ArgumentHelp("Parent of the overlay (default: parent in the file)", valueName: "theme"), completion: .themes)
  var parent: String?

  @Flag(help: "Use the parent's ids for elements that match by outlet, identifier or tag")
  var parentIds = false

  @Flag(help: "Remove system and plug-in versions, canvas positions and similar Interface Builder metadata")
  var dropNoise = false

  @Option(help: "Names of the file and of its View class (default: 'names' in the configuration, or as they are)")
  var names: Configuration.NameStyle?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Output file, or a folder for a file of the theme's name (default: standard output)", valueName: "file|dir"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if to != .overlay, parent != nil { throw ValidationError("'--parent' can only be used with '--to overlay'") }
    if to != .overlay, parentIds { throw ValidationError("'--parent-ids' can only be used with '--to overlay'") }
  }

  func run() throws {
    let selected = try project.theme(file, theme: theme)
    let (linked, theme) = (selected.themes, selected.id)
    if linked.document(theme)?.format == .storyboard {
      throw Failure("'\(file.escaped)' is a storyboard, which cannot be converted", help: "use an .xml or .xib file")
    }
    var options = ConversionOptions(form: to)
    options.takesParentIDs = parentIds
    options.style = FormatStyle(dropsNoise: dropNoise)
    let configuration = linked.configuration
    options.names = names ?? (configuration.origins["names"] == nil ? nil : configuration.names)
    if let parent {
      let summary = linked.graph[theme]
      let found =
        summary.screenlet.map { linked.graph.find(screenlet: $0, theme: parent) }
        ?? linked.graph.find(part: summary.subject, theme: parent)
      if linked.graph[theme].themeName == parent {
        throw Failure("a theme cannot be its own parent", help: "specify another theme with --parent")
      }
      if let id = found.found, linked.graph[id].themeName == parent, linked.graph.chain(of: id).contains(theme) {
        throw Failure(
          "'\(parent.escaped)' inherits from '\(linked.graph[theme].themeName)', so it cannot be its parent",
          help: "specify another theme with --parent")
      }
      guard let id = found.found, linked.graph[id].themeName == parent else {
        throw Failure(
          "unknown parent '\(parent.escaped)': \(summary.subject) has no such theme",
          help: found.diagnostics(at: nil).first?.help ?? "run 'themec list' to list its themes")
      }
      options.parent = id
    }
    let made = linked.convert(theme, options)
    let own = made.diagnostics.filter { $0.code.group == "convert" }
    let status = selected.report(upTo: .resolved, project)
    project.printDiagnostics(own, sources: linked.sources)
    guard let converted = made.value, linked.isSound(theme) else { throw nothingWritten }
    if !project.quiet {
      for (own, other) in converted.renamed { standardError("renamed id '\(own.escaped)' to '\(other.escaped)'\n") }
    }
    let output = self.output.map { isFolder($0) ? Path.joined($0, converted.fileName) : $0 }
    if let output, output != "-", !Path.name(of: output).contains(".") {
      throw Failure(
        "there is no folder '\(output.escaped)', and a theme file ends with '.xml' or '.xib'",
        help: "create the folder, or name a file, such as '\(Path.joined(output, converted.fileName).escaped)'")
    }
    let others = linked.sources.paths.filter { Path.absolute($0) != Path.absolute(linked.path(of: theme)) }
    try writeResult(converted.bytes, to: output, besides: others, quiet: project.quiet)
    if status != .clean { throw status.error }
  }
}

extension ConvertedForm: OptionValues {}
extension Configuration.NameStyle: OptionValues {}

/// Whether the path of an output denotes a folder.
private func isFolder(_ path: String) -> Bool { path.hasSuffix("/") || DiskFileSystem().isFolder(path) }
