public import ThemeSource

/// The files of some diagnostics. A file that was changed or deleted after the diagnostics were found has a path, but no
/// contents and no locations.
public struct DiagnosticSources: Sendable {
  let map: SourceMap

  init(_ map: SourceMap) { self.map = map }

  /// The path of a file; `nil` if no diagnostic refers to it.
  public func path(of file: FileID) -> String? { map.path(of: file) }

  /// The path and bytes of a file; `nil` if no diagnostic refers to it.
  public func file(_ id: FileID) -> SourceFile? { map[id] }

  /// The text of a range, in which invalid UTF-8 becomes U+FFFD; `nil` if the file is unknown or has changed.
  public func text(in span: SourceSpan) -> String? { checkedFile(span.file)?.text(in: span.range) }

  /// The start of a range; `nil` if the file is unknown or has changed.
  public func location(of span: SourceSpan) -> SourceLocation? {
    guard let file = checkedFile(span.file) else { return nil }
    let lines = LineTable(file.bytes)
    let position = lines.position(of: span.range.start)
    return SourceLocation(
      path: file.path, line: position.line, column: position.column,
      utf16Column: lines.utf16Column(of: span.range.start))
  }

  private func checkedFile(_ id: FileID) -> SourceFile? { map[id].flatMap { $0.isChanged ? nil : $0 } }
}

/// A position in a file, as people and editors count it.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// The column in UTF-16 units, from 1, as in SARIF and in language servers.
  public let utf16Column: Int

  /// `path:line:column`, without control characters.
  public var description: String { "\(path.escaped):\(line):\(column)" }
}
