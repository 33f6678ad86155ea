internal import Foundation
internal import TerminalUI
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSource

/// The contents of a list, which code provides.
struct ListContents {
  /// The titles of the sections, and the numbers of their rows.
  var sections: @MainActor () -> [(title: String?, rows: Int)]
  /// The cell of a row, filled.
  var cell: @MainActor (IndexPath) -> ListCell?
  /// Called after a row has become visible.
  var willDisplay: @MainActor (IndexPath) -> Void
  /// Called after the user has chosen a row.
  var didSelect: @MainActor (IndexPath) -> Void
}

/// The effect of a key on a list.
enum ListResponse {
  /// The key is not for the list, or does not change it.
  case ignored
  case moved
  case selected
  case refreshed
}

/// A table or a collection of a theme whose rows come from code.
///
/// Cells are created, laid out and drawn for visible rows only. Scrolling moves by whole lines, so that every row has
/// the same picture wherever it is.
@MainActor
final class LiveList {
  /// The object ID of the list.
  let id: String
  /// The prefix of the theme's IDs on the screen.
  private let scope: String
  /// The layout of a collection; nil for a table.
  private let flow: FlowLayout?
  /// The object ID of a table's header view.
  private let headerID: String?
  var contents: ListContents
  /// A text in place of the rows.
  var message: String? { didSet { if message != oldValue { onChange() } } }
  /// Performs a refresh. Returns whether it started. Nil if the user cannot refresh the list.
  var refresh: (@MainActor () -> Bool)?
  /// The height of rows in points; nil for that of the cells.
  var rowHeight: Points? { didSet { if rowHeight != oldValue { reload() } } }
  var onChange: @MainActor () -> Void = {}

  private var lines = ListLines([])
  private var sections: [(title: String?, rows: Int)] = []
  /// The first visible line.
  private var top = 0
  /// The number of the marked row.
  private(set) var cursor = 0
  private var needsReload = true
  /// Whether the marked row must be visible.
  private var revealsCursor = false
  /// The visible cells, keyed by the number of the row.
  private var cells: [Int: ListCell] = [:]
  /// Visible rows for which `willDisplay` was not called.
  private var appeared: [Int] = []
  private var metrics: ListMetrics?

  init(
    _ id: String, scope: String, flow: FlowLayout?, headerID: String?, rowHeight: Points?, contents: ListContents
  ) {
    self.id = id
    self.scope = scope
    self.flow = flow
    self.headerID = headerID
    self.rowHeight = rowHeight
    self.contents = contents
  }

  // MARK: Rows

  /// Requests the rows again.
  func reload() {
    needsReload = true
    onChange()
  }

  /// Discards the cells, as after a change of the size.
  func forgetCells() { cells = [:] }

  var visibleRows: [IndexPath] { cells.keys.sorted().compactMap { lines.indexPath(ofRow: $0) } }

  var markedRow: IndexPath? { lines.indexPath(ofRow: cursor) }

  /// Marks a row, and scrolls to it.
  func mark(_ path: IndexPath) {
    update()
    guard let row = lines.row(at: path) else { return }
    cursor = row
    revealsCursor = true
    onChange()
  }

  /// The start of the ids of a row's views in the render tree.
  private func prefix(ofRow row: Int) -> String {
    let path = lines.indexPath(ofRow: row) ?? IndexPath(row: row, section: 0)
    return "\(id)/\(path.section).\(path.row)/"
  }

  /// The index of the marked cell in a screen; nil if it is not visible.
  func markedNode(in tree: RenderTree) -> Int? { lines.rowCount == 0 ? nil : node(ofRow: cursor, in: tree) }

  private func node(ofRow row: Int, in tree: RenderTree) -> Int? {
    let start = scope + prefix(ofRow: row)
    return tree.nodes.firstIndex { $0.id.hasPrefix(start) }
  }

  /// The visible rows with the indices of their cells in a screen.
  func rows(in tree: RenderTree) -> [(row: Int, node: Int)] {
    cells.keys.sorted().compactMap { row in node(ofRow: row, in: tree).map { (row, $0) } }
  }

  /// Calls `willDisplay` for the rows that have become visible.
  func display() {
    let rows = appeared
    appeared = []
    for row in rows { if let path = lines.indexPath(ofRow: row) { contents.willDisplay(path) } }
  }

  private func update() {
    guard needsReload else { return }
    needsReload = false
    sections = contents.sections()
    cells = [:]
    arrange(rowsPerLine: lines.rowsPerLine)
  }

  private func arrange(rowsPerLine: Int) {
    lines = ListLines(sections, rowsPerLine: rowsPerLine)
    cursor = min(cursor, max(0, lines.rowCount - 1))
    top = min(top, max(0, lines.count - 1))
  }

  // MARK: Input

  func press(_ press: KeyPress) -> ListResponse {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .command]) else { return .ignored }
    update()
    switch press.key {
    case .up: return move(by: -lines.rowsPerLine)
    case .down: return move(by: lines.rowsPerLine)
    case .left: return lines.rowsPerLine > 1 ? move(by: -1) : .ignored
    case .right: return lines.rowsPerLine > 1 ? move(by: 1) : .ignored
    case .pageUp: return move(toward: cursor - rowsPerPage)
    case .pageDown: return move(toward: cursor + rowsPerPage)
    case .home: return move(toward: 0)
    case .end: return move(toward: lines.rowCount - 1)
    case .enter, .character(" "): return select()
    case .character("r"): return refresh?() == true ? .refreshed : .ignored
    default: return .ignored
    }
  }

  /// Chooses a row. Returns false if there is no such row.
  func select(row: Int) -> Bool {
    guard (0..<lines.rowCount).contains(row) else { return false }
    cursor = row
    onChange()
    return select() == .selected
  }

  private func select() -> ListResponse {
    guard message == nil, let path = lines.indexPath(ofRow: cursor) else { return .ignored }
    contents.didSelect(path)
    return .selected
  }

  /// Moves the mark, unless it would leave the list.
  private func move(by step: Int) -> ListResponse {
    let row = cursor + step
    // The last line of a grid can be shorter.
    let isBelow = step > 1 && row >= lines.rowCount && lines.line(ofRow: cursor) < lines.count - 1
    guard isBelow || (0..<lines.rowCount).contains(row) else { return .ignored }
    return move(toward: row)
  }

  private func move(toward row: Int) -> ListResponse {
    let row = min(max(0, row), max(0, lines.rowCount - 1))
    guard row != cursor, message == nil else { return .ignored }
    cursor = row
    revealsCursor = true
    onChange()
    return .moved
  }

  private var rowsPerPage: Int {
    guard let metrics else { return 1 }
    return max(1, Int(metrics.room / metrics.pitch)) * lines.rowsPerLine
  }

  /// Scrolls by a distance in points. Returns false at the end of the list.
  func scroll(by distance: Points) -> Bool {
    update()
    guard let metrics, message == nil else { return false }
    let count = max(1, Int(exactly: (abs(distance) / metrics.pitch).rounded(.down)) ?? 1)
    let next = min(max(0, top + (distance < 0 ? -count : count)), lastTop(metrics))
    guard next != top else { return false }
    top = next
    // The mark stays on the screen.
    let visible = visibleLines(metrics).compactMap { line -> Range<Int>? in
      guard case .rows(let rows) = lines[line.index], line.end <= metrics.room + 0.5 else { return nil }
      return rows
    }
    if let first = visible.first?.first, let last = visible.last?.last { cursor = min(max(cursor, first), last) }
    onChange()
    return true
  }

  // MARK: Lines

  private func extent(of line: Int, _ metrics: ListMetrics) -> Points {
    if case .title = lines[line] { metrics.titlePitch } else { metrics.pitch }
  }

  /// The lines from `top` to the end of the room, with their distances from its start.
  private func visibleLines(_ metrics: ListMetrics) -> [(index: Int, start: Points, end: Points)] {
    var visible: [(index: Int, start: Points, end: Points)] = []
    var start: Points = 0
    for line in top..<max(top, lines.count) {
      guard start < metrics.room else { break }
      let end = start + extent(of: line, metrics)
      visible.append((line, start, end))
      start = end
    }
    return visible
  }

  /// The first line if the list is scrolled to its end.
  private func lastTop(_ metrics: ListMetrics) -> Int {
    var line = lines.count
    var height: Points = 0
    while line > 0 {
      height += extent(of: line - 1, metrics)
      guard height <= metrics.room + 0.5 else { break }
      line -= 1
    }
    return min(line, max(0, lines.count - 1))
  }

  private func revealCursor(_ metrics: ListMetrics) {
    guard lines.rowCount > 0 else { return }
    let line = lines.line(ofRow: cursor)
    if line <= top {
      top = line
      // The title of a section appears with its first row.
      if line > 0, case .title = lines[line - 1] { top = line - 1 }
    }
    while top < line {
      let height = (top...line).reduce(0) { $0 + extent(of: $1, metrics) }
      if height <= metrics.room + 0.5 { break }
      // Far away lines are skipped.
      top = max(top + 1, line - max(1, Int(metrics.room / min(metrics.pitch, metrics.titlePitch))))
    }
  }

  // MARK: Drawing

  /// Replaces the samples of the list by its visible rows.
  func place(in tree: inout RenderTree, _ options: RenderOptions) {
    guard let index = tree.nodes.firstIndex(where: { $0.id == id }), !tree.nodes[index].isHidden else { return }
    let skeleton = ListSkeleton(tree, index, headerID: headerID)
    if case .rows = tree.nodes[index].content { tree.nodes[index].content = .none }
    update()
    var builder = RowBuilder(skeleton, listID: id)
    if let message {
      cells = [:]
      builder.addMessage(message)
    } else {
      addRows(to: &builder, skeleton, options)
    }
    tree.replaceSubviews(of: index, with: builder.nodes)
  }

  private func addRows(to builder: inout RowBuilder, _ skeleton: ListSkeleton, _ options: RenderOptions) {
    var visible: [Int: ListCell] = [:]
    func filled(_ row: Int) -> ListCell? {
      if let cell = visible[row] { return cell }
      guard let path = lines.indexPath(ofRow: row), let cell = cells[row] ?? contents.cell(path) else { return nil }
      if cells[row] == nil { appeared.append(row) }
      visible[row] = cell
      return cell
    }
    let height = rowHeight ?? (flow == nil ? filled(cursor)?.recordedHeight : nil) ?? 44
    let metrics = ListMetrics(skeleton, flow, rowHeight: height)
    if metrics.rowsPerLine != lines.rowsPerLine { arrange(rowsPerLine: metrics.rowsPerLine) }
    self.metrics = metrics
    top = min(top, lastTop(metrics))
    if revealsCursor {
      revealsCursor = false
      revealCursor(metrics)
    }
    var shown: Set<Int> = []
    for line in visibleLines(metrics) {
      switch lines[line.index] {
      case .title(let section):
        builder.addTitle(lines.sections[section].title ?? "", section, metrics.titleFrame(at: line.start))
      case .rows(let rows):
        for (column, row) in rows.enumerated() {
          guard let cell = filled(row) else { continue }
          shown.insert(row)
          let frame = metrics.frame(at: line.start, column: column)
          builder.addCell(cell.nodes(in: frame.size, options), prefix: prefix(ofRow: row), at: frame)
        }
      }
    }
    cells = visible.filter { shown.contains($0.key) }
    appeared = appeared.filter { shown.contains($0) }
  }
}
