/// The direction of a paragraph.
package enum BaseDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// Creates the direction of a strong character; nil for other characters.
  package init?(of scalar: Unicode.Scalar) {
    switch UnicodeTable.shared[scalar].direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .none: return nil
    }
  }

  /// Creates the direction of a text's first paragraph: that of its first strong character outside of isolates (UAX #9,
  /// rules P2 and P3), or `fallback` if there is none.
  package init(of text: String, fallback: BaseDirection = .leftToRight) {
    let table = UnicodeTable.shared
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029:
        self = fallback
        return
      default:
        guard isolates == 0 else { continue }
        switch table[scalar].direction {
        case .leftToRight:
          self = .leftToRight
          return
        case .rightToLeft:
          self = .rightToLeft
          return
        case .none: continue
        }
      }
    }
    self = fallback
  }
}
