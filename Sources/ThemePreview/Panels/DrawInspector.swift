internal import TerminalCells
internal import ThemeCompiler
internal import ThemeText

extension PreviewModel {
  /// Rows of the inspector's content in its area: without the frame and the heading.
  func inspectorContentRows(of area: CellRect) -> Int { max(1, Int(area.rows) - 4) }

  /// Draws the inspector.
  func draw(_ inspector: Inspector, _ buffer: inout CellBuffer, _ area: CellRect) {
    buffer.clear(area)
    buffer.frame(area, title: inspector.title, foreground: Accent.focus)
    let inner = area.inset(columns: 2, rows: 1)
    guard inner.rows >= 2 else { return }
    let (left, right) = (Int(inner.left), Int(inner.right))
    buffer.write(inspector.subtitle, column: left, row: Int(inner.top), end: right, style: [.dim])
    let note = inspector.refusal
    let noteLines = note.map { wrapped($0, columns: right - left) }?.prefix(3) ?? []
    let top = Int(inner.top) + 2
    let room = max(1, Int(inner.bottom) - top - noteLines.count)
    let first = inspector.firstVisible(in: inspectorContentRows(of: area))
    if first + room < inspector.rows.count {
      buffer.write(" ▼ more ", column: Int(area.right) - 11, row: Int(area.bottom) - 1, end: Int(area.right))
    }
    for (offset, row) in inspector.rows.dropFirst(first).prefix(room).enumerated() {
      let isChosen = first + offset == inspector.selected
      draw(row, isChosen ? inspector : nil, &buffer, row: top + offset, left: left, right: right)
    }
    for (offset, line) in noteLines.enumerated() {
      buffer.write(
        line, column: left, row: top + room + offset, end: right, foreground: Accent.warning, style: [.bold])
    }
  }

  /// Draws a row of the inspector; `inspector` is given for the chosen one.
  private func draw(
    _ row: Inspector.Row, _ inspector: Inspector?, _ buffer: inout CellBuffer, row line: Int, left: Int, right: Int
  ) {
    switch row.kind {
    case .heading:
      buffer.write(row.label, column: left, row: line, end: right, style: [.underline])
      return
    case .error, .warning:
      let color = { if case .error = row.kind { Accent.error } else { Accent.warning } }()
      let end = buffer.write(row.label + ": ", column: left, row: line, end: right, foreground: color, style: [.bold])
      buffer.write(row.text, column: end, row: line, end: right)
      return
    case .text where row.label.isEmpty:
      buffer.write(row.text, column: left + 1, row: line, end: right)
      return
    case .text, .value, .overridden: break
    }
    let width = right - left
    let isConstraint = row.value?.key.hasPrefix("constraint.") == true
    let labelEnd = left + max(10, width * (isConstraint ? 66 : 36) / 100)
    let valueEnd = max(labelEnd + 6, right - max(10, width * 22 / 100))
    let isChosen = inspector != nil
    let colors = isChosen ? (Accent.onChoice, Accent.choice) : (CellColor.terminal, CellColor.terminal)
    if isChosen {
      for column in (left - 1)..<(right + 1) {
        buffer.put(" ", width: 1, column: column, row: line, foreground: colors.0, background: colors.1)
      }
      if style.depth == .none { buffer.put(">", width: 1, column: left - 1, row: line) }
    }
    buffer.write(
      row.label, column: left, row: line, end: labelEnd - 1, foreground: colors.0, background: colors.1,
      style: isChosen ? [.bold] : [])
    if let editor = inspector?.editor {
      for column in labelEnd..<right { buffer.put(" ", width: 1, column: column, row: line) }
      draw(editor, &buffer, column: labelEnd, row: line, end: right)
      return
    }
    var isOld = false
    if case .overridden = row.kind { isOld = true }
    buffer.write(
      row.text, column: labelEnd, row: line, end: valueEnd - 1, foreground: colors.0, background: colors.1,
      style: isOld ? [.dim, .strikethrough] : [])
    var place = row.place
    if Int(cellWidth(of: place)) > right - valueEnd { place = "…" + String(place.suffix(max(1, right - valueEnd - 1))) }
    buffer.write(
      place, column: valueEnd, row: line, end: right, foreground: colors.0, background: colors.1,
      style: isChosen ? [] : [.dim])
  }
}
