import ThemeSource
import ThemeSyntax
import ThemeText

/// The texts that elements show.
struct ElementTexts {
  let tree: ElementTree
  let fonts: ElementFonts

  /// A value written as an attribute, or as `<string key="…">` or `<mutableString key="…">`.
  func string(_ name: AttributeName, of node: NodeID) -> String? {
    if let text = tree.string(name, of: node) { return text }
    guard let value = tree.child(of: node, key: name.name) else { return nil }
    switch tree[value].kind {
    case .string, .mutableString: return tree[value].text ?? ""
    default: return nil
    }
  }

  /// An attributed string's runs and settings of line heights; nil if the element has none.
  /// - Parameters:
  ///   - key: the key of the attributed string; nil for the first.
  ///   - fallback: the font of text that states none; nil for the element's font.
  func attributed(of node: NodeID, key: String? = nil, fallback: FontDescriptor? = nil) -> MultifontText? {
    let strings = tree.children(of: node, .attributedString)
    guard let value = strings.first(where: { key == nil || tree.string(.key, of: $0) == key }) else { return nil }
    let fallback = fallback ?? fonts.font(of: node)
    var text = MultifontText(runs: [])
    for fragment in tree.children(of: value, .fragment) {
      let content = string(.content, of: fragment) ?? tree[fragment].text ?? ""
      let attributes = tree.child(of: fragment, .attributes)
      var font = attributes.flatMap { tree.child(of: $0, .font) }.map { fonts.font(attribute: $0) } ?? fallback
      font.spacing = attributes.map { tree.kerning(in: $0) } ?? 0
      text.runs.append(TextRun(content, font))
      if let style = attributes.flatMap({ tree.child(of: $0, .paragraphStyle) }) {
        text.heightMultiple = tree.number(.lineHeightMultiple, of: style) ?? text.heightMultiple
        text.lineSpacing = tree.length(.lineSpacing, of: style) ?? text.lineSpacing
        text.minimumLineHeight = tree.length(.minimumLineHeight, of: style) ?? text.minimumLineHeight
      }
    }
    return text
  }
}

/// Text in several fonts.
struct MultifontText {
  var runs: [TextRun]
  /// Factor for line heights; 0 for none.
  var heightMultiple: Double = 0
  /// Between lines, in points.
  var lineSpacing: Points = 0
  var minimumLineHeight: Points = 0

  var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}
