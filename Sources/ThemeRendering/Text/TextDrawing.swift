internal import TerminalCells
internal import ThemeSource
internal import ThemeText

struct TextPiece {
  var runs: [RenderTree.Run]
  var style: RenderTree.TextStyle
  /// Style added to every run.
  var cellStyle = CellStyle()
  /// Whether a device shows the entire text. Text cut only in cells is marked differently from text cut on the device.
  var isWholeOnDevice = false

  init(_ text: RenderTree.Text, _ style: RenderTree.TextStyle) {
    runs = text.runs.isEmpty ? [RenderTree.Run(text.string)] : text.runs
    self.style = style
  }

  init(_ string: String, _ style: RenderTree.TextStyle, _ cellStyle: CellStyle = []) {
    runs = [RenderTree.Run(string)]
    self.style = style
    self.cellStyle = cellStyle
  }

  /// The escaped runs, measured in cells.
  var textRuns: [TextRun] { runs.map { TextRun($0.string.escapedLines, FontDescriptor(pointSize: 1)) } }
  var escaped: String { runs.reduce(into: "") { $0 += $1.string.escapedLines } }
  var isEmpty: Bool { runs.allSatisfy { $0.string.isEmpty } }
}

extension RenderTree.Node {
  /// The vertical range of the lines of text on a device.
  fileprivate func band(ofLines count: Int, _ style: RenderTree.TextStyle) -> ClosedRange<Points> {
    let height = min(max(style.font.size * 1.2 * Points(count), 1), 1e6)
    let top: Points =
      switch style.verticalAlignment {
      case .top: frame.y + (role == .textView ? 8 : 0)
      case .center: frame.y + (frame.height - height) / 2
      case .bottom: frame.maxY - height
      }
    guard top.isFinite else { return 0...1 }
    return top...top + height
  }
}

extension String {
  /// The escaped text with its line ends.
  var escapedLines: String {
    let isPlain = utf8.count == unicodeScalars.count && !unicodeScalars.contains { $0.isHostile }
    if isPlain, !contains("##"), !hasPrefix("::") { return self }
    let tabs = String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\t" ? " " : $0 }))
    return tabs.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).escaped }.joined(
      separator: "\n")
  }
}

extension CellPainter {
  /// Replaces text that is visible on a device but does not fit in cells.
  static let cutMark = "⋯"

  /// Cells as points: text is broken in whole columns.
  private static let metrics = TextMetrics.cells(CellGrid(pointsPerColumn: 1, pointsPerRow: 1))

  /// Draws a text into cells, aligned as its style specifies, clipped to area and clip.
  mutating func draw(_ piece: TextPiece, in area: CellRect, clip: CellRect, _ index: Int) {
    let room = area.intersection(canvas.bounds)
    guard !room.isEmpty, !piece.isEmpty else { return }
    var (piece, runs) = (piece, piece.textRuns)
    var layout = layOut(runs, piece, columns: room.columns, rows: area.rows)
    if layout.isTruncated, piece.isWholeOnDevice {
      let condensed = layOut(piece.condensed.textRuns, piece, columns: room.columns, rows: area.rows)
      if !condensed.isTruncated {
        piece = piece.condensed
        (runs, layout) = (piece.textRuns, condensed)
      }
    }
    let mark = piece.isWholeOnDevice ? Self.cutMark : "…"
    let rows = Int(area.rows)
    let count = min(layout.lines.count, rows)
    var row = Int(area.top) + firstRow(of: count, piece.style, index, area)
    let side = side(of: piece)
    let seen = clip.intersection(canvas.bounds)
    let width = layout.lines.prefix(count).map(\.width).max() ?? 0
    row += rowsAside(
      of: index, piece.style, at: row, lines: count, area, width: Int32(clampingRounded: width), side, seen)
    for line in layout.lines.prefix(count) {
      if row >= Int(seen.bottom) { break }
      if row >= Int(seen.top) {
        drawLine(line.shown(in: runs, ellipsis: mark), piece, at: side, in: area, row: row, clip: clip, index)
      }
      row += 1
    }
  }

  /// The number of rows by which a text moves because rounding put it in the row of another that a device shows above
  /// or below it.
  private func rowsAside(
    of index: Int, _ style: RenderTree.TextStyle, at row: Int, lines count: Int, _ area: CellRect, width: Int32,
    _ side: Side, _ seen: CellRect
  ) -> Int {
    guard tree.nodes.count < Self.manyNodes, width > 0, width <= area.columns else { return 0 }
    let left: Int32 =
      switch side {
      case .left: area.left
      case .center: area.left + (area.columns - width) / 2
      case .right: area.right - width
      }
    func cells(_ shift: Int) -> CellRect {
      let top = Int32(clamping: row + shift)
      return CellRect(left: left, top: top, right: left + width, bottom: top + Int32(clamping: count))
    }
    let own = tree.nodes[index].band(ofLines: count, style)
    let others = canvas.textOwners(in: cells(0)).subtracting([Int32(clamping: index)])
    guard let other = others.min(), tree.nodes.indices.contains(Int(other)), others.count == 1,
      let text = tree.nodes[Int(other)].textStyle
    else { return 0 }
    let band = tree.nodes[Int(other)].band(ofLines: 1, text)
    let overlap = min(own.upperBound, band.upperBound) - max(own.lowerBound, band.lowerBound)
    guard overlap < min(text.font.size, style.font.size) * 0.6 else { return 0 }
    let isBelow = own.lowerBound + own.upperBound > band.lowerBound + band.upperBound
    return [1, 2].map { isBelow ? $0 : -$0 }.first { shift in
      let moved = cells(shift)
      return moved.top >= seen.top && moved.bottom <= seen.bottom && canvas.textOwners(in: moved).isEmpty
    } ?? 0
  }

  /// Rows above the given number of lines.
  func firstRow(of count: Int, _ style: RenderTree.TextStyle, _ index: Int, _ area: CellRect) -> Int {
    switch style.verticalAlignment {
    case .top: 0
    case .center: middleStart(index, area, count)
    case .bottom: Int(area.rows) - count
    }
  }

  /// Rows above centered lines, as near to the view's middle as whole rows allow.
  private func middleStart(_ index: Int, _ area: CellRect, _ count: Int) -> Int {
    let room = Int(area.rows) - count
    guard room > 0, area.top == areas[index].top, area.bottom == areas[index].bottom else { return max(0, room / 2) }
    let frame = tree.nodes[index].frame
    let middle = frame.y + frame.height / 2
    let first =
      count & 1 == 1
      ? Int(row(ofMiddle: middle)) - count / 2
      : Int(Int32(clampingRounded: (lines.position(at: middle) - Double(count) / 2 + 0.4).rounded(.down)))
    let start = first - Int(area.top)
    return min(max(start, 0), room)
  }

  func layOut(_ runs: [TextRun], _ piece: TextPiece, columns: Int32, rows: Int32) -> TextLayout {
    let style = piece.style
    let room = Int(rows)
    let most = style.numberOfLines == 0 ? room : min(style.numberOfLines, room)
    let mode: LineBreakMode =
      switch style.lineBreak {
      case .tailTruncation: .tailTruncation
      // Mark the cut, because a device shows more.
      case .wordWrapping: piece.isWholeOnDevice ? .tailTruncation : .wordWrapping
      case .charWrapping: piece.isWholeOnDevice ? .tailTruncation : .charWrapping
      case .clipping: piece.isWholeOnDevice ? .tailTruncation : .clipping
      case .headTruncation: .headTruncation
      case .middleTruncation: .middleTruncation
      }
    return Self.metrics.layout(runs, width: Points(columns), mode: mode, maximumLines: max(1, most))
  }

  private mutating func drawLine(
    _ parts: [(run: Int, text: String)], _ piece: TextPiece, at side: Side, in area: CellRect, row: Int,
    clip: CellRect, _ index: Int
  ) {
    let width = parts.reduce(0) { $0 + Int(cellWidth(of: $1.text)) }
    let room = Int(area.columns)
    var column = Int(area.left)
    switch side {
    case .left: break
    case .right: column += max(0, room - width)
    case .center: column += max(0, (room - width) / 2)
    }
    let end = Int(area.right)
    let taken = CellRect(
      left: Int32(clamping: column), top: Int32(clamping: row), right: Int32(clamping: min(column + width, end)),
      bottom: Int32(clamping: row + 1))
    if canvas.isGhost, canvas.hasText(in: taken, onlyVisible: true) { return }
    canvas.clearText(row: row, from: max(column, Int(clip.left)), to: min(column + width, end, Int(clip.right)))
    for part in parts {
      let run = piece.runs[part.run]
      let font = run.font ?? piece.style.font
      var cellStyle = piece.cellStyle
      if font.weight >= 600 || font.size >= 20 && font.weight >= 400 { cellStyle.insert(.bold) }
      let isSmall = font.size <= 11
      if isSmall, !style.inColor { cellStyle.insert(.dim) }
      if font.isItalic { cellStyle.insert(.italic) }
      if run.isUnderlined { cellStyle.insert(.underline) }
      if run.isStruckThrough { cellStyle.insert(.strikethrough) }
      var color = visible(run.color ?? piece.style.color, index)
      // Small letters look lighter than large ones of the same color; a terminal's dim letters are too light.
      if isSmall { color = color.faded(by: 0.8) }
      for cluster in part.text {
        for (piece, width) in cellPieces(of: cluster) where width > 0 {
          guard column + Int(width) <= end else { return }
          canvas.put(
            piece == "\u{A0}" ? " " : piece, width: Int(width), column: column, row: row, color, cellStyle, clip: clip)
          column += Int(width)
        }
      }
    }
  }

  enum Side { case left, center, right }

  func side(of piece: TextPiece) -> Side {
    switch piece.style.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: BaseDirection(of: piece.escaped) == .rightToLeft ? .right : .left
    }
  }

  /// Columns of a text on one line.
  func columns(of text: String) -> Int32 { cellWidth(of: text.escapedLines) }
}
