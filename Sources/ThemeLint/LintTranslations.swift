internal import LintRules
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// A document's texts in the language in which they are longest.
struct LongestTexts {
  var language: LanguageTag
  /// The visible texts, keyed by view.
  var texts: [NodeID: String]
}

extension LinkedThemes {
  /// The translations of a document in its folder, by language.
  private func translations(
    of document: ThemeDocument
  ) -> [(language: LanguageTag, path: String, strings: [String: String])] {
    guard !document.path.hasPrefix(Lookup.shippedFolder) else { return [] }
    let localizations = snapshot.facts.localizations
    return localizations.languages(beside: document.path).sorted().compactMap { language in
      guard let path = localizations.translations(of: document.path, into: language).last?.path else { return nil }
      var strings: [String: String] = [:]
      for fallback in language.fallbacks.reversed() {
        for translation in localizations.translations(of: document.path, into: fallback) {
          // A file that was not read completely is not checked for missing keys.
          guard let bytes = try? localizations.read(translation.path) else { return nil }
          let file = SourceFile(id: FileID(rawValue: 0), path: translation.path, bytes: bytes)
          let parsed = translation.isXliff ? parseXliff(file, of: document.path, limits: limits) : parseStrings(file)
          if parsed.diagnostics.contains(where: { $0.severity == .error }) { return nil }
          for entry in parsed.value { strings[entry.key] = entry.value }
        }
      }
      return (language, path, strings)
    }
  }

  /// The texts of a theme that the document's translations lack, by language.
  func untranslated(_ theme: ResolvedTheme, of document: ThemeDocument) -> [TextTranslations] {
    let translations = translations(of: document)
    if translations.isEmpty { return [] }
    let texts = localizableTexts(of: theme.tree)
    return translations.map { language, path, strings in
      TextTranslations(
        language: language.text, path: path,
        missing: texts.filter { strings[$0.key] == nil }.map { .init(object: $0.object, text: $0.value) })
    }
  }

  /// The texts of a theme in the language in which they are longest; `nil` if it is the theme's own language.
  func longestTexts(of theme: ResolvedTheme, _ document: ThemeDocument) -> LongestTexts? {
    let translations = translations(of: document)
    if translations.isEmpty { return nil }
    let texts = localizableTexts(of: theme.tree).filter(\.isShown)
    var longest: LongestTexts?
    var length = texts.reduce(0) { $0 + $1.value.utf16.count }
    for (language, _, strings) in translations {
      let translated = texts.map { strings[$0.key] ?? $0.value }
      let sum = translated.reduce(0) { $0 + $1.utf16.count }
      if sum <= length { continue }
      length = sum
      longest = LongestTexts(
        language: language,
        texts: Dictionary(zip(texts.map(\.object), translated), uniquingKeysWith: { first, _ in first }))
    }
    return longest
  }
}
