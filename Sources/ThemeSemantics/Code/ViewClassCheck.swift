internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension CodeCheck {
  /// Checks that the View class of a theme has the superclass that its kind requires, and conforms to the Screenlet's
  /// ViewModel.
  mutating func checkViewClass(_ catalog: ViewModelCatalog) {
    guard let kind = theme.kind, let root = theme.rootViews.first, let object = objects.object(at: root),
      let written = tree.attribute(.customClass, of: root)
    else { return }
    // `naming/custom-class` reports a class that is not the one with the theme's name, and the parent's errors concern an
    // inherited class.
    if misplaced.contains(root) || kind == .child && !isOwn(written) { return }
    checkSuperclass(of: object, kind, written, catalog)
    foldMissingMembers(of: object, written)
    // A wrong superclass is the reason for a missing conformance.
    if !reportsSuperclass { checkConformance(of: object, catalog) }
  }

  private mutating func checkSuperclass(
    of object: CodeObject, _ kind: ThemeKind, _ written: ElementTree.Attribute, _ catalog: ViewModelCatalog
  ) {
    guard object.lineage.isComplete else { return }
    // A parent's class that is no View class is reported in the parent.
    if let parent = tree.overridden(by: written).first?.text, parent != object.className,
      classes.codeLineage(of: parent)?.isComplete == true, !classes.isClass(parent, subclassOf: "BaseScreenletView")
    {
      return
    }
    let base = catalog.descriptor(ofScreenlet: theme.screenlet)?.base ?? "BaseScreenletView"
    let demanded: (name: String, reason: String)
    if kind == .extended || kind == .child, let parent = parentClass(of: object, written) {
      demanded = (parent, "the parent's View class")
    } else {
      demanded = (base, "the base class of View classes")
    }
    let lineage = classes.lineage(of: object.className)
    // Interface Builder uses the Objective-C name of a class.
    let declared = classes.code.type(named: demanded.name)?.name ?? demanded.name
    if lineage.contains(demanded.name) || lineage.contains(declared) { return }
    // A descriptor sets the base of generated classes; another framework class with the same root is also accepted.
    let roots = ["BaseListView", "DDLFormView", "BaseScreenletView"]
    if demanded.name == base, let root = roots.first(where: classes.lineage(of: base).contains), lineage.contains(root)
    {
      return
    }
    if demanded.name == base, !isScreenletView(catalog) { return }
    report(
      .viewSuperclass, "\(object.title) does not inherit from \(demanded.name), \(demanded.reason)",
      at: written.valueSpan, about: .declaration(object.className), related: declaration(of: object),
      help: "declare it as 'class \(object.title): \(demanded.name)'")
  }

  /// Whether there is evidence other than the file name that the view is a Screenlet's; an app may use such names.
  private func isScreenletView(_ catalog: ViewModelCatalog) -> Bool {
    theme.tree.nodes(.theme).first != nil || catalog.descriptor(ofScreenlet: theme.screenlet) != nil
      || classes.code.type(named: theme.screenlet + "Screenlet") != nil
      || classes.code.protocolDeclaration(named: theme.screenlet + "ViewModel") != nil
  }

  /// Whether the theme's own file has an attribute, and not a parent.
  private func isOwn(_ written: ElementTree.Attribute) -> Bool {
    theme.sources.first.map { $0.file == written.valueSpan.file } ?? true
  }

  private var reportsSuperclass: Bool {
    diagnostics.contains { $0.code == DiagnosticDescriptor.viewSuperclass.code }
  }

  /// The class of the parent's root view, if it differs.
  private func parentClass(of object: CodeObject, _ written: ElementTree.Attribute) -> String? {
    let stated = tree.overridden(by: written).first?.text
    guard let stated, stated != object.className, !stated.isEmpty else { return nil }
    // An unknown class is reported in the parent.
    return classes.isKnown(stated) ? stated : nil
  }

  /// Replaces the reports of several missing members with one if the parent's or the default theme's View class has them
  /// and the View class does not inherit from it.
  private mutating func foldMissingMembers(of object: CodeObject, _ written: ElementTree.Attribute) {
    let missing = missing.filter { $0.className == object.className }
    let standard = ["View", "ScreenletView"].map {
      FileName.viewClass(className: theme.screenlet + $0, themeName: ThemeName.standard)
    }
    let inherited = classes.lineage(of: object.className)
    for base in [parentClass(of: object, written)].compactMap({ $0 }) + standard where !inherited.contains(base) {
      let (members, lineage) = (classes.knownMembers(base), classes.codeLineage(of: base))
      let found = missing.filter {
        members.contains($0.member) || lineage?.property(key: $0.member) != nil
          || lineage?.method(selector: $0.member) != nil
      }
      guard found.count > 1 else { continue }
      for index in found.map(\.index).reversed() { diagnostics.remove(at: index) }
      if reportsSuperclass { return }
      report(
        .viewSuperclass,
        "\(object.title) does not inherit from \(base), which has \(Set(found.map(\.member)).sorted().quotedList())",
        at: written.valueSpan, about: .declaration(object.className), related: declaration(of: object),
        help: "declare it as 'class \(object.title): \(base)'")
      return
    }
  }

  private mutating func checkConformance(of object: CodeObject, _ catalog: ViewModelCatalog) {
    // A missing conformance is not reported for a subclass of another View class.
    let views = object.lineage.types.filter(\.isClass)
    guard let base = views.last(where: { $0.name == object.className || !documents.documents($0.name).isEmpty }),
      let viewModel = catalog.descriptor(ofScreenlet: theme.screenlet)?.name ?? bound.viewModel,
      classes.code.protocolDeclaration(named: viewModel) != nil, object.lineage.isComplete
    else { return }
    let adopted = classes.protocols(of: object.lineage)
    // A protocol that was not read may refine the ViewModel.
    let isOpen = adopted.contains { name in
      classes.code.protocolDeclaration(named: name) == nil && !["UI", "NS", "WK", "MK"].contains(where: name.hasPrefix)
    }
    if isOpen || adopted.contains(viewModel) { return }
    if object.lineage.types.contains(where: { classes.isClass($0.name, conformingTo: viewModel) }) { return }
    report(
      .viewConformance, "\(base.name) does not conform to \(viewModel)",
      at: tree.place(of: base, at: object.node, classes),
      about: .declaration(base.name), related: base.span.map { [.init($0, "\(base.name) is declared here")] } ?? [],
      help:
        "add '\(base.inherited.contains { !$0.isEmpty } ? "," : ":") \(viewModel)' to the class, or an extension that conforms to it"
    )
  }
}
