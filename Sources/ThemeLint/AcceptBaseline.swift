package import ThemeProject
package import ThemeSource

/// A baseline on disk, with the folder to which its paths are relative.
///
/// That folder is the root of the project that contains the baseline: the folder of its configuration, else its
/// repository or package, else the baseline's own folder. Entries therefore do not depend on the working folder, and a
/// baseline can be moved within its project.
package struct BaselineFile: Sendable {
  package let path: String
  /// `nil` if the file does not exist yet.
  package let source: SourceFile?
  package let baseline: Baseline
  private let root: String
  private let realRoot: String

  /// Creates the baseline at a path.
  /// - Parameter bytes: The contents of the file; `nil` if it does not exist.
  package init(path: String, bytes: [UInt8]?) {
    self.path = path
    source = bytes.map { SourceFile(id: Self.id, path: path, bytes: $0) }
    baseline = source.map { Baseline(reading: $0) } ?? Baseline([])
    var finder = ProjectFinder()
    root = finder.place(of: Path.folder(of: path)).root
    realRoot = Path.real(root) ?? root
  }

  /// Whether the file has other contents than a baseline, which must not be overwritten.
  package var isForeign: Bool {
    guard let source else { return false }
    if source.bytes.isEmpty || source.bytes.starts(with: Baseline.heading.utf8) { return false }
    return baseline.hasInvalidLines || baseline.entries.isEmpty
  }

  /// The id of the baseline's file in diagnostics, higher than all ids in a project.
  private static let id = FileID(rawValue: .max / 2)

  /// A path in the format of entries. Files outside the project start with `..`.
  package func entryPath(of path: String) -> String {
    let absolute = Path.absolute(path)
    if let inside = Path.relative(absolute, to: root) { return inside }
    // The path of the working folder has no symbolic links, but a user's path may.
    let real = Path.real(absolute) ?? absolute
    return Path.relative(real, to: realRoot) ?? Path.relative(real, upFrom: realRoot)
  }

  /// Whether the file of an entry was deleted or renamed.
  func isGone(_ entryPath: String) -> Bool {
    !SourceProvider().exists(Path.absolute(Path.joined(root, entryPath)))
  }
}

/// The use of a baseline by the checks of one or several projects.
package struct BaselineUse: Sendable {
  /// Positions of entries that accepted a diagnostic.
  fileprivate var used: Set<Int> = []
  /// Entries of the diagnostics that were not accepted.
  fileprivate var open: [Baseline.Entry] = []
  /// The checked files, as paths of entries.
  fileprivate var checked: Set<String> = []
  /// The codes of the rules that `--select` and `--ignore` turn off.
  fileprivate var ignored: Set<String> = []

  package init() {}

  /// Adds another project's use of the same baseline.
  package mutating func formUnion(_ other: BaselineUse) {
    used.formUnion(other.used)
    open += other.open
    checked.formUnion(other.checked)
    ignored.formUnion(other.ignored)
  }

  /// Positions of entries that accept no diagnostic although their file was checked for their rule, or removed.
  package func unused(in file: BaselineFile) -> [Int] {
    let entries = file.baseline.entries
    return entries.indices.filter { index in
      let entry = entries[index]
      if used.contains(index) { return false }
      return checked.contains(entry.path) && !ignored.contains(entry.code) || file.isGone(entry.path)
    }
  }

  /// The baseline that accepts all diagnostics, and keeps its entries for files and rules that were not checked.
  /// - Returns: The baseline and the number of kept entries.
  package func updated(_ file: BaselineFile) -> (baseline: Baseline, kept: Int) {
    let entries = file.baseline.entries
    let stale = Set(unused(in: file))
    let kept = entries.indices.filter { !used.contains($0) && !stale.contains($0) }
    return (Baseline(open + (used.sorted() + kept).map { entries[$0] }), kept.count)
  }
}

extension LintReport {
  /// Removes the diagnostics that a baseline accepts.
  /// - Parameter settings: The settings of the check.
  package mutating func accept(_ file: BaselineFile, _ settings: LintSettings) -> BaselineUse {
    var paths: [FileID: String] = [:]
    let entries = findings.map { diagnostic -> Baseline.Entry? in
      guard let id = diagnostic.span?.file, diagnostic.code.group != "lint", let path = sources.path(of: id) else {
        return nil
      }
      let known = paths[id] ?? file.entryPath(of: path)
      paths[id] = known
      return Baseline.Entry(diagnostic, path: known)
    }
    let accepting = file.baseline.entries(accepting: entries)
    var use = BaselineUse()
    use.checked = Set((checkedPaths + checkedSources).map { file.entryPath(of: $0) })
    use.ignored = settings.ignoredByCaller
    use.used = Set(accepting.compactMap { $0 })
    use.open = zip(entries, accepting).compactMap { $1 == nil ? $0 : nil }
    findings = findings.selecting(findings.indices.filter { accepting[$0] == nil })
    return use
  }

  /// Adds diagnostics about the baseline itself: its unused entries, and invalid lines.
  /// - Parameter unused: The positions of unused entries.
  package mutating func report(unused: [Int], in file: BaselineFile, _ settings: LintSettings) {
    guard let source = file.source else { return }
    let found = file.baseline.diagnostics(unused: unused).compactMap { settings.applied(to: $0, path: source.path) }
    if found.isEmpty { return }
    sources.insert(source)
    for diagnostic in found { findings.append(diagnostic) }
    sort()
  }

  /// Keeps only the diagnostics that satisfy a predicate.
  package mutating func select(_ isWanted: (Diagnostic) -> Bool) {
    findings = findings.selecting(findings.indices.filter { isWanted(findings[$0]) })
  }
}

extension LintSettings {
  /// The codes of the rules that `--select` and `--ignore` turn off.
  fileprivate var ignoredByCaller: Set<String> { Set(overrides.filter { $0.level == .off }.map(\.code)) }
}
