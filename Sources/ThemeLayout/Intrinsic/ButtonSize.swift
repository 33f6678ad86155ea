internal import InterfaceBuilderCatalog
import ThemeSource
import ThemeSyntax
import ThemeText

extension IntrinsicMeasurer {
  /// A button: title and image side by side inside the content's insets, no smaller than its background.
  func button(_ node: NodeID) -> IntrinsicSize {
    if let configuration = tree.child(of: node, .buttonConfiguration, key: "configuration") {
      return configured(configuration, of: node)
    }
    let state = tree.child(of: node, .state, key: "normal")
    let own = state.flatMap { texts.string(.title, of: $0) ?? attributedTitle($0) } ?? ""
    let title = context.shownTexts[node] ?? own
    let image = state.flatMap { tree.string(.image, of: $0) }
    let background = state.flatMap { tree.string(.backgroundImage, of: $0) }
    if [image, background].contains(where: { $0.map(facts.symbols.contains) ?? false }) {
      return IntrinsicSize(width: 24, height: 22, widthIsText: true, heightIsText: true)
    }
    let insets = insets("contentEdgeInsets", of: node)
    let imageSize = image.flatMap { facts.images[$0] }
    if !title.isEmpty { return titled(node, title, imageSize, insets) }
    if image != nil || background != nil {
      return pictured(imageSize, background.flatMap { facts.images[$0] }, insets ?? .zero)
    }
    switch tree.string(.buttonType, of: node) {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd": return IntrinsicSize(width: 22, height: 22)
    case .some, nil: return empty(node, insets)
    }
  }

  private func titled(_ node: NodeID, _ title: String, _ image: Size?, _ insets: Insets?) -> IntrinsicSize {
    let font = context.fonts.font(of: node)
    let text = metrics.width(of: title, font: font)
    var height = metrics.lineHeight(of: font, scale: 1)
    let width: Points
    if let image {
      width = text + image.width
      height = max(height, image.height)
    } else {
      width = max(30, text.roundedUp(toScale: 1))
      if !insets.statesVertical { height += 12 }
    }
    let insets = insets ?? .zero
    return IntrinsicSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom, widthIsText: true,
      heightIsText: true)
  }

  private func pictured(_ image: Size?, _ background: Size?, _ insets: Insets) -> IntrinsicSize {
    if image == nil, background == nil { return .none }
    let content = image ?? .zero
    let behind = background ?? .zero
    return IntrinsicSize(
      width: max(content.width + insets.left + insets.right, behind.width),
      height: max(content.height + insets.top + insets.bottom, behind.height))
  }

  private func empty(_ node: NodeID, _ insets: Insets?) -> IntrinsicSize {
    let font = context.fonts.font(of: node)
    let sides = (insets?.left ?? 0) + (insets?.right ?? 0)
    let height: Points
    if insets.statesVertical, let insets {
      height = metrics.lineHeight(of: font, scale: 1) + insets.top + insets.bottom
    } else {
      height = font.pointSize >= 18 ? 34 : 30
    }
    return IntrinsicSize(width: 30 + sides, height: height, heightIsText: true)
  }

  /// A `buttonConfiguration`: 12 points at the sides and 7 above and below a title in body size.
  private func configured(_ configuration: NodeID, of node: NodeID) -> IntrinsicSize {
    let font =
      tree.child(of: configuration, .fontDescription, key: "titleFontDescription").map {
        context.fonts.font(description: $0)
      } ?? .system(17)
    let title = context.shownTexts[node] ?? texts.string(.title, of: configuration) ?? ""
    let image = tree.string(.image, of: configuration) == nil ? 0.0 : 20
    return IntrinsicSize(
      width: metrics.width(of: title, font: font).roundedUp(toScale: facts.textScale) + 24 + image,
      height: metrics.lineHeight(of: font, scale: facts.textScale) + 14, widthIsText: true, heightIsText: true)
  }

  private func attributedTitle(_ state: NodeID) -> String? {
    guard let text = texts.attributed(of: state) else { return nil }
    let joined = text.runs.map(\.text).joined()
    return joined.isEmpty ? "x" : joined
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
  /// Insets that replace a button's own space above and below its title.
  fileprivate var statesVertical: Bool {
    switch self {
    case .some(let insets): insets.top != 0 || insets.bottom != 0
    case nil: false
    }
  }
}
