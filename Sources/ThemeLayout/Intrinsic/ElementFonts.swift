import ThemeSource
import ThemeSyntax
import ThemeText

/// The fonts that elements declare.
struct ElementFonts {
  let tree: ElementTree
  let variations: Variations
  /// The source of the sizes of text styles.
  let typeScale: TypeScale
  /// Measurements of fonts without a table, by the names in ``FontDescriptor/faceName``.
  var measured: [String: MeasuredFont] = [:]

  init(tree: ElementTree, variations: Variations, typeScale: TypeScale = .standard) {
    self.tree = tree
    self.variations = variations
    self.typeScale = typeScale
  }

  /// The font of a view's text: its `fontDescription`, or else UIKit's default for that kind of view.
  func font(of node: NodeID) -> FontDescriptor {
    if let description = description(of: node) { return font(description: description) }
    return .system(tree.defaultFontSize(of: node) ?? 14)
  }

  /// The text style of a view's font; nil for a font without one.
  func textStyle(of node: NodeID) -> TextStyle? {
    description(of: node).flatMap { textStyle(description: $0) }
  }

  /// Whether a view's font is the system font in a size that the file states.
  func isFixed(of node: NodeID) -> Bool {
    guard let description = description(of: node), textStyle(description: description) == nil else { return false }
    return font(description: description).family == .system
  }

  /// The `fontDescription` of a view, after variations.
  private func description(of node: NodeID) -> NodeID? {
    variations.child(.fontDescription, key: "fontDescription", of: node)
  }

  private func textStyle(description: NodeID) -> TextStyle? {
    if let style = tree.string(.style, of: description) { return TextStyle(attribute: style) }
    if tree.string(.type, of: description) != nil { return nil }
    return tree.string(.style, of: tree.describedFont(of: description)).flatMap { TextStyle(attribute: $0) }
  }

  /// `<fontDescription type="system" weight="light" pointSize="17"/>`, `<… name= family= pointSize=/>`, `<… style=/>`.
  func font(description written: NodeID) -> FontDescriptor {
    let id = tree.describedFont(of: written)
    if let style = tree.string(.style, of: id) {
      return TextStyle(attribute: style).map { FontDescriptor($0, at: typeScale) } ?? .system(17)
    }
    let points = pointSize(tree.length(.pointSize, of: written) ?? tree.length(.pointSize, of: id))
    let weight = tree.string(.weight, of: id).flatMap { FontDescriptor.Weight(named: $0) }
    switch tree.string(.type, of: id) {
    case "system": return .system(points, weight: weight ?? .regular)
    case "boldSystem": return .system(points, weight: weight ?? .bold)
    case "italicSystem":
      return FontDescriptor(weight: weight ?? .regular, italic: true, pointSize: points)
    case .some, nil:
      let name = tree.string(.name, of: id)
      guard let family = tree.string(.family, of: id) ?? name else {
        return .system(points, weight: weight ?? .regular)
      }
      return named(family, name, weight ?? .regular, points)
    }
  }

  /// `<font key="NSFont" size="17" metaFont="systemBold"/>` or `<font … name="HelveticaNeue"/>`.
  func font(attribute id: NodeID) -> FontDescriptor {
    let points = pointSize(tree.length(.size, of: id))
    guard let name = tree.string(.name, of: id) else {
      let isBold = tree.string(.metaFont, of: id)?.lowercased().contains("bold") ?? false
      return .system(points, weight: isBold ? .bold : .regular)
    }
    return named(name, name, .regular, points)
  }

  private func named(
    _ family: String, _ name: String?, _ weight: FontDescriptor.Weight, _ points: Points
  ) -> FontDescriptor {
    var font = FontDescriptor(family: .named(family), faceName: name, weight: weight, pointSize: points)
    font.measured = measured[name ?? family]
    return font
  }

  private func pointSize(_ written: Points?) -> Points {
    guard let written, written > 0 else { return 17 }
    return min(written, 10_000)
  }
}
