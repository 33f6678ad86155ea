internal import ThemeSource

/// The part of one file that a diagnostic refers to: source lines with marks and labels below them.
struct Snippet {
  /// A location to underline.
  struct Mark {
    var range: SourceRange
    /// The escaped label; nil for the location of the diagnostic itself.
    var label: String?
    /// The severity, for the location of the diagnostic itself; nil for related ones.
    var severity: Diagnostic.Severity?

    fileprivate var isPrimary: Bool { severity != nil }
    fileprivate var style: ReportStyle { severity.map(ReportStyle.severity) ?? .related }
    fileprivate var character: Character { isPrimary ? "^" : "-" }
  }

  let file: LocatedFile
  /// The marks; the arrow points at the first.
  private(set) var marks: [Mark]

  init(_ file: LocatedFile, _ mark: Mark) {
    self.file = file
    marks = [mark]
  }

  /// Maximum number of lines between two marks in one snippet.
  private static var nearness: Int { 8 }

  /// Adds a mark of the same file. Returns false instead if the mark is far from the others or would not be visible
  /// with them.
  mutating func takeIn(_ mark: Mark, width: Int) -> Bool {
    let line = file.lines.lineIndex(of: mark.range.start)
    let isNear = marks.contains { other in
      let lines = lineSpan(other)
      return line >= lines.lowerBound - Self.nearness && line <= lines.upperBound + Self.nearness
    }
    guard isNear else { return false }
    if let focus = marks.first(where: { lineSpan($0).contains(line) })?.range {
      let display = DisplayLine(file, file.lineRange(line), focus: focus.offsets, width: width)
      guard display.shows(mark.range.offsets) else { return false }
    }
    marks.append(mark)
    return true
  }

  /// Returns the first and the last line, from 0. A span that ends with a line's end does not include the next line.
  private func lineSpan(_ mark: Mark) -> ClosedRange<Int> {
    let first = file.lines.lineIndex(of: mark.range.start)
    guard mark.isPrimary, !mark.range.isEmpty else { return first...first }
    return first...max(first, file.lines.lineIndex(of: mark.range.end - 1))
  }

  /// The largest line number that is shown.
  var lastLineNumber: Int { 1 + (marks.map { lineSpan($0).upperBound }.max() ?? 0) }

  /// The lines that are shown, from 0: those with marks, and single lines between two of them.
  private var shownLines: [Int] {
    var marked: Set<Int> = []
    for mark in marks {
      let lines = lineSpan(mark)
      marked.insert(lines.lowerBound)
      marked.insert(lines.upperBound)
    }
    var result: [Int] = []
    for line in marked.sorted() {
      if let last = result.last, line == last + 2 { result.append(last + 1) }
      result.append(line)
    }
    return result
  }
}

// MARK: - Writing

extension Snippet {
  /// Writes the snippet's lines, each with its gutter.
  func write(to painter: inout TextPainter, gutter: Int, width: Int) {
    let block = marks.lazy.map { (mark: $0, lines: lineSpan($0)) }.first { $0.lines.count > 1 }
    var previous: Int?
    for line in shownLines {
      if let previous, line > previous + 1 {
        if let block, block.lines.lowerBound < line, line <= block.lines.upperBound {
          painter.write("...".padded(to: gutter + 2), .gutter)
          painter.write(" |", block.mark.style)
        } else {
          painter.write("...", .gutter)
        }
        painter.newline()
      }
      writeLine(line, block: block, to: &painter, gutter: gutter, width: width)
      previous = line
    }
  }

  private func writeLine(
    _ line: Int, block: (mark: Mark, lines: ClosedRange<Int>)?, to painter: inout TextPainter, gutter: Int, width: Int
  ) {
    let range = file.lineRange(line)
    let own = marks.filter { lineSpan($0).contains(line) && lineSpan($0).count == 1 }
    let focus = (own.first { $0.isPrimary } ?? own.first)?.range ?? blockFocus(block?.mark, on: range)
    let display = DisplayLine(file, range, focus: focus.offsets, width: width)
    painter.write("\(line + 1)".padded(to: gutter) + " |", .gutter)
    writeMargin(block, line: line, to: &painter, opening: true)
    if !display.text.isEmpty { painter.write(" " + display.text) }
    painter.newline()
    for row in markRows(own, on: display) {
      painter.write(String(repeating: " ", count: gutter) + " |", .gutter)
      writeMargin(block, line: line, to: &painter, opening: false)
      painter.write(" ")
      row.write(to: &painter)
      painter.newline()
    }
    if let block, line == block.lines.upperBound {
      let last = display.columns(of: block.mark.range.offsets.clamped(to: range)).upperBound
      painter.write(String(repeating: " ", count: gutter) + " |", .gutter)
      painter.write(" |" + String(repeating: "_", count: last) + "^", block.mark.style)
      painter.newline()
    }
  }

  /// Returns the part of a multiline span on one line to keep visible.
  private func blockFocus(_ mark: Mark?, on line: Range<Int>) -> SourceRange {
    guard let mark else { return SourceRange(line.lowerBound..<line.lowerBound) }
    let part = mark.range.offsets.clamped(to: line)
    // On the last line the end matters, on others the start.
    return part.upperBound < line.upperBound && part.lowerBound == line.lowerBound
      ? SourceRange(part.upperBound..<part.upperBound) : SourceRange(part.lowerBound..<part.lowerBound)
  }

  /// Writes the bar next to the lines of a multiline span.
  private func writeMargin(
    _ block: (mark: Mark, lines: ClosedRange<Int>)?, line: Int, to painter: inout TextPainter, opening: Bool
  ) {
    guard let block else { return }
    let first = block.lines.lowerBound
    if line == first, opening {
      painter.write(" /", block.mark.style)
    } else if line >= first, line <= block.lines.upperBound {
      painter.write(" |", block.mark.style)
    } else {
      painter.write("  ")
    }
  }

  /// Returns the rows of marks below a line: underlines with the rightmost label, then the other labels with
  /// connectors.
  private func markRows(_ marks: [Mark], on display: DisplayLine) -> [MarkRow] {
    guard !marks.isEmpty else { return [] }
    let line = marks.map { (mark: $0, columns: display.columns(of: clampedToLine($0.range))) }
    var underline = MarkRow()
    for (mark, columns) in line.reversed() where !mark.isPrimary {
      underline.put(String(repeating: mark.character, count: columns.count), at: columns.lowerBound, mark.style)
    }
    for (mark, columns) in line where mark.isPrimary {
      underline.put(String(repeating: mark.character, count: columns.count), at: columns.lowerBound, mark.style)
    }
    var hanging = line.filter { $0.mark.label != nil }.sorted { $0.columns.lowerBound > $1.columns.lowerBound }
    let rightmost = line.map(\.columns.upperBound).max() ?? 0
    if let first = hanging.first, first.columns.upperBound == rightmost {
      underline.append(first.mark.label ?? "", first.mark.style)
      hanging.removeFirst()
    }
    var rows = [underline]
    if !hanging.isEmpty { rows.append(connectors(hanging.map(\.columns.lowerBound))) }
    for (index, item) in hanging.enumerated() {
      var row = connectors(hanging[(index + 1)...].map(\.columns.lowerBound).filter { $0 < item.columns.lowerBound })
      row.put(item.mark.label ?? "", at: item.columns.lowerBound, item.mark.style)
      rows.append(row)
    }
    return rows
  }

  private func connectors(_ columns: [Int]) -> MarkRow {
    var row = MarkRow()
    for column in columns { row.put("|", at: column, .related) }
    return row
  }

  /// Returns a range that is cut at the end of its first line.
  private func clampedToLine(_ range: SourceRange) -> Range<Int> {
    let line = file.lineRange(file.lines.lineIndex(of: range.start))
    let start = min(range.offsets.lowerBound, line.upperBound)
    return start..<max(start, min(range.offsets.upperBound, line.upperBound))
  }
}

extension String {
  /// Returns the text padded with spaces at its end.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
