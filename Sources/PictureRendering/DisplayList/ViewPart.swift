package import ThemeSource

extension DisplayList {
  /// The drawing of a view of a screen alone; `nil` if the view is not drawn or empty.
  ///
  /// - Parameters:
  ///   - node: The index of the view in the render tree.
  ///   - frame: The frame of the view in the screen.
  package func part(ofView node: Int, frame: Rect) -> DisplayList? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    var part: [Item] = []
    var depth = 0
    for item in items {
      switch item {
      case .begin(let group) where depth > 0 || group.node == node: depth += 1
      case .end where depth > 0: depth -= 1
      default: break
      }
      if depth > 0 { part.append(item) } else if !part.isEmpty { break }
    }
    if part.isEmpty { return nil }
    let moved = Group(node: nil, clip: nil, offset: Point(x: -frame.x, y: -frame.y))
    return DisplayList(
      size: Size(width: frame.width, height: frame.height), background: background,
      items: [.begin(moved)] + part + [.end, .end])
  }
}
