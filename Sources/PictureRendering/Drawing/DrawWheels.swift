internal import ThemeRendering
internal import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#endif

/// Wheels of pickers.
extension Artist {
  /// Draws the rows of a picker on a cylinder, which turns them away from the viewer: rows far from the selected one are
  /// lower, closer together and fainter. The cylinder is as high as the picker, and rows are 32 points of its surface
  /// apart.
  mutating func drawWheel(_ index: Int, _ rows: [String], _ selected: Int) {
    let frame = tree.nodes[index].frame
    let height: Points = 32
    let middle = frame.y + frame.height / 2
    let chosen = Rect(x: frame.x + 8, y: middle - height / 2, width: frame.width - 16, height: height)
    if chosen.isDrawable { fill(.rect(chosen, radius: 8), palette.field, index) }
    let columns = WheelColumn.place(RenderTree.wheelColumns(Array(rows.prefix(1000))), in: frame)
    let radius = max(frame.height, height) / 2
    for number in rows.indices.prefix(1000) {
      let angle = Double(number - selected) * height / radius
      guard abs(angle) < .pi / 2 else { continue }
      let (row, scale) = (middle + radius * sin(angle), cos(angle))
      // A row that is seen from such an angle is a line.
      guard scale > 0.2 else { continue }
      let isChosen = number == selected
      let color = isChosen ? palette.label : palette.dimLabel.faded(by: scale * scale)
      let start = list.items.count
      for column in columns {
        let room = Rect(x: frame.x, y: row - height / 2, width: frame.width, height: height)
        column.write(number, in: room, color, &self, index)
      }
      if !isChosen { flatten(itemsFrom: start, around: row, by: scale) }
    }
  }

  /// Lowers texts and moves them towards a line; their width stays.
  private mutating func flatten(itemsFrom start: Int, around line: Points, by scale: Double) {
    for number in list.items.indices[start...] {
      guard case .text(var span) = list.items[number] else { continue }
      span.font.size *= scale
      span.origin.y = line + (span.origin.y - line) * scale
      list.items[number] = .text(span)
    }
  }
}

/// A column of a wheel with the place where the heads of its cells end.
private struct WheelColumn {
  private static let size: Points = 21
  private static let gap: Points = 16
  var cells: [RenderTree.WheelCell]
  var isCentered = false
  /// The end of the heads and the beginning of the tails.
  var x: Points = 0

  /// Places columns side by side in the middle. The texts of a single column are centered.
  static func place(_ columns: [[RenderTree.WheelCell]], in frame: Rect) -> [WheelColumn] {
    if columns.count == 1 { return [WheelColumn(cells: columns[0], isCentered: true)] }
    let widths = columns.map { cells in
      (
        head: cells.map { words($0.head, .black).width }.max() ?? 0,
        tail: cells.map { tail($0, .black).width + indent(of: $0) }.max() ?? 0
      )
    }
    let width = widths.reduce(gap * Points(widths.count - 1)) { $0 + $1.head + $1.tail }
    var x = frame.x + (frame.width - width) / 2
    return zip(columns, widths).map { cells, width in
      defer { x += width.head + width.tail + gap }
      return WheelColumn(cells: cells, x: x + width.head)
    }
  }

  private static func words(
    _ text: String, _ color: RenderColor, _ alignment: RenderTree.TextStyle.Alignment = .left
  ) -> StyledText {
    StyledText(text, size: size, color: color, alignment: alignment)
  }

  /// A text after the head. Units, as in `1 hour`, are smaller and bold.
  private static func tail(_ cell: RenderTree.WheelCell, _ color: RenderColor) -> StyledText {
    guard cell.isUnit else { return words(cell.tail, color) }
    return StyledText(String(cell.tail.dropFirst()), size: 17, weight: 600, color: color)
  }

  /// The distance of a tail from its head.
  private static func indent(of cell: RenderTree.WheelCell) -> Points { cell.isUnit ? 6 : 0 }

  func write(_ row: Int, in room: Rect, _ color: RenderColor, _ artist: inout Artist, _ index: Int) {
    let cell = cells[row]
    if isCentered {
      artist.write(Self.words(cell.head + cell.tail, color, .center), in: room, index)
      return
    }
    let left = Rect(x: room.x, y: room.y, width: x - room.x, height: room.height)
    let start = x + Self.indent(of: cell)
    let right = Rect(x: start, y: room.y, width: room.maxX - start, height: room.height)
    artist.write(Self.words(cell.head, color, .right), in: left, index)
    artist.write(Self.tail(cell, color), in: right, index)
  }
}
