internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

// Text.
extension SVGEncoder {
  /// Writes a line of text of one style.
  mutating func encode(_ span: DisplayList.TextSpan) {
    writer.raw("<text xml:space=\"preserve\"")
    let x: Points
    // In right-to-left text `start` is the right end.
    switch span.anchor {
    case .start: x = span.origin.x
    case .middle: x = span.origin.x + span.width / 2
    case .end: x = span.origin.x + span.width
    }
    writer.attribute("x", x)
    writer.attribute("y", span.origin.y)
    switch span.anchor {
    case .start: if span.isRightToLeft { writer.raw(" text-anchor=\"end\"") }
    case .middle: writer.raw(" text-anchor=\"middle\"")
    case .end: if !span.isRightToLeft { writer.raw(" text-anchor=\"end\"") }
    }
    if span.isRightToLeft { writer.raw(" direction=\"rtl\"") }
    encode(span.font, isEmoji: span.string.isEmoji)
    writer.color("fill", "fill-opacity", span.color)
    if span.isUnderlined || span.isStruckThrough {
      writer.attribute(
        "text-decoration",
        span.isUnderlined && span.isStruckThrough
          ? "underline line-through" : span.isUnderlined ? "underline" : "line-through")
    }
    fit(span)
    writer.raw(">")
    writer.escaped(span.string)
    writer.raw("</text>\n")
  }

  /// Makes text as wide as on the device.
  private mutating func fit(_ span: DisplayList.TextSpan) {
    guard span.width > 0 else { return }
    writer.attribute("textLength", span.width)
    writer.raw(" lengthAdjust=\"spacingAndGlyphs\"")
  }

  /// Names Apple's fonts, for viewers that have them, and the nearest others.
  private mutating func encode(_ font: RenderTree.Font, isEmoji: Bool) {
    writer.raw(" font-family=\"")
    // Only for emoji, since these fonts contain digits too.
    if isEmoji { writer.raw("Apple Color Emoji, Segoe UI Emoji, Noto Color Emoji, ") }
    if let family = font.family {
      // In quotes, without which a name such as `Museo 500` would invalidate the whole list.
      writer.raw("'")
      writer.escaped(family.filter { $0 != "'" && $0 != "\"" && $0 != "\\" })
      writer.raw("', ")
    }
    switch font.family.map(GenericFamily.init(of:)) {
    case .sansSerif, nil: writer.raw("-apple-system, Helvetica Neue, Nimbus Sans, Arial, sans-serif\"")
    case .serif: writer.raw("Times New Roman, serif\"")
    case .monospaced: writer.raw("Menlo, monospace\"")
    }
    writer.attribute("font-size", font.size)
    if font.weight != 400 { writer.attribute("font-weight", Double(font.weight)) }
    if font.isItalic { writer.raw(" font-style=\"italic\"") }
    if font.kerning != 0 { writer.attribute("letter-spacing", font.kerning) }
  }
}

extension String {
  /// Whether the string consists only of emoji.
  fileprivate var isEmoji: Bool {
    !isEmpty && utf8.count < 200
      && allSatisfy { character in
        character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      }
  }
}
