import TestSupport
import Testing
import ThemeText

@testable import TerminalCells

private func width(_ character: Character) -> Int { Int(cellWidth(of: character)) }

/// Returns a terminal's cells after a picture was drawn cell by cell in full style.
private func reference(_ buffer: CellBuffer) -> [TinyTerminal.Cell] {
  buffer.cells.map { cell in
    var shown = TinyTerminal.Cell()
    shown.text = buffer.text(of: cell)
    if let color = cell.background.rgb { shown.background = "48;2;\(color >> 16);\(color >> 8 & 255);\(color & 255)" }
    if shown.text != " ", let color = cell.foreground.rgb {
      shown.foreground = "38;2;\(color >> 16);\(color >> 8 & 255);\(color & 255)"
    }
    let flags: [(CellStyle, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
    ]
    for (flag, code) in flags where cell.style.contains(flag) { shown.style.insert(code) }
    return shown
  }
}

/// Removes the styles that a space does not show: foreground, bold, dim and italic.
private func visible(_ cells: [TinyTerminal.Cell]) -> [TinyTerminal.Cell] {
  cells.map {
    var cell = $0
    if cell.text == " " {
      cell.foreground = "39"
      cell.style.formIntersection(["4", "7", "9"])
    }
    return cell
  }
}

private func scribble(_ buffer: inout CellBuffer, _ random: inout SeededNumbers, strokes: Int) {
  let glyphs: [Character] = ["a", "█", "é", "日", "👩‍👩‍👧", "e\u{301}", " ", "╭"]
  for _ in 0..<strokes {
    let glyph = glyphs[random.below(glyphs.count)]
    let colors: [CellColor] = [.terminal, CellColor(rgb: 0xFFFFFF), CellColor(rgb: 0x123456)]
    buffer.put(
      glyph, width: width(glyph), column: random.below(buffer.columns), row: random.below(buffer.rows),
      foreground: colors[random.below(3)], background: colors[random.below(3)],
      style: CellStyle(rawValue: UInt8(random.below(64))))
  }
}

@Test func `encoded changes update a terminal from the previous picture to the next one`() {
  var random = SeededNumbers(seed: 1)
  for _ in 0..<40 {
    var first = CellBuffer(columns: 23, rows: 7)
    scribble(&first, &random, strokes: 60)
    var second = first
    scribble(&second, &random, strokes: 12)
    var terminal = TinyTerminal(columns: 23, rows: 7)
    terminal.feed(encode(first, previous: CellBuffer(columns: 23, rows: 7), depth: .truecolor), width: width)
    #expect(visible(terminal.cells) == visible(reference(first)))
    terminal.feed(encode(second, previous: first, depth: .truecolor), width: width)
    #expect(visible(terminal.cells) == visible(reference(second)))
    #expect(terminal.unknown.isEmpty)
  }
}

@Test func `rows encoded for a pipe show the same picture`() {
  var random = SeededNumbers(seed: 42)
  var buffer = CellBuffer(columns: 31, rows: 9)
  scribble(&buffer, &random, strokes: 150)
  var terminal = TinyTerminal(columns: 31, rows: 9)
  terminal.feed(encode(buffer, depth: .truecolor), width: width)
  #expect(visible(terminal.cells) == visible(reference(buffer)))
}

@Test func `encoding an unchanged picture writes no bytes`() {
  var random = SeededNumbers(seed: 3)
  var buffer = CellBuffer(columns: 23, rows: 7)
  scribble(&buffer, &random, strokes: 60)
  #expect(encode(buffer, previous: buffer, depth: .truecolor).isEmpty)
}

@Test func `a picture of another size is written completely after the screen is cleared`() {
  let buffer = CellBuffer(columns: 2, rows: 1, fill: CellBuffer.Cell(glyph: 0x78))
  let text = String(decoding: encode(buffer, previous: CellBuffer(columns: 3, rows: 1), depth: .none), as: UTF8.self)
  #expect(text == "\u{1B}[2J\u{1B}[1;1Hxx")
}

@Test func `a style is written only where it changes`() {
  var buffer = CellBuffer(columns: 4, rows: 1)
  for column in 0..<4 {
    buffer.put(
      "x", width: 1, column: column, row: 0, foreground: CellColor(rgb: 0xFFFFFF), style: column == 3 ? [] : [.bold])
  }
  let text = String(decoding: encode(buffer, depth: .truecolor), as: UTF8.self)
  #expect(text == "\u{1B}[1;38;2;255;255;255mxxx\u{1B}[0;38;2;255;255;255mx\u{1B}[0m\n")
}

@Test func `control characters in cells are not written`() {
  var buffer = CellBuffer(columns: 6, rows: 1)
  for (column, value) in ([0x1B, 0x9B, 0x7F, 0x202E, 0x2028, 0x0A] as [UInt32]).enumerated() {
    buffer.set(CellBuffer.Cell(glyph: value), column: column, row: 0)
  }
  #expect(String(decoding: encode(buffer, depth: .none), as: UTF8.self) == "?\u{FFFD}?\u{FFFD}\u{FFFD}?\n")
}

@Test func `the 256 colors are those of xterm`() {
  // https://www.ditig.com/256-colors-cheat-sheet and xterm's 256colres.h
  let known: [(Int, UInt32)] = [
    (16, 0x000000), (21, 0x0000FF), (46, 0x00FF00), (67, 0x5F87AF), (196, 0xFF0000), (208, 0xFF8700), (226, 0xFFFF00),
    (231, 0xFFFFFF), (232, 0x080808), (244, 0x808080), (255, 0xEEEEEE),
  ]
  #expect(TerminalPalette.colors.count == 256)
  for (number, color) in known {
    #expect(TerminalPalette.colors[number] == color)
    #expect(TerminalPalette.nearest256(to: color) == number)
  }
}

@Test func `indexed and 16 colors are written by their numbers`() {
  var buffer = CellBuffer(columns: 1, rows: 1)
  buffer.put(
    "x", width: 1, column: 0, row: 0, foreground: CellColor(rgb: 0xFF0000), background: CellColor(rgb: 0xFFFFFF))
  #expect(String(decoding: encode(buffer, depth: .indexed), as: UTF8.self) == "\u{1B}[38;5;196;48;5;231mx\u{1B}[0m\n")
  #expect(String(decoding: encode(buffer, depth: .sixteen), as: UTF8.self) == "\u{1B}[91;107mx\u{1B}[0m\n")
}
