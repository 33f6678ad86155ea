internal import ThemeAssets
internal import ThemeSource
internal import ThemeText

/// Images of pixels: two to a cell, one above the other.
extension CellPainter {
  /// Draws the pixels of an image where its content mode puts them; false if there are none.
  mutating func paintPixels(_ index: Int, _ image: RenderTree.Image) -> Bool {
    guard style.inColor, let name = image.name, let pixels = style.images[name] else { return false }
    let node = tree.nodes[index]
    let place = node.frame.placing(image.size ?? pixels.size, mode: image.mode)
    guard place.width > 0, place.height > 0 else { return false }
    // The view's frame is spread over its cells, wherever rounding put them.
    let (whole, seen) = (areas[index], areas[index].intersection(clips[index]))
    guard !seen.isEmpty else { return true }
    let size = Size(
      width: node.frame.width / Points(whole.columns), height: node.frame.height / Points(whole.rows * 2))
    let radius = min(node.cornerRadius, node.frame.width / 2, node.frame.height / 2)
    for row in seen.top..<seen.bottom {
      for half: Int32 in 0..<2 {
        for column in seen.left..<seen.right {
          let cell = Rect(
            x: node.frame.x + Points(column - whole.left) * size.width,
            y: node.frame.y + Points((row - whole.top) * 2 + half) * size.height, width: size.width,
            height: size.height)
          guard node.frame.contains(cell, radius: radius), let shared = cell.intersection(place) else { continue }
          let part = Rect(
            x: (shared.x - place.x) / place.width, y: (shared.y - place.y) / place.height,
            width: shared.width / place.width, height: shared.height / place.height)
          let color = pixels.color(in: part)
          let shown = RenderColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
          let (left, above) = (Int(column) * 8, Int(row) * 8 + Int(half) * 4)
          canvas.fill(
            PixelRect(left: left, top: above, right: left + 8, bottom: above + 4), visible(shown, index),
            clip: clips[index])
        }
      }
    }
    return true
  }
}

extension Rect {
  /// Whether the middle of a cell is inside this rectangle with round corners.
  fileprivate func contains(_ cell: Rect, radius: Points) -> Bool {
    let (middleX, middleY) = (cell.x + cell.width / 2, cell.y + cell.height / 2)
    let dx = max(x + radius - middleX, middleX - (maxX - radius), 0)
    let dy = max(y + radius - middleY, middleY - (maxY - radius), 0)
    return dx * dx + dy * dy <= radius * radius || dx == 0 || dy == 0
  }
}
