internal import TerminalCells
internal import ThemeControls
internal import ThemeRendering
internal import ThemeText

extension PreviewModel {
  /// Draws a list on top.
  func draw(_ list: ListPicker, _ buffer: inout CellBuffer) {
    let area = layout.overlay(rows: list.panelRows)
    buffer.clear(area)
    buffer.frame(area, title: list.title, foreground: Accent.focus)
    let inner = area.inset(columns: 2, rows: 1)
    guard !inner.isEmpty else { return }
    let (left, right) = (Int(inner.left), Int(inner.right))
    var row = Int(inner.top)
    let isEmpty = list.search.text.isEmpty
    let end = buffer.write("⌕ ", column: left, row: row, end: right, style: [.dim])
    if isEmpty {
      buffer.write("type to search", column: end, row: row, end: right, style: [.dim])
      buffer.update(column: end, row: row) { $0.style.insert(.reverse) }
    } else {
      draw(list.search, &buffer, column: end, row: row, end: right)
    }
    let count = "\(list.matches.count) of \(list.items.count)"
    buffer.write(count, column: max(end + 16, right - count.count), row: row, end: right, style: [.dim])
    row += 1
    for column in stride(from: left, to: right, by: 1) {
      buffer.put("─", width: 1, column: column, row: row, style: [.dim])
    }
    row += 1
    let room = Int(inner.bottom) - row
    let first = list.firstVisible(in: room)
    if list.matches.isEmpty { buffer.write("nothing found", column: left, row: row, end: right, style: [.dim]) }
    for (offset, index) in list.matches.dropFirst(first).prefix(max(0, room)).enumerated() {
      let item = list.items[index]
      let isChosen = first + offset == list.selected
      drawItem(item, isChosen: isChosen, &buffer, row: row + offset, left: left, right: right)
    }
  }

  private func drawItem(
    _ item: ListPicker.Item, isChosen: Bool, _ buffer: inout CellBuffer, row: Int, left: Int, right: Int
  ) {
    let color = isChosen ? (Accent.onChoice, Accent.choice) : (CellColor.terminal, CellColor.terminal)
    let isMono = style.depth == .none
    if isChosen {
      for column in stride(from: left - 1, through: right, by: 1) {
        buffer.put(" ", width: 1, column: column, row: row, foreground: color.0, background: color.1)
      }
      buffer.put(
        isMono ? ">" : " ", width: 1, column: left - 1, row: row, foreground: color.0, background: color.1)
    }
    let end = buffer.write(
      String(repeating: "  ", count: item.depth) + item.title, column: left, row: row, end: right, foreground: color.0,
      background: color.1, style: isChosen ? [.bold] : [])
    let room = right - end - 2
    guard room >= 6, !item.detail.isEmpty else { return }
    // The end of a path is more informative than its beginning.
    var detail = item.detail
    if Int(cellWidth(of: detail)) > room { detail = "…" + String(detail.suffix(room - 1)) }
    buffer.write(
      detail, column: max(end + 2, right - Int(cellWidth(of: detail))), row: row, end: right, foreground: color.0,
      background: color.1, style: isChosen ? [] : [.dim])
  }

  /// Draws an edited line of text, with its caret.
  func draw(_ editor: LineEditor, _ buffer: inout CellBuffer, column: Int, row: Int, end: Int) {
    let room = max(1, end - column - 1)
    let characters = editor.characters
    var first = min(editor.caret, characters.count)
    var width = 0
    while first > 0, width + Int(cellWidth(of: characters[first - 1])) <= room - 1 {
      first -= 1
      width += Int(cellWidth(of: characters[first]))
    }
    var place = column
    for (index, character) in characters.enumerated().dropFirst(first) {
      guard place < end else { break }
      let isMarked = index == editor.caret || editor.selection.contains(index)
      let next = buffer.write(
        String(character), column: place, row: row, end: end, style: isMarked ? [.reverse] : [])
      place = next
    }
    if editor.caret >= characters.count, place < end {
      buffer.put(" ", width: 1, column: place, row: row, style: [.reverse])
    }
  }

  func draw(_ help: HelpPanel, _ buffer: inout CellBuffer) {
    let area = layout.overlay(rows: HelpPanel.lines.count)
    buffer.clear(area)
    buffer.frame(area, title: "Keys", foreground: Accent.focus)
    let inner = area.inset(columns: 2, rows: 1)
    let room = Int(inner.rows)
    guard room > 0 else { return }
    let first = min(help.first, max(0, HelpPanel.lines.count - room))
    for (offset, line) in HelpPanel.lines.dropFirst(first).prefix(room).enumerated() {
      let row = Int(inner.top) + offset
      if line.isHeading {
        buffer.write(line.text, column: Int(inner.left), row: row, end: Int(inner.right), style: [.underline])
      } else {
        buffer.write(line.key, column: Int(inner.left) + 1, row: row, end: Int(inner.right), style: [.bold])
        buffer.write(line.text, column: Int(inner.left) + 16, row: row, end: Int(inner.right))
      }
    }
    if first + room < HelpPanel.lines.count {
      buffer.write(" ▼ more ", column: Int(area.right) - 11, row: Int(area.bottom) - 1, end: Int(area.right))
    }
  }
}
