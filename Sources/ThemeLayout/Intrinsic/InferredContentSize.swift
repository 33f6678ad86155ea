import ThemeSource
import ThemeSyntax
import ThemeText

extension TypeScale {
  /// The source of a root's text style sizes: tvOS, or Dynamic Type at the size `large`.
  /// - Parameters:
  ///   - stated: the requested text size.
  ///   - isInferred: whether otherwise to infer the size from the document's recorded frames.
  init(
    of views: ViewTree, _ fonts: ElementFonts, _ facts: DocumentFacts, _ metrics: TextMetrics,
    stated: ContentSizeCategory?, isInferred: Bool
  ) {
    if facts.isTelevision {
      self = .tvOS
    } else if let stated {
      self = .iOS(stated)
    } else if isInferred, views.views.contains(where: { fonts.usesTextStyle($0.node) }) {
      self = .iOS(inferredContentSize(fonts, facts: facts, metrics: metrics))
    } else {
      self = .standard
    }
  }
}

extension ElementFonts {
  /// Whether a view shows text in a text style: that of the view, or of a button's configuration.
  fileprivate func usesTextStyle(_ node: NodeID) -> Bool {
    let rule = tree[node].kind.sizeRule
    return rule != .none && textStyle(of: node) != nil
      || rule == .button && tree.child(of: node, .buttonConfiguration) != nil
  }
}

/// The content size category in which a document's text was measured, inferred from recorded frames.
///
/// Interface Builder measures text styles at the text size of the author's machine. The category is `large` if any text
/// is as high as `large` makes it. Otherwise it is the one that most recorded heights agree on, of those the nearest to
/// `large`, unless more recorded widths agree with `large`.
func inferredContentSize(_ fonts: ElementFonts, facts: DocumentFacts, metrics: TextMetrics) -> ContentSizeCategory {
  guard case .fonts = metrics else { return .large }
  let texts = ElementTexts(tree: fonts.tree, fonts: fonts)
  let scale = facts.textScale
  var large = Agreement()
  var recorded: [ScaledText] = []
  for node in fonts.tree.all {
    guard [.label, .button].contains(fonts.tree.kind(of: node).sizeRule), let text = ScaledText(node, in: texts) else {
      continue
    }
    large.add(text, on: .large, metrics, scale: scale)
    if large.heights > 0 { return .large }
    recorded.append(text)
  }
  if recorded.isEmpty { return .large }
  var best = (category: ContentSizeCategory.large, agreement: Agreement())
  for category in ContentSizeCategory.byDistanceFromLarge {
    var agreement = Agreement()
    for text in recorded { agreement.add(text, on: category, metrics, scale: scale) }
    if agreement.heights > best.agreement.heights { best = (category, agreement) }
  }
  return best.agreement.widths >= large.widths ? best.category : .large
}

/// The number of recorded texts with the height and width that a category gives them.
private struct Agreement {
  var heights = 0
  var widths = 0

  mutating func add(
    _ text: ScaledText, on category: ContentSizeCategory, _ metrics: TextMetrics, scale: Double
  ) {
    let font = FontDescriptor(text.style, at: .iOS(category))
    let line = metrics.lineHeight(of: font, scale: text.isInPoints ? 1 : scale)
    // Frames are rounded to pixels at their position. A difference of one pixel may still be the default size.
    let tolerance = (category == .large && scale > 1 ? 1 / scale : 0) + 0.02
    let isHigh = abs(line + text.padding.height - text.recorded.height) < tolerance
    // Most buttons are not as high as their titles.
    if text.isButton, !isHigh { return }
    let width = metrics.width(of: text.text, font: font) + text.padding.width
    let isWide = abs(width - text.recorded.width) <= 1
    if isHigh, isWide || !text.isButton { heights += 1 }
    if isWide { widths += 1 }
  }
}

extension ContentSizeCategory {
  fileprivate static let byDistanceFromLarge: [ContentSizeCategory] = [
    .medium, .xLarge, .small, .xxLarge, .xSmall, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
    .accessibility4, .accessibility5,
  ]
}

/// A text in a text style with its recorded size.
private struct ScaledText {
  var style: TextStyle
  var text: String
  var recorded: Size
  var isButton: Bool
  /// Whether the line is rounded up to whole points instead of pixels.
  var isInPoints: Bool
  /// The space that the view adds to the text.
  var padding: Size

  /// The text of a label or button in a text style; nil for other views, and for those that Interface Builder marked as
  /// misplaced or ambiguous.
  init?(_ node: NodeID, in texts: ElementTexts) {
    let tree = texts.tree
    let rule = tree[node].kind.sizeRule
    guard rule == .label || rule == .button, tree.bool(.misplaced, of: node) != true,
      tree.bool(.ambiguous, of: node) != true, let frame = tree.rect(key: "frame", of: node),
      let found = rule == .label ? Self.label(node, frame.size, texts) : Self.button(node, frame.size, texts)
    else { return nil }
    self = found
  }

  private init(
    _ style: TextStyle, _ text: String, _ recorded: Size, isButton: Bool = false, isInPoints: Bool = false,
    padding: Size = .zero
  ) {
    self.style = style
    self.text = text
    self.recorded = recorded
    self.isButton = isButton
    self.isInPoints = isInPoints
    self.padding = padding
  }

  private static func label(_ node: NodeID, _ recorded: Size, _ texts: ElementTexts) -> ScaledText? {
    guard let style = texts.fonts.textStyle(of: node), let text = texts.string(.text, of: node), !text.isEmpty else {
      return nil
    }
    return ScaledText(style, text, recorded)
  }

  /// A button with only a title, in a configuration that states neither a font nor insets.
  private static func button(_ node: NodeID, _ recorded: Size, _ texts: ElementTexts) -> ScaledText? {
    let tree = texts.tree
    if let configuration = tree.child(of: node, .buttonConfiguration, key: "configuration") {
      guard let title = texts.string(.title, of: configuration), !title.isEmpty,
        tree.child(of: configuration, .fontDescription, key: "titleFontDescription") == nil,
        tree.child(of: configuration, .directionalEdgeInsets, key: "contentInsets") == nil,
        tree.imageName(of: configuration) == nil
      else { return nil }
      return ScaledText(.body, title, recorded, isButton: true, padding: Size(width: 24, height: 14))
    }
    guard let style = texts.fonts.textStyle(of: node), let state = tree.child(of: node, .state, key: "normal"),
      let title = texts.string(.title, of: state), !title.isEmpty, tree.imageName(of: state) == nil
    else { return nil }
    var padding = Size(width: 0, height: 12)
    if let insets = tree.child(of: node, .inset, key: "contentEdgeInsets") {
      let length = { (name: AttributeName) in tree.length(name, of: insets) ?? 0 }
      let sides = Size(width: length(.minX) + length(.maxX), height: length(.minY) + length(.maxY))
      if sides != .zero { padding = sides }
    }
    return ScaledText(style, title, recorded, isButton: true, isInPoints: true, padding: padding)
  }
}
