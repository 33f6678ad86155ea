public import ThemeSource

extension RenderTree {
  /// A font by its traits.
  public struct Font: Sendable, Hashable {
    /// Family or face name; nil for the system font.
    public var family: String?
    /// In points.
    public var size: Points
    /// As CSS counts: 400 is regular, 700 bold.
    public var weight: Int
    /// Slanted.
    public var isItalic: Bool
    /// Creates a font.
    public init(family: String? = nil, size: Points = 17, weight: Int = 400, isItalic: Bool = false) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// How a view sets its text.
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
    /// What happens to text that is wider than its frame.
    public enum LineBreak: String, Sendable, CaseIterable {
      /// Lines break between words.
      case wordWrapping
      /// Lines break between any two characters.
      case charWrapping
      /// Text ends at the edge.
      case clipping
      /// An ellipsis stands for the beginning.
      case headTruncation
      /// An ellipsis stands for the middle.
      case middleTruncation
      /// An ellipsis stands for the end.
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
    /// The font where runs have none of their own.
    public var font: Font
    /// The color where runs have none of their own.
    public var color: RenderColor
    /// Where lines stand.
    public var alignment: Alignment
    /// Where the text stands in a taller frame.
    public var verticalAlignment: VerticalAlignment
    /// What happens to text that is wider than its room.
    public var lineBreak: LineBreak
    /// 0 for as many as there is room for.
    public var numberOfLines: Int
    /// How far the font may shrink before text is cut; 1 for not at all.
    public var minimumScale: Double
    /// Creates a style: one line, cut at its tail, in black.
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
