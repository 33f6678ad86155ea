import ThemeSyntax

// What the compiler makes constants of. With the name of a type in place of `.init`, it needs a gigabyte for it.

extension CatalogSource.Row {
  /// What the row says of its element in a few bytes.
  var literal: String {
    func name(_ word: String, else other: String) -> String {
      "." + CatalogWriter.identifier(word.isEmpty ? other : word)
    }
    return ".init(role: \(name(role, else: "opaque")), sizeRule: \(name(size, else: "none")), "
      + "painting: \(name(painting, else: "opaque")), traits: [\(traits.map { "." + $0 }.joined(separator: ", "))], "
      + "hasText: \(hasText), isOpen: \(isOpen))"
  }

  /// The class that its element makes.
  var classLiteral: String {
    if className.isEmpty { return "nil" }
    return ".init(name: \(className.literal), superclass: \(superclass.optionalLiteral))"
  }

  /// Since when there is its class, and until when it is in use.
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
  /// Of a word of the rows, which has nothing to escape.
  var literal: String { "\"\(self)\"" }

  /// `nil` for an empty one.
  var optionalLiteral: String { isEmpty ? "nil" : literal }
}

extension [String] {
  /// An array of these expressions, in lines of at most 120 columns where each fits into one.
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
