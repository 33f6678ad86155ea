import ArgumentParser
import ThemeCompiler

/// Options that apply fixes.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply fixes that do not change the theme's meaning")
  var fix = false

  @Flag(help: "Also apply fixes that may change the theme's meaning")
  var unsafeFixes = false

  @Flag(help: "Print the changes as a unified diff, and write nothing")
  var diff = false

  /// Whether to compute fixes.
  var isOn: Bool { fix || unsafeFixes || diff }
}

/// Repeated passes of fixes, until none applies.
struct FixRun {
  /// Contents of the changed files, by path.
  private(set) var contents: [String: [UInt8]] = [:]
  private var originals: [String: [UInt8]] = [:]
  private var count = 0
  /// Absolute paths of the projects' folders.
  var roots: [String] = []
  private var rounds = 0

  /// Adds the changes of a pass. Returns false if no further pass is needed.
  mutating func add(_ fixed: FixedFiles) -> Bool {
    rounds += 1
    // Fixes that undo each other would never end.
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

  /// For example "fixed 3 problems in 2 files"; nil if nothing was fixed.
  var summary: String? {
    if contents.isEmpty { return nil }
    return
      "fixed \(count) problem\(count == 1 ? "" : "s") in \(contents.count) file\(contents.count == 1 ? "" : "s")\n"
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
      throw Failure("'\(file.path.shown)' changed while it was being fixed", help: "run the command again")
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
