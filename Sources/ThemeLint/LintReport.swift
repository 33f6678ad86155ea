internal import ThemeDatabase
package import ThemeSource

/// The result of checking files.
package struct LintReport: Sendable {
  /// In output order: diagnostics without a file, then by path, location and code.
  package internal(set) var findings = PackedDiagnostics()
  /// The source files of the diagnostics.
  package var sources = SourceMap()
  /// Paths of the files that were checked, sorted.
  package internal(set) var checkedPaths: [String] = []
  /// Paths of the checked sources and project files. They are checked only together with all documents of a project.
  package internal(set) var checkedSources: [String] = []
  /// Files that fixes may change.
  var editable = FileSet()
  /// Sources that fixes may change.
  var editableSources: Set<FileID> = []
  /// Reads files with released bytes again.
  var reader: (any SourceReader)?
  /// The number of kept bytes of files.
  private var keptBytes = 0

  package init() {}

  /// The findings, as values.
  package var diagnostics: [Diagnostic] {
    get { Array(findings) }
    set { findings = PackedDiagnostics(newValue) }
  }

  /// The known files: checked files and those with diagnostics.
  package var readPaths: [String] { checkedPaths + sources.paths }

  /// The maximum number of bytes of files with diagnostics that a report keeps. Of other files it keeps hashes, so that
  /// memory does not grow with their size. They are read again when the report is written.
  private static let mostKeptBytes = 4 << 20

  /// Adds the report of another project, assigning new ids to its files. The caller must call ``sort()`` afterwards.
  package mutating func append(_ other: LintReport) {
    let ids = sources.append(contentsOf: bounded(other.sources, readBy: other.reader))
    for diagnostic in other.findings { findings.append(diagnostic.moved { ids[$0] ?? $0 }) }
    for (id, moved) in ids {
      if other.editable.contains(id) { _ = editable.insert(moved) }
      if other.editableSources.contains(id) { editableSources.insert(moved) }
    }
    checkedPaths += other.checkedPaths
    checkedSources += other.checkedSources
  }

  /// Adds diagnostics of a project's configuration, in output order.
  package mutating func add(_ diagnostics: [Diagnostic], in files: SourceMap) {
    if diagnostics.isEmpty { return }
    sources.keep(files, of: diagnostics)
    for diagnostic in diagnostics { findings.append(diagnostic) }
    sort()
  }

  /// Adds files with diagnostics from one part of the project.
  mutating func keep(_ files: SourceMap) { sources.formUnion(bounded(files, readBy: reader)) }

  private mutating func bounded(_ files: SourceMap, readBy reader: (any SourceReader)?) -> SourceMap {
    let count = files.heldBytes
    guard keptBytes + count > Self.mostKeptBytes, let reader else {
      keptBytes += count
      return files
    }
    return files.deferred(to: reader) { $0.rawValue < ProjectFacts.firstID }
  }

  /// Sorts the findings and the paths in output order, and removes duplicate findings.
  package mutating func sort() {
    checkedPaths.sort { $0.isBefore($1) }
    findings = sorted(findings)
  }
}

extension LintReport {
  /// The position of a diagnostic in the output.
  private struct OutputPlace {
    /// The rank of the file's path, from 1; 0 without a file.
    var file: UInt32
    var range: SourceRange
    var index: UInt32
  }

  /// Distinct diagnostics in output order, independent of the order in which a session found the files.
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
    // The diagnostics at one location, for removing duplicates.
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
  /// Adds the files of the diagnostics from another map, with or without their bytes.
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
  /// The diagnostic with other file ids.
  func moved(_ id: (FileID) -> FileID) -> Diagnostic {
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
