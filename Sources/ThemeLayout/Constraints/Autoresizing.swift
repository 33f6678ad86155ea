import ThemeSource
package import ThemeSyntax

/// An autoresizing mask: what grows when the superview does.
package struct Autoresizing {
  /// One direction: the margin before, the length, the margin behind.
  package struct Direction {
    package var start: Bool
    package var length: Bool
    package var end: Bool

    /// Whether the view keeps its length and its distance from the side before it.
    package var isRigid: Bool { !start && !length }

    /// How the superview's growth is shared by the margin before and by the length, from 0 to 1 each: among what is
    /// flexible, in proportion to the recorded sizes (equally when these are all 0). Nothing flexible: the start stays.
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

  /// The mask of a view as written. A content view fills its cell whatever it says.
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
