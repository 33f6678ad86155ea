import ArgumentParser
import ThemeCodegen
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", _superCommandName: "themec", abstract: "Create the files of a Screenlet, a theme or a part",
    subcommands: [NewScreenlet.self, NewTheme.self, NewCell.self, NewViewModel.self])
}

struct NewFileOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Folder of the project (default: folder of the configuration file, or current directory)", valueName: "dir"))
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
    let existing = files.map { Path.joined(folder, $0.name) }.filter { DiskFileSystem().exists($0) }
    guard existing.isEmpty else {
      throw Failure(
        "\(existing.map(\.escaped).quotedList()) already \(existing.count == 1 ? "exists" : "exist")",
        help: "use another name or folder; 'themec new' overwrites nothing")
    }
    if dryRun {
      for file in files { standardOutput("would write \(Path.joined(folder, file.name).escaped)\n") }
      return
    }
    do {
      let outputs = files.map { GeneratedOutput(path: $0.name, bytes: Array($0.text.utf8), marking: .none) }
      for written in try OutputWriter(folder: folder).write(outputs) where !quiet {
        standardOutput("wrote \(Path.joined(folder, written.path).escaped)\n")
      }
    } catch {
      throw Failure(error, in: folder)
    }
  }
}

struct ScreenletContents: ParsableArguments {
  @Option(
    help: ArgumentHelp("Attributes of the ViewModel, such as 'URL:String?,title:String?'", valueName: "attributes"))
  var attributes = ""

  @Option(
    help: ArgumentHelp("Actions that the Screenlet answers, such as get-title,add-bookmark", valueName: "actions"))
  var actions = ""

  /// Throws if a name cannot be used.
  func plan(
    named name: String, inspectables: String = "", flavor: CodegenFlavor = .uikit, classes: ClassTable = .frameworks
  ) throws -> ScreenletPlan {
    do {
      return try ScreenletPlan(
        name: name, attributes: attributes, actions: actions, inspectables: inspectables, flavor: flavor,
        classes: classes)
    } catch {
      throw Failure(error.message, help: error.help)
    }
  }
}

struct NewScreenlet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenlet", _superCommandName: "themec new", abstract: "Create the files of a Screenlet",
    usage: """
      themec new screenlet <name> [--attributes <attributes>] [--actions <actions>] [--inspectables <properties>]
        [--names <names>] [--flavor <flavor>] [--output <dir>] [<options>]
      """,
    discussion: """
      themec new screenlet AddBookmark --actions get-title,add-bookmark --attributes 'URL:String?,title:String?'

      Creates the ViewModel with its descriptor, the Screenlet with its delegate, an Interactor and a Connector for each \
      action, the default theme with its View class, and tests. Text, numbers, truth values and, in an app, dates and \
      images have a view in the theme. The classes are yours: themec does not write them again. \
      Existing files are never overwritten.

      In an app, the names of files and classes are those that the project's themes have, and AddBookmarkScreenletView_default.xml \
      in a project without themes. With '--names short', they are those that Liferay Screens looks up: AddBookmarkView_default.xib. \
      The sources are for Liferay Screens since April 2018, unless the project's code or 'wiring' in the configuration \
      is for an older version.

      With '--flavor terminal', the Screenlet runs in the terminal, and its tests \
      use it as a person would: its package depends on themec, for the products Screenlets and ScreenletTesting.

      Exit status: 0 on success; 2 if a name is invalid, or a file exists or cannot be written.
      """)

  @Argument(help: ArgumentHelp("Name of the Screenlet, such as AddBookmark", valueName: "name"))
  var name: String

  @OptionGroup var contents: ScreenletContents

  @Option(
    help: ArgumentHelp(
      "Properties of the Screenlet that Interface Builder sets, such as folderId:Int64", valueName: "properties"))
  var inspectables = ""

  @Option(
    help: "Names of the theme's file and of its View class (default: those of the project's themes, or screenlet)")
  var names: Configuration.NameStyle?

  @Option(help: "Framework that the Screenlet runs on (default: the configured flavor, or uikit)")
  var flavor: CodegenFlavor?

  @OptionGroup var files: NewFileOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    let session = try project.session(for: files.place)
    let configuration = session.snapshot.project.configuration
    let configured = CodegenFlavor(rawValue: configuration.generate.flavor.rawValue) ?? .uikit
    var plan = try contents.plan(
      named: name, inspectables: inspectables, flavor: flavor ?? configured, classes: session.snapshot.classes)
    setNames(of: &plan, in: session.snapshot)
    plan.module = configuration.generate.module
    plan.wiring = session.snapshot.era
    let options = session.snapshot.codegenOptions(className: plan.viewClass(theme: ThemeName.standard))
    let folder = files.folder(of: session.snapshot.project)
    place(&plan, below: folder, configuration)
    let made = try newScreenlet(
      plan, classes: session.snapshot.classes, options: options, template: ViewClassTemplate())
    let errors = made.diagnostics.filter { $0.severity == .error }
    if let first = errors.first { throw Failure(first.message, help: first.help) }
    var created = made.value
    // A configuration with these folders would hide the themes of a project that has none.
    if configuration.files.isEmpty, session.snapshot.themePaths.isEmpty { created.insert(starter(plan), at: 0) }
    let manifest = plan.makesPackage ? "" : self.manifest(in: folder)
    try files.create(created, in: folder, quiet: project.quiet)
    if !project.quiet { standardOutput(nextSteps(plan, manifest: manifest)) }
  }

  /// Sets the names of the theme's file and class, and its form: those of the option or the configuration, or those of
  /// most themes of the project.
  private func setNames(of plan: inout ScreenletPlan, in snapshot: Snapshot) {
    let configuration = snapshot.project.configuration
    let known = snapshot.themePaths.map { FileName(path: $0) }.filter { $0.screenlet != nil }
    let short = known.filter { $0.classForm == .view }
    let style = names ?? (configuration.origins["names"] == nil ? nil : configuration.names)
    plan.usesShortNames = style.map { $0 == .short } ?? (short.count * 2 > known.count)
    if plan.flavor == .terminal { return }
    let alike = plan.usesShortNames ? short : known.filter { $0.classForm == .screenletView }
    plan.usesXIB = alike.isEmpty ? plan.usesShortNames : alike.count { $0.ending == .xib } * 2 > alike.count
  }

  /// Sets the location of the files: the configured one, or a new package if there is none yet.
  private func place(_ plan: inout ScreenletPlan, below folder: String, _ configuration: Configuration) {
    let output = configuration.generate.output
    func exists(_ path: String) -> Bool { DiskFileSystem().exists(Path.joined(folder, path)) }
    if plan.flavor == .terminal {
      plan.wiring = .identifier
      plan.makesPackage = plan.module == nil && output == nil && !exists("Package.swift")
    }
    if plan.makesPackage {
      plan.module = plan.packageModule
      plan.folders.sources = "Sources/\(plan.packageModule)"
      plan.folders.tests = "Tests/\(plan.packageModule)Tests"
    } else {
      let wanted = output.flatMap { Path.relative(Path.absolute($0), to: Path.absolute(folder)) }
      if let wanted, !wanted.isEmpty, wanted != "." { plan.folders.sources = wanted }
      if let module = plan.module, exists("Tests/\(module)Tests") { plan.folders.tests = "Tests/\(module)Tests" }
    }
    func first(of folders: [String]) -> String? {
      folders.lazy.compactMap { Path.relative(Path.absolute($0), to: Path.absolute(folder)) }.first
        .map { $0.isEmpty ? "." : $0 }
    }
    if let themes = first(of: configuration.themePath) { plan.folders.themes = themes }
    if let schemas = first(of: configuration.schemas) { plan.folders.schemas = schemas }
  }

  /// The configuration of a project without one. Only apps list sources, because connections of themes are checked only
  /// against an app's classes.
  private func starter(_ plan: ScreenletPlan) -> GeneratedFile {
    var code = plan.flavor == .terminal ? "generate:\n  flavor: terminal\n" : "swift: [Sources]\n"
    if plan.makesPackage {
      code += "  output: \(plan.folders.sources)\n" + (plan.module.map { "  module: \($0)\n" } ?? "")
    }
    let names = plan.usesShortNames ? "names: short\n" : ""
    return GeneratedFile(name: Configuration.fileName, text: "themePath: [Themes]\nschemas: [Schemas]\n\(names)\(code)")
  }

  /// The manifest of the package to which a Screenlet is added, or an empty string.
  private func manifest(in folder: String) -> String {
    let bytes = try? DiskFileSystem().read(Path.joined(folder, "Package.swift"), limit: 1 << 20)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// The remaining steps in the package of a Screenlet for the terminal.
  private func packageSteps(_ plan: ScreenletPlan, manifest: String) -> String {
    if plan.makesPackage {
      return
        "  - in Package.swift, say where themec is\n  - test it: swift test\n  - run it: swift run \(plan.programName)\n"
    }
    let wanted = [("Screenlets", plan.folders.sources), ("ScreenletTesting", plan.folders.tests)].filter {
      !manifest.contains("\"\($0.0)\"")
    }
    let products = wanted.map { "'\($0.0)' to the target of \($0.1)" }.joined(separator: " and ")
    return
      (wanted.isEmpty
      ? "" : "  - in Package.swift, add themec's product\(wanted.count == 1 ? "" : "s") \(products)\n")
      + (plan.module == nil
        ? "  - import the module of the Screenlet in \(plan.folders.tests)/\(plan.name)ScreenletTests.swift\n" : "")
  }

  /// The remaining steps in Xcode.
  private func xcodeSteps(_ plan: ScreenletPlan) -> String {
    let path = "\(plan.folders.themes == "." ? "" : plan.folders.themes + "/")\(plan.themeFile)"
    let resource =
      plan.usesXIB && plan.usesShortNames
      ? "add \(path) to the target, as a resource"
      : "Liferay Screens looks up \(plan.name)View_default.xib: create the Screenlet with '--names short' to load it"
    return """
        - in Xcode, add the files of \(plan.folders.sources) to the app's target, and those of \(plan.folders.tests) to its tests
        - \(resource)
        - in a storyboard, give a view the class \(plan.name)Screenlet and the app's module, and connect 'delegate'

      """
  }

  private func nextSteps(_ plan: ScreenletPlan, manifest: String) -> String {
    let package = plan.flavor == .terminal ? packageSteps(plan, manifest: manifest) : xcodeSteps(plan)
    let hidden = plan.unpresented.map(\.name)
    let views =
      hidden.isEmpty ? "" : "  - add views that present \(hidden.quotedList()): the theme has none for their types\n"
    let sends = plan.actions.map { "\($0.typeName)Connector" }
    let connectors = sends.isEmpty ? "" : "  - call your service in doRun(session:) of \(sends.quotedList())\n"
    return """

      Next steps:
      \(package)\(views)\(connectors)  - check the theme: themec lint
        - look at it: themec preview \(plan.name)
        - after you connect outlets or actions: themec generate view \(plan.name) --merge

      """
  }
}

struct NewTheme: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", _superCommandName: "themec new", abstract: "Create a theme of one or all Screenlets",
    usage: """
      themec new theme <name> --screenlet <screenlet> [--kind <kind>] [--parent <theme>] [--output <dir>] [<options>]
      themec new theme <name> --all [--kind <kind>] [--parent <theme>] [--output <dir>] [<options>]
      """,
    discussion: """
      themec new theme flat --kind extended --parent default --screenlet AddBookmark
      themec new theme large --kind child --all

      An Extended or a Child theme is an overlay, which contains only the differences from its parent. A Full theme starts \
      as a copy. The file is written to the folder of that theme or, if it is a shipped one, to the first folder of the \
      theme path. Existing files are never overwritten. 'themec new screenlet' creates default themes.

      Exit status: 0 on success; 1 if the parent has errors; 2 if a name is invalid, or a file exists or cannot be written.
      """)

  @Argument(help: ArgumentHelp("Name of the theme, such as flat", valueName: "name"))
  var name: String

  @Option(help: "Kind of the theme")
  var kind: NewThemeKind = .extended

  @Option(help: ArgumentHelp("Theme to start from (default: 'default')", valueName: "theme"))
  var parent: String?

  @Option(help: ArgumentHelp("Screenlet to create the theme for (repeatable)", valueName: "screenlet"))
  var screenlet: [String] = []

  @Flag(help: "Create the theme for all Screenlets of the project")
  var all = false

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
    var created: [GeneratedFile] = []
    for name in names {
      let selected = try project.theme(name, theme: parent, in: snapshot)
      let made = selected.themes.newTheme(self.name, kind: kind.themeKind, from: selected.id)
      guard var file = made.value else {
        _ = selected.report(upTo: .resolved, project)
        throw nothingWritten
      }
      file.name = Path.joined(folder(of: selected, in: snapshot.project, below: root), file.name)
      created.append(file)
    }
    try files.create(created, in: root, quiet: project.quiet)
    if !project.quiet, kind != .child {
      let path = Path.joined(root, created[0].name).escaped
      standardOutput(
        "\nNext step: generate the View class\(created.count == 1 ? "" : "es")\n  themec generate view \(path)\n")
    }
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

  @Argument(help: ArgumentHelp("Name of the Screenlet, such as AddBookmark", valueName: "screenlet"))
  var name: String

  @OptionGroup var contents: ScreenletContents

  @OptionGroup var files: NewFileOptions

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  func run() throws {
    let root = files.folder(of: try project.session(for: files.place).snapshot.project)
    try files.create(newViewModel(contents.plan(named: name)), in: root, quiet: project.quiet)
  }
}
