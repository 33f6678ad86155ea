internal import TerminalUI
internal import ThemeCompiler
internal import ThemeControls
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

/// The values of a view with their origins, its constraints and its diagnostics.
struct Inspector: Sendable {
  struct Row: Sendable {
    enum Kind: Sendable {
      case heading, text
      /// A problem, which may continue in the following rows.
      case problem(Diagnostic.Severity)
      /// An effective value.
      case value(ViewValue)
      /// An overridden value.
      case overridden
    }
    var kind: Kind
    var label: String
    var text = ""
    /// The place of its declaration.
    var place = ""
    /// The part of a file to which diagnostics about the value point.
    var extent: ViewValue.Extent?
    /// The most severe problem of the value; nil if there is none.
    var severity: Diagnostic.Severity?

    var value: ViewValue? { if case .value(let value) = kind { value } else { nil } }
  }

  let id: String
  let title: String
  /// Class, size and position.
  let subtitle: String
  var rows: [Row]
  /// Index of the selected row, which has a value; nil if no row has one.
  var selected: Int?
  /// The first visible row.
  var first = 0
  /// The new value of the selected row while it is typed.
  var editor: LineEditor?
  /// The value at the beginning of editing, or when last seen.
  var editedText: String?
  /// The reason why the last value was refused.
  var refusal: String?
  /// The visited problem.
  var problem: Problem?

  /// Selects the next or previous row with a value; after the last and before the first one, it scrolls.
  mutating func move(by step: Int, room: Int) {
    (refusal, problem) = (nil, nil)
    let values = rows.indices.filter { rows[$0].value != nil }
    let current = selected.flatMap { values.firstIndex(of: $0) }
    let next = (current ?? (step > 0 ? -1 : values.count)) + step
    guard values.indices.contains(next) || current == nil && !values.isEmpty else {
      scroll(by: step, room: room)
      return
    }
    selected = values[min(max(next, 0), values.count - 1)]
    reveal(room: room)
  }

  var chosen: ViewValue? { selected.flatMap { rows.indices.contains($0) ? rows[$0].value : nil } }

  /// Whether the selected value is one of two.
  var isFlag: Bool { if case .flag? = chosen?.kind { true } else { false } }

  mutating func scroll(by step: Int, room: Int) {
    first = min(max(0, firstVisible(in: room) + step), max(0, rows.count - room))
  }

  /// Scrolls so that the selected row is visible in `room` rows, with the heading above the first value.
  mutating func reveal(room: Int) {
    guard let selected else { return }
    if selected < first { first = selected }
    if selected >= first + room { first = selected - room + 1 }
    if selected < room, rows.prefix(selected).allSatisfy({ $0.value == nil }) { first = 0 }
  }

  /// The first of `room` visible rows.
  func firstVisible(in room: Int) -> Int { min(first, max(0, rows.count - room)) }
}

extension PreviewModel {
  /// Opens the inspector on a view; defaults to the root.
  mutating func openInspector(on id: String?) {
    guard let screen, let node = screen.node(id) ?? screen.tree.nodes.first else {
      report("there is no view to inspect")
      return
    }
    mode = .inspector(inspector(of: node, in: screen))
    lastInspected = node.id
  }

  /// Closes the inspector. The focus moves to its view, except to a text field, where letters would not be commands.
  private mutating func closeInspector(on id: String) {
    mode = .screen
    guard focus != id, let node = screen?.node(id) else { return }
    focus = node.tabOrder != nil && surface?.editor(of: node) == nil ? id : nil
  }

  private func inspector(of node: RenderTree.Node, in screen: LiveScreen) -> Inspector {
    let frame = node.frame
    let panel = PanelLayout(columns: self.columns, rows: rows, problemRows: 0, showsInspector: true).inspector
    let columns = max(16, Int(panel?.columns ?? 60) - 4)
    let name = node.customClass.map { "\($0) (\(node.className))" } ?? node.className
    var inspector = Inspector(
      id: node.id, title: node.shortName,
      subtitle: "\(name) · \(frame.x.short), \(frame.y.short) · \(frame.width.short) × \(frame.height.short)",
      rows: screen.inspectorRows(
        of: node, settings, problems, isEdited: history.hasChanged(choice.path), columns: columns))
    inspector.selected = inspector.rows.firstIndex { $0.value != nil }
    return inspector
  }

  /// Reads the values of the inspected view again, keeping the selected row.
  mutating func refreshInspector() {
    guard case .inspector(let old) = mode else { return }
    guard let screen, let node = screen.node(old.id) else {
      mode = .screen
      report("the view that was inspected is not there any more")
      return
    }
    var inspector = inspector(of: node, in: screen)
    let key = old.selected.flatMap { old.rows.indices.contains($0) ? old.rows[$0].value?.key : nil }
    let row = key.flatMap { key in inspector.rows.firstIndex { $0.value?.key == key } }
    // If the value no longer exists, the one above it is selected.
    let near = old.selected.flatMap { last in
      inspector.rows.indices.last { $0 < last && inspector.rows[$0].value != nil }
    }
    inspector.selected = row ?? near ?? inspector.selected
    inspector.first = old.first
    inspector.refusal = old.refusal
    if row != nil {
      (inspector.editor, inspector.editedText) = (old.editor, old.editedText)
    } else if old.editor != nil {
      report("the value that you were typing is not there any more", .error)
    }
    inspector.problem = old.problem.flatMap { old in problems.first { $0.isSame(as: old) } }
    mode = .inspector(inspector)
    inspector.reveal(room: inspectorRoom)
    mode = .inspector(inspector)
  }

  /// Inspects the view under the mouse.
  mutating func inspect(at mouse: MouseEvent) {
    if let room = layout.inspector, case .inspector(var inspector) = mode,
      mouse.column >= Int(room.left), mouse.column < Int(room.right), mouse.row >= Int(room.top),
      mouse.row < Int(room.bottom)
    {
      let visible = inspectorRoom
      let row = mouse.row - Int(room.top) - 3 + inspector.firstVisible(in: visible)
      if inspector.rows.indices.contains(row), inspector.rows[row].value != nil, inspector.editor == nil {
        inspector.selected = row
        mode = .inspector(inspector)
      }
      return
    }
    guard let cell = pictureCell(column: mouse.column, row: mouse.row), let screen, let drawn,
      let index = drawn.areas.lastIndex(where: { $0.contains(column: cell.column, row: cell.row) }),
      screen.tree.nodes.indices.contains(index)
    else { return }
    openInspector(on: screen.tree.nodes[index].id)
  }

  var inspectorRoom: Int {
    layout.inspector.map { area in
      guard case .inspector(let inspector) = mode else { return max(1, Int(area.rows) - 4) }
      return inspectorContentRows(of: area, inspector)
    } ?? 1
  }

  mutating func handle(_ press: KeyPress, in inspector: Inspector) -> [PreviewEffect] {
    if inspector.editor != nil { return edit(press, in: inspector) }
    var inspector = inspector
    let isAlt = press.modifiers.contains(.alt)
    switch press.key {
    case .escape, .character("i"):
      closeInspector(on: inspector.id)
      return []
    case .up: inspector.move(by: -1, room: inspectorRoom)
    case .down: inspector.move(by: 1, room: inspectorRoom)
    case .pageUp: inspector.scroll(by: 1 - inspectorRoom, room: inspectorRoom)
    case .pageDown: inspector.scroll(by: inspectorRoom - 1, room: inspectorRoom)
    case .home: inspector.scroll(by: -inspector.rows.count, room: inspectorRoom)
    case .end: inspector.scroll(by: inspector.rows.count, room: inspectorRoom)
    case .left, .right, .tab:
      let isBack = press.key == .left || press.modifiers.contains(.shift)
      return inspectNeighbor(of: inspector.id, by: isBack ? -1 : 1)
    case .enter, .character("e"): return startEditing(inspector)
    case .backspace, .delete, .character("x"): return removeValue(inspector)
    case .character where !isAlt:
      guard let command = Command(press), command != .inspect else { return [.bell] }
      return performBesideInspector(command)
    default: return [.bell]
    }
    mode = .inspector(inspector)
    return []
  }

  /// Performs a command and keeps the inspector open.
  private mutating func performBesideInspector(_ command: Command) -> [PreviewEffect] {
    let open = mode
    let effects = perform(command)
    switch mode {
    case .screen: mode = open
    case .list, .help: if case .inspector(let inspector) = open { behind = inspector }
    case .inspector: break
    }
    refreshInspector()
    return effects
  }

  /// Closes a list or the help and shows the previous panel again.
  mutating func closePanel() {
    mode = behind.map { .inspector($0) } ?? .screen
    behind = nil
    refreshInspector()
  }

  /// Inspects the next or previous view in the order of the tree.
  private mutating func inspectNeighbor(of id: String, by step: Int) -> [PreviewEffect] {
    guard let screen, let index = screen.index(of: id) else { return [.bell] }
    let all = screen.tree.nodes.indices.filter { $0 == index || !screen.tree.nodes[$0].isOfUIKit }
    guard let place = all.firstIndex(of: index) else { return [.bell] }
    openInspector(on: screen.tree.nodes[all[(place + step + all.count) % all.count]].id)
    return []
  }
}
