package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// Derives the classes that a document requires from its connections and its ViewModel: the View class of a theme
/// first, then those of other owners, controllers and cells in document order.
///
/// Returns no classes and a note if none is required: a Child theme uses its parent's class.
/// - Parameters:
///   - parent: the bound parent of an Extended theme; its members are inherited, not declared again.
///   - leavingOutInvalidNames: whether classes are returned without the members whose names are not valid in Swift.
///     Otherwise, any error returns no classes.
package func viewClasses(
  of theme: BoundTheme, parent: BoundTheme?, catalog: ViewModelCatalog, classes: ClassTable = .frameworks,
  options: CodegenOptions, leavingOutInvalidNames: Bool = false
) -> Diagnosed<[ViewClass]> {
  var builder = ViewClassBuilder(theme: theme, parent: parent, catalog: catalog, classes: classes, options: options)
  let result = builder.build()
  let errors = builder.diagnostics.filter { $0.severity == .error }
  let isUsable =
    leavingOutInvalidNames ? errors.allSatisfy { $0.code == DiagnosticDescriptor.badName.code } : errors.isEmpty
  return Diagnosed(isUsable ? result : [], builder.diagnostics)
}

private struct ViewClassBuilder {
  let theme: BoundTheme
  let parent: BoundTheme?
  let catalog: ViewModelCatalog
  let classes: ClassTable
  let options: CodegenOptions
  private(set) var diagnostics: [Diagnostic] = []

  init(
    theme: BoundTheme, parent: BoundTheme?, catalog: ViewModelCatalog, classes: ClassTable, options: CodegenOptions
  ) {
    self.theme = theme
    self.parent = parent
    self.catalog = catalog
    self.classes = classes
    self.options = options
  }

  private var tree: ElementTree { theme.theme.tree }
  private var rootSpan: SourceSpan? { theme.theme.rootViews.first.map { tree[$0].startTagSpan } }

  private mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, at span: SourceSpan?, help: String
  ) {
    diagnostics.append(Diagnostic(descriptor, message, at: span, help: help))
  }

  mutating func build() -> [ViewClass] {
    var result: [ViewClass] = []
    var taken: Set<NodeID> = []
    if options.isTheme, let kind = theme.theme.kind, let root = theme.theme.rootViews.first {
      taken.insert(root)
      if kind == .child {
        reportChild()
      } else if let subject = viewClassSubject(of: root, kind) {
        taken.formUnion(subject.objects)
        if let made = viewClass(of: subject) { result.append(made) }
      }
    }
    var subjects = ClassSubjects(theme.theme, classes).others(besides: taken)
    if options.flavor == .terminal {
      subjects.removeAll { !isController($0) }
      if subjects.isEmpty {
        if result.isEmpty, diagnostics.isEmpty { reportNoTerminalClass() }
        return result
      }
    }
    let inherited = parent.map { ClassSubjects($0.theme, classes).others(besides: []).map(\.className) } ?? []
    result += subjects.filter { subject in
      !result.contains { $0.name == subject.className } && !inherited.contains(subject.className)
    }.compactMap { objectClass(of: $0) }
    if result.isEmpty, diagnostics.isEmpty, let parent, !inherited.isEmpty {
      report(
        .noViewClass,
        "'\(options.className.escaped)' uses the class of '\(parent.theme.name.escaped)', so there is none to generate",
        at: rootSpan, help: "give its root a custom class of its own if it needs more outlets or actions")
    } else if result.isEmpty, diagnostics.isEmpty {
      report(
        .noViewClass,
        "no object of '\(options.className.escaped)' has a class of its own, so there is none to generate",
        at: rootSpan, help: "give the root view or File's Owner a custom class if it needs outlets or actions")
    }
    return result
  }

  private mutating func reportNoTerminalClass() {
    report(
      .noViewClass,
      "'\(options.className.escaped)' has no view of a Screenlet and no controller, so the terminal needs no class for it",
      at: rootSpan,
      help: "use '--flavor uikit' for the classes of cells and other views")
  }

  /// Whether a class is that of a controller: of a scene, or of the File's Owner of its view.
  private func isController(_ subject: ClassSubject) -> Bool {
    subject.objects.allSatisfy { [.controller].contains(tree.kind(of: $0).role) || tree.kind(of: $0) == .placeholder }
      && classes.isClass(subject.superclass, subclassOf: "UIViewController")
  }

  private mutating func reportChild() {
    let name = parentViewClass ?? tree.string(.customClass, of: theme.theme.rootViews[0])
    report(
      .noViewClass,
      "'\(theme.theme.name.escaped)' is a Child theme, which uses its parent's View class\(name.map { " '\($0.escaped)'" } ?? "")",
      at: rootSpan, help: "generate the View class of the parent; only an Extended theme has a class of its own")
  }

  private var parentViewClass: String? {
    guard let parent, let root = parent.theme.rootViews.first else { return nil }
    return parent.theme.tree.string(.customClass, of: root)
  }

  // MARK: - The View class

  /// Returns the View class: the root view's, or if it has none, the class for the file's name.
  private mutating func viewClassSubject(of root: NodeID, _ kind: ThemeKind) -> ClassSubject? {
    let stated = tree.string(.customClass, of: root)
    if let stated, classes.isFrameworkClass(stated) {
      report(
        .noViewClass, "the root view is \(stated.withArticle), which the framework declares", at: rootSpan,
        help: "give it customClass=\"\(options.className.escaped)\" for a View class of its own")
      return nil
    }
    guard SwiftNames.isTypeName(stated ?? options.className) else {
      report(
        .badName, "'\((stated ?? options.className).escaped)' is not the name of a Swift class", at: rootSpan,
        help: "add customClass=\"FooScreenletView_theme\" to the root view")
      return nil
    }
    if stated == nil {
      report(
        .noRootClass, "the root view has no custom class, so that it does not use '\(options.className.escaped)'",
        at: rootSpan, help: "add customClass=\"\(options.className.escaped)\" to the root view")
    }
    let name = stated ?? options.className
    let superclass = (kind == .extended ? parentViewClass.map { frameworkName(of: $0) } : nil) ?? baseClass
    return ClassSubjects(theme.theme, classes).viewClass(named: name, superclass: superclass)
  }

  /// Returns the framework's name for a shipped theme's View class, unless the project declares the class:
  /// `LoginView_default` for `LoginScreenletView_default`.
  private func frameworkName(of parent: String) -> String {
    let file = FileName(path: parent)
    guard !classes.declares(parent), file.classForm == .screenletView, let screenlet = file.screenlet
    else { return parent }
    let short = FileName.viewClass(className: screenlet + "View", themeName: file.themeName)
    return options.inherited[short] == nil ? parent : short
  }

  private var descriptor: ViewModelDescriptor? { catalog.descriptor(ofScreenlet: theme.theme.screenlet) }

  /// The descriptor's base class, or the list base with the outlet that the theme connects: a variant may show a table
  /// where the default shows a collection.
  private var baseClass: String {
    let base = descriptor?.base ?? "BaseScreenletView"
    guard classes.isClass(base, subclassOf: "BaseListView") else { return base }
    let connections = ThemeConnections(theme.theme, classes: classes)
    for (outlet, list) in [("tableView", "BaseListTableView"), ("collectionView", "BaseListCollectionView")]
    where connections.outlet(outlet) != nil {
      return classes.isFrameworkOutlet(outlet, of: base) ? base : list
    }
    return base
  }

  /// Returns the superclass of a class: the one that code declares, else that of its document.
  private func superclass(of subject: ClassSubject) -> String {
    if options.flavor == .terminal { return terminalSuperclass(of: subject) }
    if DeclaredMembers(of: subject.className, classes) != nil,
      let declared = classes.lineage(of: subject.className).dropFirst().first, SwiftNames.isTypeName(declared)
    {
      return declared
    }
    return options.superclasses[subject.className] ?? subject.superclass
  }

  private mutating func viewClass(of subject: ClassSubject) -> ViewClass? {
    let superclass = superclass(of: subject)
    let contract = PresentedContract(of: theme.theme, catalog: catalog, classes: classes)
    let isExtended = theme.theme.kind == .extended && parentViewClass != nil
    let context = ClassContext(
      theme: theme, parent: isExtended ? parent : nil, subject: subject, superclass: superclass,
      descriptors: contract?.descriptors ?? [], classes: classes,
      options: options.inheriting(superclass, contract?.descriptors.map(\.name) ?? [], classes))
    // A subclass of a base class fulfills the base class's descriptor, but the run time does not have that class.
    let isOfBase = descriptor.map { $0.name == contract?.name && $0.isClass } == true
    let inheritsContract =
      options.flavor == .uikit
      && contract.map { isOfBase || classes.isClass(superclass, conformingTo: $0.name) } ?? true
    let isFulfilled = isExtended || inheritsContract
    var result = made(context, .view(screenlet: theme.theme.screenlet, theme: theme.theme.name)) { outlets in
      if !isExtended { outlets.addDescribed() }
    }
    result.conformances = isFulfilled || isOfBase ? [] : contract.map { [$0.name] }?.filter(SwiftNames.isTypeName) ?? []
    var attributes = AttributeMembers(context, outlets: result.outlets, inherits: isFulfilled)
    result.attributes = attributes.attributes()
    result.viewModels = context.descriptors.map(\.name)
    if !isFulfilled { result.methods = attributes.methods() }
    diagnostics += attributes.diagnostics
    if !isExtended { result.progress = context.descriptors.flatMap(\.progress).map { progress($0) } }
    if options.flavor == .terminal { return forTerminal(result, context) }
    if !options.isLocalized { result.translations = TranslatedTexts(context).translations() }
    result.inheritsTranslations = isExtended
    result.disabledOutlets = ActionMembers(context).firingOutlets(among: result.outlets)
    result.progressPresenter = options.progressPresenter.flatMap { SwiftNames.isTypeName($0) ? $0 : nil }
    checkNames(of: result)
    return result
  }

  /// Returns the messages of an action; an action without messages shows none, not even the default action's.
  private func progress(_ progress: ViewModelDescriptor.Progress) -> ViewClass.Progress {
    let messages = [("working", progress.working), ("failure", progress.failure), ("success", progress.success)]
    return ViewClass.Progress(
      action: progress.action, messages: messages.compactMap { kind, text in text.map { (kind, $0) } })
  }

  // MARK: - The terminal

  /// Returns the parent's View class, or the run time's one base class for all of Liferay's.
  private func terminalSuperclass(of subject: ClassSubject) -> String {
    if !subject.isViewClass {
      return classes.isFrameworkClass(subject.superclass) ? Self.terminalController : subject.superclass
    }
    if theme.theme.kind == .extended, let parentViewClass, SwiftNames.isTypeName(parentViewClass) {
      return parentViewClass
    }
    let isFrameworks = classes.isFrameworkClass(subject.superclass) || options.superclasses[subject.superclass] != nil
    return isFrameworks ? "BaseScreenletView" : subject.superclass
  }

  /// Returns the class for the Screenlet run time, which fires actions by itself.
  private mutating func forTerminal(_ viewClass: ViewClass, _ context: ClassContext) -> ViewClass {
    var result = viewClass
    result.flavor = .terminal
    result.exposesName = false
    if !options.isLocalized, context.subject.isViewClass {
      result.translations = TranslatedTexts(context).translations()
    }
    result.inheritsTranslations = context.parent != nil
    let texts = result.translations.map(\.text) + result.progress.flatMap { $0.messages.map(\.text) }
    let types = result.attributes.map(\.type) + result.methods.map(\.declaration)
    let usesFoundation = !texts.allSatisfy(\.isEmpty) || types.contains(where: PortableType.needsFoundation)
    result.modules = usesFoundation ? ["Foundation", "Screenlets"] : ["Screenlets"]
    result.conditionalImports = PortableType.networkingImport(for: types)
    checkNames(of: result)
    checkTerminalNames(of: result, base: context.subject.isViewClass ? "BaseScreenletView" : Self.terminalController)
    return result
  }

  /// Reports members that the run time's base class has already.
  private mutating func checkTerminalNames(of viewClass: ViewClass, base: String) {
    let actions = viewClass.actions.filter { $0.sender == nil }.map(\.method)
    let members = viewClass.outlets.map(\.name) + viewClass.attributes.map(\.name) + actions
    for name in members where Self.terminalMembers[base]?.contains(name) == true {
      report(
        .nameClash, "\(base) has a '\(name)' already", at: rootSpan,
        help:
          "rename the outlet, attribute or action, for example to 'my\(name.prefix(1).uppercased())\(name.dropFirst())'"
      )
    }
  }

  /// The run time's base class of controllers.
  private static let terminalController = "ScreenletViewController"

  /// Members of the run time's base classes that a subclass cannot declare.
  private static let terminalMembers: [String: Set<String>] = [
    "BaseScreenletView": [
      "becomeFirstResponder", "createProgressPresenter", "editable", "endEditing", "onCreated", "onDestroy", "onHide",
      "onPreCreate", "onSetTranslations", "onShow", "onStartInteraction", "presentingViewController",
      "progressMessages", "screenlet", "themeName",
    ],
    terminalController: [
      "becomeFirstResponder", "clock", "dismiss", "loadViewIfNeeded", "screenletClasses", "screenlets", "themes",
      "viewDidLoad", "warnings",
    ],
  ]

  // MARK: - Other classes

  private mutating func objectClass(of subject: ClassSubject) -> ViewClass? {
    guard SwiftNames.isTypeName(subject.className) else {
      report(
        .badName, "'\(subject.className.escaped)' is not the name of a Swift class",
        at: subject.objects.first.map { tree[$0].startTagSpan }, help: "use only letters, digits and '_'")
      return nil
    }
    // The root view of a part with a parent has a subclass of the parent's root class.
    let isInherited =
      !options.isTheme && parentViewClass != nil && subject.objects.contains { $0 == theme.theme.rootViews.first }
    let superclass = (isInherited ? parentViewClass : nil) ?? superclass(of: subject)
    let context = ClassContext(
      theme: theme, parent: isInherited ? parent : nil, subject: subject, superclass: superclass, descriptors: [],
      classes: classes, options: options.inheriting(superclass, [], classes))
    let result = made(context, .object(of: options.className)) { _ in }
    if options.flavor == .terminal { return forTerminal(result, context) }
    checkNames(of: result)
    return result
  }

  /// Returns a class with its outlets and actions.
  private mutating func made(
    _ context: ClassContext, _ role: ViewClass.Role, more: (inout OutletMembers) -> Void
  ) -> ViewClass {
    var outlets = OutletMembers(context)
    outlets.addConnected()
    more(&outlets)
    var actions = ActionMembers(context)
    let methods = actions.actions()
    diagnostics += outlets.diagnostics + actions.diagnostics
    var result = ViewClass(
      role: role, name: context.subject.className,
      exposesName: context.subject.module == nil && !hasModuleOfTarget(context.subject)
        && context.superclass != SwiftNames.hostingController,
      access: context.options.access, superclass: SwiftNames.superclass(context.superclass), conformances: [],
      modules: [],
      outlets: outlets.outlets,
      attributes: [], methods: [], actions: methods, progress: [], translations: [], inheritsTranslations: false,
      progressPresenter: nil, localization: options.localization)
    result.signatures = BaseSignatures(options.era)
    result.modules = modules(of: result, outlets.modules, context)
    return result
  }

  /// Whether the document leaves the module of a class to its target.
  private func hasModuleOfTarget(_ subject: ClassSubject) -> Bool {
    subject.objects.contains { tree.has(.customModuleProvider, "target", of: $0) }
  }

  /// Returns the modules that the class's types require.
  private func modules(of viewClass: ViewClass, _ foreign: Set<String>, _ context: ClassContext) -> [String] {
    let byPrefix = [
      ("WK", "WebKit"), ("MK", "MapKit"), ("GLK", "GLKit"), ("SCN", "SceneKit"), ("SK", "SpriteKit"),
      ("ARS", "ARKit"), ("ARView", "RealityKit"), ("AV", "AVKit"), ("MTK", "MetalKit"), ("PDF", "PDFKit"),
      ("AD", "iAd"), (SwiftNames.hostingController, "SwiftUI"),
    ]
    let types = viewClass.outlets.map(\.type) + viewClass.actions.compactMap(\.sender) + [context.superclass]
    let used = byPrefix.filter { prefix, _ in
      types.contains { $0.hasPrefix(prefix) && classes.isPlatformClass($0) }
    }
    let own = options.module ?? context.subject.module
    let liferay = context.subject.isViewClass || types.contains { isLiferay($0) }
    let all = foreign.union(["UIKit"]).union(used.map(\.1)).union(liferay ? ["LiferayScreens"] : [])
    return all.filter { $0 != own }.sorted()
  }

  /// Whether a class is Liferay's: a base class, or a Screenlet or other class that the project does not declare.
  private func isLiferay(_ name: String) -> Bool {
    classes.isLiferayClass(name)
      || ((name.hasSuffix("Screenlet") || options.superclasses[name] != nil)
        && DeclaredMembers(of: name, classes) == nil && !classes.isPlatformClass(name))
  }

  /// Reports members that would have the same Swift name.
  private mutating func checkNames(of result: ViewClass) {
    var seen: Set<String> = []
    for name in result.outlets.map(\.name) + result.attributes.map(\.name) where !seen.insert(name).inserted {
      report(
        .nameClash, "'\(name)' is both an outlet and an attribute", at: rootSpan,
        help: "rename the outlet, for example to '\(name)View'")
    }
    let setters = Set(result.outlets.map { SwiftNames.setter($0.name) + ":" })
    for action in result.actions where setters.contains(action.selector) {
      report(
        .nameClash, "the action '\(action.selector)' is also the setter of an outlet", at: rootSpan,
        help: "rename the action, for example to '\(action.method)Tapped:'")
    }
    let withoutParameters = result.actions.filter { $0.sender == nil }.map(\.method)
    for name in withoutParameters where seen.contains(name) {
      report(
        .nameClash, "'\(name)' is both an action and an outlet or attribute", at: rootSpan,
        help: "rename the action, for example to '\(name)Tapped'")
    }
  }
}
