internal import ThemeSource

/// A symbol as areas and lines against which points can be tested.
struct SymbolShape {
  /// A part of a symbol: drawn in its color, or cut out.
  enum Part { case ink, gap }

  private var enclosure: Symbols.Variant.Enclosure?
  private var isFilled: Bool
  private var areas: [BoundedLine]
  private var lines: [BoundedLine]
  private var holes: [BoundedLine]
  private var slits: [BoundedLine]
  /// Half of the line width, as a fraction of the side.
  private let reach: Double

  /// - Parameter lineWidth: As a fraction of the side of the symbol's square.
  init(_ variant: Symbols.Variant, lineWidth: Double) {
    enclosure = variant.enclosure
    isFilled = variant.isFilled
    reach = lineWidth / 2
    let parts = Symbols.parts(of: variant)
    areas = parts.areas.flattened.map { BoundedLine($0) }
    lines = parts.lines.flattened.map { BoundedLine($0) }
    holes = parts.holes.flattened.map { BoundedLine($0) }
    slits = parts.slits.flattened.map { BoundedLine($0) }
  }

  /// The part at a point of the unit square; nil outside of the symbol.
  func part(at point: Point) -> Part? {
    if Self.contains(holes, point) || isNear(slits, point) { return .gap }
    if Self.contains(areas, point) || isNear(lines, point) { return .ink }
    guard let enclosure else { return nil }
    let distance = Self.distance(to: enclosure, point)
    if isFilled { return distance <= -0.04 ? .ink : nil }
    return (distance + 0.04 + reach).magnitude <= reach ? .ink : nil
  }

  /// Distance to the outline of an enclosure that fills the square; negative inside.
  private static func distance(to enclosure: Symbols.Variant.Enclosure, _ point: Point) -> Double {
    let (x, y) = ((point.x - 0.5).magnitude, (point.y - 0.5).magnitude)
    switch enclosure {
    case .circle: return (x * x + y * y).squareRoot() - 0.5
    case .square:
      let radius = 0.2
      let (dx, dy) = (x - 0.5 + radius, y - 0.5 + radius)
      let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      return outside + min(max(dx, dy), 0) - radius
    }
  }

  private static func contains(_ outlines: [BoundedLine], _ point: Point) -> Bool {
    for outline in outlines where outline.isAround(point, by: 0) && encloses(outline.points, point) { return true }
    return false
  }

  private func isNear(_ outlines: [BoundedLine], _ point: Point) -> Bool {
    for outline in outlines where outline.isAround(point, by: reach) && isNear(outline.points, point) { return true }
    return false
  }

  /// Even-odd rule.
  private static func encloses(_ polygon: [Point], _ point: Point) -> Bool {
    guard var last = polygon.last, polygon.count > 2 else { return false }
    var isInside = false
    for next in polygon {
      if (next.y > point.y) != (last.y > point.y),
        point.x < (last.x - next.x) * (point.y - next.y) / (last.y - next.y) + next.x
      {
        isInside.toggle()
      }
      last = next
    }
    return isInside
  }

  private func isNear(_ line: [Point], _ point: Point) -> Bool {
    guard line.count > 1 else { return false }
    for index in 1..<line.count {
      let (start, end) = (line[index - 1], line[index])
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
      let share = min(max(along, 0), 1)
      let (x, y) = (point.x - start.x - share * dx, point.y - start.y - share * dy)
      if x * x + y * y <= reach * reach { return true }
    }
    return false
  }
}

/// Points with their bounding box, since most points of a symbol are far from most of its parts.
private struct BoundedLine {
  var points: [Point]
  private var left = Double.infinity
  private var right = -Double.infinity
  private var top = Double.infinity
  private var bottom = -Double.infinity

  init(_ points: [Point]) {
    self.points = points
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
  }

  /// Whether a point is in the rectangle or at most a distance, plus rounding errors, away.
  func isAround(_ point: Point, by distance: Double) -> Bool {
    let reach = distance + 1e-9
    return point.x >= left - reach && point.x <= right + reach && point.y >= top - reach && point.y <= bottom + reach
  }
}

extension Outline {
  /// The outline as lines, with each curve divided into eight.
  var flattened: [[Point]] {
    var lines: [[Point]] = []
    var line: [Point] = []
    func end() { if line.count > 1 { lines.append(line) } }
    for element in elements {
      switch element {
      case .move(let point):
        end()
        line = [point]
      case .line(let point): line.append(point)
      case .curve(let first, let second, let last):
        guard let start = line.last else { continue }
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line.append(
            Point(
              x: a * start.x + b * first.x + c * second.x + d * last.x,
              y: a * start.y + b * first.y + c * second.y + d * last.y))
        }
      case .close: if let first = line.first { line.append(first) }
      }
    }
    end()
    return lines
  }
}
