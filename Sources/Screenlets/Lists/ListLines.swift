public import Foundation
internal import ThemeSource

/// The lines of a list from top to bottom: titles of sections, and rows. In a grid, a line contains several rows.
///
/// A row has a number: its position among the rows of all sections.
struct ListLines {
  /// A section, with the numbers of its first line and its first row.
  struct Section {
    var title: String?
    var rows: Int
    var firstLine: Int
    var firstRow: Int
  }

  enum Line: Equatable {
    case title(section: Int)
    /// Numbers of rows.
    case rows(Range<Int>)
  }

  private(set) var sections: [Section] = []
  let rowsPerLine: Int
  /// The number of lines.
  private(set) var count = 0
  private(set) var rowCount = 0

  init(_ contents: [(title: String?, rows: Int)], rowsPerLine: Int = 1) {
    self.rowsPerLine = max(1, rowsPerLine)
    for (title, rows) in contents {
      let title = title.flatMap { $0.isEmpty ? nil : $0 }
      let rows = max(0, rows)
      sections.append(Section(title: title, rows: rows, firstLine: count, firstRow: rowCount))
      count += (title == nil ? 0 : 1) + (rows + self.rowsPerLine - 1) / self.rowsPerLine
      rowCount += rows
    }
  }

  /// The contents of a line from 0 to ``count``.
  subscript(line: Int) -> Line {
    // Empty sections begin at the same line as the next one, so the last match is used.
    let index = max(0, sections.partitioningIndex { $0.firstLine > line } - 1)
    guard sections.indices.contains(index) else { return .rows(0..<0) }
    let section = sections[index]
    let offset = line - section.firstLine - (section.title == nil ? 0 : 1)
    guard offset >= 0 else { return .title(section: index) }
    let first = min(section.rows, offset * rowsPerLine)
    return .rows(section.firstRow + first..<section.firstRow + min(section.rows, first + rowsPerLine))
  }

  /// The line of a row.
  func line(ofRow row: Int) -> Int {
    guard let index = section(ofRow: row) else { return 0 }
    let section = sections[index]
    return section.firstLine + (section.title == nil ? 0 : 1) + (row - section.firstRow) / rowsPerLine
  }

  /// The position of a row in its section.
  func indexPath(ofRow row: Int) -> IndexPath? {
    guard (0..<rowCount).contains(row), let section = section(ofRow: row) else { return nil }
    return IndexPath(row: row - sections[section].firstRow, section: section)
  }

  /// The number of the row at a position; nil if there is none.
  func row(at path: IndexPath) -> Int? {
    guard sections.indices.contains(path.section), (0..<sections[path.section].rows).contains(path.row) else {
      return nil
    }
    return sections[path.section].firstRow + path.row
  }

  /// The section of a row. Of sections that begin with it, all but the last one are empty.
  private func section(ofRow row: Int) -> Int? {
    let index = sections.partitioningIndex { $0.firstRow > row } - 1
    return sections.indices.contains(index) ? index : nil
  }
}

extension IndexPath {
  /// The position of a row in a section of a list.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The number of the section; 0 if the path has no section.
  public var section: Int { count > 0 ? self[0] : 0 }

  /// The number of the row in its section; 0 if the path has no row.
  public var row: Int { count > 1 ? self[1] : 0 }
}
