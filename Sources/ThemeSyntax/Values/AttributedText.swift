package import ThemeSource

/// An `<attributedString>`: runs of text with their attributes.
package struct AttributedText: Sendable {
  package struct Run: Sendable {
    package var node: NodeID
    package var text: String
    package var font: ThemeFont?
    /// Foreground color.
    package var color: ThemeColor?
    package var backgroundColor: ThemeColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// Additional space after each character in points; negative moves characters together.
    package var kerning: Points = 0
    package var paragraph: ParagraphStyle?
  }

  package struct ParagraphStyle: Sendable {
    /// `left`, `center`, `right`, `justified`, `natural`.
    package var alignment: String?
    /// `wordWrapping`, `charWrapping`, `clipping`, `truncatingHead`, `truncatingTail`, `truncatingMiddle`.
    package var lineBreakMode: String?
    /// Additional space between lines, in points.
    package var lineSpacing: Points?
    package var lineHeightMultiple: Double?
    package var minimumLineHeight: Points?
    package var maximumLineHeight: Points?
    package var paragraphSpacing: Points?
    package var firstLineHeadIndent: Points?
    package var headIndent: Points?
  }

  package var node: NodeID
  package var runs: [Run]
  /// The text without its attributes.
  package var text: String { runs.map(\.text).joined() }
}

extension ElementTree {
  /// Returns the `<attributedString>` with a key.
  package func attributedText(key: String, of id: NodeID) -> AttributedText? {
    child(of: id, .attributedString, key: key).map { attributedText(at: $0) }
  }

  package func attributedText(at id: NodeID) -> AttributedText {
    let fragments = children(of: id, .fragment)
    let runs = fragments.map { fragment in
      let attributes = child(of: fragment, .attributes)
      /// Whether a style of lines is set: 0 is `NSUnderlineStyle`'s empty one.
      func isSet(_ key: String) -> Bool {
        attributes.flatMap { child(of: $0, key: key) }.flatMap { number(.value, of: $0) }.map { $0 != 0 } ?? false
      }
      return AttributedText.Run(
        node: fragment, text: text(key: "content", .content, of: fragment) ?? "",
        font: attributes.flatMap { font(key: "NSFont", of: $0) ?? font(key: "NSOriginalFont", of: $0) },
        color: attributes.flatMap { color(key: "NSColor", of: $0) },
        backgroundColor: attributes.flatMap { color(key: "NSBackgroundColor", of: $0) },
        isUnderlined: isSet("NSUnderline"), isStruckThrough: isSet("NSStrikethrough"),
        kerning: attributes.map { kerning(in: $0) } ?? 0,
        paragraph: attributes.flatMap { child(of: $0, .paragraphStyle) }.map { paragraphStyle(at: $0) })
    }
    if runs.isEmpty, let content = text(at: id) ?? text(key: "content", .content, of: id) {
      return AttributedText(node: id, runs: [AttributedText.Run(node: id, text: content)])
    }
    return AttributedText(node: id, runs: runs)
  }

  /// The additional space after each character in points that the `<attributes>` of a text set.
  package func kerning(in attributes: NodeID) -> Points {
    let value = child(of: attributes, key: "NSKern").flatMap { number(.value, of: $0) } ?? 0
    return value.isFinite ? min(max(value, -1000), 1000) : 0
  }

  private func paragraphStyle(at id: NodeID) -> AttributedText.ParagraphStyle {
    AttributedText.ParagraphStyle(
      alignment: string(.alignment, of: id), lineBreakMode: string(.lineBreakMode, of: id),
      lineSpacing: number(.lineSpacing, of: id), lineHeightMultiple: number(.lineHeightMultiple, of: id),
      minimumLineHeight: number(.minimumLineHeight, of: id),
      maximumLineHeight: number(.maximumLineHeight, of: id),
      paragraphSpacing: number(.paragraphSpacing, of: id),
      firstLineHeadIndent: number(.firstLineHeadIndent, of: id), headIndent: number(.headIndent, of: id)
    )
  }
}
