internal import CodeModel
package import ThemeSource
internal import ThemeSyntax

/// Checks a resolved theme against its Screenlet's ViewModel: names, classes, types and actions.
///
/// Hosts, parts and themes of a Screenlet without a descriptor have no bindings; only their outlets are listed. The
/// same applies to incomplete themes, with an unknown parent or a file that was not read completely.
/// - Parameters:
///   - fallback: names of descriptors outside the project, which a Swift protocol replaces.
///   - wiring: the way in which controls fire actions; `nil` to infer it from the View class.
package func check(
  _ theme: ResolvedTheme, against catalog: ViewModelCatalog, classes: ClassTable = .frameworks,
  fallback: Set<String> = [], wiring: Wiring? = nil
) -> Diagnosed<BoundTheme> {
  let connections = ThemeConnections(theme, classes: classes)
  var bound = BoundTheme(
    theme: theme, outlets: connections.outlets.map { .init(name: $0.name, target: $0.target, owner: $0.owner) })
  guard theme.kind != nil, theme.isWhole,
    let contract = Contract(of: theme, connections, catalog: catalog, classes: classes, fallback: fallback)
  else { return Diagnosed(bound) }
  bound.viewModel = contract.name
  bound.isContractOfCode = contract.isOfCode
  let closure = contract.descriptors
  let actions = closure.flatMap(\.actions)
  let screenlet = ScreenletCode(of: theme.screenlet, classes)
  let knownActions = Set(actions.map(\.name) + (screenlet?.answers.map(\.action) ?? []))
  var check = ContractCheck(
    theme: theme, connections: connections, classes: classes, contract: contract, known: outletNames(of: closure),
    sources: ActionSources(
      theme.tree, actions: knownActions, wiring: wiring, viewClass: contract.lineage, connections, classes),
    screenlet: screenlet)
  // Without a root view, which is already reported, all requirements of the ViewModel would be missing.
  if theme.rootViews.isEmpty { return Diagnosed(bound) }
  for attribute in closure.flatMap(\.attributes) { check.present(attribute, in: &bound) }
  check.checkBindings(of: closure.flatMap(\.attributes).map(\.name))
  for outlet in closure.flatMap(\.outlets) { check.require(outlet) }
  for (index, action) in actions.enumerated() { check.trigger(action, isDefault: index == 0, in: &bound) }
  check.checkIdentifiers(known: knownActions)
  bound.identifiedInCode = check.sources.identifiedInCode
  // Outlets that a View class does not declare are reported by the checks of its code.
  if contract.viewClass == nil { check.findMisspelledOutlets() }
  check.findSharedFields(in: bound)
  bound.unpresentedOutlets = check.reportedOutlets
  return Diagnosed(bound, check.diagnostics)
}

private func outletNames(of descriptors: [ViewModelDescriptor]) -> Set<String> {
  var names: Set<String> = []
  for descriptor in descriptors {
    names.formUnion(descriptor.outlets.map(\.name))
    names.formUnion(descriptor.actions.compactMap(\.trigger))
    names.formUnion(descriptor.parts.compactMap(\.outlet))
    for attribute in descriptor.attributes {
      guard case .outlets(let groups) = attribute.presence else { continue }
      names.formUnion(groups.joined().map(\.outlet))
    }
  }
  return names
}

struct ContractCheck {
  let theme: ResolvedTheme
  let tree: ElementTree
  let connections: ThemeConnections
  let classes: ClassTable
  let contract: Contract
  /// Outlets in the ViewModel.
  let known: Set<String>
  let sources: ActionSources
  /// The Screenlet's class; `nil` if the project does not declare it.
  let screenlet: ScreenletCode?
  var diagnostics: [Diagnostic] = []
  private(set) var reportedOutlets: Set<String> = []

  init(
    theme: ResolvedTheme, connections: ThemeConnections, classes: ClassTable, contract: Contract, known: Set<String>,
    sources: ActionSources, screenlet: ScreenletCode?
  ) {
    self.theme = theme
    tree = theme.tree
    self.known = known
    self.connections = connections
    self.classes = classes
    self.contract = contract
    self.sources = sources
    self.screenlet = screenlet
  }

  var viewModel: String { contract.name }

  var rootSpan: SourceSpan? { theme.rootViews.first.map { tree[$0].nameSpan } }

  // MARK: Attributes

  mutating func present(_ attribute: ViewModelDescriptor.Attribute, in bound: inout BoundTheme) {
    if let binding = binding(for: attribute.name) {
      bindExplicitly(attribute, binding, in: &bound)
      return
    }
    guard case .outlets(let groups) = attribute.presence else { return }
    if groups.isEmpty {
      reportUndeclared(attribute)
      return
    }
    let missing = groups.map { group in
      group.filter { !$0.isOptional && !connections.isWritten($0.outlet) && !theme.marks.outlets.contains($0.outlet) }
    }
    guard let chosen = missing.firstIndex(where: \.isEmpty) else {
      if missing.joined().contains(where: { contract.misspelledOutlets.contains($0.outlet) }) { return }
      reportUnpresented(attribute, missing: missing)
      return
    }
    for presentation in groups[chosen] {
      guard let outlet = connections.outlet(presentation.outlet) else { continue }
      checkClass(of: outlet, presentation, attribute)
      bound.bindings.append(
        BoundTheme.Binding(
          attribute: attribute.name, type: attribute.type, isWritable: attribute.isWritable,
          outlet: presentation.outlet, keyPath: presentation.keyPath, value: presentation.value, view: outlet.target))
    }
  }

  /// Reports bindings of attributes that the ViewModel does not have.
  mutating func checkBindings(of attributes: [String]) {
    for root in theme.rootViews {
      guard let list = tree.child(of: root, .connections) else { continue }
      for node in tree.children(of: list, .binding) {
        guard let written = tree.attribute(.attribute, of: node), !written.value.isEmpty,
          !attributes.contains(written.value)
        else { continue }
        let meant = onlyMatch(to: written.value, in: attributes.sorted())
        diagnostics.append(
          Diagnostic(
            .unknownAttribute, "'\(written.value.escaped)' is not an attribute of \(viewModel)", at: written.valueSpan,
            about: .member(written.value),
            help: meant.map { "did you mean '\($0)'?" } ?? "known attributes: \(attributes.sorted().quotedList())",
            fixes: Fix.correcting(written.value, to: meant, at: written.valueSpan)))
      }
    }
  }

  /// The element `<binding attribute= outlet= keyPath=/>` in the root's connections.
  private func binding(for attribute: String) -> NodeID? {
    for root in theme.rootViews {
      guard let list = tree.child(of: root, .connections) else { continue }
      for node in tree.children(of: list, .binding) where tree.string(.attribute, of: node) == attribute { return node }
    }
    return nil
  }

  private mutating func bindExplicitly(
    _ attribute: ViewModelDescriptor.Attribute, _ binding: NodeID, in bound: inout BoundTheme
  ) {
    let name = tree.string(.outlet, of: binding) ?? ""
    guard let outlet = connections.outlet(name) else {
      if connections.dangling.contains(name) || theme.marks.outlets.contains(name) { return }
      diagnostics.append(
        Diagnostic(
          .missingOutlet, "the binding of '\(attribute.name)' refers to the outlet '\(name)', which is not connected",
          at: tree[binding].nameSpan, about: .member(attribute.name),
          help: closestMatch(to: name, in: connections.outlets.map(\.name)).map { "did you mean '\($0)'?" }))
      return
    }
    let presentation = ViewModelDescriptor.Presentation(
      outlet: name, className: nil, keyPath: tree.string(.keyPath, of: binding) ?? "", value: nil, isOptional: false,
      span: tree[binding].nameSpan)
    checkClass(of: outlet, presentation, attribute)
    bound.bindings.append(
      BoundTheme.Binding(
        attribute: attribute.name, type: attribute.type, isWritable: attribute.isWritable, outlet: name,
        keyPath: presentation.keyPath, value: nil, view: outlet.target))
  }

  private mutating func reportUnpresented(
    _ attribute: ViewModelDescriptor.Attribute, missing: [[ViewModelDescriptor.Presentation]]
  ) {
    let fewest = missing.min { $0.count < $1.count } ?? []
    reportedOutlets.formUnion(fewest.map(\.outlet))
    let names = fewest.map(\.outlet).quotedSeries("and")
    let state = "the outlet\(fewest.count == 1 ? " \(names) is" : "s \(names) are") not connected"
    let others = missing.count > 1 ? " (closest alternative)" : ""
    let meant = fewest.compactMap { misspelling(of: $0.outlet) }.first
    var diagnostic = Diagnostic(
      .unpresentedAttribute,
      "the attribute '\(attribute.name)' of \(viewModel) is not presented: \(state)\(others)",
      at: rootSpan, about: .member(attribute.name),
      related: removals(of: fewest.map(\.outlet)) + [.init(attribute.span, "'\(attribute.name)' is declared here")],
      help: fewest.first.map { help(connecting: $0.outlet, $0.className) })
    if let meant {
      // An invalid name is reported elsewhere.
      if CodeName.property.fault(in: meant.written.value) != nil { return }
      point(&diagnostic, at: meant)
    }
    diagnostics.append(diagnostic)
  }

  /// Reports an attribute that neither the theme nor its View class has.
  private mutating func reportUndeclared(_ attribute: ViewModelDescriptor.Attribute) {
    guard let lineage = contract.viewClass, let viewClass = lineage.types.first else { return }
    // The theme of the class, or of the superclass that the class inherits the attributes from, is reported.
    if theme.chain.count > 1, lineage.types.contains(where: { isClassOfOtherTheme($0.name) }) { return }
    let unknown = lineage.types.flatMap { $0.properties.map(\.property.name) }.filter { name in
      !contract.descriptors.contains { $0.attributes.contains { $0.name == name } }
    }
    let meant = onlyMatch(to: attribute.name, in: Set(unknown).sorted()).flatMap {
      isTypo($0, of: attribute.name) ? $0 : nil
    }
    diagnostics.append(
      Diagnostic(
        .unpresentedAttribute,
        "the attribute '\(attribute.name)' of \(viewModel) is not presented: \(viewClass.name) does not declare it",
        at: rootSpan, about: .member(attribute.name),
        related: [.init(attribute.span, "'\(attribute.name)' is declared here")],
        help: meant.map { "\(viewClass.name) declares '\($0)': use the same name in both" }
          ?? "add 'var \(attribute.name): \(attribute.type)' to \(viewClass.name), and an outlet that shows it"))
  }

  /// The places where an overlay removes outlets.
  private func removals(of outlets: [String]) -> [Diagnostic.Related] {
    outlets.compactMap { name in theme.removed.outlets[name].map { .init($0, "this removes the outlet '\(name)'") } }
  }

  /// Whether a class is the View class of another theme of the Screenlet.
  private func isClassOfOtherTheme(_ name: String) -> Bool {
    let name = FileName(path: name + ".xib")
    return name.screenlet == theme.screenlet && name.effectiveTheme != theme.name
  }

  /// Reports fields that present two attributes, although a user can enter only one value.
  mutating func findSharedFields(in bound: BoundTheme) {
    var entered: [BoundTheme.Binding] = []
    for binding in bound.bindings where binding.value == nil {
      // Users enter the value of a read-only attribute too.
      guard binding.isWritable || tree.kind(of: binding.view) == .textField else { continue }
      guard let other = entered.first(where: { $0.view == binding.view && $0.keyPath == binding.keyPath }) else {
        entered.append(binding)
        continue
      }
      guard other.attribute != binding.attribute, other.outlet != binding.outlet,
        let outlets = connections.both(other.outlet, binding.outlet),
        let destination = tree.attribute(.destination, of: outlets.second.connection)
      else { continue }
      diagnostics.append(
        Diagnostic(
          .sharedField,
          "'\(outlets.second.name)' connects to the same \(tree.kind(of: binding.view).noun) as '\(outlets.first.name)', so users cannot "
            + "enter both '\(other.attribute)' and '\(binding.attribute)'",
          at: destination.valueSpan, about: .member(binding.attribute),
          related: [.init(tree[outlets.first.connection].nameSpan, "'\(outlets.first.name)' is connected here")],
          help: "connect each outlet to its own field"))
    }
  }

  private func help(connecting outlet: String, _ className: String?) -> String {
    let noun = className.map { "a view of class \($0)" } ?? "a view"
    return "connect \(noun): add '<outlet property=\"\(outlet)\" destination=\"…\"/>' to the root view's connections"
  }

  private func isMarked(_ outlet: ThemeConnections.Outlet) -> Bool {
    theme.marks.outlets.contains(outlet.name) || tree.marked.contains(outlet.target)
  }

  /// A connected outlet outside the ViewModel with a name similar to an unconnected one.
  private func misspelling(of outlet: String) -> (written: ElementTree.Attribute, meant: String)? {
    let others = connections.outlets.filter { !known.contains($0.name) }
    let repaired = others.first { CodeName.property.repaired($0.name) == outlet }?.name
    guard let name = repaired ?? closestMatch(to: outlet, in: others.map(\.name)),
      let written = others.first(where: { $0.name == name }).flatMap({ tree.attribute(.property, of: $0.connection) })
    else { return nil }
    return (written, outlet)
  }

  /// Reports an unconnected outlet at the misspelled one.
  private func point(_ diagnostic: inout Diagnostic, at misspelling: (written: ElementTree.Attribute, meant: String)) {
    let (written, meant) = misspelling
    diagnostic.span = written.valueSpan
    diagnostic.help = "the outlet '\(written.value)' is connected: did you mean '\(meant)'?"
    diagnostic.fixes = [.replacing(written.value, with: meant, at: written.valueSpan)]
  }

  private mutating func checkClass(
    of outlet: ThemeConnections.Outlet, _ presentation: ViewModelDescriptor.Presentation,
    _ attribute: ViewModelDescriptor.Attribute
  ) {
    // An outlet with a different target than in the parent, or a target with another class, is already reported.
    if isMarked(outlet) { return }
    let actual = connections.className(of: outlet.target)
    if presentation.isOfCode {
      if attribute.isWritable, classes.isEditable(actual) { checkEditable(outlet, attribute) }
      return
    }
    if let wanted = presentation.className, !connections.mayBe(outlet.target, a: wanted) {
      reportClass(outlet, actual: actual, wanted: wanted, because: presentation.span)
      return
    }
    if let wanted = presentation.className, classes.isEditable(wanted), attribute.isWritable {
      checkEditable(outlet, attribute)
    }
    if contract.reportsKeyPath(of: presentation, attribute, classes) { return }
    guard presentation.value == nil, tree.string(.customClass, of: outlet.target) == nil || classes.isKnown(actual),
      let type = PropertyType(swiftType: attribute.type)
    else { return }
    let held = classes.property(presentation.keyPath, of: actual)
    if let held, type.isAssignable(to: held) { return }
    if held == nil, presentation.keyPath.contains(".") { return }
    if held == nil, tree.string(.customClass, of: outlet.target) != nil { return }
    let choices = classes.keyPaths(of: actual, holding: type)
    diagnostics.append(
      Diagnostic(
        .typeMismatch,
        held == nil
          ? "\(actual) '\(outlet.name)' has no property '\(presentation.keyPath)' to present '\(attribute.name)'"
          : "'\(attribute.name)' has the type \(attribute.type), but '\(presentation.keyPath)' of \(actual) '\(outlet.name)' "
            + "holds \((held?.rawValue ?? "").withArticle)",
        at: connections.redirection(of: outlet) ?? tree[outlet.target].nameSpan,
        about: .init(key: presentation.keyPath, member: attribute.name),
        related: target(of: outlet, "connected to this \(actual)") + [.init(presentation.span, "declared here")],
        help: choices.isEmpty
          ? "connect '\(outlet.name)' to a view that can hold \(type.rawValue.withArticle)"
          : "key paths of \(actual) that hold \(type.rawValue.withArticle): \(choices.quotedList(limit: 3))"))
  }

  /// The target of an outlet, if the diagnostic is reported at the outlet.
  func target(of outlet: ThemeConnections.Outlet, _ message: String) -> [Diagnostic.Related] {
    connections.redirection(of: outlet) == nil ? [] : [.init(tree[outlet.target].nameSpan, message)]
  }

  private mutating func checkEditable(
    _ outlet: ThemeConnections.Outlet, _ attribute: ViewModelDescriptor.Attribute
  ) {
    for name in [AttributeName.enabled, .userInteractionEnabled, .editable] {
      guard let off = tree.attribute(name, of: outlet.target), off.value == "NO" else { continue }
      diagnostics.append(
        Diagnostic(
          .notEditable,
          "'\(outlet.name)' presents the writable attribute '\(attribute.name)', but '\(name.name)' is 'NO'",
          at: off.valueSpan, about: .member(attribute.name),
          related: [.init(attribute.span, "'\(attribute.name)' is declared here")],
          help: "remove \(name.name)=\"NO\", or set access=\"readonly\" on the attribute"))
    }
  }

  private mutating func reportClass(
    _ outlet: ThemeConnections.Outlet, actual: String, wanted: String, because span: SourceSpan
  ) {
    guard reportedOutlets.insert("class of " + outlet.name).inserted else { return }
    let isMisspelled = !classes.isKnown(wanted) && closestMatch(to: wanted, in: [actual], within: 2) != nil
    diagnostics.append(
      Diagnostic(
        .wrongOutletClass,
        "the outlet '\(outlet.name)' requires the class \(wanted), but is connected to \(actual.withArticle)",
        at: connections.redirection(of: outlet) ?? tree[outlet.connection].nameSpan, about: .member(outlet.name),
        related: [
          .init(tree[outlet.target].nameSpan, "this is \(actual.withArticle)"),
          .init(span, "\(wanted) is required here"),
        ],
        help: isMisspelled
          ? "if the descriptor means it, write class=\"\(actual)\" there"
          : "connect it to \(wanted.withArticle), or change the class of the element"))
  }

  // MARK: Outlets

  mutating func require(_ outlet: ViewModelDescriptor.Outlet) {
    guard let connected = connections.outlet(outlet.name) else {
      guard outlet.isRequired, !connections.dangling.contains(outlet.name), !theme.marks.outlets.contains(outlet.name),
        !contract.misspelledOutlets.contains(outlet.name),
        reportedOutlets.insert(outlet.name).inserted
      else { return }
      var diagnostic = Diagnostic(
        .missingOutlet, "the outlet '\(outlet.name)' is not connected, but \(viewModel) requires it",
        at: rootSpan, about: .member(outlet.name),
        related: removals(of: [outlet.name]) + [.init(outlet.span, "required here")],
        help: help(connecting: outlet.name, outlet.className))
      if let meant = misspelling(of: outlet.name) {
        if CodeName.property.fault(in: meant.written.value) != nil { return }
        point(&diagnostic, at: meant)
      }
      diagnostics.append(diagnostic)
      return
    }
    if let wanted = outlet.className, !isMarked(connected), !connections.mayBe(connected.target, a: wanted) {
      reportClass(
        connected, actual: connections.className(of: connected.target), wanted: wanted, because: outlet.span)
    }
  }
}
