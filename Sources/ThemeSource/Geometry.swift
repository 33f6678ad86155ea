/// A length in points, one 1/72 of a design inch; a device has 1 to 3 pixels a point.
///
/// Frames and sizes below are in points throughout. Terminal cells have types of their own in `ThemeText`.
public typealias Points = Double

/// A position in points, y growing downward.
public struct Point: Hashable, Sendable {
  public var x: Points
  public var y: Points
  public init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Points
  public var height: Points
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, origin at its top left.
public struct Rect: Hashable, Sendable {
  public var x: Points
  public var y: Points
  public var width: Points
  public var height: Points
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  public var size: Size { Size(width: width, height: height) }
  public var maxX: Points { x + width }
  public var maxY: Points { y + height }

  public func offset(byX dx: Points, y dy: Points) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The common part, or nil when there is none of positive area.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Sendable {
  public var top: Points
  public var left: Points
  public var bottom: Points
  public var right: Points
  public init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public init(all value: Points) { self.init(top: value, left: value, bottom: value, right: value) }
  public static let zero = Insets(all: 0)
}
