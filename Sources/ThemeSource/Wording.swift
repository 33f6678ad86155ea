extension Sequence<String> {
  /// The words as a series: `a`, `a or b`, `a, b or c`.
  package func series(_ conjunction: String) -> String {
    let words = Array(self)
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The names in single quotes as a series: `'a', 'b' or 'c'`. Names beyond the limit are counted.
  package func quotedSeries(_ conjunction: String, limit: Int = .max) -> String {
    let names = map { "'\($0)'" }
    guard names.count > limit else { return names.series(conjunction) }
    return (names.prefix(limit) + ["\(names.count - limit) more"]).series(conjunction)
  }

  /// The names in single quotes: `'a', 'b', 'c'`. Names beyond the limit are counted.
  package func quotedList(limit: Int = 8) -> String {
    let names = map { "'\($0)'" }
    let listed = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(listed) and \(names.count - limit) more" : listed
  }
}

extension String {
  /// The word with its indefinite article: `a view`, `an image view`, `a UILabel`, `an MKMapView`.
  package var withArticle: String { (startsWithVowelSound ? "an " : "a ") + self }

  /// Whether the word starts with a vowel sound when read aloud. Uppercase prefixes, as in `MKMapView`, are read letter
  /// by letter.
  private var startsWithVowelSound: Bool {
    guard let first = first(where: \.isLetter) else { return false }
    if drop(while: { !$0.isLetter }).prefix(2).filter(\.isUppercase).count == 2 {
      return "AEFHILMNORSX".contains(first)
    }
    let word = lowercased()
    if ["uni", "use", "usu", "uti", "one"].contains(where: word.hasPrefix) { return word.hasPrefix("unin") }
    return "aeiou".contains(word.first(where: \.isLetter) ?? "x")
  }
}
