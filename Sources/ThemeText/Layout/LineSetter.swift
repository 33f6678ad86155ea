internal import ThemeSource

/// Breaks a measured text into lines, greedily and in linear time.
struct LineSetter {
  private let text: MeasuredText
  /// Available width; nil for no limit.
  private let width: Points?
  private let mode: LineBreakMode
  private let maximumLines: Int
  private var lines: [TextLine] = []
  private var top: Points = 0
  private var isTruncated = false
  /// Width of the widest line, including trailing whitespace that fits.
  private var widest: Points = 0

  /// The amount by which the rest of a paragraph may exceed the available width before it is broken or truncated.
  private let slack: Points

  /// Sums of advances that differ by less are considered equal.
  private static let tolerance: Points = 1e-6

  init(_ text: MeasuredText, width: Points?, slack: Points, mode: LineBreakMode, maximumLines: Int) {
    self.text = text
    self.slack = slack + Self.tolerance
    self.width = width
    self.mode = mode
    self.maximumLines = max(0, maximumLines)
  }

  mutating func layout() -> TextLayout {
    var start = 0
    while start < text.clusters.count {
      if maximumLines > 0, lines.count == maximumLines {
        isTruncated = true
        break
      }
      start = setLine(from: start)
    }
    let size = Size(width: widest, height: lines.last.map { $0.top + $0.height } ?? 0)
    return TextLayout(lines: lines, size: size, isTruncated: isTruncated)
  }

  /// Sets one line and returns the start of the next.
  private mutating func setLine(from start: Int) -> Int {
    let isLast = maximumLines > 0 && lines.count == maximumLines - 1
    let whole = measure(from: start)
    let remains = whole.next < text.clusters.count
    switch mode {
    case .clipping:
      if !fits(whole.width) { isTruncated = true }
      append(start, whole.end, whole.width)
      return whole.next
    case .wordWrapping, .charWrapping:
      return fits(whole.width) ? finish(start, whole) : wrap(from: start, byWord: mode == .wordWrapping)
    case .headTruncation, .middleTruncation, .tailTruncation:
      guard isLast, let width, remains || !fits(whole.width) else {
        return fits(whole.width) ? finish(start, whole) : wrap(from: start, byWord: true)
      }
      truncate(from: start, whole, width)
      isTruncated = true
      return text.clusters.count
    }
  }

  private mutating func finish(_ start: Int, _ whole: HardLine) -> Int {
    append(start, whole.end, whole.width)
    widen(to: whole.full)
    return whole.next
  }

  /// Includes trailing whitespace in the text's width as far as it fits.
  private mutating func widen(to full: Points) { widest = max(widest, min(full, width ?? full)) }

  private func fits(_ lineWidth: Points) -> Bool { width.map { lineWidth <= $0 + slack } ?? true }

  private func fitsExactly(_ lineWidth: Points) -> Bool { width.map { lineWidth <= $0 + Self.tolerance } ?? true }

  /// A line up to a line ending in the text.
  private struct HardLine {
    /// End of the visible part.
    var end: Int
    /// Width of the visible part.
    var width: Points
    /// Width with trailing whitespace, which counts in the text's size but does not make a line wrap.
    var full: Points
    /// Start of the next line.
    var next: Int
  }

  /// Measures up to the next line ending. Stops as soon as the line does not fit, unless the full width is needed.
  private func measure(from start: Int) -> HardLine {
    let needsAll = mode == .clipping
    var line = HardLine(end: start, width: 0, full: 0, next: start)
    var sum = 0.0
    while line.next < text.clusters.count {
      let cluster = text.clusters[line.next]
      line.next += 1
      if cluster.kind == .lineEnd { return line }
      sum += cluster.advance
      line.full = sum
      guard cluster.kind == .visible else { continue }
      line.end = line.next
      line.width = sum
      if !needsAll, !fits(sum) { return line }
    }
    return line
  }

  /// Sets as many clusters as fit, at least one, and returns the start of the next line.
  private mutating func wrap(from start: Int, byWord: Bool) -> Int {
    var sum = 0.0
    var visible: (end: Int, width: Points) = (start, 0)
    var wordBreak: (end: Int, width: Points, full: Points, next: Int)?
    var index = start
    while index < text.clusters.count, text.clusters[index].kind != .lineEnd {
      let cluster = text.clusters[index]
      if index > start, cluster.allowsBreakBefore { wordBreak = (visible.end, visible.width, sum, index) }
      let before = sum
      sum += cluster.advance
      if cluster.kind == .visible {
        if index > start, !fitsExactly(sum) {
          let anywhere = (end: visible.end, width: visible.width, full: before, next: index)
          let chosen = byWord ? wordBreak ?? anywhere : anywhere
          append(start, chosen.end, chosen.width)
          widen(to: chosen.full)
          return chosen.next
        }
        visible = (index + 1, sum)
      }
      index += 1
    }
    append(start, visible.end, visible.width)
    return index < text.clusters.count ? index + 1 : index
  }

  /// Appends a line of the clusters from `start` to `end`. Elided clusters do not contribute to its height.
  private mutating func append(_ start: Int, _ end: Int, _ width: Points, elided: Range<Int>? = nil) {
    var metrics = text.lines[Int(text.clusters[start].run)]
    var previous = text.clusters[start].run
    for index in start..<max(start, end) where text.clusters[index].run != previous {
      if let elided, elided.contains(index) { continue }
      previous = text.clusters[index].run
      let line = text.lines[Int(previous)]
      metrics = (
        max(metrics.ascender, line.ascender), max(metrics.descender, line.descender), max(metrics.gap, line.gap)
      )
    }
    if !lines.isEmpty { top += metrics.gap }
    lines.append(
      TextLine(
        range: text.offset(of: start)..<text.offset(of: end),
        elided: elided.map { text.offset(of: $0.lowerBound)..<text.offset(of: $0.upperBound) }, width: width,
        ascender: metrics.ascender, descender: metrics.descender, top: top))
    top += metrics.ascender + metrics.descender
    widest = max(widest, width)
  }
}

// MARK: - Truncation

extension LineSetter {
  /// Sets the last line with `…` in place of omitted text, or without it if not even `…` fits.
  private mutating func truncate(from start: Int, _ whole: HardLine, _ width: Points) {
    let total = text.clusters.count
    let mark = text.ellipses[Int(text.clusters[start].run)]
    let room = width - mark
    guard room >= -Self.tolerance else {
      append(start, start, 0)
      return
    }
    switch mode {
    case .headTruncation:
      let tail = suffixStart(after: start, room)
      append(start, total, mark + tail.width, elided: start..<tail.start)
    case .middleTruncation:
      let tail = suffixStart(after: start, room / 2)
      let front = prefixEnd(from: start, room - tail.width)
      let back = suffixStart(after: front.end, room - front.width)
      append(start, total, front.width + mark + back.width, elided: front.end..<back.start)
    case .tailTruncation, .wordWrapping, .charWrapping, .clipping:
      let front = prefixEnd(from: start, room)
      append(start, total, front.width + mark, elided: front.end..<total)
    }
  }

  /// Returns the clusters from `start` that fit, without trailing whitespace, up to the end of the line.
  private func prefixEnd(from start: Int, _ room: Points) -> (end: Int, width: Points) {
    var result = (end: start, width: 0.0)
    var sum = 0.0
    for index in start..<text.clusters.count {
      let cluster = text.clusters[index]
      sum += cluster.advance
      guard cluster.kind != .lineEnd, sum <= room + Self.tolerance else { break }
      if cluster.kind == .visible { result = (index + 1, sum) }
    }
    return result
  }

  /// Returns the last clusters from `bound` on that fit, without leading whitespace, all in the last line.
  private func suffixStart(after bound: Int, _ room: Points) -> (start: Int, width: Points) {
    var result = (start: text.clusters.count, width: 0.0)
    var sum = 0.0
    for index in stride(from: text.clusters.count - 1, through: bound, by: -1) {
      let cluster = text.clusters[index]
      sum += cluster.advance
      guard cluster.kind != .lineEnd, sum <= room + Self.tolerance else { break }
      if cluster.kind == .visible { result = (index, sum) }
    }
    return result
  }
}
