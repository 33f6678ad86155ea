/// Reads the generated tables: words, lines and numbers of ASCII text.
struct CatalogRows {
  func words(_ text: StaticString) -> [String] { string(text).split(separator: " ").map(String.init) }

  func lines(_ text: StaticString) -> [Substring] { string(text).split(separator: "\n") }

  private func string(_ text: StaticString) -> String {
    text.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whole numbers between spaces.
  static func numbers(_ text: Substring) -> [Int] {
    var result: [Int] = []
    var number: Int?
    for byte in text.utf8 {
      if byte == 0x20 {
        if let number { result.append(number) }
        number = nil
      } else {
        number = (number ?? 0) * 10 + Int(byte &- 0x30)
      }
    }
    if let number { result.append(number) }
    return result
  }

  /// `boolean`, or the words of a closed list between bars.
  static func valueType(_ text: Substring) -> ValueType {
    switch text {
    case "string": .string
    case "boolean": .boolean
    case "number": .number
    case "integer": .integer
    case "component": .component
    case "magnitude": .magnitude
    case "length": .length
    case "multiplier": .multiplier
    case "priority": .priority
    case "version": .version
    case "id": .id
    case "reference": .reference
    default: .oneOf(text.split(separator: "|").map(String.init))
    }
  }

  /// `scrolls holdsContent`
  static func traits(_ text: Substring) -> ElementTraits {
    var result: ElementTraits = []
    for word in text.split(separator: " ") {
      if let known = ElementTraits.byName.first(where: { $0.name == word }) { result.insert(known.trait) }
    }
    return result
  }

  /// `UILabel UIView`
  static func frameworkClass(_ text: Substring) -> Catalog.FrameworkClass? {
    let words = text.split(separator: " ").map(String.init)
    return words.first.map { Catalog.FrameworkClass(name: $0, superclass: words.dropFirst().first) }
  }

  /// `introduced deprecated replacement`, each `-` where there is none.
  static func availability(_ text: Substring) -> Catalog.Availability? {
    let words = text.split(separator: " ").map { $0 == "-" ? nil : String($0) }
    guard words.count == 3 else { return nil }
    return Catalog.Availability(introduced: words[0], deprecated: words[1], replacement: words[2])
  }
}
