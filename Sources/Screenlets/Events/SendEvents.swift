internal import ThemeControls
internal import ThemeRendering
internal import ThemeSyntax

// Events of the views on the screen of a controller. Views are identified by their IDs on the screen.
extension ScreenletViewController {
  /// The part of a touch that an input is.
  enum Touch {
    /// A key, or a click on a control other than a slider.
    case complete
    /// A button of the mouse is pressed on a slider.
    case begins
    /// The mouse moves with its button held down.
    case moves
  }

  /// Performs input of the user on the controls, and sends its events.
  func use(_ touch: Touch = .complete, _ body: (inout ControlSurface) -> ControlResponse) -> ControlResponse {
    let (old, text) = (screen.focus, text(of: screen.focus))
    let response = screen.use(body)
    if case .returned(let id, _) = response, isTextField(id) {
      send([.editingDidEndOnExit, .primaryActionTriggered], from: id)
    }
    if screen.focus != old { sendEditing(from: old, to: screen.focus) }
    switch response {
    case .ignored, .refused, .focused, .returned(_, target: .focus): break
    case .typed(let id), .cut(let id):
      if isTextField(id), self.text(of: id) != text { send([.editingChanged], from: id) }
    case .changed(let id):
      if touch != .moves { send([.touchDown], from: id) }
      send([.valueChanged, .primaryActionTriggered], from: id)
      if touch == .complete { send([.touchUpInside], from: id) }
    case .fired(let id): press(id)
    case .returned(let id, target: .fire(let target)):
      guard let place = screen.place(of: id), let control = screen.element(target) else { break }
      (place.theme.owner as? BaseScreenletView)?.userActionWithSender(control)
    case .returned(let id, target: nil): screen.place(of: id)?.theme.focus = nil
    }
    return response
  }

  private func press(_ id: String) {
    if recognize(.tap, on: id) { return }
    send([.touchDown], from: id)
    let isButton = screen.node(id)?.role == .button
    send(isButton ? [.touchUpInside, .primaryActionTriggered] : [.touchUpInside], from: id)
  }

  /// Sends the events of a text field that has got or lost the focus.
  func sendEditing(from old: String?, to new: String?) {
    if let old, isTextField(old) { send([.editingDidEnd], from: old) }
    if let new, isTextField(new) { send([.editingDidBegin], from: new) }
  }

  /// The text of a view; nil for a view without text.
  func text(of id: String?) -> String? { id.flatMap { screen.place(of: $0) }.flatMap { $0.theme.text(of: $0.id) } }

  private func isTextField(_ id: String) -> Bool { screen.node(id)?.role == .textField }

  /// Performs the actions of events that happen together, in document order.
  func send(_ events: Set<ControlEvent>, from id: String) {
    guard let (theme, id) = screen.place(of: id), theme.isEditable, let element = theme.element(id) else { return }
    for (event, action) in theme.actions.events[id] ?? [] where events.contains(event) {
      perform(action, sender: element, event, in: theme)
    }
    if events.contains(.touchUpInside) { (theme.owner as? BaseScreenletView)?.fire(id) }
  }

  /// Performs the actions of a view's gesture. Returns false if the view has no such gesture.
  func recognize(_ kind: GestureRecognizer.Kind, on id: String) -> Bool {
    guard let (theme, id) = screen.place(of: id), theme.isEditable, let element = theme.element(id) else {
      return false
    }
    let gestures = (theme.actions.gestures[id] ?? []).filter { $0.kind == kind }
    let sender = GestureRecognizer(kind, on: element)
    for action in gestures.flatMap(\.actions) { perform(action, sender: sender, .gesture, in: theme) }
    return !gestures.isEmpty
  }

  /// Calls the method of an action in its target: the owner of the document, a Screenlet inside, or the first object
  /// around that has the method.
  private func perform(
    _ action: ThemeActions.Action, sender: AnyObject, _ event: ControlEvent, in theme: LoadedTheme
  ) {
    for target in targets(of: action.target, in: theme) {
      target.record(action.selector)
      if target.perform(action.selector, sender: sender, event: event) { return }
    }
    theme.onWarning?("\(theme.place(of: action.node)): no target has the method '\(action.selector)'")
  }

  private func targets(of id: String, in theme: LoadedTheme) -> [any ActionTarget] {
    if let screenlet = theme.inner.first(where: { $0.id == id })?.screenlet { return [screenlet] }
    let owner = theme.owner
    let isChain = theme.ids[id].map { theme.elements.isFirstResponder($0) } ?? false
    guard isChain || theme.isOwner(id) else { return [] }
    // File's Owner of a theme is its Screenlet.
    let screenlet = (owner as? BaseScreenletView)?.screenlet
    let around: [any ActionTarget] = isChain && owner !== self ? [self] : []
    return [owner, screenlet].compactMap(\.self) + around
  }
}

/// An object that has methods for actions of a document.
@MainActor
protocol ActionTarget: AnyObject {
  /// Records a call of ``perform(_:sender:event:)``.
  func record(_ selector: String)
  /// Calls the method of a selector. Returns false if there is none.
  func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool
}

extension BaseScreenletView: ActionTarget {
  final func record(_ selector: String) { screenlet?.call(.view, "perform", selector) {} }
}

extension BaseScreenlet: ActionTarget {
  final func record(_ selector: String) { call(.screenlet, "perform", selector) {} }
}

extension ScreenletViewController: ActionTarget {
  final func record(_ selector: String) { onCall?(ScreenletCall(.controller, "perform", selector, screenlet: "")) }
}
