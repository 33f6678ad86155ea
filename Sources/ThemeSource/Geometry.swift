/// A length in points, one 1/72 of a design inch; a device has 1 to 3 pixels a point.
///
/// Frames and sizes below are in points throughout. Terminal cells have types of their own in `ThemeText`.
public typealias Points = Double

/// A position in points, y growing downward.
public struct Point: Hashable, Sendable {
  /// Distance from the left, in points.
  public var x: Points
  /// Distance from the top, in points.
  public var y: Points
  /// Creates a value of its parts.
  public init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }
  /// All lengths 0.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// In points.
  public var width: Points
  /// In points.
  public var height: Points
  /// Creates a value of its parts.
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
  /// All lengths 0.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, origin at its top left.
public struct Rect: Hashable, Sendable {
  /// Distance from the left, in points.
  public var x: Points
  /// Distance from the top, in points.
  public var y: Points
  /// In points.
  public var width: Points
  /// In points.
  public var height: Points
  /// Creates a value of its parts.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  /// All lengths 0.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
  /// Right edge.
  public var maxX: Points { x + width }
  /// Bottom edge.
  public var maxY: Points { y + height }

  /// The same rectangle, moved.
  public func offset(byX dx: Points, y dy: Points) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// What is left between insets; a size may become negative.
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
  /// Distance from the top edge, in points.
  public var top: Points
  /// Distance from the left edge, in points.
  public var left: Points
  /// Distance from the bottom edge, in points.
  public var bottom: Points
  /// Distance from the right edge, in points.
  public var right: Points
  /// Creates a value of its parts.
  public init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// Creates a value of its parts.
  public init(all value: Points) { self.init(top: value, left: value, bottom: value, right: value) }
  /// All lengths 0.
  public static let zero = Insets(all: 0)
}

/// The two directions of a layout.
package struct Axes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = Axes(rawValue: 1)
  package static let vertical = Axes(rawValue: 2)
}
