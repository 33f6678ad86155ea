import ThemeSource
package import ThemeSyntax

/// An autoresizing mask: the parts that grow with the superview.
package struct Autoresizing {
  /// One direction: the margin before the view, its length, the margin after it.
  package struct Direction {
    package var start: Bool
    package var length: Bool
    package var end: Bool

    /// Whether the view keeps its length and its distance from the side before it.
    package var isRigid: Bool { !start && !length }

    /// The shares of the superview's growth that the margin before the view and the length take, from 0 to 1 each.
    /// Flexible parts grow in proportion to their recorded sizes (equally if these are all 0). If no part is flexible,
    /// the start stays.
    func shares(start: Points, length: Points, total: Points) -> (start: Double, length: Double) {
      let sizes = [
        self.start ? max(0, start) : 0, self.length ? max(0, length) : 0, end ? max(0, total - start - length) : 0,
      ]
      let sum = sizes[0] + sizes[1] + sizes[2]
      if sum > 0 { return (sizes[0] / sum, sizes[1] / sum) }
      let count = (self.start ? 1.0 : 0) + (self.length ? 1 : 0) + (end ? 1 : 0)
      if count == 0 { return (0, 0) }
      return (self.start ? 1 / count : 0, self.length ? 1 / count : 0)
    }
  }

  package var horizontal: Direction
  package var vertical: Direction

  /// The mask that a view declares. A content view always fills its cell.
  package init(_ tree: ElementTree, view: NodeID, kind: ElementKind) {
    if tree.string(.key, of: view) == "contentView" {
      horizontal = Direction(start: false, length: true, end: false)
      vertical = horizontal
      return
    }
    let mask = tree.child(of: view, .autoresizingMask)
    let flag = { (name: AttributeName) in mask.flatMap { tree.bool(name, of: $0) } ?? false }
    horizontal = Direction(start: flag(.flexibleMinX), length: flag(.widthSizable), end: flag(.flexibleMaxX))
    vertical = Direction(start: flag(.flexibleMinY), length: flag(.heightSizable), end: flag(.flexibleMaxY))
  }
}
