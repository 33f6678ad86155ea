internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

/// A place in the code of a View class that names an action.
struct NamedInCode {
  var type: CodeType
  /// The name's location; `nil` for the default action.
  var span: SourceSpan?
}

/// The sources of a ViewModel's actions.
struct ActionSources {
  let tree: ElementTree
  let wiring: Wiring?
  /// Controls by the action in their identifiers, in document order; other elements are in ``others``.
  private(set) var controls: [String: [NodeID]] = [:]
  private(set) var others: [String: [NodeID]] = [:]
  /// Actions that the View class fires in code, with the class that fires them.
  private(set) var fired: [String: NamedInCode] = [:]
  /// Identifiers that the View class gives to outlets and that the framework uses, with the class that gives them.
  private(set) var assigned: [String: NamedInCode] = [:]
  /// The views that have identifiers of the View class.
  private(set) var identifiedInCode: Set<NodeID> = []
  /// The actions that methods of the View class fire, by the methods' names; `nil` for methods that also fire others.
  private var firedByMethod: [String: Set<String>?] = [:]
  private let viewClass: CodeLineage?
  /// The actions that the View class names in code.
  var named: Set<String> { Set(fired.keys).union(assigned.keys) }
  /// Whether it fires actions with unknown names.
  private(set) var firesAny = false

  /// - Parameters:
  ///   - actions: the names of actions in descriptors and the Screenlet.
  ///   - wiring: `nil` to infer it from the View class and the theme.
  init(
    _ tree: ElementTree, actions: Set<String>, wiring forced: Wiring?, viewClass: CodeLineage?,
    _ connections: ThemeConnections, _ classes: ClassTable
  ) {
    self.tree = tree
    self.viewClass = viewClass
    var named: [(name: String, node: NodeID, canFire: Bool)] = []
    for node in tree.all {
      guard let name = tree.string(.restorationIdentifier, of: node), !name.isEmpty else { continue }
      named.append((name, node, connections.canFire(node)))
    }
    let shown = Wiring(of: viewClass?.isComplete == true ? viewClass : nil, classes)
    // A View class may fire some actions in code and use identifiers for others.
    let namesAction = named.contains { $0.canFire && actions.contains($0.name) }
    wiring = forced ?? (shown == .explicit && namesAction ? .identifier : shown)
    for (name, node, canFire) in named {
      if !canFire {
        others[name, default: []].append(node)
      } else if usesIdentifier(of: node) {
        controls[name, default: []].append(node)
      }
    }
    readCode(viewClass, connections, classes)
    // A class that is no View class is reported itself.
    if let viewClass, viewClass.isComplete, let name = viewClass.types.first?.name,
      !classes.isClass(name, subclassOf: "BaseScreenletView")
    {
      firesAny = true
    }
  }

  private mutating func readCode(
    _ viewClass: CodeLineage?, _ connections: ThemeConnections, _ classes: ClassTable
  ) {
    for (index, type) in (viewClass?.types ?? []).enumerated() {
      let scopes = Array(viewClass?.types[index...] ?? [])
      for uses in type.declarations.map(\.uses) {
        for identifier in uses.identifiers {
          guard let target = connections.outlet(identifier.outlet)?.target else { continue }
          identifiedInCode.insert(target)
          guard usesIdentifier(of: target), let name = classes.code.actionName(identifier.action, in: scopes) else {
            continue
          }
          controls[name, default: []].append(target)
          assigned[name] = NamedInCode(type: type, span: identifier.nameSpan)
        }
        for action in uses.fired {
          let name =
            action.action.map { classes.code.actionName($0, in: scopes) } ?? (action.isDefault ? "defaultAction" : nil)
          note(name, firedBy: action.method)
          guard let reference = action.action else {
            if action.isDefault { fired["defaultAction"] = NamedInCode(type: type) } else { firesAny = true }
            continue
          }
          guard let name = classes.code.actionName(reference, in: scopes) else {
            firesAny = true
            continue
          }
          fired[name] = fired[name] ?? NamedInCode(type: type, span: action.nameSpan)
        }
      }
    }
  }

  private mutating func note(_ action: String?, firedBy method: String) {
    guard let action, let known = firedByMethod[method, default: []] else {
      firedByMethod[method] = .some(nil)
      return
    }
    firedByMethod[method] = known.union([action])
  }

  /// The actions that the touch actions of a control certainly fire, and no others; `nil` if that is unknown.
  func actionsFired(by control: NodeID) -> (selector: String, actions: Set<String>)? {
    let selectors = touchActions(of: control).compactMap { tree.string(.selector, of: $0) }
    guard let first = selectors.first, selectors.count == 1, let found = viewClass?.method(selector: first),
      let actions = firedByMethod[found.method.baseName], let actions, !actions.isEmpty
    else { return nil }
    return (first, actions)
  }

  /// Whether only methods that controls call directly fire an action. Another method may be called by any of them.
  func isFiredByControlsOnly(_ action: String) -> Bool {
    let called = Set(
      tree.nodes(.action).compactMap { node in
        tree.string(.selector, of: node).flatMap { viewClass?.method(selector: $0)?.method.baseName }
      })
    return firedByMethod.allSatisfy { method, actions in actions?.contains(action) == false || called.contains(method) }
  }

  /// Whether a touch action of a control calls a method that the View class lacks, which is reported itself.
  func hasMissingMethod(_ control: NodeID) -> Bool {
    guard let viewClass, viewClass.isComplete else { return false }
    return touchActions(of: control).contains { action in
      tree.string(.selector, of: action).map { viewClass.method(selector: $0) == nil } == true
    }
  }

  /// Whether the framework fires the action in a control's identifier.
  private func usesIdentifier(of node: NodeID) -> Bool {
    switch wiring {
    case .allControls: true
    case .explicit: false
    case .identifier, nil: !hasOwnAction(node)
    }
  }

  /// Whether a control has a touch action of the View class, so that the framework does not use its identifier.
  func hasOwnAction(_ node: NodeID) -> Bool { !touchActions(of: node).isEmpty }

  /// The actions that a control sends when it is touched, and those with invalid events, which are reported themselves.
  private func touchActions(of node: NodeID) -> [NodeID] {
    guard let list = tree.child(of: node, .connections) else { return [] }
    return tree.children(of: list, .action).filter { action in
      guard let event = tree.string(.eventType, of: action) else { return true }
      if case .oneOf(let events) = ElementKind.action.descriptor?.type(of: .eventType), !events.contains(event) {
        return true
      }
      return event == "touchUpInside" || event == "primaryActionTriggered"
    }
  }
}
