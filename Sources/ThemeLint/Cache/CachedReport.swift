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
    add(PartFiles(Set(report.findings.flatMap(\.files)), in: report.sources, recorder))
    add(report.checkedPaths) { $0.add($1) }
    add(report.checkedSources) { $0.add($1) }
    add(Array(report.findings)) { $0.add($1) }
  }
}

extension CacheReader {
  mutating func report() throws(Malformed) -> LintReport {
    var report = LintReport()
    report.sources = try partFiles().sources(readBy: CachedFiles())
    report.checkedPaths = try array { reader throws(Malformed) in try reader.text() }
    report.checkedSources = try array { reader throws(Malformed) in try reader.text() }
    for _ in 0..<(try count()) { report.findings.append(try diagnostic()) }
    return report
  }
}
