package import TerminalUI
package import ThemeRendering
package import ThemeSource

/// A screen in use: the focused control, typed text, choices and scroll positions.
///
/// It is independent of the controls' actions: ``press(_:)`` and ``touch(_:at:)`` report the user's input, and the
/// owner interprets it. The input is stored by the controls' outlets, else their ids, and is kept when another tree
/// replaces the first.
package struct ControlSurface: Sendable {
  /// The compiled screen.
  package private(set) var compiled: RenderTree
  /// The screen with the user's input, as of the last ``refresh()``.
  package private(set) var tree: RenderTree
  /// Id of the focused view.
  package var focus: String? { didSet { if let focus { lastFocus = focus } } }
  /// Id of the view that had the focus last, from which it moves on.
  private var lastFocus: String?
  private var returnTargets: [String: ReturnTarget]
  private var states: [String: ControlState] = [:]
  /// Offsets of scroll views in points, by id.
  private var offsets: [String: (x: Points, y: Points)] = [:]

  /// - Parameter returnTargets: The targets of the Return key in text fields, by id.
  package init(_ tree: RenderTree, returnTargets: [String: ReturnTarget] = [:]) {
    compiled = tree
    self.tree = tree
    self.returnTargets = returnTargets
  }

  /// Shows another tree, keeping the user's input for controls that it contains too.
  package mutating func show(_ tree: RenderTree, returnTargets: [String: ReturnTarget] = [:]) {
    let key = node(focus)?.controlKey
    compiled = tree
    self.tree = tree
    self.returnTargets = returnTargets
    if node(focus)?.controlKey != key {
      focus = key.flatMap { key in tree.nodes.first { $0.tabOrder != nil && $0.controlKey == key }?.id }
    }
    refresh()
  }

  /// Discards the user's input.
  package mutating func reset() {
    states = [:]
    offsets = [:]
    focus = nil
    lastFocus = nil
    refresh()
  }

  /// Discards the user's input in the views whose ids have a prefix.
  package mutating func forget(_ prefix: String) {
    let keys = ["id " + prefix, "outlet " + prefix]
    states = states.filter { state in !keys.contains { state.key.hasPrefix($0) } }
    offsets = offsets.filter { !$0.key.hasPrefix(prefix) }
    if focus?.hasPrefix(prefix) == true { focus = nil }
    if lastFocus?.hasPrefix(prefix) == true { lastFocus = nil }
  }

  /// Updates ``tree`` with the user's input.
  package mutating func refresh() {
    tree = compiled
    if !states.isEmpty {
      for index in tree.nodes.indices {
        if let state = states[tree.nodes[index].controlKey] { tree.nodes[index].show(state) }
      }
    }
    guard !offsets.isEmpty else { return }
    for index in tree.nodes.indices where tree.nodes[index].role.traits.scrolls {
      guard let offset = offsets[tree.nodes[index].id] else { continue }
      let range = tree.scrollRange(of: index)
      tree.scroll(index, by: (min(max(offset.x, 0), range.x), min(max(offset.y, 0), range.y)))
    }
  }
}

// MARK: Queries

extension ControlSurface {
  /// The ids of the views that take focus, in tab order.
  package var focusOrder: [String] {
    tree.nodes.filter { $0.tabOrder != nil }.sorted { ($0.tabOrder ?? 0) < ($1.tabOrder ?? 0) }.map(\.id)
  }

  /// The index of the view with an id.
  package func index(of id: String) -> Int? { tree.nodes.firstIndex { $0.id == id } }

  /// The view with an id.
  package func node(_ id: String?) -> RenderTree.Node? { id.flatMap { index(of: $0) }.map { tree.nodes[$0] } }

  /// The view that has the focus; nil if it takes no focus any more.
  private var focusedNode: RenderTree.Node? { node(focus).flatMap { $0.tabOrder == nil ? nil : $0 } }

  /// The editor of a view that takes text, with the user's changes; nil for other views.
  package func editor(of node: RenderTree.Node) -> LineEditor? {
    guard let standard = node.editor else { return nil }
    if case .text(let editor)? = states[node.controlKey] { return editor }
    return standard
  }

  /// Whether a text view contains text that the user typed.
  package var hasTypedText: Bool {
    states.values.contains { if case .text(let editor) = $0 { !editor.text.isEmpty } else { false } }
  }

  /// The edited text, for drawing ``tree``; nil while the focused view takes no text.
  package var editing: TextEditing? {
    guard let index = focus.flatMap({ index(of: $0) }), let editor = editor(of: tree.nodes[index]) else { return nil }
    return TextEditing(node: index, text: editor.text, caret: editor.caret, selection: editor.selection)
  }
}

// MARK: Input

/// The effect of an input on the controls of a screen. Views are identified by their ids.
package enum ControlResponse: Sendable, Hashable {
  /// The input is not for the controls.
  case ignored
  /// The input is for the controls, but changes no control.
  case refused
  /// The focus moved, or was removed.
  case focused
  /// A text changed, or its caret or selection.
  case typed(String)
  /// A paste was too long and was cut.
  case cut(String)
  /// The value of a control other than a text field changed.
  case changed(String)
  /// A control was touched.
  case fired(String)
  /// Return was pressed in a text field.
  ///
  /// - Parameter target: The view that has got the focus, or the control that the key fires; nil for none.
  case returned(String, target: ReturnTarget?)
}

extension ControlSurface {
  /// Handles a key press.
  package mutating func press(_ press: KeyPress) -> ControlResponse {
    if press.key == .tab { return moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1) }
    if let node = focusedNode {
      if let editor = editor(of: node) { return type(press, editor, in: node) }
      if let response = operate(press, on: node) { return response }
    }
    guard press.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return .ignored }
    switch press.key {
    case .down, .right: return moveFocus(by: 1)
    case .up, .left: return moveFocus(by: -1)
    case .escape where focus != nil:
      focus = nil
      return .focused
    default: return .ignored
    }
  }

  /// Moves the focus in tab order. Without a focus, it moves on from the view that had it last, else to the first or
  /// last view.
  package mutating func moveFocus(by step: Int) -> ControlResponse {
    let order = focusOrder
    guard !order.isEmpty else { return .refused }
    let current = (focus ?? lastFocus).flatMap { order.firstIndex(of: $0) }
    let next = current.map { ($0 + step + order.count) % order.count } ?? (step > 0 ? 0 : order.count - 1)
    return move(to: order[next])
  }

  /// Focuses a view, and scrolls the list around it so that the view is visible.
  @discardableResult
  package mutating func move(to id: String?) -> ControlResponse {
    focus = id
    revealFocus()
    return .focused
  }

  /// Enters text at the caret of the focused field.
  package mutating func paste(_ text: String) -> ControlResponse {
    guard let node = focusedNode, var editor = editor(of: node) else { return .refused }
    let fits = editor.insert(text)
    states[node.controlKey] = .text(editor)
    return fits ? .typed(node.id) : .cut(node.id)
  }

  /// Touches a view.
  ///
  /// - Parameters:
  ///   - index: Index of the view in ``tree``.
  ///   - share: Distance from the left edge of the view, as a fraction from 0 to 1.
  package mutating func touch(_ index: Int, at share: Double) -> ControlResponse {
    guard tree.nodes.indices.contains(index) else { return .ignored }
    let node = tree.nodes[index]
    guard node.tabOrder != nil else {
      focus = nil
      return .ignored
    }
    focus = node.id
    if editor(of: node) != nil { return .focused }
    guard let state = node.clicked(at: share) else { return .fired(node.id) }
    set(state, of: node)
    return .changed(node.id)
  }

  /// Moves the knob of the focused slider to a fraction of its width, from 0 to 1.
  package mutating func drag(to share: Double) -> ControlResponse {
    guard let node = focusedNode, node.role == .slider, let state = node.clicked(at: share) else { return .ignored }
    set(state, of: node)
    return .changed(node.id)
  }

  /// Sets a control's value from code.
  package mutating func set(_ state: ControlState, of node: RenderTree.Node) { states[node.controlKey] = state }

  private mutating func type(_ press: KeyPress, _ editor: LineEditor, in node: RenderTree.Node) -> ControlResponse {
    var editor = editor
    switch press.key {
    case .escape:
      focus = nil
      return .focused
    case .enter where !editor.isMultiline || press.modifiers.contains(.control):
      switch returnTargets[node.id] {
      case .focus(let next) where index(of: next) != nil:
        move(to: next)
        return .returned(node.id, target: .focus(next))
      case .fire(let target) where index(of: target) != nil: return .returned(node.id, target: .fire(target))
      case .focus, .fire, nil: return .returned(node.id, target: nil)
      }
    case .up where !editor.isMultiline: return moveFocus(by: -1)
    case .down where !editor.isMultiline: return moveFocus(by: 1)
    default: break
    }
    guard editor.handle(press) else { return .refused }
    states[node.controlKey] = .text(editor)
    return .typed(node.id)
  }

  /// Handles the keys of a control other than a text field; nil for keys that it does not handle.
  private mutating func operate(_ press: KeyPress, on node: RenderTree.Node) -> ControlResponse? {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return nil }
    switch press.key {
    case .enter, .character(" "):
      guard case .flag(let isOn, _)? = node.content.value else { return .fired(node.id) }
      set(.isOn(!isOn), of: node)
      return .changed(node.id)
    case .left, .right, .up, .down: return node.steps(for: press.key).map { step(node, by: $0) }
    default: return nil
    }
  }

  private mutating func step(_ node: RenderTree.Node, by step: Int) -> ControlResponse {
    guard let state = node.stepped(by: step) else { return .refused }
    set(state, of: node)
    return .changed(node.id)
  }
}

// MARK: Scrolling

extension ControlSurface {
  /// Scrolls the innermost movable scroll view around a view by points down and right. Returns false if there is none.
  @discardableResult
  package mutating func scroll(at index: Int, x: Points = 0, y: Points = 0) -> Bool {
    var current = tree.scrollView(around: index)
    while let view = current {
      let node = tree.nodes[view]
      let range = compiled.scrollRange(of: view)
      let old = offsets[node.id] ?? (0, 0)
      let next = (x: min(max(0, old.x + x), range.x), y: min(max(0, old.y + y), range.y))
      if next != old {
        offsets[node.id] = next
        return true
      }
      current = node.parent.flatMap { tree.scrollView(around: $0) }
    }
    return false
  }

  /// Scrolls so that the focused view is visible in its scroll view.
  package mutating func revealFocus() {
    guard let index = focus.flatMap({ index(of: $0) }), compiled.nodes.indices.contains(index),
      let view = compiled.nodes[index].parent.flatMap({ compiled.scrollView(around: $0) })
    else { return }
    let frame = compiled.nodes[index].frame
    let node = compiled.nodes[view]
    let old = offsets[node.id] ?? (0, 0)
    var y = old.y
    if frame.maxY - y > node.frame.maxY { y = frame.maxY - node.frame.maxY }
    if frame.y - y < node.frame.y { y = frame.y - node.frame.y }
    if y != old.y { offsets[node.id] = (old.x, min(max(0, y), compiled.scrollRange(of: view).y)) }
  }
}

extension RenderTree.Node {
  /// The direction in which an arrow key changes the view's value; nil if it does not.
  fileprivate func steps(for key: Key) -> Int? {
    switch content.value {
    case .choice(_, .wheel, _): key == .down ? 1 : key == .up ? -1 : nil
    case .number: key == .right || key == .up ? 1 : -1
    case .flag, .choice: key == .right ? 1 : key == .left ? -1 : nil
    case .text, nil: nil
    }
  }
}
