extension String {
  /// The string with characters escaped that could control a terminal or reorder a line.
  ///
  /// C0 and C1 controls, DEL, bidirectional controls, U+2028 and U+2029 are written like `\u{9B}`. At most four
  /// combining marks per base are kept. All text from input is escaped before it is printed.
  package var escaped: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = ""
    var marks = 0
    for scalar in unicodeScalars {
      if scalar.isHostile {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        marks = 0
        continue
      }
      marks = scalar.properties.generalCategory.isMark ? marks + 1 : 0
      if marks <= 4 { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar could mislead a terminal or a reader.
  package var isHostile: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
