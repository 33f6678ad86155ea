package import ThemeRendering
package import ThemeSource

/// What a screen shows: shapes, text and images in painting order, with all lengths in points.
///
/// Everything that a theme means is decided here; a format only has to write it. Items of a view are enclosed in `begin` and
/// `end`, and subviews are enclosed in their superview's.
package struct DisplayList: Sendable, Hashable {
  /// The screen; its origin is the top left.
  package var size: Size
  /// What is behind everything else, opaque.
  package var background: RenderColor
  /// In painting order.
  package var items: [Item] = []

  package enum Item: Sendable, Hashable {
    /// The start of a view.
    case begin(Group)
    /// The end of the view that started last.
    case end
    case fill(Shape, RenderColor)
    case stroke(Shape, Stroke)
    case text(TextSpan)
    case image(Picture)
  }

  /// What belongs to a view.
  package struct Group: Sendable, Hashable {
    /// Index of the view in the render tree's nodes.
    package var node: Int
    /// What superviews let through; nil if they cut nothing.
    package var clip: Clip?
  }

  /// A rectangle with round corners that cuts what is outside.
  package struct Clip: Sendable, Hashable {
    package var rect: Rect
    package var radius: Points
  }

  /// The outline of what is filled or stroked.
  package enum Shape: Sendable, Hashable {
    case rect(Rect, radius: Points)
    case ellipse(Rect)
    case path(Path)
  }

  /// A line along a shape, half of it inside.
  package struct Stroke: Sendable, Hashable {
    package var color: RenderColor
    package var width: Points
    /// Lengths of dashes and gaps; empty for a solid line.
    package var dashes: [Points] = []
    /// Ends and corners are round.
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
    /// How the text is aligned in its room: a font with other widths keeps that end in place.
    package var anchor = Anchor.start
    package var isRightToLeft = false
  }

  package enum Anchor: Sendable, Hashable {
    case start, middle, end
  }

  /// An image whose pixels the format looks up.
  package struct Picture: Sendable, Hashable {
    package var image: ImageKey
    /// Where the whole image goes.
    package var frame: Rect
    /// What is seen of it.
    package var clip: Clip
    package var opacity: Double
    /// The color that takes the place of the image's own.
    package var tint: RenderColor?
    /// In points, without stretching.
    package var size = Size.zero
    /// Parts that are stretched by themselves; empty for the whole.
    package var slices: [ImageSlice] = []
  }
}
