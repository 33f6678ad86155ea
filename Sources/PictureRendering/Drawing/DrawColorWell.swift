internal import ThemeRendering
internal import ThemeSource

extension Artist {
  /// Draws a ring of all hues around the selected color. A well does not grow with its frame.
  ///
  /// The ring consists of arcs of five degrees. Each ends below the next one, so that no gap is visible between them.
  mutating func drawColorWell(_ index: Int, _ color: RenderColor?) {
    let frame = tree.nodes[index].frame
    let side = min(28, frame.width, frame.height)
    let well = frame.centered(Size(width: side, height: side))
    let center = Point(x: well.x + side / 2, y: well.y + side / 2)
    let width = side / 9
    let radius = (side - width) / 2
    var start = Point(x: 0, y: -radius)
    for hue in RenderColor.smoothHues {
      let end = start.turned(by: Self.arc)
      let path = Outline([
        .move(center.moved(by: start)),
        .curve(
          center.moved(by: start.tangent(by: Self.reach)), center.moved(by: end.tangent(by: -Self.reach)),
          center.moved(by: end)),
      ])
      stroke(.path(path), hue, width: width, index)
      start = start.turned(by: Self.step)
    }
    if let color { fill(.ellipse(well.inset(by: Insets(all: side / 5))), color, index) }
  }

  /// Cosine and sine of the angle between the beginnings of two arcs, 5°, and of an arc, 6°.
  private static let step = Point(x: 0.9961946980917455, y: 0.08715574274765817)
  private static let arc = Point(x: 0.9945218953682733, y: 0.10452846326765347)
  /// The distance of control points of a cubic curve along an arc, for each point of the radius: 4/3 · tan(1.5°).
  private static let reach = 0.03491
}

extension RenderColor {
  /// Saturated colors with equal distances around the color wheel, six for each of ``hues``.
  fileprivate static let smoothHues: [RenderColor] = hues.indices.flatMap { number in
    (0..<6).map { hues[number].mixed(with: hues[(number + 1) % hues.count], Double($0) / 6) }
  }
}

extension Point {
  /// The vector turned by an angle with a given cosine (`x`) and sine (`y`).
  fileprivate func turned(by angle: Point) -> Point {
    Point(x: x * angle.x - y * angle.y, y: x * angle.y + y * angle.x)
  }

  /// The end of the vector, moved along the circle's tangent.
  fileprivate func tangent(by reach: Double) -> Point { Point(x: x - reach * y, y: y + reach * x) }

  fileprivate func moved(by vector: Point) -> Point { Point(x: x + vector.x, y: y + vector.y) }
}
