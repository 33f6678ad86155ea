internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

/// Verifies that fixes are harmless: the affected files are read, resolved and checked again with the fixes.
///
/// A safe fix must not cause any diagnostic, nor change an element that it does not edit, nor the appearance of a theme
/// at any size in either direction. An unsafe fix must not cause a diagnostic that is as severe as its own.
///
/// The fixes of a group of files are tried together. If they cause diagnostics, those are left out in whose places the
/// diagnostics are; if none can be found so, each half is tried. The number of trials is limited.
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
  /// The number of trials of a group.
  private var trials = 0
  private static let mostTrials = 100

  private var mostDiagnostics: Int { before.project.limits.diagnosticsPerFile }

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
    // The indices of groups.
    var ofFamily: [FileFamily: Int] = [:]
    var ofFile: [FileID: Int] = [:]
    for candidate in candidates {
      let edited = Set(candidate.fixes.flatMap { $0.edits.map(\.span.file) })
      let families = Set(edited.compactMap { family(of: $0) })
      // A fix that edits several files can join groups.
      let related = Set(edited.compactMap { ofFile[$0] } + families.compactMap { ofFamily[$0] }).sorted()
      let place = related.first ?? groups.count
      if place == groups.count { groups.append(Group()) }
      for other in related.dropFirst() {
        groups[place].candidates += groups[other].candidates
        groups[place].files.formUnion(groups[other].files)
        groups[other] = Group()
      }
      groups[place].candidates.append(candidate)
      groups[place].files.formUnion(edited)
      for file in related.count > 1 ? groups[place].files : edited {
        ofFile[file] = place
        if let family = family(of: file) { ofFamily[family] = place }
      }
    }
    return groups.filter { !$0.candidates.isEmpty }
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
    let findings = FindingCounts(checked.check(settings, of: context.paths), limit: mostDiagnostics)
    trials = 0
    let state = extended(State(findings: findings), with: candidates, context)
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
  private mutating func extended(_ state: State, with candidates: [FixCandidate], _ context: Context) -> State {
    var trial = state
    var tried: [(candidate: FixCandidate, fix: Int)] = []
    for candidate in candidates {
      if let fix = candidate.fixes.firstIndex(where: { trial.edits.add($0.edits) }) { tried.append((candidate, fix)) }
    }
    // Overlapping fixes are tried in the next pass.
    if tried.isEmpty { return state }
    guard let harm = harm(of: &trial, with: tried, after: state, context) else { return trial }
    var (harmless, harmful) = (State?.none, harm.fixes)
    if tried.count == 1 {
      harmful = [0: harm.reason]
    } else if trials > Self.mostTrials {
      for index in tried.indices where harmful[index] == nil {
        harmful[index] = "together with other fixes \(harm.reason)"
      }
    } else if harmful.isEmpty {
      let middle = tried.count / 2
      let first = extended(state, with: tried[..<middle].map(\.candidate), context)
      return extended(first, with: tried[middle...].map(\.candidate), context)
    } else {
      let others = tried.indices.filter { harmful[$0] == nil }.map { tried[$0].candidate }
      harmless = extended(state, with: others, context)
    }
    let rest = tried.indices.compactMap { index in harmful[index].flatMap { remaining(tried[index], because: $0) } }
    return extended(harmless ?? state, with: rest, context)
  }

  /// A candidate without a fix that was rejected; nil if no other fix is left.
  private mutating func remaining(
    _ tried: (candidate: FixCandidate, fix: Int), because reason: String
  ) -> FixCandidate? {
    var candidate = tried.candidate
    let fix = candidate.fixes.remove(at: tried.fix)
    let refusal =
      candidate.refusal ?? RefusedFix(diagnostic: candidate.diagnostic, fix: fix, reason: reason)
    candidate.refusal = refusal
    if candidate.fixes.isEmpty || trials > Self.mostTrials {
      refused.append(refusal)
      return nil
    }
    return candidate
  }

  /// The effect of a trial that is not allowed.
  private struct Harm {
    /// The end of a sentence that starts with "it would".
    var reason: String
    /// The reasons of fixes in whose places the effects are, by their indices in the trial.
    var fixes: [Int: String] = [:]
  }

  /// The reason why the edits of a trial are not allowed, or `nil`.
  private mutating func harm(
    of trial: inout State, with tried: [(candidate: FixCandidate, fix: Int)], after state: State, _ context: Context
  ) -> Harm? {
    trials += 1
    let files = changes(trial.edits, context)
    apply(files.map { ($0.path, $0.after) }, context)
    let snapshot = session.snapshot
    let report = snapshot.check(settings, of: context.paths)
    trial.findings = FindingCounts(report, limit: mostDiagnostics)
    let edited = editedRanges(trial.edits, context)
    let severities = tried.map { safety == .safe ? .note : $0.candidate.diagnostic.severity }
    let limit = severities.min() ?? .error
    var new = trial.findings.new(in: report, since: state.findings, limit, edited.after)
    // The rest of a file after a syntax error was not checked before.
    if tried.contains(where: { $0.candidate.diagnostic.code == DiagnosticDescriptor.wellFormed.code }) {
      new.removeAll { found in found.code.group != "syntax" && found.span.map { !edited.after.touch($0) } ?? true }
    }
    if let first = new.first {
      var harm = Harm(reason: Self.reason(first))
      for (index, diagnostic) in fixes(tried, at: new, edited) where diagnostic.severity >= severities[index] {
        harm.fixes[index] = harm.fixes[index] ?? Self.reason(diagnostic)
      }
      return harm
    }
    guard let seen = context.seen else { return nil }
    return seen.difference(to: snapshot.footprint(of: context.families), edited.before, edited.after)
      .map { Harm(reason: $0) }
  }

  private static func reason(_ diagnostic: Diagnostic) -> String { "cause \(diagnostic.code): \(diagnostic.message)" }

  /// The fixes that changed the places of diagnostics. A place that several fixes changed is left out.
  private func fixes(
    _ tried: [(candidate: FixCandidate, fix: Int)], at diagnostics: [Diagnostic],
    _ edited: (before: EditedRanges, after: EditedRanges)
  ) -> [(index: Int, diagnostic: Diagnostic)] {
    var owners: [SourceSpan: Int] = [:]
    for (index, (candidate, fix)) in tried.enumerated() {
      for edit in candidate.fixes[fix].edits { owners[edit.span] = owners[edit.span] ?? index }
    }
    return diagnostics.compactMap { diagnostic in
      guard let span = diagnostic.span else { return nil }
      // The edits of both lists have the same order.
      let indices = Set(
        edited.after.indices(touching: span).compactMap { edited.before[span.file, $0].flatMap { owners[$0] } })
      return indices.count == 1 ? indices.first.map { ($0, diagnostic) } : nil
    }
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
  /// Files with so many diagnostics that others may not be reported.
  private var full: Set<FileID> = []

  init(_ report: LintReport, limit: Int) {
    var byFile: [FileID: Int] = [:]
    for diagnostic in report.findings {
      counts[Self.key(diagnostic), default: 0] += 1
      byCode[Self.key(diagnostic, isExact: false), default: 0] += 1
      if let file = diagnostic.span?.file { byFile[file, default: 0] += 1 }
    }
    full = Set(byFile.lazy.filter { $0.value >= limit }.map(\.key))
  }

  private static func key(_ diagnostic: Diagnostic, isExact: Bool = true) -> Key {
    Key(
      code: diagnostic.code, file: diagnostic.span?.file,
      subject: isExact ? diagnostic.subject : Diagnostic.Subject())
  }

  /// The diagnostics of a report that are new and at least as severe as a limit. The receiver contains the report's
  /// counts.
  ///
  /// A diagnostic about an edited element can have another subject than before; it is new if its code is reported more
  /// often. A suppression that becomes unused, or is read for the first time, is not attributed to the fix. In a file
  /// that had too many diagnostics to report, only those of edited elements are attributed to it.
  func new(
    in report: LintReport, since former: FindingCounts, _ limit: Diagnostic.Severity, _ edited: EditedRanges
  ) -> [Diagnostic] {
    report.findings.filter { diagnostic in
      guard diagnostic.severity >= limit, diagnostic.code.group != "lint" else { return false }
      let key = Self.key(diagnostic)
      if counts[key, default: 0] <= former.counts[key, default: 0] { return false }
      let code = Self.key(diagnostic, isExact: false)
      let isMore = byCode[code, default: 0] > former.byCode[code, default: 0]
      let isEdited = diagnostic.span.map { edited.touch($0) } ?? false
      let isFull = diagnostic.span.map { former.full.contains($0.file) } ?? false
      return isFull ? isEdited : isMore || !isEdited
    }
  }
}

/// Ranges of files that edits replace or insert.
struct EditedRanges: Sendable {
  /// Sorted, without overlaps.
  private var byFile: [FileID: [SourceRange]] = [:]

  mutating func add(_ ranges: [SourceRange], of file: FileID) { byFile[file, default: []] += ranges }

  subscript(file: FileID, index: Int) -> SourceSpan? {
    guard let ranges = byFile[file], ranges.indices.contains(index) else { return nil }
    return SourceSpan(file: file, range: ranges[index])
  }

  /// Whether an edit changed a location. An insertion or a removal counts only inside it, not at its ends.
  func touch(_ span: SourceSpan) -> Bool { !indices(touching: span).isEmpty }

  /// The indices of the ranges that changed a location.
  func indices(touching span: SourceSpan) -> [Int] {
    guard let ranges = byFile[span.file] else { return [] }
    let first = ranges.partitioningIndex { $0.end > span.range.start }
    let last = ranges.partitioningIndex { $0.start >= span.range.end }
    return (min(first, last)..<last).filter { !ranges[$0].isEmpty || span.range.start < ranges[$0].start }
  }
}
