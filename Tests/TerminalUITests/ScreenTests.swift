import TerminalCells
import TestSupport
import Testing
import ThemeText

@testable import TerminalUI

private func width(_ character: Character) -> Int { Int(cellWidth(of: character)) }

private let glyphs: [Character] = ["a", "b", " ", "█", "é", "日", "👩‍👩‍👧", "e\u{301}", "🇫🇷", "╭"]

private func scribble(_ buffer: inout CellBuffer, _ random: inout SeededNumbers, strokes: Int) {
  let colors = [CellColor.terminal, CellColor(rgb: 0xFFFFFF), CellColor(rgb: 0x123456)]
  for _ in 0..<strokes {
    let glyph = glyphs[random.below(glyphs.count)]
    buffer.put(
      glyph, width: width(glyph), column: random.below(buffer.columns), row: random.below(buffer.rows),
      foreground: colors[random.below(3)], background: colors[random.below(3)],
      style: CellStyle(rawValue: UInt8(random.below(64))))
  }
}

/// Removes sequences that `TinyTerminal` does not support: the cursor's visibility and synchronized updates.
private func drawing(_ bytes: [UInt8]) -> [UInt8] {
  var text = String(decoding: bytes, as: UTF8.self)
  for sequence in ["\u{1B}[?25l", "\u{1B}[?25h", "\u{1B}[?2026h", "\u{1B}[?2026l"] {
    text = text.split(separator: sequence, omittingEmptySubsequences: false).joined()
  }
  return Array(text.utf8)
}

/// Removes the styles that a space does not show.
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

@Test func `differences applied over many frames equal a full redraw`() {
  for (seed, depth) in ColorDepth.allCases.enumerated() {
    var random = SeededNumbers(seed: UInt64(seed))
    let size = (columns: 37, rows: 9)
    var screen = ScreenWriter(size: size, depth: depth)
    screen.synchronizesOutput = seed % 2 == 0
    var shown = TinyTerminal(columns: size.columns, rows: size.rows)
    var picture = CellBuffer(columns: size.columns, rows: size.rows)
    for frame in 0..<trials(100, of: 1_000) {
      if frame % 50 == 49 { picture = CellBuffer(columns: size.columns, rows: size.rows) }
      scribble(&picture, &random, strokes: 1 + random.below(12))
      let cursor =
        random.below(3) == 0 ? TerminalFrame.Position(column: random.below(40), row: random.below(10)) : nil
      shown.feed(drawing(screen.bytes(for: TerminalFrame(picture, cursor: cursor))), width: width)
      var redrawn = TinyTerminal(columns: size.columns, rows: size.rows)
      var fresh = ScreenWriter(size: size, depth: depth)
      redrawn.feed(drawing(fresh.bytes(for: TerminalFrame(picture))), width: width)
      #expect(visible(shown.cells) == visible(redrawn.cells))
    }
    #expect(shown.unknown.isEmpty)
  }
}

@Test func `an unchanged frame writes no bytes`() {
  var screen = ScreenWriter(size: (10, 2), depth: .truecolor)
  screen.synchronizesOutput = true
  let frame = TerminalFrame(CellBuffer(columns: 10, rows: 2), cursor: TerminalFrame.Position(column: 3, row: 1))
  #expect(!screen.bytes(for: frame).isEmpty)
  #expect(screen.bytes(for: frame).isEmpty)
  #expect(screen.bytes(for: TerminalFrame(nil, cursor: frame.cursor)).isEmpty)
  screen.forget()
  #expect(!screen.bytes(for: frame).isEmpty)
}

@Test func `a picture larger than the terminal is clipped`() {
  var screen = ScreenWriter(size: (4, 1), depth: .none)
  var picture = CellBuffer(columns: 6, rows: 3)
  for (column, character) in "abc".enumerated() { picture.put(character, width: 1, column: column, row: 0) }
  picture.put("日", width: 2, column: 3, row: 0)
  let text = String(decoding: screen.bytes(for: TerminalFrame(picture)), as: UTF8.self)
  #expect(text == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Habc")
}

@Test func `a typed letter takes at most 100 bytes`() {
  var screen = ScreenWriter(size: (200, 60), depth: .truecolor)
  screen.synchronizesOutput = true
  var random = SeededNumbers(seed: 5)
  var picture = CellBuffer(columns: 200, rows: 60)
  scribble(&picture, &random, strokes: 5000)
  _ = screen.bytes(for: TerminalFrame(picture, cursor: TerminalFrame.Position(column: 100, row: 30)))
  picture.put(
    "x", width: 1, column: 100, row: 30, foreground: CellColor(rgb: 0x123456), background: CellColor(rgb: 0xFFFFFF))
  let bytes = screen.bytes(for: TerminalFrame(picture, cursor: TerminalFrame.Position(column: 101, row: 30)))
  #expect(bytes.count <= 100)
}

@Test func `only the last of several sizes and mouse moves is reported`() {
  let move = { (column: Int) in TerminalEvent.mouse(MouseEvent(.drag, .left, column: column, row: 0)) }
  let key = TerminalEvent.key(KeyPress(.tab))
  #expect(
    coalesced([
      .resize(columns: 1, rows: 1), move(1), move(2), key, .resize(columns: 2, rows: 2), move(3), move(4),
    ]) == [move(2), key, .resize(columns: 2, rows: 2), move(4)])
}

@Test func `environment variables determine the terminal's capabilities`() throws {
  func capabilities(_ values: [String: String]) throws(TerminalError) -> TerminalCapabilities {
    try TerminalCapabilities { values[$0] }
  }
  #expect(try capabilities(["TERM": "xterm-256color", "COLORTERM": "truecolor"]).depth == .truecolor)
  #expect(try capabilities(["TERM": "tmux-256color"]).depth == .indexed)
  #expect(try capabilities(["TERM": "linux"]).depth == .sixteen)
  #expect(try capabilities(["TERM": "xterm-kitty", "NO_COLOR": "1"]).depth == .none)
  #expect(try capabilities(["TERM": "xterm", "LANG": "de_DE.UTF-8"]).showsUnicode)
  #expect(try !capabilities(["TERM": "xterm", "LANG": "de_DE.UTF-8", "LC_ALL": "C"]).showsUnicode)
  #expect(throws: TerminalError.noCursorAddressing(term: "dumb")) { try capabilities(["TERM": "dumb"]) }
  #expect(throws: TerminalError.noCursorAddressing(term: "")) { try capabilities([:]) }
}
