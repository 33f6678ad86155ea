internal import Diagnostics
internal import Synchronization
internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// A file of a session, which is read and parsed on demand.
///
/// A changed file has a new record, so the identity of a record identifies its contents.
package final class FileRecord: Sendable {
  /// The content of a file.
  enum Content: Sendable {
    case theme(ParsedFile)
    /// XML that is not a theme.
    case foreign
    case unreadable(Diagnostic)
  }

  package let id: FileID
  /// The path as printed in messages.
  package let path: String
  /// The absolute path of the folder that contains the file: `path` depends on how people ask.
  let directory: String
  /// The index in the theme path, 0 being searched first.
  let folder: Int
  let name: FileName
  /// Whether the file belongs to the project: not shipped and not in an outside folder.
  let isOwn: Bool
  let isShipped: Bool
  /// Whether the file itself was requested, and is therefore treated as a theme.
  let isNamed: Bool
  /// Whether a named file is treated as a theme even if it is a ViewModel descriptor.
  private let readsEverything: Bool
  private let load: @Sendable () throws(ReadFailure) -> [UInt8]
  private let limits: Limits
  private let known = Mutex<Content?>(nil)

  init(
    id: FileID, path: String, directory: String, folder: Int, isOwn: Bool, isShipped: Bool = false,
    isNamed: Bool = false,
    readsEverything: Bool = false, limits: Limits, load: @escaping @Sendable () throws(ReadFailure) -> [UInt8]
  ) {
    self.id = id
    self.path = path
    self.directory = directory
    self.folder = folder
    self.isOwn = isOwn
    self.isShipped = isShipped
    self.isNamed = isNamed
    self.readsEverything = readsEverything
    self.limits = limits
    self.load = load
    name = FileName(path: path)
  }

  /// The bytes, read again.
  func read() throws(ReadFailure) -> [UInt8] { try load() }

  /// The content, kept until ``forget()``.
  var content: Content {
    known.withLock { known in
      if let known { return known }
      let content = parsed()
      known = content
      return content
    }
  }

  /// Releases the content; it is read again on demand.
  func forget() { known.withLock { $0 = nil } }

  private func parsed() -> Content {
    let bytes: [UInt8]
    do {
      bytes = try load()
    } catch {
      return .unreadable(error.diagnostic())
    }
    guard isTheme(bytes) else { return .foreign }
    let source = SourceFile(id: id, path: path, bytes: bytes)
    let document = parse(source, limits: limits)
    return .theme(
      ParsedFile(
        source: source, document: document.value, summary: summarize(document.value, folder: folder),
        diagnostics: document.diagnostics))
  }

  /// Whether an `.xml` file is a theme, by its document element or its name.
  private func isTheme(_ bytes: [UInt8]) -> Bool {
    guard name.screenlet == nil, path.hasSuffix(".xml"), Path.name(of: path) != ThemeSetFile.name,
      let element = documentElementName(of: bytes)
    else { return true }
    return element == "document" || element == "themeSet" || (isNamed && (readsEverything || element != "viewModel"))
  }
}

/// A parsed file.
struct ParsedFile: Sendable {
  var source: SourceFile
  var document: ThemeDocument
  var summary: ThemeSummary
  var diagnostics: [Diagnostic]
}
