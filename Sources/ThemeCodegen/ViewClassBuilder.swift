package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Derives the View class of a theme from what the theme connects and what its ViewModel asks for.
///
/// Nil with an error where there is no class to make: a Child theme uses its parent's, a part and a host have none.
/// `parent` is the bound parent of an Extended theme: what it already has is inherited, not declared again.
package func viewClass(
  of theme: BoundTheme, parent: BoundTheme?, catalog: ViewModelCatalog, classes: ClassTable = .frameworks
) -> Diagnosed<ViewClass?> {
  var builder = ViewClassBuilder(theme: theme, parent: parent, catalog: catalog, classes: classes)
  let result = builder.build()
  return Diagnosed(builder.diagnostics.contains { $0.severity == .error } ? nil : result, builder.diagnostics)
}

private struct ViewClassBuilder {
  let theme: BoundTheme
  let parent: BoundTheme?
  let catalog: ViewModelCatalog
  let classes: ClassTable
  let connections: ThemeConnections
  var diagnostics: [Diagnostic] = []

  init(theme: BoundTheme, parent: BoundTheme?, catalog: ViewModelCatalog, classes: ClassTable) {
    self.theme = theme
    self.parent = parent
    self.catalog = catalog
    self.classes = classes
    connections = ThemeConnections(theme.theme, classes: classes)
  }

  private var tree: ElementTree { theme.theme.tree }
  private var rootSpan: SourceSpan? { theme.theme.rootViews.first.map { tree[$0].startTagSpan } }

  private var isStoryboard: Bool { tree.documentElement.flatMap { tree.child(of: $0, .scenes) } != nil }

  mutating func report(_ descriptor: DiagnosticDescriptor, _ message: String, at span: SourceSpan?, help: String) {
    diagnostics.append(Diagnostic(descriptor, message, at: span, help: help))
  }

  mutating func build() -> ViewClass? {
    guard let root = theme.theme.rootViews.first, let kind = theme.theme.kind else {
      report(
        .noViewClass,
        "'\(theme.theme.screenlet)' is \(isStoryboard ? "a storyboard" : "a part"), which has no View class",
        at: rootSpan,
        help: "rename the file to FooScreenletView_theme.xml, or specify a theme instead of a part")
      return nil
    }
    if kind == .child {
      report(
        .noViewClass, "'\(theme.theme.name)' is a Child theme, which uses its parent's View class",
        at: rootSpan, help: "generate the View class of the parent, or make the theme Extended (kind=\"extended\")")
      return nil
    }
    guard let name = tree.string(.customClass, of: root), SwiftNames.isIdentifier(name) else {
      report(
        .badName, "the root view has no custom class with a valid Swift name", at: rootSpan,
        help: "add customClass=\"FooScreenletView_theme\" to the root view")
      return nil
    }
    let descriptor = catalog.descriptor(ofScreenlet: theme.theme.screenlet)
    let parentClass = kind == .extended ? parentViewClass : nil
    let superclass = parentClass ?? baseClass(descriptor)
    let isFulfilled =
      parentClass != nil
      || descriptor.map { $0.name == $0.base || classes.isClass(superclass, conformingTo: $0.name) } ?? true
    var result = ViewClass(
      screenlet: theme.theme.screenlet, theme: theme.theme.name, name: name, superclass: superclass,
      conformances: isFulfilled ? [] : descriptor.map { [$0.name] } ?? [], modules: [],
      outlets: outlets(superclass: superclass), attributes: [], methods: [], actions: actions(), progress: [])
    result.modules = modules(of: result)
    if let descriptor {
      let closure = catalog.closure(of: descriptor)
      result.attributes = closure.flatMap(\.attributes).compactMap { attribute($0, inherits: isFulfilled) }
      if parentClass == nil {
        if !isFulfilled { result.methods = closure.flatMap(\.methods).compactMap { method($0) } }
        result.progress = closure.flatMap(\.progress).map { progress($0) }
      }
    }
    checkNames(of: result)
    return result
  }

  private var parentViewClass: String? {
    guard let parent, let root = parent.theme.rootViews.first else { return nil }
    return parent.theme.tree.string(.customClass, of: root)
  }

  /// The descriptor's base class, or the list base that has the outlet which the theme connects: a variant may show a
  /// table where the default shows a collection.
  private func baseClass(_ descriptor: ViewModelDescriptor?) -> String {
    let base = descriptor?.base ?? "BaseScreenletView"
    let lists = [("tableView", "BaseListTableView"), ("collectionView", "BaseListCollectionView")]
    guard classes.isClass(base, subclassOf: "BaseListView") else { return base }
    for (outlet, list) in lists where connections.outlet(outlet) != nil {
      return classes.isFrameworkOutlet(outlet, of: base) ? base : list
    }
    return base
  }

  /// Modules that the class's types need.
  private func modules(of viewClass: ViewClass) -> [String] {
    let byPrefix = [("WK", "WebKit"), ("MK", "MapKit"), ("GLK", "GLKit"), ("SCN", "SceneKit"), ("AR", "ARKit")]
    let used = byPrefix.filter { prefix, _ in viewClass.outlets.contains { $0.type.hasPrefix(prefix) } }
    return ["LiferayScreens", "UIKit"] + used.map(\.1)
  }

  // MARK: Outlets

  /// Outlets that are not UIKit's own and that the parent does not have, in the theme's order, each once.
  private mutating func outlets(superclass: String) -> [ViewClass.Outlet] {
    var result: [ViewClass.Outlet] = []
    var places: [String: Int] = [:]
    let owner = theme.theme.rootViews.first.map { connections.className(of: $0) } ?? "UIView"
    let others = Set(parent?.outlets.map(\.name) ?? [])
      .union([owner, superclass].flatMap { classes.frameworkOutlets(of: $0) })
    let ofControllers = classes.frameworkOutlets(of: "UIViewController")
    for outlet in connections.outlets where !others.contains(outlet.name) {
      // File's Owner is a controller, whose view is UIKit's.
      let source = tree.parent(of: outlet.connection).flatMap { tree.parent(of: $0) }
      if source.map({ tree.kind(of: $0) }) == .placeholder, ofControllers.contains(outlet.name) { continue }
      guard let name = SwiftNames.identifier(outlet.name) else {
        report(
          .badName, "the outlet '\(outlet.name)' is not a valid Swift name",
          at: tree[outlet.connection].startTagSpan, help: "use only letters, digits and '_'")
        continue
      }
      let isCollection = tree.kind(of: outlet.connection) == .outletCollection
      let type = declaredClass(of: outlet.target)
      if let known = places[name] {
        if result[known].isCollection, result[known].type != type { result[known].type = "UIView" }
        continue
      }
      places[name] = result.count
      result.append(ViewClass.Outlet(name: name, type: type, isCollection: isCollection))
    }
    return result
  }

  private func declaredClass(of node: NodeID) -> String {
    if let custom = tree.string(.customClass, of: node), SwiftNames.isIdentifier(custom) { return custom }
    return tree.kind(of: node) == .constraint ? "NSLayoutConstraint" : connections.className(of: node)
  }

  // MARK: Attributes

  private mutating func attribute(
    _ attribute: ViewModelDescriptor.Attribute, inherits: Bool
  ) -> ViewClass.Attribute? {
    let bindings = theme.bindings.filter { $0.attribute == attribute.name }
    if inherits, sameAsParent(bindings, attribute.name) { return nil }
    guard let name = SwiftNames.identifier(attribute.name), SwiftNames.isType(attribute.type) else {
      report(
        .badName, "'\(attribute.name): \(attribute.type)' cannot be declared in Swift", at: attribute.span,
        help: "use only letters, digits and '_' in its name, and give it a Swift type")
      return nil
    }
    let initial = initialValue(of: attribute)
    guard let body = body(of: attribute, name: name, bindings: bindings, initial: initial) else { return nil }
    return ViewClass.Attribute(name: name, type: attribute.type, isOverride: inherits, body: body)
  }

  private func sameAsParent(_ bindings: [BoundTheme.Binding], _ name: String) -> Bool {
    let inherited = parent?.bindings.filter { $0.attribute == name } ?? []
    return bindings.map { [$0.outlet, $0.keyPath, $0.value ?? ""] }
      == inherited.map { [$0.outlet, $0.keyPath, $0.value ?? ""] }
  }

  private func access(_ binding: BoundTheme.Binding) -> PropertyAccess {
    PropertyAccess(
      outlet: SwiftNames.identifier(binding.outlet) ?? binding.outlet,
      className: connections.className(of: binding.view), keyPath: binding.keyPath, classes: classes)
  }

  private mutating func body(
    of attribute: ViewModelDescriptor.Attribute, name: String, bindings: [BoundTheme.Binding], initial: String?
  ) -> ViewClass.Attribute.Body? {
    let isOptional = attribute.type.hasSuffix("?")
    if let first = bindings.first, first.value == nil, let getter = access(first).getter(type: attribute.type) {
      let setters = bindings.compactMap { access($0).setter("newValue", type: attribute.type) }
      if !attribute.isWritable { return .computed(getter: getter, setters: []) }
      if !setters.isEmpty { return .computed(getter: getter, setters: setters) }
    }
    if initial == nil, !isOptional {
      report(
        .noInitialValue, "'\(attribute.name): \(attribute.type)' has no initial value",
        at: attribute.span, help: "make the type optional, or present the attribute with an outlet")
      return nil
    }
    let statements = bindings.compactMap { binding -> String? in
      guard let path = binding.value else { return access(binding).setter(name, type: attribute.type) }
      guard SwiftNames.isMemberPath(path) else { return nil }
      let safe = SwiftNames.safePath(path)
      return access(binding).setter(
        of: "\(name)\(isOptional ? "?" : "").\(safe.text)", isOptional: isOptional || safe.isOptional)
    }
    return statements.isEmpty ? .stored(initial: initial) : .shown(initial: initial, statements: statements)
  }

  private func initialValue(of attribute: ViewModelDescriptor.Attribute) -> String? {
    if attribute.type.hasSuffix("?") { return nil }
    if attribute.type == "UIView.ContentMode" { return ".scaleToFill" }
    switch PropertyType(swiftType: attribute.type) {
    case .string: return "\"\""
    case .bool: return "false"
    case .number: return "0"
    case .collection: return attribute.type.contains(":") ? "[:]" : "[]"
    case .image: return "UIImage()"
    case .color: return ".clear"
    case .date, .font, .url, .attributedString, nil: return nil
    }
  }

  // MARK: Methods, actions, progress

  /// A required method of the protocol, for a subclass to fill: it does nothing, or returns an empty value.
  private mutating func method(_ method: ViewModelDescriptor.Method) -> ViewClass.Method? {
    if method.isOptional { return nil }
    let base = String(method.name.prefix { $0 != "(" })
    guard let name = SwiftNames.identifier(base),
      method.parameters.allSatisfy({ SwiftNames.isType($0.type) && SwiftNames.isIdentifier($0.name) })
    else {
      report(
        .badName, "the method '\(method.name)' cannot be declared in Swift", at: rootSpan,
        help: "write its name as in 'add(script:)', with a name and a type for every parameter")
      return nil
    }
    let parameters = method.parameters.map { parameter in
      let label = parameter.label.map { $0 == parameter.name ? "" : "\($0) " } ?? ""
      return "\(label)\(parameter.name): \(parameter.type)"
    }
    let returns = method.returns.map { " -> \($0)" } ?? ""
    let isOptional = method.returns?.hasSuffix("?") == true
    return ViewClass.Method(
      declaration: "\(name)(\(parameters.joined(separator: ", ")))\(returns)", result: isOptional ? "nil" : nil)
  }

  /// Actions that lead to the View class, in document order, each selector once.
  private mutating func actions() -> [ViewClass.Action] {
    let owners = Set(
      theme.theme.rootViews.compactMap { tree.objectID(of: $0) }
        + tree.all.filter { tree.has(.placeholderIdentifier, "IBFilesOwner", of: $0) }
        .compactMap { tree.objectID(of: $0) })
    let inherited = Set(parent.map { selectors(in: $0.theme.tree) } ?? [])
    var result: [ViewClass.Action] = []
    var methods: Set<String> = []
    for node in tree.nodes(.action) {
      guard let selector = tree.string(.selector, of: node), !inherited.contains(selector),
        let destination = tree.reference(.destination, of: node), owners.contains(destination),
        let list = tree.parent(of: node), let control = tree.parent(of: list)
      else { continue }
      guard let action = action(selector, from: control, at: tree[node].startTagSpan) else { continue }
      if methods.insert(action.method).inserted { result.append(action) }
    }
    return result
  }

  private func selectors(in tree: ElementTree) -> [String] {
    tree.nodes(.action).compactMap { tree.string(.selector, of: $0) }
  }

  private mutating func action(_ selector: String, from control: NodeID, at span: SourceSpan) -> ViewClass.Action? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard let method = SwiftNames.identifier(String(parts.first ?? "")),
      parts.count <= 2 || (parts.count == 3 && parts[1] == "forEvent")
    else {
      report(
        .badName, "the action '\(selector)' is not the selector of an action method", at: span,
        help: "use 'name', 'name:' or 'name:forEvent:'")
      return nil
    }
    let performs = theme.triggers.first { $0.view == control }?.action ?? String(parts.first ?? "")
    return ViewClass.Action(
      method: method, sender: parts.count > 1 ? connections.className(of: control) : nil,
      takesEvent: parts.count == 3, performs: performs)
  }

  private func progress(_ progress: ViewModelDescriptor.Progress) -> ViewClass.Progress {
    let messages = [("working", progress.working), ("failure", progress.failure), ("success", progress.success)]
    return ViewClass.Progress(
      action: progress.action, messages: messages.compactMap { kind, text in text.map { (kind, $0) } })
  }

  /// Two members that fold to one name are an error.
  private mutating func checkNames(of result: ViewClass) {
    var seen: Set<String> = []
    for name in result.outlets.map(\.name) + result.attributes.map(\.name) where !seen.insert(name).inserted {
      report(
        .nameClash, "'\(name)' is both an outlet and an attribute", at: rootSpan,
        help: "rename the outlet, for example to '\(name)View'")
    }
  }
}
