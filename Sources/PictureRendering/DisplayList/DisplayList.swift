package import ThemeRendering
package import ThemeSource

/// The drawing of a screen: shapes, text and images in painting order, with all lengths in points.
///
/// Themes are fully interpreted here; formats only write the items. Items of a view are enclosed in `begin` and `end`,
/// and subviews in their superview's.
package struct DisplayList: Sendable, Hashable {
  /// The screen; its origin is the top left.
  package var size: Size
  /// The opaque background.
  package var background: RenderColor
  /// In painting order.
  package var items: [Item] = []

  package enum Item: Sendable, Hashable {
    /// The start of a view.
    case begin(Group)
    /// The end of the view that started last.
    case end
    case fill(Shape, RenderColor)
    case shadow(Shadow)
    case stroke(Shape, Stroke)
    case text(TextSpan)
    case image(Picture)
  }

  /// A view, which contains items and other groups.
  package struct Group: Sendable, Hashable {
    /// Index of the view in the render tree's nodes; nil for a group of other items.
    package var node: Int?
    /// The visible area within the superviews; nil if it is unlimited.
    package var clip: Clip?
    /// The distance by which the items are moved; the clip is moved with them.
    package var offset = Point.zero
    /// The opacity of all items, drawn together.
    package var opacity = 1.0
  }

  /// A rectangle with round corners to which content is clipped.
  package struct Clip: Sendable, Hashable {
    package var rect: Rect
    package var radius: Points
    package var corners = RenderTree.Corners.all

    package var shape: Shape { Shape(rect, radius: radius, corners) }
  }

  /// The outline of a fill or stroke.
  package enum Shape: Sendable, Hashable {
    case rect(Rect, radius: Points)
    case ellipse(Rect)
    case path(Outline)

    /// Creates a rectangle of which some corners are round.
    package init(_ rect: Rect, radius: Points, _ corners: RenderTree.Corners) {
      guard corners != .all, radius > 0 else {
        self = .rect(rect, radius: radius)
        return
      }
      // The distance of control points with which a Bézier curve is nearest to a quarter of a circle.
      let handle = radius * (1 - 0.5523)
      var path = Outline()
      func add(
        _ corner: RenderTree.Corners, _ x: Points, _ y: Points, from start: (x: Double, y: Double),
        to end: (x: Double, y: Double)
      ) {
        func point(_ side: (x: Double, y: Double), _ distance: Points) -> Point {
          Point(x: x + side.x * distance, y: y + side.y * distance)
        }
        let first = corners.contains(corner) ? point(start, radius) : Point(x: x, y: y)
        path.elements.append(path.elements.isEmpty ? .move(first) : .line(first))
        if corners.contains(corner) {
          path.elements.append(.curve(point(start, handle), point(end, handle), point(end, radius)))
        }
      }
      add(.topLeft, rect.x, rect.y, from: (0, 1), to: (1, 0))
      add(.topRight, rect.maxX, rect.y, from: (-1, 0), to: (0, 1))
      add(.bottomRight, rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
      add(.bottomLeft, rect.x, rect.maxY, from: (1, 0), to: (0, -1))
      path.elements.append(.close)
      self = .path(path)
    }
  }

  /// A blurred shape.
  package struct Shadow: Sendable, Hashable {
    package var shape: Shape
    /// The bounding box of the shape.
    package var bounds: Rect
    package var color: RenderColor
    /// The standard deviation in points.
    package var blur: Points

    /// The part of the picture that the shadow covers: further away, it is too faint to be seen.
    package var extent: Rect { bounds.inset(by: Insets(all: -3 * blur)) }
  }

  /// A line along a shape, half of it inside.
  package struct Stroke: Sendable, Hashable {
    package var color: RenderColor
    package var width: Points
    /// Lengths of dashes and gaps; empty for a solid line.
    package var dashes: [Points] = []
    /// Whether ends and corners are round.
    package var isRound = false
  }

  /// Text in one font and color on one line.
  package struct TextSpan: Sendable, Hashable {
    package var string: String
    /// Left end of the baseline.
    package var origin: Point
    /// Width that the text has on the device.
    package var width: Points
    package var font: RenderTree.Font
    package var color: RenderColor
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The alignment of the text. A font with other widths keeps that end in place.
    package var anchor = Anchor.start
    package var isRightToLeft = false
    /// The words with their places on the device, for text from left to right; empty if the text is placed as one.
    package var words: [Word] = []
  }

  /// A part of a text between spaces.
  package struct Word: Sendable, Hashable {
    package var string: String
    /// Distance from the left end of the text.
    package var x: Points
    package var width: Points
  }

  package enum Anchor: Sendable, Hashable {
    case start, middle, end
  }

  /// An image; its pixels are looked up by the format.
  package struct Picture: Sendable, Hashable {
    package var image: ImageKey
    /// Frame of the whole image.
    package var frame: Rect
    package var clip: Clip
    package var opacity: Double
    /// The color that replaces the image's own.
    package var tint: RenderColor?
    /// Natural size in points.
    package var size = Size.zero
    /// Parts that are stretched separately; empty if all of the image is stretched as one.
    package var slices: [ImageSlice] = []
  }
}
