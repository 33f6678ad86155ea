extension Character {
  /// The character's number of cells in a terminal: 0, 1 or 2.
  ///
  /// East Asian Wide and Fullwidth (Unicode Standard Annex 11) and emoji shown as pictures take two.
  var cells: Int {
    var result = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }
      result = max(result, scalar.cells)
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var cells: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    if value < 0x1100 { return false }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      return true
    default: return properties.isEmojiPresentation
    }
  }
}
