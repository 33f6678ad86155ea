public import ThemeSource
package import ThemeText

extension RenderTree {
  /// A font by its traits.
  public struct Font: Sendable, Hashable {
    /// Family or face name; nil for the system font.
    public var family: String?
    /// In points.
    public var size: Points
    /// CSS weight: 400 is regular, 700 bold.
    public var weight: Int
    /// Whether the font is slanted.
    public var isItalic: Bool
    /// Space after each character in addition to the font's, in points; negative moves characters together.
    public var kerning: Points = 0
    /// The design of the system font with which the layout measured text.
    package var systemFont = FontTable.standard.systemFont
    /// Measurements with which the layout replaced the tables of fonts; nil if it used the tables.
    package var measured: MeasuredFont?
    /// Creates a font.
    public init(family: String? = nil, size: Points = 17, weight: Int = 400, isItalic: Bool = false) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// A copy of a text or of a view's shape in another color that is drawn below it.
  public struct Shadow: Sendable, Hashable {
    /// The color of the copy.
    public var color: RenderColor
    /// The distance of the copy, to the right and down, in points.
    public var offset: Size
    /// The standard deviation of the blur in points; 0 for a sharp copy.
    public var radius: Points
    /// Creates a shadow.
    public init(color: RenderColor, offset: Size, radius: Points = 0) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// Heights and distances of lines that differ from those of the font.
  public struct Lines: Sendable, Hashable {
    /// A factor for the height of lines.
    public var heightMultiple = 1.0
    /// The smallest height of lines, in points.
    public var minimumHeight: Points = 0
    /// Space between two lines, in points.
    public var spacing: Points = 0
    /// Creates the heights of the font.
    public init() {}
  }

  /// The style of a view's text.
  public struct TextStyle: Sendable, Hashable {
    /// The horizontal alignment of lines.
    public enum Alignment: String, Sendable, CaseIterable {
      /// Left, or right in right-to-left text.
      case natural
      /// At the left edge.
      case left
      /// Centered.
      case center
      /// At the right edge.
      case right
      /// At both edges; the last line is natural.
      case justified
    }
    /// How text that is wider than its frame is wrapped or truncated.
    public enum LineBreak: String, Sendable, CaseIterable {
      /// Lines break between words.
      case wordWrapping
      /// Lines break between any two characters.
      case charWrapping
      /// Text ends at the edge.
      case clipping
      /// An ellipsis replaces the beginning.
      case headTruncation
      /// An ellipsis replaces the middle.
      case middleTruncation
      /// An ellipsis replaces the end.
      case tailTruncation
    }
    /// The vertical alignment of text in a taller frame.
    public enum VerticalAlignment: String, Sendable, CaseIterable {
      /// At the top edge.
      case top
      /// Centered.
      case center
      /// At the bottom edge.
      case bottom
    }
    /// The font of runs that set none.
    public var font: Font
    /// The color of runs that set none.
    public var color: RenderColor
    /// The horizontal alignment of lines.
    public var alignment: Alignment
    /// The vertical alignment of the text in a taller frame.
    public var verticalAlignment: VerticalAlignment
    /// How text that is wider than its frame is wrapped or truncated.
    public var lineBreak: LineBreak
    /// Maximum number of lines; 0 means as many as fit.
    public var numberOfLines: Int
    /// The smallest factor by which the font may shrink before text is cut; 1 means no shrinking.
    public var minimumScale: Double
    /// A copy of the text below it; nil for none.
    public var shadow: Shadow?
    /// The heights of lines and the space between them.
    public var lines = Lines()
    /// Creates a style: by default one line, truncated at its end, in black.
    public init(
      font: Font = Font(), color: RenderColor = .black, alignment: Alignment = .natural,
      verticalAlignment: VerticalAlignment = .center, lineBreak: LineBreak = .tailTruncation, numberOfLines: Int = 1,
      minimumScale: Double = 1
    ) {
      self.font = font
      self.color = color
      self.alignment = alignment
      self.verticalAlignment = verticalAlignment
      self.lineBreak = lineBreak
      self.numberOfLines = numberOfLines
      self.minimumScale = minimumScale
    }
  }
}
