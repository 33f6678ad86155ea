import ThemeSyntax

// Literals from which the compiler makes constants. With the name of a type instead of `.init`, it needs a gigabyte.

extension CatalogSource.Row {
  /// The row as a compact structure.
  var literal: String {
    func name(_ word: String, else other: String) -> String {
      "." + CatalogWriter.identifier(word.isEmpty ? other : word)
    }
    return ".init(role: \(name(role, else: "opaque")), sizeRule: \(name(size, else: "none")), "
      + "painting: \(name(painting, else: "opaque")), traits: [\(traits.map { "." + $0 }.joined(separator: ", "))], "
      + "hasText: \(hasText), isOpen: \(isOpen))"
  }

  /// The class that the element creates.
  var classLiteral: String {
    if className.isEmpty { return "nil" }
    return ".init(name: \(className.literal), superclass: \(superclass.optionalLiteral))"
  }

  /// The versions that introduced and deprecated the class.
  var availabilityLiteral: String {
    if since.isEmpty, deprecated.isEmpty { return "nil" }
    return ".init(introduced: \(since.optionalLiteral), deprecated: \(deprecated.optionalLiteral), "
      + "replacement: \(replacement.optionalLiteral))"
  }
}

extension NameIndex.Entry {
  var literal: String { ".init(\(first.literal), \(last.literal), \(middle), \(count))" }
}

extension UInt64 {
  var literal: String { self < 10 ? "\(self)" : "0x" + String(self, radix: 16) }
}

extension String {
  /// Words in the rows contain no characters to escape.
  var literal: String { "\"\(self)\"" }

  /// `nil` if empty.
  var optionalLiteral: String { isEmpty ? "nil" : literal }
}

extension [String] {
  /// An array of these expressions, in lines of at most 120 columns if each fits into one.
  func arrayLiteral(perLine: Int = .max) -> String {
    var lines: [String] = []
    var count = 0
    for item in self {
      if count > 0, count < perLine, lines[lines.count - 1].utf8.count + item.utf8.count < 118 {
        lines[lines.count - 1] += " " + item + ","
        count += 1
      } else {
        lines.append("    " + item + ",")
        count = 1
      }
    }
    return "[\n" + lines.joined(separator: "\n") + "\n  ]"
  }
}
