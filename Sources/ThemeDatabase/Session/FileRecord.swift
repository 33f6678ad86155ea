internal import Diagnostics
internal import Synchronization
internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// One file of a session as it was when the session looked at it: read and parsed when somebody asks, and only then.
///
/// A file that changes gets another record, so that a record's identity stands for its contents.
package final class FileRecord: Sendable {
  /// What a file turned out to be.
  enum Content: Sendable {
    case theme(ParsedFile)
    /// Somebody else's XML, which only lies among themes.
    case foreign
    case unreadable(Diagnostic)
  }

  package let id: FileID
  /// As messages show it.
  package let path: String
  /// Its place in the theme path, 0 being searched first.
  let folder: Int
  let name: FileName
  /// Whether it belongs to the project itself: neither shipped nor of a folder elsewhere.
  let isOwn: Bool
  let isShipped: Bool
  /// Whether somebody asked about this very file, which makes it a theme whatever it holds.
  let isNamed: Bool
  private let load: @Sendable () throws(ReadFailure) -> [UInt8]
  private let limits: Limits
  private let known = Mutex<Content?>(nil)

  init(
    id: FileID, path: String, folder: Int, isOwn: Bool, isShipped: Bool = false, isNamed: Bool = false, limits: Limits,
    load: @escaping @Sendable () throws(ReadFailure) -> [UInt8]
  ) {
    self.id = id
    self.path = path
    self.folder = folder
    self.isOwn = isOwn
    self.isShipped = isShipped
    self.isNamed = isNamed
    self.limits = limits
    self.load = load
    name = FileName(path: path)
  }

  /// Its bytes, read anew.
  func read() throws(ReadFailure) -> [UInt8] { try load() }

  /// What it holds, kept until ``forget()``.
  var content: Content {
    known.withLock { known in
      if let known { return known }
      let content = parsed()
      known = content
      return content
    }
  }

  /// Lets go of what it holds; who asks next makes it read the file again.
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

  /// Other `.xml` files of a folder are somebody else's, unless their names are those of themes.
  private func isTheme(_ bytes: [UInt8]) -> Bool {
    guard name.screenlet == nil, path.hasSuffix(".xml"), Path.name(of: path) != ThemeSetFile.name,
      let element = documentElementName(of: bytes)
    else { return true }
    return element == "document" || element == "themeSet" || (isNamed && element != "viewModel")
  }
}

/// What parsing makes of one file.
struct ParsedFile: Sendable {
  var source: SourceFile
  var document: ThemeDocument
  var summary: ThemeSummary
  var diagnostics: [Diagnostic]
}
