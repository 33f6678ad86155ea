internal import ThemeRendering
internal import ThemeSource

/// Simple shapes that stand for images by what their names say: our own drawings, not Apple's.
enum Symbols {
  /// A drawing in the unit square.
  struct Drawing {
    /// Lines in SVG's path syntax; `M`, `L`, `C` and `Z` with absolute coordinates.
    var lines: StaticString = ""
    /// What is filled.
    var areas: StaticString = ""
  }

  /// A drawing with what a name puts around it.
  struct Variant {
    enum Enclosure { case circle, square }
    var drawing: Drawing
    var enclosure: Enclosure?
    var isFilled: Bool
  }

  /// Whether a name is one of a shape.
  static func isSymbol(_ name: String) -> Bool { variant(name) != nil }

  /// Whether a name is written as those of SF Symbols are: words in lower case, parted by dots.
  static func isSystemName(_ name: String) -> Bool {
    isSymbol(name) && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
      && (name.contains(".") || drawings[name] != nil && synonyms[name] == nil)
  }

  /// The shape for a name: an SF Symbol's such as `xmark.circle.fill`, a system item's, or an image's whose words say what
  /// it shows, such as `icon-close` or `btnCloseWhite`.
  static func variant(_ name: String) -> Variant? {
    let words = words(of: name)
    guard let drawing = words.lazy.compactMap({ drawings[synonyms[$0] ?? $0] }).first else { return nil }
    let enclosure: Variant.Enclosure? = words.contains("circle") ? .circle : words.contains("square") ? .square : nil
    return Variant(drawing: drawing, enclosure: words.count > 1 ? enclosure : nil, isFilled: words.contains("fill"))
  }

  /// StyledText of a name in lower case: parted by punctuation and by capitals.
  static func words(of name: String) -> [String] {
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
  static func path(_ data: StaticString) -> Path {
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

extension Artist {
  /// Draws the shape for a name; false if there is none.
  @discardableResult mutating func drawSymbol(
    _ name: String, in frame: Rect, _ color: RenderColor, _ index: Int
  ) -> Bool {
    guard let symbol = Symbols.variant(name), frame.isDrawable else { return false }
    let side = min(frame.width, frame.height)
    let square = frame.centered(Size(width: side, height: side))
    let width = max(0.75, side * 0.085)
    var ink = color
    var inner = square
    if let enclosure = symbol.enclosure {
      let outline = square.inset(by: Insets(all: symbol.isFilled ? side * 0.04 : side * 0.04 + width / 2))
      let shape: DisplayList.Shape = enclosure == .circle ? .ellipse(outline) : .rect(outline, radius: side * 0.2)
      if symbol.isFilled {
        fill(shape, color, index)
        ink = color.over(surface(index)).readable
      } else {
        stroke(shape, color, width: width, index)
      }
      inner = square.inset(by: Insets(all: side * 0.2))
    }
    let areas = Symbols.path(symbol.drawing.areas).placed(in: inner)
    let lines = Symbols.path(symbol.drawing.lines).placed(in: inner)
    if !areas.elements.isEmpty { fill(.path(areas), ink, index) }
    if !lines.elements.isEmpty {
      let isSolid = symbol.isFilled && symbol.enclosure == nil
      if isSolid { fill(.path(lines), ink, index) }
      stroke(.path(lines), ink, width: width, isRound: true, index)
    }
    return true
  }
}
