package import ThemeSource

/// An outline of lines and curves.
package struct Outline: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve with its two control points and its end.
    case curve(Point, Point, Point)
    case close
  }

  package var elements: [Element] = []

  package init(_ elements: [Element] = []) { self.elements = elements }

  package mutating func move(_ x: Points, _ y: Points) { elements.append(.move(Point(x: x, y: y))) }

  package mutating func line(_ x: Points, _ y: Points) { elements.append(.line(Point(x: x, y: y))) }

  /// The connected lines and outlines of the path.
  var pieces: [Outline] {
    elements.reduce(into: []) { pieces, element in
      if case .move = element { pieces.append(Outline()) }
      if !pieces.isEmpty { pieces[pieces.count - 1].elements.append(element) }
    }
  }

  /// Whether all end points of the path are in the bounding box of another.
  func isInside(_ other: Outline) -> Bool {
    let (points, around) = (ends, other.ends)
    guard let left = around.map(\.x).min(), let right = around.map(\.x).max(), let top = around.map(\.y).min(),
      let bottom = around.map(\.y).max()
    else { return false }
    return points.allSatisfy { $0.x >= left && $0.x <= right && $0.y >= top && $0.y <= bottom }
  }

  /// The end points of lines and curves.
  private var ends: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }

  /// The path with the unit square mapped to a rectangle.
  package func placed(in rect: Rect) -> Outline {
    func place(_ point: Point) -> Point {
      Point(x: rect.x + point.x * rect.width, y: rect.y + point.y * rect.height)
    }
    return Outline(
      elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
        case .close: .close
        }
      })
  }
}
