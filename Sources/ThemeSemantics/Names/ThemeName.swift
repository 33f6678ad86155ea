/// The grammar of theme names: `flat7`, `default-collection`, `westeros_edit`.
///
/// A name starts with a lowercase letter; letters and digits follow, in groups that a single `-` or `_` separates.
/// `-ext` is reserved at its end: it marks an app's adjustment of a theme that it does not own.
package enum ThemeName {
  /// Name of the theme that every Screenlet must have, and that look-ups fall back to.
  package static let standard = "default"
  /// Marks an adjustment file: `LoginView_flat7-ext.xml` adjusts `flat7`.
  package static let extensionSuffix = "-ext"

  /// Whether a name follows the grammar; the reserved ending is refused.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isLowercase, !name.hasSuffix(extensionSuffix) else {
      return false
    }
    var afterSeparator = false
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "_" {
        if afterSeparator { return false }
        afterSeparator = true
      } else if isLetterOrDigit(scalar) {
        afterSeparator = false
      } else {
        return false
      }
    }
    return !afterSeparator
  }

  /// The valid name closest to one that is not: the first letter lowered, foreign characters dropped. Nil when
  /// nothing is left.
  package static func repaired(_ name: String) -> String? {
    var result = ""
    var separator: Unicode.Scalar?
    for scalar in name.unicodeScalars {
      if isLetterOrDigit(scalar) {
        if let pending = separator, !result.isEmpty { result.unicodeScalars.append(pending) }
        separator = nil
        result.unicodeScalars.append(scalar)
      } else {
        separator = scalar == "_" ? "_" : "-"
      }
    }
    while result.hasSuffix(extensionSuffix) { result.removeLast(extensionSuffix.count) }
    while let first = result.unicodeScalars.first, !first.properties.isAlphabetic {
      result.unicodeScalars.removeFirst()
    }
    guard let first = result.first else { return nil }
    result = first.lowercased() + result.dropFirst()
    return isValid(result) ? result : nil
  }

  /// A combining mark counts with its letter, so that decomposed names are as good as composed ones.
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}

extension String {
  /// The form in which names are compared where case does not matter; canonically equivalent names are equal anyway.
  var foldedName: String { lowercased() }

  /// Whether two names are the same bytes; `==` would also accept another Unicode normalization.
  func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
