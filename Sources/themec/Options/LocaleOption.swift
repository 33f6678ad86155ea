import ArgumentParser
import ThemeDatabase
import ThemeSource
import ThemeText

/// Parses `--locale pt-BR`.
func language(ofLocale argument: String) throws -> LanguageTag {
  guard let language = LanguageTag(argument) else {
    throw ValidationError("expected a language code such as 'de' or 'pt-BR', not '\(argument.escaped)'")
  }
  return language
}

extension ProjectOptions {
  /// Prints the problems of translations into the languages. Throws if no theme is translated into one of the
  /// languages.
  /// - Returns: Whether there are no errors.
  func checkLocales(_ languages: [LanguageTag], of themes: [SelectedTheme]) throws -> Status {
    var status = Status.clean
    var printed: Set<PrintedError> = []
    for language in languages {
      let translated = themes.filter { $0.themes.language(for: language) != nil }
      guard !translated.isEmpty else { throw unknown(language, in: themes) }
      for theme in translated {
        let localized = theme.themes.localized(to: theme.themes.language(for: language) ?? language)
        let sources = localized.value.sources
        if localized.diagnostics.contains(where: { $0.severity == .error }) { status = .problems }
        printDiagnostics(
          localized.diagnostics.filter { printed.insert(PrintedError($0, in: sources)).inserted }, sources: sources)
      }
    }
    return status
  }

  private func unknown(_ language: LanguageTag, in themes: [SelectedTheme]) -> Failure {
    let known = Set(themes.flatMap { $0.themes.languages }).sorted().map(\.text)
    let help =
      known.isEmpty
      ? "no theme has translations: add '\(language.text).lproj/NAME.strings' beside the file of a theme, or use '--direction' for the layout"
      : closestMatch(to: language.text, in: known).map { "did you mean '\($0)'?" }
        ?? "known locales: \(known.joined(separator: ", "))"
    return Failure("unknown locale '\(language.text)'", help: help)
  }
}

extension [SelectedTheme] {
  /// The themes with their texts translated into a language, if translations exist.
  func localized(to language: LanguageTag?) -> [SelectedTheme] {
    guard let language else { return self }
    return map { theme in
      var theme = theme
      if let known = theme.themes.language(for: language) {
        theme.themes = theme.themes.localized(to: known).value
      }
      return theme
    }
  }
}
