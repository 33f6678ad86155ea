internal import ThemeSource
internal import ThemeText

// A column is 8 points wide in any font, so small text needs more room in a terminal than on a device. Text that a
// device shows completely is complete here too, as far as cells allow.

extension CellPainter {
  /// Whether a device shows the entire text in an area of that size.
  func fitsOnDevice(_ piece: TextPiece, in size: Size) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let scales = piece.style.minimumScale < 1 ? [1, piece.style.minimumScale] : [1]
    return scales.contains { scale in
      let runs = piece.runs.map { TextRun($0.string.escapedLines, FontDescriptor($0.font ?? piece.style.font, scale)) }
      let line = runs.map { TextMetrics.standard.lineHeight(of: $0.font) }.max() ?? 0
      let lines = max(1, Int(Int32(clampingRounded: ((size.height + 2) / max(line, 1)).rounded(.down))))
      let most = piece.style.numberOfLines == 0 ? lines : min(lines, piece.style.numberOfLines)
      return !TextMetrics.standard.layout(runs, width: size.width + 2, mode: .wordWrapping, maximumLines: most)
        .isTruncated
    }
  }

  /// The form of a view's text, and the cells, that show it completely. Tried in order: its normal cells, free cells at
  /// its sides, more lines for text that wraps anyway, less space between words, more lines for a single one. Text that
  /// a device cuts is unchanged.
  func fitted(_ piece: TextPiece, _ index: Int) -> (piece: TextPiece, area: CellRect) {
    let area = areas[index]
    if isWhole(piece, in: area) { return (piece, area) }
    guard tree.nodes.count < Self.manyNodes, fitsOnDevice(piece, in: tree.nodes[index].frame.size) else {
      return (piece, area)
    }
    var piece = piece
    piece.isWholeOnDevice = true
    let limits = FreeCells(beside: index, self)
    let free = limits.columns(beside: area)
    let widest = widened(area, to: .max / 4, within: free, piece)
    var wrapping = piece
    wrapping.style.numberOfLines = 0
    if piece.style.numberOfLines == 1 {
      let wide = widened(area, to: columns(of: piece.escaped), within: free, piece)
      if isWhole(piece, in: wide) { return (piece, wide) }
    } else {
      let wider = ahead(of: area, free, piece)
      for base in [area, wider, widest] {
        if let taller = heightened(base, for: wrapping, within: limits.rows(beside: base)) { return (wrapping, taller) }
      }
    }
    for base in [area, widest] {
      let condensed = (piece.style.numberOfLines == 1 ? piece : wrapping).condensed
      if isWhole(condensed, in: base) { return (condensed, base) }
    }
    if piece.style.numberOfLines == 1 {
      for base in [ahead(of: area, free, piece), widest] {
        if let taller = heightened(base, for: wrapping, within: limits.rows(beside: base)) { return (wrapping, taller) }
      }
    }
    return isWhole(piece, in: area, keepsWords: false) ? (piece, area) : (piece, ahead(of: area, free, piece))
  }

  /// An area with the free columns on the side to which a text extends, so that its start is unchanged.
  private func ahead(
    of area: CellRect, _ free: (left: Int32, right: Int32), _ piece: TextPiece
  ) -> CellRect {
    switch side(of: piece) {
    case .left: CellRect(left: area.left, top: area.top, right: free.right, bottom: area.bottom)
    case .right: CellRect(left: free.left, top: area.top, right: area.right, bottom: area.bottom)
    case .center: CellRect(left: free.left, top: area.top, right: free.right, bottom: area.bottom)
    }
  }

  /// Whether an area has room for the entire text, without breaking words.
  private func isWhole(_ piece: TextPiece, in area: CellRect, keepsWords: Bool = true) -> Bool {
    let room = area.intersection(canvas.bounds)
    guard !room.isEmpty else { return false }
    if layOut(piece.textRuns, piece, columns: room.columns, rows: area.rows).isTruncated { return false }
    guard keepsWords, piece.style.numberOfLines != 1, piece.style.lineBreak != .charWrapping else { return true }
    let words = piece.escaped.split { $0.isWhitespace || $0 == "-" }
    return words.allSatisfy { word in
      let width = cellWidth(of: String(word))
      return width <= room.columns || word.contains { cellWidth(of: $0) == 2 }
    }
  }

  /// An area with the free columns at its sides that a text needs, first on the side to which it extends.
  private func widened(
    _ area: CellRect, to needed: Int32, within limits: (left: Int32, right: Int32), _ piece: TextPiece
  ) -> CellRect {
    let missing = needed - area.columns
    guard missing > 0 else { return area }
    var (left, right) = (area.left, area.right)
    switch side(of: piece) {
    case .left: right = min(limits.right, right + missing)
    case .right: left = max(limits.left, left - missing)
    case .center:
      left = max(limits.left, left - (missing + 1) / 2)
      right = min(limits.right, right + (missing + 1) / 2)
    }
    if right - left < needed {
      right = min(limits.right, left + needed)
      left = max(limits.left, right - needed)
    }
    return CellRect(left: left, top: area.top, right: right, bottom: area.bottom)
  }

  /// An area with the free rows below and then above it that a text needs; nil if they are too few.
  private func heightened(
    _ area: CellRect, for piece: TextPiece, within limits: (top: Int32, bottom: Int32)
  ) -> CellRect? {
    var (top, bottom) = (area.top, area.bottom)
    if isWhole(piece, in: area) { return area }
    while bottom < limits.bottom || top > limits.top {
      if bottom < limits.bottom { bottom += 1 } else { top -= 1 }
      let taller = CellRect(left: area.left, top: top, right: area.right, bottom: bottom)
      if isWhole(piece, in: taller) { return taller }
    }
    return nil
  }
}

private struct FreeCells {
  /// Areas of other views.
  private var taken: [CellRect] = []
  /// Bounds of the text: the screen, the clip, and all shapes under the view.
  private var room: CellRect
  private let painter: CellPainter

  init(beside index: Int, _ painter: CellPainter) {
    self.painter = painter
    let area = painter.areas[index]
    room = painter.clips[index].intersection(painter.canvas.bounds)
    for other in painter.tree.nodes.indices where other != index && painter.isDrawn(other) {
      let node = painter.tree.nodes[other]
      let cells = painter.inkArea(of: other)
      guard !cells.isEmpty else { continue }
      let holds =
        cells.left <= area.left && cells.right >= area.right && cells.top <= area.top
        && cells.bottom >= area.bottom
      if holds, other < index {
        let edge: Int32 = node.parent == nil || cells.columns <= area.columns + 2 ? 0 : 1
        room = room.intersection(cells.inset(columns: edge, rows: 0))
      } else {
        taken.append(cells)
      }
    }
  }

  /// The free columns left and right of an area, up to the next view in its rows, with one column of space.
  func columns(beside area: CellRect) -> (left: Int32, right: Int32) {
    var limits = (left: min(room.left, area.left), right: max(room.right, area.right))
    for other in taken where other.top < area.bottom && other.bottom > area.top {
      if other.left >= area.right { limits.right = min(limits.right, max(area.right, other.left - 1)) }
      if other.right <= area.left { limits.left = max(limits.left, min(area.left, other.right + 1)) }
      if other.left < area.right, other.right > area.right { limits.right = area.right }
      if other.right > area.left, other.left < area.left { limits.left = area.left }
    }
    var right = area.right
    while right < limits.right, !hasMark(column: right, area) { right += 1 }
    var left = area.left
    while left > limits.left, !hasMark(column: left - 1, area) { left -= 1 }
    if right < limits.right, right > area.right { right -= 1 }
    if left > limits.left, left < area.left { left += 1 }
    return (left, right)
  }

  /// The free rows above and below an area, up to the next view in its columns.
  func rows(beside area: CellRect) -> (top: Int32, bottom: Int32) {
    var limits = (top: min(room.top, area.top), bottom: max(room.bottom, area.bottom))
    for other in taken where other.left < area.right && other.right > area.left {
      if other.top >= area.bottom { limits.bottom = min(limits.bottom, max(area.bottom, other.top)) }
      if other.bottom <= area.top { limits.top = max(limits.top, min(area.top, other.bottom)) }
      if other.top < area.bottom, other.bottom > area.bottom { limits.bottom = area.bottom }
      if other.bottom > area.top, other.top < area.top { limits.top = area.top }
    }
    var bottom = area.bottom
    while bottom < limits.bottom, !hasMark(row: bottom, area) { bottom += 1 }
    var top = area.top
    while top > limits.top, !hasMark(row: top - 1, area) { top -= 1 }
    return (top, bottom)
  }

  private func hasMark(column: Int32, _ area: CellRect) -> Bool {
    (area.top..<area.bottom).contains { painter.canvas.hasMark(column: Int(column), row: Int($0)) }
  }

  private func hasMark(row: Int32, _ area: CellRect) -> Bool {
    (area.left..<area.right).contains { painter.canvas.hasMark(column: Int($0), row: Int(row)) }
  }
}

extension CellPainter {
  /// The cells on which a view draws: the columns of a text; none for a view without content.
  fileprivate func inkArea(of index: Int) -> CellRect {
    let node = tree.nodes[index]
    let area = areas[index].intersection(clips[index])
    if node.hasShape || node.isSeparator { return area }
    let traits = node.content.traits
    guard traits.drawing != .nothing else { return CellRect(column: area.left, row: area.top, columns: 0, rows: 0) }
    guard traits.box != .always, let text = node.content.words?.string else { return area }
    let piece = TextPiece(text, textStyle(index))
    let needed = columns(of: piece.escaped)
    guard needed < area.columns, !text.contains(where: \.isNewline) else { return area }
    let left =
      switch side(of: piece) {
      case .left: area.left
      case .right: area.right - needed
      case .center: area.left + (area.columns - needed) / 2
      }
    let row = area.top + Int32(clamping: firstRow(of: 1, piece.style, index, area))
    return CellRect(left: left, top: row, right: left + needed, bottom: row + 1)
  }
}

extension TextPiece {
  /// The text with minimal spacing: single spaces, none next to punctuation that separates words.
  var condensed: TextPiece {
    var piece = self
    var previous: Character = " "
    for index in piece.runs.indices {
      var string = ""
      for character in piece.runs[index].string {
        if character == " ", previous == " " || Self.separators.contains(previous) { continue }
        if Self.joints.contains(character), string.last == " " { string.removeLast() }
        string.append(character)
        previous = character
      }
      piece.runs[index].string = string
    }
    return piece
  }

  /// Characters that need no space before them.
  private static let joints: Set<Character> = ["-", "–", "—", "·", "•", "|", "/", "&", "+", "→", "←", ">", "›"]
  /// Characters that need no space after them.
  private static let separators = joints.union([",", ";", ":", ".", "!", "?"])
}

extension FontDescriptor {
  /// Converts a compiled theme's font, with its size multiplied.
  package init(_ font: RenderTree.Font, _ scale: Double = 1) {
    let weight = Weight.allCases.min { abs($0.rawValue - font.weight) < abs($1.rawValue - font.weight) } ?? .regular
    self.init(
      family: font.family.map { .named($0) } ?? .system, weight: weight, italic: font.isItalic,
      pointSize: font.size * scale)
    systemFont = font.systemFont
    measured = font.measured
    spacing = font.kerning * scale
  }
}
