internal import Diagnostics
internal import TerminalUI
internal import ThemeDatabase
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension PreviewModel {
  /// Keys that a control other than a text field takes; nil for keys that it leaves alone.
  mutating func operate(_ press: KeyPress, on node: RenderTree.Node) -> [PreviewEffect]? {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return nil }
    switch press.key {
    case .enter, .character(" "):
      if case .toggle(let isOn) = node.content {
        set(.isOn(!isOn), of: node)
      } else {
        fire(node)
      }
      return []
    case .left where node.hasSteps, .down where node.isWheel == false && node.hasVerticalSteps:
      return step(node, by: -1)
    case .right where node.hasSteps, .up where node.isWheel == false && node.hasVerticalSteps:
      return step(node, by: 1)
    case .down where node.isWheel: return step(node, by: 1)
    case .up where node.isWheel: return step(node, by: -1)
    default: return nil
    }
  }

  private mutating func step(_ node: RenderTree.Node, by step: Int) -> [PreviewEffect] {
    guard let state = node.stepped(by: step) else { return [.bell] }
    set(state, of: node)
    return []
  }

  /// Gives a control a value, and tells what that fires.
  mutating func set(_ state: ControlState, of node: RenderTree.Node) {
    controls[node.controlKey] = state
    var changed = node
    changed.show(state)
    let value = changed.valueText.map { " is \($0)" } ?? ""
    report(node.actions.isEmpty ? "\(node.shortName)\(value)" : "\(node.shortName)\(value); \(dispatch(of: node))")
  }

  /// Tells what a touch of a control fires.
  mutating func fire(_ node: RenderTree.Node) {
    guard node.isEnabled else {
      report("\(node.shortName) is disabled")
      return
    }
    report(dispatch(of: node))
  }

  /// What Return does in a text field: `next` leads to the field of the next tag, other keys fire the field's action.
  mutating func pressReturn(in node: RenderTree.Node) -> [PreviewEffect] {
    if let next = fieldAfterReturn(in: node) {
      setFocus(next)
      return []
    }
    if !node.actions.isEmpty {
      fire(node)
    } else if screen?.tree.kind != nil {
      // `userAction(name: nil)` stands for the default action.
      report("Return: \(dispatch(of: "defaultAction", from: node))")
    } else {
      report("nothing is connected to Return in \(node.shortName)")
    }
    return []
  }

  /// The id of the view with the next tag where the field's Return key is `next`. Source: `textFieldShouldReturn(_:)` of
  /// Liferay Screens' BaseScreenletView.
  private func fieldAfterReturn(in node: RenderTree.Node) -> String? {
    guard let screen, !node.id.contains("/") else { return nil }
    let tree = screen.selected.workspace.resolve(screen.selected.id).value.tree
    func element(_ id: String) -> NodeID? { tree.all.first { tree.objectID(of: $0)?.text == id } }
    guard let field = element(node.id),
      let traits = tree.child(of: field, key: "textInputTraits"),
      tree.attributes(of: traits).contains(where: { $0.writtenName == "returnKeyType" && $0.value == "next" })
    else { return nil }
    func tag(_ id: NodeID) -> Int {
      tree.attributes(of: id).first { $0.writtenName == "tag" }.flatMap { Int($0.value) } ?? 0
    }
    let wanted = tag(field) + 1
    return screen.tree.nodes.first { other in
      other.tabOrder != nil && !other.id.contains("/") && other.id != node.id
        && element(other.id).map { tag($0) == wanted } ?? false
    }?.id
  }

  /// `performAction("login-action") → LoginInteractor (LoginScreenlet.swift:31)`.
  private func dispatch(of node: RenderTree.Node) -> String {
    node.actions.first.map { dispatch(of: $0, from: node) } ?? "\(node.shortName) fires no action"
  }

  private func dispatch(of action: String, from node: RenderTree.Node) -> String {
    guard let screen else { return "" }
    let screenlet = screen.tree.screenlet(around: node)
    let call = "performAction(\"\(action)\")"
    let workspace = screen.selected.workspace
    guard let answer = workspace.classes.dispatch(of: action, screenlet: screenlet) else {
      return "\(call) → \(screenlet)Screenlet, which is not in the project's Swift sources"
    }
    let place = answer.span.flatMap { span -> String? in
      guard let source = workspace.sources[span.file] else { return nil }
      return " (\(source.path):\(LineTable(source.bytes).position(of: span.range.start).line))"
    }
    switch answer.isAnswered {
    case true?: return "\(call) → \(answer.interactor ?? answer.screenlet)\(place ?? "")"
    case false?: return "\(call) → \(answer.screenlet) makes no Interactor for it\(place ?? "")"
    case nil: return "\(call) → \(answer.screenlet)\(place ?? "")"
    }
  }
}

extension RenderTree {
  /// The Screenlet that a view belongs to: an embedded one, or that of the theme.
  fileprivate func screenlet(around node: Node) -> String {
    var parent = node.parent
    while let index = parent, nodes.indices.contains(index) {
      if case .embedded(let screenlet, _) = nodes[index].content { return screenlet }
      parent = nodes[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return screenlet
  }
}

extension RenderTree.Node {
  /// The outlet, else the text or the class: what people call the view.
  var shortName: String {
    if let outlet = outlets.first { return outlet }
    switch content {
    case .text(let text) where !text.string.isEmpty: return "“\(text.string.prefix(24))”"
    case .button(let button) where !button.title.string.isEmpty: return "“\(button.title.string.prefix(24))”"
    default: return customClass ?? className
    }
  }

  /// Whether the left and right arrow keys change its value.
  fileprivate var hasSteps: Bool {
    switch content {
    case .range, .segments, .toggle, .pages: true
    default: false
    }
  }

  fileprivate var hasVerticalSteps: Bool { if case .range = content { true } else { false } }

  fileprivate var isWheel: Bool { if case .wheel = content { true } else { false } }
}
