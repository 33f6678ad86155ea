internal import ThemeText

/// Areas of the preview's parts, in cells of the terminal.
struct PanelLayout: Sendable {
  let columns: Int
  let rows: Int
  /// The device with its frame.
  let picture: CellRect
  /// The inspector; nil while it is closed.
  let inspector: CellRect?
  /// Diagnostics below the picture; nil for none.
  let problems: CellRect?
  /// The line of events; nil if there is no room.
  let eventRow: Int?
  /// The keys; nil if there is no room.
  let hintRow: Int?

  init(columns: Int, rows: Int, problemRows: Int, showsInspector: Bool) {
    self.columns = columns
    self.rows = rows
    let hasHints = rows >= 6
    let hasEvents = rows >= 9
    hintRow = hasHints ? rows - 1 : nil
    eventRow = hasEvents ? rows - 2 : nil
    let bottom = rows - (hasHints ? 1 : 0) - (hasEvents ? 1 : 0)
    let wanted = min(problemRows, max(0, bottom - 1) / 2)
    let top = rows >= 4 ? 1 : 0
    problems = wanted > 0 ? Self.rect(0, bottom - wanted, columns, wanted) : nil
    let height = max(0, bottom - wanted - top)
    guard showsInspector else {
      picture = Self.rect(0, top, columns, height)
      inspector = nil
      return
    }
    if columns >= 84 {
      let width = min(max(44, columns * 45 / 100), 84)
      picture = Self.rect(0, top, columns - width, height)
      inspector = Self.rect(columns - width, top, width, height)
    } else if height >= 24 {
      let share = height * 55 / 100
      picture = Self.rect(0, top, columns, height - share)
      inspector = Self.rect(0, top + height - share, columns, share)
    } else {
      picture = Self.rect(0, top, 0, 0)
      inspector = Self.rect(0, top, columns, height)
    }
  }

  private static func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
    CellRect(
      column: Int32(clamping: column), row: Int32(clamping: row), columns: Int32(clamping: columns),
      rows: Int32(clamping: rows))
  }

  /// The area of a panel on top, with its frame, for `wanted` rows of content.
  func overlay(rows wanted: Int, columns most: Int = 72) -> CellRect {
    let width = min(columns, most)
    let height = min(rows, wanted + 2)
    return Self.rect((columns - width) / 2, max(0, (rows - height) / 2), width, height)
  }

  /// Visible rows of the help.
  var helpRows: Int { max(1, Int(overlay(rows: HelpPanel.lines.count).rows) - 2) }
}

extension PreviewModel {
  var layout: PanelLayout {
    var showsInspector = false
    if case .inspector = mode { showsInspector = true }
    return PanelLayout(
      columns: columns, rows: rows, problemRows: problemRows, showsInspector: showsInspector)
  }
}
