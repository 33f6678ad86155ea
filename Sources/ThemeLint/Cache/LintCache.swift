package import ThemeDatabase
package import ThemeProject
internal import ThemeSource

/// The parameters of a run, which determine its report together with the files that it reads.
package struct LintQuestion: Sendable {
  fileprivate let name: String
  fileprivate let workingFolder = Path.workingFolder
  /// The command line, for messages.
  fileprivate let command: String

  /// - Parameters:
  ///   - version: The version of the program.
  ///   - arguments: All options that affect the report, and the paths, in order.
  ///   - command: The command line, for messages.
  package init(version: String, arguments: [String], command: String) {
    self.command = command
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
  private static let magic: [UInt8] = Array("themec lint cache 5\n".utf8)
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
    /// There is no result, or there are other files now.
    case nothing(reason: String)
  }

  private static let scope = "results by document are kept only for one project with at most 20,000 names of documents"
  private static let noResult = Found.nothing(reason: "no earlier run had these arguments")

  /// Finds the result of an earlier run with the same question.
  package func find(_ question: LintQuestion) -> Found {
    let path = Path.joined(folder, question.name)
    guard let bytes = try? SourceProvider().read(path, limit: Self.mostEntryBytes),
      let start = CacheFolder.content(of: bytes, Self.magic)
    else { return Self.noResult }
    do {
      var reader = CacheReader(bytes, from: start)
      let explanation = try reader.slice()
      let recorded = Int64(bitPattern: try reader.number())
      let inputs = try reader.array { reader throws(CacheReader.Malformed) in try reader.input() }
      let verified = try inputs.verified(since: recorded)
      let (body, parts) = (try reader.slice(), try reader.slice())
      CacheFolder(folder).touch(question.name)
      guard verified.edited.isEmpty else {
        if parts.isEmpty { return .nothing(reason: "a file was edited, and \(Self.scope)") }
        return .edited(FormerLint(try LintParts(Array(parts)), edited: verified.edited), unchanged: verified.same)
      }
      var results = CacheReader(Array(body), from: 0)
      let isConfigured = try results.number() == 1
      let reports = try results.array { reader throws(CacheReader.Malformed) in try reader.report() }
      if verified.isRenewed {
        // The recorded stamps are as old as this run.
        write(Array(explanation), verified.same, Array(body), Array(parts), since: FileStamp.now, to: question)
      }
      return .current(CachedLint(reports: reports, isConfigured: isConfigured))
    } catch let error as OtherFiles {
      return .nothing(reason: error.text)
    } catch {
      return Self.noResult
    }
  }

  /// The command line of the last run in a folder that checked documents, and why it checked them; `nil` if there was none.
  package func explanation(in workingFolder: String) -> (command: String, LintExplanation)? {
    let names = CacheFolder(folder).names(suffix: Self.suffix)
    for name in names {
      guard let bytes = try? SourceProvider().read(Path.joined(folder, name), limit: Self.mostEntryBytes),
        let start = CacheFolder.content(of: bytes, Self.magic)
      else { continue }
      var reader = CacheReader(bytes, from: start)
      guard let slice = try? reader.slice() else { continue }
      var texts = CacheReader(Array(slice), from: 0)
      guard let folder = try? texts.text(), folder == workingFolder, let command = try? texts.text(),
        let explanation = try? texts.explanation()
      else { continue }
      return (command, explanation)
    }
    return nil
  }

  /// Stores the result of a run, unless its inputs cannot be verified later, or the folder cannot be written.
  /// - Parameters:
  ///   - parts: The parts of the only report; `nil` if they are not kept.
  ///   - reason: The reason to check all documents; `nil` if some were edited.
  package func store(
    _ lint: CachedLint, _ parts: LintParts?, because reason: String?, _ recorder: InputRecorder,
    for question: LintQuestion
  ) {
    guard let inputs = recorder.inputs else { return }
    var body = CacheWriter()
    body.add(lint.isConfigured ? 1 : 0)
    body.add(lint.reports) { $0.add($1, readBy: recorder) }
    var explanation = CacheWriter()
    explanation.add(question.workingFolder)
    explanation.add(question.command)
    var explained = parts?.explanation ?? LintExplanation(count: lint.reports.reduce(0) { $0 + $1.checkedPaths.count })
    explained.everything = reason ?? explained.everything
    explanation.add(explained)
    write(explanation.bytes, inputs, body.bytes, parts?.bytes ?? [], since: recorder.start, to: question)
    CacheFolder(folder).trim(bytes: Self.mostBytes, entries: Self.mostEntries, suffix: Self.suffix)
  }

  private func write(
    _ explanation: [UInt8], _ inputs: [RecordedInput], _ body: [UInt8], _ parts: [UInt8], since start: Int64,
    to question: LintQuestion
  ) {
    var payload = CacheWriter()
    payload.add(explanation)
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
