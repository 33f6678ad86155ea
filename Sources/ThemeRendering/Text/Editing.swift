internal import TerminalCells
internal import ThemeSource
internal import ThemeText

/// Text during editing: its view, caret and selection.
package struct TextEditing: Sendable, Hashable {
  package var node: Int
  package var text: String
  /// Characters (grapheme clusters) before the caret.
  package var caret: Int
  package var selection: Range<Int>

  package init(node: Int, text: String, caret: Int, selection: Range<Int>) {
    self.node = node
    self.text = text
    self.caret = caret
    self.selection = selection
  }
}

extension CellPainter {
  /// Draws the edited view's text, scrolled so that the caret is visible. Caret and selection are reversed.
  mutating func paintEdited(
    _ editing: TextEditing, isSecure: Bool, isMultiline: Bool, in area: CellRect, placeholder: String = "",
    _ index: Int
  ) {
    let room = Int(area.columns)
    guard room >= 1, area.rows >= 1 else { return }
    let isEmpty = editing.text.isEmpty
    let shown =
      isEmpty
      ? placeholder.map { EditedGlyph($0, isSecure: false) } : editing.text.map { EditedGlyph($0, isSecure: isSecure) }
    let glyphs = shown + [EditedGlyph(" ", isSecure: false)]
    let caret = min(max(editing.caret, 0), glyphs.count - 1)
    let rows = isMultiline ? Self.rows(of: glyphs, room: room) : [0..<glyphs.count]
    let caretRow = rows.firstIndex { $0.contains(caret) } ?? 0
    let visible = Int(area.rows)
    let firstRow = isMultiline ? max(0, caretRow - visible + 1) : 0
    var row = Int(area.top) + (isMultiline ? 0 : (visible - 1) / 2)
    if !isMultiline, area.top == areas[index].top, area.bottom == areas[index].bottom { row = middle(index) }
    for line in rows.dropFirst(firstRow).prefix(isMultiline ? visible : 1) {
      let start = isMultiline ? line.lowerBound : Self.scroll(glyphs, caret: caret, room: room)
      var column = Int(area.left)
      canvas.clearText(row: row, from: column, to: Int(area.right))
      for number in start..<line.upperBound {
        let glyph = glyphs[number]
        guard column + glyph.width <= Int(area.right) else { break }
        let isMarked = number == caret || editing.selection.contains(number)
        if number < glyphs.count - 1 || isMarked { put(glyph, isMarked, isFaint: isEmpty, column, row, index) }
        column += glyph.width
      }
      row += 1
    }
  }

  private mutating func put(
    _ glyph: EditedGlyph, _ isMarked: Bool, isFaint: Bool, _ column: Int, _ row: Int, _ index: Int
  ) {
    var column = column
    var color = textStyle(index).color
    if isFaint { color = color.over(surface(index)).mixed(with: surface(index), 0.5) }
    color = visible(color, index)
    for (piece, width) in glyph.pieces {
      canvas.put(
        piece, width: width, column: column, row: row, color, isMarked ? [.reverse] : [], clip: clips[index])
      column += width
    }
  }

  /// The first visible character of a line: as many characters before the caret are shown as fit.
  private static func scroll(_ glyphs: [EditedGlyph], caret: Int, room: Int) -> Int {
    var start = caret
    var width = glyphs[caret].width
    while start > 0, width + glyphs[start - 1].width <= room {
      start -= 1
      width += glyphs[start].width
    }
    return start
  }

  /// The characters of each row. Rows break at line feeds, after spaces, and inside words wider than the room.
  private static func rows(of glyphs: [EditedGlyph], room: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var width = 0
    var lastBreak: Int?
    var index = 0
    while index < glyphs.count {
      let glyph = glyphs[index]
      if width + glyph.width > room, index > start {
        let end = lastBreak ?? index
        rows.append(start..<end)
        (start, width, lastBreak) = (end, 0, nil)
        index = end
        continue
      }
      width += glyph.width
      index += 1
      if glyph.isLineFeed {
        rows.append(start..<index)
        (start, width, lastBreak) = (index, 0, nil)
      } else if glyph.isSpace {
        lastBreak = index
      }
    }
    if start < glyphs.count || rows.isEmpty { rows.append(start..<glyphs.count) }
    return rows
  }
}

/// A character during editing: a dot in a secure field, escaped if it could control a terminal.
private struct EditedGlyph {
  let pieces: [(Character, Int)]
  let width: Int
  let isLineFeed: Bool
  let isSpace: Bool

  init(_ character: Character, isSecure: Bool) {
    isLineFeed = character.isNewline
    isSpace = character == " "
    let shown: Character = isSecure ? "•" : isLineFeed || character == "\t" ? " " : character
    pieces = String(shown).escaped.flatMap { cellPieces(of: $0) }.map { ($0.piece, max(1, Int($0.width))) }
    width = max(1, pieces.reduce(0) { $0 + $1.1 })
  }
}
