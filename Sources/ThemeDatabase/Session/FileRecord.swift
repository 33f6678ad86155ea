internal import ShippedThemes
internal import Synchronization
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// A file of a session, which is read and parsed on demand.
///
/// A changed file has a new record, so the identity of a record identifies its contents. A session has a record for
/// every file, so a record takes only about 80 bytes in addition to its path.
package final class FileRecord: Sendable {
  /// The content of a file.
  enum Content: Sendable {
    case theme(ParsedFile)
    /// XML that is not a theme.
    case foreign
    case unreadable(UnreadableFile)
  }

  private enum Origin: Sendable {
    case file(FileReader)
    case shipped(ShippedFile)
  }

  package let id: FileID
  /// The path in messages.
  package let path: String
  /// The absolute path of the file's folder, because `path` depends on the form of the request.
  let directory: String
  /// The index in the theme path, where 0 is searched first; the maximum for shipped files.
  let folder: UInt16
  /// The files with which it is linked.
  package let family: FileFamily
  /// Whether the file belongs to the project: not shipped and not in an outside folder.
  let isOwn: Bool
  /// Whether the file itself was requested, and is therefore treated as a theme.
  let isNamed: Bool
  /// Whether the header makes the file the default theme of a Screenlet, although its name has no theme.
  private let isStatedTheme: Bool
  private let origin: Origin
  private let known = Mutex<Content?>(nil)

  /// Creates a record for a file inside or outside the project.
  /// - Parameter name: The parsed file name.
  init(
    id: FileID, path: String, name: FileName, directory: String, folder: Int, isOwn: Bool, isNamed: Bool,
    from reader: FileReader
  ) {
    self.id = id
    self.path = path
    self.directory = directory
    self.folder = UInt16(clamping: folder)
    self.isOwn = isOwn
    self.isNamed = isNamed
    family = FileFamily(of: name)
    isStatedTheme = name.needsHeader && name.screenlet != nil
    origin = .file(reader)
  }

  /// Creates a record for a shipped file.
  /// - Parameter name: The parsed file name.
  init(id: FileID, shipped file: ShippedFile, name: FileName) {
    self.id = id
    path = file.printedPath
    directory = Path.folder(of: path)
    folder = .max
    isOwn = false
    isNamed = false
    family = FileFamily(of: name)
    isStatedTheme = false
    origin = .shipped(file)
  }

  package var isShipped: Bool { if case .shipped = origin { true } else { false } }

  /// The parsed file name, with the Screenlet in the header of a file whose name needs it.
  package var name: FileName {
    var name = FileName(path: path)
    if isStatedTheme { name.stateScreenlet() }
    return name
  }

  package var isSet: Bool { ThemeSetFile.isNearlyName(of: path) }

  /// Reads the bytes again.
  func read() throws(ReadFailure) -> [UInt8] {
    switch origin {
    case .file(let reader): try reader.read(path)
    case .shipped(let file): file.bytes
    }
  }

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
  package func forget() {
    if isShipped { return }
    known.withLock { $0 = nil }
  }

  private func parsed() -> Content {
    let bytes: [UInt8]
    do {
      bytes = try read()
    } catch {
      return .unreadable(UnreadableFile(error.diagnostic()))
    }
    guard isTheme(bytes) else { return .foreign }
    let source = SourceFile(id: id, path: path, bytes: bytes)
    let parsed = isShipped ? Diagnosed(parse(trusted: source)) : parse(source, limits: limits)
    return .theme(ParsedFile(source, parsed, folder: Int(folder)))
  }

  private var limits: Limits {
    switch origin {
    case .file(let reader): reader.limits
    case .shipped: .standard
    }
  }

  private var readsEverything: Bool {
    switch origin {
    case .file(let reader): reader.readsEverything
    case .shipped: false
    }
  }

  /// Whether an `.xml` file is a theme, by its document element or its name.
  private func isTheme(_ bytes: [UInt8]) -> Bool {
    guard path.hasSuffix(".xml"), !isSet, name.screenlet == nil, let element = documentElementName(of: bytes)
    else { return true }
    return element == "document" || element == "themeSet" || (isNamed && (readsEverything || element != "viewModel"))
  }
}

final class ParsedFile: Sendable {
  let source: SourceFile
  let document: ThemeDocument
  let summary: ThemeSummary
  let diagnostics: [Diagnostic]

  init(_ source: SourceFile, _ parsed: Diagnosed<ThemeDocument>, folder: Int) {
    self.source = source
    document = parsed.value
    summary = summarize(parsed.value, folder: folder)
    diagnostics = parsed.diagnostics
  }
}

/// A file that could not be read.
final class UnreadableFile: Sendable {
  let fault: Diagnostic

  init(_ fault: Diagnostic) { self.fault = fault }
}
