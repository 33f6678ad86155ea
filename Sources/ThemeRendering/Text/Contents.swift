internal import TerminalCells
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

extension CellPainter {
  /// The node's text style; defaults to system text in the label color.
  func textStyle(_ index: Int) -> RenderTree.TextStyle {
    tree.nodes[index].textStyle ?? RenderTree.TextStyle(color: palette.label)
  }

  // MARK: Text

  mutating func paintText(_ index: Int, _ text: RenderTree.Text) {
    let node = tree.nodes[index]
    var piece = TextPiece(text, textStyle(index))
    if let cut = node.cutText, piece.style.numberOfLines != 1 || columns(of: cut.string) <= areas[index].columns {
      piece = TextPiece(cut, piece.style)
    }
    let isBox = isTextBox(index)
    if text.string.isEmpty, !isBackdrop(index), !isBox, let ghost = ghost(index) { piece = ghost }
    let isFramed = isBox && !style.inColor
    if let editing = style.editing, editing.node == index {
      let room = isBox ? inside(index, isFramed: isFramed, columns: 24) : areas[index]
      paintEdited(editing, isSecure: false, isMultiline: true, in: room, index)
      return
    }
    if isBox {
      draw(piece, in: inside(index, isFramed: isFramed, columns: 24), clip: clips[index], index)
    } else if node.role == .textView {
      // `UITextView` leaves 8 points above its text.
      let whole = areas[index]
      let top = min(max(whole.top, lines.row(at: node.frame.y + 8)), whole.bottom - 1)
      let inner = CellRect(left: whole.left, top: top, right: whole.right, bottom: whole.bottom)
      let isCut = layOut(piece.textRuns, piece, columns: inner.columns, rows: inner.rows).isTruncated
      draw(piece, in: isCut ? whole : inner, clip: clips[index], index)
    } else if node.cutText != nil, piece.style.numberOfLines == 1 {
      draw(piece, in: areas[index], clip: clips[index], index)
    } else {
      let fitted = fitted(piece, index)
      draw(fitted.piece, in: fitted.area, clip: clips[index], index)
    }
  }

  /// Whether the view is a text view with a visible border or background, like a field.
  func isTextBox(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.role == .textView && areas[index].rows >= 3 && areas[index].columns >= 5
      && (node.hasBorder || isContrasting(index))
  }

  /// The name of an empty view's future content: its attribute or its outlet.
  func ghost(_ index: Int) -> TextPiece? {
    let node = tree.nodes[index]
    guard style.namesEmptyViews, let name = node.bindings.first?.attribute ?? node.outlets.first else { return nil }
    var text = textStyle(index)
    text.numberOfLines = 1
    text.color = surface(index).readable.mixed(with: surface(index), 0.6)
    return TextPiece("‹\(name)›", text, [.italic])
  }

  /// Cells for the text of a box: inside its edges, with a column of space if that cuts no text. In a frame of two
  /// rows, the text is in the upper edge.
  private func inside(_ index: Int, isFramed: Bool, columns needed: Int32) -> CellRect {
    let area = areas[index]
    if !isFramed {
      guard tree.nodes[index].hasShape else { return area }
      let air = min(2, (area.columns - needed) / 2)
      return air > 0 ? area.inset(columns: air, rows: 0) : area
    }
    let air: Int32 = needed + 4 <= area.columns || area.columns > 24 ? 1 : 0
    switch area.rows {
    case ...1: return area.inset(columns: 1 + air, rows: 0)
    case 2: return CellRect(left: area.left + 2, top: area.top, right: area.right - 2, bottom: area.top + 1)
    default: return area.inset(columns: 1 + air, rows: 1)
    }
  }

  /// Draws text into a frame's upper edge with spaces around it, or inside the box.
  mutating func draw(_ piece: TextPiece, inBox index: Int, isFramed: Bool, insets: Insets = .zero) {
    let needed = columns(of: piece.escaped)
    var room = inset(inside(index, isFramed: isFramed, columns: needed), by: insets, index, columns: needed)
    var piece = piece
    if needed > room.columns, fitsOnDevice(piece, in: tree.nodes[index].frame.size) {
      piece.isWholeOnDevice = true
      let edge: Int32 = isFramed ? 1 : 0
      if areas[index].rows != 2 || !isFramed {
        room = CellRect(
          left: areas[index].left + edge, top: room.top, right: areas[index].right - edge, bottom: room.bottom)
      }
    }
    if isFramed, areas[index].rows == 2, !piece.isEmpty, room.columns >= 5 {
      piece.runs[0].string = "\u{A0}" + piece.runs[0].string
      piece.runs[piece.runs.count - 1].string += "\u{A0}"
    }
    if room.columns < 1 {
      draw(piece, in: areas[index], clip: clips[index], index)
    } else {
      draw(piece, in: room, clip: clips[index], index)
    }
  }

  mutating func paintField(_ index: Int, _ field: RenderTree.Field) {
    let node = tree.nodes[index]
    var isFramed = !style.inColor && (node.hasBorder || field.style != .none || isContrasting(index))
    if style.inColor {
      if !node.hasBorder, field.style != .none, !isContrasting(index) {
        let set: LineSet = field.style == .roundedRect ? .rounded : .light
        let color = field.style.border(palette)?.color ?? palette.separator
        frame(areas[index], set, visible(color, index), clip: clips[index])
        isFramed = true
      } else {
        if !node.hasBorder, let border = field.style.border(palette) { paintBorder(index, border) }
        isFramed = node.hasBorder && !isContrasting(index)
      }
    }
    if let editing = self.style.editing, editing.node == index {
      // The same area as without editing, so that focus does not move the text.
      let shown = editing.text.isEmpty ? field.placeholder ?? "" : editing.text
      let room = inside(index, isFramed: isFramed, columns: columns(of: TextPiece(shown, textStyle(index)).escaped))
      paintEdited(
        editing, isSecure: field.isSecure, isMultiline: false, in: room, placeholder: field.placeholder ?? "", index)
      return
    }
    var style = textStyle(index)
    style.numberOfLines = 1
    style.lineBreak = .tailTruncation
    var piece = TextPiece(field.isSecure ? String(repeating: "•", count: min(field.text.count, 64)) : field.text, style)
    if piece.isEmpty {
      style.color = style.color.over(surface(index)).mixed(with: surface(index), 0.5)
      piece = TextPiece(field.placeholder ?? "", style)
      if piece.isEmpty, !isFramed, !node.hasShape, let ghost = ghost(index) { piece = ghost }
    }
    if let cut = node.cutText, columns(of: cut.string) <= areas[index].columns - (isFramed ? 2 : 0) {
      piece = TextPiece(cut, style)
    }
    draw(piece, inBox: index, isFramed: isFramed)
  }

  func surface(_ index: Int) -> RenderColor {
    let around = surroundings(of: index)
    guard let background = tree.nodes[index].background else { return around }
    return visible(background, index).over(around)
  }
}

extension RenderColor {
  /// A mixture with `share` of another, opaque color.
  package func mixed(with other: RenderColor, _ share: Double) -> RenderColor {
    var layer = other
    layer.alpha = UInt8(component: share)
    return layer.over(self)
  }
}

extension RenderTree.Field.Style {
  fileprivate func border(_ palette: ControlPalette) -> RenderTree.Border? {
    switch self {
    case .none: nil
    case .line: RenderTree.Border(color: palette.label, width: 1)
    case .bezel: RenderTree.Border(color: palette.secondary, width: 1)
    case .roundedRect: RenderTree.Border(color: palette.separator, width: 0.5)
    }
  }
}
