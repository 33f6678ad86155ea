import ThemeSource
import ThemeSyntax
import ThemeText

extension IntrinsicMeasurer {
  /// A button with a `buttonConfiguration`: title, subtitle and image inside the content's insets.
  ///
  /// Without a title it is no higher than its image: recorded buttons without both are 24 × 14, the default insets. A
  /// title without a font has the text style `body`: "Button" is 75 × 34.5, or 67 × 31 at the content size `xSmall`.
  func configuredButton(_ configuration: NodeID, of node: NodeID) -> IntrinsicSize {
    let text = configuredText(configuration, of: node)
    let symbolOrImage = configuredImage(configuration) ?? (text == nil ? symbol(ofType: node) : nil)
    let insets = configuredInsets(configuration)
    var content = text ?? .zero
    if let image = symbolOrImage?.size {
      let padding = text == nil ? 0 : tree.length(.imagePadding, of: configuration) ?? 0
      switch tree.string(.imagePlacement, of: configuration) {
      case "top", "bottom":
        content = Size(width: max(content.width, image.width), height: content.height + padding + image.height)
      case .some, nil:
        content = Size(width: content.width + padding + image.width, height: max(content.height, image.height))
      }
    }
    let dependsOnText = text != nil || symbolOrImage?.isSymbol == true
    return IntrinsicSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom,
      widthIsText: dependsOnText, heightIsText: dependsOnText)
  }

  /// Size of title and subtitle; nil without both.
  private func configuredText(_ configuration: NodeID, of node: NodeID) -> Size? {
    let title = configuredTitle(configuration, of: node)
    let subtitle = configuredString(
      .subtitle, "attributedSubtitle", of: configuration, font: FontDescriptor(.footnote, at: context.fonts.typeScale))
    let sizes = [title, subtitle].compactMap { $0.map { size(of: $0) } }
    guard let first = sizes.first else { return nil }
    guard sizes.count > 1 else { return first }
    let padding = tree.length(.titlePadding, of: configuration) ?? 0
    return Size(width: max(first.width, sizes[1].width), height: first.height + padding + sizes[1].height)
  }

  private func configuredTitle(_ configuration: NodeID, of node: NodeID) -> MultifontText? {
    let font =
      tree.child(of: configuration, .fontDescription, key: "titleFontDescription").map {
        context.fonts.font(description: $0)
      } ?? FontDescriptor(.body, at: context.fonts.typeScale)
    if let shown = context.shownTexts[node] { return MultifontText(runs: [TextRun(shown, font)]) }
    return configuredString(.title, "attributedTitle", of: configuration, font: font)
  }

  /// A text of a configuration, attributed or not; nil if missing or empty.
  private func configuredString(
    _ name: AttributeName, _ attributed: String, of configuration: NodeID, font: FontDescriptor
  ) -> MultifontText? {
    let plain = texts.string(name, of: configuration).map { MultifontText(runs: [TextRun($0, font)]) }
    let text = texts.attributed(of: configuration, key: attributed, fallback: font) ?? plain
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Size of a text without wrapping, rounded up to pixels.
  private func size(of text: MultifontText) -> Size {
    let layout = metrics.layout(text.runs)
    return Size(
      width: layout.size.width.roundedUp(toScale: facts.textScale),
      height: text.height(of: layout).roundedUp(toScale: facts.textScale))
  }

  /// The symbol of an info or add button, recorded as 50 × 34 with the default insets.
  private func symbol(ofType button: NodeID) -> (size: Size, isSymbol: Bool)? {
    switch tree.string(.buttonType, of: button) {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd": (Size(width: 26, height: 20), true)
    case .some, nil: nil
    }
  }

  /// The image of a configuration, by name or as `<imageReference key="image">`; nil if there is none.
  private func configuredImage(_ configuration: NodeID) -> (size: Size, isSymbol: Bool)? {
    guard let name = tree.imageName(of: configuration) else { return nil }
    if facts.symbols.contains(name) { return (Size(width: 20, height: 20), true) }
    return (facts.images[name] ?? .zero, false)
  }

  /// `<directionalEdgeInsets key="contentInsets">`; without it 12 points at the sides and 7 above and below.
  private func configuredInsets(_ configuration: NodeID) -> Insets {
    guard let insets = tree.child(of: configuration, .directionalEdgeInsets, key: "contentInsets") else {
      return Insets(top: 7, left: 12, bottom: 7, right: 12)
    }
    return Insets(
      top: tree.length(.top, of: insets) ?? 0, left: tree.length(.leading, of: insets) ?? 0,
      bottom: tree.length(.bottom, of: insets) ?? 0, right: tree.length(.trailing, of: insets) ?? 0)
  }
}
