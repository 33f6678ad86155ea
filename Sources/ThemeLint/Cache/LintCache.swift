package import ThemeDatabase
package import ThemeProject
internal import ThemeSource

/// The parameters of a run, which determine its report together with the files that it reads.
package struct LintQuestion: Sendable {
  fileprivate let name: String

  /// - Parameters:
  ///   - version: The version of the program.
  ///   - arguments: All options that affect the report, and the paths, in order.
  package init(version: String, arguments: [String]) {
    name = CacheFolder.name(of: [version, Path.workingFolder] + arguments) + LintCache.suffix
  }
}

/// The result of a run, before a baseline and `--since` are applied.
package struct CachedLint: Sendable {
  /// A report for each project, or a single report if no project has a configuration.
  package var reports: [LintReport]
  /// Whether a project has a configuration.
  package var isConfigured: Bool

  package init(reports: [LintReport], isConfigured: Bool) {
    self.reports = reports
    self.isConfigured = isConfigured
  }
}

/// Results of former runs in a folder, with a file for each question.
///
/// An entry contains all inputs of its run from the file system: stamps and hashes of files, listings of folders, and
/// paths that did not exist. It is valid as long as these are unchanged. A file is read again only if its stamp
/// differs. Entries with another checksum or format are ignored. Files are first written under a temporary name, so
/// that processes do not disturb each other.
package struct LintCache: Sendable {
  /// The folder, which is created with the first entry.
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// The first bytes of each file; the last is the version of the format.
  private static let magic: [UInt8] = Array("themec lint cache 4\n".utf8)
  static let suffix = ".lint"
  /// The maximum number of bytes of all entries. Above it, the least recently used ones are removed.
  private static let mostBytes: UInt64 = 128 << 20
  private static let mostEntries = 512
  private static let mostEntryBytes = 64 << 20

  /// The result of an earlier run with the same question.
  package enum Found: Sendable {
    /// No input has changed.
    case current(CachedLint)
    /// The contents of some files have changed.
    case edited(FormerLint, unchanged: [RecordedInput])
  }

  /// Finds the result of an earlier run with the same question; `nil` if there is none, or if there are other files now.
  package func find(_ question: LintQuestion) -> Found? {
    let path = Path.joined(folder, question.name)
    guard let bytes = try? SourceProvider().read(path, limit: Self.mostEntryBytes),
      let start = CacheFolder.content(of: bytes, Self.magic)
    else { return nil }
    do {
      var reader = CacheReader(bytes, from: start)
      let recorded = Int64(bitPattern: try reader.number())
      let inputs = try reader.array { reader throws(CacheReader.Malformed) in try reader.input() }
      guard let verified = inputs.verified(since: recorded) else { return nil }
      let (body, parts) = (try reader.slice(), try reader.slice())
      CacheFolder(folder).touch(question.name)
      guard verified.edited.isEmpty else {
        if parts.isEmpty { return nil }
        return .edited(FormerLint(try LintParts(Array(parts)), edited: verified.edited), unchanged: verified.same)
      }
      var results = CacheReader(Array(body), from: 0)
      let isConfigured = try results.number() == 1
      let reports = try results.array { reader throws(CacheReader.Malformed) in try reader.report() }
      if verified.isRenewed {
        // The recorded stamps are as old as this run.
        write(verified.same, Array(body), Array(parts), since: FileStamp.now, to: question)
      }
      return .current(CachedLint(reports: reports, isConfigured: isConfigured))
    } catch {
      return nil
    }
  }

  /// Stores the result of a run, unless its inputs cannot be verified later, or the folder cannot be written.
  /// - Parameter parts: The parts of the only report.
  package func store(_ lint: CachedLint, _ parts: LintParts?, _ recorder: InputRecorder, for question: LintQuestion) {
    guard let inputs = recorder.inputs else { return }
    var body = CacheWriter()
    body.add(lint.isConfigured ? 1 : 0)
    body.add(lint.reports) { $0.add($1, readBy: recorder) }
    write(inputs, body.bytes, parts?.bytes ?? [], since: recorder.start, to: question)
    CacheFolder(folder).trim(bytes: Self.mostBytes, entries: Self.mostEntries, suffix: Self.suffix)
  }

  private func write(
    _ inputs: [RecordedInput], _ body: [UInt8], _ parts: [UInt8], since start: Int64, to question: LintQuestion
  ) {
    var payload = CacheWriter()
    payload.add(UInt64(bitPattern: start))
    payload.add(inputs) { $0.add($1) }
    payload.add(body)
    payload.add(parts)
    guard payload.bytes.count < Self.mostEntryBytes else { return }
    CacheFolder(folder).write(CacheFolder.file(Self.magic, payload.bytes), to: question.name)
  }

  /// The cached declarations, names and words in the sources of a project.
  package func code(below root: String, _ version: String) -> CodeStore {
    CodeStore(folder: folder, version: version, root: root)
  }

  /// Removes all entries.
  /// - Returns: The number of entries and their bytes.
  package func clean() -> (entries: Int, bytes: UInt64) {
    let removed = [Self.suffix, CodeStore.suffix].map { CacheFolder(folder).trim(bytes: 0, entries: 0, suffix: $0) }
    return (removed.reduce(0) { $0 + $1.entries }, removed.reduce(0) { $0 + $1.bytes })
  }
}

extension CacheWriter {
  fileprivate mutating func add(_ input: RecordedInput) {
    add(input.path)
    add(UInt64(input.kind.rawValue))
    guard input.kind.hasStamp else { return }
    let stamp = input.stamp
    add(stamp?.inode ?? 0)
    add(stamp?.size ?? 0)
    add(UInt64(bitPattern: stamp?.modified ?? 0))
    add(UInt64(bitPattern: stamp?.changed ?? 0))
    add(input.hash?.rawValue ?? 0)
  }
}

extension CacheReader {
  fileprivate mutating func input() throws(Malformed) -> RecordedInput {
    let path = try text()
    guard let kind = UInt8(exactly: try number()).flatMap(RecordedInput.Kind.init(rawValue:)) else { throw Malformed() }
    guard kind.hasStamp else { return RecordedInput(path: path, kind: kind) }
    let stamp = FileStamp(
      kind: kind == .file ? .file : .folder, inode: try number(), size: try number(),
      modified: Int64(bitPattern: try number()), changed: Int64(bitPattern: try number()))
    return RecordedInput(path: path, kind: kind, stamp: stamp, hash: ContentHash(rawValue: try number()))
  }
}
