internal import ThemeSource

extension RenderTree {
  /// Numbers the views that take focus, from top to bottom, and from left to right in a row.
  package mutating func numberTabOrder() {
    let focusable = nodes.indices.filter {
      !nodes[$0].isHidden && nodes[$0].isEnabled && nodes[$0].role.traits.takesFocus
    }
    let ordered = focusable.sorted { a, b in
      let (first, second) = (nodes[a].frame, nodes[b].frame)
      let rows = ((first.y / 16).rounded(), (second.y / 16).rounded())
      if rows.0 != rows.1 { return rows.0 < rows.1 }
      return first.x != second.x ? first.x < second.x : a < b
    }
    for index in nodes.indices { nodes[index].tabOrder = nil }
    for (order, index) in ordered.enumerated() { nodes[index].tabOrder = order }
  }
}
