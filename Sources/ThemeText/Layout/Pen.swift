internal import ThemeSource

/// Moves along a line, character by character.
protocol Pen {
  /// Advance of an ASCII byte in points.
  mutating func advance(ofASCII byte: UInt8) -> Points
  /// Advance of a grapheme cluster in points.
  mutating func advance(of character: Character) -> Points
}

extension Pen {
  /// Width of a line of text in points.
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

/// Adds up advances of one face at one size.
struct FontPen: Pen {
  private let face: FontFace
  private let size: Points
  private let displayShare: Double
  /// Extra advance of every character that has one, in em.
  private let tracking: Double
  /// The byte before, 0 after anything but ASCII.
  private var previous: UInt8 = 0

  init(_ face: FontFace, _ pointSize: Points, displayShare: Double = 0, tracking: Double = 0) {
    self.face = face
    size = Self.accepted(pointSize)
    self.displayShare = displayShare
    self.tracking = tracking
  }

  /// A size that can be multiplied: finite, from 0 to 10,000.
  static func accepted(_ pointSize: Points) -> Points { pointSize.isFinite ? min(max(pointSize, 0), 10_000) : 0 }

  /// Kerning with the byte before is part of the advance.
  mutating func advance(ofASCII byte: UInt8) -> Points {
    let em = face.advance(ofASCII: byte, displayShare: displayShare)
    defer { previous = byte }
    return em > 0 ? max(0, (em + tracking + face.kerning(previous, byte)) * size) : 0
  }

  mutating func advance(of character: Character) -> Points {
    if let byte = character.asciiByte { return advance(ofASCII: byte) }
    previous = 0
    return advance(of: character.unicodeScalars)
  }

  /// An emoji has the advance of the emoji font; elsewhere the widest scalar decides: marks, joiners and selectors add
  /// nothing.
  private func advance(of cluster: Character.UnicodeScalarView) -> Points {
    var widest = 0.0
    var canBeEmoji = false
    for scalar in cluster {
      let properties = UnicodeTable.shared[scalar]
      let asksForEmoji = (scalar.value == 0xFE0F || scalar.value == 0x20E3) && canBeEmoji
      if properties.isEmojiPresentation || asksForEmoji { return FontFace.emojiAdvance(at: size) }
      widest = max(widest, face.advance(of: scalar, displayShare: displayShare))
      canBeEmoji = canBeEmoji || properties.isEmoji
    }
    return widest > 0 ? max(0, (widest + tracking) * size) : 0
  }
}

/// Counts cells; results are points.
struct CellPen: Pen {
  private let grid: CellGrid
  /// Columns that a letter takes more than its own.
  private let air: Int32

  init(_ grid: CellGrid, _ font: FontDescriptor) {
    self.grid = grid
    air = TextMetrics.columnsBesideLetter(of: font, in: grid)
  }

  func advance(ofASCII byte: UInt8) -> Points { byte >= 0x20 && byte != 0x7F ? grid.x(ofColumn: 1 + air) : 0 }

  func advance(of character: Character) -> Points {
    let width = cellWidth(of: character)
    return width > 0 ? grid.x(ofColumn: width + air) : 0
  }
}
