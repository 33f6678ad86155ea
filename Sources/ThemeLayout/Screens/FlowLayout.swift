package import ThemeSource
package import ThemeSyntax

/// A collection view's flow layout for items of one size, as documented for `UICollectionViewFlowLayout`: lines of as
/// many items as fit, with the remaining space between them, at the least line distance.
package struct FlowLayout: Sendable {
  /// UIKit's default item size.
  package static let standardItem = Size(width: 50, height: 50)

  /// The most items that are shown of a collection.
  package static let itemLimit = 24

  package var itemSize: Size
  package var isHorizontal: Bool
  /// Least distance between items of a line; UIKit's default is 10.
  package var itemSpacing: Points
  /// Distance between lines; UIKit's default is 10.
  package var lineSpacing: Points
  /// Around the items.
  package var insets: Insets

  /// The layout that a collection view states; nil if it has none, or not a flow layout.
  package init?(of collection: NodeID, in tree: ElementTree) {
    guard let flow = tree.children(of: collection).first(where: { tree.kind(of: $0) == .collectionViewFlowLayout })
    else {
      return nil
    }
    let stated = tree.size(key: "itemSize", of: flow)
    itemSize = stated.flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil } ?? Self.standardItem
    isHorizontal = tree.string(.scrollDirection, of: flow) == "horizontal"
    itemSpacing = max(0, tree.number(.minimumInteritemSpacing, of: flow) ?? 10)
    lineSpacing = max(0, tree.number(.minimumLineSpacing, of: flow) ?? 10)
    insets = tree.insets(key: "sectionInset", of: flow) ?? .zero
  }

  /// The frames of items in a collection's bounds, except for those that begin outside; at most `limit`.
  package func frames(in bounds: Rect, limit: Int) -> [Rect] {
    // `along` is the direction of a line, `across` that of scrolling.
    let along = isHorizontal ? itemSize.height : itemSize.width
    let across = isHorizontal ? itemSize.width : itemSize.height
    let room =
      isHorizontal ? bounds.height - insets.top - insets.bottom : bounds.width - insets.left - insets.right
    let end = isHorizontal ? bounds.width : bounds.height
    guard along >= 1, across >= 1, room > 0 else { return [] }
    let fitting = ((room + itemSpacing) / (along + itemSpacing)).rounded(.down)
    let count = max(1, Int(exactly: min(fitting, 1000)) ?? 1)
    let spacing = count > 1 ? (room - along * Double(count)) / Double(count - 1) : 0
    var frames: [Rect] = []
    var line = isHorizontal ? insets.left : insets.top
    while line < end, frames.count < limit {
      for number in 0..<min(count, limit - frames.count) {
        let offset = (isHorizontal ? insets.top : insets.left) + (along + spacing) * Double(number)
        frames.append(
          Rect(
            x: bounds.x + (isHorizontal ? line : offset), y: bounds.y + (isHorizontal ? offset : line),
            width: itemSize.width, height: itemSize.height))
      }
      line += across + lineSpacing
    }
    return frames
  }
}
