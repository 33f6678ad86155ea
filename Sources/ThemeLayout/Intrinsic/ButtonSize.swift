import ThemeSource
import ThemeSyntax
import ThemeText

extension IntrinsicMeasurer {
  /// A button: title and image side by side inside the content's insets, no smaller than its background.
  func button(_ node: NodeID) -> IntrinsicSize {
    if let configuration = tree.child(of: node, .buttonConfiguration, key: "configuration") {
      return configuredButton(configuration, of: node)
    }
    let state = tree.child(of: node, .state, key: "normal")
    let title = title(of: node, state)
    let image = state.flatMap { tree.imageName(of: $0) }
    let background = state.flatMap { tree.string(.backgroundImage, of: $0) }
    let insets = insets("contentEdgeInsets", of: node)
    if [image, background].contains(where: { $0.map(facts.symbols.contains) ?? false }) {
      return withSymbol(node, title, insets)
    }
    let imageSize = image.flatMap { facts.images[$0] }
    if !title.isEmpty { return titled(title, imageSize, insets) }
    if image != nil || background != nil {
      return pictured(node, imageSize, background.flatMap { facts.images[$0] }, insets ?? .zero)
    }
    switch tree.string(.buttonType, of: node) {
    // The recorded size since iOS 13, where these are symbols.
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd":
      return IntrinsicSize(width: 25 + 2 / 3, height: 25 + 2 / 3)
    case "close": return IntrinsicSize(width: 30, height: 30)
    case .some, nil: return empty(node, insets)
    }
  }

  /// The button's text: its title in its font, or its attributed title.
  private func title(of node: NodeID, _ state: NodeID?) -> MultifontText {
    let font = context.fonts.font(of: node)
    if let plain = context.shownTexts[node] ?? state.flatMap({ texts.string(.title, of: $0) }) {
      return MultifontText(runs: plain.isEmpty ? [] : [TextRun(plain, font)])
    }
    guard let text = state.flatMap({ texts.attributed(of: $0, fallback: font) }) else {
      return MultifontText(runs: [])
    }
    return text.isEmpty ? MultifontText(runs: [TextRun("x", font)]) : text
  }

  private func titled(_ title: MultifontText, _ image: Size?, _ insets: Insets?) -> IntrinsicSize {
    let layout = metrics.layout(title.runs)
    var height = title.height(of: layout).roundedUp(toScale: 1)
    let width: Points
    if let image {
      width = layout.size.width + image.width
      height = max(height, image.height)
    } else {
      width = max(30, layout.size.width.roundedUp(toScale: 1))
      if !insets.isStated { height += 12 }
    }
    let insets = insets ?? .zero
    return IntrinsicSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom, widthIsText: true,
      heightIsText: true)
  }

  /// A button with a symbol, which is about as wide as high and no higher than a line: recorded are 19 × 22, 17.5 × 22 and
  /// 24 × 22, and 35 × 38 with insets of 8 on all sides.
  private func withSymbol(_ node: NodeID, _ title: MultifontText, _ insets: Insets?) -> IntrinsicSize {
    var size = Size(width: 19, height: metrics.lineHeight(of: context.fonts.font(of: node), scale: 1))
    if !title.isEmpty {
      let layout = metrics.layout(title.runs)
      size.width += layout.size.width.roundedUp(toScale: 1)
      size.height = max(size.height, title.height(of: layout).roundedUp(toScale: 1))
      if !insets.isStated { size.height += 12 }
    }
    let insets = insets ?? .zero
    return IntrinsicSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom,
      widthIsText: true, heightIsText: true)
  }

  /// A button with only images is still as high as a line of its font: 16 × 16 at 18 points is recorded as 16 × 22.
  private func pictured(_ node: NodeID, _ image: Size?, _ background: Size?, _ insets: Insets) -> IntrinsicSize {
    if image == nil, background == nil { return .none }
    let content = image ?? .zero
    let behind = background ?? .zero
    let line = image == nil ? 0 : metrics.lineHeight(of: context.fonts.font(of: node), scale: 1)
    let height = max(content.height, line) + insets.top + insets.bottom
    return IntrinsicSize(
      width: max(content.width + insets.left + insets.right, behind.width), height: max(height, behind.height),
      heightIsText: line > content.height)
  }

  /// A button without title and image is as high as one with a title.
  private func empty(_ node: NodeID, _ insets: Insets?) -> IntrinsicSize {
    let sides = (insets?.left ?? 0) + (insets?.right ?? 0)
    var height = metrics.lineHeight(of: context.fonts.font(of: node), scale: 1)
    if insets.isStated, let insets { height += insets.top + insets.bottom } else { height += 12 }
    return IntrinsicSize(width: 30 + sides, height: height, heightIsText: true)
  }

  /// `<inset key="…" minX= minY= maxX= maxY=/>`.
  private func insets(_ key: String, of node: NodeID) -> Insets? {
    tree.child(of: node, .inset, key: key).map {
      Insets(
        top: tree.length(.minY, of: $0) ?? 0, left: tree.length(.minX, of: $0) ?? 0,
        bottom: tree.length(.maxY, of: $0) ?? 0, right: tree.length(.maxX, of: $0) ?? 0)
    }
  }
}

extension Insets? {
  /// Whether they replace the button's standard space above and below its title. Any side counts: buttons with insets
  /// at their sides alone were recorded so (3 documents; 20 points high at 16).
  fileprivate var isStated: Bool { self.map { $0 != .zero } ?? false }
}
