internal import ThemeControls
internal import ThemeDatabase
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource

extension PreviewModel {
  /// Reports the new value of a control, and the action that it fires.
  mutating func reportValue(of node: RenderTree.Node) {
    let value = node.valueText.map { " is \($0)" } ?? ""
    report(node.actions.isEmpty ? "\(node.shortName)\(value)" : "\(node.shortName)\(value); \(dispatch(of: node))")
  }

  /// Reports the action that a touch of a control fires.
  mutating func fire(_ node: RenderTree.Node) {
    guard node.isEnabled else {
      report("\(node.shortName) is disabled")
      return
    }
    report(dispatch(of: node))
  }

  /// Reports the action that Return fires in a text field, if the field has no target.
  mutating func pressReturn(in node: RenderTree.Node) {
    if !node.actions.isEmpty {
      fire(node)
    } else if screen?.tree.kind != nil {
      // `userAction(name: nil)` means the default action.
      report("Return: \(dispatch(of: "defaultAction", from: node))")
    } else {
      report("nothing is connected to Return in \(node.shortName)")
    }
  }

  /// `performAction("login-action") → LoginInteractor (LoginScreenlet.swift:31)`.
  private func dispatch(of node: RenderTree.Node) -> String {
    node.actions.first.map { dispatch(of: $0, from: node) } ?? "\(node.shortName) fires no action"
  }

  private func dispatch(of action: String, from node: RenderTree.Node) -> String {
    guard let screen else { return "" }
    let screenlet = screen.tree.screenlet(around: node)
    let call = "performAction(\"\(action)\")"
    let linked = screen.selected.themes
    guard let answer = linked.classes.dispatch(of: action, screenlet: screenlet) else {
      return "\(call) → \(screenlet)Screenlet, which is not in the project's Swift sources"
    }
    let place = answer.span.flatMap { span -> String? in
      guard let source = linked.sources[span.file] else { return nil }
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
  /// The Screenlet that contains a view: an embedded one, or that of the theme.
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
  /// The displayed name of the view: its outlet, else its text or class.
  var shortName: String {
    if let outlet = outlets.first { return outlet }
    let text = (content.text ?? content.button?.title)?.string ?? ""
    return text.isEmpty ? customClass ?? className : "“\(text.prefix(24))”"
  }
}
