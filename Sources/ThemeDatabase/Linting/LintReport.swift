package import Diagnostics
package import ThemeSource
internal import ThemeSyntax

/// What checking files reports.
package struct LintReport: Sendable {
  /// In output order: those about no file first, then by path, place and code.
  package var diagnostics: [Diagnostic] = []
  /// Files that the diagnostics are in.
  package var sources = SourceMap()
  /// Paths of the files that were checked, sorted.
  package var checkedPaths: [String] = []
  /// Files that were read and are known here: those that were checked, and those that diagnostics are in.
  package var readPaths: [String] { checkedPaths + sources.files.map(\.path) }
  /// Checked files with diagnostics.
  var documents: [FileID: ThemeDocument] = [:]
  /// Files that fixes may change.
  var editable: Set<FileID> = []
  var limits = Limits.standard

  package init() {}

  init(limits: Limits) { self.limits = limits }

  /// Adds the report of another project, whose files get ids of their own.
  package mutating func append(_ other: LintReport) {
    if sources.files.isEmpty, diagnostics.isEmpty, checkedPaths.isEmpty {
      self = other
      return
    }
    var ids: [FileID: FileID] = [:]
    for file in other.sources.files { ids[file.id] = sources.add(path: file.path, bytes: file.bytes).id }
    func moved(_ span: SourceSpan) -> SourceSpan { SourceSpan(file: ids[span.file] ?? span.file, range: span.range) }
    diagnostics += other.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.span = diagnostic.span.map(moved)
      for index in diagnostic.related.indices { diagnostic.related[index].span = moved(diagnostic.related[index].span) }
      for fix in diagnostic.fixes.indices {
        for edit in diagnostic.fixes[fix].edits.indices {
          diagnostic.fixes[fix].edits[edit].span = moved(diagnostic.fixes[fix].edits[edit].span)
        }
      }
      return diagnostic
    }
    for (id, document) in other.documents { if let id = ids[id] { documents[id] = document } }
    editable.formUnion(other.editable.compactMap { ids[$0] })
    checkedPaths = (checkedPaths + other.checkedPaths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    diagnostics = sorted(diagnostics)
  }
}

extension LintReport {
  /// Keeps the files that diagnostics are in, and no others.
  mutating func keep(_ workspaceSources: SourceMap, of diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let spans =
        [diagnostic.span].compactMap { $0 } + diagnostic.related.map(\.span)
        + diagnostic.fixes.flatMap { $0.edits.map(\.span) }
      for span in spans where sources[span.file] == nil {
        if let file = workspaceSources[span.file] { sources.insert(file) }
      }
    }
  }

  /// Diagnostics in output order, whatever the order in which a session came to know the files.
  func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let paths = Dictionary(uniqueKeysWithValues: sources.files.map { ($0.id, Array($0.path.utf8)) })
    return diagnostics.sorted { a, b in
      if let x = a.span?.file, let y = b.span?.file, x != y {
        let (first, second) = (paths[x] ?? [], paths[y] ?? [])
        if first != second { return first.lexicographicallyPrecedes(second) }
      }
      return Diagnostic.inOutputOrder(a, b)
    }
  }
}
