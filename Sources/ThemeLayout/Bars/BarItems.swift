import ThemeSource
package import ThemeSyntax
import ThemeText

/// The items that bar elements show.
struct BarItems {
  /// The contents of a navigation item: leading items, title and trailing items.
  struct Navigation {
    /// The title of the back button; nil for no back button.
    var backTitle: String?
    /// A line above the title.
    var prompt: String?
    var leading: [ScreenBar.Item] = []
    var title: ScreenBar.Item?
    /// The last item is at the edge.
    var trailing: [ScreenBar.Item] = []
  }

  /// An item of a row in which spaces are items too.
  enum Spaced {
    case item(ScreenBar.Item)
    case flexibleSpace
    case fixedSpace(Points)
  }

  private let tree: ElementTree
  private let language: LanguageTag?

  init(_ tree: ElementTree, _ language: LanguageTag?) {
    self.tree = tree
    self.language = language
  }

  func navigation(_ item: NodeID, backTitle: String?) -> Navigation {
    func items(_ one: String, _ list: ElementKind) -> [ScreenBar.Item] {
      let several = tree.children(of: item, list).flatMap { tree.children(of: $0) }
      return (tree.child(of: item, key: one).map { [$0] } ?? several).compactMap { button($0) }
    }
    var result = Navigation(backTitle: backTitle, prompt: tree.text(key: "prompt", .prompt, of: item))
    result.leading = items("leftBarButtonItem", .leftBarButtonItems)
    // The first of several is at the edge.
    result.trailing = items("rightBarButtonItem", .rightBarButtonItems).reversed()
    if !result.leading.isEmpty && tree.bool(.leftItemsSupplementBackButton, of: item) != true
      || tree.bool(.hidesBackButton, of: item) == true
    {
      result.backTitle = nil
    }
    if let view = tree.child(of: item, key: "titleView"), tree.kind(of: view).isView {
      result.title = ScreenBar.Item(view, .view)
    } else if let title = tree.text(key: "title", .title, of: item), !title.isEmpty {
      result.title = ScreenBar.Item(nil, .title(title))
    }
    return result
  }

  /// The items of a toolbar.
  func row(_ elements: [NodeID]) -> [Spaced] {
    elements.compactMap { element in
      guard tree[element].kind == .barButtonItem else { return nil }
      switch tree.string(.systemItem, of: element) {
      case "flexibleSpace": return .flexibleSpace
      case "fixedSpace": return .fixedSpace(min(max(tree.length(.width, of: element) ?? 8, 0), 1000))
      case .some, nil: return button(element).map { .item($0) }
      }
    }
  }

  /// A tab with its title and image. For a system item, they default to those of UIKit.
  func tab(_ item: NodeID) -> ScreenBar.Item {
    let system = tree.string(.systemItem, of: item)
    let title = tree.text(key: "title", .title, of: item) ?? system.map { words($0) }
    var tab = ScreenBar.Item(
      item, .button(title: title, image: tree.string(.image, of: item) ?? system.flatMap { Self.tabSymbols[$0] }))
    tab.badge = tree.text(key: "badgeValue", .badgeValue, of: item)
    return tab
  }

  /// A button of a bar; nil for space.
  private func button(_ item: NodeID) -> ScreenBar.Item? {
    if let view = tree.child(of: item, key: "customView"), tree.kind(of: view).isView {
      return ScreenBar.Item(view, .view)
    }
    let image = tree.string(.image, of: item)
    if let system = tree.string(.systemItem, of: item) {
      if system.hasSuffix("Space") { return nil }
      if let symbol = Self.symbols[system] { return ScreenBar.Item(item, .button(title: nil, image: symbol)) }
      return ScreenBar.Item(item, .button(title: words(system), image: nil))
    }
    let title = tree.text(key: "title", .title, of: item)
    // A bar shows an item's image instead of its title.
    if let image { return ScreenBar.Item(item, .button(title: nil, image: image)) }
    return ScreenBar.Item(item, .button(title: title ?? "Item", image: nil))
  }

  /// The words of a system item; for one without words, its name: `pageCurl` as `Page Curl`.
  private func words(_ name: String) -> String {
    if let word = SystemWords.word(name, in: language) { return word }
    var words = ""
    for character in name {
      if words.isEmpty {
        words += character.uppercased()
      } else {
        if character.isUppercase { words += " " }
        words.append(character)
      }
    }
    return words
  }

  /// SF Symbols for `UITabBarItem.SystemItem`s.
  private static let tabSymbols: [String: String] = [
    "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
    "recents": "clock.fill", "contacts": "person.crop.circle.fill", "history": "clock.fill", "bookmarks": "book.fill",
    "search": "magnifyingglass", "downloads": "arrow.down.circle.fill", "mostRecent": "clock.fill",
    "mostViewed": "list.number",
  ]

  /// SF Symbols for the `UIBarButtonItem.SystemItem`s that UIKit draws as images; the others are words.
  private static let symbols: [String: String] = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left", "action": "square.and.arrow.up",
    "organize": "folder", "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise",
    "stop": "xmark", "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill", "close": "xmark",
  ]
}

extension ElementTree {
  /// Whether a button of a bar has the style `done`, whose title is semibold. UIKit's system items Done and Save have it
  /// unless the file sets another one.
  package func isDone(barItem: NodeID) -> Bool {
    if let style = string(.style, of: barItem) { return style == "done" }
    return ["done", "save"].contains(string(.systemItem, of: barItem))
  }
}
