/// The work that themec leaves to programs that it runs: `rasters` to `themec-vector`, which needs Poppler and librsvg, and all else that
/// needs Cairo to `themec-png`.
///
/// A request is one of these values and its fields, in the order in which ``PaintWriter`` and ``PaintReader`` name them
/// here:
/// - `picture`: width, height, pixels per point, the background, the PNG and JPEG files that images refer to, and commands. The
///   result is a PNG file.
/// - `pixels`: PNG and JPEG files. The result has the width, the height and the bytes of each, with red, green, blue and opacity
///   for every pixel; a width of 0 for a file that cannot be read.
/// - `rasters`: pixels per point, and PDF and SVG files. The result has the width and the height of each in points, and its PNG
///   file; a width of 0 for a file that cannot be read.
/// - `outlines`: a number of texts, each with the fields of ``PaintCommand/text``. The result is, for each, the number
///   of the ``PaintStep`` values of its glyphs' outlines, and these with their points; none for glyphs that have colors.
///
/// A reply is a flag for success, the number of notes and for each a message and a help, and the bytes of the result;
/// or the message of a failure after the flag.
package enum PaintRequest: UInt8, Sendable {
  case picture
  case pixels
  case rasters
  case outlines
}

/// A step of drawing a picture, followed by its fields. All lengths are in points.
package enum PaintCommand: UInt8, Sendable {
  /// Starts a group: its offset and its opacity. Clips end with their group.
  case begin
  case end
  /// Limits the rest of the group to a shape.
  case clip
  /// A shape and a color.
  case fill
  /// The part of the picture to cover, the standard deviation of a blur, a shape and a color.
  case shadow
  /// A shape, a color, the width, the lengths of dashes and gaps, and whether ends and corners are round.
  case stroke
  /// The left end of the baseline, the width and the ``PaintFont`` of a text; a color; flags for lines below and through
  /// the text, and for right-to-left text; a number of parts, and the string of each, its distance from the left end and
  /// its width.
  case text
  /// The index of the file, an opacity, a flag for a color that replaces the image's own, that color, and the number of
  /// parts; for each its place, and its rectangle in fractions of the image.
  case image
}

/// The outline of a fill, a stroke or a clip.
package enum PaintShape: UInt8, Sendable {
  /// A rectangle and the radius of its corners.
  case rect
  /// The rectangle around an ellipse.
  case ellipse
  /// A number of ``PaintStep`` values.
  case path
}

/// A step of an outline, followed by its points: one, or three for a curve, the control points first.
package enum PaintStep: UInt8, Sendable {
  case move, line, curve, close
}

/// The font of a text.
package struct PaintFont: Hashable, Sendable {
  /// Families and generic families of fontconfig, preferred first.
  package var families: [String]
  /// In points.
  package var size: Double
  /// CSS weight.
  package var weight: Int
  package var isItalic: Bool
  /// Height of capital letters in em, to which another font is scaled; 0 for its own size.
  package var capHeight: Double
  /// Space after each character in addition to the font's, in points.
  package var spacing: Double

  package init(
    families: [String], size: Double, weight: Int, isItalic: Bool, capHeight: Double = 0, spacing: Double = 0
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.capHeight = capHeight
    self.spacing = spacing
  }

  /// The family that is drawn in place of the system font, which Apple does not license for other systems.
  package static let standIn = "Inter"
}
