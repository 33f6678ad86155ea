internal import ThemeProject
internal import ThemeSource

/// Reads the files of a cached report.
private final class CachedFiles: SourceReader {
  func bytes(of path: String) -> [UInt8] { (try? SourceProvider().read(path, limit: .max - 1)) ?? [] }
}

extension CacheWriter {
  /// Adds a report with the files that it refers to. Files that were read from disk are stored as hashes, and read again
  /// when they are displayed.
  mutating func add(_ report: LintReport, readBy recorder: InputRecorder) {
    var files: Set<FileID> = []
    for diagnostic in report.findings {
      if let span = diagnostic.span { files.insert(span.file) }
      for related in diagnostic.related { files.insert(related.span.file) }
      for fix in diagnostic.fixes { for edit in fix.edits { files.insert(edit.span.file) } }
    }
    let known = files.sorted().compactMap { id in report.sources.path(of: id).map { (id, $0) } }
    add(known) { writer, file in
      writer.add(UInt64(file.0.rawValue))
      writer.add(file.1)
      // The bytes of a UTF-16 file are not those on disk.
      let hash = report.sources.hash(of: file.0).flatMap { $0 == recorder.hash(ofRead: file.1) ? $0 : nil }
      writer.add(hash == nil ? 0 : 1)
      if let hash { writer.add(hash.rawValue) } else { writer.add(report.sources[file.0]?.bytes ?? []) }
    }
    add(report.checkedPaths) { $0.add($1) }
    add(report.checkedSources) { $0.add($1) }
    add(Array(report.findings)) { $0.add($1) }
  }
}

extension CacheReader {
  mutating func report() throws(Malformed) -> LintReport {
    var report = LintReport()
    let reader = CachedFiles()
    for _ in 0..<(try count()) {
      let id = FileID(rawValue: try id())
      let path = try text()
      if try number() == 0 {
        report.sources.insert(SourceFile(id: id, path: path, bytes: Array(try slice())))
      } else {
        report.sources.insert(id, path: path, hash: ContentHash(rawValue: try number()), readBy: reader)
      }
    }
    report.checkedPaths = try array { reader throws(Malformed) in try reader.text() }
    report.checkedSources = try array { reader throws(Malformed) in try reader.text() }
    for _ in 0..<(try count()) { report.findings.append(try diagnostic()) }
    return report
  }
}
