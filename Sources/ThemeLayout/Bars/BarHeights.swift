import ThemeSource
import ThemeSyntax

/// Heights of the bars that Interface Builder simulates, in points (UIKit's).
enum BarHeight {
  static let navigation = (portrait: 44.0, landscape: 32.0)
  /// The additional height of a navigation bar with a prompt.
  static let prompt = 30.0
  /// The additional height of a navigation bar with a large title.
  static let largeTitle = 52.0
  static let sheetNavigation = 56.0
  static let tab = 49.0
  static let toolbar = 44.0

  /// - Parameter isLow: whether the screen is that of a phone in landscape, which shows no large titles.
  static func navigation(isLow: Bool, isPrompted: Bool, hasLargeTitle: Bool) -> Points {
    (isLow ? navigation.landscape : navigation.portrait) + (isPrompted ? prompt : 0)
      + (hasLargeTitle && !isLow ? largeTitle : 0)
  }
}

extension ElementTree {
  /// Whether a navigation bar shows the title of an item in large letters below its buttons. `automatic` is the mode of
  /// the item below in the stack, and that of the first item is `always`.
  func showsLargeTitle(of item: NodeID?, in bar: NodeID?) -> Bool {
    guard let bar, bool(.largeTitles, of: bar) == true else { return false }
    return item.flatMap { string(.largeTitleDisplayMode, of: $0) } != "never"
  }

  /// Whether a navigation item has a line above its title.
  func showsPrompt(of item: NodeID?) -> Bool {
    item.flatMap { text(key: "prompt", .prompt, of: $0) }.map { !$0.isEmpty } ?? false
  }
}
