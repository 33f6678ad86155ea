internal import TerminalCells
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

extension PreviewModel {
  /// Draws the number of problems, such as `1 error · 2 warnings`. Returns the column after it.
  func drawCounts(_ buffer: inout CellBuffer, column: Int, row: Int, end: Int) -> Int {
    var place = column
    for (index, count) in problems.counts.enumerated() {
      if index > 0 { place = buffer.write(" · ", column: place, row: row, end: end, style: [.dim]) }
      place = buffer.write(
        count.text, column: place, row: row, end: end, foreground: Accent.of(count.severity), style: [.bold])
    }
    return place
  }

  /// Draws a problem on one line.
  func draw(_ problem: Problem, _ name: String, _ buffer: inout CellBuffer, _ row: Int) {
    let end = buffer.write(
      name + ": ", column: 1, row: row, end: columns - 1, foreground: Accent.of(problem.severity), style: [.bold])
    buffer.write(problem.sentence, column: end, row: row, end: columns - 1)
  }

  /// A line of the list of errors.
  private struct ProblemLine {
    var text: String
    var isMessage: Bool
  }

  /// Maximum rows of the list of errors, without its heading.
  private static let listedRows = 8

  /// The errors, broken into lines: each message, then its place and its help.
  private var problemLines: [ProblemLine] {
    var lines: [ProblemLine] = []
    for error in errors {
      guard lines.count < Self.listedRows else { break }
      lines += wrapped(error.message, columns: columns - 2).map { ProblemLine(text: $0, isMessage: true) }
      let details = [error.place, error.help.map { "help: " + $0 }].compactMap(\.self).joined(separator: "  ")
      lines += wrapped(details, columns: columns - 4).map { ProblemLine(text: "  " + $0, isMessage: false) }
    }
    return lines
  }

  /// Rows for the list of errors with its heading. 0 without errors, and if the inspector of a drawn theme is open.
  var problemRows: Int {
    if case .inspector = mode, !isStale { return 0 }
    return errors.isEmpty ? 0 : 1 + min(problemLines.count, Self.listedRows)
  }

  /// Draws the errors below the picture.
  func drawProblems(_ buffer: inout CellBuffer, _ area: CellRect) {
    let top = Int(area.top)
    let end = Int(area.right) - 1
    for column in 0..<columns { buffer.put("─", width: 1, column: column, row: top, style: [.dim]) }
    buffer.write(
      " \(errors.counts.map(\.text).joined()) ", column: 2, row: top, end: end, foreground: Accent.error,
      style: [.bold])
    for (offset, line) in problemLines.prefix(max(0, Int(area.rows) - 1)).enumerated() {
      buffer.write(line.text, column: 1, row: top + 1 + offset, end: end, style: line.isMessage ? [] : [.dim])
    }
  }
}
