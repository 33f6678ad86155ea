package import ThemeSource

/// A piece of text in one font; an attributed text is an array of them.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor

  package init(_ text: String, _ font: FontDescriptor) {
    self.text = text
    self.font = font
  }
}

/// One line of text as it is shown. Offsets are UTF-8 bytes into the whole text (of all runs, joined).
package struct TextLine: Hashable, Sendable {
  /// What the line shows or elides; whitespace and the line end after it are left out.
  package var range: Range<Int>
  /// What is shown as `…`, inside `range`; nil on a line that shows all.
  package var elided: Range<Int>?
  /// Width in points of what is shown, `…` included.
  package var width: Points
  /// From the top of the line to its baseline.
  package var ascender: Points
  /// From the baseline to the bottom of the line, positive.
  package var descender: Points
  /// From the top of the text to the top of the line.
  package var top: Points

  package var height: Points { ascender + descender }

  /// What the line shows of the runs that were laid out, piece by piece in order: the index of the run and its text.
  /// The ellipsis belongs to the run in which what is elided starts.
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
  /// From top to bottom; none for an empty text.
  package var lines: [TextLine]
  /// Width of the widest line and height of all lines, unrounded; zero for an empty text. White space where the text itself
  /// ends a line counts as far as there is room, as it does in a label's intrinsic width.
  package var size: Size
  /// Whether the text has parts that no line shows, or that reach beyond the width asked for.
  package var isTruncated: Bool
}

/// What stands for text that is left out.
package let ellipsis = "…"

extension Points {
  /// The length rounded up to whole pixels, `scale` pixels a point; a millionth of a pixel is no pixel.
  package func roundedUp(toScale scale: Double) -> Points {
    guard scale > 0, isFinite else { return self }
    return (self * scale - 1e-6).rounded(.up) / scale
  }
}

extension String {
  /// The part of a byte range that lies in the string when its first byte is number `start`.
  func slice(_ range: Range<Int>, from start: Int = 0) -> String {
    let lower = min(max(range.lowerBound - start, 0), utf8.count)
    let upper = min(max(range.upperBound - start, lower), utf8.count)
    guard lower < upper else { return "" }
    let from = utf8.index(utf8.startIndex, offsetBy: lower)
    return String(self[from..<utf8.index(from, offsetBy: upper - lower)])
  }
}
