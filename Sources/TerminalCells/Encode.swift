internal import ThemeSource

/// Writes a picture for a terminal.
///
/// Without `previous`, the rows are written in sequence, each followed by a line feed and with the terminal's colors
/// restored, for pipes and scrolling output. With it, only changed cells are written, each run after a cursor movement,
/// or after the unchanged cells between if those are fewer bytes. If `previous` has another size, everything is
/// written. Without color, bold, reversed and other styles are still set on a screen, but not on a pipe. All text is
/// sanitized, so that no character can control the terminal.
package func encode(_ buffer: CellBuffer, previous: CellBuffer? = nil, depth: ColorDepth) -> [UInt8] {
  var encoder = Encoder(depth: depth)
  if let previous {
    encoder.hasStyles = true
    encoder.writeChanges(of: buffer, from: previous)
  } else {
    encoder.writeRows(of: buffer)
  }
  return encoder.bytes
}

private struct Encoder {
  let depth: ColorDepth
  var bytes: [UInt8] = []
  /// Whether styles are set even without color.
  var hasStyles = false
  private var foreground = CellColor.terminal
  private var background = CellColor.terminal
  private var style: CellStyle = []
  /// Cached codes of colors.
  private var codes: [CellColor: Int] = [:]

  init(depth: ColorDepth) { self.depth = depth }

  mutating func writeRows(of buffer: CellBuffer) {
    for row in 0..<buffer.rows {
      let cells = buffer.cells[(row * buffer.columns)..<((row + 1) * buffer.columns)]
      let visible =
        cells.lastIndex { isVisible($0) }.map { cells[cells.startIndex...$0] }
        ?? cells[cells.startIndex..<cells.startIndex]
      for cell in visible where cell.width > 0 { write(cell, in: buffer) }
      reset()
      bytes.append(0x0A)
    }
  }

  /// Whether a cell differs from an empty one.
  private func isVisible(_ cell: CellBuffer.Cell) -> Bool {
    if cell.glyph != 0x20 { return true }
    return depth != .none
      && (cell.background != .terminal || !cell.style.isDisjoint(with: [.underline, .strikethrough, .reverse]))
  }

  mutating func writeChanges(of buffer: CellBuffer, from previous: CellBuffer) {
    let isComparable = previous.columns == buffer.columns && previous.rows == buffer.rows
    if !isComparable { append("\u{1B}[2J") }
    for row in 0..<buffer.rows {
      var cursor = -1
      for column in 0..<buffer.columns {
        let index = row * buffer.columns + column
        let cell = buffer.cells[index]
        guard cell.width > 0 else { continue }
        let isSame =
          isComparable && buffer.looks(at: index, like: previous)
          && (cell.width < 2 || index + 1 >= buffer.cells.count || buffer.looks(at: index + 1, like: previous))
        if isSame { continue }
        move(from: cursor, to: column, row: row, in: buffer)
        write(cell, in: buffer)
        // Terminals disagree about the width of clusters, so the next cell is addressed.
        cursor = cell.glyph & CellBuffer.clusterFlag != 0 ? -1 : column + Int(cell.width)
      }
    }
    reset()
  }

  /// Moves the cursor within a row. `cursor` is its column, or -1 if it is elsewhere.
  private mutating func move(from cursor: Int, to column: Int, row: Int, in buffer: CellBuffer) {
    if cursor == column { return }
    guard cursor >= 0, cursor < column else { return append("\u{1B}[\(row + 1);\(column + 1)H") }
    let between = buffer.cells[(row * buffer.columns + cursor)..<(row * buffer.columns + column)]
    if column - cursor <= 4, between.allSatisfy({ needsOneByte($0) }) {
      for cell in between { write(cell, in: buffer) }
    } else {
      append(column - cursor == 1 ? "\u{1B}[C" : "\u{1B}[\(column - cursor)C")
    }
  }

  /// Whether a cell is a printable ASCII character in the current style.
  private func needsOneByte(_ cell: CellBuffer.Cell) -> Bool {
    guard (0x20..<0x7F).contains(cell.glyph), cell.width == 1 else { return false }
    if depth == .none { return cell.style == style }
    return cell.style == style && cell.foreground == foreground && cell.background == background
  }

  private mutating func write(_ cell: CellBuffer.Cell, in buffer: CellBuffer) {
    if depth != .none { setStyle(of: legible(cell)) } else if hasStyles { setStyle(of: uncolored(cell)) }
    if cell.glyph < 0x80 {
      bytes.append(cell.glyph >= 0x20 && cell.glyph < 0x7F ? UInt8(truncatingIfNeeded: cell.glyph) : 0x3F)
      return
    }
    if cell.glyph & CellBuffer.clusterFlag == 0 {
      append(Unicode.Scalar(cell.glyph) ?? "\u{FFFD}")
    } else {
      for scalar in buffer.text(of: cell).unicodeScalars { append(scalar) }
    }
  }

  /// The cell, with another text color if the terminal's few colors would make text and background equal.
  private mutating func legible(_ cell: CellBuffer.Cell) -> CellBuffer.Cell {
    guard depth == .sixteen || depth == .indexed, cell.glyph > 0x20, !(0x2580...0x259F).contains(cell.glyph),
      let text = cell.foreground.rgb, let back = cell.background.rgb, text != back
    else { return cell }
    let nearest = depth == .sixteen ? TerminalPalette.nearest16 : TerminalPalette.nearest256
    guard number(cell.foreground, text, nearest) == number(cell.background, back, nearest) else { return cell }
    var cell = cell
    cell.foreground = CellColor(rgb: ColorSpaces.isLight(rgb: back) ? 0 : 0xFFFFFF)
    return cell
  }

  private func uncolored(_ cell: CellBuffer.Cell) -> CellBuffer.Cell {
    var cell = cell
    cell.foreground = .terminal
    cell.background = .terminal
    return cell
  }

  private mutating func reset() {
    guard style != [] || foreground != .terminal || background != .terminal else { return }
    append("\u{1B}[0m")
    style = []
    foreground = .terminal
    background = .terminal
  }

  /// Writes the shortest sequence that changes the current style to the cell's. A space needs no foreground.
  private mutating func setStyle(of cell: CellBuffer.Cell) {
    var wanted = cell.style
    if cell.glyph == 0x20 { wanted.formIntersection([.underline, .strikethrough, .reverse]) }
    let needsForeground = cell.glyph != 0x20 || !wanted.isEmpty
    let wantedForeground = needsForeground ? cell.foreground : foreground
    if wanted == style, wantedForeground == foreground, cell.background == background { return }
    let start = bytes.count
    if !style.subtracting(wanted).isEmpty {
      appendCode(0)
      style = []
      foreground = .terminal
      background = .terminal
    }
    for (flag, code) in Self.flags where wanted.contains(flag) && !style.contains(flag) { appendCode(code) }
    style = wanted
    if needsForeground, cell.foreground != foreground {
      appendCode(of: cell.foreground, isBackground: false)
      foreground = cell.foreground
    }
    if cell.background != background {
      appendCode(of: cell.background, isBackground: true)
      background = cell.background
    }
    guard bytes.count > start else { return }
    // Each code begins with a separator. The introducer replaces the first.
    bytes[start] = 0x5B
    bytes.insert(0x1B, at: start)
    bytes.append(0x6D)
  }

  private static let flags: [(CellStyle, UInt32)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]

  private mutating func appendCode(of color: CellColor, isBackground: Bool) {
    guard let rgb = color.rgb else { return appendCode(isBackground ? 49 : 39) }
    switch depth {
    case .none: return
    case .truecolor:
      appendCode(isBackground ? 48 : 38)
      appendCode(2)
      appendCode(rgb >> 16)
      appendCode(rgb >> 8 & 0xFF)
      appendCode(rgb & 0xFF)
    case .indexed:
      appendCode(isBackground ? 48 : 38)
      appendCode(5)
      appendCode(UInt32(clamping: number(color, rgb, TerminalPalette.nearest256)))
    case .sixteen:
      let number = number(color, rgb, TerminalPalette.nearest16)
      appendCode(UInt32(clamping: (number < 8 ? 30 : 82) + number + (isBackground ? 10 : 0)))
    }
  }

  /// Appends a separator and a number.
  private mutating func appendCode(_ code: UInt32) {
    bytes.append(0x3B)
    append(code)
  }

  private mutating func number(_ color: CellColor, _ rgb: UInt32, _ nearest: (UInt32) -> Int) -> Int {
    if let known = codes[color] { return known }
    let number = nearest(rgb)
    codes[color] = number
    return number
  }

  /// Appends a decimal number below 1000, or the text of a larger one.
  private mutating func append(_ number: UInt32) {
    if number >= 1000 { return append(String(number)) }
    if number >= 100 { bytes.append(0x30 + UInt8(truncatingIfNeeded: number / 100)) }
    if number >= 10 { bytes.append(0x30 + UInt8(truncatingIfNeeded: number / 10 % 10)) }
    bytes.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar.isHostile ? "\u{FFFD}" : scalar) ?? .init() { bytes.append(byte) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
