internal import TerminalUI
internal import ThemeControls
internal import ThemeRendering

// The lists of a screen whose rows come from code.
extension RunningScreen {
  /// The lists of all themes, keyed by their IDs in the screen.
  private var lists: [String: LiveList] {
    (root?.family ?? []).reduce(into: [:]) { lists, theme in
      for (id, list) in theme.lists { lists[theme.prefix + id] = list }
    }
  }

  /// The list that has the focus.
  var focusedList: LiveList? {
    focus.flatMap { place(of: $0) }.flatMap { $0.theme.isEditable ? $0.theme.lists[$0.id] : nil }
  }

  /// The index of the view to reveal and to mark: that with the focus; in a list, the cell of the marked row.
  var markedIndex: Int? {
    guard let focus else { return nil }
    if let row = focusedList?.markedNode(in: surface.tree) { return row }
    return surface.index(of: focus)
  }

  /// The list that is or contains a view of the screen.
  func list(around index: Int) -> LiveList? {
    let lists = lists
    var next: Int? = lists.isEmpty ? nil : index
    while let node = next, surface.tree.nodes.indices.contains(node) {
      if let list = lists[surface.tree.nodes[node].id] { return list }
      next = surface.tree.nodes[node].parent
    }
    return nil
  }

  /// Handles a key for the focused list. Returns false if the key is not for it.
  func pressList(_ press: KeyPress) -> Bool {
    refresh()
    guard let list = focusedList else { return false }
    if case .ignored = list.press(press) { return false }
    return true
  }

  /// Chooses the row whose cell has the index of a view. Returns false for other views.
  func touchRow(where isTouched: (Int) -> Bool) -> Bool {
    refresh()
    for (id, list) in lists.sorted(by: { $0.key < $1.key }) where surface.node(id)?.tabOrder != nil {
      guard let touched = list.rows(in: surface.tree).first(where: { isTouched($0.node) }) else { continue }
      focus = id
      return list.select(row: touched.row)
    }
    return false
  }

  /// Calls `willDisplay` of the lists for the rows that have become visible.
  func displayRows() {
    for (_, list) in lists.sorted(by: { $0.key < $1.key }) { list.display() }
  }
}
