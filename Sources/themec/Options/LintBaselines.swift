import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// The baselines of a run: one for each project, or the one of `--baseline` for all.
struct LintBaselines: Sendable {
  /// Keyed by path.
  private var files: [String: BaselineFile] = [:]
  private var uses: [String: BaselineUse] = [:]
  private var settings: [String: LintSettings] = [:]
  /// Paths of files from which unused entries were removed.
  private var pruned: Set<String> = []
  private let options: ResolutionOptions
  /// The root of a project without a baseline.
  private var uncovered: String?

  init(_ options: ResolutionOptions) { self.options = options }

  /// The path of a project's baseline, or `nil`.
  func path(of project: Project) -> String? { options.baseline ?? project.configuration.lint.baseline }

  /// The baseline of a project, which is read once.
  mutating func file(of project: Project) throws -> BaselineFile? {
    guard let path = path(of: project) else { return nil }
    if let known = files[path] { return known }
    let exists = DiskFileSystem().exists(path)
    guard exists || options.updateBaseline else {
      throw Failure("baseline '\(path.escaped)' does not exist", help: "use --update-baseline to create it")
    }
    let file = BaselineFile(path: path, bytes: exists ? try SourceProvider().read(path) : nil)
    files[path] = file
    return file
  }

  mutating func add(_ use: BaselineUse?, of project: Project) {
    guard let use, let path = path(of: project) else {
      uncovered = uncovered ?? project.root
      return
    }
    uses[path, default: BaselineUse()].formUnion(use)
    settings[path] = settings[path] ?? project.configuration.lint
  }

  /// Adds diagnostics about the baselines to a report.
  func report(to report: inout LintReport) {
    for (path, file) in files.sorted(by: { $0.key.isBefore($1.key) }) {
      guard let use = uses[path] else { continue }
      report.report(
        unused: pruned.contains(path) ? [] : use.unused(in: file), in: file, settings[path] ?? LintSettings())
    }
  }

  private static let noBaseline = "no baseline file specified"
  private static let baselineHelp = "use --baseline FILE, or set 'lint.baseline' in the configuration"

  /// Writes all diagnostics to the baselines. Returns a message for each.
  func update(_ report: LintReport) throws -> String {
    if options.baseline == nil, let uncovered {
      throw Failure(
        files.isEmpty ? Self.noBaseline : "\(Self.noBaseline) for '\(uncovered.escaped)'", help: Self.baselineHelp)
    }
    var messages = ""
    for (path, file) in files.sorted(by: { $0.key.isBefore($1.key) }) {
      if file.isForeign {
        throw Failure("'\(path.escaped)' is not a baseline", help: "use another file name, or delete the file")
      }
      let (baseline, kept) = (uses[path] ?? BaselineUse()).updated(file)
      try writeReport(Array(baseline.text.utf8), to: path, besides: report.readPaths)
      let count = baseline.entries.count - kept
      messages +=
        "wrote \(count) accepted problem\(count == 1 ? "" : "s") to \(path.escaped)"
        + (kept > 0 ? ", and kept \(kept) that \(kept == 1 ? "was" : "were") not checked\n" : "\n")
    }
    return messages
  }

  /// Removes unused entries from the baselines. Returns a message for each.
  mutating func prune(_ report: LintReport) throws -> String {
    if files.isEmpty { throw Failure(Self.noBaseline, help: Self.baselineHelp) }
    var messages = ""
    for (path, file) in files.sorted(by: { $0.key.isBefore($1.key) }) {
      guard let source = file.source, let use = uses[path] else { continue }
      let unused = use.unused(in: file)
      if unused.isEmpty { continue }
      let bytes = file.baseline.pruned(source, of: unused)
      try writeReport(bytes, to: path, besides: report.readPaths)
      messages += "removed \(unused.count) unused entr\(unused.count == 1 ? "y" : "ies") from \(path.escaped)\n"
      pruned.insert(path)
    }
    return messages
  }
}
