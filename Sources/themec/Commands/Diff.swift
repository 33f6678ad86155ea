import ArgumentParser
import TerminalCells
import ThemeCodegen
import ThemeDatabase
import ThemeEditing
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

struct Diff: ParsableCommand {
  enum Format: String, OptionValues { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: "themec",
    abstract: "Compare two themes by meaning or by what they look like",
    usage: """
      themec diff <before> <after> [<options>]
      """,
    discussion: """
      themec diff LoginView_default.xib LoginView_flat7.xib
      themec diff HEAD~1:Themes/Login.xml Themes/Login.xml
      themec diff Login/default Login/flat7      # with inheritance applied
      themec diff Login/default Login/flat7 --visual

      To use it with git, add '*.xib diff=theme' to .gitattributes. Then compare outlines of the files:
        git config diff.theme.textconv "themec diff --textconv --"
      Or print the output of themec instead of git's:
        git config diff.theme.command "themec diff --git --"

      Exit status: 0 on success; 1 if a theme has errors or, with --exit-code, if the themes differ; 2 if the usage or \
      configuration is invalid, or a file cannot be read.
      """)

  @Argument(
    help: ArgumentHelp("Themes to compare: files, REVISION:PATH or Screenlet/theme", valueName: "before> <after"))
  var sides: [String]

  @Option(help: "Output format")
  var format = Format.text

  @Flag(help: "Apply inheritance before comparing files")
  var resolved = false

  @Flag(help: "Print a one-line summary")
  var summary = false

  @Flag(help: "Exit with status 1 if the themes differ")
  var exitCode = false

  @Flag(help: "Print one theme as an outline (for git's textconv)")
  var textconv = false

  @Flag(help: "Accept the arguments that git passes to an external diff driver")
  var git = false

  @Flag(help: "Draw the themes and mark what differs")
  var visual = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("With --visual: folder to write a page with both pictures to", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(help: "With --visual: when to use color, and how many colors (default: auto)")
  var color: ColorMode?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if !visual, output != nil || color != nil {
      throw ValidationError("'--output' and '--color' can only be used with '--visual'")
    }
    if visual, textconv || git || summary || resolved || format != .text {
      throw ValidationError(
        "'--visual' cannot be used with '--format', '--resolved', '--summary', '--textconv' or '--git'")
    }
    let count = textconv ? 1 : 2
    if git ? sides.count < 7 : sides.count != count {
      throw ValidationError(
        git
          ? "'--git' expects the seven arguments that git passes to an external diff driver"
          : "expected \(count == 1 ? "1 theme" : "2 themes"), found \(sides.count)")
    }
  }

  func run() throws {
    if textconv { return try printOutline() }
    if git { return try runDriver() }
    if visual { return try drawDifferences() }
    let before = try ComparedTheme.read(sides[0], isResolved: resolved, project: project)
    let after = try ComparedTheme.read(sides[1], isResolved: resolved, project: project)
    let difference = before.compare(with: after)
    switch format {
    case .text: standardOutput(summary ? difference.summary + "\n" : difference.text())
    case .json:
      var json = JSONWriter(.pretty)
      json.object {
        $0.member("before", sides[0])
        $0.member("after", sides[1])
        $0.key("difference")
        difference.write(to: &$0)
      }
      json.newline()
      standardOutput(json.bytes)
    }
    if before.status != .clean || after.status != .clean || (exitCode && !difference.isEmpty) {
      throw Status.problems.error
    }
  }

  /// Prints an outline. A file that is not a theme is printed unchanged, as by git.
  private func printOutline() throws {
    if let theme = try? ComparedTheme.read(sides[0], isResolved: resolved, project: project) {
      return standardOutput(outline(of: theme.tree))
    }
    do {
      standardOutput(contents: try SourceProvider(limits: project.inputLimits).read(sides[0]))
    } catch {
      throw Failure("cannot read '\(sides[0].escaped)'")
    }
  }

  /// Runs with the arguments `path old-file old-hex old-mode new-file new-hex new-mode`. Always exits with status 0,
  /// because git stops at any other status.
  private func runDriver() throws {
    let (path, old, new) = (sides[0], sides[1], sides[4])
    standardOutput("diff --themec a/\(path.escaped) b/\(path.escaped)\n")
    if old == "/dev/null" { return standardOutput("new theme\n") }
    if new == "/dev/null" { return standardOutput("removed theme\n") }
    do {
      let before = try ComparedTheme.read(old, isResolved: false, project: project)
      let after = try ComparedTheme.read(new, isResolved: false, project: project)
      let difference = before.compare(with: after)
      standardOutput(difference.isEmpty ? "no differences in meaning\n" : difference.text())
    } catch {
      standardOutput("cannot compare: one of the files is not a theme\n")
    }
  }
}

/// One side of a comparison.
struct ComparedTheme {
  var tree: ElementTree
  var roots: [NodeID]
  /// The exit status for the printed errors.
  var status = Status.clean

  /// Reads the theme that an argument names.
  static func read(_ name: String, isResolved: Bool, project: ProjectOptions) throws -> ComparedTheme {
    if name == "-" || SourceProvider().exists(name) {
      guard isResolved else {
        return try parsed(fileBytes(name, limits: project.inputLimits), name: name, project: project)
      }
      return try resolved(try project.theme(name), project)
    }
    if let object = GitObject(name) { return try parsed(object.read(), name: object.path, project: project) }
    guard let slash = name.firstIndex(of: "/") else {
      throw Failure("'\(name.escaped)' does not exist", help: "use a file, REVISION:PATH or Screenlet/theme")
    }
    let (screenlet, theme) = (String(name[..<slash]), String(name[name.index(after: slash)...]))
    return try resolved(try project.theme(screenlet, theme: theme), project)
  }

  private static func resolved(_ selected: SelectedTheme, _ project: ProjectOptions) throws -> ComparedTheme {
    let status = selected.report(upTo: .resolved, project)
    let (themes, id) = (selected.themes, selected.id)
    // The tree has the header of the theme that everything is inherited from; a complete file has its own.
    if themes.graph[id].role == .theme, let complete = themes.convert(id, ConversionOptions(form: .complete)).value {
      var sources = SourceMap()
      let document = parse(sources.add(path: themes.path(of: id), bytes: complete.bytes), limits: themes.limits).value
      return ComparedTheme(tree: document.tree, roots: document.rootViews, status: status)
    }
    let theme = themes.resolved(id).value
    return ComparedTheme(tree: theme.tree, roots: theme.rootViews, status: status)
  }

  private static func parsed(_ bytes: [UInt8], name: String, project: ProjectOptions) throws -> ComparedTheme {
    var sources = SourceMap()
    let document = parse(sources.add(path: name, bytes: bytes), limits: project.inputLimits)
    let errors = document.diagnostics.filter { $0.severity == .error }
    project.printDiagnostics(errors, sources: sources)
    guard !document.diagnostics.contains(where: \.preventsEditing), document.value.tree.documentElement != nil else {
      if !errors.isEmpty { throw Status.problems.error }
      throw Failure("cannot compare '\(name.escaped)': it is not a theme")
    }
    return ComparedTheme(
      tree: document.value.tree, roots: document.value.rootViews, status: errors.isEmpty ? .clean : .problems)
  }

  private init(tree: ElementTree, roots: [NodeID], status: Status) {
    self.tree = tree
    self.roots = roots
    self.status = status
  }

  func compare(with other: ComparedTheme) -> ThemeDifference {
    ThemeEditing.compare(tree, roots: roots, with: other.tree, roots: other.roots)
  }
}
