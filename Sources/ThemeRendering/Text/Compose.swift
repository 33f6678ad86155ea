package import TerminalCells
internal import ThemeSource
package import ThemeText

/// A picture with its caption and notes: one device of a preview.
package struct Screen: Sendable {
  /// Caption at the top left, e.g. `Login · flat7 ← default`.
  package var title: String
  /// Size at the top right, dim, e.g. `375 × 667`.
  package var detail: String
  package var body: CellBuffer
  /// Notes below the device, dim, wrapped at its width.
  package var notes: [String]

  package init(title: String, detail: String, body: CellBuffer, notes: [String] = []) {
    self.title = title
    self.detail = detail
    self.body = body
    self.notes = notes
  }

  /// Creates the screen of a compiled theme, with its caption and its bindings and actions.
  package init(_ tree: RenderTree, _ grid: CellGrid, _ style: RasterStyle = RasterStyle()) {
    self.init(
      title: tree.title, detail: tree.sizeText, body: rasterize(tree, grid, style),
      notes: [Self.connections(of: tree)].filter { !$0.isEmpty })
  }

  /// Creates the screen of a compiled theme without notes, shrunk to fit a terminal of some columns and rows.
  package init(
    _ tree: RenderTree, fitting columns: Int, _ rows: Int, _ grid: CellGrid, _ style: RasterStyle = RasterStyle()
  ) {
    // The frame and the caption take two columns and three rows.
    self.init(tree, grid.fitting(tree.viewport, columns: columns - 2, rows: rows - 3), style)
    notes = []
  }

  /// `userName → userNameField · login-action → loginButton`: attributes and the outlets that present them, actions and
  /// the controls that fire them. Embedded Screenlets are not included.
  private static func connections(of tree: RenderTree) -> String {
    var parts: [String] = []
    var seen = Set<String>()
    func add(_ part: String) { if seen.insert(part).inserted { parts.append(part) } }
    let own = tree.nodes.filter { !$0.isHidden && !$0.id.contains("/") }
    for node in own {
      let name = node.outlets.first ?? node.className
      for binding in node.bindings { add("\(binding.attribute) → \(name)") }
      for action in node.actions { add("\(action) → \(name)") }
    }
    return parts.joined(separator: " · ")
  }
}

/// Lays out screens in rows, each in a device's frame under its caption. Captions and notes that are wider than their
/// screen make its device wider.
///
/// - Parameters:
///   - columns: Maximum columns of the result. A wider screen is not cut, but its caption is.
///   - style: Whether captions may be dim, and the available frame characters.
package func compose(_ screens: [Screen], columns: Int, style: RasterStyle = RasterStyle()) -> CellBuffer {
  let gap = 3
  var shelves: [[FramedScreen]] = []
  var width = 0
  for screen in screens {
    let device = FramedScreen(screen, columns: columns)
    if let last = shelves.indices.last, width + gap + device.columns <= columns {
      shelves[last].append(device)
      width += gap + device.columns
    } else {
      shelves.append([device])
      width = device.columns
    }
  }
  let widths = shelves.map { shelf in shelf.reduce(-gap) { $0 + gap + $1.columns } }
  let heights = shelves.map { shelf in shelf.reduce(0) { max($0, $1.rows) } }
  var buffer = CellBuffer(columns: widths.max() ?? 0, rows: heights.reduce(-1) { $0 + 1 + $1 })
  var row = 0
  for (shelf, height) in zip(shelves, heights) {
    var column = 0
    for device in shelf {
      buffer.draw(device.picture, column: column, row: row)
      column += device.columns + gap
    }
    row += height + 1
  }
  return style.glyphs == .ascii ? buffer.inASCII() : buffer
}

private struct FramedScreen {
  let picture: CellBuffer
  var columns: Int { picture.columns }
  var rows: Int { picture.rows }

  /// - Parameter most: Maximum columns to which captions and notes widen the device.
  init(_ screen: Screen, columns most: Int) {
    let frame = screen.body.columns + 2
    let (title, detail) = (Int(cellWidth(of: screen.title.escaped)), Int(cellWidth(of: screen.detail)))
    let parts = screen.notes.flatMap { Self.parts(of: $0.escaped) }.map { Int(cellWidth(of: $0)) + 2 }
    let needed = ([title + (detail > 0 ? detail + 3 : 0) + 2] + parts).max() ?? 0
    let width = max(frame, min(needed, most))
    let notes = screen.notes.flatMap { Self.wrapped($0.escaped, width - 2) }
    var picture = CellBuffer(columns: width, rows: screen.body.rows + 3 + notes.count)
    let bottom = screen.body.rows + 2
    picture.write(screen.title, column: 1, row: 0, end: width - 1, style: [.bold])
    if title + detail + 3 <= width {
      picture.write(screen.detail, column: width - 1 - detail, row: 0, end: width - 1, style: [.dim])
    }
    picture.frame(
      CellRect(column: 0, row: 1, columns: Int32(clamping: frame), rows: Int32(clamping: bottom)), style: [.dim])
    picture.draw(screen.body, column: 1, row: 2)
    for (number, note) in notes.enumerated() {
      picture.write(note, column: 1, row: bottom + 1 + number, end: width, style: [.dim])
    }
    self.picture = picture
  }

  /// Lines of a note, broken at ` · ` if it is too long.
  static func wrapped(_ note: String, _ width: Int) -> [String] {
    var lines: [String] = []
    for part in parts(of: note) {
      if let last = lines.last, Int(cellWidth(of: last)) + 3 + Int(cellWidth(of: part)) <= width {
        lines[lines.count - 1] = last + " · " + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  private static func parts(of note: String) -> [String] {
    var parts: [String] = []
    var part = ""
    for word in note.utf8.split(separator: UInt8(ascii: " ")).map({ Substring($0) }) {
      if word == "·" {
        parts.append(part)
        part = ""
      } else {
        if !part.isEmpty { part += " " }
        part.append(contentsOf: word)
      }
    }
    parts.append(part)
    return parts.filter { !$0.isEmpty }
  }
}
