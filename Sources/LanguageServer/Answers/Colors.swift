internal import ThemeEditing
internal import ThemeSource
internal import ThemeSyntax

struct ColorValue: Codable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double
}

struct ColorInformation: Encodable {
  var range: TextRange
  var color: ColorValue
}

struct ColorParameters: Decodable {
  var textDocument: DocumentParameters.Identifier
  var color: ColorValue
  var range: TextRange
}

struct ColorPresentation: Encodable {
  var label: String
  var textEdit: TextEdit
}

extension Inquiry {
  /// The colors with components.
  func colors() -> [ColorInformation] {
    tree.all.compactMap { node in
      guard case .components(let color)? = tree.color(at: node) else { return nil }
      func component(_ value: Double) -> Double { min(max(value, 0), 1) }
      return ColorInformation(
        range: positions.range(of: tree[node].startTagSpan.range),
        color: ColorValue(
          red: component(color.red), green: component(color.green), blue: component(color.blue),
          alpha: component(color.alpha)))
    }
  }

  /// The start tag of the color at a range, with other components.
  func presentations(of color: ColorValue, at range: TextRange) -> [ColorPresentation] {
    let components = [color.red, color.green, color.blue, color.alpha]
    let offset = UInt32(clamping: positions.offset(of: range.start))
    guard components.allSatisfy({ $0.isFinite && (0...1).contains($0) }), let node = tree.innermost(at: offset),
      case .components? = tree.color(at: node), tree[node].range.start == offset
    else { return [] }
    let stated = ColorComponents(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    let attributes = tree.attributes(stating: stated, in: node)
    let known = tree.attribute(.key, of: node).map { [("key", $0.value)] } ?? []
    let tag = tree[node].startTagSpan.range
    let isEmpty = source.text(in: tag).hasSuffix("/>")
    let text =
      "<\(tree[node].name)"
      + (known + attributes).map { " \($0.0)=\"\(String(decoding: escapedValue($0.1), as: UTF8.self))\"" }.joined()
      + (isEmpty ? "/>" : ">")
    let label = attributes.filter { $0.name != "colorSpace" && $0.name != "customColorSpace" }
      .map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    return [ColorPresentation(label: label, textEdit: TextEdit(range: positions.range(of: tag), newText: text))]
  }
}
