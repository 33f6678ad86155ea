internal import ThemeEditing
internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax
package import ThemeText

extension LinkedThemes {
  /// The languages that translations beside the themes are in, and those of the configuration; sorted.
  package var languages: [LanguageTag] {
    var languages = Set(configuration.locales.compactMap { LanguageTag($0) })
    let localizations = snapshot.facts.localizations
    for document in documents where !document.path.hasPrefix(Lookup.shippedFolder) {
      languages.formUnion(localizations.languages(beside: document.path))
    }
    return languages.sorted()
  }

  /// The language of ``languages`` that a device takes for another: `de` for `de-AT`. Nil if there is none.
  package func language(for asked: LanguageTag) -> LanguageTag? {
    let known = languages
    return asked.fallbacks.first { known.contains($0) }
  }

  /// The same themes with the texts of a language, as far as they are translated.
  ///
  /// Problems of the files with translations are reported; their sources are added.
  package func localized(to language: LanguageTag) -> Diagnosed<LinkedThemes> {
    let localized = snapshot.answer(LocalizeQuery(links: links, language: language))
    return Diagnosed(LinkedThemes(snapshot, localized.value, selection: selection), localized.diagnostics)
  }
}

/// Linked themes with the texts of a language.
private struct LocalizeQuery: Query {
  var links: ThemeLinks
  var language: LanguageTag

  func answer(from snapshot: Snapshot) -> Diagnosed<ThemeLinks> {
    let localizations = snapshot.facts.localizations
    var (documents, sources) = (links.documents, links.sources)
    var result: [Diagnostic] = []
    for (index, document) in documents.enumerated() where !document.path.hasPrefix(Lookup.shippedFolder) {
      if let translated = translated(document, in: links.documents) {
        documents[index].tree = translated.tree
        continue
      }
      var strings: [String: String] = [:]
      let tables = localizations.tables(of: document.path)
      // A String Catalog that cannot be read has no language.
      for table in tables where table.language == LanguageTag("mul") {
        sources.insert(table.file)
        result += table.diagnostics.filter { $0.severity == .error }
      }
      for fallback in language.fallbacks.reversed() {
        for table in tables where table.language == fallback {
          sources.insert(table.file)
          result += table.diagnostics.filter { $0.severity != .note }
          for text in table.texts { strings[text.key] = text.value }
        }
      }
      if !strings.isEmpty { documents[index].tree = localize(document.tree, with: strings) }
    }
    return Diagnosed(links.replacing(documents, sources: sources), result)
  }

  /// The document's own variant for the language, as in `de.lproj`, which a device loads instead of it.
  private func translated(_ document: ThemeDocument, in documents: [ThemeDocument]) -> ThemeDocument? {
    let (folder, name) = (Path.folder(of: document.path), Path.name(of: document.path))
    let parent = folder.hasSuffix(".lproj") ? Path.folder(of: folder) : folder
    return language.fallbacks.lazy.compactMap { fallback in
      let path = Path.joined(parent, "\(fallback.text).lproj/\(name)")
      return path == document.path ? nil : documents.first { $0.path == path }
    }.first
  }
}
