internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The action methods of a class, for the selectors that controls send to its objects.
struct ActionMembers {
  let context: ClassContext
  /// The outlets of the class and its superclass, by object.
  let outlets: [NodeID: String]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ context: ClassContext) {
    self.context = context
    var outlets: [NodeID: String] = [:]
    for outlet in context.connections.outlets where context.tree.kind(of: outlet.connection) == .outlet {
      if let name = SwiftNames.identifier(outlet.name), outlets[outlet.target] == nil { outlets[outlet.target] = name }
    }
    self.outlets = outlets
  }

  private var tree: ElementTree { context.tree }

  /// Returns the methods in document order, each selector once, without those of the superclass.
  mutating func actions() -> [ViewClass.Action] {
    let targets = Set(context.subject.objects.compactMap { tree.objectID(of: $0) })
    var selectors: [String] = []
    var senders: [String: [(control: NodeID, action: NodeID)]] = [:]
    for node in tree.nodes(.action) {
      guard let selector = tree.string(.selector, of: node), !context.isInherited(action: selector),
        !context.isForTerminal || selector != "userActionWithSender:",
        let destination = tree.reference(.destination, of: node), targets.contains(destination),
        let list = tree.parent(of: node), let control = tree.parent(of: list)
      else { continue }
      if senders[selector] == nil { selectors.append(selector) }
      senders[selector, default: []].append((control, node))
      if context.isForTerminal { checkEvent(node, of: control, selector) }
    }
    return selectors.compactMap { action($0, from: senders[$0] ?? []) }
  }

  private mutating func action(
    _ selector: String, from senders: [(control: NodeID, action: NodeID)]
  ) -> ViewClass.Action? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let base = parts.first, let method = SwiftNames.identifier(base), parts.count <= 3,
      parts.count == 1 || parts.last?.isEmpty == true,
      parts.count < 3 || SwiftNames.isIdentifier(parts[1])
    else {
      diagnostics.append(
        Diagnostic(
          .badName, "the action '\(selector.escaped)' is not the selector of an action method",
          at: senders.first.map { tree[$0.action].startTagSpan }, help: "use 'name', 'name:' or 'name:forEvent:'"))
      return nil
    }
    let sender = senderClass(of: senders.map(\.control))
    return ViewClass.Action(
      selector: selector, method: method, sender: parts.count > 1 ? sender : nil,
      eventLabel: parts.count == 3 ? parts[1] : nil, body: body(of: senders),
      access: parts.count > 1 && !context.isForTerminal ? context.access(of: sender) : context.options.access)
  }

  /// Returns the nearest class that all senders have in common.
  private func senderClass(of controls: [NodeID]) -> String {
    if context.isForTerminal {
      if controls.allSatisfy({ TerminalEvents.isGesture($0, in: tree) }) { return "GestureRecognizer" }
      return ElementClass.common(
        controls.map { tree.kind(of: $0).className.flatMap { ElementClass(of: $0, context.classes) } }) ?? "AnyObject"
    }
    let names = controls.map { context.connections.className(of: $0) }
    return context.commonClass(names) ?? "NSObject"
  }

  /// Reports an event that a terminal does not have.
  private mutating func checkEvent(_ action: NodeID, of control: NodeID, _ selector: String) {
    guard let event = TerminalEvents.missing(action, of: control, in: tree) else { return }
    diagnostics.append(
      Diagnostic(
        .eventNotInTerminal, "'\(selector.escaped)' is never called in the terminal, which has no \(event)",
        at: tree[action].startTagSpan, help: "call it in code, or connect it to another event too"))
  }

  private func body(of senders: [(control: NodeID, action: NodeID)]) -> ViewClass.Action.Body {
    let fired = senders.map { self.fired(by: $0.control, $0.action) }
    if let first = fired.first, let first {
      if fired.allSatisfy({ $0 == first }) { return .performs(first) }
    }
    // If several controls send one selector, each control with an outlet fires its own action.
    let firing = zip(senders, fired).filter { $0.1 != nil }
    let known = firing.compactMap { sender, action in
      outlets[sender.control].flatMap { outlet in action.map { (outlet: outlet, action: $0) } }
    }
    if !known.isEmpty, known.count == firing.count { return .performsOf(known) }
    let isUnknown = firing.isEmpty && senders.contains { name(of: $0.control) == nil && isOfTouch($0.action) }
    guard isUnknown, context.subject.isViewClass, wiring != .allControls,
      context.descriptors.contains(where: { !$0.actions.isEmpty }),
      let viewModel = context.theme.viewModel ?? context.descriptors.last?.name
    else {
      return .own
    }
    return .unknown(viewModel: viewModel)
  }

  /// Returns the ViewModel's action that a control fires through a method; nil if the method is left to the class's
  /// author.
  private func fired(by control: NodeID, _ action: NodeID) -> String? {
    guard context.subject.isViewClass, wiring != .allControls, isOfTouch(action) else { return nil }
    guard let name = name(of: control), accepts(name, from: control) else { return nil }
    return name
  }

  /// Whether the handlers of an action accept a control as its sender.
  private func accepts(_ name: String, from control: NodeID) -> Bool {
    let sender = context.connections.className(of: control)
    let types = context.descriptors.flatMap(\.actions).filter { $0.name == name }.compactMap(\.sender)
    return types.allSatisfy { context.classes.mayBe(sender, a: $0) }
      && context.classes.answers(name, from: sender, ofScreenlet: context.theme.theme.screenlet) != false
  }

  /// Returns the name of a control's action: that of its identifier, of its trigger, or of the descriptor's outlet.
  private func name(of control: NodeID) -> String? {
    let actions = context.descriptors.flatMap(\.actions)
    if let identifier = tree.string(.restorationIdentifier, of: control),
      actions.contains(where: { $0.name == identifier })
    {
      return identifier
    }
    if let trigger = context.theme.triggers.first(where: { $0.view == control }) { return trigger.action }
    let names = context.connections.outlets.filter { $0.target == control }.map(\.name)
    return actions.first { $0.trigger.map(names.contains) == true }?.name
  }

  // MARK: - Buttons that fire

  /// Returns the outlets of buttons that fire an action of the ViewModel when touched, in order. Buttons that the theme
  /// or an attribute disables are left to the class's author. Empty for the early library, which calls no class when an
  /// Interactor starts.
  func firingOutlets(among outlets: [ViewClass.Outlet]) -> [String] {
    if wiring == .allControls { return [] }
    return outlets.filter { outlet in
      guard !outlet.isCollection, let button = context.connections.outlet(outlet.key)?.target,
        context.classes.isClass(context.connections.className(of: button), subclassOf: "UIButton")
      else { return false }
      return tree.bool(.enabled, of: button) != false && fires(button)
        && !context.theme.bindings.contains { $0.view == button && ["enabled", "isEnabled"].contains($0.keyPath) }
    }.map(\.name)
  }

  /// Whether touching a button fires an action, through a method of the class or by the button's identifier.
  private func fires(_ button: NodeID) -> Bool {
    let touched = tree.child(of: button, .connections).map { tree.children(of: $0).filter(isOfTouch) } ?? []
    if !touched.isEmpty { return touched.contains { fired(by: button, $0) != nil } }
    guard let identifier = tree.string(.restorationIdentifier, of: button) else { return false }
    return name(of: button) == identifier && accepts(identifier, from: button)
  }

  private func isOfTouch(_ action: NodeID) -> Bool {
    let event = tree.string(.eventType, of: action)
    return tree.kind(of: action) == .action
      && (event == nil || event == "touchUpInside" || event == "primaryActionTriggered")
  }

  private var wiring: Wiring {
    context.options.wiring ?? context.classes.wiring(ofViewClass: context.subject.className)
      ?? context.classes.wiring(ofViewClass: context.superclass) ?? .explicit
  }
}
