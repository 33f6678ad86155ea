internal import Diagnostics
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Changes of one round of fixing.
package struct FixedFiles: Sendable {
  /// Sorted by path.
  package var files: [ChangedFile] = []
  /// How many diagnostics were fixed.
  package var count = 0
}

extension LintReport {
  /// Applies fixes in memory: of each diagnostic the first one that may be applied and overlaps no other.
  ///
  /// Edits replace bytes, so that all else stays as it was written. A fix after which a file would be read worse than
  /// before is left out. What overlaps is left for another round.
  /// - Parameter allowsUnsafe: also applies fixes that may change what is meant.
  package func fixed(allowsUnsafe: Bool) -> FixedFiles {
    let candidates = diagnostics.map { diagnostic in
      let usable = diagnostic.fixes.filter { fix in
        isAllowed(fix, unsafe: allowsUnsafe) && !fix.edits.isEmpty
          && fix.edits.allSatisfy { editable.contains($0.span.file) }
      }
      return usable.filter { $0.safety == .safe } + usable.filter { $0.safety != .safe }
    }
    var edits = EditSet()
    for fixes in candidates { for fix in fixes where edits.add(fix.edits) { break } }
    if let result = result(of: edits) { return result }
    // Some fix does harm: each is tried by itself on top of those that do none.
    edits = EditSet()
    for fixes in candidates {
      for fix in fixes {
        var trial = edits
        guard trial.add(fix.edits), result(of: trial) != nil else { continue }
        edits = trial
        break
      }
    }
    return result(of: edits) ?? FixedFiles()
  }

  /// Files with edits, sorted by path; nil when one of them would be read worse than before.
  private func result(of edits: EditSet) -> FixedFiles? {
    var result = FixedFiles(count: edits.fixes)
    for (id, changes) in edits.sorted {
      guard let file = sources[id] else { continue }
      let after = changes.applied(to: file.bytes)
      if after == file.bytes { continue }
      guard faults(in: after, of: file) <= faults(in: file.bytes, of: file) else { return nil }
      result.files.append(ChangedFile(path: file.path, before: file.bytes, after: after))
    }
    result.files.sort { $0.path.isBefore($1.path) }
    if result.files.isEmpty { result.count = 0 }
    return result
  }

  private func isAllowed(_ fix: Fix, unsafe: Bool) -> Bool {
    switch fix.safety {
    case .safe: true
    case .unsafe: unsafe
    case .displayOnly: false
    }
  }

  /// How many errors reading these bytes gives.
  private func faults(in bytes: [UInt8], of file: SourceFile) -> Int {
    parse(SourceFile(id: file.id, path: file.path, bytes: bytes), limits: limits).diagnostics
      .count { $0.severity == .error }
  }
}

/// Edits of several files that do not touch each other.
private struct EditSet {
  private var byFile: [FileID: [Fix.Edit]] = [:]
  private(set) var fixes = 0

  /// Takes all edits of a fix, or none. A fix that is there already counts as taken.
  mutating func add(_ edits: [Fix.Edit]) -> Bool {
    var fresh: [Fix.Edit] = []
    for edit in edits {
      let others = byFile[edit.span.file] ?? []
      if others.contains(where: { $0.span == edit.span && $0.replacement == edit.replacement }) { continue }
      if (others + fresh.filter { $0.span.file == edit.span.file }).contains(where: { $0.touches(edit) }) {
        return false
      }
      fresh.append(edit)
    }
    for edit in fresh { byFile[edit.span.file, default: []].append(edit) }
    fixes += 1
    return true
  }

  var sorted: [(FileID, [Fix.Edit])] {
    byFile.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.span < $1.span }) }
  }
}

extension Fix.Edit {
  /// Whether both change the same bytes, or put something at the same place.
  fileprivate func touches(_ other: Fix.Edit) -> Bool {
    let (a, b) = (span.range, other.span.range)
    return a.start == b.start || (a.start < b.end && b.start < a.end)
  }
}

extension [Fix.Edit] {
  /// Bytes with these edits, which are sorted and do not overlap. Edits outside of the bytes are left out.
  fileprivate func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in self {
      let range = edit.span.range.offsets
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { continue }
      result += bytes[position..<range.lowerBound]
      result += edit.replacement.utf8
      position = range.upperBound
    }
    return result + bytes[position...]
  }
}
