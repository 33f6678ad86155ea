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
  }

  /// The outline of a fill or stroke.
  package enum Shape: Sendable, Hashable {
    case rect(Rect, radius: Points)
    case ellipse(Rect)
    case path(Outline)
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
