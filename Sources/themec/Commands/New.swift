import ArgumentParser
import ThemeCodegen
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", _superCommandName: "themec", abstract: "Create the files of a Screenlet, a theme or a part",
    subcommands: [NewScreenlet.self, NewTheme.self, NewCell.self, NewViewModel.self])
}

struct NewFileOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Folder of the project (default: folder of the configuration file, or current directory)", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Flag(help: "List the files that would be created, and write nothing")
  var dryRun = false

  /// The folder that determines the project of the files.
  var place: String { output ?? "." }

  /// The folder to write to: the `--output` folder, or the root of the configured project.
  func folder(of project: Project) -> String {
    output ?? (project.configuration.files.isEmpty ? "." : project.root)
  }

  /// Creates files. Throws if one of them exists, because files are not overwritten.
  func create(_ files: [GeneratedFile], in folder: String, quiet: Bool) throws {
    try create(files.map(\.unmarked), in: folder, quiet: quiet)
  }

  /// Creates all files or none. Throws if one of them exists.
  func create(_ outputs: [GeneratedOutput], in folder: String, quiet: Bool) throws {
    let paths = outputs.map { Path.joined($0.folder ?? folder, $0.path) }
    let existing = paths.filter { DiskFileSystem().exists($0) }
    guard existing.isEmpty else {
      throw Failure(
        "\(existing.map(\.escaped).quotedList()) already \(existing.count == 1 ? "exists" : "exist")",
        help: "use another name or folder; 'themec new' overwrites nothing")
    }
    if dryRun {
      for path in paths { standardOutput("would write \(path.escaped)\n") }
      return
    }
    do {
      _ = try OutputWriter(folder: folder).write(outputs)
    } catch {
      throw Failure(error, in: folder)
    }
    if quiet { return }
    for path in paths { standardOutput("wrote \(path.escaped)\n") }
  }
}

extension GeneratedFile {
  /// The file as it is written once, and is the user's from then on.
  fileprivate var unmarked: GeneratedOutput { GeneratedOutput(path: name, bytes: Array(text.utf8), marking: .none) }
}

struct NewTheme: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", _superCommandName: "themec new", abstract: "Create a theme of one or all Screenlets",
    usage: """
      themec new theme <name> --screenlet <screenlet> [--kind <kind>] [--parent <theme>] [--folder <dir>] [<options>]
      themec new theme <name> --all [--kind <kind>] [--parent <theme>] [--folder <dir>] [<options>]
      """,
    discussion: """
      themec new theme flat --kind extended --parent default --screenlet AddBookmark
      themec new theme large --kind child --all --folder Themes/Large

      An Extended or a Child theme is an overlay, which contains only the differences from its parent. A Full theme starts \
      as a copy. The file is written to '--folder' or, by default, to the folder of that theme; if that is a shipped one, to \
      the first folder of the theme path. The View class of an Extended or Full theme is written to the configured folder of Swift \
      sources, else to that of its parent's View class; 'themec generate view' updates it until you edit it. \
      Existing files are never overwritten. 'themec new screenlet' creates default themes.

      Exit status: 0 on success; 1 if the parent has errors; 2 if a name is invalid, or a file exists or cannot be written.
      """)

  @Argument(help: ArgumentHelp("Name of the theme, such as flat", valueName: "name"))
  var name: String

  @Option(help: "Kind of the theme")
  var kind: NewThemeKind = .extended

  @Option(help: ArgumentHelp("Theme to start from (default: 'default')", valueName: "theme"), completion: .themes)
  var parent: String?

  @Option(
    help: ArgumentHelp("Screenlet to create the theme for (repeatable)", valueName: "screenlet"),
    completion: .screenlets)
  var screenlet: [String] = []

  @Flag(help: "Create the theme for all Screenlets of the project")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Folder of the theme's file, such as that of a theme set, relative to the project's folder (default: the parent's)",
      valueName: "dir"),
    completion: .directory)
  var folder: String?

  @OptionGroup var files: NewFileOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func validate() throws {
    if all == !screenlet.isEmpty { throw ValidationError("use either '--screenlet' or '--all'") }
  }

  func run() throws {
    guard ThemeName.isValid(name), name != ThemeName.standard else {
      throw Failure(
        name == ThemeName.standard
          ? "'\(name.escaped)' is the name of default themes" : "'\(name.escaped)' is not a theme name",
        help: ThemeName.repaired(name).map { $0 == name ? "use another name" : "did you mean '\($0)'?" }
          ?? "start it with a small letter, and use letters and digits")
    }
    let snapshot = try project.session(for: files.place).snapshot
    let root = files.folder(of: snapshot.project)
    let names = all ? snapshot.ownScreenlets : screenlet
    if names.isEmpty {
      throw Failure("the project has no Screenlets", help: "create one with 'themec new screenlet'")
    }
    var created: [(file: GeneratedFile, parent: SelectedTheme)] = []
    for name in names {
      let selected = try project.theme(name, theme: parent, in: snapshot)
      let made = selected.themes.newTheme(self.name, kind: kind.themeKind, from: selected.id)
      guard var file = made.value else {
        _ = selected.report(upTo: .resolved, project)
        throw nothingWritten
      }
      file.name = Path.joined(folder ?? self.folder(of: selected, in: snapshot.project, below: root), file.name)
      created.append((file, selected))
    }
    let themes = (created.map(\.file) + themeSet(for: created, in: snapshot)).map(\.unmarked)
    let classes = kind == .child ? [] : try self.classes(of: created, themes, in: snapshot.project, below: root)
    try files.create(themes + classes, in: root, quiet: project.quiet)
    if !project.quiet, !files.dryRun { standardOutput(nextSteps(of: names, in: snapshot)) }
  }

  private func nextSteps(of screenlets: [String], in snapshot: Snapshot) -> String {
    let theme = "\(screenlets.first?.shellWord ?? "SCREENLET") --theme \(name.shellWord)"
    let merge =
      kind == .child ? "" : "  - after you connect outlets or actions: themec generate view \(theme) --merge\n"
    let convert =
      snapshot.project.configuration.generate.flavor == .terminal ? "" : "  - \(conversionStep(of: theme))\n"
    return "\nNext steps:\n  - look at it: themec preview \(theme)\n  - check it: themec lint\n\(merge)\(convert)"
  }

  /// A theme set with the colors and fonts of the shipped one, for copies of shipped themes in a project without a set.
  private func themeSet(
    for created: [(file: GeneratedFile, parent: SelectedTheme)], in snapshot: Snapshot
  ) -> [GeneratedFile] {
    guard kind == .full, !snapshot.hasOwnSets,
      let copy = created.first(where: { $0.parent.themes.isShipped($0.parent.id) })
    else { return [] }
    let set = name.prefix(1).uppercased() + name.dropFirst()
    return [
      GeneratedFile(
        name: Path.joined(Path.folder(of: copy.file.name), ThemeSetFile.name),
        text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<themeSet name=\"\(set)\" parent=\"Default\"/>\n",
        className: "")
    ]
  }

  /// The View classes of the created themes, except for those that the project has.
  /// - Parameter themes: the created themes, which are not on the disk yet.
  private func classes(
    of created: [(file: GeneratedFile, parent: SelectedTheme)], _ themes: [GeneratedOutput], in project: Project,
    below root: String
  ) throws -> [GeneratedOutput] {
    let contents = Dictionary(themes.map { (Path.joined(root, $0.path), $0.bytes) }) { first, _ in first }
    let template = try project.configuration.viewClassTemplate()
    var classes: [GeneratedOutput] = []
    for (file, parent) in created where parent.themes.path(ofWrittenType: file.className) == nil {
      let parentClass = parent.themes.graph[parent.id].rootClass.flatMap { parent.themes.path(ofWrittenType: $0) }
      let folder = try files.output ?? project.checkedCodeFolder() ?? parentClass.map(Path.folder(of:)) ?? root
      if DiskFileSystem().exists(Path.joined(folder, "\(file.className).swift")) { continue }
      let theme = try self.project.theme(at: Path.joined(root, file.name), contents: contents)
      classes += try theme.themes.generateViews(of: theme.id, template: template).value.map {
        GeneratedOutput(path: $0.name, bytes: Array($0.text.utf8), marking: .slashes, folder: folder)
      }
    }
    return classes
  }

  /// The parent's folder, relative to the output folder. If it is outside, the first inner folder of the theme path, or
  /// `Themes`.
  private func folder(of selected: SelectedTheme, in project: Project, below root: String) -> String {
    let isShipped = selected.themes.isShipped(selected.id)
    let own = isShipped ? [] : [Path.folder(of: selected.themes.path(of: selected.id))]
    for folder in own + project.configuration.themePath {
      if let below = Path.relative(Path.absolute(folder), to: Path.absolute(root)) {
        return below.isEmpty ? "." : below
      }
    }
    return "Themes"
  }
}

/// The step that makes the XIB of a theme for an app.
///
/// - Parameter theme: the arguments of a command that select the theme.
func conversionStep(of theme: String) -> String {
  "for an app, which loads XIBs: themec convert \(theme) --to xib --names short -o FOLDER, and add the file to its target"
}

/// The kinds of themes that are based on another theme.
enum NewThemeKind: String, OptionValues {
  case full, extended, child

  var themeKind: ThemeKind {
    switch self {
    case .full: .full
    case .extended: .extended
    case .child: .child
    }
  }
}

struct NewCell: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cell", _superCommandName: "themec new", abstract: "Create a cell of a list with its class",
    usage: "themec new cell <class> [--collection] [--output <dir>] [<options>]",
    discussion: """
      themec new cell BookmarkCell_default

      Creates a file with a label, and the class of the cell. Existing files are never overwritten.
      """)

  @Argument(help: ArgumentHelp("Class of the cell, such as BookmarkCell_default", valueName: "class"))
  var name: String

  @Flag(help: "Create a cell of a collection view instead of a table view")
  var collection = false

  @OptionGroup var files: NewFileOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    let snapshot = try project.session(for: files.place).snapshot
    do {
      let made = try newCell(
        named: name, isInCollection: collection, classes: snapshot.classes,
        options: snapshot.codegenOptions(className: name))
      try files.create(made, in: files.folder(of: snapshot.project), quiet: project.quiet)
    } catch let fault as ScreenletPlan.Fault {
      throw Failure(fault.message, help: fault.help)
    }
  }
}

struct NewViewModel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view-model", _superCommandName: "themec new", abstract: "Create a ViewModel with its descriptor",
    usage: """
      themec new view-model <screenlet> [--attributes <attributes>] [--actions <actions>] [--output <dir>] [<options>]
      """,
    discussion: """
      themec new view-model AddBookmark --actions add-bookmark --attributes 'URL:String?,title:String?'

      Creates the protocol and its descriptor. Existing files are never overwritten.
      """)

  @Argument(
    help: ArgumentHelp("Name of the Screenlet, such as AddBookmark", valueName: "screenlet"), completion: .screenlets)
  var name: String

  @OptionGroup var contents: ScreenletContents

  @OptionGroup var files: NewFileOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    let root = files.folder(of: try project.session(for: files.place).snapshot.project)
    try files.create(newViewModel(contents.plan(named: name)), in: root, quiet: project.quiet)
  }
}
