/// A language of an app, as in the names of localization folders: `de`, `pt-BR`.
package struct LanguageTag: Hashable, Sendable, Comparable {
  /// The tag with hyphens and the letter case of BCP 47: `zh-Hant-HK`.
  package let text: String

  /// Creates a tag, or nil unless the text is a language of two or three letters, followed by parts of up to eight
  /// letters and digits.
  package init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return nil }
    var words: [String] = []
    for part in parts {
      let isPlain = part.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      }
      guard isPlain, (1...8).contains(part.utf8.count) else { return nil }
      let word = part.lowercased()
      switch part.utf8.count {
      case _ where words.isEmpty: words.append(word)
      case 2: words.append(word.uppercased())
      case 4: words.append(word.prefix(1).uppercased() + word.dropFirst())
      default: words.append(word)
      }
    }
    guard words[0].utf8.allSatisfy({ $0 > 0x39 }) else { return nil }
    self.text = words.joined(separator: "-")
  }

  package static func < (a: LanguageTag, b: LanguageTag) -> Bool { a.text < b.text }

  private var parts: [Substring] { text.split(separator: "-") }

  /// The tag, then without its last part and so on, in the order in which devices look for localizations: `zh-Hant-HK`,
  /// `zh-Hant`, `zh`.
  package var fallbacks: [LanguageTag] {
    let parts = parts
    return (1...parts.count).reversed().compactMap { LanguageTag(parts.prefix($0).joined(separator: "-")) }
  }

  /// Whether the language is written from right to left. Uses the tag's script if it has one, otherwise the usual
  /// script of the language in Unicode's CLDR (`likelySubtags.xml`, release 46).
  package var isRightToLeft: Bool {
    let parts = parts
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }) {
      return Self.scripts.contains(String(script))
    }
    let pair = parts.count > 1 ? "\(parts[0])-\(parts[parts.count - 1])" : ""
    return Self.languages.contains(String(parts[0])) || Self.regions.contains(pair)
  }

  private static let scripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
  private static let languages: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks", "lrc", "mzn", "nqo",
    "pnb", "prs", "ps", "sd", "skr", "syr", "ug", "ur", "yi",
  ]
  private static let regions: Set<String> = ["az-IR", "ku-IQ", "ku-IR", "pa-PK", "uz-AF"]
}
