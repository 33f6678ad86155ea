internal import TerminalUI
internal import ThemeRendering
internal import ThemeText

extension PreviewModel {
  /// Handles an event of the terminal.
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
    // What an earlier key led to is over.
    message = Message(text: "")
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
    if press.key == .tab {
      moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
      return []
    }
    if let node = screen?.node(focus) {
      if let editor = editor(of: node) { return type(press, editor, in: node) }
      if let effects = operate(press, on: node) { return effects }
    }
    if let command = Command(press) { return perform(command) }
    return move(press.key)
  }

  /// Keys that move the focus or the picture.
  private mutating func move(_ key: Key) -> [PreviewEffect] {
    switch key {
    case .down, .right: moveFocus(by: 1)
    case .up, .left: moveFocus(by: -1)
    case .pageDown: return scroll(by: max(1, Int(layout.picture.rows) - 4))
    case .pageUp: return scroll(by: -max(1, Int(layout.picture.rows) - 4))
    case .home: pan = (0, 0)
    case .escape: focus = nil
    default: return [.bell]
    }
    return []
  }

  /// Moves the focus in tab order; from nothing to the first or last view.
  mutating func moveFocus(by step: Int) {
    let order = screen?.focusOrder ?? []
    guard !order.isEmpty else {
      report("nothing on this screen takes focus")
      return
    }
    let current = focus.flatMap { order.firstIndex(of: $0) }
    let next = current.map { ($0 + step + order.count) % order.count } ?? (step > 0 ? 0 : order.count - 1)
    setFocus(order[next])
  }

  mutating func setFocus(_ id: String?) {
    focus = id
    message = Message(text: "")
    revealFocus()
  }

  // MARK: Text

  private mutating func type(_ press: KeyPress, _ editor: LineEditor, in node: RenderTree.Node) -> [PreviewEffect] {
    var editor = editor
    switch press.key {
    case .escape:
      focus = nil
      return []
    case .enter where !editor.isMultiline || press.modifiers.contains(.control):
      return pressReturn(in: node)
    case .up where !editor.isMultiline, .down where !editor.isMultiline:
      moveFocus(by: press.key == .up ? -1 : 1)
      return []
    default: break
    }
    guard editor.handle(press) else { return [.bell] }
    controls[node.controlKey] = .text(editor)
    return []
  }

  private mutating func paste(_ text: String) -> [PreviewEffect] {
    switch mode {
    case .screen:
      guard let node = screen?.node(focus), var editor = editor(of: node) else { return [.bell] }
      if !editor.insert(text) {
        report("only \(LineEditor.limit) characters fit; the rest of the paste was left out", .error)
      }
      controls[node.controlKey] = .text(editor)
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

extension LineEditor {
  /// Handles a key press; false for keys that are not for text, or that change nothing.
  mutating func handle(_ press: KeyPress) -> Bool {
    let (isControl, isAlt) = (press.modifiers.contains(.control), press.modifiers.contains(.alt))
    let extends = press.modifiers.contains(.shift)
    let byWord = isControl || isAlt
    switch press.key {
    case .character(let character) where isControl:
      switch character {
      case "a": return perform(.start)
      case "e": return perform(.end)
      case "u": return perform(.deleteToStart)
      case "w": return perform(.deleteWordBackward)
      case "d": return perform(.deleteForward)
      case "h": return perform(.deleteBackward)
      default: return false
      }
    case .character(let character) where !isAlt && !press.modifiers.contains(.command):
      return insert(String(character))
    case .enter where isMultiline: return insert("\n")
    case .backspace: return perform(byWord ? .deleteWordBackward : .deleteBackward)
    case .delete: return perform(.deleteForward)
    case .left: return perform(byWord ? .wordLeft : .left, extendingSelection: extends)
    case .right: return perform(byWord ? .wordRight : .right, extendingSelection: extends)
    case .up where isMultiline, .home: return perform(.start, extendingSelection: extends)
    case .down where isMultiline, .end: return perform(.end, extendingSelection: extends)
    default: return false
    }
  }
}
