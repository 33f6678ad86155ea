internal import InterfaceBuilderCatalog
internal import TerminalCells
internal import ThemeSource
internal import ThemeText

extension CellPainter {
  /// The node's text style; system text in the label color where it has none.
  func textStyle(_ index: Int) -> RenderTree.TextStyle {
    tree.nodes[index].textStyle ?? RenderTree.TextStyle(color: palette.label)
  }

  // MARK: Text

  mutating func paintText(_ index: Int, _ text: RenderTree.Text) {
    let node = tree.nodes[index]
    var piece = TextPiece(text, textStyle(index))
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
      draw(piece, in: areas[index], clip: clips[index], index)
    } else {
      let fitted = fitted(piece, index)
      draw(fitted.piece, in: fitted.area, clip: clips[index], index)
    }
  }

  /// Whether a view is a text view that differs from its surroundings by its border or its background, as a field is.
  func isTextBox(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.role == .textView && areas[index].rows >= 3 && areas[index].columns >= 5
      && (node.hasBorder || isContrasting(index))
  }

  /// The name of what an empty view will show: its attribute or its outlet.
  func ghost(_ index: Int) -> TextPiece? {
    let node = tree.nodes[index]
    guard style.namesEmptyViews, let name = node.bindings.first?.attribute ?? node.outlets.first else { return nil }
    var text = textStyle(index)
    text.numberOfLines = 1
    text.color = surface(index).readable.mixed(with: surface(index), 0.6)
    return TextPiece("‹\(name)›", text, [.italic])
  }

  /// Cells for the text of a box: inside its edges with a column of air where that cuts nothing, or, where it has but two
  /// rows, in its upper edge.
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

  /// Draws text into a frame's upper edge with air on both sides, else as it is.
  private mutating func draw(_ piece: TextPiece, inBox index: Int, isFramed: Bool, insets: Insets = .zero) {
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
        frame(areas[index], set, visible(palette.separator, index), clip: clips[index])
        isFramed = true
      } else {
        isFramed = node.hasBorder && !isContrasting(index)
      }
    }
    if let editing = self.style.editing, editing.node == index {
      let room = inside(index, isFramed: isFramed, columns: 24)
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
    draw(piece, inBox: index, isFramed: isFramed)
  }

  /// The color that a view's text stands on.
  func surface(_ index: Int) -> RenderColor {
    let around = surroundings(of: index)
    guard let background = tree.nodes[index].background else { return around }
    return visible(background, index).over(around)
  }

  // MARK: Buttons

  mutating func paintButton(_ index: Int, _ button: RenderTree.Button) {
    let node = tree.nodes[index]
    var textStyle = textStyle(index)
    if style.inColor, !node.hasShape {
      switch button.style {
      case .filled: fill(index, tint(index))
      case .gray: fill(index, visible(palette.track, index))
      case .tinted, .bordered: fill(index, tint(index).faded(by: 0.16))
      case .plain: break
      }
    }
    if let image = button.image, button.title.string.isEmpty, (button.subtitle ?? "").isEmpty,
      paintSymbol(index, image, visible(symbolColor(index, button, textStyle.color), index), atMost: 28)
    {
      return
    }
    var title = button.title
    var insets = button.contentInsets
    if let image = button.image, !title.string.isEmpty {
      title = beside(
        Self.symbol(image), title, button, textStyle, symbolColor(index, button, textStyle.color))
    } else if title.string.isEmpty {
      let room = areas[index].columns - (isFramed(button, index) || node.hasShape ? 4 : 0) - 2
      title = RenderTree.Text(
        button.image.map { isLegible($0, in: room) ? "\(Self.symbol($0)) \($0)" : Self.symbol($0) } ?? "")
      if button.image != nil { textStyle.color = symbolColor(index, button, textStyle.color) }
    }
    if !node.isEnabled, textStyle.color.alpha == 255 {
      textStyle.color = textStyle.color.mixed(with: surface(index), 0.35)
    }
    var piece = TextPiece(title, textStyle)
    if piece.isEmpty, var ghost = ghost(index) {
      let name = node.outlets.first ?? ""
      if Self.symbol(name) != "▣" { ghost.runs[0].string = Self.symbol(name) }
      if !node.hasShape || !style.inColor || ghost.escaped.utf8.count <= 4 { piece = ghost }
    }
    let isFramed = isFramed(button, index)
    if let subtitle = button.subtitle, !subtitle.isEmpty {
      let rows = areas[index].rows - (isFramed ? 2 : 0)
      piece.append(rows >= 2 ? "\n" + subtitle : (piece.isEmpty ? "" : " · ") + subtitle)
    }
    if button.title.string.isEmpty || button.image == nil {
      insets.add(button.title.string.isEmpty ? button.imageInsets : button.titleInsets)
    }
    if !isFramed, !node.hasShape, button.style == .plain {
      let fitted = fitted(piece, index)
      let area = inset(fitted.area, by: insets, index, columns: columns(of: fitted.piece.escaped))
      draw(fitted.piece, in: area, clip: clips[index], index)
    } else {
      draw(piece, inBox: index, isFramed: isFramed, insets: insets)
    }
  }

  private func symbolColor(_ index: Int, _ button: RenderTree.Button, _ title: RenderColor) -> RenderColor {
    let isSymbol = button.image.map { Symbols.isSystemName($0) } ?? false
    let isTinted = button.style == .plain && tree.nodes[index].isEnabled && isSymbol
    let tint = isTinted ? tint(index) : nil
    return .ofSymbol(tint: tint, title: title, on: surface(index), fallback: palette.secondary)
  }

  /// An image's sign and the title in the order and at the distance that insets give them: left of it, unless they swap
  /// places.
  private func beside(
    _ symbol: String, _ title: RenderTree.Text, _ button: RenderTree.Button, _ style: RenderTree.TextStyle,
    _ color: RenderColor
  ) -> RenderTree.Text {
    let (ofTitle, ofImage) = (button.titleInsets, button.imageInsets)
    let (left, right) = (ofTitle.left - ofImage.left, ofImage.right - ofTitle.right)
    var gap: Points =
      switch style.alignment {
      case .natural, .left, .justified: left
      case .center: (left + right) / 2
      case .right: right
      }
    let width = TextMetrics.standard.width(of: title.string, font: .system(style.font.size))
    let isSwapped = -gap > width / 2
    if isSwapped { gap = -gap - width - 20 }
    let columns = Int(Int32(clampingRounded: (gap / grid.pointsPerColumn).rounded()))
    let air = String(repeating: " ", count: min(max(columns, 1), 8))
    let text = title.string
    var title = title
    title.string = isSwapped ? title.string + air + symbol : symbol + air + title.string
    if title.runs.isEmpty { title.runs = [RenderTree.Run(text)] }
    var sign = RenderTree.Run(isSwapped ? air + symbol : symbol + air)
    sign.color = color
    title.runs.insert(sign, at: isSwapped ? title.runs.count : 0)
    return title
  }

  /// The part of an area inside a view's insets, as far as it leaves the columns that a text needs.
  private func inset(_ area: CellRect, by insets: Insets, _ index: Int, columns needed: Int32) -> CellRect {
    guard insets != .zero else { return area }
    let frame = tree.nodes[index].frame
    var left = max(area.left, grid.column(at: frame.x + insets.left))
    var right = min(area.right, grid.column(at: frame.maxX - insets.right))
    if insets.left < 0 { left = grid.column(at: frame.x + insets.left) }
    if insets.right < 0 { right = grid.column(at: frame.maxX - insets.right) }
    let missing = needed - (right - left)
    if missing > 0, needed <= area.columns {
      // On a device the text is narrower: the insets give way, in shares of their lengths.
      let (room, other) = (max(0, left - area.left), max(0, area.right - right))
      guard room + other > 0 else { return area }
      let share = min(room, Int32(clamping: Int(missing) * Int(room) / Int(room + other)))
      left -= share
      right += min(other, missing - share)
    }
    var (top, bottom) = (area.top, area.bottom)
    let shift = grid.row(at: insets.top - insets.bottom)
    if shift > 0 { top = min(top + shift, bottom - 1) } else { bottom = max(bottom + shift, top + 1) }
    guard left < right else { return area }
    return CellRect(left: left, top: top, right: right, bottom: bottom)
  }

  private func isFramed(_ button: RenderTree.Button, _ index: Int) -> Bool {
    let node = tree.nodes[index]
    if style.inColor { return node.hasBorder && !isContrasting(index) }
    return node.hasBorder || button.style != .plain || (node.background?.alpha ?? 0) > 60 && isContrasting(index)
  }

  /// A character for an image by its name.
  static func symbol(_ name: String) -> String {
    let words = Symbols.words(of: name).map { Symbols.synonyms[$0] ?? $0 }
    if let sign = words.lazy.compactMap({ signs[$0] }).first { return sign }
    let name = name.lowercased()
    for (part, symbol) in symbols where name.contains(part) { return symbol }
    return "▣"
  }

  /// Whether ``symbol(_:)`` has a sign for a name.
  static func hasSign(_ name: String) -> Bool { symbol(name) != "▣" }

  /// By the words of ``Symbols/drawings``; each one cell wide.
  private static let signs: [String: String] = [
    "star": "★", "heart": "♥", "xmark": "✕", "trash": "✕", "checkmark": "✓", "plus": "+", "minus": "−", "pencil": "✎",
    "envelope": "✉", "left": "‹", "right": "›", "down": "▾", "up": "▴", "pause": "‖", "backward": "«", "forward": "»",
    "magnifyingglass": "⌕", "gearshape": "⚙", "play": "▶", "phone": "☎", "ellipsis": "…", "list": "≡", "house": "⌂",
    "download": "↓", "share": "↑", "refresh": "↻", "flag": "⚑", "questionmark": "?", "exclamationmark": "!",
    "info": "i",
  ]

  private static let symbols: [(String, String)] = [
    ("star", "★"), ("heart", "♥"), ("like", "♥"), ("close", "✕"), ("cancel", "✕"), ("xmark", "✕"), ("delete", "✕"),
    ("check", "✓"), ("tick", "✓"), ("add", "+"), ("plus", "+"), ("edit", "✎"), ("pencil", "✎"), ("mail", "✉"),
    ("envelope", "✉"), ("back", "‹"), ("left", "‹"), ("next", "›"), ("right", "›"), ("down", "▾"), ("up", "▴"),
    ("pause", "‖"), ("rewind", "«"), ("backward", "«"), ("forward", "»"), ("search", "⌕"), ("settings", "⚙"),
    ("gear", "⚙"), ("play", "▶"), ("phone", "☎"),
  ]
}

extension TextPiece {
  /// Adds text in the style of the last run.
  mutating func append(_ text: String) {
    runs.append(RenderTree.Run(text))
    style.numberOfLines = 0
  }
}

extension RenderColor {
  /// A mixture with an opaque color: `share` of the other.
  package func mixed(with other: RenderColor, _ share: Double) -> RenderColor {
    var layer = other
    layer.alpha = UInt8(component: share)
    return layer.over(self)
  }
}

extension Insets {
  /// Moves each edge by another's.
  fileprivate mutating func add(_ other: Insets) {
    self = Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
