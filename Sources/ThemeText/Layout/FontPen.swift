internal import ThemeSource

/// Adds up advances of one face at one size, in linear time.
struct FontPen {
  private let face: FontFace
  private let size: Points
  /// Extra advance of every character that has one, in em.
  private let tracking: Double

  init(_ face: FontFace, _ pointSize: Points) {
    self.face = face
    size = Self.accepted(pointSize)
    tracking = face.tracking.value(at: size)
  }

  /// A size that can be multiplied: finite, from 0 to 10,000.
  static func accepted(_ pointSize: Points) -> Points { pointSize.isFinite ? min(max(pointSize, 0), 10_000) : 0 }

  /// Width of a line of text in points.
  func width(of text: String) -> Points {
    var width = 0.0
    var isASCII = true
    for byte in text.utf8 {
      guard byte < 0x80 else {
        isASCII = false
        break
      }
      width += advance(face.advance(ofASCII: byte))
    }
    return max(0, (isASCII ? width : text.reduce(0.0) { $0 + em(of: $1) }) * size)
  }

  /// Advance of a grapheme cluster in points.
  func advance(of character: Character) -> Points { max(0, em(of: character) * size) }

  /// Advance of an ASCII byte in points.
  func advance(ofASCII byte: UInt8) -> Points { max(0, advance(face.advance(ofASCII: byte)) * size) }

  /// The widest scalar of a cluster decides: marks, joiners and selectors add nothing.
  private func em(of character: Character) -> Double {
    if let byte = character.asciiByte { return advance(face.advance(ofASCII: byte)) }
    var widest = 0.0
    var canBeEmoji = false
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F || scalar.value == 0x20E3, canBeEmoji { widest = FontFace.emoji }
      widest = max(widest, face.advance(of: scalar))
      canBeEmoji = canBeEmoji || UnicodeTable.shared[scalar].isEmoji
    }
    return advance(widest)
  }

  private func advance(_ em: Double) -> Double { em > 0 ? em + tracking : 0 }
}
