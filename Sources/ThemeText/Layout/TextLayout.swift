package import ThemeSource

/// A run of text in one font. An attributed text is an array of runs.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor

  package init(_ text: String, _ font: FontDescriptor) {
    self.text = text
    self.font = font
  }
}

/// One line of a text. Offsets are UTF-8 bytes in the whole text (all runs joined).
package struct TextLine: Hashable, Sendable {
  /// The shown or elided part of the text, without trailing whitespace and the line ending.
  package var range: Range<Int>
  /// The part replaced by `…`, inside `range`; nil if the line is complete.
  package var elided: Range<Int>?
  /// Width of the visible text in points, including `…`.
  package var width: Points
  /// Distance from the top of the line to its baseline.
  package var ascender: Points
  /// Distance from the baseline to the bottom of the line, positive.
  package var descender: Points
  /// Distance from the top of the text to the top of the line.
  package var top: Points

  package var height: Points { ascender + descender }

  /// Returns the visible text of the line in order, by run: the run's index and its text. The ellipsis belongs to the
  /// run in which the elided part starts.
  package func shown(in runs: [TextRun], ellipsis: String = ellipsis) -> [(run: Int, text: String)] {
    var result: [(run: Int, text: String)] = []
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + run.text.utf8.count
      var text = ""
      if let elided {
        text += run.text.slice(range.lowerBound..<elided.lowerBound, from: start)
        if elided.lowerBound >= start, elided.lowerBound < end { text += ellipsis }
        text += run.text.slice(elided.upperBound..<range.upperBound, from: start)
      } else {
        text = run.text.slice(range, from: start)
      }
      if !text.isEmpty { result.append((index, text)) }
      start = end
    }
    return result
  }
}

/// Text broken into lines.
package struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom; none for an empty text.
  package var lines: [TextLine]
  /// Width of the widest line and height of all lines, unrounded; zero for an empty text. Whitespace before a line
  /// ending counts as far as it fits, as in a label's intrinsic width.
  package var size: Size
  /// Whether a part of the text is not shown, or exceeds the available width.
  package var isTruncated: Bool
}

/// The replacement for omitted text.
package let ellipsis = "…"

extension Points {
  /// Returns the length rounded up to whole pixels at `scale` pixels per point. A millionth of a pixel is ignored.
  package func roundedUp(toScale scale: Double) -> Points {
    guard scale > 0, isFinite else { return self }
    return (self * scale - 1e-6).rounded(.up) / scale
  }
}

extension String {
  /// Returns the part of the string in a byte range of a text in which the string starts at offset `start`.
  func slice(_ range: Range<Int>, from start: Int = 0) -> String {
    let lower = min(max(range.lowerBound - start, 0), utf8.count)
    let upper = min(max(range.upperBound - start, lower), utf8.count)
    guard lower < upper else { return "" }
    let from = utf8.index(utf8.startIndex, offsetBy: lower)
    return String(self[from..<utf8.index(from, offsetBy: upper - lower)])
  }
}
