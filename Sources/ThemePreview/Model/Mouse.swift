internal import TerminalUI
internal import ThemeControls
internal import ThemeRendering
internal import ThemeText

extension PreviewModel {
  /// Handles the mouse: clicks act as touches, the wheel scrolls.
  mutating func handle(_ mouse: MouseEvent) -> [PreviewEffect] {
    switch (mouse.kind, mode) {
    case (.press, .list(var list)) where mouse.button == .left:
      guard let row = list.row(at: mouse, in: layout.overlay(rows: list.panelRows)) else {
        closePanel()
        return []
      }
      list.selected = row
      mode = .list(list)
      return choose(in: list)
    case (.press, .help): closePanel()
    case (.press, .inspector) where mouse.button == .left: inspect(at: mouse)
    case (.press, .screen) where mouse.button == .left: return touch(mouse)
    case (.drag, .screen) where mouse.button == .left: drag(mouse)
    case (.scrollUp, _): return wheel(mouse, rows: -3, columns: 0)
    case (.scrollDown, _): return wheel(mouse, rows: 3, columns: 0)
    case (.scrollLeft, _): return wheel(mouse, rows: 0, columns: -4)
    case (.scrollRight, _): return wheel(mouse, rows: 0, columns: 4)
    default: break
    }
    return []
  }

  /// The node under the mouse that receives touches: the innermost one in tab order, else the one drawn there.
  private func target(_ mouse: MouseEvent) -> Int? {
    guard let screen, let drawn, let cell = pictureCell(column: mouse.column, row: mouse.row) else { return nil }
    let hits = screen.tree.nodes.indices.filter { index in
      guard drawn.areas.indices.contains(index), screen.tree.nodes[index].tabOrder != nil else { return false }
      return drawn.areas[index].contains(column: cell.column, row: cell.row)
    }
    return hits.last ?? drawn.node(column: cell.column, row: cell.row)
  }

  private mutating func touch(_ mouse: MouseEvent) -> [PreviewEffect] {
    guard let index = target(mouse), let screen, screen.tree.nodes.indices.contains(index) else { return [] }
    message = Message(text: "")
    let share = share(of: mouse, in: index)
    let response = surface?.touch(index, at: share) ?? .ignored
    if response == .ignored {
      report("\(screen.tree.nodes[index].shortName) is no control: a touch fires no action")
    }
    return adopt(response)
  }

  /// Moves the knob of a slider.
  private mutating func drag(_ mouse: MouseEvent) {
    guard let index = focus.flatMap({ screen?.index(of: $0) }) else { return }
    let share = share(of: mouse, in: index)
    _ = adopt(surface?.drag(to: share) ?? .ignored)
  }

  /// The horizontal position of the mouse in a view, from 0 at its left edge to 1.
  private func share(of mouse: MouseEvent, in index: Int) -> Double {
    guard let drawn, drawn.areas.indices.contains(index), drawn.areas[index].columns > 1 else { return 0 }
    let area = drawn.areas[index]
    let column = mouse.column - Int(window.left) + origin.column
    return (Double(column - Int(area.left)) / Double(area.columns - 1)).clampedShare
  }

  private mutating func wheel(_ mouse: MouseEvent, rows: Int, columns: Int) -> [PreviewEffect] {
    switch mode {
    case .screen:
      if let index = target(mouse), scroll(at: index, byRows: rows, columns: columns) { return [] }
      pan = (origin.column + columns, origin.row + rows)
      pan = origin
    case .list(var list):
      list.move(by: rows)
      mode = .list(list)
    case .help(var help):
      help.scroll(by: rows, room: layout.helpRows)
      mode = .help(help)
    case .inspector(var inspector):
      inspector.scroll(by: rows, room: inspectorRoom)
      mode = .inspector(inspector)
    }
    return []
  }
}
