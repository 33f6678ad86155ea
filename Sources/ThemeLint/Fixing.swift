internal import ThemeDatabase
package import ThemeProject
package import ThemeSource
internal import ThemeSyntax

/// The changes of a pass of fixes.
package struct FixedFiles: Sendable {
  /// Sorted by path.
  package var files: [ChangedFile] = []
  /// The number of fixed diagnostics.
  package var count = 0
  /// Fixes that were rejected because they would cause another change or problem.
  package var refused: [RefusedFix] = []
}

/// A fix that was not applied.
package struct RefusedFix: Sendable {
  package var diagnostic: Diagnostic
  package var fix: Fix
  /// The effect of the fix, as the end of a sentence that starts with "it would".
  package var reason: String
  /// The path of the file that has changed since it was checked; `nil` if the fix was rejected for another reason.
  package var changedFile: String?
}

extension Session {
  /// Applies fixes of a report to the session: for each diagnostic, the first harmless one that does not overlap
  /// others.
  ///
  /// Edits replace bytes, so that all other text is unchanged. The affected files are then checked again. A fix that
  /// causes another problem, or changes more than its diagnostic names, is undone (see ``FixProof``). Overlapping fixes
  /// are left for the next pass.
  /// - Parameters:
  ///   - report: The report about the session's files.
  ///   - allowsUnsafe: Whether to apply fixes that may change the meaning when no safe fix is left.
  package func fix(
    _ report: LintReport, _ settings: LintSettings? = nil, allowsUnsafe: Bool
  ) -> FixedFiles {
    var fixed = fix(report, settings, .safe)
    if fixed.files.isEmpty, allowsUnsafe {
      let more = fix(report, settings, .unsafe)
      fixed.files = more.files
      fixed.count = more.count
      fixed.refused += more.refused
    }
    return fixed
  }

  private func fix(
    _ report: LintReport, _ settings: LintSettings?, _ safety: Fix.Safety
  ) -> FixedFiles {
    let candidates = report.fixCandidates(safety)
    var result = FixedFiles()
    if candidates.isEmpty { return result }
    var proof = FixProof(self, report, settings, safety)
    for group in proof.groups(of: candidates) {
      let proved = proof.prove(group)
      result.count += proved.fixes
      result.files += proved.files
    }
    result.refused = proof.refused
    result.files.sort { $0.path.isBefore($1.path) }
    return result
  }
}

extension LintReport {
  /// The maximum number of passes, because fixes that undo each other would never end.
  package static let mostFixPasses = 20
}

/// A diagnostic with its applicable fixes of one safety, best first.
struct FixCandidate: Sendable {
  var diagnostic: Diagnostic
  var fixes: [Fix]
  /// Why the best fix was rejected, if another one is tried.
  var refusal: RefusedFix?
}

extension LintReport {
  /// Diagnostics that can be fixed in editable files.
  fileprivate func fixCandidates(_ safety: Fix.Safety) -> [FixCandidate] {
    // In a file with a syntax error, an element may be read as part of another one.
    let malformed = Set(
      diagnostics.filter { $0.code == DiagnosticDescriptor.wellFormed.code }.compactMap { $0.span?.file })
    return diagnostics.compactMap { diagnostic in
      if diagnostic.code != DiagnosticDescriptor.wellFormed.code, let file = diagnostic.span?.file,
        malformed.contains(file)
      {
        return nil
      }
      let fixes = diagnostic.fixes.filter { fix in
        fix.safety == safety && !fix.edits.isEmpty
          && fix.edits.allSatisfy {
            editable.contains($0.span.file) || editableSources.contains($0.span.file)
          }
      }
      return fixes.isEmpty ? nil : FixCandidate(diagnostic: diagnostic, fixes: fixes)
    }
  }
}

/// Edits of several files that do not overlap.
struct EditSet: Sendable {
  /// Sorted by position, which is different for each edit.
  private var byFile: [FileID: [Fix.Edit]] = [:]
  private(set) var fixes = 0

  /// Adds all edits of a fix, or none. Returns true for a fix that is already included.
  mutating func add(_ edits: [Fix.Edit]) -> Bool {
    var added: [Fix.Edit] = []
    for edit in edits {
      switch byFile[edit.span.file, default: []].insert(edit) {
      case .added: added.append(edit)
      case .present: break
      case .overlapping:
        for edit in added { byFile[edit.span.file]?.removeAll { $0.span == edit.span } }
        return false
      }
    }
    fixes += 1
    return true
  }

  /// Sorted by file, then by location.
  var sorted: [(file: FileID, edits: [Fix.Edit])] {
    byFile.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Fix.Edit {
  /// Whether both edits change the same bytes, or insert at the same position.
  fileprivate func touches(_ other: Fix.Edit) -> Bool {
    let (a, b) = (span.range, other.span.range)
    return a.start == b.start || (a.start < b.end && b.start < a.end)
  }
}

extension [Fix.Edit] {
  fileprivate enum Insertion {
    case added
    case present
    case overlapping
  }

  /// Inserts an edit into edits that are sorted by position.
  fileprivate mutating func insert(_ edit: Fix.Edit) -> Insertion {
    let index = partitioningIndex { $0.span.range.start >= edit.span.range.start }
    if index < count {
      if self[index].span == edit.span, self[index].replacement == edit.replacement { return .present }
      if self[index].touches(edit) { return .overlapping }
    }
    if index > 0, self[index - 1].touches(edit) { return .overlapping }
    insert(edit, at: index)
    return .added
  }

  /// Returns bytes with these sorted, non-overlapping edits, and the ranges of the replacements in them. Edits outside
  /// the bytes are ignored.
  func applied(to bytes: [UInt8]) -> (bytes: [UInt8], replaced: [SourceRange]) {
    var result: [UInt8] = []
    var replaced: [SourceRange] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in self {
      let range = edit.span.range.offsets
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { continue }
      result += bytes[position..<range.lowerBound]
      let start = result.count
      result += edit.replacement.utf8
      replaced.append(SourceRange(start..<result.count))
      position = range.upperBound
    }
    return (result + bytes[position...], replaced)
  }
}
