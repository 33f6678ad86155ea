import Synchronization
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// The files and lines that changed since a revision, in any number of git repositories. A repository is read at the
/// first access to its files.
final class ChangedLines: Sendable {
  private let revision: String
  /// Keyed by the absolute path of the repository.
  private let repositories = Mutex<[String: RepositoryChanges]>([:])

  init(since revision: String) { self.revision = revision }

  /// The former state of the repository with a folder; `nil` outside of repositories.
  func formerContents(around folder: String) throws -> FormerContents? {
    try Self.root(of: Path.absolute(folder)).map { try repository(at: $0).formerContents() }
  }

  /// Keeps the diagnostics on changed lines, those without a file, those about changed files that cannot be read, and
  /// those that the former files did not have.
  func filter(_ report: inout LintReport, former: LintReport?, renamed: [String: String] = [:]) throws {
    var known: [DiagnosticKey: Int] = [:]
    for diagnostic in former?.diagnostics ?? [] {
      known[DiagnosticKey(diagnostic, former?.sources, renamed), default: 0] += 1
    }
    let isNew = report.diagnostics.map { diagnostic in
      let key = DiagnosticKey(diagnostic, report.sources)
      known[key, default: 0] -= 1
      return former != nil && known[key, default: 0] < 0
    }
    var next = isNew.makeIterator()
    var files: [FileID: (changes: LineChanges, table: LineTable)] = [:]
    for id in Set(report.diagnostics.compactMap { $0.span?.file }) {
      guard let path = report.sources.path(of: id) else { continue }
      let changes = try self.changes(of: path)
      files[id] = (changes, LineTable(changes.isPartial ? report.sources[id]?.bytes ?? [] : []))
    }
    report.select { diagnostic in
      if next.next() == true { return true }
      guard let span = diagnostic.span, let (changes, table) = files[span.file] else { return true }
      switch changes {
      case .none: return false
      case .all: return true
      case .lines(let lines):
        // An unclosed element is reported at the end of the file.
        if LintSettings.fixedCodes.contains(diagnostic.code.rawValue) { return true }
        let first = table.position(of: span.range.start).line
        let last = table.position(of: max(span.range.start, span.range.end &- 1)).line
        return lines.contains { $0.overlaps(first..<max(first, last) + 1) }
      }
    }
  }

  private static func root(of folder: String) -> String? {
    Path.ancestors(of: folder).first { DiskFileSystem().exists(Path.joined($0, ".git")) }
  }

  private func repository(at root: String) throws -> RepositoryChanges {
    try repositories.withLock { known in
      let repository = try known[root] ?? RepositoryChanges(root, since: revision)
      known[root] = repository
      return repository
    }
  }

  private func changes(of path: String) throws -> LineChanges {
    let absolute = Path.absolute(path)
    guard let root = Self.root(of: Path.folder(of: absolute)) else {
      throw Failure(
        "cannot compare '\(path.escaped)' with '\(revision.escaped)': it is not in a git repository",
        help: "run without '--since'")
    }
    return try repository(at: root)[Path.relative(absolute, to: root) ?? absolute]
  }
}

/// What identifies a diagnostic in two states of a project.
private struct DiagnosticKey: Hashable {
  private let code: Diagnostic.Code
  private let path: String?
  private let subject: Diagnostic.Subject

  /// - Parameter renamed: The new paths of renamed files.
  init(_ diagnostic: Diagnostic, _ sources: SourceMap?, _ renamed: [String: String] = [:]) {
    code = diagnostic.code
    let path = diagnostic.span.flatMap { sources?.path(of: $0.file) }.map { Path.absolute($0) }
    self.path = path.map { renamed[$0] ?? $0 }
    subject = diagnostic.subject
  }
}

enum LineChanges: Equatable {
  case none
  /// Sorted ranges of line numbers, which start at 1.
  case lines([Range<Int>])
  /// All lines: the file is new.
  case all

  var isPartial: Bool { if case .lines = self { true } else { false } }
}

/// The changes of a working tree since a revision, or since the branch diverged from it.
struct RepositoryChanges {
  private var changed: [String: LineChanges] = [:]
  private var tracked: Set<String> = []
  private let root: String
  /// The commit that the working tree is compared with.
  private let base: String
  private let withoutFilters: [String]

  init(_ root: String, since revision: String) throws {
    guard !revision.hasPrefix("-"),
      let commit = try git(["-C", root, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    else {
      guard try git(["-C", root, "rev-parse", "--git-dir"]) != nil else {
        throw Failure("git cannot read the repository '\(root.escaped)'", help: "run 'git status' there to see why")
      }
      throw Failure("unknown revision '\(revision.escaped)'", help: "run 'git log' to list the revisions")
    }
    func word(_ bytes: [UInt8]) -> String { String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self) }
    self.root = root
    withoutFilters = try themec.withoutFilters(ofRepository: root)
    // In a shallow clone the common ancestor may be missing.
    base = try git(["-C", root, "merge-base", word(commit), "HEAD"]).map(word) ?? word(commit)
    let options = ["--unified=0", "--text", "--no-color", "--no-ext-diff", "--no-textconv", "--inter-hunk-context=0"]
    let prefixes = ["--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules", "--find-renames"]
    // Other files can be large, and not texts.
    let files = (Project.textEndings + [".txt"]).map { ":(top,glob,icase)**/*\($0)" }
    guard let diff = try git(withoutFilters + ["-C", root, "diff"] + options + prefixes + [base, "--"] + files),
      let tracked = try git(["-C", root, "ls-files", "-z"])
    else { throw try Self.failure(comparing: root, with: revision) }
    changed = Self.changes(in: diff)
    self.tracked = Set(tracked.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  private static func failure(comparing root: String, with revision: String) throws -> Failure {
    // git fetches what a partial clone lacks, but not for themec.
    let isPartial = try git(["-C", root, "config", "extensions.partialClone"]) != nil
    let command = "'git diff \(revision.escaped)'"
    return Failure(
      "cannot compare '\(root.escaped)' with '\(revision.escaped)'",
      help: isPartial ? "run \(command) once, which fetches what this partial clone lacks" : "run \(command) to see why"
    )
  }

  subscript(path: String) -> LineChanges { tracked.contains(path) ? changed[path] ?? .none : .all }

  /// The changes from the working tree back to the base.
  func formerContents() throws -> FormerContents {
    let options = ["--name-status", "-z", "--find-renames", "--ignore-submodules", "--no-ext-diff", "--no-textconv"]
    guard let status = try git(withoutFilters + ["-C", root, "diff"] + options + [base, "--"]),
      let others = try git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"])
    else { throw try Self.failure(comparing: root, with: base) }
    func words(_ bytes: [UInt8]) -> [String] { bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
    func absolute(_ path: String) -> String { Path.joined(root, path) }
    var result = FormerContents(missing: Set(words(others).map(absolute)))
    var former: [String] = []
    var rest = words(status)[...]
    while let kind = rest.popFirst(), let path = rest.popFirst() {
      if kind == "A" {
        result.missing.insert(absolute(path))
        continue
      }
      former.append(path)
      guard kind.hasPrefix("R"), let now = rest.popFirst() else { continue }
      result.missing.insert(absolute(now))
      result.renamed[absolute(path)] = absolute(now)
    }
    for (path, text) in zip(former, try contents(of: former)) { result.contents[absolute(path)] = text }
    return result
  }

  /// The contents of files in the base, in order; empty for those that are no files there.
  private func contents(of paths: [String]) throws -> [[UInt8]] {
    if paths.isEmpty { return [] }
    let names = paths.map { $0.contains("\n") ? "" : "\(base):\($0)" }.joined(separator: "\n") + "\n"
    guard let bytes = try git(["-C", root, "cat-file", "--batch"], input: Array(names.utf8)) else {
      throw try Self.failure(comparing: root, with: base)
    }
    var position = 0
    return paths.map { _ in
      // `HASH blob SIZE`, or `NAME missing`.
      let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      let words = bytes[position..<end].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      position = min(end + 1, bytes.count)
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size >= 0, size <= bytes.count - position
      else { return [] }
      defer { position = min(position + size + 1, bytes.count) }
      return Array(bytes[position..<position + size])
    }
  }

  /// The lines that a unified diff without context adds, keyed by path.
  static func changes(in diff: [UInt8]) -> [String: LineChanges] {
    var result: [String: LineChanges] = [:]
    var path: String?
    var lines: [Range<Int>] = []
    func finish() {
      if let path { result[path] = lines.isEmpty ? LineChanges.none : .lines(lines) }
      lines = []
    }
    // The number of remaining lines of the hunk, which can look like headers.
    var open = 0
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if open > 0, line.first == UInt8(ascii: "+") || line.first == UInt8(ascii: "-") {
        open -= 1
      } else if line.starts(with: "+++ ".utf8) {
        finish()
        path = name(line.dropFirst(4))
      } else if line.starts(with: "@@ -".utf8), let hunk = hunk(line) {
        open = hunk.removed + hunk.added.count
        if !hunk.added.isEmpty { lines.append(hunk.added) }
      }
    }
    finish()
    return result
  }

  /// Parses `@@ -10,2 +12,3 @@`: the number of removed lines, and the range of the added lines.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (removed: Int, added: Range<Int>)? {
    let words = line.split(separator: 0x20).prefix(3).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3 else { return nil }
    let sides = words.dropFirst().map { $0.dropFirst().split(separator: ",").map { Int($0) ?? 0 } }
    guard let old = sides.first, let new = sides.last, let start = new.first else { return nil }
    let count = new.count > 1 ? new[1] : 1
    guard start >= 0, count >= 0, !start.addingReportingOverflow(count).overflow else { return nil }
    return (max(0, old.count > 1 ? old[1] : 1), start..<start + count)
  }

  /// The path after `+++ `, which git quotes if it has unusual bytes; `nil` for a deleted file.
  private static func name(_ text: ArraySlice<UInt8>) -> String? {
    var bytes = Array(text)
    // git appends a tab to a path with spaces.
    if bytes.first != UInt8(ascii: "\"") {
      if bytes.last == 0x09 { bytes.removeLast() }
    } else {
      bytes = unquoted(bytes)
    }
    return bytes.starts(with: "b/".utf8) ? String(decoding: bytes.dropFirst(2), as: UTF8.self) : nil
  }

  private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let code = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch code {
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var value = Int(code & 7)
        for _ in 0..<2 { if let digit = rest.popFirst() { value = value * 8 + Int(digit & 7) } }
        result.append(UInt8(truncatingIfNeeded: value))
      case UInt8(ascii: "a"): result.append(0x07)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "r"): result.append(0x0D)
      default: result.append(code)
      }
    }
    return result
  }
}
