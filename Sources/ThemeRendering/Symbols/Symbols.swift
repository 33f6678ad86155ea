internal import ThemeSource

/// Simple shapes that stand for images by what their names say: our own drawings, not Apple's.
package enum Symbols {
  /// A drawing in the unit square.
  package struct Drawing {
    /// Lines in SVG's path syntax; `M`, `L`, `C` and `Z` with absolute coordinates.
    package var lines: StaticString = ""
    /// What is filled.
    package var areas: StaticString = ""
  }

  /// A drawing with what a name puts around it.
  package struct Variant {
    package enum Enclosure { case circle, square }
    package var drawing: Drawing
    package var enclosure: Enclosure?
    package var isFilled: Bool
  }

  /// Whether a name is one of a shape.
  package static func isSymbol(_ name: String) -> Bool { variant(name) != nil }

  /// Whether a name is written as those of SF Symbols are: words in lower case, parted by dots.
  package static func isSystemName(_ name: String) -> Bool {
    isSymbol(name) && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
      && (name.contains(".") || drawings[name] != nil && synonyms[name] == nil)
  }

  /// The shape for a name: an SF Symbol's such as `xmark.circle.fill`, a system item's, or an image's whose words say what
  /// it shows, such as `icon-close` or `btnCloseWhite`.
  package static func variant(_ name: String) -> Variant? {
    let words = words(of: name)
    guard let drawing = words.lazy.compactMap({ drawings[synonyms[$0] ?? $0] }).first else { return nil }
    let enclosure: Variant.Enclosure? = words.contains("circle") ? .circle : words.contains("square") ? .square : nil
    return Variant(drawing: drawing, enclosure: words.count > 1 ? enclosure : nil, isFilled: words.contains("fill"))
  }

  /// StyledText of a name in lower case: parted by punctuation and by capitals.
  package static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name.prefix(200) {
      let isLetter = character.isLetter
      if !isLetter || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Parses path data of the table.
  package static func path(_ data: StaticString) -> Path {
    var path = Path()
    var numbers: [Double] = []
    var number = ""
    var command: Character = "M"
    func point(_ at: Int) -> Point {
      Point(x: at < numbers.count ? numbers[at] : 0, y: at + 1 < numbers.count ? numbers[at + 1] : 0)
    }
    func end() {
      if !number.isEmpty { numbers.append(Double(number) ?? 0) }
      number = ""
      let needed = command == "C" ? 6 : 2
      guard numbers.count == needed else { return }
      switch command {
      case "M": path.elements.append(.move(point(0)))
      case "L": path.elements.append(.line(point(0)))
      default: path.elements.append(.curve(point(0), point(2), point(4)))
      }
      numbers = []
    }
    for character in "\(data)" {
      switch character {
      case "M", "L", "C":
        end()
        command = character
      case "Z":
        end()
        path.elements.append(.close)
      case " ": end()
      default: number.append(character)
      }
    }
    end()
    return path
  }
}
