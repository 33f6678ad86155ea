package import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeSource
internal import ThemeSyntax

/// Checks a resolved theme against its Screenlet's ViewModel: names, classes, types and actions.
///
/// A theme of a Screenlet without a descriptor, a part and a host are bound to nothing; their outlets are still listed.
/// So is a theme of which a part is not known: its parent was not found, or a file was not read to its end.
package func check(
  _ theme: ResolvedTheme, against catalog: ViewModelCatalog, classes: ClassTable = .frameworks
) -> Diagnosed<BoundTheme> {
  let connections = ThemeConnections(theme, classes: classes)
  var bound = BoundTheme(
    theme: theme, outlets: connections.outlets.map { .init(name: $0.name, target: $0.target) })
  guard theme.kind != nil, theme.isWhole, let descriptor = catalog.descriptor(ofScreenlet: theme.screenlet) else {
    return Diagnosed(bound)
  }
  bound.viewModel = descriptor.name
  let closure = catalog.closure(of: descriptor)
  var check = ContractCheck(
    theme: theme, connections: connections, classes: classes, viewModel: descriptor.name,
    known: outletNames(of: closure))
  if theme.rootViews.isEmpty {
    check.reportNoRootView()
    return Diagnosed(bound, check.diagnostics)
  }
  for attribute in closure.flatMap(\.attributes) { check.present(attribute, in: &bound) }
  for outlet in closure.flatMap(\.outlets) { check.require(outlet) }
  for (index, action) in closure.flatMap(\.actions).enumerated() {
    check.trigger(action, isDefault: index == 0, in: &bound)
  }
  check.findMisspeltOutlets()
  check.findSharedFields(in: bound)
  return Diagnosed(bound, check.diagnostics)
}

/// Every outlet that descriptors speak of.
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

private struct ContractCheck {
  let theme: ResolvedTheme
  let tree: ElementTree
  let connections: ThemeConnections
  let classes: ClassTable
  let viewModel: String
  /// Outlets that the ViewModel speaks of.
  let known: Set<String>
  var diagnostics: [Diagnostic] = []
  private var reportedOutlets: Set<String> = []

  init(
    theme: ResolvedTheme, connections: ThemeConnections, classes: ClassTable, viewModel: String, known: Set<String>
  ) {
    self.theme = theme
    tree = theme.tree
    self.known = known
    self.connections = connections
    self.classes = classes
    self.viewModel = viewModel
  }

  private var rootSpan: SourceSpan? { theme.rootViews.first.map { tree[$0].nameSpan } }
  private var title: String { "\(theme.screenlet) · \(theme.name)" }

  /// Everything that the ViewModel asks for would be missing: one finding says why.
  mutating func reportNoRootView() {
    let root = tree.documentElement
    guard let place = root.flatMap({ tree.child(of: $0, .theme) }) ?? root else { return }
    diagnostics.append(
      Diagnostic(
        .unpresentedAttribute, "\(title) has no root view, and presents nothing of \(viewModel)",
        at: tree[place].nameSpan, help: "put a view into the '<objects>'"))
  }

  // MARK: Attributes

  mutating func present(_ attribute: ViewModelDescriptor.Attribute, in bound: inout BoundTheme) {
    if let binding = binding(for: attribute.name) {
      bindExplicitly(attribute, binding, in: &bound)
      return
    }
    guard case .outlets(let groups) = attribute.presence else { return }
    let missing = groups.map { group in
      group.filter { !$0.isOptional && !connections.isWritten($0.outlet) }
    }
    guard let chosen = missing.firstIndex(where: \.isEmpty) else {
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

  /// `<binding attribute= outlet= keyPath=/>` in the root's connections.
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
      if connections.dangling.contains(name) { return }
      diagnostics.append(
        Diagnostic(
          .missingOutlet, "the binding of '\(attribute.name)' names '\(name)', which is not connected",
          at: tree[binding].nameSpan,
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
    let names = fewest.map { "'\($0.outlet)'" }.joined(separator: ", ")
    let others = missing.count > 1 ? " (the alternative that is closest)" : ""
    let meant = fewest.compactMap { misspelling(of: $0.outlet) }.first
    var finding = Diagnostic(
      .unpresentedAttribute,
      "\(title) does not present '\(attribute.name)' of \(viewModel): \(names) not connected\(others)",
      at: rootSpan, related: [.init(attribute.span, "'\(attribute.name)' is declared here")],
      help: fewest.first.map { help(connecting: $0.outlet, $0.className) })
    if let meant { point(&finding, at: meant) }
    diagnostics.append(finding)
  }

  /// What the user enters in one field is one attribute's value.
  mutating func findSharedFields(in bound: BoundTheme) {
    var entered: [BoundTheme.Binding] = []
    for binding in bound.bindings where binding.isWritable && binding.value == nil {
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
          "'\(outlets.second.name)' leads to the same \(tree[binding.view].name) as '\(outlets.first.name)': the user cannot "
            + "enter both '\(other.attribute)' and '\(binding.attribute)'",
          at: destination.valueSpan,
          related: [.init(tree[outlets.first.connection].nameSpan, "'\(outlets.first.name)' is connected here")],
          help: "connect each to a field of its own"))
    }
  }

  private func help(connecting outlet: String, _ className: String?) -> String {
    let noun = className.map { "a \($0)" } ?? "a view"
    return "connect \(noun): <outlet property=\"\(outlet)\" destination=\"…\"/> in the root view's connections"
  }

  /// The name of an outlet of no ViewModel's that is nearly one which is not connected.
  private func misspelling(of outlet: String) -> (written: ElementTree.Attribute, meant: String)? {
    let others = connections.outlets.filter { !known.contains($0.name) }
    guard let name = closestMatch(to: outlet, in: others.map(\.name)),
      let written = others.first(where: { $0.name == name }).flatMap({ tree.attribute(.property, of: $0.connection) })
    else { return nil }
    return (written, outlet)
  }

  /// Tells of what a misspelt outlet leaves open at that outlet.
  private func point(_ finding: inout Diagnostic, at misspelling: (written: ElementTree.Attribute, meant: String)) {
    let (written, meant) = misspelling
    finding.span = written.valueSpan
    finding.help = "an outlet '\(written.value)' is connected: did you mean '\(meant)'?"
    finding.fixes = [Fix("connect '\(meant)'", .unsafe, [Fix.Edit(written.valueSpan, meant)])]
  }

  private mutating func checkClass(
    of outlet: ThemeConnections.Outlet, _ presentation: ViewModelDescriptor.Presentation,
    _ attribute: ViewModelDescriptor.Attribute
  ) {
    let actual = connections.className(of: outlet.target)
    if let wanted = presentation.className, !connections.mayBe(outlet.target, a: wanted) {
      reportClass(outlet, actual: actual, wanted: wanted, because: presentation.span)
      return
    }
    if let wanted = presentation.className, classes.isEditable(wanted), attribute.isWritable {
      checkEditable(outlet, attribute)
    }
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
          ? "\(actual) '\(outlet.name)' has no '\(presentation.keyPath)' to present '\(attribute.name)' with"
          : "'\(attribute.name)' is \(attribute.type), but '\(presentation.keyPath)' of \(actual) '\(outlet.name)' "
            + "holds a \(held?.rawValue ?? "")",
        at: connections.redirection(of: outlet) ?? tree[outlet.target].nameSpan,
        related: target(of: outlet, "this is the \(actual)") + [.init(presentation.span, "presented by this")],
        help: choices.isEmpty
          ? "connect '\(outlet.name)' to a view that can hold a \(type.rawValue)"
          : "a \(actual) holds a \(type.rawValue) in \(choices.prefix(3).joined(separator: ", "))"))
  }

  /// What an outlet leads to, where the finding is told at the outlet.
  private func target(of outlet: ThemeConnections.Outlet, _ message: String) -> [Diagnostic.Related] {
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
          "'\(attribute.name)' is what the user enters, but '\(outlet.name)' is not editable: \(name.name) is NO",
          at: off.valueSpan, related: [.init(attribute.span, "'\(attribute.name)' is declared here")],
          help: "remove \(name.name)=\"NO\", or make the attribute readonly"))
    }
  }

  private mutating func reportClass(
    _ outlet: ThemeConnections.Outlet, actual: String, wanted: String, because span: SourceSpan
  ) {
    guard reportedOutlets.insert("class of " + outlet.name).inserted else { return }
    diagnostics.append(
      Diagnostic(
        .wrongOutletClass, "'\(outlet.name)' must be a \(wanted), but it is connected to a \(actual)",
        at: connections.redirection(of: outlet) ?? tree[outlet.connection].nameSpan,
        related: [
          .init(tree[outlet.target].nameSpan, "this is a \(actual)"), .init(span, "a \(wanted) is asked for here"),
        ], help: "connect it to a \(wanted), or change the element"))
  }

  // MARK: Outlets and actions

  mutating func require(_ outlet: ViewModelDescriptor.Outlet) {
    guard let connected = connections.outlet(outlet.name) else {
      guard outlet.isRequired, !connections.dangling.contains(outlet.name),
        reportedOutlets.insert(outlet.name).inserted
      else { return }
      var finding = Diagnostic(
        .missingOutlet, "\(title) does not connect '\(outlet.name)', which \(viewModel) requires",
        at: rootSpan, related: [.init(outlet.span, "required here")],
        help: help(connecting: outlet.name, outlet.className))
      if let meant = misspelling(of: outlet.name) { point(&finding, at: meant) }
      diagnostics.append(finding)
      return
    }
    if let wanted = outlet.className, !connections.mayBe(connected.target, a: wanted) {
      reportClass(
        connected, actual: connections.className(of: connected.target), wanted: wanted, because: outlet.span)
    }
  }

  /// A View class may declare any outlet. One that is nearly an outlet of the ViewModel, which the same file does not
  /// connect and of which nothing was said, is misspelt.
  mutating func findMisspeltOutlets() {
    let candidates = known.filter { !reportedOutlets.contains($0) }.sorted()
    let owner = theme.rootViews.first.map { connections.className(of: $0) } ?? "UIView"
    var seen: Set<String> = []
    for outlet in connections.outlets where !known.contains(outlet.name) && seen.insert(outlet.name).inserted {
      guard !classes.isFrameworkOutlet(outlet.name, of: owner),
        let property = tree.attribute(.property, of: outlet.connection)
      else { continue }
      // What a parent connects, its heir may have meant to connect otherwise.
      let open = candidates.filter { name in
        connections.outlet(name).map { tree[$0.connection].span.file != property.file } ?? true
      }
      guard let meant = closestMatch(to: outlet.name, in: open, within: 2) else { continue }
      diagnostics.append(
        Diagnostic(
          .unknownOutlet, "\(viewModel) has no outlet '\(outlet.name)'", at: property.valueSpan,
          help: "did you mean '\(meant)'?",
          fixes: [Fix("connect '\(meant)'", .unsafe, [Fix.Edit(property.valueSpan, meant)])]))
    }
  }

  /// An action is fired by the control that has its name as restorationIdentifier, or by any `action` connection of
  /// its trigger. A trigger without either fires the default action, which is the descriptor's first.
  mutating func trigger(_ action: ViewModelDescriptor.Action, isDefault: Bool, in bound: inout BoundTheme) {
    if let control = tree.all.first(where: { tree.string(.restorationIdentifier, of: $0) == action.name }) {
      bound.triggers.append(.init(action: action.name, view: control))
      return
    }
    guard let outlet = action.trigger.flatMap({ connections.outlet($0) }) else {
      reportUntriggered(action)
      return
    }
    let list = tree.child(of: outlet.target, .connections)
    let identifier = tree.attribute(.restorationIdentifier, of: outlet.target)
    if list.map({ tree.child(of: $0, .action) != nil }) == true || (identifier == nil && isDefault) {
      bound.triggers.append(.init(action: action.name, view: outlet.target))
      return
    }
    guard action.isRequired else { return }
    let declared = Diagnostic.Related(action.span, "the action is declared here")
    if let identifier {
      diagnostics.append(
        Diagnostic(
          .unknownAction,
          "'\(outlet.name)' fires '\(identifier.value)', not '\(action.name)' of \(viewModel)",
          at: identifier.valueSpan,
          related: [declared], help: "write restorationIdentifier=\"\(action.name)\""))
    } else {
      diagnostics.append(
        Diagnostic(
          .missingAction, "'\(outlet.name)' does not fire '\(action.name)'",
          at: connections.redirection(of: outlet) ?? tree[outlet.target].nameSpan,
          related: target(of: outlet, "this fires nothing") + [declared],
          help: "add restorationIdentifier=\"\(action.name)\" to it, or connect an action"))
    }
  }

  private mutating func reportUntriggered(_ action: ViewModelDescriptor.Action) {
    // Of a trigger that is not connected, or leads nowhere, something is said already.
    let isTold = action.trigger.map { reportedOutlets.contains($0) || connections.dangling.contains($0) } ?? false
    guard action.isRequired, !isTold else { return }
    diagnostics.append(
      Diagnostic(
        .missingAction, "no control of \(title) fires '\(action.name)'", at: rootSpan,
        related: [.init(action.span, "the action is declared here")],
        help: action.trigger.map { "connect '\($0)' to a control with restorationIdentifier=\"\(action.name)\"" }
          ?? "give a control restorationIdentifier=\"\(action.name)\""))
  }
}
