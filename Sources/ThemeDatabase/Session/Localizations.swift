internal import Synchronization
package import ThemeEditing
internal import ThemeProject
package import ThemeSource
package import ThemeText

/// The translations in the folders of theme files, in Xcode's layout: `de.lproj/Login.strings` in the folder of
/// `Login.xib` or of its `Base.lproj`, `mul.lproj/Login.xcstrings` or `Login.xcstrings` there, and XLIFF files that name
/// the theme.
package final class Localizations: Sendable {
  /// The translations of a theme into a language in one file.
  package struct Table: Sendable {
    package var language: LanguageTag
    /// In UTF-8. Its id is higher than those of themes, descriptors and sources.
    package var file: SourceFile
    package var texts: [TranslatedText]
    package var diagnostics: [Diagnostic]
    /// Whether the whole file was read, so that texts that it lacks are not translated.
    package var isComplete: Bool {
      let codes = [DiagnosticDescriptor.malformedStrings.code, DiagnosticDescriptor.unreadableTranslation.code]
      return !diagnostics.contains { codes.contains($0.code) }
    }
  }

  static let firstID: UInt32 = 3 << 30

  private let fileSystem: OverlayFileSystem
  private let limits: Limits
  private let listings = Mutex<[String: Listing]>([:])
  private let tables = Mutex<[String: [Table]]>([:])
  private let ids = Mutex<[String: FileID]>([:])

  init(_ fileSystem: OverlayFileSystem, limits: Limits) {
    self.fileSystem = fileSystem
    self.limits = limits
  }

  /// Whether a file exists.
  package func hasFile(_ path: String) -> Bool { fileSystem.exists(path) }

  /// Whether a file may contain translations.
  static func isTranslation(_ path: String) -> Bool {
    [".strings", ".stringsdict", ".xliff", ".xlf", ".xcstrings"].contains { path.hasSuffix($0) }
  }

  /// The contents of a folder.
  private struct Listing: Sendable {
    var folders: [(language: LanguageTag, path: String)] = []
    var documents: [(path: String, files: [XliffFile])] = []
    /// Folders of String Catalogs.
    var catalogFolders: [String] = []

    var isEmpty: Bool { folders.isEmpty && documents.isEmpty && catalogFolders.isEmpty }
  }

  /// The languages of the translations in a theme's folder.
  package func languages(beside theme: String) -> Set<LanguageTag> {
    let listing = listing(beside: theme)
    return Set(listing.folders.map(\.language)).union(tables(of: theme).map(\.language))
      .union(listing.documents.flatMap { document in document.files.compactMap { language(of: $0, document.path) } })
  }

  /// The translations of a theme, by language. Later tables of a language take precedence.
  package func tables(of theme: String) -> [Table] {
    let listing = listing(beside: theme)
    if listing.isEmpty { return [] }
    if let known = tables.withLock({ $0[theme] }) { return known }
    let name = Path.name(of: theme)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    var found: [Table] = []
    for document in listing.documents where document.files.contains(where: { $0.name == name }) {
      let languages = document.files.filter { $0.name == name }.compactMap { language(of: $0, document.path) }
      found += read(document.path, languages) { file in
        let parsed = parseXliff(file, of: theme, limits: limits)
        return (Dictionary(languages.map { ($0, parsed.value) }) { first, _ in first }, parsed.diagnostics)
      }
    }
    for path in listing.catalogFolders.map({ Path.joined($0, stem + ".xcstrings") })
    where fileSystem.exists(path) && !ProjectBoundary.isLinkedFromOutside(listed: path) {
      found += read(path, LanguageTag("mul").map { [$0] } ?? []) { file in
        let catalog = StringCatalog(file, limits: limits)
        return (catalog.texts, catalog.diagnostics)
      }
    }
    for folder in listing.folders where !ProjectBoundary.isLinkedFromOutside(listed: folder.path) {
      let path = Path.joined(folder.path, stem + ".strings")
      guard fileSystem.exists(path), !ProjectBoundary.isLinkedFromOutside(listed: path) else { continue }
      found += read(path, [folder.language]) { file in
        let parsed = parseStrings(file, limits: limits)
        return ([folder.language: parsed.value], parsed.diagnostics)
      }
    }
    // Stable, so that files keep their precedence.
    let sorted = found.enumerated().sorted { ($0.element.language, $0.offset) < ($1.element.language, $1.offset) }
      .map(\.element)
    tables.withLock { $0[theme] = sorted }
    return sorted
  }

  /// The errors for which Xcode does not build `.strings`, `.stringsdict` and `.xcstrings` files, and the files with errors.
  func errors(in paths: [String]) -> (diagnostics: [Diagnostic], sources: SourceMap) {
    var found: [Diagnostic] = []
    var sources = SourceMap()
    for path in paths where !ProjectBoundary.isLinkedFromOutside(listed: path) {
      guard let bytes = try? fileSystem.read(path, limit: limits.fileBytes) else { continue }
      let file = SourceFile(id: id(of: path), path: path, bytes: stringsInUTF8(bytes))
      let diagnostics =
        path.hasSuffix(".strings")
        ? parseStrings(file, limits: limits).diagnostics
        : path.hasSuffix(".xcstrings")
          ? StringCatalog(file, limits: limits).diagnostics : [file.malformedStrings].compactMap { $0 }
      let errors = diagnostics.filter { $0.code == DiagnosticDescriptor.malformedStrings.code && $0.severity == .error }
      if !errors.isEmpty { sources.insert(file) }
      found += errors
    }
    return (found, sources)
  }

  /// The id of a file, which depends on the order in which files are read.
  func id(of path: String) -> FileID {
    ids.withLock { ids in
      let id = ids[path] ?? FileID(rawValue: Self.firstID + UInt32(clamping: ids.count))
      ids[path] = id
      return id
    }
  }

  /// Reads a file. One without translations that can be read has a table with the errors.
  /// - Parameter languages: the languages that the file is for.
  private func read(
    _ path: String, _ languages: [LanguageTag],
    _ parse: (SourceFile) -> (texts: [LanguageTag: [TranslatedText]], diagnostics: [Diagnostic])
  ) -> [Table] {
    let id = id(of: path)
    guard let bytes = try? fileSystem.read(path, limit: limits.fileBytes) else {
      let failure = Diagnostic(
        .unreadableTranslation, "cannot read '\(path.escaped)'", at: nil, help: "the theme's own texts are shown")
      let file = SourceFile(id: id, path: path, bytes: [])
      return languages.prefix(1).map { Table(language: $0, file: file, texts: [], diagnostics: [failure]) }
    }
    let file = SourceFile(id: id, path: path, bytes: stringsInUTF8(bytes))
    let parsed = parse(file)
    let texts = parsed.texts.isEmpty ? Dictionary(languages.map { ($0, []) }) { first, _ in first } : parsed.texts
    return texts.map { Table(language: $0, file: file, texts: $1, diagnostics: parsed.diagnostics) }
  }

  /// The name of an XLIFF file without a target language is the language: `de.xliff`.
  private func language(of file: XliffFile, _ path: String) -> LanguageTag? {
    LanguageTag(file.target ?? Path.name(of: path).split(separator: ".").first.map(String.init) ?? "")
  }

  private func listing(beside theme: String) -> Listing {
    let folder = Path.folder(of: theme)
    let base = folder.hasSuffix(".lproj") ? Path.folder(of: folder) : folder
    if let known = listings.withLock({ $0[base] }) { return known }
    var listing = Listing()
    for name in fileSystem.names(in: base).sorted() {
      let path = Path.joined(base, name)
      if name == "mul.lproj" {
        listing.catalogFolders.append(path)
      } else if name.hasSuffix(".xcstrings") {
        if listing.catalogFolders.last != base { listing.catalogFolders.append(base) }
      } else if name.hasSuffix(".lproj") {
        if let language = LanguageTag(String(name.dropLast(6))) { listing.folders.append((language, path)) }
      } else if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") {
        addDocument(path, to: &listing)
      } else if name.hasSuffix(".xcloc") {
        let contents = Path.joined(path, "Localized Contents")
        for name in fileSystem.names(in: contents).sorted() where name.hasSuffix(".xliff") {
          addDocument(Path.joined(contents, name), to: &listing)
        }
      }
    }
    listings.withLock { $0[base] = listing }
    return listing
  }

  private func addDocument(_ path: String, to listing: inout Listing) {
    guard let bytes = try? fileSystem.read(path, limit: limits.fileBytes) else { return }
    let files = xliffFiles(SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes), limits: limits)
    if !files.isEmpty { listing.documents.append((path, files)) }
  }
}
