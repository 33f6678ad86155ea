internal import ThemeSource

/// Measures a line character by character.
protocol Pen {
  /// Returns the advance of an ASCII byte in points.
  mutating func advance(ofASCII byte: UInt8) -> Points
  /// Returns the advance of a grapheme cluster in points.
  mutating func advance(of character: Character) -> Points
}

extension Pen {
  /// Returns the width of a line of text in points.
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

/// Adds up the advances of one face at one size.
struct FontPen: Pen {
  private let face: FontFace
  private let size: Points
  private let displayShare: Double
  /// Additional advance in em of every character with an advance.
  private let tracking: Double
  /// Additional advance in points of every character with an advance.
  private let spacing: Points
  /// The previous byte; 0 after a character outside ASCII.
  private var previous: UInt8 = 0

  init(_ face: FontFace, _ pointSize: Points, displayShare: Double = 0, tracking: Double = 0, spacing: Points = 0) {
    self.face = face
    self.spacing = spacing.isFinite ? min(max(spacing, -10_000), 10_000) : 0
    size = Self.accepted(pointSize)
    self.displayShare = displayShare
    self.tracking = tracking
  }

  /// Clamps a size to 0…10,000; non-finite sizes become 0.
  static func accepted(_ pointSize: Points) -> Points { pointSize.isFinite ? min(max(pointSize, 0), 10_000) : 0 }

  /// The advance includes kerning with the previous byte.
  mutating func advance(ofASCII byte: UInt8) -> Points {
    let em = face.advance(ofASCII: byte, displayShare: displayShare)
    defer { previous = byte }
    return em > 0 ? max(0, (em + tracking + face.kerning(previous, byte)) * size + spacing) : 0
  }

  mutating func advance(of character: Character) -> Points {
    if let byte = character.asciiByte { return advance(ofASCII: byte) }
    previous = 0
    return advance(of: character.unicodeScalars)
  }

  /// An emoji has the advance of the emoji font. Other clusters are as wide as their widest scalar: marks, joiners and
  /// selectors add no width. Tracking is a property of the face, which glyphs of fallback fonts do not have.
  private func advance(of cluster: Character.UnicodeScalarView) -> Points {
    var (widest, isOfFace) = (0.0, false)
    var canBeEmoji = false
    for scalar in cluster {
      let properties = UnicodeTable.shared[scalar]
      let asksForEmoji = (scalar.value == 0xFE0F || scalar.value == 0x20E3) && canBeEmoji
      if properties.isEmojiPresentation || asksForEmoji { return max(0, FontFace.emojiAdvance(at: size) + spacing) }
      widest = max(widest, face.advance(of: scalar, displayShare: displayShare))
      isOfFace = isOfFace || face.has(scalar)
      canBeEmoji = canBeEmoji || properties.isEmoji
    }
    return widest > 0 ? max(0, (widest + (isOfFace ? tracking : 0)) * size + spacing) : 0
  }
}

/// Counts cells and returns points.
struct CellPen: Pen {
  private let grid: CellGrid
  /// Columns per letter in addition to the first.
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
