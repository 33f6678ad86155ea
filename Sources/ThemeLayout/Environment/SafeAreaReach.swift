import ThemeSource

extension Margins {
  /// The extent by which a view reaches into the root's unsafe strips.
  func safeOverlap(of index: Int) -> Insets {
    let safe = environment.safeArea
    guard views[index].parent != nil else { return safe }
    let frame = frames[index]
    let root = frames[0]
    return Insets(
      top: max(0, safe.top - frame.y), left: max(0, safe.left - frame.x),
      bottom: max(0, safe.bottom - (root.height - frame.maxY)), right: max(0, safe.right - (root.width - frame.maxX)))
  }
}
