/// A terminal's picture: a flat array of cells, row by row.
///
/// A cell is 16 bytes. Its glyph is a Unicode scalar, or the index of a longer grapheme cluster in ``clusters``.
package struct CellBuffer: Sendable {
  /// One cell.
  package struct Cell: Sendable, Hashable {
    /// A scalar value, or `clusterFlag` with an index into ``CellBuffer/clusters``.
    package var glyph: UInt32
    package var foreground: CellColor
    package var background: CellColor
    package var style: CellStyle
    /// Columns of the glyph: 1, 2, or 0 for the right half of a wide one.
    package var width: UInt8

    package init(
      glyph: UInt32 = 0x20, foreground: CellColor = .terminal, background: CellColor = .terminal,
      style: CellStyle = [], width: UInt8 = 1
    ) {
      self.glyph = glyph
      self.foreground = foreground
      self.background = background
      self.style = style
      self.width = width
    }

    /// An empty cell in the terminal's default colors.
    package static let blank = Cell()
  }

  package static let clusterFlag: UInt32 = 0x8000_0000

  package let columns: Int
  package let rows: Int
  /// Row by row, `columns` each.
  package private(set) var cells: [Cell]
  /// Grapheme clusters of more than one scalar, in the order of their first use, without duplicates.
  package private(set) var clusters: [String] = []
  private var clusterIndex: [String: UInt32] = [:]

  /// Creates an empty picture; negative sizes become 0.
  package init(columns: Int, rows: Int, fill: Cell = .blank) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: fill, count: self.columns * self.rows)
  }

  /// The cell at a position; nil outside.
  package subscript(column: Int, row: Int) -> Cell? {
    guard column >= 0, row >= 0, column < columns, row < rows else { return nil }
    return cells[row * columns + column]
  }

  /// The text of a cell; empty for the right half of a wide character.
  package func text(of cell: Cell) -> String {
    guard cell.width > 0 else { return "" }
    if cell.glyph & Self.clusterFlag != 0 {
      let index = Int(cell.glyph & ~Self.clusterFlag)
      return clusters.indices.contains(index) ? clusters[index] : "\u{FFFD}"
    }
    return String(Character(Unicode.Scalar(cell.glyph) ?? "\u{FFFD}"))
  }

  /// A row as text, with wide characters once.
  package func line(_ row: Int) -> String {
    guard row >= 0, row < rows else { return "" }
    return cells[(row * columns)..<((row + 1) * columns)].reduce(into: "") { $0 += text(of: $1) }
  }

  /// All rows as text, without trailing whitespace.
  package var lines: [String] {
    (0..<rows).map { row in
      var line = Substring(self.line(row))
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}

// MARK: Writing

extension CellBuffer {
  /// Writes one cell unchanged. To write a wide character, use ``put(_:width:column:row:_:)``.
  package mutating func set(_ cell: Cell, column: Int, row: Int) {
    guard column >= 0, row >= 0, column < columns, row < rows else { return }
    cells[row * columns + column] = cell
  }

  /// Changes a cell in place.
  package mutating func update(column: Int, row: Int, _ change: (inout Cell) -> Void) {
    guard column >= 0, row >= 0, column < columns, row < rows else { return }
    change(&cells[row * columns + column])
  }

  /// The glyph number of a grapheme cluster.
  package mutating func glyph(of cluster: Character) -> UInt32 {
    let scalars = cluster.unicodeScalars
    if let first = scalars.first, scalars.count == 1 { return first.value }
    let text = String(cluster)
    if let known = clusterIndex[text] { return known }
    let number = Self.clusterFlag | UInt32(clamping: clusters.count)
    clusters.append(text)
    clusterIndex[text] = number
    return number
  }

  /// Writes a cluster of one or two columns. If it covers half of a wide character, the other half becomes a space. A
  /// wide character that does not fit into the row is left out.
  package mutating func put(
    _ cluster: Character, width: Int, column: Int, row: Int, foreground: CellColor = .terminal,
    background: CellColor = .terminal, style: CellStyle = []
  ) {
    guard column >= 0, row >= 0, column + width <= columns, row < rows, width >= 1 else { return }
    for covered in column..<(column + width) { separate(column: covered, row: row) }
    let cell = Cell(
      glyph: glyph(of: cluster), foreground: foreground, background: background, style: style,
      width: width == 2 ? 2 : 1)
    set(cell, column: column, row: row)
    if width == 2 {
      var rest = cell
      rest.glyph = 0x20
      rest.width = 0
      set(rest, column: column + 1, row: row)
    }
  }

  /// Replaces a wide character by spaces before one half is overwritten.
  private mutating func separate(column: Int, row: Int) {
    guard let cell = self[column, row] else { return }
    if cell.width == 0 {
      update(column: column, row: row) { $0.width = 1 }
      update(column: column - 1, row: row) { ($0.glyph, $0.width) = (0x20, 1) }
    } else if cell.width == 2 {
      update(column: column, row: row) { ($0.glyph, $0.width) = (0x20, 1) }
      update(column: column + 1, row: row) { $0.width = 1 }
    }
  }

  /// Copies another picture onto this one, with its top left at a position; parts outside are cut.
  package mutating func draw(_ other: CellBuffer, column: Int, row: Int) {
    for y in 0..<other.rows {
      for x in 0..<other.columns {
        guard var cell = other[x, y] else { continue }
        if cell.glyph & Self.clusterFlag != 0, let cluster = other.text(of: cell).first {
          cell.glyph = glyph(of: cluster)
        }
        if cell.width == 2, column + x + 1 >= columns { (cell.glyph, cell.width) = (0x20, 1) }
        set(cell, column: column + x, row: row + y)
      }
    }
  }
}

extension CellBuffer: Equatable {
  /// Whether two pictures look the same, ignoring the order of their clusters.
  package static func == (a: CellBuffer, b: CellBuffer) -> Bool {
    guard a.columns == b.columns, a.rows == b.rows else { return false }
    return a.cells.indices.allSatisfy { a.looks(at: $0, like: b) }
  }

  /// Whether the cell at an index looks the same in another picture of the same size.
  func looks(at index: Int, like other: CellBuffer) -> Bool {
    let mine = cells[index]
    let theirs = other.cells[index]
    guard mine.glyph & Self.clusterFlag != 0, theirs.glyph & Self.clusterFlag != 0 else { return mine == theirs }
    var same = theirs
    same.glyph = mine.glyph
    return mine == same && text(of: mine) == other.text(of: theirs)
  }
}

/// A color of a cell: sRGB, or the terminal's default.
package struct CellColor: Sendable, Hashable {
  /// `0x1RRGGBB`, or 0 for the terminal's default.
  let rawValue: UInt32
  private init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a color from `0xRRGGBB`; higher bits are ignored.
  package init(rgb: UInt32) { rawValue = 0x100_0000 | rgb & 0xFF_FFFF }
  /// Creates a color from sRGB components.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(rgb: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }
  /// The default color, which the terminal's user chooses.
  package static let terminal = CellColor(rawValue: 0)
  /// `0xRRGGBB`; nil for the terminal's default.
  package var rgb: UInt32? { rawValue == 0 ? nil : rawValue & 0xFF_FFFF }
}

/// Text attributes of a cell.
package struct CellStyle: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Combines styles. The default implementation for option sets is generic code, which takes longer than writing a
  /// cell.
  package init(arrayLiteral styles: CellStyle...) { rawValue = styles.reduce(0) { $0 | $1.rawValue } }
  package static let bold = CellStyle(rawValue: 1)
  package static let dim = CellStyle(rawValue: 2)
  package static let italic = CellStyle(rawValue: 4)
  package static let underline = CellStyle(rawValue: 8)
  package static let strikethrough = CellStyle(rawValue: 16)
  package static let reverse = CellStyle(rawValue: 32)
}
