extension RenderTree {
  /// A row of a wheel with columns.
  static func wheelRow(_ cells: [String]) -> String { cells.joined(separator: "\t") }

  /// The cells of a row as a text of one line.
  package static func wheelTitle(_ row: String) -> String {
    row.split(separator: "\t").joined(separator: "  ")
  }

  /// A text in a column of a wheel. The heads of a column end, and its tails begin, at the same place.
  package struct WheelCell: Sendable, Hashable {
    package var head = ""
    package var tail = ""
    /// Whether the tail is the unit of a number.
    package var isUnit: Bool { !head.isEmpty && tail.first == " " }

    /// Splits a text as columns of `UIDatePicker` are aligned: numbers and days at the end (`1`, `Sat Jun 1`), with a
    /// unit after them (`1 hour`), and words at the beginning (`June`, `AM`).
    init(_ text: Substring) {
      if text.first?.isNumber == true {
        head = String(text.prefix { $0.isNumber })
        tail = String(text.dropFirst(head.count))
      } else if text.contains(where: \.isNumber) {
        head = String(text)
      } else {
        tail = String(text)
      }
    }
  }

  /// The columns of a wheel from left to right, with a cell for each row.
  package static func wheelColumns(_ rows: [String]) -> [[WheelCell]] {
    let cells = rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { WheelCell($0) } }
    let count = cells.map(\.count).max() ?? 0
    return (0..<count).map { column in cells.map { $0.indices.contains(column) ? $0[column] : WheelCell("") } }
  }
}
