package import TerminalCells
package import TerminalUI
internal import ThemeControls
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

/// A stack of controllers. The last one that was presented is drawn and takes the input.
///
/// The stage is independent of a terminal: ``handle(_:)`` takes events, and ``frame()`` returns the picture.
@MainActor
package final class ScreenletStage {
  /// The controllers, the visible one last.
  package private(set) var controllers: [ScreenletViewController] = []
  package private(set) var columns: Int
  package private(set) var rows: Int
  package var depth: ColorDepth { didSet { if depth != oldValue { needsDrawing = true } } }
  package var glyphs: Glyphs { didSet { if glyphs != oldValue { needsDrawing = true } } }
  /// Called when ``frame()`` would return a different picture.
  package var onChange: (() -> Void)?
  /// The first row of the picture on the screen.
  private var top = 0
  /// The ID of the slider on which a button of the mouse is held down.
  private var dragged: String?
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

  /// The controller that is shown.
  package var current: ScreenletViewController? { controllers.last }

  private var screen: RunningScreen? { current?.screen }

  // MARK: Presenting

  /// Loads the views of a controller and shows it over the current one.
  package func present(_ controller: ScreenletViewController) throws(ScreenletError) {
    try controller.loadViewIfNeeded()
    current?.disappear()
    controllers.append(controller)
    appear()
  }

  /// Removes the current controller, and shows the one below it. The last one stays.
  package func dismiss() {
    guard controllers.count > 1, let controller = controllers.popLast() else { return }
    controller.disappear()
    controller.screen.onChange = nil
    controller.stage = nil
    appear()
  }

  private func appear() {
    top = 0
    current?.stage = self
    screen?.onChange = { [weak self] in
      self?.needsDrawing = true
      self?.onChange?()
    }
    needsDrawing = true
    layOut()
    current?.appear()
    if screen?.focus == nil { current?.becomeFirstResponder() }
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
      return adopt(current?.use { $0.paste(text) } ?? .ignored)
    case .oversizedPaste: return .bell
    case .mouse(let mouse): return handle(mouse)
    case .wake:
      tick &+= 1
      if screen?.surface.tree.isAnimated == true { needsDrawing = true }
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
    if press.key == .escape, screen?.surface.editing == nil, cancel() { return .nothing }
    if screen?.pressList(press) == true {
      reveal()
      return .nothing
    }
    if let gesture = press.gesture, let focus = screen?.focus, current?.recognize(gesture, on: focus) == true {
      return .nothing
    }
    switch press.key {
    case .pageDown: return scroll(by: max(1, rows - 2))
    case .pageUp: return scroll(by: -max(1, rows - 2))
    default: break
    }
    let response = current?.use { $0.press(press) } ?? .ignored
    if response == .ignored {
      guard press.key == .escape else { return .bell }
      dismiss()
      return .nothing
    }
    return adopt(response)
  }

  private func adopt(_ response: ControlResponse) -> Outcome {
    switch response {
    case .ignored, .changed, .fired, .returned(_, target: .fire), .returned(_, target: nil): break
    case .refused, .cut: return .bell
    case .focused, .typed, .returned(_, target: .focus): reveal()
    }
    return .nothing
  }

  // MARK: Messages

  /// The Screenlet whose message covers the screen: that which was shown last.
  package var covering: BaseScreenlet? {
    current?.allScreenlets.filter { $0.progressOverlay != nil }.max { $0.messageNumber < $1.messageNumber }
  }

  /// Whether a message takes the input.
  private var isCovered: Bool { covering != nil }

  /// Cancels all Interactors of the Screenlet whose message is shown, or else of all; false if none runs.
  private func cancel() -> Bool {
    let screenlets = covering.map { [$0] } ?? current?.allScreenlets ?? []
    let running = screenlets.filter(\.isAnyActionRunning)
    for screenlet in running { screenlet.cancelAllInteractors() }
    return !running.isEmpty
  }

  private func closeHUD() -> Outcome {
    guard let covering, covering.progressOverlay?.closeMode.isTouchClosable == true else { return .bell }
    covering.hideHUD()
    return .nothing
  }

  // MARK: The mouse

  private func handle(_ mouse: MouseEvent) -> Outcome {
    switch mouse.kind {
    case .press where mouse.button == .left:
      if isCovered { return closeHUD() }
      if screen?.touchRow(where: { contains(mouse, $0) }) == true { return .nothing }
      guard let index = target(mouse), let current else { return .nothing }
      let share = share(of: mouse, in: index)
      let node = screen?.surface.tree.nodes[index]
      dragged = node?.role == .slider ? node?.id : nil
      return adopt(current.use(dragged == nil ? .complete : .begins) { $0.touch(index, at: share) })
    case .drag where mouse.button == .left:
      guard !isCovered, let current, let id = screen?.focus, let index = screen?.surface.index(of: id) else {
        return .nothing
      }
      let share = share(of: mouse, in: index)
      return adopt(current.use(.moves) { $0.drag(to: share) })
    case .release:
      if let dragged { current?.send([.touchUpInside], from: dragged) }
      dragged = nil
      return .nothing
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
    guard let drawn, let screen else { return nil }
    let (column, row) = (mouse.column - layout.left, mouse.row + top)
    let nodes = screen.surface.tree.nodes
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
    guard let screen else { return .bell }
    let index = target ?? screen.focus.flatMap { screen.surface.index(of: $0) } ?? 0
    if screen.scroll(at: index, y: Double(rows) * layout.grid.pointsPerRow) { return .nothing }
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
    guard let screen, let index = screen.markedIndex, let drawn,
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
    StageLayout(columns: columns, rows: rows, recorded: screen?.root?.recordedSize ?? Size(width: 0, height: 0))
  }

  private func layOut() {
    let layout = layout
    screen?.layOut(in: layout.size, grid: layout.grid)
  }

  private func draw() {
    guard needsDrawing else { return }
    layOut()
    needsDrawing = false
    guard let screen else {
      drawn = nil
      return
    }
    var raster = RasterStyle(depth: depth, glyphs: glyphs, tick: tick)
    screen.refresh()
    raster.namesEmptyViews = false
    raster.editing = isCovered ? nil : screen.surface.editing
    drawn = DrawnScreen(screen.surface.tree, layout.grid, raster)
    screen.displayRows()
  }

  /// Whether the picture is animated and needs ``TerminalEvent/wake``.
  package var isAnimated: Bool {
    if let overlay = covering?.progressOverlay, overlay.spinnerMode != .noSpinner { return true }
    return screen?.surface.tree.isAnimated ?? false
  }

  /// The whole screen.
  package func frame() -> CellBuffer {
    draw()
    guard let screen, let drawn else { return CellBuffer(columns: columns, rows: rows) }
    top = min(top, mostTop)
    let layout = layout
    var buffer = CellBuffer(
      columns: columns, rows: rows, fill: CellBuffer.Cell(background: CellColor(screen.surface.tree.ground)))
    buffer.draw(drawn.picture, column: layout.left, row: -top)
    if !isCovered, let index = screen.markedIndex, drawn.areas.indices.contains(index) {
      let area = drawn.areas[index].moved(columns: Int32(clamping: layout.left), rows: -Int32(clamping: top))
      if screen.focusedList != nil {
        buffer.markRow(area)
      } else {
        buffer.markFocus(area, isText: screen.surface.editing != nil)
      }
    }
    drawScrollMarks(&buffer)
    if let covering, let overlay = covering.progressOverlay {
      buffer.draw(overlay, isCancellable: covering.isAnyActionRunning, tick: tick)
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

extension KeyPress {
  /// The gesture that the key makes in addition to Return, which is a tap; nil for other keys.
  fileprivate var gesture: GestureRecognizer.Kind? {
    guard modifiers == .alt else { return nil }
    switch key {
    case .enter: return .longPress
    case .left: return .swipe(.left)
    case .right: return .swipe(.right)
    case .up: return .swipe(.up)
    case .down: return .swipe(.down)
    default: return nil
    }
  }
}
