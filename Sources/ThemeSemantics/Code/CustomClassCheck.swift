internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension CodeCheck {
  /// Reports unknown custom classes. When the file loads, such a class is replaced by its superclass, and connections
  /// to it throw. A class is not reported if its module was not read.
  mutating func checkCustomClasses() {
    for node in tree.all {
      guard let written = tree.attribute(.customClass, of: node), CodeName.type.fault(in: written.value) == nil else {
        continue
      }
      check(written, of: node)
    }
  }

  private mutating func check(_ written: ElementTree.Attribute, of node: NodeID) {
    let name = written.value
    let module = tree.attribute(.customModule, of: node)
    if let module, !module.value.isEmpty, CodeName.module.fault(in: module.value) != nil { return }
    guard !classes.isPlatformClass(name), TypeName(name).name == name else { return }
    if let type = classes.code.type(named: name) {
      if type.isClass, !type.isObjectiveC {
        if !reportUnusable(type, node, written), !reportMisplaced(type, node, written) {
          checkModule(of: type, node, written, module)
        }
      } else if !type.isObjectiveC, type.isWhole {
        report(
          .unknownClass, "\(name) is not a class", at: written.valueSpan, about: .declaration(name),
          related: type.span.map { [.init($0, "declared here")] } ?? [], help: "use a class, or remove the custom class"
        )
      }
      return
    }
    if reportNested(written, of: node) { return }
    // Code that uses the class compiles, so an unread file declares it, unless the declaration has a typing error.
    if classes.code.uses(name) {
      let isOfCode = module.map { !$0.value.isEmpty && isRead($0.value) } ?? isScreenletOfCode
      guard isOfCode, declaredMisspelling(of: name, at: node) != nil else { return }
    }
    if let module, !module.value.isEmpty {
      guard isRead(module.value), !misspellsOwnClass(name, at: node) else { return }
      reportMissing("the module '\(module.value.escaped)' has no class '\(name.escaped)'", written, of: node)
    } else if isScreenletOfCode, theme.rootViews.contains(node), name == ownClass {
      // The class may be written in another language.
      reportMissing(
        "the project's Swift does not declare the View class '\(name.escaped)'", written, of: node, severity: .warning)
    } else if let meant = misspelledClass(name, at: node) {
      report(
        .unknownClass, severity: .warning, "no class of the project is named '\(name.escaped)'", at: written.valueSpan,
        about: .declaration(name), help: "did you mean '\(meant)'?",
        fixes: [.replacing(name, with: meant, at: written.valueSpan)])
    }
  }

  /// The only declared class that fits an element and of which the name of a class without a module is a misspelling. Such
  /// a class may also be an Objective-C class of a library, but then other documents use it too.
  private func misspelledClass(_ name: String, at node: NodeID) -> String? {
    guard tree.kind(of: node) != .placeholder, let demanded = tree.kind(of: node).className else { return nil }
    let near = closestMatches(to: name, in: classes.code.names, within: 2).filter {
      isTypo(name, of: $0) && !name.hasLetters(of: $0) && classes.code.type(named: $0)?.isClass == true
        && classes.isClass($0, a: demanded) == true
    }
    guard near.count == 1, documents.documents(name).count < 2 else { return nil }
    return near.first
  }

  /// The only declared class that fits an element, that no document uses, and whose name is a misspelling of another.
  private func declaredMisspelling(of name: String, at node: NodeID) -> String? {
    guard tree.kind(of: node) != .placeholder, let demanded = tree.kind(of: node).className else { return nil }
    let near = closestMatches(to: name, in: classes.code.names, within: 2).filter {
      isTypo($0, of: name) && !$0.hasLetters(of: name) && classes.code.type(named: $0)?.isClass == true
        && classes.isClass($0, a: demanded) == true && documents.documents($0).isEmpty
    }
    return near.count == 1 ? near.first : nil
  }

  private mutating func reportMissing(
    _ message: String, _ written: ElementTree.Attribute, of node: NodeID, severity: Diagnostic.Severity? = nil
  ) {
    let name = written.value
    let isOwn = name == ownClass && theme.rootViews.contains(node)
    let near = closestMatches(to: name, in: classes.code.names, within: 3).filter { candidate in
      // Another theme's View class is a different class, however similar the names are.
      classes.code.type(named: candidate)?.isClass == true && !(isOwn && documents.classes().contains(candidate))
    }
    let declared = isOwn ? declaredMisspelling(of: name, at: node) : nil
    let meant = near.count == 1 && declared == nil ? near.first : nil
    // File's Owner already exists when the file is loaded.
    let isPlaceholder = tree.kind(of: node) == .placeholder
    report(
      .unknownClass, severity: severity ?? (isPlaceholder ? .warning : nil), message, at: written.valueSpan,
      about: .declaration(name),
      help: meant.map { "did you mean '\($0)'?" }
        ?? declared.map { "'\($0)' is declared: correct its name" }
        ?? (isOwn
          ? "declare the class, which 'themec generate view' writes"
          : "declare the class, or add the folder of its source to 'swift' in the configuration"),
      fixes: Fix.correcting(name, to: meant, at: written.valueSpan))
  }

  /// Skips the members of a root view with another class than the one with the theme's name, which is declared:
  /// `naming/custom-class` reports it.
  mutating func skipMisnamedRoot() {
    guard let root = theme.rootViews.first, let stated = tree.attribute(.customClass, of: root) else { return }
    let lineage = classes.lineage(of: stated.value)
    if let own = ownClass, classes.declares(own), stated.value != own, !lineage.contains(own) { misplaced.insert(root) }
    // The parent's class is reported in the parent.
    let isInherited = theme.sources.first.map { $0.file != stated.valueSpan.file } ?? false
    if isInherited, classes.codeLineage(of: stated.value)?.isComplete == true, !lineage.contains("BaseScreenletView") {
      misplaced.insert(root)
    }
  }

  /// The View class that the file's name requires, if the theme's kind has a separate class.
  var ownClass: String? {
    guard let kind = theme.kind, kind != .child else { return nil }
    return FileName(path: path).viewClass
  }

  /// Whether a root view has another class than the one that the file's name requires, which is declared, so that
  /// `naming/custom-class` reports it: in a theme other than the default, a misspelling.
  private func misspellsOwnClass(_ name: String, at node: NodeID) -> Bool {
    guard theme.rootViews.contains(node), let ownClass, classes.code.type(named: ownClass)?.isClass == true else {
      return false
    }
    return theme.kind == .default || closestMatch(to: name, in: [ownClass], within: 2) != nil
  }

  /// Whether the project's Swift declares the Screenlet and its ViewModel, or another of its View classes. If so, this
  /// class is expected in Swift.
  private var isScreenletOfCode: Bool {
    let screenlet = theme.screenlet
    guard theme.kind != nil, !screenlet.isEmpty else { return false }
    if classes.code.type(named: screenlet + "Screenlet")?.isClass == true,
      classes.code.protocolDeclaration(named: screenlet + "ViewModel") != nil
    {
      return true
    }
    return classes.code.names.contains { isViewClassName($0) && classes.code.type(named: $0)?.isClass == true }
  }

  /// Reports a class that has another name at run time or cannot be instantiated.
  private mutating func reportUnusable(_ type: CodeType, _ node: NodeID, _ written: ElementTree.Attribute) -> Bool {
    let place = type.span.map { [Diagnostic.Related($0, "\(type.name) is declared here")] } ?? []
    if let stated = type.objectiveCName, stated != written.value, type.isWhole {
      report(
        .unknownClass, "the Objective-C name of \(type.name) is '\(stated)'", at: written.valueSpan,
        about: .declaration(type.name), related: place,
        help: isTypo(stated, of: type.name)
          ? "correct the name in '@objc(\(stated))'" : "use customClass=\"\(stated)\" without a module",
        fixes: [])
      return true
    }
    // Code creates File's Owner.
    if tree.kind(of: node) == .placeholder || !type.isWhole { return false }
    if type.isPrivate, type.objectiveCName == nil {
      report(
        .unknownClass, "\(type.name) is private, so UIKit does not find it by its name", at: written.valueSpan,
        about: .declaration(type.name), related: place,
        help: "remove 'private' from the class, or add '@objc(\(type.name))' to it")
      return true
    }
    if type.isGeneric {
      report(
        .unknownClass, "\(type.name) is generic, so UIKit cannot make an object of it", at: written.valueSpan,
        about: .declaration(type.name), related: place, help: "use a subclass that gives its type parameters")
      return true
    }
    return false
  }

  /// Reports the name of a class that other types contain, whose name at run time is another one.
  private mutating func reportNested(_ written: ElementTree.Attribute, of node: NodeID) -> Bool {
    let name = written.value
    guard tree.kind(of: node) != .placeholder, let type = classes.code.nestedClasses(named: name).first else {
      return false
    }
    report(
      .unknownClass,
      "\(name) is declared inside of \(type.name.dropLast(name.count + 1)), so UIKit does not find it by this name",
      at: written.valueSpan, about: .declaration(type.name),
      related: [.init(type.span, "\(type.name) is declared here")],
      help: "declare it outside of other types, or add '@objc(\(name))' to it")
    return true
  }

  /// Reports a class that does not fit its element: a view's class for a controller, a cell or a segue.
  private mutating func reportMisplaced(_ type: CodeType, _ node: NodeID, _ written: ElementTree.Attribute) -> Bool {
    let demanded: String
    let kind = tree.kind(of: node)
    if kind == .viewController, reportListController(type, node, written) { return true }
    switch kind.role {
    case _ where kind == .segue: demanded = "UIStoryboardSegue"
    case _ where Self.exact.contains(kind): demanded = kind.className ?? "NSObject"
    case .view: demanded = "UIView"
    case .controller: demanded = "UIViewController"
    default: return false
    }
    guard classes.codeLineage(of: type.name)?.isComplete == true,
      classes.isClass(type.name, a: demanded) == false
    else { return false }
    misplaced.insert(node)
    report(
      .misplacedClass, "\(type.name) is not a \(demanded), as '\(tree[node].name)' requires", at: written.valueSpan,
      about: .declaration(type.name), related: type.span.map { [.init($0, "\(type.name) is declared here")] } ?? [],
      help: "use a subclass of \(demanded)")
    return true
  }

  /// Reports the controller of a list in a scene whose view is not the list.
  private mutating func reportListController(
    _ type: CodeType, _ node: NodeID, _ written: ElementTree.Attribute
  ) -> Bool {
    guard let view = tree.children(of: node).first(where: { tree.kind(of: $0).role == .view }) else { return false }
    let lists: [(className: String, element: ElementKind)] = [
      ("UITableViewController", .tableView), ("UICollectionViewController", .collectionView),
    ]
    for list in lists where tree.kind(of: view) != list.element {
      guard classes.isClass(type.name, a: list.className) == true else { continue }
      misplaced.insert(node)
      report(
        .misplacedClass, "\(type.name) is a \(list.className), but the view of its scene is no \(list.element.noun)",
        at: written.valueSpan, about: .declaration(type.name),
        related: type.span.map { [.init($0, "\(type.name) is declared here")] } ?? [],
        help: "make it a subclass of UIViewController, or use a scene with a \(list.element.noun) as its view")
      return true
    }
    return false
  }

  /// Elements that UIKit uses as objects of their own class.
  private static let exact: Set<ElementKind> = [
    .tableViewCell, .collectionViewCell, .tableViewController, .collectionViewController, .navigationController,
    .tabBarController, .splitViewController,
  ]

  /// Whether a module was read: its folder was, or other classes of the module are declared.
  private func isRead(_ module: String) -> Bool {
    if classes.code.hasModule(module) { return true }
    return documents.classesOfModule(module).contains { classes.code.type(named: $0)?.isClass == true }
  }

  /// Whether UIKit looks up a class by its module: any Swift class without an Objective-C name, in a document that UIKit loads.
  private func needsModule(_ type: CodeType) -> Bool {
    if type.objectiveCName != nil { return false }
    if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") { return type.isWhole }
    return needsModuleOfOthers(type)
  }

  /// Whether a theme omits the module of its View class although other themes of its Screenlet set it. Such a theme is
  /// converted before UIKit loads it, and inherits no module.
  private func needsModuleOfOthers(_ type: CodeType) -> Bool {
    guard type.name == ownClass, theme.kind == .default || theme.kind == .full else { return false }
    return documents.classesOfModule(nil).contains { $0 != type.name && isViewClassName($0) }
  }

  /// Whether a class has the name of a View class of the theme's Screenlet.
  private func isViewClassName(_ name: String) -> Bool {
    name.hasPrefix(theme.screenlet + "View_") || name.hasPrefix(theme.screenlet + "ScreenletView_")
  }

  private mutating func checkModule(
    of type: CodeType, _ node: NodeID, _ written: ElementTree.Attribute, _ module: ElementTree.Attribute?
  ) {
    if tree.kind(of: node) == .placeholder { return }
    if reportForeign(type, written) { return }
    guard let module, !module.value.isEmpty else {
      guard needsModule(type), tree.string(.customModuleProvider, of: node) == nil else { return }
      let known = ownModule(of: type)
      report(
        .customModule, "the customModule is missing, so UIKit does not find the Swift class \(type.name)",
        at: written.valueSpan,
        about: .key("customModule"), related: type.span.map { [.init($0, "declared here")] } ?? [],
        help: known.map { "add customModule=\"\($0)\"" }
          ?? "add the customModule of the class, or '@objc(\(type.name))' to it",
        fixes: known.map { [addition(of: $0, after: written, module)] } ?? [])
      return
    }
    if type.objectiveCName != nil || type.modules.contains(module.value) { return }
    guard let own = ownModule(of: type) else { return checkSpelling(of: module, node) }
    // With a provider, the module is that of the document's target, and the attribute is ignored.
    let hasProvider = tree.string(.customModuleProvider, of: node) != nil
    if hasProvider, target?.modules.contains(own) ?? true { return }
    // The target may have another class of that name, in sources that were not read.
    if let target, !target.isWhole, target.modules.contains(module.value) { return }
    report(
      .customModule, "\(type.name) belongs to the module '\(own)', not to '\(module.value.escaped)'",
      at: module.valueSpan, about: .key("customModule"),
      related: type.span.map { [.init($0, "declared here")] } ?? [],
      help: "use customModule=\"\(own)\"" + (hasProvider ? " without customModuleProvider" : ""),
      fixes: hasProvider ? [] : [.replacing(module.value, with: own, at: module.valueSpan)])
  }

  /// The fix that adds the module of a class, or fills an empty one.
  private func addition(
    of module: String, after className: ElementTree.Attribute, _ written: ElementTree.Attribute?
  ) -> Fix {
    let end = className.valueRange.end + 1
    let place = SourceSpan(file: className.file, range: SourceRange(start: end, end: end))
    let edit = written.map { Fix.Edit($0.valueSpan, module) } ?? Fix.Edit(place, " customModule=\"\(module)\"")
    return Fix("add customModule=\"\(module)\"", .unsafe, [edit])
  }

  /// The module of a class: that of the document's target if several modules have such a class.
  private func ownModule(of type: CodeType) -> String? {
    type.modules.first { target?.modules.contains($0) == true } ?? type.modules.first
  }

  /// Reports a class that no target builds, or that only other apps and extensions build.
  private mutating func reportForeign(_ type: CodeType, _ written: ElementTree.Attribute) -> Bool {
    guard let target, target.isWhole else { return false }
    let isUnbuilt = type.modules.isEmpty && type.span.map { target.isUnbuilt($0.file) } == true
    let isForeign = !type.modules.isEmpty && type.modules.allSatisfy(target.foreignModules.contains)
    guard isUnbuilt || isForeign else { return false }
    report(
      .unknownClass,
      isUnbuilt
        ? "no target builds the source of the class \(type.name)"
        : "the target '\(target.name)' does not build the class \(type.name)", at: written.valueSpan,
      about: .declaration(type.name), related: type.span.map { [.init($0, "\(type.name) is declared here")] } ?? [],
      help: "add its source to the target, or use another class")
    return true
  }

  /// Reports a module that only one class has, if its name is a misspelling of one that several classes have.
  private mutating func checkSpelling(of module: ElementTree.Attribute, _ node: NodeID) {
    guard tree.string(.customModuleProvider, of: node) == nil, documents.classesOfModule(module.value).count == 1,
      let meant = closestMatch(to: module.value, in: documents.modules().filter { $0 != module.value }, within: 2),
      !meant.hasLetters(of: module.value), documents.classesOfModule(meant).count > 1
    else { return }
    report(
      .customModule, "no other class has the module '\(module.value.escaped)'", at: module.valueSpan,
      about: .key("customModule"), help: "did you mean '\(meant)'?",
      fixes: [.replacing(module.value, with: meant, at: module.valueSpan)])
  }
}
