/// What happens to text that is wider than its room; UIKit's `NSLineBreakMode`.
package enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines break between words, and inside a word only where it alone is wider than a line.
  case wordWrapping
  /// Lines break before the first character that does not fit.
  case charWrapping
  /// Lines do not wrap: what does not fit is cut.
  case clipping
  /// The last line shows the end of the text after `…`.
  case headTruncation
  /// The last line shows both ends of the text around `…`.
  case middleTruncation
  /// The last line ends in `…`.
  case tailTruncation

  /// The mode that a file's `lineBreakMode` attribute names; nil for an unknown word.
  package init?(attribute: String) {
    switch attribute {
    case "wordWrap": self = .wordWrapping
    case "characterWrap": self = .charWrapping
    case "clip": self = .clipping
    case "headTruncation": self = .headTruncation
    case "middleTruncation": self = .middleTruncation
    case "tailTruncation": self = .tailTruncation
    default: return nil
    }
  }
}
