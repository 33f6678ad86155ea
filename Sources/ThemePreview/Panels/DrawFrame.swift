package import TerminalCells
internal import ThemeCompiler
internal import ThemeControls
internal import ThemeDatabase
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

extension PreviewModel {
  /// Draws the terminal's entire screen.
  package func frame() -> CellBuffer {
    let layout = layout
    var buffer = CellBuffer(columns: columns, rows: rows)
    if rows >= 4 { drawHeader(&buffer) }
    if !layout.picture.isEmpty { drawPicture(&buffer, layout.picture) }
    if let area = layout.problems { drawProblems(&buffer, area) }
    if let row = layout.eventRow { drawMessage(&buffer, row) }
    if let row = layout.hintRow { drawHints(&buffer, row) }
    switch mode {
    case .screen: break
    case .list(let list): draw(list, &buffer)
    case .help(let help): draw(help, &buffer)
    case .inspector(let inspector): if let area = layout.inspector { draw(inspector, &buffer, area) }
    }
    return style.glyphs == .ascii ? buffer.inASCII() : buffer
  }

  /// Colors of the preview, in addition to the terminal's default: for the focus, choices and problems.
  enum Accent {
    static let focus = CellColor(rgb: 0x3A8DFF)
    static let error = CellColor(rgb: 0xE5484D)
    static let warning = CellColor(rgb: 0xD79A00)
    static let choice = CellColor(rgb: 0x2F6FD0)
    static let onChoice = CellColor(rgb: 0xFFFFFF)

    static func of(_ severity: Diagnostic.Severity) -> CellColor {
      switch severity {
      case .error: error
      case .warning: warning
      case .note: focus
      }
    }
  }

  // MARK: Header and lines

  private func drawHeader(_ buffer: inout CellBuffer) {
    var title = choice.title
    if let parent = screen?.tree.parentTheme { title += " ← \(parent)" }
    if let scene = screen?.tree.scene, let count = screen?.sceneCount, count > 1 {
      title += " · \(scene) (\((screen?.scene ?? 0) + 1) of \(count))"
    }
    if isStale, screen != nil { title += " (before the error)" }
    let size = screen?.tree.sizeText ?? ""
    let detail = [size, settings.summary].filter { !$0.isEmpty }.joined(separator: " · ")
    var end = buffer.write(title, column: 1, row: 0, end: columns - 1, style: [.bold])
    end = drawCounts(&buffer, column: end + 2, row: 0, end: columns - 1)
    let width = Int(cellWidth(of: detail))
    if end + 2 + width < columns {
      buffer.write(detail, column: columns - 1 - width, row: 0, end: columns - 1, style: [.dim])
    } else if end + 12 < columns {
      buffer.write(detail, column: end + 2, row: 0, end: columns - 1, style: [.dim])
    }
  }

  private func drawMessage(_ buffer: inout CellBuffer, _ row: Int) {
    guard !message.text.isEmpty else {
      if case .inspector(let inspector) = mode, let value = inspector.chosen {
        let place = value.origin.map { " (\($0.path):\($0.line))" } ?? ""
        buffer.write("\(value.label): \(value.text)\(place)", column: 1, row: row, end: columns - 1, style: [.dim])
        return
      }
      guard let node = screen?.node(focus) else {
        if problemRows == 0, let first = problems.first {
          draw(first, first.severity.rawValue, &buffer, row)
        }
        return
      }
      if let first = problems.about(node.id).first {
        draw(first, "\(node.shortName) · \(first.severity.rawValue)", &buffer, row)
        return
      }
      let kind = node.customClass ?? node.className
      buffer.write(
        node.shortName == kind ? kind : "\(node.shortName) · \(kind)", column: 1, row: row, end: columns - 1,
        style: [.dim])
      return
    }
    let (label, color) = label(of: message.kind)
    let end = buffer.write(
      label, column: 1, row: row, end: columns - 1, foreground: color ?? .terminal, style: color == nil ? [] : [.bold])
    buffer.write(message.text, column: end, row: row, end: columns - 1)
  }

  /// The prefix of a message, and its color.
  private func label(of kind: Message.Kind) -> (String, CellColor?) {
    switch kind {
    case .event: ("▸ ", nil)
    case .error: ("error: ", Accent.error)
    case .problem(let severity, let name): (name + ": ", Accent.of(severity))
    }
  }

  private func drawHints(_ buffer: inout CellBuffer, _ row: Int) {
    var column = 1
    for (key, text) in hints {
      let width = Int(cellWidth(of: key)) + 1 + Int(cellWidth(of: text))
      guard column + width < columns else { break }
      column = buffer.write(key, column: column, row: row, end: columns, style: [.bold])
      column = buffer.write(" " + text, column: column, row: row, end: columns, style: [.dim]) + 2
    }
  }

  /// The currently relevant keys, most important first.
  private var hints: [(String, String)] {
    switch mode {
    case .list: return [("↑↓", "move"), ("Return", "choose"), ("Esc", "close"), ("type", "to search")]
    case .help: return [("↑↓", "scroll"), ("Esc", "close")]
    case .inspector(let inspector):
      if inspector.editor != nil {
        let choices = inspector.choices == nil ? [] : [("↑↓", "choices")]
        return [("Return", "save"), ("Esc", "cancel")] + choices
      }
      return [
        ("Esc", "close"), ("↑↓", "value"), ("Return", inspector.isFlag ? "switch" : "edit"), ("←→", "view"),
      ] + (problems.isEmpty ? [] : [("g", "next problem")]) + [
        ("x", "remove"), ("u", "undo"), ("U", "redo"), ("w", "views"), ("t", "theme"), ("a", "appearance"),
      ]
    case .screen:
      if let node = screen?.node(focus), node.editor != nil {
        return [("Esc", "commands"), ("Tab", "next"), ("Return", "fire"), ("Alt-i", "inspect"), ("Alt-t", "theme")]
      }
      var hints = [("Tab", "focus"), ("?", "help"), ("q", "quit")]
      if !problems.isEmpty { hints.insert(("g", "go to the problem"), at: 0) }
      if choices.count > 1 { hints.append(("/", "themes")) }
      if choices.siblings(of: choice).count > 1 { hints.append(("t", "theme")) }
      if (screen?.sceneCount ?? 1) > 1 { hints.append(("c C", "scene")) }
      hints += [("d", "device"), ("a", "appearance"), ("i", "inspect"), ("+ -", "text size")]
      if choices.contains(where: { $0.subject != choice.subject }) { hints.append(("n", "next Screenlet")) }
      return hints
    }
  }

  // MARK: The picture

  private func drawPicture(_ buffer: inout CellBuffer, _ room: CellRect) {
    guard let drawn else {
      let text = errors.isEmpty ? "There is no view to draw." : "This theme cannot be drawn yet."
      let width = Int32(clamping: Int(cellWidth(of: text)))
      let column = room.left + max(0, (room.columns - width) / 2)
      buffer.write(
        text, column: Int(column), row: Int(room.top + room.rows / 2), end: Int(room.right), style: [.dim])
      return
    }
    let window = window
    let frame = CellRect(
      left: window.left - 1, top: window.top - 1, right: window.right + 1, bottom: window.bottom + 1)
    buffer.frame(frame, style: [.dim])
    var part = CellBuffer(columns: Int(window.columns), rows: Int(window.rows))
    part.draw(drawn.picture, column: -origin.column, row: -origin.row)
    buffer.draw(part, column: Int(window.left), row: Int(window.top))
    drawScrollMarks(&buffer, frame, drawn.picture)
    if let area = markedArea { drawRing(&buffer, around: area, in: window) }
  }

  /// Draws triangles in the frame in directions with more content.
  private func drawScrollMarks(_ buffer: inout CellBuffer, _ frame: CellRect, _ picture: CellBuffer) {
    let middle = Int(frame.left + frame.right) / 2
    if origin.row > 0 { buffer.put("▲", width: 1, column: middle, row: Int(frame.top), style: [.bold]) }
    if origin.row + Int(window.rows) < picture.rows {
      buffer.put("▼", width: 1, column: middle, row: Int(frame.bottom) - 1, style: [.bold])
    }
    let center = Int(frame.top + frame.bottom) / 2
    if origin.column > 0 { buffer.put("◀", width: 1, column: Int(frame.left), row: center, style: [.bold]) }
    if origin.column + Int(window.columns) < picture.columns {
      buffer.put("▶", width: 1, column: Int(frame.right) - 1, row: center, style: [.bold])
    }
  }

  /// The cells of the focused or inspected view, in the terminal.
  private var markedArea: CellRect? {
    var id = focus
    if case .inspector(let inspector) = mode { id = inspector.id }
    guard let id, let index = screen?.index(of: id), let drawn, drawn.areas.indices.contains(index) else { return nil }
    let area = drawn.areas[index]
    guard !area.isEmpty else { return nil }
    let (column, row) = (Int32(clamping: origin.column), Int32(clamping: origin.row))
    return CellRect(
      left: area.left - column + window.left, top: area.top - row + window.top,
      right: area.right - column + window.left, bottom: area.bottom - row + window.top)
  }

  /// Draws a ring around an area: on its own lines if it has a frame, else on empty cells around it and the screen's
  /// frame.
  private func drawRing(_ buffer: inout CellBuffer, around area: CellRect, in window: CellRect) {
    let frame = buffer
    func isLine(_ column: Int32, _ row: Int32) -> Bool {
      guard let cell = frame[Int(column), Int(row)] else { return false }
      return (0x2500...0x257F).contains(cell.glyph)
    }
    let hasFrame =
      area.rows >= 2 && isLine(area.left, area.top) && isLine(area.right - 1, area.bottom - 1)
    let ring =
      hasFrame
      ? area : CellRect(left: area.left - 1, top: area.top - 1, right: area.right + 1, bottom: area.bottom + 1)
    let (right, bottom) = (ring.right - 1, ring.bottom - 1)
    let isMono = style.depth == .none
    /// Whether the ring may cover a cell: neither letters nor spaces between words.
    func isFree(_ column: Int32, _ row: Int32) -> Bool {
      func isLetter(_ column: Int32) -> Bool {
        guard let cell = frame[Int(column), Int(row)] else { return false }
        return cell.glyph != 0x20 && !(0x2500...0x259F).contains(cell.glyph)
      }
      if isLine(column, row) { return true }
      guard frame[Int(column), Int(row)]?.glyph == 0x20 else { return false }
      return !(isLetter(column - 1) && isLetter(column + 1))
    }
    func mark(_ column: Int32, _ row: Int32, _ glyph: Character, _ heavy: Character) {
      guard column >= window.left - 1, column <= window.right, row >= window.top - 1, row <= window.bottom,
        let cell = frame[Int(column), Int(row)], hasFrame || isFree(column, row)
      else { return }
      if hasFrame, !isLine(column, row) { return }
      buffer.put(
        isMono ? heavy : glyph, width: 1, column: Int(column), row: Int(row), foreground: Accent.focus,
        background: cell.background, style: [.bold])
    }
    for column in (ring.left + 1)..<max(right, ring.left + 1) {
      mark(column, ring.top, "─", "━")
      mark(column, bottom, "─", "━")
    }
    for row in (ring.top + 1)..<max(bottom, ring.top + 1) {
      mark(ring.left, row, "│", "┃")
      mark(right, row, "│", "┃")
    }
    mark(ring.left, ring.top, "╭", "┏")
    mark(right, ring.top, "╮", "┓")
    mark(ring.left, bottom, "╰", "┗")
    mark(right, bottom, "╯", "┛")
  }
}
