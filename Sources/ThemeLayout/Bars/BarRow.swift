import ThemeSource
import ThemeSyntax
import ThemeText

/// Places the items of a bar.
struct BarRow {
  private let tree: ElementTree
  private let metrics: TextMetrics
  private let direction: LayoutDirection
  /// Relative to the root.
  private var frame = Rect.zero
  /// The space at the bar's edges: UIKit's layout margins of a bar.
  private var margin: Points { min(frame.width >= 414 ? 20 : 16, frame.width / 8) }
  private static let gap: Points = 16
  /// The least width of a button that can be tapped.
  private static let imageWidth: Points = 24

  init(_ tree: ElementTree, _ metrics: TextMetrics, _ direction: LayoutDirection) {
    self.tree = tree
    self.metrics = metrics
    self.direction = direction
  }

  func `in`(_ frame: Rect) -> BarRow {
    var row = self
    row.frame = frame
    return row
  }

  // MARK: Navigation bars

  func navigation(_ items: BarItems.Navigation, hasLargeTitle: Bool) -> [ScreenBar.Item] {
    var (result, items, row) = ([ScreenBar.Item](), items, self)
    if let prompt = items.prompt, !prompt.isEmpty, frame.height >= BarHeight.navigation.landscape + BarHeight.prompt {
      let room = Rect(x: frame.x + margin, y: frame.y + 5, width: frame.width - 2 * margin, height: 20)
      result.append(ScreenBar.Item(nil, .prompt(prompt)).placed(at: room.x, room.width, in: room))
      row.frame.y += BarHeight.prompt
      row.frame.height -= BarHeight.prompt
    }
    if hasLargeTitle, case .title(let title)? = items.title?.content,
      row.frame.height >= BarHeight.navigation.landscape + BarHeight.largeTitle
    {
      // UIKit's label in the lower part of the bar.
      let room = Rect(x: frame.x + margin, y: frame.maxY - 48.5, width: frame.width - 2 * margin, height: 41)
      result.append(ScreenBar.Item(items.title?.node, .largeTitle(title)).placed(at: room.x, room.width, in: room))
      row.frame.height -= BarHeight.largeTitle
      items.title = nil
    }
    return mirrored((result + row.inRow(items)).map(withTextFit))
  }

  /// Buttons at both ends with the title between them.
  private func inRow(_ items: BarItems.Navigation) -> [ScreenBar.Item] {
    var result: [ScreenBar.Item] = []
    var (left, right) = (frame.x + margin, frame.maxX - margin)
    var leading = items.leading
    if let title = items.backTitle {
      leading.insert(ScreenBar.Item(nil, .button(title: "‹ \(title)", image: nil)), at: 0)
    }
    for item in leading {
      let width = min(width(of: item), max(0, right - left))
      result.append(item.placed(at: left, width, in: self.frame(of: item)))
      left += width + Self.gap
    }
    for item in items.trailing.reversed() {
      let width = min(width(of: item), max(0, right - left))
      result.append(item.placed(at: right - width, width, in: self.frame(of: item)))
      right -= width + Self.gap
    }
    if let title = items.title, right > left {
      // Centered in the bar as far as the buttons leave room.
      let width = min(width(of: title), right - left)
      let centered = frame.x + (frame.width - width) / 2
      result.append(title.placed(at: max(left, min(centered, right - width)), width, in: self.frame(of: title)))
    }
    return result
  }

  // MARK: Toolbars and tab bars

  /// Places items in a row; flexible spaces share the remaining room.
  func tool(_ items: [BarItems.Spaced]) -> [ScreenBar.Item] {
    var (used, spaces) = (0.0, 0.0)
    var isBehindItem = false
    for item in items {
      switch item {
      case .item(let item):
        used += width(of: item) + (isBehindItem ? Self.gap : 0)
        isBehindItem = true
      case .flexibleSpace:
        spaces += 1
        isBehindItem = false
      case .fixedSpace(let width):
        used += width
        isBehindItem = false
      }
    }
    let space = spaces > 0 ? max(0, frame.width - 2 * margin - used) / spaces : 0
    var result: [ScreenBar.Item] = []
    var x = frame.x + margin
    isBehindItem = false
    for item in items {
      switch item {
      case .item(let item):
        if isBehindItem { x += Self.gap }
        let width = width(of: item)
        result.append(item.placed(at: x, width, in: self.frame(of: item)))
        x += width
        isBehindItem = true
      case .flexibleSpace:
        x += space
        isBehindItem = false
      case .fixedSpace(let width):
        x += width
        isBehindItem = false
      }
    }
    return mirrored(result.map(withTextFit))
  }

  /// Tabs of equal width.
  func tabs(_ items: [ScreenBar.Item], chosen: Int?) -> [ScreenBar.Item] {
    let width = frame.width / Points(max(1, items.count))
    return mirrored(
      items.enumerated().map { number, item in
        var tab = item.placed(at: frame.x + Points(number) * width, width, in: frame)
        tab.isSelected = number == chosen
        return tab
      })
  }

  // MARK: Sizes

  private func width(of item: ScreenBar.Item) -> Points {
    let room = max(0, frame.width - 2 * margin)
    switch item.content {
    case .title(let title): return min(room, textWidth(title, .semibold))
    case .largeTitle, .prompt: return room
    case .button(let title, let image):
      return min(room, title.map { textWidth($0, weight(of: item)) } ?? (image == nil ? 0 : Self.imageWidth))
    case .view: return min(room, recorded(item).width)
    }
  }

  /// An item with the note whether its frame has room for all of its text.
  private func withTextFit(_ item: ScreenBar.Item) -> ScreenBar.Item {
    var item = item
    switch item.content {
    case .title(let title): item.showsWholeText = item.frame.width >= textWidth(title, .semibold)
    case .button(let title?, _): item.showsWholeText = item.frame.width >= textWidth(title, weight(of: item))
    case .largeTitle, .prompt, .button(nil, _), .view: break
    }
    return item
  }

  private func weight(of button: ScreenBar.Item) -> FontDescriptor.Weight {
    button.node.map { tree.isDone(barItem: $0) } == true ? .semibold : .regular
  }

  private func textWidth(_ text: String, _ weight: FontDescriptor.Weight) -> Points {
    (metrics.width(of: text, font: .system(17, weight: weight)) + 1).rounded(.up)
  }

  private func recorded(_ item: ScreenBar.Item) -> Size {
    item.node.flatMap { tree.rect(key: "frame", of: $0)?.size } ?? Size(width: Self.imageWidth, height: 30)
  }

  /// The row in which an item has the bar's height, or a view its recorded height.
  private func frame(of item: ScreenBar.Item) -> Rect {
    guard item.content == .view else { return frame }
    let height = min(max(recorded(item).height, 1), frame.height)
    return Rect(x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height)
  }

  /// Mirrors the items if the language reads from right to left.
  private func mirrored(_ items: [ScreenBar.Item]) -> [ScreenBar.Item] {
    guard direction == .rightToLeft else { return items }
    return items.map { item in
      var item = item
      item.frame.x = frame.x + frame.maxX - item.frame.maxX
      return item
    }
  }
}

extension ScreenBar.Item {
  fileprivate func placed(at x: Points, _ width: Points, in row: Rect) -> ScreenBar.Item {
    var item = self
    item.frame = Rect(x: x, y: row.y, width: width, height: row.height)
    return item
  }
}
