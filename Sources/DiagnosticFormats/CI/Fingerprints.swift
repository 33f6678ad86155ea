internal import ThemeSource

/// Returns a name for each diagnostic that stays the same when lines move or messages are reworded: a checksum of its
/// code, path and subject, and of a number if these are equal. Names are unique in a report.
func fingerprints(of diagnostics: some Sequence<Diagnostic>, sources: inout LocatedSources) -> [String] {
  var seen: [Checksum: Int] = [:]
  return diagnostics.map { diagnostic in
    let subject = diagnostic.subject
    var checksum = Checksum()
    checksum.feed(diagnostic.code.rawValue)
    let path = diagnostic.span.flatMap { sources[$0.file]?.path }
    for part in [path, subject.theme, subject.element, subject.key, subject.member, subject.declaration] {
      checksum.feed("\u{0}" + (part ?? ""))
    }
    let count = seen[checksum, default: 0]
    seen[checksum] = count + 1
    if count > 0 { checksum.feed("\u{0}\(count)") }
    return checksum.hexadecimal
  }
}
