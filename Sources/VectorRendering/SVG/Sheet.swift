package import ThemeRendering
internal import ThemeSource

/// One screen on a sheet, with what is written above it.
package struct Plate: Sendable {
  package var title: String
  package var detail: String
  package var list: DisplayList

  package init(title: String, detail: String, list: DisplayList) {
    self.title = title
    self.detail = detail
    self.list = list
  }

  /// A compiled theme, with a caption such as `Login · flat7 ← default` and `375 × 667`.
  package init(_ tree: RenderTree, _ style: DrawingStyle = DrawingStyle()) {
    self.init(title: tree.title, detail: tree.sizeText, list: draw(tree, style))
  }
}

/// A place on a sheet.
struct PlacedPlate {
  var plate: Plate
  var origin: Point
}

/// Screens in rows, each below its caption.
struct Sheet {
  static let margin: Points = 24
  static let captionHeight: Points = 28
  private(set) var plates: [PlacedPlate] = []
  private(set) var size = Size(width: Sheet.margin * 2, height: Sheet.margin * 2)

  /// - Parameter width: where a row ends; a screen that is wider has a row of its own.
  init(_ plates: [Plate], width: Points) {
    var (x, y, rowHeight) = (Self.margin, Self.margin, 0.0)
    for plate in plates {
      let plateSize = plate.list.size
      if x > Self.margin, x + plateSize.width + Self.margin > width {
        x = Self.margin
        y += rowHeight + Self.margin
        rowHeight = 0
      }
      self.plates.append(PlacedPlate(plate: plate, origin: Point(x: x, y: y + Self.captionHeight)))
      x += plateSize.width + Self.margin
      rowHeight = max(rowHeight, Self.captionHeight + plateSize.height)
      size.width = max(size.width, x)
      size.height = max(size.height, y + rowHeight + Self.margin)
    }
  }
}
