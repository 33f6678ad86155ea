internal import ThemeEditing
internal import ThemeProject
internal import ThemeSource
internal import ThemeText

/// A String Catalog of Xcode 15 (`.xcstrings`): the translations of a document into all languages, in JSON.
struct StringCatalog {
  /// The translations of each language, in the order of the file. Those in the state `new` are not translated yet.
  private(set) var texts: [LanguageTag: [TranslatedText]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile, limits: Limits) {
    // JSON is a subset of YAML.
    let parsed = readData(file, limits: limits)
    let exceeded = parsed.diagnostics.filter { $0.code == DiagnosticDescriptor.limits.code }
    if !exceeded.isEmpty {
      diagnostics += exceeded
      return
    }
    guard let root = parsed.value, let strings = root.first(where: { $0.key == "strings" })?.value.entries else {
      let span = parsed.diagnostics.first?.span ?? SourceSpan(file: file.id, range: .zero)
      diagnostics.append(
        Diagnostic(
          .malformedStrings, "the file is not a String Catalog\(parsed.value == nil ? ": it is not valid JSON" : "")",
          at: span, help: "restore it from a former revision"))
      return
    }
    for string in strings {
      for localization in string.value["localizations"]?.entries ?? [] {
        guard let language = LanguageTag(localization.key) else { continue }
        var translated = texts[language] ?? []
        if let unit = Self.unit(of: localization.value), unit["state"]?.text != "new", let value = unit["value"]?.text {
          translated.append(TranslatedText(key: string.key, value: value, span: localization.keySpan))
        }
        texts[language] = translated
      }
    }
  }

  /// The text that a device shows: that of phones, or for the number 'other', if it varies.
  private static func unit(of localization: DataValue) -> DataValue? {
    if let unit = localization["stringUnit"] { return unit }
    guard let variations = localization["variations"] else { return nil }
    for (kind, name) in [("device", "iphone"), ("device", "other"), ("plural", "other")] {
      if let unit = variations[kind]?[name]?["stringUnit"] { return unit }
    }
    return nil
  }
}
