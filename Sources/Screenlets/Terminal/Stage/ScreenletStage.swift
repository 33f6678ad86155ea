package import TerminalCells
package import TerminalUI
internal import ThemeControls
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

/// A stack of Screenlets. The last one that was presented is drawn and takes the input.
///
/// The stage is independent of a terminal: ``handle(_:)`` takes events, and ``frame()`` returns the picture.
@MainActor
package final class ScreenletStage {
  /// The Screenlets, the visible one last.
  package private(set) var screenlets: [BaseScreenlet] = []
  package private(set) var columns: Int
  package private(set) var rows: Int
  package var depth: ColorDepth { didSet { if depth != oldValue { needsDrawing = true } } }
  package var glyphs: Glyphs { didSet { if glyphs != oldValue { needsDrawing = true } } }
  /// Called when ``frame()`` would return a different picture.
  package var onChange: (() -> Void)?
  /// The first row of the picture on the screen.
  private var top = 0
  /// The number of the animation's frame.
  private var tick = 0
  /// The whole picture, as of the last ``draw()``.
  private var drawn: DrawnScreen?
  private var needsDrawing = true

  package init(
    columns: Int, rows: Int, depth: ColorDepth = .truecolor, glyphs: Glyphs = .unicode
  ) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.depth = depth
    self.glyphs = glyphs
  }

  /// The Screenlet that is shown.
  package var current: BaseScreenlet? { screenlets.last }

  private var theme: LoadedTheme? { current?.screenletView?.theme }

  // MARK: Presenting

  /// Loads a Screenlet and shows it over the current one.
  package func present(_ screenlet: BaseScreenlet) throws(ScreenletError) {
    try screenlet.load()
    current?.hide()
    screenlets.append(screenlet)
    appear()
  }

  /// Removes the current Screenlet, and shows the one below it. The last one stays.
  package func dismiss() {
    guard screenlets.count > 1, let screenlet = screenlets.popLast() else { return }
    screenlet.hide()
    screenlet.onChange = nil
    appear()
  }

  private func appear() {
    top = 0
    current?.onChange = { [weak self] in
      self?.needsDrawing = true
      self?.onChange?()
    }
    needsDrawing = true
    layOut()
    current?.show()
    current?.screenletView?.becomeFirstResponder()
    reveal()
    onChange?()
  }

  // MARK: Events

  /// The program's reaction to an event.
  package enum Outcome: Sendable, Hashable {
    case nothing, bell, quit, suspend, redraw
  }

  package func handle(_ event: TerminalEvent) -> Outcome {
    switch event {
    case .resize(let columns, let rows):
      self.columns = max(1, columns)
      self.rows = max(1, rows)
      layOut()
      reveal()
    case .key(let press): return handle(press)
    case .paste(let text):
      if isCovered { _ = closeHUD() }
      guard !isCovered else { return .bell }
      return adopt(theme?.use { $0.paste(text) } ?? .ignored)
    case .oversizedPaste: return .bell
    case .mouse(let mouse): return handle(mouse)
    case .wake:
      tick &+= 1
      if theme?.surface.tree.isAnimated == true { needsDrawing = true }
    case .focus, .reply, .resumed, .readable: break
    }
    return .nothing
  }

  private func handle(_ press: KeyPress) -> Outcome {
    if press.modifiers.contains(.control), case .character(let letter) = press.key {
      switch letter {
      case "c", "q": return .quit
      case "z": return .suspend
      case "l": return .redraw
      default: break
      }
    }
    if isCovered {
      if press.key == .escape, cancel() { return .nothing }
      let outcome = closeHUD()
      // Keys that would press the covered button only close the message.
      guard !isCovered, ![.enter, .escape, .character(" ")].contains(press.key) else { return outcome }
    }
    // Interactors without a message are cancelled as well, unless Escape leaves a field.
    if press.key == .escape, theme?.surface.editing == nil, cancel() { return .nothing }
    if theme?.pressList(press) == true {
      reveal()
      return .nothing
    }
    switch press.key {
    case .pageDown: return scroll(by: max(1, rows - 2))
    case .pageUp: return scroll(by: -max(1, rows - 2))
    default: break
    }
    let response = theme?.use { $0.press(press) } ?? .ignored
    if response == .ignored {
      guard press.key == .escape else { return .bell }
      dismiss()
      return .nothing
    }
    return adopt(response)
  }

  private func adopt(_ response: ControlResponse) -> Outcome {
    switch response {
    case .ignored: return .nothing
    case .refused, .cut: return .bell
    case .focused, .typed: reveal()
    case .changed(let id), .fired(let id): current?.screenletView?.fire(id)
    case .returned(_, let target?):
      if let view = current?.screenletView, let control = view.element(target) { view.userActionWithSender(control) }
    case .returned(_, nil): current?.screenletView?.endEditing()
    }
    return .nothing
  }

  // MARK: Messages

  /// Whether a message takes the input.
  private var isCovered: Bool { current?.progressOverlay != nil }

  /// Cancels all Interactors; false if none runs.
  private func cancel() -> Bool {
    guard let current, current.isAnyActionRunning else { return false }
    current.cancelAllInteractors()
    return true
  }

  private func closeHUD() -> Outcome {
    guard current?.progressOverlay?.closeMode.isTouchClosable == true else { return .bell }
    current?.hideHUD()
    return .nothing
  }

  // MARK: The mouse

  private func handle(_ mouse: MouseEvent) -> Outcome {
    switch mouse.kind {
    case .press where mouse.button == .left:
      if isCovered { return closeHUD() }
      if theme?.touchRow(where: { contains(mouse, $0) }) == true { return .nothing }
      guard let index = target(mouse), let theme else { return .nothing }
      let share = share(of: mouse, in: index)
      return adopt(theme.use { $0.touch(index, at: share) })
    case .drag where mouse.button == .left:
      guard !isCovered, let theme, let id = theme.focus, let index = theme.surface.index(of: id) else {
        return .nothing
      }
      let share = share(of: mouse, in: index)
      return adopt(theme.use { $0.drag(to: share) })
    case .scrollDown: return scroll(by: 3, at: target(mouse))
    case .scrollUp: return scroll(by: -3, at: target(mouse))
    default: return .nothing
    }
  }

  /// Whether the mouse is over a view.
  private func contains(_ mouse: MouseEvent, _ index: Int) -> Bool {
    guard let drawn, drawn.areas.indices.contains(index) else { return false }
    return drawn.areas[index].contains(column: mouse.column - layout.left, row: mouse.row + top)
  }

  /// The innermost view under the mouse that takes touches, or else the view that is drawn there.
  private func target(_ mouse: MouseEvent) -> Int? {
    guard let drawn, let theme else { return nil }
    let (column, row) = (mouse.column - layout.left, mouse.row + top)
    let nodes = theme.surface.tree.nodes
    let hits = nodes.indices.filter { index in
      nodes[index].tabOrder != nil && drawn.areas.indices.contains(index)
        && drawn.areas[index].contains(column: column, row: row)
    }
    guard hits.isEmpty else { return hits.last }
    return drawn.node(column: column, row: row).flatMap { nodes.indices.contains($0) ? $0 : nil }
  }

  private func share(of mouse: MouseEvent, in index: Int) -> Double {
    guard let drawn, drawn.areas.indices.contains(index), drawn.areas[index].columns > 1 else { return 0 }
    let area = drawn.areas[index]
    return (Double(mouse.column - layout.left - Int(area.left)) / Double(area.columns - 1)).clampedShare
  }

  // MARK: Scrolling

  private func scroll(by rows: Int, at target: Int? = nil) -> Outcome {
    guard let theme else { return .bell }
    let index = target ?? theme.focus.flatMap { theme.surface.index(of: $0) } ?? 0
    if theme.scroll(at: index, y: Double(rows) * layout.grid.pointsPerRow) { return .nothing }
    let next = min(max(0, top + rows), mostTop)
    guard next != top else { return .bell }
    top = next
    return .nothing
  }

  /// The largest value of `top`: the last row in use is the end of scrolling.
  private var mostTop: Int { max(0, (drawn?.picture.rowsInUse ?? 0) - rows) }

  /// Scrolls so that the focused view is visible.
  private func reveal() {
    draw()
    guard let theme, let index = theme.markedIndex, let drawn,
      drawn.areas.indices.contains(index), !drawn.areas[index].isEmpty
    else {
      top = min(top, mostTop)
      return
    }
    let area = drawn.areas[index]
    if Int(area.bottom) + 1 > top + rows { top = Int(area.bottom) + 1 - rows }
    if Int(area.top) - 1 < top { top = Int(area.top) - 1 }
    top = min(max(0, top), mostTop)
  }

  // MARK: Drawing

  private var layout: StageLayout {
    StageLayout(columns: columns, rows: rows, recorded: theme?.recordedSize ?? Size(width: 0, height: 0))
  }

  private func layOut() {
    let layout = layout
    theme?.layOut(in: layout.size, grid: layout.grid)
  }

  private func draw() {
    guard needsDrawing else { return }
    layOut()
    needsDrawing = false
    guard let theme else {
      drawn = nil
      return
    }
    var raster = RasterStyle(depth: depth, glyphs: glyphs, tick: tick)
    theme.refresh()
    raster.namesEmptyViews = false
    raster.editing = isCovered ? nil : theme.surface.editing
    drawn = DrawnScreen(theme.surface.tree, layout.grid, raster)
    theme.displayRows()
  }

  /// Whether the picture is animated and needs ``TerminalEvent/wake``.
  package var isAnimated: Bool {
    if let overlay = current?.progressOverlay, overlay.spinnerMode != .noSpinner { return true }
    return theme?.surface.tree.isAnimated ?? false
  }

  /// The whole screen.
  package func frame() -> CellBuffer {
    draw()
    guard let theme, let drawn else { return CellBuffer(columns: columns, rows: rows) }
    top = min(top, mostTop)
    let layout = layout
    var buffer = CellBuffer(
      columns: columns, rows: rows, fill: CellBuffer.Cell(background: CellColor(theme.surface.tree.ground)))
    buffer.draw(drawn.picture, column: layout.left, row: -top)
    if !isCovered, let index = theme.markedIndex, drawn.areas.indices.contains(index) {
      let area = drawn.areas[index].moved(columns: Int32(clamping: layout.left), rows: -Int32(clamping: top))
      if theme.hasFocusedList {
        buffer.markRow(area)
      } else {
        buffer.markFocus(area, isText: theme.surface.editing != nil)
      }
    }
    drawScrollMarks(&buffer)
    if let current, let overlay = current.progressOverlay {
      buffer.draw(overlay, isCancellable: current.isAnyActionRunning, tick: tick)
    }
    return glyphs == .ascii ? buffer.inASCII() : buffer
  }

  private func drawScrollMarks(_ buffer: inout CellBuffer) {
    func mark(_ glyph: Character, row: Int) {
      guard let cell = buffer[columns - 1, row] else { return }
      buffer.put(glyph, width: 1, column: columns - 1, row: row, background: cell.background, style: [.dim])
    }
    if top > 0 { mark("▲", row: 0) }
    if top < mostTop { mark("▼", row: rows - 1) }
  }
}
