/// The grammar of theme names: `flat7`, `default-collection`, `westeros_edit`.
///
/// A name starts with a lowercase letter, followed by letters and digits in groups that are separated by a single `-`
/// or `_`. The suffix `-ext` is reserved: it marks an app's adjustment of a theme that it does not own.
package enum ThemeName {
  /// The theme that every Screenlet must have, and the fallback of lookups.
  package static let standard = "default"
  /// The suffix of adjustment files: `LoginView_flat7-ext.xml` adjusts `flat7`.
  package static let extensionSuffix = "-ext"

  /// Whether a name is valid; the reserved suffix is not.
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

  /// Returns the closest valid name: with a lowercase first letter, without invalid characters. Returns `nil` if no
  /// characters remain.
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

  /// Combining marks are allowed, so that decomposed names are treated like composed ones.
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
  /// The form for comparing names ignoring case. Canonically equivalent strings are equal in Swift.
  var foldedName: String { lowercased() }

  /// Whether two names have the same bytes; `==` ignores Unicode normalization.
  func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
