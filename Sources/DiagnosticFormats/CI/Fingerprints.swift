internal import Diagnostics
internal import ThemeSource

/// A name for each finding that stays when lines move: a checksum of code, path and message, and of a number where
/// these are equal. Unique in a report.
func fingerprints(of findings: [Diagnostic], sources: inout LocatedSources) -> [String] {
  var seen: [Checksum: Int] = [:]
  return findings.map { finding in
    var checksum = Checksum()
    checksum.feed(finding.code.rawValue)
    checksum.feed("\u{0}")
    checksum.feed(finding.span.flatMap { sources[$0.file]?.path } ?? "")
    checksum.feed("\u{0}")
    checksum.feed(finding.message)
    let count = seen[checksum, default: 0]
    seen[checksum] = count + 1
    if count > 0 { checksum.feed("\u{0}\(count)") }
    return checksum.hexadecimal
  }
}
