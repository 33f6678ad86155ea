internal import ThemeDatabase
internal import ThemeProject
package import ThemeSource

/// What checking files reports.
package struct LintReport: Sendable {
  /// In output order: those about no file first, then by path, place and code.
  package internal(set) var findings = PackedDiagnostics()
  /// Files that the diagnostics are in.
  package var sources = SourceMap()
  /// Paths of the files that were checked, sorted.
  package internal(set) var checkedPaths: [String] = []
  /// Files that fixes may change.
  var editable = FileSet()
  /// Reads again the files whose bytes are not kept.
  var reader: (any SourceReader)?
  /// How many bytes of files are kept.
  private var keptBytes = 0

  package init() {}

  /// The findings, as values.
  package var diagnostics: [Diagnostic] {
    get { Array(findings) }
    set { findings = PackedDiagnostics(newValue) }
  }

  /// Files that were read and are known here: those that were checked, and those that diagnostics are in.
  package var readPaths: [String] { checkedPaths + sources.paths }

  /// How many bytes of files with diagnostics a report keeps. Others are read again when the report is written, so that
  /// checking more files does not take more memory.
  private static let mostKeptBytes = 4 << 20

  /// Adds the report of another project, whose files get ids of their own. ``sort()`` must follow.
  package mutating func append(_ other: LintReport) {
    let ids = sources.append(contentsOf: bounded(other.sources, readBy: other.reader))
    for diagnostic in other.findings { findings.append(diagnostic.moved { ids[$0] ?? $0 }) }
    for (id, moved) in ids where other.editable.contains(id) { _ = editable.insert(moved) }
    checkedPaths += other.checkedPaths
  }

  /// Adds files that diagnostics of one part of the project are in.
  mutating func keep(_ files: SourceMap) { sources.formUnion(bounded(files, readBy: reader)) }

  private mutating func bounded(_ files: SourceMap, readBy reader: (any SourceReader)?) -> SourceMap {
    let count = files.heldBytes
    guard keptBytes + count > Self.mostKeptBytes, let reader else {
      keptBytes += count
      return files
    }
    return files.deferred(to: reader) { $0.rawValue < ProjectFacts.firstID }
  }

  /// Puts the findings and the paths in output order, and leaves each finding once.
  package mutating func sort() {
    checkedPaths.sort { $0.isBefore($1) }
    findings = sorted(findings)
  }
}

extension LintReport {
  /// Where a diagnostic stands in the output.
  private struct OutputPlace {
    /// The place of its file in the order of the paths, from 1 on; 0 without a file.
    var file: UInt32
    var range: SourceRange
    var index: UInt32
  }

  /// Diagnostics in output order, whatever the order in which a session came to know the files; each once.
  private func sorted(_ diagnostics: PackedDiagnostics) -> PackedDiagnostics {
    if diagnostics.isEmpty { return diagnostics }
    let ranks = sources.pathRanks
    var order = diagnostics.indices.map { index in
      let span = diagnostics.span(at: index)
      let file = span.flatMap { sources.index(of: $0.file) }.map { ranks[$0] + 1 }
      return OutputPlace(file: file ?? 0, range: span?.range ?? .zero, index: UInt32(clamping: index))
    }
    order.sort { a, b in
      if a.file != b.file { return a.file < b.file }
      if a.range.start != b.range.start { return a.range.start < b.range.start }
      if a.range.end != b.range.end { return a.range.end < b.range.end }
      let (x, y) = (diagnostics[Int(a.index)], diagnostics[Int(b.index)])
      if x.code != y.code { return x.code.rawValue < y.code.rawValue }
      return x.message == y.message ? a.index < b.index : x.message < y.message
    }
    // What is at one place, of which the same is not said twice.
    var atPlace: Set<Diagnostic.Identity> = []
    var kept: [UInt32] = []
    for (position, place) in order.enumerated() {
      func isAtPlace(of other: Int) -> Bool {
        order.indices.contains(other) && order[other].file == place.file && order[other].range == place.range
      }
      if !isAtPlace(of: position - 1) { atPlace.removeAll(keepingCapacity: true) }
      let isAlone = atPlace.isEmpty && !isAtPlace(of: position + 1)
      if isAlone || atPlace.insert(Diagnostic.Identity(diagnostics[Int(place.index)])).inserted {
        kept.append(place.index)
      }
    }
    return diagnostics.selecting(kept.lazy.map { Int($0) })
  }
}

extension SourceMap {
  /// Adds the files of another map that diagnostics are in, with their bytes or without.
  package mutating func keep(_ others: SourceMap, of diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      if let span = diagnostic.span { keep(span.file, of: others) }
      for related in diagnostic.related { keep(related.span.file, of: others) }
      for fix in diagnostic.fixes { for edit in fix.edits { keep(edit.span.file, of: others) } }
    }
  }

  mutating func keep(_ id: FileID, of others: SourceMap) {
    if path(of: id) == nil, let file = others[id] { insert(file) }
  }
}

extension Diagnostic {
  /// The diagnostic with other ids of files.
  fileprivate func moved(_ id: (FileID) -> FileID) -> Diagnostic {
    func moved(_ span: SourceSpan) -> SourceSpan { SourceSpan(file: id(span.file), range: span.range) }
    var result = self
    result.span = span.map(moved)
    for index in related.indices { result.related[index].span = moved(related[index].span) }
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices {
        result.fixes[fix].edits[edit].span = moved(fixes[fix].edits[edit].span)
      }
    }
    return result
  }
}
