internal import ThemeSource

/// Adds up advances of one face at one size, character by character.
struct FontPen {
  private let face: FontFace
  private let size: Points
  /// Extra advance of every character that has one, in em.
  private let tracking: Double
  /// The byte before, 0 after anything but ASCII.
  private var previous: UInt8 = 0

  init(_ face: FontFace, _ pointSize: Points) {
    self.face = face
    size = Self.accepted(pointSize)
    tracking = face.tracking.value(at: size)
  }

  /// A size that can be multiplied: finite, from 0 to 10,000.
  static func accepted(_ pointSize: Points) -> Points { pointSize.isFinite ? min(max(pointSize, 0), 10_000) : 0 }

  /// Advance of an ASCII byte in points, kerning with the byte before it included.
  mutating func advance(ofASCII byte: UInt8) -> Points {
    let em = face.advance(ofASCII: byte)
    defer { previous = byte }
    return em > 0 ? max(0, (em + tracking + face.kerning(previous, byte)) * size) : 0
  }

  /// Advance of a grapheme cluster in points.
  mutating func advance(of character: Character) -> Points {
    if let byte = character.asciiByte { return advance(ofASCII: byte) }
    previous = 0
    let em = em(of: character)
    return em > 0 ? max(0, (em + tracking) * size) : 0
  }

  /// The widest scalar of a cluster decides: marks, joiners and selectors add nothing.
  private func em(of character: Character) -> Double {
    var widest = 0.0
    var canBeEmoji = false
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F || scalar.value == 0x20E3, canBeEmoji { widest = FontFace.emoji }
      widest = max(widest, face.advance(of: scalar))
      canBeEmoji = canBeEmoji || UnicodeTable.shared[scalar].isEmoji
    }
    return widest
  }
}

/// Adds up advances in the unit that text metrics ask for; results are points.
enum Pen {
  case font(FontPen)
  case cells(CellGrid)

  init(_ metrics: TextMetrics, _ font: FontDescriptor) {
    switch metrics {
    case .fonts(let table): self = .font(FontPen(table.face(for: font), font.pointSize))
    case .cells(let grid): self = .cells(grid)
    }
  }

  mutating func advance(ofASCII byte: UInt8) -> Points {
    switch self {
    case .font(var pen):
      let advance = pen.advance(ofASCII: byte)
      self = .font(pen)
      return advance
    case .cells(let grid): return byte >= 0x20 && byte != 0x7F ? grid.pointsPerColumn : 0
    }
  }

  mutating func advance(of character: Character) -> Points {
    switch self {
    case .font(var pen):
      let advance = pen.advance(of: character)
      self = .font(pen)
      return advance
    case .cells(let grid): return grid.x(ofColumn: cellWidth(of: character))
    }
  }

  /// Width of a line of text.
  mutating func width(of text: String) -> Points {
    var width = 0.0
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { width += advance(ofASCII: byte) }
    } else {
      for character in text { width += advance(of: character) }
    }
    return width
  }
}
