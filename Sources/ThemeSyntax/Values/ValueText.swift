extension ElementTree {
  /// Returns a value as shown in messages and by `explain`: the text of a string, otherwise the element without its
  /// key.
  ///
  /// Equal values have equal texts. Texts are truncated if longer than 4,096 bytes.
  package func valueText(of node: NodeID) -> String {
    let element = self[node]
    if element.kind.isString { return element.text ?? "" }
    var text = ""
    write(node, to: &text, isOutermost: true)
    return text.utf8.count > 4_096 ? String(text.prefix(4_096)) + "…" : text
  }

  private func write(_ node: NodeID, to text: inout String, isOutermost: Bool) {
    guard text.utf8.count <= 4_096 else { return }
    let element = self[node]
    text += "<" + element.name
    for attribute in attributes(of: node) where !(isOutermost && attribute.name == .key) {
      text += " \(attribute.writtenName)=\"\(attribute.value)\""
    }
    if element.isLeaf, element.text == nil {
      text += "/>"
      return
    }
    text += ">" + (element.text ?? "")
    for child in children(of: node) { write(child, to: &text, isOutermost: false) }
    text += "</" + element.name + ">"
  }
}

extension ElementTree {
  /// Returns the resource to which an entry of `<resources>` refers by name, if any.
  package func target(of entry: NodeID) -> ResourceName? {
    guard let value = resourceValue(of: entry) else { return nil }
    if case .named(let name)? = color(at: value) { return ResourceName(.color, name) }
    if case .named(let name, family: nil)? = font(at: value)?.face { return ResourceName(.font, name) }
    return nil
  }

  /// Returns the value of an entry of `<resources>` in readable form: `#RRGGBB`, with alpha if the color is not opaque;
  /// a size; the markup of a font; another entry's name in quotes.
  package func resourceText(of entry: NodeID) -> String {
    if let target = target(of: entry) { return "'\(target.name)'" }
    guard let value = resourceValue(of: entry) else {
      guard let width = string(.width, of: entry), let height = string(.height, of: entry) else { return "an image" }
      return "\(width) × \(height)"
    }
    guard case .components(let color)? = color(at: value) else { return valueText(of: value) }
    return color.hexText
  }
}

extension ColorComponents {
  /// Creates a color from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for other texts.
  package init?(hexText text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits: [Double] = []
    for character in text.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(Double(digit))
    }
    var parts: [Double] = []
    switch digits.count {
    case 3, 4:
      for digit in digits { parts.append(digit * 17 / 255) }
    case 6, 8:
      for place in stride(from: 0, to: digits.count, by: 2) {
        parts.append((digits[place] * 16 + digits[place + 1]) / 255)
      }
    default: return nil
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// The color as `#RRGGBB`, or `#RRGGBBAA` if not opaque, clipped to sRGB.
  package var hexText: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { part in
        let byte = Int(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension ThemeColor {
  /// The color as ``ColorComponents/hexText``, or its name.
  package var text: String {
    switch self {
    case .components(let color): color.hexText
    case .named(let name), .system(let name, _): "'\(name)'"
    }
  }
}
