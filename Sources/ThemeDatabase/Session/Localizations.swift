internal import Synchronization
internal import ThemeEditing
package import ThemeProject
internal import ThemeSource
package import ThemeText

/// The translations in the folders of theme files, in Xcode's layout: `de.lproj/Login.strings` in the folder of
/// `Login.xib` or of its `Base.lproj`, and XLIFF files there that name the theme.
package final class Localizations: Sendable {
  /// A file with translations of a theme.
  package struct Translation: Sendable {
    package var language: LanguageTag
    package var path: String
    package var isXliff: Bool
  }

  private let fileSystem: OverlayFileSystem
  private let limits: Limits
  private let listings = Mutex<[String: Listing]>([:])

  init(_ fileSystem: OverlayFileSystem, limits: Limits) {
    self.fileSystem = fileSystem
    self.limits = limits
  }

  /// Whether a file may contain translations.
  static func isTranslation(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xliff") || path.hasSuffix(".xlf")
  }

  /// The contents of a folder.
  private struct Listing: Sendable {
    var folders: [(language: LanguageTag, path: String)] = []
    var documents: [(path: String, files: [XliffFile])] = []
  }

  /// The languages of the translations in a theme's folder.
  package func languages(beside theme: String) -> Set<LanguageTag> {
    let listing = listing(beside: theme)
    if listing.folders.isEmpty, listing.documents.isEmpty { return [] }
    return Set(listing.folders.map(\.language))
      .union(listing.documents.flatMap { document in document.files.compactMap { language(of: $0, document.path) } })
  }

  /// The files with translations of a theme into a language. Later files take precedence.
  package func translations(of theme: String, into language: LanguageTag) -> [Translation] {
    let listing = listing(beside: theme)
    let name = Path.name(of: theme)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    let documents = listing.documents.filter { document in
      document.files.contains { $0.name == name && self.language(of: $0, document.path) == language }
    }
    let tables = listing.folders.filter { $0.language == language }.map { Path.joined($0.path, stem + ".strings") }
      .filter { fileSystem.exists($0) }
    return documents.map { Translation(language: language, path: $0.path, isXliff: true) }
      + tables.map { Translation(language: language, path: $0, isXliff: false) }
  }

  package func read(_ path: String) throws(ReadFailure) -> [UInt8] {
    try fileSystem.read(path, limit: limits.fileBytes)
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
      if name.hasSuffix(".lproj") {
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
    guard let bytes = try? read(path) else { return }
    let files = xliffFiles(SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes), limits: limits)
    if !files.isEmpty { listing.documents.append((path, files)) }
  }
}
