internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource

/// Verifies that fixes are harmless: the affected files are read, resolved and checked again with the fixes.
///
/// A safe fix must not cause any diagnostic, nor change an element that it does not edit, nor the appearance of a theme
/// at any size in either direction. An unsafe fix must not cause a diagnostic that is as severe as its own. The fixes
/// of a group of files are tried together; if they fail, each half is tried.
///
/// The session gets the contents of the report's files before anything is tried, so that fixes are compared with the
/// bytes that were checked, even if a file has changed on disk. A file that the report cannot supply is not fixed.
struct FixProof {
  /// Candidates whose files depend on each other.
  struct Group {
    var candidates: [FixCandidate] = []
    var files: Set<FileID> = []
  }

  /// The state of a group with some of its fixes.
  private struct State {
    var edits = EditSet()
    var findings: FindingCounts
  }

  private(set) var refused: [RefusedFix] = []
  private let session: Session
  private let before: Snapshot
  private let report: LintReport
  private let settings: LintSettings?
  private let safety: Fix.Safety
  private let dependents: [FileID: [FileFamily]]
  /// The contents of a group's files in the session.
  private var applied: [String: [UInt8]] = [:]

  init(_ session: Session, _ report: LintReport, _ settings: LintSettings?, _ safety: Fix.Safety) {
    self.session = session
    self.report = report
    self.settings = settings
    self.safety = safety
    before = session.snapshot
    dependents = before.dependents
  }

  /// Candidates grouped by the files that they change, in the order of their first diagnostic.
  func groups(of candidates: [FixCandidate]) -> [Group] {
    var groups: [Group] = []
    for candidate in candidates {
      let edited = Set(candidate.fixes.flatMap { $0.edits.map(\.span.file) })
      var group = Group(candidates: [candidate], files: edited)
      let families = Set(edited.compactMap { family(of: $0) })
      let isRelated = { (other: Group) in
        !other.files.isDisjoint(with: edited)
          || other.files.contains { self.family(of: $0).map(families.contains) ?? false }
      }
      if let first = groups.firstIndex(where: isRelated) {
        // A fix that edits several files can join groups.
        let joined = groups[first...].filter(isRelated)
        group.candidates = joined.flatMap(\.candidates) + [candidate]
        group.files = joined.reduce(into: edited) { $0.formUnion($1.files) }
        groups.removeAll(where: isRelated)
        groups.insert(group, at: min(first, groups.count))
      } else {
        groups.append(group)
      }
    }
    return groups
  }

  private func family(of file: FileID) -> FileFamily? {
    report.sources.path(of: file).flatMap { before.file(at: $0) }.flatMap { $0.isSet ? nil : $0.family }
  }

  /// Returns the changes of a group's harmless fixes, and leaves them in the session.
  mutating func prove(_ group: Group) -> (files: [ChangedFile], fixes: Int) {
    var bases: [FileID: SourceFile] = [:]
    for id in group.files {
      if let file = report.sources[id], !file.isChanged { bases[id] = file }
    }
    let candidates = candidates(of: group, in: bases)
    if candidates.isEmpty { return ([], 0) }
    session.apply(bases.values.sorted { $0.id < $1.id }.map { .edited(path: $0.path, contents: $0.bytes) })
    let checked = session.snapshot
    let families = affectedFamilies(group)
    let context = Context(
      bases: bases, families: families, paths: before.paths(in: families) + group.files.compactMap { setPath($0) },
      seen: safety == .safe ? checked.footprint(of: families) : nil)
    let findings = FindingCounts(checked.check(settings, of: context.paths))
    let state = extended(State(findings: findings), with: candidates[...], context)
    let files = changes(state.edits, context)
    apply(files.map { ($0.path, $0.after) }, context)
    return (files, files.isEmpty ? 0 : state.edits.fixes)
  }

  /// The candidates with the fixes that edit only these files. Candidates without such a fix are refused.
  private mutating func candidates(of group: Group, in bases: [FileID: SourceFile]) -> [FixCandidate] {
    group.candidates.compactMap { candidate in
      var usable = candidate
      usable.fixes.removeAll { fix in fix.edits.contains { bases[$0.span.file] == nil } }
      if usable.fixes.isEmpty, let fix = candidate.fixes.first {
        let changed = fix.edits.lazy.map(\.span.file).first { bases[$0] == nil }
        refused.append(
          RefusedFix(
            diagnostic: candidate.diagnostic, fix: fix, reason: "edit a file that has changed since it was checked",
            changedFile: changed.flatMap { report.sources.path(of: $0) }))
      }
      return usable.fixes.isEmpty ? nil : usable
    }
  }

  /// The constant inputs of a group's verification.
  private struct Context {
    var bases: [FileID: SourceFile]
    var families: [FileFamily]
    /// The files of these families, and sets.
    var paths: [String]
    /// `nil` if the appearance may change.
    var seen: ThemeFootprint?
  }

  /// A set can change all themes.
  private func affectedFamilies(_ group: Group) -> [FileFamily] {
    if group.files.contains(where: { setPath($0) != nil }) { return before.ownFamilies }
    var known: Set<FileFamily> = []
    return group.files.sorted().flatMap { dependents[$0] ?? [] }.filter { known.insert($0).inserted }
  }

  private func setPath(_ file: FileID) -> String? {
    report.sources.path(of: file).flatMap { before.file(at: $0) }.flatMap { $0.isSet ? $0.path : nil }
  }

  /// A state with the harmless fixes of the candidates.
  private mutating func extended(
    _ state: State, with candidates: ArraySlice<FixCandidate>, _ context: Context
  ) -> State {
    var trial = state
    var severity = Diagnostic.Severity.error
    for candidate in candidates where candidate.fixes.contains(where: { trial.edits.add($0.edits) }) {
      severity = min(severity, candidate.diagnostic.severity)
    }
    // Overlapping fixes are tried in the next pass.
    if trial.edits.fixes == state.edits.fixes { return state }
    guard var reason = harm(of: &trial, after: state, severity, context) else { return trial }
    if candidates.count > 1 {
      let middle = candidates.startIndex + candidates.count / 2
      let first = extended(state, with: candidates[..<middle], context)
      return extended(first, with: candidates[middle...], context)
    }
    guard let candidate = candidates.first, var tried = candidate.fixes.first else { return state }
    for (index, fix) in candidate.fixes.enumerated() {
      var trial = state
      guard trial.edits.add(fix.edits) else { continue }
      guard let other = harm(of: &trial, after: state, severity, context) else { return trial }
      if index == 0 { (tried, reason) = (fix, other) }
    }
    refused.append(RefusedFix(diagnostic: candidate.diagnostic, fix: tried, reason: reason))
    return state
  }

  /// The reason why the edits of a trial are not allowed, or `nil`.
  private mutating func harm(
    of trial: inout State, after state: State, _ severity: Diagnostic.Severity, _ context: Context
  ) -> String? {
    let files = changes(trial.edits, context)
    apply(files.map { ($0.path, $0.after) }, context)
    let snapshot = session.snapshot
    let report = snapshot.check(settings, of: context.paths)
    trial.findings = FindingCounts(report)
    let edited = editedRanges(trial.edits, context)
    let limit = safety == .safe ? Diagnostic.Severity.note : severity
    if let new = trial.findings.firstNew(in: report, since: state.findings, limit, edited.after) {
      return "cause \(new.code): \(new.message)"
    }
    guard let seen = context.seen else { return nil }
    return seen.difference(to: snapshot.footprint(of: context.families), edited.before, edited.after)
  }

  private func changes(_ edits: EditSet, _ context: Context) -> [ChangedFile] {
    var files: [ChangedFile] = []
    for (id, edits) in edits.sorted {
      guard let file = context.bases[id] else { continue }
      let after = edits.applied(to: file.bytes).bytes
      if after != file.bytes { files.append(ChangedFile(path: file.path, before: file.bytes, after: after)) }
    }
    return files
  }

  private func editedRanges(_ edits: EditSet, _ context: Context) -> (before: EditedRanges, after: EditedRanges) {
    var (before, after) = (EditedRanges(), EditedRanges())
    for (id, edits) in edits.sorted {
      guard let file = context.bases[id] else { continue }
      before.add(edits.map(\.span.range), of: id)
      after.add(edits.applied(to: file.bytes).replaced, of: id)
    }
    return (before, after)
  }

  /// Sets the contents of a group's files in the session. Other files of the group get their original contents.
  private mutating func apply(_ files: [(path: String, bytes: [UInt8])], _ context: Context) {
    var wanted: [String: [UInt8]] = [:]
    for file in context.bases.values { wanted[file.path] = file.bytes }
    for file in files { wanted[file.path] = file.bytes }
    let changed = wanted.filter { path, bytes in
      let base = context.bases.values.first { $0.path == path }?.bytes
      return (applied[path] ?? base) != bytes
    }
    for (path, bytes) in changed { applied[path] = bytes }
    session.apply(changed.sorted { $0.key < $1.key }.map { .edited(path: $0.key, contents: $0.value) })
  }
}

/// The number of occurrences of each diagnostic.
struct FindingCounts: Sendable {
  private struct Key: Hashable {
    var code: Diagnostic.Code
    var file: FileID?
    var subject: Diagnostic.Subject
  }

  private var counts: [Key: Int] = [:]
  /// The number of occurrences of each code in a file.
  private var byCode: [Key: Int] = [:]

  init(_ report: LintReport) {
    for diagnostic in report.findings {
      counts[Self.key(diagnostic), default: 0] += 1
      byCode[Self.key(diagnostic, isExact: false), default: 0] += 1
    }
  }

  private static func key(_ diagnostic: Diagnostic, isExact: Bool = true) -> Key {
    Key(
      code: diagnostic.code, file: diagnostic.span?.file,
      subject: isExact ? diagnostic.subject : Diagnostic.Subject())
  }

  /// The first diagnostic of a report that is new and at least as severe as a limit. The receiver contains the report's
  /// counts.
  ///
  /// A diagnostic about an edited element can have another subject than before; it is new if its code is reported more
  /// often. A suppression that becomes unused, or is read for the first time, is not attributed to the fix.
  func firstNew(
    in report: LintReport, since former: FindingCounts, _ limit: Diagnostic.Severity, _ edited: EditedRanges
  ) -> Diagnostic? {
    report.findings.first { diagnostic in
      guard diagnostic.severity >= limit, diagnostic.code.group != "lint" else { return false }
      let key = Self.key(diagnostic)
      if counts[key, default: 0] <= former.counts[key, default: 0] { return false }
      let code = Self.key(diagnostic, isExact: false)
      let isMore = byCode[code, default: 0] > former.byCode[code, default: 0]
      return isMore || !(diagnostic.span.map { edited.touch($0) } ?? false)
    }
  }
}

/// Ranges of files that edits replace or insert.
struct EditedRanges: Sendable {
  private var byFile: [FileID: [SourceRange]] = [:]

  mutating func add(_ ranges: [SourceRange], of file: FileID) { byFile[file, default: []] += ranges }

  /// Whether an edit changed a location. An insertion or a removal counts only inside it, not at its ends.
  func touch(_ span: SourceSpan) -> Bool {
    (byFile[span.file] ?? []).contains { range in
      range.isEmpty
        ? span.range.start < range.start && range.start < span.range.end
        : range.start < span.range.end && span.range.start < range.end
    }
  }
}
