/// A length in points: 1/72 of a design inch, 1 to 3 pixels on a device.
///
/// All frames and sizes are in points. Terminal cells have separate types in `ThemeText`.
public typealias Points = Double

/// A position in points. The y axis points down.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Points
  /// Distance from the top edge, in points.
  public var y: Points
  /// Creates a point.
  public init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }
  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Width in points.
  public var width: Points
  /// Height in points.
  public var height: Points
  /// Creates a size.
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
  /// The size whose width and height are 0.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points. Its origin is the top left corner.
public struct Rect: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Points
  /// Distance from the top edge, in points.
  public var y: Points
  /// Width in points.
  public var width: Points
  /// Height in points.
  public var height: Points
  /// Creates a rectangle.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The rectangle's width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Right edge.
  public var maxX: Points { x + width }
  /// Bottom edge.
  public var maxY: Points { y + height }

  /// Returns the rectangle moved by an offset.
  public func offset(byX dx: Points, y dy: Points) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle inside of the insets. Its size may be negative.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the intersection with `other`, or nil if its area is not positive.
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
  /// Distance from the top edge, in points.
  public var top: Points
  /// Distance from the left edge, in points.
  public var left: Points
  /// Distance from the bottom edge, in points.
  public var bottom: Points
  /// Distance from the right edge, in points.
  public var right: Points
  /// Creates insets.
  public init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// Creates equal insets on all edges.
  public init(all value: Points) { self.init(top: value, left: value, bottom: value, right: value) }
  /// Insets of 0.
  public static let zero = Insets(all: 0)
}

/// The two directions of a layout.
package struct Axes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = Axes(rawValue: 1)
  package static let vertical = Axes(rawValue: 2)
}
