package import TerminalCells
internal import ThemeText

/// A screen during painting: 8 × 8 pixels per cell, with at most one glyph per cell above them.
///
/// Colors are opaque: translucent ones are composited immediately. Only cells of several colors store pixels.
struct Canvas {
  struct Mark {
    var glyph: UInt32
    var color: RenderColor
    var style: CellStyle
    var width: UInt8
    /// Whether the glyph is part of a shape: fills erase it, and lines join.
    var isLine: Bool
    /// The node that wrote the glyph.
    var owner: Int32
    /// Whether a hidden view wrote the glyph; visible views overwrite it.
    var isGhost: Bool
  }

  let columns: Int
  let rows: Int
  private var solid: [UInt32]
  /// Index of the cell's first pixel in `pixels`, −1 for cells of one color.
  private var patches: [Int]
  private var pixels: [UInt32] = []
  var marks: [Mark?]
  private var clusters: CellBuffer
  /// Index of the node that painted each cell last, −1 for none; for tests and hit testing.
  var owners: [Int32]
  /// The node that is being painted.
  var owner: Int32 = -1
  /// Whether that node is hidden. Its glyphs do not replace visible ones.
  var isGhost = false

  init(columns: Int, rows: Int, background: RenderColor) {
    self.columns = columns
    self.rows = rows
    let count = columns * rows
    solid = Array(repeating: background.rgb, count: count)
    patches = Array(repeating: -1, count: count)
    marks = Array(repeating: nil, count: count)
    owners = Array(repeating: -1, count: count)
    clusters = CellBuffer(columns: 0, rows: 0)
  }

  var bounds: CellRect { CellRect(left: 0, top: 0, right: Int32(clamping: columns), bottom: Int32(clamping: rows)) }

  /// The prevailing color of a cell, used as a glyph's background.
  func background(column: Int, row: Int) -> RenderColor {
    guard column >= 0, row >= 0, column < columns, row < rows else { return .black }
    let index = row * columns + column
    guard patches[index] >= 0 else { return RenderColor(rgb: solid[index]) }
    return RenderColor(rgb: majority(of: pixels[patches[index]..<(patches[index] + 64)]))
  }

  /// Whether a cell has one color.
  func isPlain(column: Int, row: Int) -> Bool { patches[row * columns + column] < 0 }

  /// The most frequent color; the first of equals.
  private func majority(of patch: ArraySlice<UInt32>) -> UInt32 {
    var counts: [(color: UInt32, count: Int)] = []
    for pixel in patch {
      if let known = counts.firstIndex(where: { $0.color == pixel }) {
        counts[known].count += 1
      } else {
        counts.append((pixel, 1))
      }
    }
    return counts.reduce((color: solid.first ?? 0, count: 0)) { $1.count > $0.count ? $1 : $0 }.color
  }
}

// MARK: Pixels

/// A rectangle in pixels, eight per cell in each direction; right and bottom are exclusive.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  var isEmpty: Bool { right <= left || bottom <= top }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ cells: CellRect) {
    self.init(
      left: Int(cells.left) * 8, top: Int(cells.top) * 8, right: Int(cells.right) * 8, bottom: Int(cells.bottom) * 8)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Whether this rectangle covers the middle of a cell, where glyphs are.
  func coversCenter(of cell: PixelRect) -> Bool {
    left <= cell.left + 3 && right >= cell.left + 5 && top <= cell.top + 3 && bottom >= cell.top + 5
  }

  /// Whether a pixel is inside the rectangle with rounded corners.
  func contains(_ x: Int, _ y: Int, _ corners: Corners) -> Bool {
    let dx = min(x - left, right - 1 - x)
    let dy = min(y - top, bottom - 1 - y)
    switch corners {
    case .square: return true
    case .notched: return dx >= 4 || dy >= 4
    case .stepped: return !(dx < 8 && dy < 4 || dx < 4 && dy < 8)
    case .elliptic(let rx, let ry):
      let ox = max(rx - Double(dx) - 0.5, 0) / rx
      let oy = max(ry - Double(dy) - 0.5, 0) / ry
      return ox * ox + oy * oy <= 1
    }
  }

  func inset(_ distance: Int) -> PixelRect {
    PixelRect(left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance)
  }
}

/// How the corners of a fill are rounded.
enum Corners: Hashable {
  case square
  /// A quadrant of a cell is left out.
  case notched
  /// Three quadrants of a cell are left out.
  case stepped
  /// Quarters of an ellipse, radii in pixels.
  case elliptic(Double, Double)

  /// The distance from the corners within which pixels may be left out.
  var reach: (x: Int, y: Int) {
    switch self {
    case .square: (0, 0)
    case .notched: (4, 4)
    case .stepped: (8, 8)
    case .elliptic(let x, let y):
      (Int(Int32(clampingRounded: x.rounded(.up))), Int(Int32(clampingRounded: y.rounded(.up))))
    }
  }
}

extension Canvas {
  /// Composites a color over a rectangle with rounded corners, clipped to `clip`.
  ///
  /// - Parameter isEdge: Whether the rectangle is a line in the cells of other nodes, which keep their owners.
  mutating func fill(
    _ rect: PixelRect, _ color: RenderColor, corners: Corners = .square, isEdge: Bool = false, clip: CellRect
  ) {
    let area = rect.intersection(PixelRect(clip.intersection(bounds)))
    guard !area.isEmpty, color.alpha > 0 else { return }
    let reach = corners.reach
    for row in (area.top / 8)...((area.bottom - 1) / 8) {
      for column in (area.left / 8)...((area.right - 1) / 8) {
        let cell = PixelRect(left: column * 8, top: row * 8, right: column * 8 + 8, bottom: row * 8 + 8)
        let part = cell.intersection(area)
        let previous = owners[row * columns + column]
        let isWhole = part == cell && !touchesCorner(cell, rect, reach)
        if isWhole {
          fillWhole(row * columns + column, color)
        } else {
          fillPart(row * columns + column, part, color, of: rect, corners)
        }
        if isWhole || part.coversCenter(of: cell) { cover(row * columns + column, color) }
        if isEdge { owners[row * columns + column] = previous }
      }
    }
  }

  /// Colors single pixels of a rectangle, clipped to `clip`.
  ///
  /// - Parameter color: The color of the pixel in column x and row y of the canvas; nil leaves it.
  mutating func paint(_ rect: PixelRect, clip: CellRect, _ color: (_ x: Int, _ y: Int) -> RenderColor?) {
    let area = rect.intersection(PixelRect(clip.intersection(bounds)))
    guard !area.isEmpty else { return }
    for row in (area.top / 8)...((area.bottom - 1) / 8) {
      for column in (area.left / 8)...((area.right - 1) / 8) {
        let index = row * columns + column
        for y in max(area.top, row * 8)..<min(area.bottom, row * 8 + 8) {
          for x in max(area.left, column * 8)..<min(area.right, column * 8 + 8) {
            guard let color = color(x, y), color.alpha > 0 else { continue }
            if patches[index] < 0 {
              patches[index] = pixels.count
              pixels.append(contentsOf: repeatElement(solid[index], count: 64))
            }
            let pixel = patches[index] + (y & 7) * 8 + (x & 7)
            pixels[pixel] = color.over(RenderColor(rgb: pixels[pixel])).rgb
            owners[index] = owner
          }
        }
      }
    }
  }

  private mutating func fillWhole(_ index: Int, _ color: RenderColor) {
    owners[index] = owner
    if color.alpha == 255 {
      solid[index] = color.rgb
      patches[index] = -1
    } else if patches[index] < 0 {
      solid[index] = color.over(RenderColor(rgb: solid[index])).rgb
    } else {
      for pixel in patches[index]..<(patches[index] + 64) {
        pixels[pixel] = color.over(RenderColor(rgb: pixels[pixel])).rgb
      }
    }
  }

  private mutating func fillPart(
    _ index: Int, _ part: PixelRect, _ color: RenderColor, of rect: PixelRect, _ corners: Corners
  ) {
    if patches[index] < 0 {
      patches[index] = pixels.count
      pixels.append(contentsOf: repeatElement(solid[index], count: 64))
    }
    let start = patches[index]
    var painted = false
    for y in part.top..<part.bottom {
      for x in part.left..<part.right where rect.contains(x, y, corners) {
        let pixel = start + (y & 7) * 8 + (x & 7)
        pixels[pixel] = color.over(RenderColor(rgb: pixels[pixel])).rgb
        painted = true
      }
    }
    if painted { owners[index] = owner }
  }

  /// Erases or tints the glyph under a fill.
  private mutating func cover(_ index: Int, _ color: RenderColor) {
    guard let mark = marks[index] else { return }
    if color.alpha > 200 {
      eraseMark(at: index)
    } else {
      marks[index]?.color = color.over(mark.color)
    }
  }

  private func touchesCorner(_ cell: PixelRect, _ rect: PixelRect, _ reach: (x: Int, y: Int)) -> Bool {
    let nearX = cell.left - rect.left < reach.x || rect.right - cell.right < reach.x
    let nearY = cell.top - rect.top < reach.y || rect.bottom - cell.bottom < reach.y
    return nearX && nearY
  }
}

// MARK: Glyphs

extension Canvas {
  /// Writes a grapheme cluster. It replaces previous glyphs, and both halves of a wide character that it cuts.
  mutating func put(
    _ cluster: Character, width: Int = 1, column: Int, row: Int, _ color: RenderColor, _ style: CellStyle = [],
    isLine: Bool = false, clip: CellRect
  ) {
    guard row >= Int(clip.top), row < Int(clip.bottom), column >= Int(clip.left), column + width <= Int(clip.right),
      row >= 0, row < rows, column >= 0, column + width <= columns
    else { return }
    let index = row * columns + column
    if isGhost, (index..<(index + width)).contains(where: { marks[$0].map { !$0.isGhost } ?? false }) { return }
    for covered in index..<(index + width) {
      eraseMark(at: covered)
      owners[covered] = owner
    }
    let mixed = color.over(background(column: column, row: row))
    marks[index] = Mark(
      glyph: clusters.glyph(of: cluster), color: mixed, style: style, width: width == 2 ? 2 : 1, isLine: isLine,
      owner: owner, isGhost: isGhost)
    if width == 2 {
      marks[index + 1] = Mark(
        glyph: 0x20, color: mixed, style: style, width: 0, isLine: false, owner: owner, isGhost: isGhost)
    }
  }

  /// Clears a row for a view's text. Texts of other views in the range are removed, each as a whole.
  mutating func clearText(row: Int, from start: Int, to end: Int) {
    let (start, end) = (max(0, start), min(end, columns))
    guard row >= 0, row < rows, start < end else { return }
    for column in start..<end {
      guard let other = marks[row * columns + column], !other.isLine, other.owner != owner,
        !isGhost || other.isGhost
      else { continue }
      var left = column
      while left > 0, isText(left - 1, row, of: other.owner) { left -= 1 }
      var right = column
      while right + 1 < columns, isText(right + 1, row, of: other.owner) { right += 1 }
      for index in left...right { eraseMark(at: row * columns + index) }
    }
  }

  private func isText(_ column: Int, _ row: Int, of view: Int32) -> Bool {
    let index = row * columns + column
    guard let mark = marks[index] else { return false }
    return mark.owner == view && !mark.isLine
  }

  /// Whether a cell contains text or the space between two of its words.
  func hasText(column: Int, row: Int) -> Bool {
    guard column >= 0, row >= 0, column < columns, row < rows else { return false }
    return marks[row * columns + column].map { !$0.isLine } ?? false
  }

  /// Whether an area contains text, optionally only of visible views.
  func hasText(in area: CellRect, onlyVisible: Bool = false) -> Bool {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return false }
    return (Int(area.top)..<Int(area.bottom)).contains { row in
      (Int(area.left)..<Int(area.right)).contains { column in
        marks[row * columns + column].map { !$0.isLine && !(onlyVisible && $0.isGhost) } ?? false
      }
    }
  }

  /// The nodes with text in an area, except hidden ones.
  func textOwners(in area: CellRect) -> Set<Int32> {
    let area = area.intersection(bounds)
    var owners = Set<Int32>()
    guard !area.isEmpty else { return owners }
    for row in Int(area.top)..<Int(area.bottom) {
      for column in Int(area.left)..<Int(area.right) {
        if let mark = marks[row * columns + column], !mark.isLine, !mark.isGhost { owners.insert(mark.owner) }
      }
    }
    return owners
  }

  /// Whether a cell contains a glyph other than a space.
  func hasMark(column: Int, row: Int) -> Bool {
    guard column >= 0, row >= 0, column < columns, row < rows else { return false }
    guard let mark = marks[row * columns + column] else { return false }
    return mark.width == 0 || mark.glyph != 0x20
  }

  /// Removes glyphs under an opaque view, for output without colors.
  mutating func erase(_ rect: CellRect, clip: CellRect) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in Int(area.top)..<Int(area.bottom) {
      for column in Int(area.left)..<Int(area.right) { eraseMark(at: row * columns + column) }
    }
  }

  private mutating func eraseMark(at index: Int) {
    guard let mark = marks[index] else { return }
    marks[index] = nil
    if mark.width == 2, index + 1 < marks.count { marks[index + 1] = nil }
    if mark.width == 0, index > 0 { marks[index - 1] = nil }
  }
}

// MARK: Cells

extension Canvas {
  /// The picture in cells. Without color, only glyphs remain, in the terminal's default colors.
  func cells(inColor: Bool) -> CellBuffer {
    var buffer = CellBuffer(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let index = row * columns + column
        var cell = CellBuffer.Cell.blank
        if let mark = marks[index] {
          cell.style = mark.style
          cell.width = mark.width
          cell.glyph = mark.glyph
          if mark.glyph & CellBuffer.clusterFlag != 0,
            let cluster = clusters.text(of: CellBuffer.Cell(glyph: mark.glyph)).first
          {
            cell.glyph = buffer.glyph(of: cluster)
          }
          if inColor {
            let at = mark.width == 0 ? column - 1 : column
            cell.background = CellColor(background(column: at, row: row))
            cell.foreground = CellColor(mark.color)
          }
        } else if inColor {
          let choice = shape(at: index)
          cell.glyph = choice.scalar
          cell.background = CellColor(choice.background)
          cell.foreground = choice.scalar == 0x20 ? cell.background : CellColor(choice.foreground)
        }
        buffer.set(cell, column: column, row: row)
      }
    }
    return buffer
  }

  private func shape(at index: Int) -> BlockGlyphs.Choice {
    guard patches[index] >= 0 else {
      let color = RenderColor(rgb: solid[index])
      return BlockGlyphs.Choice(scalar: 0x20, foreground: color, background: color)
    }
    return BlockGlyphs.nearest(to: pixels[patches[index]..<(patches[index] + 64)])
  }
}

extension CellColor {
  /// Converts a color, ignoring its opacity.
  package init(_ color: RenderColor) { self.init(rgb: color.rgb) }
}
