/// The treatment of text that is wider than the available width; UIKit's `NSLineBreakMode`.
package enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines break between words, and inside a word only if it is wider than a line.
  case wordWrapping
  /// Lines break before the first character that does not fit.
  case charWrapping
  /// Lines do not wrap; overflowing text is clipped.
  case clipping
  /// The last line shows the end of the text after `…`.
  case headTruncation
  /// The last line shows both ends of the text around `…`.
  case middleTruncation
  /// The last line ends in `…`.
  case tailTruncation

  /// Creates the mode named by a file's `lineBreakMode` attribute, on a view or in a paragraph style; nil if unknown.
  package init?(attribute: String) {
    switch attribute {
    case "wordWrap", "wordWrapping": self = .wordWrapping
    case "characterWrap", "charWrapping": self = .charWrapping
    case "clip", "clipping": self = .clipping
    case "headTruncation", "truncatingHead": self = .headTruncation
    case "middleTruncation", "truncatingMiddle": self = .middleTruncation
    case "tailTruncation", "truncatingTail": self = .tailTruncation
    default: return nil
    }
  }
}
