package import ThemeSource

/// An image in an appearance.
package struct ImageKey: Sendable, Hashable {
  package var name: String
  package var appearance: Appearance

  package init(_ name: String, _ appearance: Appearance) {
    self.name = name
    self.appearance = appearance
  }
}

package struct ImageTraits: Sendable, Hashable {
  /// In points.
  package var size: Size
  /// Whether the image is drawn in the tint color, with its own opacity; nil if the view that shows the image decides.
  package var isTemplate: Bool?
  /// Edges that keep their size when the image is stretched, in points; zero if all of it is stretched.
  package var capInsets: Insets

  package init(size: Size, isTemplate: Bool? = nil, capInsets: Insets = .zero) {
    self.size = size
    self.isTemplate = isTemplate
    self.capInsets = capInsets
  }

  /// The parts of the image when it fills a rectangle; empty if the image is stretched as a whole.
  ///
  /// Corners keep their size, edges stretch along their side, and the middle stretches in both directions, as
  /// `resizableImage(withCapInsets:)` documents. Insets too large for the rectangle shrink in proportion.
  package func slices(filling rect: Rect) -> [ImageSlice] {
    guard capInsets != .zero, size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let columns = Self.spans(rect.x, rect.width, size.width, capInsets.left, capInsets.right)
    let rows = Self.spans(rect.y, rect.height, size.height, capInsets.top, capInsets.bottom)
    return rows.flatMap { row in
      columns.map { column in
        ImageSlice(
          place: Rect(x: column.start, y: row.start, width: column.length, height: row.length),
          part: Rect(x: column.share, y: row.share, width: column.shareLength, height: row.shareLength))
      }
    }
  }

  private struct Span {
    var start: Points
    var length: Points
    var share: Double
    var shareLength: Double
  }

  private static func spans(
    _ start: Points, _ length: Points, _ natural: Points, _ first: Points, _ last: Points
  ) -> [Span] {
    let first = min(max(first, 0), natural)
    let last = min(max(last, 0), natural - first)
    let scale = first + last > length ? length / (first + last) : 1
    let (head, tail) = (first * scale, last * scale)
    return [
      Span(start: start, length: head, share: 0, shareLength: first / natural),
      Span(
        start: start + head, length: length - head - tail, share: first / natural,
        shareLength: (natural - first - last) / natural),
      Span(start: start + length - tail, length: tail, share: 1 - last / natural, shareLength: last / natural),
    ].filter { $0.length > 0 && $0.shareLength > 0 }
  }
}

/// A part of an image that is stretched separately.
package struct ImageSlice: Sendable, Hashable {
  /// Target rectangle, in points.
  package var place: Rect
  /// Source rectangle, in fractions of the image's width and height, from 0 to 1.
  package var part: Rect
}
