import Foundation

/// The rules of a style sheet in order, each with the media query around it.
struct StyleSheet {
  struct Rule {
    var media: String
    var selectors: [String]
    var declarations: [String: String]
  }

  private(set) var rules: [Rule] = []
  private(set) var errors: [String] = []

  init(_ text: String) { parse(Substring(text), media: "") }

  private mutating func parse(_ text: Substring, media: String) {
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      let head = rest[..<open].filter { $0 != "\n" }.drop { $0 == " " }
      var depth = 1
      var end = rest.index(after: open)
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "{" { depth += 1 }
        if rest[end] == "}" { depth -= 1 }
        end = rest.index(after: end)
      }
      if depth > 0 { errors.append("'\(head)' has no end") }
      let body = rest[rest.index(after: open)..<end].dropLast()
      if head.hasPrefix("@media") {
        parse(body, media: String(head.dropFirst(6)))
      } else if head.hasPrefix("@") {
        errors.append("rule \(head)")
      } else {
        let selectors = head.split(separator: ",").map(String.init)
        rules.append(Rule(media: media, selectors: selectors, declarations: declarations(in: String(body), &errors)))
      }
      rest = rest[end...]
    }
    if rest.contains(where: { !$0.isWhitespace }) { errors.append("'\(rest)' is no rule") }
  }

  /// The declarations of the rule with exactly this selector.
  func style(_ selector: String, media: String = "") -> [String: String] {
    rules.filter { $0.media == media && $0.selectors.contains(selector) }
      .reduce(into: [:]) { $0.merge($1.declarations) { $1 } }
  }

  /// The resources that a style loads.
  var loads: [String] {
    rules.flatMap { rule in rule.declarations.values.filter { $0.contains("url(") || $0.contains("image-set") } }
  }
}

func declarations(in text: String, _ errors: inout [String]) -> [String: String] {
  var result: [String: String] = [:]
  for part in text.split(separator: ";") {
    let pair = part.split(separator: ":", maxSplits: 1).map { String($0) }
    guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty else {
      errors.append("declaration '\(part)'")
      continue
    }
    if result.updateValue(pair[1], forKey: pair[0]) != nil { errors.append("'\(pair[0])' repeats") }
  }
  return result
}

/// Lengths in CSS pixels. A point of a device is a CSS pixel; a length without a unit is only valid for zero.
func lengths(_ text: String) -> [Double]? {
  var result: [Double] = []
  for part in text.split(separator: " ") {
    if part == "0" {
      result.append(0)
    } else if part.hasSuffix("px"), let number = Double(part.dropLast(2)) {
      result.append(number)
    } else {
      return nil
    }
  }
  return result
}

extension Element {
  /// The declarations of the `style` attribute; nil if they are malformed.
  var style: [String: String]? {
    var errors: [String] = []
    let style = declarations(in: self["style"] ?? "", &errors)
    return errors.isEmpty ? style : nil
  }

  /// A length in the `style` attribute.
  func length(_ name: String) -> Double? { style?[name].flatMap(lengths)?.first }
}

/// The relative luminance and contrast of WCAG 2.2.
func contrast(_ first: String, _ second: String) -> Double? {
  guard let a = luminance(first), let b = luminance(second) else { return nil }
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

private func luminance(_ hex: String) -> Double? {
  var digits = hex.dropFirst().map(String.init)
  if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
  let components = stride(from: 0, to: digits.count, by: 2).compactMap { index in
    index + 1 < digits.count ? UInt8(digits[index] + digits[index + 1], radix: 16) : nil
  }
  guard hex.first == "#", components.count == 3 else { return nil }
  let linear = components.map { component -> Double in
    let share = Double(component) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
