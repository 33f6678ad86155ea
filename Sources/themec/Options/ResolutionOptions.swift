import ArgumentParser
import ThemeLint
import ThemeProject
import ThemeSource

/// Options for resolving problems: they are fixed, or accepted in a baseline.
struct ResolutionOptions: ParsableArguments {
  @Flag(help: "Apply fixes that do not change the theme's meaning")
  var fix = false

  @Flag(help: "With --fix or --diff: also apply fixes that may change the theme's meaning")
  var unsafeFixes = false

  @Flag(help: "Print the changes as a unified diff, and write nothing")
  var diff = false

  @Option(
    help: ArgumentHelp("File of accepted problems (default: lint.baseline of the configuration)", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Write all current problems to the baseline")
  var updateBaseline = false

  @Flag(help: "Remove unused entries from the baseline")
  var pruneBaseline = false

  /// Whether to compute fixes.
  var isOn: Bool { fix || diff }

  func validate() throws {
    if unsafeFixes, !isOn { throw ValidationError("'--unsafe-fixes' requires '--fix' or '--diff'") }
  }
}

/// Repeated passes of fixes, until none can be applied.
struct FixRun {
  /// Contents of the changed files, by path.
  private(set) var contents: [String: [UInt8]] = [:]
  private var originals: [String: [UInt8]] = [:]
  private var count = 0
  /// A line for each fix that the last pass rejected.
  private var refused: [String] = []
  /// Absolute paths of the projects' folders.
  var roots: [String] = []

  /// Adds the changes of a pass.
  mutating func add(_ fixed: FixedFiles, of report: LintReport) {
    refused = fixed.refused.map { refusal in
      var place = ""
      if let span = refusal.diagnostic.span, let file = report.sources[span.file] {
        let position = LineTable(file.bytes).position(of: span.range.start)
        place = " at \(file.path.escaped):\(position.line):\(position.column)"
      }
      return "warning: did not fix \(refusal.diagnostic.code)\(place): it would \(refusal.reason.escaped)\n"
    }
    for file in fixed.files {
      originals[file.path] = originals[file.path] ?? file.before
      contents[file.path] = file.after
    }
    count += fixed.count
  }

  /// Adds the changes of another project.
  mutating func append(_ other: FixRun) {
    originals.merge(other.originals) { first, _ in first }
    contents.merge(other.contents) { $1 }
    count += other.count
    refused += other.refused
    roots += other.roots
  }

  private var files: [ChangedFile] {
    contents.sorted { $0.key.isBefore($1.key) }.map { path, bytes in
      ChangedFile(path: path, before: originals[path] ?? [], after: bytes)
    }
  }

  /// All changes as one unified diff.
  var diff: [UInt8] { files.flatMap(\.unifiedDiff) }

  /// The reasons why fixes were rejected, in lines.
  var refusals: String { refused.joined() }

  /// For example "fixed 3 problems in 2 files"; `nil` without fixes.
  var summary: String? {
    if contents.isEmpty { return nil }
    return
      "fixed \(count) problem\(count == 1 ? "" : "s") in \(contents.count) file\(contents.count == 1 ? "" : "s")\n"
  }

  func write() throws { try writeChanges(files, below: roots) }
}
