import ArgumentParser
import ThemeCompiler

/// What to do about findings that can be mended.
struct FixOptions: ParsableArguments {
  @Flag(help: "Mend what can be mended without changing what is meant.")
  var fix = false

  @Flag(help: "Mend more: also apply fixes that may change what is meant.")
  var unsafeFixes = false

  @Flag(help: "Print what fixing would change as a unified diff, and write nothing.")
  var diff = false

  /// Whether anything is mended, or shown.
  var isOn: Bool { fix || unsafeFixes || diff }
}

/// Rounds of fixing: each mends what the one before left or brought to light.
struct FixRun {
  /// What has become of each file, by path.
  private(set) var contents: [String: [UInt8]] = [:]
  private var originals: [String: [UInt8]] = [:]
  private var count = 0
  /// Absolute paths of the projects' folders.
  var roots: [String] = []
  private var rounds = 0

  /// Takes a round's changes. False when there is nothing more to do.
  mutating func add(_ fixed: FixedFiles) -> Bool {
    rounds += 1
    // Fixes that undo each other would go on for ever.
    guard !fixed.files.isEmpty, rounds <= 20 else { return false }
    for file in fixed.files {
      originals[file.path] = originals[file.path] ?? file.before
      contents[file.path] = file.after
    }
    count += fixed.count
    return true
  }

  private var files: [FixedFile] {
    contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, bytes in
      FixedFile(path: path, before: originals[path] ?? [], after: bytes)
    }
  }

  /// All changes as one unified diff.
  var diff: [UInt8] { files.flatMap(\.unifiedDiff) }

  /// "mended 3 findings in 2 files"; nil when nothing was.
  var summary: String? {
    if contents.isEmpty { return nil }
    return
      "mended \(count) finding\(count == 1 ? "" : "s") in \(contents.count) file\(contents.count == 1 ? "" : "s")\n"
  }

  /// The folder of the project that a file belongs to.
  private func root(of path: String) -> String {
    let absolute = Path.absolute(path)
    return roots.filter { Path.isInside(absolute, $0) }.max { $0.utf8.count < $1.utf8.count }
      ?? Path.folder(of: absolute)
  }

  /// Writes the files of each project at once or not at all; a file that changed since it was read stays as it is.
  func write() throws {
    for file in files where try SourceProvider().read(file.path) != file.before {
      throw Failure("'\(file.path.shown)' was changed while it was fixed", help: "run the command again")
    }
    for (root, files) in Dictionary(grouping: files, by: { root(of: $0.path) }).sorted(by: { $0.key < $1.key }) {
      let outputs = files.map { file in
        GeneratedOutput(
          path: Path.relative(Path.absolute(file.path), to: root) ?? Path.name(of: file.path), bytes: file.after,
          marking: .none)
      }
      do {
        // No symbolic link below the project's root is written through.
        _ = try OutputWriter(folder: root).write(outputs)
      } catch {
        throw Failure(error.problems.map(\.message).joined(separator: "\n"), help: error.problems.first?.help)
      }
    }
  }
}
