internal import TerminalCells
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// Placeholders for images, pages and maps; and views with rows and items.
extension CellPainter {
  // MARK: Frames with a name

  mutating func paintImage(_ index: Int, _ image: RenderTree.Image) {
    if paintPixels(index, image) { return }
    if let name = image.name, paintSymbol(ofImage: index, name) { return }
    let node = tree.nodes[index]
    if let name = image.name, Symbols.isSystemName(name), style.inColor || !isFramed(index) {
      let area = areas[index]
      canvas.put(
        Character(Self.sign(of: name)), column: Int(area.left + (area.columns - 1) / 2), row: middle(index),
        tint(index), clip: clips[index])
      return
    }
    let name = image.name ?? node.bindings.first?.attribute ?? node.outlets.first ?? "image"
    guard image.name != nil || !node.outlets.isEmpty || !node.hasShape else { return }
    paintPicture(
      index, Self.title(of: name), symbol: nil,
      sign: image.name.flatMap { Self.knownSign(of: $0) }.map { Character($0) },
      isEmpty: image.name == nil)
  }

  mutating func paintPlaceholder(_ index: Int, _ label: String) {
    let role = tree.nodes[index].role.traits
    // Too thin for a name.
    if tree.nodes[index].frame.height <= 4 || tree.nodes[index].frame.width <= 4 {
      let area = areas[index]
      guard !tree.nodes[index].hasShape || !style.inColor else { return }
      let isHorizontal = area.columns >= area.rows
      for row in area.top..<area.bottom {
        for column in area.left..<area.right where !canvas.hasText(column: Int(column), row: Int(row)) {
          put(isHorizontal ? "╌" : "╎", Int(column), Int(row), visible(palette.faint, index), clips[index])
        }
      }
      return
    }
    paintPicture(index, label, symbol: role.symbol, isTransparent: !role.hidesWhatIsBehind)
  }

  /// Paints a frame with a sign and a name. Without a sign, it shows a landscape as for pictures. An empty view does
  /// not cover text, since it shows no picture on a device either.
  private mutating func paintPicture(
    _ index: Int, _ name: String, symbol: Character?, sign: Character? = nil, isEmpty: Bool = false,
    isTransparent: Bool = false
  ) {
    let area = areas[index]
    let clip = clips[index]
    let node = tree.nodes[index]
    let back = surface(index)
    let ink = visible(palette.secondary, index)
    if style.inColor, !isTransparent {
      if !isContrasting(index) { fillPicture(index, visible(back.readable.faded(by: 0.09), index)) }
    } else if isTransparent ? !isContrasting(index) && area.columns >= 3 && area.rows >= 2 : isFramed(index),
      !node.hasBorder
    {
      frame(
        area, node.cornerRadius > 1.5 ? .dashedRounded : .dashed, ink, clip: clip,
        overText: !isEmpty && !isTransparent)
    }
    if isBackdrop(index) || holdsPicture(index) { return }
    var text = RenderTree.TextStyle(color: palette.secondary, alignment: .center)
    text.lineBreak = .middleTruncation
    let inner = style.inColor && !isTransparent ? wholeColumns(of: index) : area.inset(columns: 1, rows: 0)
    let picture = symbol.map { [String($0)] } ?? Self.picture(of: name)
    let rows = Int32(clamping: picture.count) + 1
    if area.rows >= rows + (style.inColor && !isTransparent ? 1 : 3), area.columns >= 10 {
      var row = area.top + (area.rows - rows) / 2
      if isEmpty, canvas.hasText(in: CellRect(left: inner.left, top: row, right: inner.right, bottom: row + rows)) {
        return
      }
      let air = node.cornerRadius > 24 ? area.columns / 7 : 0
      for line in picture + [name] {
        let room = CellRect(left: inner.left + air, top: row, right: inner.right - air, bottom: row + 1)
        draw(TextPiece(line, text), in: room, clip: clip, index)
        row += 1
      }
    } else if area.rows >= 1, isLegible(name, in: inner.columns - 2) {
      let hasEdges = style.inColor || area.rows >= 2
      let middle = area.top + (area.rows - 1) / 2
      let row = CellRect(
        left: hasEdges ? inner.left : area.left, top: middle, right: hasEdges ? inner.right : area.right,
        bottom: middle + 1)
      if isEmpty, canvas.hasText(in: row) { return }
      draw(TextPiece("\(symbol ?? sign ?? "▣") \(name)", text), in: row, clip: clip, index)
    } else if !(isFramed(index) || isTransparent && area.columns >= 3 && area.rows == 2) || area.rows >= 3,
      let (column, row) = placeOfSign(index, onlyInTheMiddle: isEmpty)
    {
      canvas.put(symbol ?? sign ?? "▣", column: column, row: row, ink, clip: clip)
    }
  }

  /// Paints a faint background for a picture that cannot be shown. In few cells it surrounds the sign; if smaller than
  /// a sign, it is omitted.
  private mutating func fillPicture(_ index: Int, _ color: RenderColor) {
    let (area, frame) = (areas[index], tree.nodes[index].frame)
    guard area.columns <= 4, area.rows <= 2 else {
      fill(index, color)
      return
    }
    guard frame.height >= grid.pointsPerRow * 0.7 else { return }
    var rect = PixelRect(area)
    if area.rows == 2 {
      let height = Int(Int32(clampingRounded: (frame.height / grid.pointsPerRow * 8).rounded()))
      let margin = min(max(0, (height - 8) / 2), 4)
      rect.top = middle(index) * 8 - margin
      rect.bottom = rect.top + 8 + 2 * margin
    }
    canvas.fill(rect, color, clip: clips[index])
  }

  /// Whether a picture gets a frame of lines. Its size in points decides, so that equal pictures look equal at all cell
  /// positions: a frame has room for a sign at all of them.
  private func isFramed(_ index: Int) -> Bool {
    let frame = tree.nodes[index].frame
    let isLarge = frame.width >= 3 * grid.pointsPerColumn && frame.height >= 3 * grid.pointsPerRow
    return !style.inColor && areas[index].columns >= 3 && areas[index].rows >= 2
      && (isLarge || tree.nodes[index].isWidePicture)
  }

  /// The columns that a fill covers completely, if any.
  private func wholeColumns(of index: Int) -> CellRect {
    let rect = pixels(of: index)
    let area = areas[index]
    let left = max(area.left, Int32(clamping: (rect.left + 7) / 8))
    let right = min(area.right, Int32(clamping: rect.right / 8))
    return left < right ? CellRect(left: left, top: area.top, right: right, bottom: area.bottom) : area
  }

  /// The cell of a sign: the middle of its area, or the nearest one without text on or directly next to it.
  private func placeOfSign(_ index: Int, onlyInTheMiddle: Bool) -> (column: Int, row: Int)? {
    let (area, clip) = (areas[index], clips[index])
    let row = area.rows == 2 ? Int32(clamping: middle(index)) : area.top + (area.rows - 1) / 2
    let middle = (column: area.left + (area.columns - 1) / 2, row: row)
    func isFree(_ column: Int32, _ row: Int32) -> Bool {
      !canvas.hasText(in: CellRect(left: column - 1, top: row, right: column + 2, bottom: row + 1))
    }
    if isFree(middle.column, middle.row) { return (Int(middle.column), Int(middle.row)) }
    guard !onlyInTheMiddle else { return nil }
    let seen = area.intersection(clip).intersection(canvas.bounds)
    guard !seen.isEmpty else { return nil }
    var best: (column: Int32, row: Int32, distance: Int32)?
    for row in seen.top..<seen.bottom {
      for column in seen.left..<seen.right where isFree(column, row) {
        let distance = abs(column - middle.column) + 2 * abs(row - middle.row)
        if distance < best?.distance ?? .max { best = (column, row, distance) }
      }
    }
    return best.map { (Int($0.column), Int($0.row)) }
  }

  /// Whether a name fits, or enough of it to be recognized.
  func isLegible(_ name: String, in columns: Int32) -> Bool { columns >= 9 || self.columns(of: name) <= columns }

  /// A file's name without its type, or an SF Symbol's without its variants: `person` for `person.crop.circle.fill`.
  private static func title(of name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }

  /// A few lines that suggest a picture's subject, by its name.
  private static func picture(of name: String) -> [String] {
    Symbols.key(of: name) == "person" ? ["●", "▟█▙"] : ["╱╲╱╲"]
  }

  /// Whether later views cover the middle of this one, so that it is only a background.
  func isBackdrop(_ index: Int) -> Bool {
    guard tree.nodes.count < Self.manyNodes else { return false }
    let area = areas[index]
    let isTall = area.rows >= 12
    let reach: Int32 = isTall ? 3 : 0
    let middle = CellRect(
      left: area.left, top: area.top + (area.rows - 1) / 2 - reach, right: area.right,
      bottom: area.top + area.rows / 2 + 1 + reach)
    return tree.nodes.indices.suffix(from: tree.nodes[index].subtreeEnd).contains { other in
      (tree.nodes[other].content.traits.drawing == .text || isTall && tree.nodes[other].hasShape) && isDrawn(other)
        && !areas[other].intersection(middle).isEmpty
    }
  }

  /// Whether a later picture is in the middle of this one, so that two names would mix.
  private func holdsPicture(_ index: Int) -> Bool {
    guard tree.nodes.count < Self.manyNodes else { return false }
    let area = areas[index]
    let middle = CellRect(
      left: area.left + area.columns / 3, top: area.top + (area.rows - 1) / 2, right: area.right - area.columns / 3,
      bottom: area.top + area.rows / 2 + 1)
    return tree.nodes.indices.suffix(from: index + 1).contains { other in
      tree.nodes[other].content.traits.drawing == .picture && isDrawn(other)
        && !areas[other].intersection(middle).isEmpty
    }
  }

  // MARK: Rows

  mutating func paintRows(_ index: Int, _ rows: [RenderTree.Row], _ height: Points) {
    let area = areas[index].intersection(clips[index])
    let step = max(2, Int(Int32(clampingRounded: (height / grid.pointsPerRow).rounded())))
    let hasAir = style.inColor && step >= 3
    for (number, row) in rows.enumerated() {
      let top = Int(area.top) + number * step
      guard top < Int(area.bottom) else { return }
      let titleRow = top + (step - 1) / 2
      paintRow(
        index, row, CellRect(column: area.left + 2, row: Int32(clamping: titleRow), columns: area.columns - 4, rows: 1))
      let last = top + step - 1
      guard last < Int(area.bottom) else { return }
      if hasAir {
        canvas.fill(
          PixelRect(left: Int(area.left) * 8 + 16, top: last * 8 + 7, right: Int(area.right) * 8, bottom: last * 8 + 8),
          visible(palette.separator, index), clip: area)
      } else {
        rule(
          CellRect(column: area.left + 2, row: Int32(clamping: last), columns: area.columns - 2, rows: 1),
          visible(palette.separator, index), clip: area)
      }
    }
  }

  private mutating func paintRow(_ index: Int, _ row: RenderTree.Row, _ room: CellRect) {
    let style = RenderTree.TextStyle(color: textStyle(index).color)
    let clip = clips[index]
    var title = room
    if let detail = row.detail {
      let width = min(columns(of: detail), room.columns / 2)
      let right = CellRect(left: room.right - width, top: room.top, right: room.right, bottom: room.bottom)
      draw(TextPiece(detail, RenderTree.TextStyle(color: palette.secondary), [.dim]), in: right, clip: clip, index)
      title = CellRect(left: room.left, top: room.top, right: right.left - 1, bottom: room.bottom)
    }
    draw(noted(TextPiece(row.title, style), in: title), in: title, clip: clip, index)
  }

  mutating func paintWheel(_ index: Int, _ rows: [String], _ selected: Int) {
    let area = areas[index]
    let middle = area.top + (area.rows - 1) / 2
    if area.rows >= 3 {
      for row in [middle - 1, middle + 1] {
        rule(
          CellRect(column: area.left + 1, row: row, columns: area.columns - 2, rows: 1),
          visible(palette.separator, index), clip: clips[index])
      }
    }
    let step: Int32 = 1
    for (number, text) in alignedRows(rows).enumerated() {
      let distance = Int32(clamping: number - selected)
      let row = middle + distance * step + (area.rows >= 3 ? distance.signum() : 0)
      guard row >= area.top, row < area.bottom else { continue }
      let isChosen = number == selected
      let style = RenderTree.TextStyle(color: isChosen ? palette.label : palette.secondary, alignment: .center)
      let room = CellRect(left: area.left, top: row, right: area.right, bottom: row + 1)
      draw(TextPiece(text, style, isChosen ? [] : [.dim]), in: room, clip: clips[index], index)
    }
  }

  /// The rows of a wheel with no-break spaces, which are not trimmed, that align its columns. A wheel with one column is centered instead.
  private func alignedRows(_ rows: [String]) -> [String] {
    let columns = RenderTree.wheelColumns(rows)
    guard columns.count > 1 else { return rows }
    func spaces(_ count: Int32) -> String { String(repeating: "\u{A0}", count: Int(max(0, count))) }
    var result = rows.map { _ in "" }
    for (number, cells) in columns.enumerated() {
      let head = cells.map { self.columns(of: $0.head) }.max() ?? 0
      let tail = cells.map { self.columns(of: $0.tail) }.max() ?? 0
      for (row, cell) in cells.enumerated() {
        result[row] += (number == 0 ? "" : "  ") + spaces(head - self.columns(of: cell.head)) + cell.head + cell.tail
        result[row] += spaces(tail - self.columns(of: cell.tail))
      }
    }
    return result
  }

  // MARK: Bars

  mutating func paintSearch(_ index: Int, _ text: String, _ placeholder: String?) {
    let palette = tree.nodes[index].searchPalette ?? palette
    let area = area(ofSearchField: index)
    let clip = clips[index]
    var field = area.columns > 6 ? area.inset(columns: 1, rows: 0) : area
    let center = tree.field(ofSearchBar: index)
    var middle = Int(min(max(row(ofMiddle: center.y + center.height / 2), area.top), area.bottom - 1))
    if area == areas[index] { middle = self.middle(index) }
    if style.inColor {
      var rect = PixelRect(field)
      if field.rows >= 3 {
        rect.top = middle * 8 - 4
        rect.bottom = rect.top + 16
      }
      canvas.fill(rect, visible(palette.field, index), corners: .notched, clip: clip)
    } else {
      frame(field, .rounded, visible(palette.label, index), clip: clip)
    }
    var line = Int32(clamping: middle)
    if !style.inColor, field.rows >= 3 { line = min(max(line, field.top + 1), field.bottom - 2) }
    field = CellRect(left: field.left + 2, top: line, right: field.right - 1, bottom: line + 1)
    if let editing = style.editing, editing.node == index, field.columns > 2 {
      draw(TextPiece("⌕", RenderTree.TextStyle(color: palette.label)), in: field, clip: clip, index)
      let room = CellRect(left: field.left + 2, top: field.top, right: field.right, bottom: field.bottom)
      paintEdited(editing, isSecure: false, isMultiline: false, in: room, index)
      return
    }
    let isEmpty = text.isEmpty
    let style = RenderTree.TextStyle(color: isEmpty ? palette.secondary : palette.label)
    let words = isEmpty ? placeholder ?? "" : text
    draw(TextPiece("⌕ \(words)", style, isEmpty ? [.dim] : []), in: field, clip: clip, index)
  }

  /// The area of a search bar without its buttons and its scope bar.
  private func area(ofSearchField index: Int) -> CellRect {
    let area = areas[index]
    let (bar, field) = (tree.nodes[index].frame, tree.field(ofSearchBar: index))
    var (left, right, bottom) = (area.left, area.right, area.bottom)
    if field.x - bar.x > 8.01 { left = min(right - 1, grid.column(at: field.x)) }
    if bar.maxX - field.maxX > 8.01 { right = max(left + 1, grid.column(at: field.maxX)) }
    let below = bar.maxY - field.maxY - (field.y - bar.y)
    if below > 1 {
      let line = Int32(clampingRounded: lines.position(at: bar.maxY - below).rounded())
      bottom = min(bottom, max(area.top + 1, line))
    }
    return CellRect(left: left, top: area.top, right: right, bottom: bottom)
  }

  mutating func paintBar(_ index: Int, _ title: String?, _ items: [RenderTree.BarItem]) {
    let area = areas[index]
    let clip = clips[index]
    if style.inColor, !tree.nodes[index].hasShape { fill(index, visible(palette.bar, index)) }
    let middle = Int32(clamping: middle(index))
    let row = CellRect(left: area.left + 1, top: middle, right: area.right - 1, bottom: middle + 1)
    if let title {
      var style = RenderTree.TextStyle(color: palette.label, alignment: .center)
      style.font.weight = 600
      draw(noted(TextPiece(title, style), in: row), in: row, clip: clip, index)
    }
    paintItems(index, items, row)
    if !style.inColor, area.rows >= 2, tree.nodes[index].subtreeEnd == index + 1 {
      let edge = tree.nodes[index].role == .navigationBar ? area.bottom - 1 : area.top
      if edge != middle {
        rule(
          CellRect(left: area.left, top: edge, right: area.right, bottom: edge + 1), visible(palette.label, index),
          clip: clip)
      }
    }
  }

  private mutating func paintItems(_ index: Int, _ items: [RenderTree.BarItem], _ row: CellRect) {
    var left = row.left
    var right = row.right
    let inRow = items.filter { $0.place == .row }
    for item in items where item.place == .leading {
      drawItem(index, item, CellRect(left: left, top: row.top, right: right, bottom: row.bottom), .left)
      left += columns(of: item.title) + 2
    }
    for item in items where item.place == .trailing {
      drawItem(index, item, CellRect(left: left, top: row.top, right: right, bottom: row.bottom), .right)
      right -= columns(of: item.title) + 2
    }
    guard !inRow.isEmpty, right > left else { return }
    let isSpread = tree.nodes[index].role == .tabBar || items.contains { $0.place == .flexibleSpace } || inRow.count > 1
    for (number, item) in inRow.enumerated() {
      let count = Int32(clamping: inRow.count)
      let at = Int32(clamping: number)
      let room = CellRect(
        left: left + (right - left) * at / count, top: row.top, right: left + (right - left) * (at + 1) / count,
        bottom: row.bottom)
      drawItem(index, item, room, isSpread ? .center : .left)
    }
  }

  private mutating func drawItem(
    _ index: Int, _ item: RenderTree.BarItem, _ room: CellRect, _ alignment: RenderTree.TextStyle.Alignment
  ) {
    let color = item.isSelected || item.place != .row || tree.nodes[index].role != .tabBar
    let text = RenderTree.TextStyle(
      color: color ? tree.nodes[index].tint ?? palette.tint : palette.secondary, alignment: alignment)
    let piece = TextPiece(item.title, text, item.isSelected && !style.inColor ? [.bold] : [])
    draw(noted(piece, in: room), in: room, clip: clips[index], index)
  }

  /// A text of one line that records whether all of it fits on a device.
  private func noted(_ piece: TextPiece, in room: CellRect) -> TextPiece {
    var piece = piece
    let size = Size(width: Points(room.columns) * grid.pointsPerColumn, height: 40)
    piece.isWholeOnDevice = columns(of: piece.escaped) > room.columns && fitsOnDevice(piece, in: size)
    return piece
  }
}
