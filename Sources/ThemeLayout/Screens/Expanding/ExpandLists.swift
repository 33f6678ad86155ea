internal import ThemeSemantics
internal import ThemeSource
package import ThemeSyntax

// The contents of tables and collections.
extension Expansion {
  mutating func fillList(_ list: NodeID, of id: RootID) {
    let theme = screen.theme(of: id)
    let flow =
      theme.tree.kind(of: list).painting == .collection ? FlowLayout(of: list, in: theme.tree) : nil
    var stated = rows(of: list, in: id)
    if stated == nil, usesSamples { stated = .rows(Array(repeating: [:], count: flow == nil ? 3 : 6)) }
    let cells = addCells(of: list, flow, in: id, theme, rows: stated)
    if !cells.isEmpty, stated != nil {
      add(.cells(cells, flow.map { .flow($0) } ?? .rows(cells.count)), to: list, of: id)
      return
    }
    if !cells.isEmpty {
      // A single cell represents several rows.
      add(.cells(cells, flow.map { .flow($0) } ?? .rows(cells.count == 1 ? 3 : cells.count)), to: list, of: id)
      return
    }
    let recorded = theme.tree.recordedCells(of: list)
    if recorded.isEmpty {
      var titles = ["Item 1", "Item 2", "Item 3"]
      switch stated {
      case .list(let rows): titles = rows
      case .rows(let rows):
        let stated = rows.map { ViewModelValues.Value.parts($0).text }
        if !stated.allSatisfy(\.isEmpty) { titles = stated }
      case .text, .number, .bool, .parts, nil: break
      }
      add(.samples(titles, flow), to: list, of: id)
      return
    }
    let sizing: ScreenTree.Sizing = theme.tree.kind(of: list).painting == .table ? .row : .recorded
    add(.recorded(recorded.map { addOwn($0, in: id, list, sizing: sizing) }), to: list, of: id)
  }

  /// Adds the cells of other files that a list shows. If several cells are candidates for the items of a flow layout,
  /// the one with the closest recorded size is used.
  private mutating func addCells(
    of list: NodeID, _ flow: FlowLayout?, in id: RootID, _ theme: ScreenTree.Theme, rows: ViewModelValues.Value?
  ) -> [RootID] {
    var cells = cells(of: list, in: theme).map { (id: $0, palette: palette(for: $0, in: theme)) }
    if let flow, cells.count > 1 {
      var distances: [Double] = []
      for cell in cells {
        let root = root(of: cell.id, cell.palette)
        let frame = root.flatMap { $0.tree.rect(key: "frame", of: $0.node) }
        distances.append(
          frame.map { abs($0.width - flow.itemSize.width) + abs($0.height - flow.itemSize.height) } ?? .infinity)
      }
      let closest = distances.indices.min { distances[$0] < distances[$1] }
      cells = closest.map { [cells[$0]] } ?? []
    }
    func sizing(_ root: NodeID, _ tree: ElementTree) -> ScreenTree.Sizing {
      if let flow { return .item(flow.itemSize) }
      return tree.kind(of: root).traits.contains(.isRow) && tree.rect(key: "frame", of: root) != nil
        ? .row : .recorded
    }
    var values: [[String: ViewModelValues.Value]]?
    switch rows {
    case .rows(let rows): values = rows
    case .list(let titles) where usesSamples: values = titles.map { ["title": .text($0)] }
    case .list, .text, .number, .bool, .parts, nil: break
    }
    guard let values, !cells.isEmpty else {
      return cells.compactMap { add($0.id, $0.palette, in: id, list, sizing: sizing) }
    }
    var roots: [RootID] = []
    for (number, row) in values.enumerated() {
      guard let scope = addScope(row, row: number) else {
        report(.tooManyRows(at: theme.tree[list].nameSpan))
        break
      }
      let cell = cells[number % cells.count]
      if let root = add(cell.id, cell.palette, in: id, list, scope: scope, sizing: sizing) { roots.append(root) }
    }
    return roots
  }
}

extension ElementTree {
  /// Whether a view is a subview of a root at any depth, and so is laid out with it.
  func isLaidOut(_ view: NodeID, in root: NodeID) -> Bool {
    var node = view
    while node != root {
      guard let parent = self[node].parent else { return false }
      if self[parent].kind == .subviews, let superview = self[parent].parent {
        node = superview
      } else if has(.key, "contentView", of: node) {
        node = parent
      } else {
        return false
      }
    }
    return true
  }

  package func isList(_ view: NodeID) -> Bool {
    self[view].kind.painting == .table || self[view].kind.painting == .collection
  }

  /// The table or collection view that contains a view.
  package func nearestList(around node: NodeID) -> NodeID? { ancestors(of: node).first { isList($0) } }

  /// Prototype and static cells, header and footer of a list in the same file, in document order.
  func recordedCells(of list: NodeID) -> [NodeID] {
    subtree(of: list).dropFirst().filter { node in
      guard self[node].kind.isView, rect(key: "frame", of: node) != nil else { return false }
      let painting = self[node].kind.painting
      let key = string(.key, of: node)
      return (painting == .row || painting == .cell || key == "tableHeaderView" || key == "tableFooterView")
        && nearestList(around: node) == list
    }
  }
}
