internal import ThemeSource

/// A text as a sequence of grapheme clusters with their advances and the breaks between them.
struct MeasuredText {
  struct Cluster {
    /// UTF-8 offset in the whole text.
    var offset: Int
    var advance: Points
    /// Index of the cluster's run.
    var run: Int32
    var kind: Kind
    /// Whether a line may end before the cluster.
    var allowsBreakBefore = false
  }

  enum Kind: UInt8 {
    case visible
    /// Whitespace that may extend past the end of a line.
    case space
    /// Ends a line and takes no room.
    case lineEnd
  }

  private(set) var clusters: [Cluster] = []
  /// Length of the text in UTF-8 bytes.
  private(set) var length = 0
  /// Line metrics of each run.
  let lines: [(ascender: Points, descender: Points, gap: Points)]
  /// Advance of `…` in each run's font.
  let ellipses: [Points]

  /// - Parameter findsBreaks: whether lines may have to be wrapped.
  init(_ runs: [TextRun], _ metrics: TextMetrics, findsBreaks: Bool) {
    lines = runs.map { metrics.line(of: $0.font) }
    ellipses = runs.map { metrics.width(of: ellipsis, font: $0.font) }
    for (index, run) in runs.enumerated() {
      switch metrics {
      case .fonts(let table):
        append(run.text, Int32(clamping: index), table.pen(for: run.font))
      case .cells(let grid): append(run.text, Int32(clamping: index), CellPen(grid, run.font))
      }
    }
    if findsBreaks { markBreaks(runs) }
  }

  /// Returns the UTF-8 offset at which a cluster starts; the text's length after the last cluster.
  func offset(of index: Int) -> Int { index < clusters.count ? clusters[index].offset : length }

  private mutating func append(_ run: String, _ index: Int32, _ pen: some Pen) {
    var pen = pen
    clusters.reserveCapacity(clusters.count + run.utf8.count)
    if run.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      for byte in run.utf8 {
        let kind: Kind = byte == 0x20 || byte == 0x09 ? .space : (0x0A...0x0C).contains(byte) ? .lineEnd : .visible
        clusters.append(Cluster(offset: length, advance: pen.advance(ofASCII: byte), run: index, kind: kind))
        length += 1
      }
    } else {
      for character in run {
        let kind = Self.kind(of: character)
        clusters.append(Cluster(offset: length, advance: pen.advance(of: character), run: index, kind: kind))
        length += character.utf8.count
      }
    }
  }

  private static func kind(of character: Character) -> Kind {
    guard let first = character.unicodeScalars.first else { return .visible }
    switch first.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .lineEnd
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    default: return .visible
    }
  }

  /// Marks clusters before which a line may end. Breaks inside of a cluster are ignored.
  private mutating func markBreaks(_ runs: [TextRun]) {
    var index = 0
    for lineBreak in LineBreaker.breaks(in: runs.map(\.text)) {
      while index < clusters.count, clusters[index].offset < lineBreak.offset { index += 1 }
      guard index < clusters.count else { return }
      if clusters[index].offset == lineBreak.offset { clusters[index].allowsBreakBefore = true }
    }
  }
}

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
