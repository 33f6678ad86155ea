internal import CodeModel
internal import Synchronization
internal import ThemeProject
internal import ThemeSource

/// A cache of the declarations, names and words in a project's sources: one file in a cache folder.
///
/// The results depend only on the bytes of each source. They are reused if the source has the same stamp or, if the stamp
/// differs, the same hash. A cache file with another format or checksum is ignored.
package final class CodeStore: Sendable {
  /// The names that a source declares.
  struct Declared: Sendable, Equatable {
    var names: Set<String> = []
    /// The first type that each class inherits; empty if it inherits none, `nil` if it is unknown.
    var classes: [String: String?] = [:]
  }

  /// A stored source.
  struct Entry: Sendable {
    /// The number in the stored word index.
    let number: Int
    var stamp: FileStamp
    let hash: ContentHash
    /// The location of the facts about it.
    fileprivate let facts: Range<Int>
  }

  /// A source that is to be stored; without facts if it could not be read.
  struct Source: Sendable {
    var path: String
    var stamp = FileStamp(kind: .file, inode: 0, size: 0, modified: 0, changed: 0)
    var hash = ContentHash(rawValue: 0)
    var facts: ArraySlice<UInt8> = []
  }

  /// The contents of the file.
  private struct Contents: Sendable {
    var bytes: [UInt8] = []
    /// The number of stored sources, which their numbers are below.
    var count = 0
    /// By path as listed.
    var entries: [String: Entry] = [:]
    /// The time at which the run that wrote them began.
    var start: Int64 = 0
    /// The indexes of words and declared names.
    var words: ArraySlice<UInt8> = []
    var names: ArraySlice<UInt8> = []
  }

  private let folder: String
  private let name: String
  private let known = Mutex<Contents?>(nil)
  private let start = FileStamp.now

  /// - Parameters:
  ///   - folder: The folder of the cache.
  ///   - version: The version of the program, which determines the format and all facts.
  ///   - root: The root of the project.
  package init(folder: String, version: String, root: String) {
    self.folder = folder
    name = CacheFolder.name(of: [version, Path.workingFolder, root]) + Self.suffix
  }

  private static let format: [UInt8] = Array("themec code cache 4\n".utf8)
  package static let suffix = ".code"
  private static let mostFileBytes = 256 << 20
  private static let mostBytes: UInt64 = 512 << 20
  private static let mostFiles = 64

  private var contents: Contents {
    known.withLock { known in
      if let known { return known }
      let made = (try? load()) ?? Contents()
      known = made
      return made
    }
  }

  private func load() throws -> Contents {
    // The cache is no input of a run.
    let bytes = try InputRecorder.$current.withValue(nil) {
      try SourceProvider().read(Path.joined(folder, name), limit: Self.mostFileBytes)
    }
    guard let start = CacheFolder.content(of: bytes, Self.format) else { throw CacheReader.Malformed() }
    var reader = CacheReader(bytes, from: start)
    var contents = Contents(bytes: bytes)
    contents.start = Int64(bitPattern: try reader.number())
    contents.count = try reader.count()
    for number in 0..<contents.count {
      let path = try reader.text()
      let stamp = FileStamp(
        kind: .file, inode: try reader.number(), size: try reader.number(),
        modified: Int64(bitPattern: try reader.number()), changed: Int64(bitPattern: try reader.number()))
      let hash = ContentHash(rawValue: try reader.number())
      let facts = try reader.slice()
      contents.entries[path] = Entry(number: number, stamp: stamp, hash: hash, facts: facts.indices)
    }
    contents.words = try reader.slice()
    contents.names = try reader.slice()
    return contents
  }

  /// The entry of a source, if its contents are certainly the same as when it was stored.
  func entry(unchanged path: String) -> Entry? {
    let contents = contents
    guard var entry = contents.entries[path] else { return nil }
    if let known = InputRecorder.current?.input(ofRead: path), let stamp = known.stamp {
      entry.stamp = stamp
      return known.hash == entry.hash ? entry : nil
    }
    guard let stamp = FileStamp(path: path), stamp == entry.stamp,
      !stamp.isRacy(at: contents.start)
    else { return nil }
    InputRecorder.current?.add(path, .file, stamp, entry.hash)
    return entry
  }

  /// The entry of a source with some bytes.
  func entry(_ path: String, with hash: ContentHash) -> Entry? {
    contents.entries[path].flatMap { $0.hash == hash ? $0 : nil }
  }

  /// The names that a source declares; `nil` if they cannot be read.
  func declared(_ entry: Entry) -> Declared? {
    try? section(0, entry) { reader throws(CacheReader.Malformed) in try reader.declared() }
  }

  /// The names by which a source loads documents and resources; `nil` if they are not stored.
  func uses(_ entry: Entry, of id: FileID) -> [NameUse]? {
    let uses: [NameUse]?? = try? section(1, entry) { reader throws(CacheReader.Malformed) in
      if try reader.number() == 0 { return nil }
      let count = try reader.count()
      var facts = CodeFactsReader(reader, of: id)
      var uses: [NameUse] = []
      for _ in 0..<count { uses.append(try facts.nameUse()) }
      return uses
    }
    return uses ?? nil
  }

  /// The declarations of a source; `nil` if they are not stored.
  ///
  /// - Parameter bodies: The code of its types.
  func code(_ entry: Entry, of id: FileID, _ bodies: CodeBodies) -> CodeFile? {
    let code: CodeFile?? = try? section(2, entry) { reader throws(CacheReader.Malformed) in
      if try reader.number() == 0 { return nil }
      var facts = CodeFactsReader(reader, of: id)
      return try facts.code(bodies)
    }
    return code ?? nil
  }

  func hasUses(_ entry: Entry) -> Bool { isStored(1, entry) }

  func hasCode(_ entry: Entry) -> Bool { isStored(2, entry) }

  private func isStored(_ number: Int, _ entry: Entry) -> Bool {
    (try? section(number, entry) { reader throws(CacheReader.Malformed) in try reader.number() == 1 }) == true
  }

  private func section<Result>(
    _ number: Int, _ entry: Entry, _ read: (inout CacheReader) throws(CacheReader.Malformed) -> Result
  ) throws(CacheReader.Malformed) -> Result {
    var reader = CacheReader(contents.bytes, from: entry.facts.lowerBound)
    for _ in 0..<number { _ = try reader.slice() }
    _ = try reader.count()
    return try read(&reader)
  }

  /// The stored bytes of the facts about a source.
  func facts(_ entry: Entry) -> ArraySlice<UInt8> { contents.bytes[entry.facts] }

  /// Returns the bytes of the facts about a source.
  static func facts(_ declared: Declared, uses: [NameUse]?, code: CodeFile?) -> ArraySlice<UInt8> {
    var sections = [CacheWriter(), CacheWriter(), CacheWriter()]
    sections[0].add(declared)
    sections[1].add(uses == nil ? 0 : 1)
    if let uses { sections[1].add(uses) { $0.add($1) } }
    sections[2].add(code == nil ? 0 : 1)
    if let code { sections[2].add(code) }
    var all = CacheWriter()
    for section in sections { all.add(section.bytes) }
    return all.bytes[...]
  }

  /// Stores the sources of a run, unless nearly all of them are stored already.
  ///
  /// - Returns: Whether all sources are stored as they are now.
  /// - Parameters:
  ///   - uses: The names in sources, by number, as far as they were read.
  ///   - codes: The declarations in sources, by number, as far as they were read.
  ///   - id: Returns the id of the source with a number.
  func update(_ listing: CodeListing, uses: [Int: [NameUse]], codes: [Int: CodeFile], id: (Int) -> FileID) -> Bool {
    // The code of a Screenlet's class is read together with its declarations, and is not stored.
    let codes = codes.filter { file in file.value.types.allSatisfy { $0.dispatch == nil } }
    func hasNews(_ number: Int) -> Bool {
      guard let stored = listing.files[number].stored else { return true }
      return uses[number] != nil && !hasUses(stored) || codes[number] != nil && !hasCode(stored)
    }
    let news = Set(listing.files.indices.filter(hasNews))
    let changed =
      listing.files.indices.count { news.contains($0) || listing.files[$0].isRead } + abs(count - listing.files.count)
    guard changed * Self.mostChanges > listing.files.count else { return false }
    let sources = listing.files.enumerated().map { number, file in
      guard let stamp = file.stamp, let hash = file.hash else { return Source(path: file.path) }
      if let stored = file.stored, !news.contains(number) {
        return Source(path: file.path, stamp: stamp, hash: hash, facts: facts(stored))
      }
      let facts = Self.facts(
        listing.declared(number), uses: uses[number] ?? file.stored.flatMap { self.uses($0, of: id(number)) },
        code: codes[number] ?? file.stored.flatMap { code($0, of: id(number), CodeBodies([])) })
      return Source(path: file.path, stamp: stamp, hash: hash, facts: facts)
    }
    return store(sources, listing.words, listing.names)
  }

  /// At most one source in so many is read again by each run before all are stored again.
  private static let mostChanges = 50

  /// Replaces the stored sources.
  ///
  /// - Parameters:
  ///   - words: The words of all sources, by their positions.
  ///   - names: The names that they declare.
  /// - Returns: Whether they were written.
  @discardableResult
  func store(_ sources: [Source], _ words: WordIndex, _ names: WordIndex) -> Bool {
    var content = CacheWriter()
    content.add(UInt64(bitPattern: start))
    content.add(sources) { writer, source in
      writer.add(source.path)
      for number in [source.stamp.inode, source.stamp.size] { writer.add(number) }
      for time in [source.stamp.modified, source.stamp.changed] { writer.add(UInt64(bitPattern: time)) }
      writer.add(source.hash.rawValue)
      writer.add(Array(source.facts))
    }
    content.add(words.bytes)
    content.add(names.bytes)
    guard content.bytes.count < Self.mostFileBytes else { return false }
    return InputRecorder.$current.withValue(nil) {
      let isWritten = CacheFolder(folder).write(CacheFolder.file(Self.format, content.bytes), to: name)
      CacheFolder(folder).trim(bytes: Self.mostBytes, entries: Self.mostFiles, suffix: Self.suffix)
      return isWritten
    }
  }

  /// The indexes of the words and of the declared names of stored sources; `nil` if they cannot be read.
  ///
  /// - Parameter numbers: the numbers of the sources by their numbers in the store.
  func indexes(_ numbers: [Int?]) -> (words: WordIndex, names: WordIndex)? {
    let contents = contents
    guard let words = WordIndex(contents.words, numbers: numbers),
      let names = WordIndex(contents.names, numbers: numbers)
    else { return nil }
    return (words, names)
  }

  /// The identifiers of a stored source.
  func wordList(_ entry: Entry) -> WordList { WordIndex.list(ofText: entry.number, in: contents.words) }

  /// The stored version of a source, if it has a hash.
  func version(_ path: String, with hash: ContentHash) -> EditedSource? {
    guard let entry = entry(path, with: hash), let declared = declared(entry) else { return nil }
    let uses = uses(entry, of: FileID(rawValue: 0)).map { ContentHash(of: $0) }
    return EditedSource(path: path, hash: hash, declared: declared, words: wordList(entry), uses: uses)
  }

  /// The number of stored sources.
  var count: Int { contents.count }
}

extension CacheWriter {
  mutating func add(_ declared: CodeStore.Declared) {
    add(declared.names.sorted()) { $0.add($1) }
    add(declared.classes.sorted { $0.key < $1.key }) { writer, entry in
      writer.add(entry.key)
      writer.add(entry.value)
    }
  }
}

extension CacheReader {
  mutating func declared() throws(Malformed) -> CodeStore.Declared {
    var declared = CodeStore.Declared()
    declared.names = Set(try array { reader throws(Malformed) in try reader.text() })
    for _ in 0..<(try count()) {
      let name = try text()
      declared.classes.updateValue(try optionalText(), forKey: name)
    }
    return declared
  }
}
