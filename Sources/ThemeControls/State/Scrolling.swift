package import ThemeRendering
package import ThemeSource

extension RenderTree {
  /// Moves the content of a scroll view up and left by an offset in points, and clips it to its frame.
  package mutating func scroll(_ index: Int, by offset: (x: Points, y: Points)) {
    guard nodes.indices.contains(index), offset != (0, 0) else { return }
    let end = min(nodes[index].subtreeEnd, nodes.count)
    guard index + 1 < end else { return }
    var frames: [Rect] = [nodes[index].frame]
    var clips: [Rect?] = [nodes[index].clip]
    let before = nodes[index..<end].map(\.clip)
    for inner in (index + 1)..<end {
      nodes[inner].frame.x -= offset.x
      nodes[inner].frame.y -= offset.y
      let parent = min(max((nodes[inner].parent ?? index) - index, 0), inner - index - 1)
      // A superview that clips is recognized by previous clips: they differ from the superview's own.
      let isCut = parent == 0 || before[inner - index] != before[parent]
      let around = isCut ? clips[parent].map { $0.common(with: frames[parent]) } ?? frames[parent] : clips[parent]
      nodes[inner].clip = around
      clips.append(around)
      frames.append(nodes[inner].frame)
    }
  }

  /// How far the content of a scroll view can be moved, in points; 0 if it fits.
  package func scrollRange(of index: Int) -> (x: Points, y: Points) {
    guard nodes.indices.contains(index) else { return (0, 0) }
    let frame = nodes[index].frame
    var (right, bottom) = (frame.maxX, frame.maxY)
    for inner in (index + 1)..<max(index + 1, min(nodes[index].subtreeEnd, nodes.count)) where !nodes[inner].isHidden {
      right = max(right, nodes[inner].frame.maxX)
      bottom = max(bottom, nodes[inner].frame.maxY)
    }
    return (right - frame.maxX, bottom - frame.maxY)
  }

  /// The innermost scroll view around a node, or the node itself.
  package func scrollView(around index: Int) -> Int? {
    var current: Int? = index
    while let node = current, nodes.indices.contains(node) {
      if nodes[node].role.traits.scrolls { return node }
      current = nodes[node].parent.flatMap { $0 < node ? $0 : nil }
    }
    return nil
  }
}

extension Rect {
  /// The intersection, or an empty rectangle.
  fileprivate func common(with other: Rect) -> Rect { intersection(other) ?? Rect(x: x, y: y, width: 0, height: 0) }
}
