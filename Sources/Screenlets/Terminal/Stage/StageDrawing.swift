internal import TerminalCells
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

extension RenderTree {
  /// The color around the picture.
  var ground: RenderColor { nodes.first?.background.flatMap { $0.alpha == 255 ? $0 : nil } ?? background }
}

extension CellColor {
  init(_ color: RenderColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension String {
  /// The lines with control characters escaped, so that the measured text is the drawn text.
  fileprivate var safeLines: String {
    split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).replacing("\t", with: " ").escaped }
      .joined(separator: "\n")
  }
}

extension CellBuffer {
  /// The number of rows up to the last row that differs from the ground, which is the last cell.
  var rowsInUse: Int {
    guard let ground = self[columns - 1, rows - 1] else { return rows }
    var used = rows
    while used > 0, (0..<columns).allSatisfy({ self[$0, used - 1] == ground }) { used -= 1 }
    return used
  }
}

extension CellRect {
  func moved(columns: Int32, rows: Int32) -> CellRect {
    CellRect(left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows)
  }
}

extension CellBuffer {
  private static let accent = CellColor(rgb: 0x3A8DFF)

  /// Marks the control with the focus: colors its frame, or else puts an arrow on each side. A field without a frame
  /// needs no arrows, because it shows a caret.
  mutating func markFocus(_ area: CellRect, isText: Bool) {
    guard !area.isEmpty else { return }
    var hasFrame = false
    for row in Int(area.top)..<Int(area.bottom) {
      for column in Int(area.left)..<Int(area.right) {
        let isEdge =
          row == Int(area.top) || row == Int(area.bottom) - 1 || column == Int(area.left)
          || column == Int(area.right) - 1
        guard isEdge, let cell = self[column, row], (0x2500...0x257F).contains(cell.glyph) else { continue }
        hasFrame = true
        update(column: column, row: row) {
          $0.foreground = Self.accent
          $0.style.insert(.bold)
        }
      }
    }
    guard !hasFrame, !isText else { return }
    let row = Int(area.top + area.bottom - 1) / 2
    mark("▸", column: Int(area.left) - 1, row: row)
    mark("◂", column: Int(area.right), row: row)
  }

  /// Marks the chosen row of a list with an arrow on each side, outside of it or else in its margins.
  mutating func markRow(_ area: CellRect) {
    guard !area.isEmpty else { return }
    let row = Int(area.top + area.bottom - 1) / 2
    if !mark("▸", column: Int(area.left) - 1, row: row) { mark("▸", column: Int(area.left), row: row) }
    if !mark("◂", column: Int(area.right), row: row) { mark("◂", column: Int(area.right) - 1, row: row) }
  }

  @discardableResult
  private mutating func mark(_ glyph: Character, column: Int, row: Int) -> Bool {
    guard let cell = self[column, row], cell.glyph == 0x20 else { return false }
    put(
      glyph, width: 1, column: column, row: row, foreground: Self.accent, background: cell.background, style: [.bold])
    return true
  }

  /// Draws a message in a dark box in the center.
  mutating func draw(_ overlay: ProgressOverlay, isCancellable: Bool, tick: Int) {
    let (ground, ink) = (CellColor(rgb: 0x202124), CellColor(rgb: 0xFFFFFF))
    let room = max(1, min(columns - 6, 48))
    let lines = overlay.message.isEmpty ? [] : CellBuffer.lines(of: overlay.message.safeLines, room: room)
    let spinner = overlay.spinnerMode == .noSpinner ? nil : Self.spinner(tick)
    let hint = isCancellable ? "Esc cancels" : overlay.closeMode.isTouchClosable ? "any key closes" : nil
    var texts: [(text: String, style: CellStyle)] = []
    if let spinner { texts.append((spinner, [.bold])) }
    texts += lines.map { ($0, [.bold]) }
    if let hint, rows > texts.count + 3 { texts.append((hint, [.dim])) }
    let width = min(columns, max(12, (texts.map { Int(cellWidth(of: $0.text)) }.max() ?? 0) + 6))
    let height = min(rows, texts.count + 2)
    let (left, top) = ((columns - width) / 2, (rows - height) / 2)
    for row in top..<(top + height) {
      for column in left..<(left + width) {
        let isSide = column == left || column == left + width - 1
        let isEdge = row == top || row == top + height - 1
        let line: Character =
          switch (isSide, isEdge) {
          case (true, true): row == top ? (column == left ? "╭" : "╮") : (column == left ? "╰" : "╯")
          case (true, false): "│"
          case (false, true): "─"
          case (false, false): " "
          }
        put(line, width: 1, column: column, row: row, foreground: ink, background: ground)
      }
    }
    for (number, line) in texts.enumerated() where number + 1 < height {
      let column = left + max(0, (width - Int(cellWidth(of: line.text))) / 2)
      write(
        line.text, column: column, row: top + 1 + number, end: left + width, foreground: ink, background: ground,
        style: line.style)
    }
  }

  private static func spinner(_ tick: Int) -> String {
    let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧"]
    return frames[tick & 7]
  }

  /// The lines of a message, broken at spaces to fit in `room` columns.
  private static func lines(of message: String, room: Int) -> [String] {
    var lines: [String] = []
    for paragraph in message.split(whereSeparator: \.isNewline).prefix(12) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        var rest = Substring(word)
        while !rest.isEmpty {
          let joined = line.isEmpty ? String(rest) : line + " " + rest
          if Int(cellWidth(of: joined)) <= room {
            line = joined
            break
          }
          if !line.isEmpty {
            lines.append(line)
            line = ""
            continue
          }
          var head = ""
          while let next = rest.first, Int(cellWidth(of: head + String(next))) <= room {
            head.append(next)
            rest.removeFirst()
          }
          // A character that is wider than the room is omitted.
          if head.isEmpty { rest.removeFirst() } else { lines.append(head) }
        }
      }
      if !line.isEmpty { lines.append(line) }
    }
    return Array(lines.prefix(12))
  }
}
