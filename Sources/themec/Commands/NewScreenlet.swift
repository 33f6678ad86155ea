import ArgumentParser
import ThemeCodegen
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource

struct ScreenletContents: ParsableArguments {
  @Option(
    help: ArgumentHelp("Attributes of the ViewModel, such as 'URL:String?,title:String?'", valueName: "attributes"))
  var attributes = ""

  @Option(
    help: ArgumentHelp("Actions that the Screenlet answers, such as get-title,add-bookmark", valueName: "actions"))
  var actions = ""

  /// Uses the attributes and actions of a ViewModel that the project has.
  /// - Throws: A failure if the options declare others.
  mutating func use(_ viewModel: ViewModelDescriptor) throws {
    let declared = viewModel.attributes.map { "\($0.name):\($0.type)" }.joined(separator: ",")
    let answered = viewModel.actions.map(\.name).joined(separator: ",")
    let areSame = [(attributes, declared), (actions, answered)].allSatisfy { option, own in
      option.isEmpty || option.filter { $0 != " " } == own.filter { $0 != " " }
    }
    guard areSame else {
      throw Failure(
        "the project's \(viewModel.name.escaped) has other attributes or actions",
        help: "leave out '--attributes' and '--actions' to use its own")
    }
    (attributes, actions) = (declared, answered)
  }

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
      Existing files are never overwritten. If the project has the ViewModel already, its attributes and actions are used.

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
    var contents = contents
    let viewModel = ownViewModel(in: session.snapshot)
    if let viewModel { try contents.use(viewModel) }
    var plan = try contents.plan(
      named: name, inspectables: inspectables, flavor: flavor ?? configured, classes: session.snapshot.classes)
    setNames(of: &plan, in: session.snapshot)
    plan.module = configuration.generate.module
    if plan.module == nil, plan.flavor == .uikit { plan.module = session.snapshot.targets?.appModule }
    plan.wiring = session.snapshot.era
    let options = session.snapshot.codegenOptions(className: plan.viewClass(theme: ThemeName.standard))
    let folder = files.folder(of: session.snapshot.project)
    place(&plan, below: folder, configuration)
    let made = try newScreenlet(
      plan, classes: session.snapshot.classes, options: options, template: ViewClassTemplate())
    let errors = made.diagnostics.filter { $0.severity == .error }
    if let first = errors.first { throw Failure(first.message, help: first.help) }
    var created = made.value
    if let viewModel {
      let isDeclared = session.snapshot.classes.declaresProtocol(viewModel.name)
      created.removeAll { file in
        switch Path.name(of: file.name) {
        case "\(viewModel.name).xml": true
        case "\(viewModel.name).swift": isDeclared || DiskFileSystem().exists(Path.joined(folder, file.name))
        default: false
        }
      }
    }
    // A configuration with these folders would hide the themes of a project that has none.
    if configuration.files.isEmpty, session.snapshot.themePaths.isEmpty {
      created.insert(starter(plan, besides: session.snapshot), at: 0)
    }
    let manifest = plan.makesPackage ? "" : self.manifest(in: folder)
    try files.create(created, in: folder, quiet: project.quiet)
    if !project.quiet { standardOutput(nextSteps(plan, manifest: manifest)) }
  }

  /// The Screenlet's ViewModel if a descriptor of the project declares it.
  private func ownViewModel(in snapshot: Snapshot) -> ViewModelDescriptor? {
    let catalog = snapshot.facts.catalog
    guard let heading = catalog.heading(ofScreenlet: name), snapshot.isOwn(heading),
      heading.name == "\(name)ViewModel"
    else { return nil }
    return catalog.descriptor(named: heading.name)
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
    let output = configuration.codeFolder
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
  /// against an app's classes. The documents and sources of an existing app are found without folders.
  private func starter(_ plan: ScreenletPlan, besides snapshot: Snapshot) -> GeneratedFile {
    let names = plan.usesShortNames ? "names: short\n" : ""
    if snapshot.hasOwnFiles || snapshot.classes.hasCode, plan.flavor != .terminal {
      return GeneratedFile(name: Configuration.fileName, text: "schemas: [Schemas]\n\(names)")
    }
    var code = plan.flavor == .terminal ? "generate:\n  flavor: terminal\n" : "swift: [Sources]\n"
    if plan.makesPackage {
      code += "  output: \(plan.folders.sources)\n" + (plan.module.map { "  module: \($0)\n" } ?? "")
    }
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
      + (plan.module == nil ? importStep(plan) : "")
  }

  /// The step that completes tests of an unknown module.
  private func importStep(_ plan: ScreenletPlan) -> String {
    "  - add '@testable import' and the module of the Screenlet to \(plan.folders.tests)/\(plan.name)ScreenletTests.swift\n"
  }

  /// The remaining steps in Xcode.
  private func xcodeSteps(_ plan: ScreenletPlan) -> String {
    let path = "\(plan.folders.themes == "." ? "" : plan.folders.themes + "/")\(plan.themeFile)"
    let resource =
      plan.usesXIB && plan.usesShortNames
      ? "add \(path) to the target, as a resource"
      : conversionStep(of: plan.name.shellWord)
    return """
        - in Xcode, add the files of \(plan.folders.sources) to the app's target, and those of \(plan.folders.tests) to its tests
      \(plan.module == nil ? importStep(plan) : "")  - \(resource)
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
        - look at it: themec preview \(plan.name.shellWord)
        - after you connect outlets or actions: themec generate view \(plan.name.shellWord) --merge

      """
  }
}
