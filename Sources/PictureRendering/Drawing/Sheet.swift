package import ThemeRendering
package import ThemeSource

/// One screen on a sheet, with its caption.
package struct Plate: Sendable {
  package var title: String
  package var detail: String
  package var list: DisplayList

  package init(title: String, detail: String, list: DisplayList) {
    self.title = title
    self.detail = detail
    self.list = list
  }

  /// Width of the entire caption.
  var captionWidth: Points { caption.title.width + 12 + caption.detail.width }

  /// The texts above the screen, on the left and on the right.
  var caption: (title: StyledText, detail: StyledText) {
    (
      StyledText(title, size: 13, weight: 600, color: .black),
      StyledText(detail, size: 12, color: RenderColor(rgb: 0x6E6E78))
    )
  }

  /// Creates the plate of a compiled theme, with a caption such as `Login · flat7 ← default` and `375 × 667`.
  package init(_ tree: RenderTree, _ style: DrawingStyle = DrawingStyle()) {
    self.init(title: tree.title, detail: tree.sizeText, list: draw(tree, style))
  }
}

/// Draws screens in rows of at most `width` points, each in a frame below its caption.
package func draw(_ plates: [Plate], width: Points = 1600) -> DisplayList { Sheet(plates, width: width).drawing }

struct PlacedPlate {
  var plate: Plate
  var origin: Point
  /// Width of the screen or of its caption.
  var width: Points
}

/// Screens in rows, each below its caption.
struct Sheet {
  static let margin: Points = 24
  static let captionHeight: Points = 28
  private(set) var plates: [PlacedPlate] = []
  private(set) var size = Size(width: Sheet.margin * 2, height: Sheet.margin * 2)

  /// - Parameter width: Maximum width of a row; a wider screen gets a separate row.
  init(_ plates: [Plate], width: Points) {
    var (x, y, rowHeight) = (Self.margin, Self.margin, 0.0)
    for plate in plates {
      var plateSize = plate.list.size
      // A caption wider than its screen widens the plate.
      plateSize.width = max(plateSize.width, min(plate.captionWidth, width - Self.margin * 2))
      if x > Self.margin, x + plateSize.width + Self.margin > width {
        x = Self.margin
        y += rowHeight + Self.margin
        rowHeight = 0
      }
      self.plates.append(
        PlacedPlate(plate: plate, origin: Point(x: x, y: y + Self.captionHeight), width: plateSize.width))
      x += plateSize.width + Self.margin
      rowHeight = max(rowHeight, Self.captionHeight + plateSize.height)
      size.width = max(size.width, x)
      size.height = max(size.height, y + rowHeight + Self.margin)
    }
  }

  var drawing: DisplayList {
    var list = DisplayList(size: size, background: RenderColor(rgb: 0xEDEDF2))
    for placed in plates {
      let screen = placed.plate.list
      let frame = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
      list.items.append(.begin(DisplayList.Group(offset: placed.origin)))
      list.items += caption(of: placed)
      list.items.append(.begin(DisplayList.Group(clip: DisplayList.Clip(rect: frame, radius: 10))))
      list.items.append(.fill(.rect(frame, radius: 0), screen.background))
      list.items += screen.items
      let line = DisplayList.Stroke(color: RenderColor(rgb: 0xB8B8C0), width: 1)
      list.items += [.stroke(.rect(frame, radius: 10), line), .end, .end]
    }
    return list
  }

  private func caption(of placed: PlacedPlate) -> [DisplayList.Item] {
    let (title, detail) = placed.plate.caption
    var artist = Artist(captionIn: Size(width: placed.width, height: Self.captionHeight))
    let room = Rect(x: 0, y: -Self.captionHeight, width: placed.width, height: 22)
    artist.write(title, in: room, 0)
    if placed.plate.captionWidth <= placed.width + 0.5 {
      var right = detail
      right.style.alignment = .right
      artist.write(right, in: room, 0)
    }
    return artist.list.items
  }
}
