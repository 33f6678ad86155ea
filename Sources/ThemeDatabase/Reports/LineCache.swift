package import ThemeSource

/// Lines and columns of locations, with a cached table for each file.
package struct LineCache {
  let sources: SourceMap
  private var files: [FileID: (table: LineTable, path: String)] = [:]

  package init(_ sources: SourceMap) { self.sources = sources }

  /// `path:line:column`, or `line:column` in the dumped file.
  package mutating func place(of span: SourceSpan, relativeTo file: FileID? = nil) -> String {
    if files[span.file] == nil, let source = sources[span.file] {
      files[span.file] = (LineTable(source.bytes), source.path.escaped)
    }
    guard let found = files[span.file] else { return "" }
    let position = found.table.position(of: span.range.start)
    let place = "\(position.line):\(position.column)"
    return span.file == file ? place : "\(found.path):\(place)"
  }
}
