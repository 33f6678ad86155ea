internal import ThemeSource
internal import ThemeSyntax

/// Determines the places of the contents of views: cells as far as there is room.
struct ScreenPlacing {
  let screen: ScreenTree
  /// By ``RootID``.
  let layouts: [LayoutTree?]

  /// The places of each of a root's contents; none in a view that is not part of the layout.
  func places(in id: RootID, _ layout: LayoutTree) -> [[ScreenLayout.Place]] {
    screen[id].contents.map { content in
      guard let index = layout.views.firstIndex(where: { $0.node == content.view }), layout.views[index].isInstalled
      else { return [] }
      var frame = layout.views[index].absoluteFrame
      if case .embed(let root) = content.kind {
        return layouts[root.index] == nil ? [] : [ScreenLayout.Place(root, frame)]
      }
      let inset = topInset(ofList: content.view, frame, in: id, layout)
      frame.y += inset
      frame.height -= inset
      switch content.kind {
      case .embed: return []
      case .cells(let cells, let repetition): return places(of: cells, repetition, in: frame)
      case .recorded(let cells):
        let header = designHeader(ofList: content.view, cells)
        return cells.compactMap { place(ofRecorded: $0, in: frame.offset(byX: 0, y: -header)) }
      case .samples(let titles, let flow):
        let isLeaf = !layout.views[(index + 1)..<layout.views[index].subtreeEnd].contains { $0.isInstalled }
        return isLeaf
          ? flow.map { tiles(of: $0, count: titles.count, in: frame) } ?? [ScreenLayout.Place(nil, frame)] : []
      }
    }
  }

  /// The offset of a list's first row from the list's top, so that no bar covers it.
  private func topInset(ofList list: NodeID, _ frame: Rect, in id: RootID, _ layout: LayoutTree) -> Points {
    let tree = screen.theme(of: id).tree
    if tree.string(.contentInsetAdjustmentBehavior, of: list) == "never" { return 0 }
    return min(max(0, layout.coveredInsets.top - frame.y), max(0, frame.height))
  }

  /// The height of the header "Prototype Cells", which Interface Builder draws above the first row of a plain table,
  /// unlike a device.
  private func designHeader(ofList list: NodeID, _ cells: [RootID]) -> Points {
    guard let first = cells.first else { return 0 }
    let tree = screen.theme(of: first).tree
    guard tree.kind(of: list).painting == .table, tree.string(.dataMode, of: list) != "static",
      tree.string(.style, of: list) ?? "plain" == "plain", tree.children(of: list, .sections).isEmpty
    else { return 0 }
    let frames = cells.map { tree.rect(key: "frame", of: screen[$0].node) ?? .zero }
    let rows = zip(cells, frames).filter { tree.kind(of: screen[$0.0].node).traits.contains(.isRow) }
    guard let top = rows.map(\.1.y).min() else { return 0 }
    let headers = zip(cells, frames).filter { !tree.kind(of: screen[$0.0].node).traits.contains(.isRow) }
    let above = headers.map(\.1.maxY).filter { $0 <= top }.max() ?? 0
    // Every release of Xcode draws it 28 points high, later ones with more space around it.
    return headers.isEmpty && top - above >= 28 && top - above <= 56 ? top - above : 0
  }

  /// Cells of a table in a column; of a collection in its flow layout, repeated as often as they fit.
  private func places(
    of cells: [RootID], _ repetition: ScreenTree.Repetition, in room: Rect
  ) -> [ScreenLayout.Place] {
    let cells = cells.filter { layouts[$0.index] != nil }
    guard let first = cells.first, let size = layouts[first.index]?.size else { return [] }
    switch repetition {
    case .flow(var flow):
      flow.itemSize = size
      return flow.frames(in: room, limit: FlowLayout.itemLimit).enumerated().map { number, frame in
        ScreenLayout.Place(cells[number % cells.count], frame)
      }
    case .rows(let count):
      var places: [ScreenLayout.Place] = []
      var y = room.y
      for number in 0..<count where y < room.maxY {
        let cell = cells[number % cells.count]
        let size = layouts[cell.index]?.size ?? .zero
        places.append(
          ScreenLayout.Place(cell, Rect(x: room.x, y: y, width: size.width, height: size.height)))
        y += size.height
      }
      return places
    }
  }

  /// A cell of the list's file at its recorded origin, in its solved size.
  private func place(ofRecorded cell: RootID, in list: Rect) -> ScreenLayout.Place? {
    guard let layout = layouts[cell.index] else { return nil }
    let recorded = screen.theme(of: cell).tree.rect(key: "frame", of: screen[cell].node) ?? .zero
    return ScreenLayout.Place(
      cell,
      Rect(
        x: list.x + recorded.x, y: list.y + recorded.y, width: layout.size.width, height: layout.size.height))
  }

  /// Tiles of a flow layout's item size, far enough apart to be distinguished.
  private func tiles(of layout: FlowLayout, count: Int, in room: Rect) -> [ScreenLayout.Place] {
    var flow = layout
    flow.itemSize = Size(
      width: min(max(flow.itemSize.width, 8), room.width), height: min(max(flow.itemSize.height, 8), room.height))
    flow.itemSpacing = max(flow.itemSpacing, 8)
    flow.lineSpacing = max(flow.lineSpacing, 16)
    let limit = min(max(count, 6), FlowLayout.itemLimit)
    return flow.frames(in: room, limit: limit).map { ScreenLayout.Place(nil, $0) }
  }
}
