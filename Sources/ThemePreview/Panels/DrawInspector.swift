internal import TerminalCells
internal import ThemeCompiler
internal import ThemeControls
internal import ThemeSource
internal import ThemeText

/// The columns of the inspector's rows.
private struct InspectorColumns {
  let left: Int
  let right: Int
  /// Start of values, and of those of constraints, which have long labels.
  let values: Int
  let constraintValues: Int
  /// Start of places.
  let places: Int

  init(_ rows: [Inspector.Row], left: Int, right: Int) {
    (self.left, self.right) = (left, right)
    let width = right - left
    let longest = rows.filter { $0.value != nil && !$0.isConstraint }.map { Int(cellWidth(of: $0.label)) }.max() ?? 0
    values = left + min(max(10, longest + 2), max(10, width / 2))
    constraintValues = left + max(10, width * 66 / 100)
    let place = rows.map { Int(cellWidth(of: $0.place)) }.max() ?? 0
    places = max(values + 6, right - min(place, max(10, width * 22 / 100)))
  }
}

extension PreviewModel {
  /// Rows of the inspector's content in its area, without the frame, the heading and the note.
  func inspectorContentRows(of area: CellRect, _ inspector: Inspector) -> Int {
    max(1, Int(area.rows) - 4 - noteLines(of: inspector, area).count)
  }

  /// The reason for refusing a value, or the visited problem if its rows are too far above the selected one.
  private func noteLines(of inspector: Inspector, _ area: CellRect) -> [String] {
    let columns = Int(area.columns) - 4
    if let refusal = inspector.refusal { return Array(wrapped(refusal, columns: columns).prefix(3)) }
    guard let problem = inspector.problem, let selected = inspector.selected, selected >= Int(area.rows) - 4 else {
      return []
    }
    let text = [problem.message, problem.help.map { "help: " + $0 }].compactMap(\.self).joined(separator: "\n")
    return Array(wrapped(text, columns: columns).prefix(6))
  }

  func draw(_ inspector: Inspector, _ buffer: inout CellBuffer, _ area: CellRect) {
    buffer.clear(area)
    buffer.frame(area, title: inspector.title, foreground: Accent.focus)
    let inner = area.inset(columns: 2, rows: 1)
    guard inner.rows >= 2 else { return }
    let (left, right) = (Int(inner.left), Int(inner.right))
    buffer.write(inspector.subtitle, column: left, row: Int(inner.top), end: right, style: [.dim])
    let top = Int(inner.top) + 2
    let room = inspectorContentRows(of: area, inspector)
    let first = inspector.firstVisible(in: room)
    if first + room < inspector.rows.count {
      buffer.write(" ▼ more ", column: Int(area.right) - 11, row: Int(area.bottom) - 1, end: Int(area.right))
    }
    let columns = InspectorColumns(inspector.rows, left: left, right: right)
    for (offset, row) in inspector.rows.dropFirst(first).prefix(room).enumerated() {
      let isChosen = first + offset == inspector.selected
      draw(row, isChosen ? inspector : nil, &buffer, row: top + offset, columns)
    }
    let color = inspector.refusal == nil ? inspector.problem.map { Accent.of($0.severity) } : Accent.warning
    for (offset, line) in noteLines(of: inspector, area).enumerated() {
      buffer.write(
        line, column: left, row: top + room + offset, end: right, foreground: color ?? .terminal, style: [.bold])
    }
  }

  /// Draws a row of the inspector; `inspector` is nil unless the row is selected.
  private func draw(
    _ row: Inspector.Row, _ inspector: Inspector?, _ buffer: inout CellBuffer, row line: Int,
    _ columns: InspectorColumns
  ) {
    let (left, right) = (columns.left, columns.right)
    switch row.kind {
    case .heading:
      buffer.write(row.label, column: left, row: line, end: right, style: [.underline])
    case .problem(let severity):
      let end = buffer.write(
        row.label + ": ", column: left, row: line, end: right, foreground: Accent.of(severity), style: [.bold])
      buffer.write(row.text, column: end, row: line, end: right)
    case .text where row.label.isEmpty:
      buffer.write(row.text, column: left + 1, row: line, end: right)
    case .text:
      let end = buffer.write(row.label + " ", column: left, row: line, end: right, style: [.dim])
      buffer.write(row.text, column: max(end, left + 10), row: line, end: right)
    case .value, .overridden:
      drawValue(row, inspector, &buffer, row: line, columns)
    }
  }

  private func drawValue(
    _ row: Inspector.Row, _ inspector: Inspector?, _ buffer: inout CellBuffer, row line: Int,
    _ columns: InspectorColumns
  ) {
    let (left, right) = (columns.left, columns.right)
    let values = row.isConstraint ? columns.constraintValues : columns.values
    let places = max(columns.places, values + 6)
    let isChosen = inspector != nil
    let colors = isChosen ? (Accent.onChoice, Accent.choice) : (CellColor.terminal, CellColor.terminal)
    if isChosen {
      for column in stride(from: left - 1, through: right, by: 1) {
        buffer.put(" ", width: 1, column: column, row: line, foreground: colors.0, background: colors.1)
      }
      if style.depth == .none { buffer.put(">", width: 1, column: left - 1, row: line) }
    }
    if let severity = row.severity {
      buffer.put(
        "!", width: 1, column: left - 1, row: line, foreground: isChosen ? colors.0 : Accent.of(severity),
        background: colors.1, style: [.bold])
    }
    buffer.write(
      row.label, column: left, row: line, end: values - 1,
      foreground: isChosen ? colors.0 : row.severity.map { Accent.of($0) } ?? colors.0, background: colors.1,
      style: isChosen || row.severity != nil ? [.bold] : [])
    if let editor = inspector?.editor {
      for column in stride(from: values, to: right, by: 1) { buffer.put(" ", width: 1, column: column, row: line) }
      draw(editor, &buffer, column: values, row: line, end: right)
      return
    }
    var isOld = false
    if case .overridden = row.kind { isOld = true }
    buffer.write(
      row.text, column: values, row: line, end: row.place.isEmpty ? right : places - 1, foreground: colors.0,
      background: colors.1, style: isOld ? [.dim, .strikethrough] : [])
    var place = row.place
    if Int(cellWidth(of: place)) > right - places { place = "…" + String(place.suffix(max(1, right - places - 1))) }
    buffer.write(
      place, column: places, row: line, end: right, foreground: colors.0, background: colors.1,
      style: isChosen ? [] : [.dim])
  }
}

extension Inspector.Row {
  /// Whether the row has a value of a constraint.
  fileprivate var isConstraint: Bool { value?.key.hasPrefix("constraint.") == true }
}
