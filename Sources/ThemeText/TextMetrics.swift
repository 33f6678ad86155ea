package import ThemeSource

/// The measure of text, shared by layout and painting so that both agree.
///
/// All lengths are points. With `cells`, text takes whole columns and rows of a terminal, regardless of its font.
/// Results are finite and never negative. Invalid font sizes count as 0; sizes are limited to 10,000.
package enum TextMetrics: Hashable, Sendable {
  case fonts(FontTable)
  case cells(CellGrid)

  /// The tables that approximate Apple's fonts.
  package static let standard = TextMetrics.fonts(.standard)

  /// Returns the metrics with another design of the system font. Cell metrics are returned unchanged.
  package func with(systemFont: FontTable.SystemFont) -> TextMetrics {
    switch self {
    case .fonts(var table):
      table.systemFont = systemFont
      return .fonts(table)
    case .cells: return self
    }
  }

  /// Returns the width of a single line, without wrapping. Line endings take no room.
  package func width(of text: String, font: FontDescriptor) -> Points {
    switch self {
    case .fonts(let table):
      var pen = table.pen(for: font)
      return pen.width(of: text)
    case .cells(let grid):
      var pen = CellPen(grid, font)
      return pen.width(of: text)
    }
  }

  /// Returns the height of a line, rounded up to whole pixels at `scale` pixels per point; unrounded if `scale` is 0.
  package func lineHeight(of font: FontDescriptor, scale: Double = 0) -> Points {
    let line = line(of: font)
    return (line.ascender + line.descender).roundedUp(toScale: scale)
  }

  /// Returns the distance from the top of a line to its baseline.
  package func ascender(of font: FontDescriptor) -> Points { line(of: font).ascender }

  /// Returns the distance from the baseline to the bottom of a line, positive.
  package func descender(of font: FontDescriptor) -> Points { line(of: font).descender }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: available width in points, which text without line breaks may exceed by `FontTable.slack`. If nil, lines break only at
  ///     line endings in the text.
  ///   - maximumLines: maximum number of lines; 0 for no limit.
  package func layout(
    _ text: String, font: FontDescriptor, width: Points? = nil, mode: LineBreakMode = .tailTruncation,
    maximumLines: Int = 0
  ) -> TextLayout {
    layout([TextRun(text, font)], width: width, mode: mode, maximumLines: maximumLines)
  }

  /// Breaks an attributed text into lines. The height of a line is that of its highest run.
  package func layout(
    _ runs: [TextRun], width: Points? = nil, mode: LineBreakMode = .tailTruncation, maximumLines: Int = 0
  ) -> TextLayout {
    var setter = LineSetter(
      MeasuredText(runs, self, findsBreaks: width != nil), width: width.map { $0.isFinite ? max(0, $0) : 0 },
      slack: slack, mode: mode,
      maximumLines: maximumLines)
    return setter.layout()
  }

  private var slack: Points {
    switch self {
    case .fonts(let table): table.slack
    case .cells: 0
    }
  }

  /// Returns the line metrics of a font in points.
  func line(of font: FontDescriptor) -> (ascender: Points, descender: Points, gap: Points) {
    switch self {
    case .fonts(let table):
      let size = FontPen.accepted(font.pointSize)
      let line = table.line(of: font)
      return (line.ascender * size, line.descender * size, max(line.gap * size, font.leading - line.height * size))
    case .cells(let grid):
      let height = grid.y(ofRow: Self.rows(of: font))
      let descender = grid.pointsPerRow / 4
      return (height - descender, descender, 0)
    }
  }

  /// Returns the terminal rows of a line: 2 from 28 points, otherwise 1.
  package static func rows(of font: FontDescriptor) -> Int32 { font.pointSize >= 28 ? 2 : 1 }

  /// Returns the columns reserved per letter in addition to the one in which it is drawn. A letter of 28 points is
  /// about 16 points wide on a device: two columns of the standard grid. Views get that room, but letters are drawn in
  /// adjacent columns, because gaps would make the text look spaced out.
  package static func columnsBesideLetter(of font: FontDescriptor, in grid: CellGrid) -> Int32 {
    font.pointSize >= max(28, 3.5 * grid.pointsPerColumn) ? 1 : 0
  }
}
