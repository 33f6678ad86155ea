internal import LintRules
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// A document's visible texts in a language, keyed by view.
struct TranslatedTexts {
  var language: LanguageTag
  var texts: [NodeID: String]
}

extension LinkedThemes {
  private func tables(of document: ThemeDocument) -> [Localizations.Table] {
    document.path.hasPrefix(Lookup.shippedFolder) ? [] : snapshot.facts.localizations.tables(of: document.path)
  }

  /// The texts of a language with those of its fallbacks, by key.
  private func strings(_ language: LanguageTag, _ tables: [Localizations.Table]) -> [String: String] {
    var strings: [String: String] = [:]
    for fallback in language.fallbacks.reversed() {
      for table in tables where table.language == fallback {
        for text in table.texts { strings[text.key] = text.value }
      }
    }
    return strings
  }

  /// The texts of a theme that the document's translations lack, by language.
  func untranslated(_ theme: ResolvedTheme, of document: ThemeDocument) -> [TextTranslations] {
    let tables = tables(of: document)
    if tables.isEmpty { return [] }
    let regions = missingRegions(of: document, besides: tables.map(\.language))
    let texts = localizableTexts(of: theme.tree)
    func translations(_ language: LanguageTag, in path: String) -> TextTranslations {
      let strings = strings(language, tables)
      return TextTranslations(
        language: language.text, path: path,
        missing: texts.filter { strings[$0.key] == nil }.map { .init(object: $0.object, text: $0.value) })
    }
    // The document's own texts are in the development language.
    let own = snapshot.targets?.projects.compactMap(\.developmentRegion) ?? []
    let inTables = Set(tables.map(\.language)).sorted().compactMap { language -> TextTranslations? in
      if own.contains(language.text) { return nil }
      let files = tables.filter { language.fallbacks.contains($0.language) }
      // Texts after an error may be translated.
      guard files.allSatisfy(\.isComplete), let last = files.last(where: { $0.language == language }) else {
        return nil
      }
      return translations(language, in: last.file.path)
    }
    return inTables + regions.map { translations($0.language, in: $0.path) }
  }

  /// The languages of the Xcode project into which a document in `Base.lproj` is not translated, with the paths of the
  /// missing files.
  private func missingRegions(
    of document: ThemeDocument, besides known: [LanguageTag]
  ) -> [(language: LanguageTag, path: String)] {
    let (folder, name) = (Path.folder(of: document.path), Path.name(of: document.path))
    guard Path.name(of: folder) == "Base.lproj", let targets = snapshot.targets else { return [] }
    let path = Path.absolute(document.path)
    let projects = targets.projects.filter { $0.targets.contains { $0.builds(path) } }
    let development = projects.compactMap(\.developmentRegion)
    let stem = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    return Set(projects.flatMap(\.knownRegions)).subtracting(["Base"] + development).sorted().compactMap { region in
      let own = Path.joined(Path.folder(of: folder), "\(region).lproj")
      // The language has its own copy of the document.
      guard let language = LanguageTag(region), !known.contains(language),
        !snapshot.facts.localizations.hasFile(Path.joined(own, name))
      else { return nil }
      return (language, Path.joined(own, stem + ".strings"))
    }
  }

  /// The visible texts of a theme in each language in which one is longer than in the document.
  func longerTexts(of theme: ResolvedTheme, _ document: ThemeDocument) -> [TranslatedTexts] {
    let tables = tables(of: document)
    if tables.isEmpty { return [] }
    let texts = localizableTexts(of: theme.tree).filter(\.isShown)
    return Set(tables.map(\.language)).sorted().compactMap { language in
      let strings = strings(language, tables)
      let translated = texts.compactMap { text in
        strings[text.key].flatMap { $0.isEmpty ? nil : (text.object, $0, text.value) }
      }
      guard translated.contains(where: { $0.1.utf16.count > $0.2.utf16.count }) else { return nil }
      return TranslatedTexts(
        language: language, texts: Dictionary(translated.map { ($0.0, $0.1) }) { first, _ in first })
    }
  }

  /// Diagnostics of the files with translations of the selected documents, with these files.
  func translationDiagnostics() -> (diagnostics: [Diagnostic], sources: SourceMap) {
    var sources = SourceMap()
    var found: [Diagnostic] = []
    for id in selection {
      guard let document = document(id) else { continue }
      let tables = tables(of: document)
      if tables.isEmpty { continue }
      let texts = localizableTexts(of: bound(id).value.theme.tree)
      let values = Dictionary(texts.map { ($0.key, $0.value) }) { first, _ in first }
      let keys = StringKeys(localizableKeys(of: bound(id).value.theme.tree))
      for table in tables {
        // After a syntax error of the document, any key may belong to an element that was not read.
        let problems = table.diagnostics + (document.isReadWhole ? table.problems(keys, values) : [])
        if !problems.isEmpty { sources.insert(table.file) }
        found += problems
      }
    }
    return (found, sources)
  }
}

extension Localizations.Table {
  /// Keys that match no text, and empty texts.
  /// - Parameter keys: The keys of the document.
  fileprivate func problems(_ keys: StringKeys, _ values: [String: String]) -> [Diagnostic] {
    let used = Set(texts.map(\.key))
    var keys = keys
    return texts.compactMap { text in
      if keys.isEmpty { return nil }
      guard keys.contains(text.key) else { return keys.unknown(text, used: used) }
      guard text.value.isEmpty, let value = values[text.key] else { return nil }
      return Diagnostic(
        .emptyTranslation, "the translation of '\(value.escaped)' into '\(language.text)' is empty", at: text.span,
        about: .key(text.key), help: "translate it, or remove the entry to show the document's text")
    }
  }
}
