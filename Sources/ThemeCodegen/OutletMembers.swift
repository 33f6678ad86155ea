internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The outlets of a class: those that its objects connect, and those that its ViewModel's descriptor names.
struct OutletMembers {
  let context: ClassContext
  private(set) var outlets: [ViewClass.Outlet] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Modules of the outlets' classes.
  private(set) var modules: Set<String> = []
  /// Indices of outlets, by setter.
  private var places: [String: Int] = [:]
  /// The possible classes of each outlet: that of its object, then its superclasses.
  private var lineages: [[String]] = []

  init(_ context: ClassContext) { self.context = context }

  private var tree: ElementTree { context.tree }

  /// Adds the connected outlets in document order, each once, without those of the superclass.
  mutating func addConnected() {
    for object in context.subject.objects {
      guard let list = tree.child(of: object, .connections) else { continue }
      for connection in tree.children(of: list) where [.outlet, .outletCollection].contains(tree.kind(of: connection)) {
        guard let key = tree.string(.property, of: connection), !context.isInherited(outlet: key, of: object),
          let target = tree.attribute(.destination, of: connection).flatMap({ context.objects[$0] })
        else { continue }
        add(key, target: target, isCollection: tree.kind(of: connection) == .outletCollection, at: connection)
      }
    }
  }

  private mutating func add(_ key: String, target: NodeID, isCollection: Bool, at connection: NodeID) {
    guard let name = SwiftNames.identifier(key) else {
      diagnostics.append(
        Diagnostic(
          .badName, "the outlet '\(key.escaped)' is not a valid Swift name", at: tree[connection].startTagSpan,
          help: "use only letters, digits and '_'"))
      return
    }
    if reportsClash(of: key, at: tree.attribute(.property, of: connection)?.valueSpan) { return }
    let element = element(of: target)
    if context.isForTerminal, element == nil {
      diagnostics.append(
        Diagnostic(
          .notInTerminal, "the outlet '\(key)' is left out: it is no view's",
          at: tree[connection].startTagSpan, help: "use outlets of views in the terminal"))
      return
    }
    let type = declaredClass(of: key, target: target, isCollection: isCollection)
    let lineage = lineage(of: type.name, target)
    if let known = places[SwiftNames.setter(name)] {
      widen(known, to: lineage)
      return
    }
    places[SwiftNames.setter(name)] = outlets.count
    lineages.append(lineage)
    // Only the outlet retains an object at the level of the root view.
    let isKept = tree.parent(of: target).map { tree.kind(of: $0) } != .objects
    outlets.append(
      ViewClass.Outlet(
        name: name, type: type.name, isCollection: isCollection, isWeak: isKept, access: context.access(of: type.name),
        key: key, element: element))
    if let module = type.module { modules.insert(module) }
  }

  /// Reports an outlet with the name of a member of UIKit's base classes, which Swift does not accept in a subclass.
  private mutating func reportsClash(of key: String, at span: SourceSpan?) -> Bool {
    guard !context.isForTerminal, context.classes.inheritsFromBaseClass(key, of: context.superclass) else {
      return false
    }
    diagnostics.append(
      Diagnostic(
        .nameClash, "\(context.superclass) has a '\(key)' already", at: span,
        help: "rename the outlet, for example to '\(key)View'"))
    return true
  }

  /// Returns the run-time class of a view, which depends on the view's element.
  private func element(of target: NodeID) -> ElementClass? {
    guard context.isForTerminal else { return nil }
    if let name = tree.string(.customClass, of: target), name.hasSuffix("Screenlet"), tree.kind(of: target).isView {
      return .screenlet(context.classes.declares(name) ? name : nil)
    }
    return tree.kind(of: target).className.flatMap { ElementClass(of: $0, context.classes) }
  }

  /// Changes the class of an outlet with several objects to their common class.
  private mutating func widen(_ place: Int, to lineage: [String]) {
    let others = Set(lineage)
    lineages[place].removeAll { !others.contains($0) }
    outlets[place].type = lineages[place].first ?? "NSObject"
    outlets[place].access = context.access(of: outlets[place].type)
    if let element = outlets[place].element,
      element.name != ElementClass(of: outlets[place].type, context.classes)?.name
    {
      outlets[place].element = ElementClass(of: outlets[place].type, context.classes)
    }
  }

  /// Returns a class and its superclasses. For an unknown class, those of the object's element follow.
  private func lineage(of className: String, _ target: NodeID) -> [String] {
    let known = context.classes.lineage(of: className)
    guard known.count == 1, let own = tree.kind(of: target).className, own != className else { return known }
    return known + context.classes.lineage(of: own)
  }

  /// Returns the class that code or the descriptor declares, if it fits the object; else the object's custom class;
  /// else UIKit's.
  private func declaredClass(of key: String, target: NodeID, isCollection: Bool) -> (name: String, module: String?) {
    for wanted in context.declaredClasses(ofOutlet: key, isCollection: isCollection) {
      if SwiftNames.isTypeName(wanted), context.connections.mayBe(target, a: wanted) {
        return (wanted, tree.string(.customClass, of: target) == wanted ? context.foreignModule(of: target) : nil)
      }
    }
    if let custom = tree.string(.customClass, of: target), SwiftNames.isTypeName(custom) {
      return (custom, context.foreignModule(of: target))
    }
    let own = tree.kind(of: target).className ?? "NSObject"
    // The class of an outlet cannot be generic.
    return (own == SwiftNames.hostingController ? "UIViewController" : own, nil)
  }

  private var connectsAny: Bool {
    context.subject.objects.contains { object in
      guard let list = tree.child(of: object, .connections) else { return false }
      return tree.children(of: list).contains { [.outlet, .outletCollection].contains(tree.kind(of: $0)) }
    }
  }

  /// Adds the descriptor's outlets that are not connected yet, because Interface Builder connects only declared
  /// outlets. Alternatives and optional outlets are added only if the class has no connections and the descriptor has
  /// no alternative without outlets.
  mutating func addDescribed() {
    // A class that connects only inherited outlets is not new either.
    let isNew = outlets.isEmpty && !connectsAny && !context.isPresentedByCode
    for (name, className, isRequired) in context.describedOutlets(isNew: isNew) where isRequired || isNew {
      guard !context.isInherited(outlet: name, of: nil), let written = SwiftNames.identifier(name),
        places[SwiftNames.setter(written)] == nil
      else { continue }
      if reportsClash(of: name, at: context.rootSpan) { continue }
      let type = className.flatMap { SwiftNames.isTypeName($0) ? $0 : nil } ?? "UIView"
      places[SwiftNames.setter(written)] = outlets.count
      lineages.append(context.classes.lineage(of: type))
      outlets.append(
        ViewClass.Outlet(
          name: written, type: type, isCollection: false, access: context.access(of: type), key: name,
          element: context.isForTerminal ? ElementClass(of: type, context.classes) ?? .view : nil))
    }
  }
}
