package import ThemeSource

/// How text is measured: the same value serves layout and painting, so that both agree.
///
/// All lengths are points. With `cells`, text takes whole columns and rows of a terminal, whatever its font.
/// Results are finite and never negative; a font size that is not is taken as 0, and no size counts more than 10,000.
package enum TextMetrics: Hashable, Sendable {
  case fonts(FontTable)
  case cells(CellGrid)

  /// The tables that stand for Apple's fonts.
  package static let standard = TextMetrics.fonts(.standard)

  /// The metrics with another design of the system font; those of a terminal stay as they are.
  package func with(systemFont: FontTable.SystemFont) -> TextMetrics {
    switch self {
    case .fonts(var table):
      table.systemFont = systemFont
      return .fonts(table)
    case .cells: return self
    }
  }

  /// Width of a single line: nothing wraps, line ends take no room.
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

  /// Height of a line, rounded up to whole pixels with `scale` pixels a point; 0 leaves it unrounded.
  package func lineHeight(of font: FontDescriptor, scale: Double = 0) -> Points {
    let line = line(of: font)
    return (line.ascender + line.descender).roundedUp(toScale: scale)
  }

  /// From the top of a line to its baseline.
  package func ascender(of font: FontDescriptor) -> Points { line(of: font).ascender }

  /// From the baseline to the bottom of a line, positive.
  package func descender(of font: FontDescriptor) -> Points { line(of: font).descender }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: room for a line in points, which a line may exceed by `FontTable.slack`; nil for no bound, at which
  ///     only line ends in the text break.
  ///   - maximumLines: most lines shown, 0 for no bound.
  package func layout(
    _ text: String, font: FontDescriptor, width: Points? = nil, mode: LineBreakMode = .tailTruncation,
    maximumLines: Int = 0
  ) -> TextLayout {
    layout([TextRun(text, font)], width: width, mode: mode, maximumLines: maximumLines)
  }

  /// Breaks an attributed text into lines; a line is as high as its highest run.
  package func layout(
    _ runs: [TextRun], width: Points? = nil, mode: LineBreakMode = .tailTruncation, maximumLines: Int = 0
  ) -> TextLayout {
    var setter = LineSetter(
      MeasuredText(runs, self, findsBreaks: width != nil), width: width.map { $0.isFinite ? max(0, $0) : 0 },
      slack: slack, mode: mode,
      maximumLines: maximumLines)
    return setter.layout()
  }

  /// By how much a line may be wider than its room and still count as fitting, in points.
  private var slack: Points {
    switch self {
    case .fonts(let table): table.slack
    case .cells: 0
    }
  }

  /// Line metrics of a font in points.
  func line(of font: FontDescriptor) -> (ascender: Points, descender: Points, gap: Points) {
    switch self {
    case .fonts(let table):
      let size = FontPen.accepted(font.pointSize)
      let line = table.face(for: font).line
      return (line.ascender * size, line.descender * size, max(line.gap * size, font.leading - line.height * size))
    case .cells(let grid):
      let height = grid.y(ofRow: Self.rows(of: font))
      let descender = grid.pointsPerRow / 4
      return (height - descender, descender, 0)
    }
  }

  /// Rows of a terminal that a line of a font takes: 2 from 28 points on, else 1.
  package static func rows(of font: FontDescriptor) -> Int32 { font.pointSize >= 28 ? 2 : 1 }

  /// Columns of a terminal that a letter of a font takes more than the one that it is drawn in: a letter of 28 points is about 16
  /// points wide on a device, two columns of the standard grid. Views get that room; the letters are drawn side by side, since
  /// letters with air between them look spaced out.
  package static func columnsBesideLetter(of font: FontDescriptor, in grid: CellGrid) -> Int32 {
    font.pointSize >= max(28, 3.5 * grid.pointsPerColumn) ? 1 : 0
  }
}
