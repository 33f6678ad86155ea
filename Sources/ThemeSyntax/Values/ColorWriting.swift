extension ElementTree {
  /// Returns the attributes of a `<color>`, without `key`. They use the color space and model of an existing element if
  /// these can express the color, otherwise sRGB, as Interface Builder does for new colors.
  /// - Parameter element: the `<color>` to change; nil for a new one.
  package func attributes(stating color: ColorComponents, in element: NodeID?) -> [(name: String, value: String)] {
    if let element, let kept = attributes(ofSameFormAs: element, stating: color) { return kept }
    return [
      ("red", componentText(color.red)), ("green", componentText(color.green)), ("blue", componentText(color.blue)),
      ("alpha", componentText(color.alpha)), ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
    ]
  }

  /// Returns the attributes of a `<color>` with the components of another color; nil if its form cannot express that
  /// color.
  private func attributes(
    ofSameFormAs element: NodeID, stating color: ColorComponents
  ) -> [(name: String, value: String)]? {
    guard case .components? = self.color(at: element) else { return nil }
    let space = colorSpace(of: element)
    var values: [AttributeName: Double] = [.alpha: color.alpha]
    let read: ColorComponents
    if attribute(.white, of: element) != nil {
      guard color.red == color.green, color.green == color.blue else { return nil }
      let white = space.written(white: color.red)
      values[.white] = white
      read = space.components(white: white, alpha: color.alpha)
    } else if attribute(.red, of: element) != nil {
      let written = space.written(color)
      values[.red] = written.red
      values[.green] = written.green
      values[.blue] = written.blue
      read = space.components(red: written.red, green: written.green, blue: written.blue, alpha: color.alpha)
    } else {
      return nil
    }
    guard values.values.allSatisfy({ (0...1).contains($0) }), read.hexText == color.hexText else { return nil }
    var result: [(name: String, value: String)] = []
    for attribute in attributes(of: element) where attribute.name != .key {
      guard let value = values.removeValue(forKey: attribute.name) else {
        result.append((attribute.writtenName, attribute.value))
        continue
      }
      let isSame = parseNumber(attribute.value).map { ($0 - value).magnitude < 0.000_5 } ?? false
      result.append((attribute.writtenName, isSame ? attribute.value : componentText(value)))
    }
    if let alpha = values[.alpha], alpha != 1 { result.append(("alpha", componentText(alpha))) }
    return result
  }
}

/// Returns a component from 0 to 1 with enough digits to restore its byte in any color space.
private func componentText(_ value: Double) -> String {
  let steps = 100_000
  guard let count = Int(exactly: (min(max(value, 0), 1) * Double(steps)).rounded()) else { return "0" }
  if count % steps == 0 { return String(count / steps) }
  var digits = String(count + steps).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "0.\(digits)"
}
