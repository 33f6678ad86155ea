internal import ThemeSource

/// The diagnostics of a report: sorted, limited for each file, counted before omissions.
struct DiagnosticReport {
  /// A part of the report, in output order.
  enum Entry {
    case diagnostic(Diagnostic)
    /// The number of a file's omitted diagnostics, with the next step; follows the file's last diagnostic.
    case omission(file: FileID?, count: Int, help: String)
  }

  /// The number of diagnostics with a code.
  struct Tally {
    var code: Diagnostic.Code
    var severity: Diagnostic.Severity
    var count = 0
    /// The number of those with a safe fix.
    var fixable = 0
  }

  /// The diagnostics of one file.
  private struct Group {
    var file: FileID?
    var written: Range<Int>
    var omitted: Int
    var help = ""
  }

  private let all: PackedDiagnostics
  private var groups: [Group] = []
  /// Diagnostics by code, most frequent first, then by code.
  private(set) var tallies: [Tally] = []
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0
  /// Diagnostics that have a safe fix, and diagnostics that have only unsafe ones.
  private(set) var safelyFixable = 0
  private(set) var unsafelyFixable = 0
  /// Files with at least one diagnostic.
  private(set) var files = 0

  /// - Parameter diagnostics: in output order.
  init(_ diagnostics: PackedDiagnostics, limits: Limits) {
    all = diagnostics
    count(diagnostics)
    var start = 0
    while start < diagnostics.count {
      let file = diagnostics.span(at: start)?.file
      var end = start
      while end < diagnostics.count, diagnostics.span(at: end)?.file == file { end += 1 }
      if file != nil { files += 1 }
      append(start..<end, of: file, limits: limits)
      start = end
    }
  }

  /// The parts of the report, created on demand.
  var entries: some Sequence<Entry> {
    groups.lazy.flatMap { group in
      group.written.lazy.map { Entry.diagnostic(all[$0].cut) }
        + (group.omitted > 0 ? [.omission(file: group.file, count: group.omitted, help: group.help)] : [])
    }
  }

  /// The entries as diagnostics. An omission becomes a note, so that programs receive it too.
  var diagnostics: some Sequence<Diagnostic> {
    entries.lazy.map { entry in
      switch entry {
      case .diagnostic(let diagnostic): diagnostic
      case .omission(let file, let count, let help):
        Diagnostic(
          .moreDiagnostics,
          count == 1 ? "1 more diagnostic is not written" : "\(count) more diagnostics are not written",
          at: file.map { SourceSpan(file: $0, range: .zero) }, help: help)
      }
    }
  }
}

extension DiagnosticReport {
  private mutating func count(_ diagnostics: PackedDiagnostics) {
    var indices: [Diagnostic.Code: Int] = [:]
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      let isSafe = diagnostic.fixes.contains { $0.safety == .safe }
      if isSafe {
        safelyFixable += 1
      } else if diagnostic.fixes.contains(where: { $0.safety == .unsafe }) {
        unsafelyFixable += 1
      }
      let index = indices[diagnostic.code] ?? tallies.count
      if index == tallies.count {
        indices[diagnostic.code] = index
        tallies.append(Tally(code: diagnostic.code, severity: diagnostic.severity))
      }
      tallies[index].count += 1
      tallies[index].fixable += isSafe ? 1 : 0
      tallies[index].severity = max(tallies[index].severity, diagnostic.severity)
    }
    tallies.sort { ($1.count, $0.code.rawValue) < ($0.count, $1.code.rawValue) }
  }

  private mutating func append(_ range: Range<Int>, of file: FileID?, limits: Limits) {
    var budget = limits.messageBytesPerFile
    var end = range.lowerBound
    while end < range.upperBound, end - range.lowerBound < limits.diagnosticsPerFile {
      budget -= all[end].cut.byteCount
      if budget < 0 { break }
      end += 1
    }
    let exceeded = budget < 0 ? LimitName.messageBytesPerFile : .diagnosticsPerFile
    groups.append(
      Group(
        file: file, written: range.lowerBound..<end, omitted: range.upperBound - end,
        help: limits.advice("fix the first ones", toRaise: exceeded)))
  }
}

extension Diagnostic {
  private static var longestText: Int { 4_096 }
  private static var mostRelated: Int { 64 }
  private static var mostFixes: Int { 16 }

  /// The diagnostic with texts, related locations and fixes of bounded size. Fixes are kept whole or dropped.
  fileprivate var cut: Diagnostic {
    var result = self
    result.message = message.cut(to: Self.longestText)
    result.help = help?.cut(to: Self.longestText)
    result.related = related.prefix(Self.mostRelated).map { Related($0.span, $0.message.cut(to: Self.longestText)) }
    result.fixes = Array(fixes.prefix(Self.mostFixes))
    for index in result.fixes.indices { result.fixes[index].title = fixes[index].title.cut(to: Self.longestText) }
    return result
  }

  /// The bytes of its texts, with an allowance for the source line and the punctuation around it.
  fileprivate var byteCount: Int {
    var count = 512 + message.utf8.count + (help?.utf8.count ?? 0)
    for place in related { count += 256 + place.message.utf8.count }
    for fix in fixes {
      count += 64 + fix.title.utf8.count
      for edit in fix.edits { count += 64 + edit.replacement.utf8.count }
    }
    return count
  }
}

extension String {
  fileprivate func cut(to limit: Int) -> String {
    utf8.count <= limit ? self : String(decoding: utf8.prefix(limit), as: UTF8.self) + "…"
  }
}
