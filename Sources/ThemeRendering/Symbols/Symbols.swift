internal import ThemeSource

/// Simple drawings that replace images, chosen by the image's name. They are original, not Apple's.
package enum Symbols {
  /// A drawing in the unit square.
  package struct Drawing {
    /// Lines in SVG's path syntax; `M`, `L`, `C` and `Z` with absolute coordinates.
    package var lines: StaticString = ""
    /// Filled areas, in the same syntax.
    package var areas: StaticString = ""
  }

  /// A drawing with the enclosure and fill that a name specifies.
  package struct Variant {
    package enum Enclosure { case circle, square }
    package var drawing: Drawing
    package var enclosure: Enclosure?
    package var isFilled: Bool
  }

  /// The parts of a symbol, in its color or in the background's. Paths are in the unit square.
  package struct Parts {
    /// Filled in the symbol's color.
    package var areas = Outline()
    /// Drawn as lines in the symbol's color.
    package var lines = Outline()
    /// Holes, filled in the background's color.
    package var holes = Outline()
    /// Drawn as lines in the background's color.
    package var slits = Outline()
  }

  package static func isSymbol(_ name: String) -> Bool { key(of: name) != nil }

  /// Whether a name has a drawing and is written like those of SF Symbols: lowercase words, separated by dots.
  package static func isSystemName(_ name: String) -> Bool { isWrittenAsSystemName(name) && isSymbol(name) }

  /// The key of ``drawings`` for a name; nil if the name has no drawing.
  ///
  /// An SF Symbol's name begins with its subject, as in `person.crop.circle`. Another image's name ends with it, as in
  /// `btn_video_close_white`, apart from words for states, colors and kinds of images. Earlier words describe the
  /// context.
  package static func key(of name: String) -> String? {
    if let whole = wholeNames[name] { return whole }
    func key(_ word: String) -> String? {
      let key = synonyms[word] ?? word
      return drawings[key] == nil ? nil : key
    }
    let words = words(of: name)
    if isWrittenAsSystemName(name) { return words.lazy.compactMap(key).first }
    if let last = words.last(where: { !attributes.contains($0) }) { return key(last) }
    return words.last.flatMap(key)
  }

  private static func isWrittenAsSystemName(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }) else {
      return false
    }
    let parts = name.split(separator: ".")
    if parts.count > 1, let last = parts.last, fileTypes.contains(String(last)) { return false }
    return parts.count > 1 || drawings[name] != nil && synonyms[name] == nil
  }

  /// The drawing for a name: of an SF Symbol such as `xmark.circle.fill`, of a system item, or of an image with its
  /// subject last, such as `icon-close` or `btnCloseWhite`.
  package static func variant(_ name: String) -> Variant? {
    guard let drawing = key(of: name).flatMap({ drawings[$0] }) else { return nil }
    let words = words(of: name)
    let enclosure: Variant.Enclosure? = words.contains("circle") ? .circle : words.contains("square") ? .square : nil
    return Variant(
      drawing: drawing, enclosure: words.count > 1 && wholeNames[name] == nil ? enclosure : nil,
      isFilled: words.contains("fill") && wholeNames[name] == nil)
  }

  /// The lowercased words of a name, separated by punctuation and by capitals.
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

  /// The parts of a symbol without the circle or square around it. In filled symbols, inner parts are cut out.
  package static func parts(of variant: Variant) -> Parts {
    let inner =
      variant.enclosure == nil ? Rect(x: 0, y: 0, width: 1, height: 1) : Rect(x: 0.2, y: 0.2, width: 0.6, height: 0.6)
    let lines = path(variant.drawing.lines).placed(in: inner)
    let areas = path(variant.drawing.areas).placed(in: inner)
    guard variant.isFilled else { return Parts(areas: areas, lines: lines) }
    guard variant.enclosure == nil else { return Parts(holes: areas, slits: lines) }
    var parts = Parts(areas: areas, lines: lines)
    let pieces = lines.pieces
    guard let outline = pieces.first, outline.elements.last == .close else {
      parts.areas.elements += lines.elements
      return parts
    }
    parts.areas.elements = outline.elements
    parts.lines = outline
    for piece in pieces.dropFirst() {
      if piece.isInside(outline) {
        parts.slits.elements += piece.elements
      } else {
        parts.lines.elements += piece.elements
      }
    }
    for piece in areas.pieces {
      if piece.isInside(outline) {
        parts.holes.elements += piece.elements
      } else {
        parts.areas.elements += piece.elements
      }
    }
    return parts
  }

  package static func path(_ data: StaticString) -> Outline {
    var path = Outline()
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
