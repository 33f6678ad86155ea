internal import TerminalUI
internal import ThemeControls
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

/// A list to choose from, narrowed by the user's input.
struct ListPicker: Sendable {
  /// The effect of choosing an item.
  enum Value: Sendable, Equatable {
    case theme(ThemeChoice)
    /// Nil for the size in the file.
    case device(Viewport?)
    /// Id of a view to inspect.
    case view(String)
  }

  struct Item: Sendable {
    var title: String
    /// Text at the right, dim.
    var detail: String
    var value: Value
    /// The title's indentation level.
    var depth = 0
    /// Additional words for searching.
    var keywords = ""
  }

  let title: String
  let items: [Item]
  var search = LineEditor()
  /// Indices of the items that match the search, best first.
  private(set) var matches: [Int]
  /// The selected row among the matches.
  var selected: Int

  init(title: String, items: [Item], selected: Int = 0) {
    self.title = title
    self.items = items
    matches = Array(items.indices)
    self.selected = items.indices.contains(selected) ? selected : 0
  }

  var chosen: Item? { matches.indices.contains(selected) ? items[matches[selected]] : nil }

  mutating func move(by step: Int) {
    guard !matches.isEmpty else { return }
    selected = min(max(selected + step, 0), matches.count - 1)
  }

  /// Finds the items that contain all typed words, in any order and case. Titles that start with the typed text are
  /// first.
  mutating func narrow() {
    let words = search.text.lowercased().split(separator: " ").map(String.init)
    let needle = search.text.lowercased()
    let found = items.indices.filter { index in
      let item = items[index]
      let text = "\(item.title) \(item.detail) \(item.keywords)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    matches =
      needle.isEmpty
      ? found
      : found.filter { items[$0].title.lowercased().hasPrefix(needle) }
        + found.filter { !items[$0].title.lowercased().hasPrefix(needle) }
    selected = 0
  }

  /// Rows of the panel: the search line, a rule and the items.
  var panelRows: Int { items.count + 2 }

  /// The first item row that is visible in `room` rows.
  func firstVisible(in room: Int) -> Int { max(0, min(selected - room / 2, matches.count - room)) }

  /// The row of the list at the mouse; nil outside of the rows.
  func row(at mouse: MouseEvent, in panel: CellRect) -> Int? {
    let inner = panel.inset(columns: 1, rows: 1)
    let top = Int(inner.top) + 2
    guard mouse.column >= Int(inner.left), mouse.column < Int(inner.right), mouse.row >= top,
      mouse.row < Int(inner.bottom)
    else { return nil }
    let row = mouse.row - top + firstVisible(in: Int(inner.bottom) - top)
    return matches.indices.contains(row) ? row : nil
  }
}

extension ListPicker {
  static func themes(_ choices: [ThemeChoice], current: ThemeChoice) -> ListPicker {
    let items = choices.map { choice in
      Item(title: choice.title, detail: choice.isShipped ? "shipped" : choice.path, value: .theme(choice))
    }
    return ListPicker(title: "Themes", items: items, selected: choices.firstIndex(of: current) ?? 0)
  }

  /// The size in the file, and all devices.
  static func devices(current: Viewport?) -> ListPicker {
    let recorded = Item(title: "Size in the file", detail: "", value: .device(nil))
    let all = Device.all.sorted { a, b in
      (a.isPad ? 1 : 0, a.size.width, a.size.height, a.id) < (b.isPad ? 1 : 0, b.size.width, b.size.height, b.id)
    }
    let items = all.map { device in
      Item(
        title: device.names.prefix(2).joined(separator: ", "),
        detail: "\(Int(device.size.width)) × \(Int(device.size.height))",
        value: .device(Viewport(device.names.first ?? device.id)), keywords: device.names.joined(separator: " "))
    }
    let index = all.firstIndex { $0 == current?.device }
    return ListPicker(title: "Devices", items: [recorded] + items, selected: index.map { $0 + 1 } ?? 0)
  }

  /// The views of a screen as a tree.
  static func views(of tree: RenderTree?, _ problems: [Problem], current: String?) -> ListPicker {
    var depths: [Int] = []
    let items = (tree?.nodes ?? []).compactMap { node -> Item? in
      let depth = node.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      guard !node.isOfUIKit else { return nil }
      let size = "\(node.frame.width.short) × \(node.frame.height.short)"
      return Item(
        title: node.shortName,
        detail: (problems.about(node.id).counts.map(\.text) + (node.isHidden ? ["hidden"] : [])
          + [node.customClass ?? node.className, size]).joined(separator: "  "),
        value: .view(node.id), depth: min(depth, 12),
        keywords: ([node.id, node.className, node.contentText] + node.outlets).joined(separator: " "))
    }
    let index = items.firstIndex { $0.value == current.map(Value.view) }
    return ListPicker(title: "Views", items: items, selected: index ?? 0)
  }
}

extension RenderTree.Node {
  /// The view's text.
  fileprivate var contentText: String {
    guard case .text(let text, _)? = content.value else { return content.words?.string ?? "" }
    return text + " " + (content.placeholder ?? "")
  }

  /// Whether UIKit creates the view, as for separators and shadows.
  var isOfUIKit: Bool { className.hasPrefix("_") }
}

extension Double {
  /// The number with at most one decimal.
  var short: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

extension PreviewModel {
  mutating func handle(_ press: KeyPress, in list: ListPicker) -> [PreviewEffect] {
    var list = list
    let page = max(1, Int(layout.overlay(rows: list.panelRows).rows) - 4)
    switch press.key {
    case .escape:
      closePanel()
      return []
    case .enter: return choose(in: list)
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .tab: list.move(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .pageUp: list.move(by: -page)
    case .pageDown: list.move(by: page)
    case .home where list.search.text.isEmpty: list.move(by: -list.items.count)
    case .end where list.search.text.isEmpty: list.move(by: list.items.count)
    default:
      guard list.search.handle(press) else { return [.bell] }
      list.narrow()
    }
    mode = .list(list)
    return []
  }

  /// Performs the action of a list's selected item.
  mutating func choose(in list: ListPicker) -> [PreviewEffect] {
    guard let item = list.chosen else { return [.bell] }
    closePanel()
    switch item.value {
    case .theme(let choice):
      show(choice)
      refreshInspector()
    case .device(let device):
      settings.device = device
      if device == nil { settings.isLandscape = false }
      compile()
      refreshInspector()
    case .view(let id): openInspector(on: id)
    }
    return []
  }
}
