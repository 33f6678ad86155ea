internal import TerminalUI
internal import ThemeControls
internal import ThemeRendering
internal import ThemeText

extension PreviewModel {
  mutating func handle(_ event: TerminalEvent) -> [PreviewEffect] {
    switch event {
    case .resize(let columns, let rows):
      self.columns = max(1, columns)
      self.rows = max(1, rows)
      return []
    case .key(let press): return handle(press)
    case .paste(let text): return paste(text)
    case .oversizedPaste:
      report("the pasted text is too long", .error)
      return [.bell]
    case .mouse(let mouse): return handle(mouse)
    case .focus, .reply, .resumed, .wake, .readable: return []
    }
  }

  private mutating func handle(_ press: KeyPress) -> [PreviewEffect] {
    // Messages of earlier keys no longer apply.
    message = Message(text: "")
    (isSureToQuit, asksToQuit) = (asksToQuit, false)
    if press.modifiers.contains(.control), case .character(let letter) = press.key {
      switch letter {
      case "c", "q": return [.quit]
      case "z": return [.suspend]
      case "l": return [.repaint]
      default: break
      }
    }
    switch mode {
    case .screen: return handleOnScreen(press)
    case .list(let list): return handle(press, in: list)
    case .help(let help): return handle(press, in: help)
    case .inspector(let inspector): return handle(press, in: inspector)
    }
  }

  // MARK: The screen

  private mutating func handleOnScreen(_ press: KeyPress) -> [PreviewEffect] {
    if press.modifiers.contains(.alt), let command = Command(press) { return perform(command) }
    if press.key == .function(1) { return perform(.help) }
    guard let response = surface?.press(press), response != .ignored else {
      if let command = Command(press) { return perform(command) }
      return pan(by: press.key)
    }
    return adopt(response)
  }

  /// Handles keys that move the picture.
  private mutating func pan(by key: Key) -> [PreviewEffect] {
    switch key {
    case .pageDown: return scroll(by: max(1, Int(layout.picture.rows) - 4))
    case .pageUp: return scroll(by: -max(1, Int(layout.picture.rows) - 4))
    case .home: pan = (0, 0)
    default: return [.bell]
    }
    return []
  }

  mutating func setFocus(_ id: String?) {
    surface?.move(to: id)
    message = Message(text: "")
    revealFocus()
  }

  // MARK: Controls

  /// Reports the effect of input on the controls.
  mutating func adopt(_ response: ControlResponse) -> [PreviewEffect] {
    surface?.refresh()
    switch response {
    case .ignored, .typed: break
    case .focused, .returned(_, target: .focus):
      message = Message(text: "")
      revealFocus()
    case .refused:
      guard surface?.focusOrder.isEmpty == true else { return [.bell] }
      report("nothing on this screen takes focus")
    case .cut:
      report("only \(LineEditor.limit) characters fit; the rest of the paste was left out", .error)
    case .changed(let id): if let node = surface?.node(id) { reportValue(of: node) }
    case .fired(let id): if let node = surface?.node(id) { fire(node) }
    case .returned(_, target: .fire(let target)): if let node = surface?.node(target) { fire(node) }
    case .returned(let id, nil): if let node = surface?.node(id) { pressReturn(in: node) }
    }
    return []
  }

  private mutating func paste(_ text: String) -> [PreviewEffect] {
    switch mode {
    case .screen:
      return adopt(surface?.paste(text) ?? .refused)
    case .list(var list):
      list.search.insert(text)
      list.narrow()
      mode = .list(list)
    case .inspector(var inspector):
      guard inspector.editor != nil else { return [.bell] }
      inspector.editor?.insert(text)
      mode = .inspector(inspector)
    case .help: return [.bell]
    }
    return []
  }
}
