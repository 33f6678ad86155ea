internal import ThemeSource
internal import ThemeText

/// An image for cells.
package struct CellImage: Sendable, Hashable {
  package var pixels: PixelImage
  package var traits: ImageTraits

  package init(_ pixels: PixelImage, _ traits: ImageTraits) {
    self.pixels = pixels
    self.traits = traits
  }
}

/// Images of pixels: each cell shows two, one above the other.
extension CellPainter {
  /// Draws the pixels of an image according to its content mode. Returns false if it has none.
  mutating func paintPixels(_ index: Int, _ image: RenderTree.Image) -> Bool {
    guard style.inColor, let name = image.name, let image = style.images[ImageKey(name, tree.appearance)],
      let shown = tree.nodes[index].content.image
    else { return false }
    let node = tree.nodes[index]
    let place = node.frame.placing(image.traits.size, mode: shown.mode)
    let slices = image.traits.slices(filling: place)
    guard place.width > 0, place.height > 0 else { return false }
    // The view's frame is stretched to its rounded cells.
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
          let color = image.pixels.color(in: part(of: shared, in: place, slices))
          var shown = RenderColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
          if image.traits.isTemplate == true { shown = tint(index).faded(by: Double(color.alpha) / 255) }
          let (left, above) = (Int(column) * 8, Int(row) * 8 + Int(half) * 4)
          canvas.fill(
            PixelRect(left: left, top: above, right: left + 8, bottom: above + 4), visible(shown, index),
            clip: clips[index])
        }
      }
    }
    return true
  }

  /// The part of an image that a cell shows, in fractions of its width and height.
  private func part(of cell: Rect, in place: Rect, _ slices: [ImageSlice]) -> Rect {
    let (middleX, middleY) = (cell.x + cell.width / 2, cell.y + cell.height / 2)
    let slice = slices.first {
      $0.place.x <= middleX && middleX < $0.place.maxX && $0.place.y <= middleY && middleY < $0.place.maxY
    }
    let whole = slice?.place ?? place
    let part = slice?.part ?? Rect(x: 0, y: 0, width: 1, height: 1)
    return Rect(
      x: part.x + (cell.x - whole.x) / whole.width * part.width,
      y: part.y + (cell.y - whole.y) / whole.height * part.height,
      width: cell.width / whole.width * part.width, height: cell.height / whole.height * part.height)
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
