internal import CodeModel
internal import SwiftSources
internal import Synchronization
internal import ThemeProject
internal import ThemeSource

/// The Swift and Objective-C sources of a project: the configured ones or, by default, those in the project or the folders
/// of themes.
///
/// They are listed at the first access to a class. A file is parsed when it declares a requested name.
final class CodeSources: Sendable {
  /// The first id of a source file: higher than those of descriptors.
  static let firstID: UInt32 = (1 << 30) | (1 << 29)

  private struct State {
    var listing: CodeListing?
    /// The first syntax error of parsed files, keyed by number.
    var faults: [Int: CodeFault] = [:]
    /// The hash of each parsed file when it was read first, keyed by number.
    var hashes: [Int: ContentHash] = [:]
    /// The contents of files, up to ``CodeSources/mostKeptBytes``.
    var contents: [Int: [UInt8]] = [:]
    var contentBytes = 0
    /// The names by which the files load documents and resources, keyed by number.
    var nameUses: [Int: [NameUse]] = [:]
    /// Whether the files may load documents and resources by name, keyed by number.
    var mayLoad: [Int: Bool] = [:]
    /// Whether the names in all files that load something are needed, so that a file is parsed once for everything.
    var readsNames = false
    /// The declarations of the parsed files, keyed by number.
    var parsed: [Int: CodeFile] = [:]
    /// How often each file was searched for the declarations of a name, keyed by number.
    var scans: [Int: Int] = [:]
    /// The places of the identifiers of files that were searched often, keyed by number.
    var offsets: [Int: IdentifierOffsets] = [:]
  }

  private static let mostKeptBytes = 64 << 20
  private static let mostScans = 16

  private let search: CodeSearch
  private let targets: LazyTargets
  private let reader: FileReader
  private let state = Mutex(State())
  /// Held while the files are listed, so that one thread does it and others wait.
  private let isListing = Mutex(())
  /// The results of earlier runs; `nil` if files may differ from those on disk.
  let store: CodeStore?

  /// - Parameters:
  ///   - former: The sources before some were edited. Results for the other files are used again.
  ///   - edited: The paths of the edited sources.
  init(
    _ project: Project, _ targets: LazyTargets, folders: [String], reader: FileReader, store: CodeStore?,
    after former: CodeSources?, edited: Set<String>
  ) {
    self.targets = targets
    self.store = store
    search = CodeSearch(project, folders: folders)
    self.reader = reader
    guard let former, let (state, listing, numbers) = former.keptState(besides: edited, reader) else { return }
    self.state.withLock { $0 = state }
    let files = Dictionary(uniqueKeysWithValues: numbers.map { ($0, scanned(listing.paths[$0], $0, isEdited: true)) })
    self.state.withLock { $0.listing = listing.replacing(files) }
  }

  /// The state without the results for edited files, the listing and the numbers of these files; `nil` if the files are not
  /// listed yet, or if one was created or deleted.
  private func keptState(
    besides paths: Set<String>, _ reader: FileReader
  ) -> (State, CodeListing, edited: [Int])? {
    guard var kept = state.withLock({ $0.listing == nil ? nil : $0 }), let listing = kept.listing else { return nil }
    let numbers = listing.paths.indices.filter { paths.contains(Path.absolute(listing.paths[$0])) }
    guard numbers.count == paths.count, numbers.allSatisfy({ reader.fileSystem.exists(listing.paths[$0]) }) else {
      return nil
    }
    for number in numbers {
      kept.contentBytes -= kept.contents.removeValue(forKey: number)?.count ?? 0
      kept.faults[number] = nil
      kept.hashes[number] = nil
      kept.nameUses[number] = nil
      kept.mayLoad[number] = nil
      kept.parsed[number] = nil
      kept.scans[number] = nil
      kept.offsets[number] = nil
    }
    return (kept, listing, numbers)
  }

  /// The declarations of the sources. No source is read before the first name is requested.
  func base() -> CodeBase {
    CodeBase(
      index: { [self] in readsSwift ? listing.index(module: moduleName) : CodeBase.Index() },
      mentioning: { [self] in numbers(containing: $0, inObjectiveC: false) },
      inObjectiveC: { [self] in numbers(containing: $0, inObjectiveC: true) },
      scanner: self,
      id: { Self.id($0) }
    ) { [self] in read($0) }
  }

  /// The diagnostics of the sources that were read so far, by path and location; a single note if this build cannot
  /// read sources.
  var diagnostics: [Diagnostic] { diagnostics(faults) }

  /// The first syntax error of the sources that were read so far, by number.
  var faults: [Int: CodeFault] { state.withLock { $0.faults } }

  /// The diagnostics of the sources with some errors.
  func diagnostics(_ faults: [Int: CodeFault]) -> [Diagnostic] {
    let known = state.withLock { $0.listing }
    guard readsSwift else { return unreadableNote(known) }
    guard let known else { return [] }
    let found = faults.keys.sorted { known.paths[$0].isBefore(known.paths[$1]) }.compactMap { faults[$0] }
    return known.diagnostics + found.diagnostics
  }

  /// A note that there are Swift sources, which are not read.
  private func unreadableNote(_ known: CodeListing?) -> [Diagnostic] {
    guard search.namesSources || known?.paths.contains(where: { $0.hasSuffix(".swift") }) == true else { return [] }
    return [
      Diagnostic(
        .noSwift, "this build cannot read Swift sources, so View classes are unknown", at: nil,
        help: "build themec with the SwiftSources trait, which is enabled by default")
    ]
  }

  var listing: CodeListing {
    if let known = state.withLock({ $0.listing }) { return known }
    return isListing.withLock { _ in
      if let known = state.withLock({ $0.listing }) { return known }
      let found = searched()
      let made = CodeListing(found.value.enumerated().map { scanned($1, $0) }, found.diagnostics, from: store)
      state.withLock { $0.listing = made }
      return made
    }
  }

  private func searched() -> Diagnosed<[String]> {
    let found = search.paths(in: reader.fileSystem)
    // A project around the working folder lists its sources through the parent folder.
    return Diagnosed(
      found.value.map { $0.hasPrefix("../") ? Path.shortened(Path.absolute($0)) : $0 }, found.diagnostics)
  }

  /// Lists the sources, and scans them in parallel. Otherwise, the first access does it on one thread.
  ///
  /// - Parameter readsNames: Whether ``nameUses(in:)`` is asked for all files later.
  func prepare(jobs: Int, readsNames: Bool) async {
    let isListed = state.withLock { state in
      state.readsNames = state.readsNames || readsNames
      return state.listing != nil
    }
    if isListed || !readsSwift { return }
    let found = searched()
    var files: [ScannedSource] = []
    await forEachResult(
      of: Array(found.value.enumerated()), jobs: jobs, { [self] in scanned($0.element, $0.offset) },
      { files.append($0) })
    let made = CodeListing(files, found.diagnostics, from: store)
    state.withLock { if $0.listing == nil { $0.listing = made } }
  }

  private func scanned(_ path: String, _ number: Int, isEdited: Bool = false) -> ScannedSource {
    var scanned = ScannedSource(path: path)
    let store = reader.fileSystem[path] == nil ? store : nil
    if !isEdited, let entry = store?.entry(unchanged: path) {
      scanned.take(entry)
      return scanned
    }
    do {
      scanned.isRead = true
      scanned.stamp = store.flatMap { _ in FileStamp(path: path) }
      let file = SourceFile(id: Self.id(number), path: path, bytes: try contents(of: path, number))
      if let store, scanned.stamp?.size == UInt64(file.bytes.count) {
        let hash = ContentHash(file.bytes)
        if !isEdited, let entry = store.entry(path, with: hash) {
          scanned.take(entry)
          return scanned
        }
        scanned.hash = hash
      }
      scanned.declared = Self.declared(in: file)
      scanned.words = WordList(file.bytes)
    } catch {
      scanned.diagnostic = error.diagnostic()
    }
    return scanned
  }

  /// The module of a source. Without a project file, the layout of Swift packages is all that is known.
  private func moduleName(of path: String) -> String? {
    targets.targets.map { $0.module(ofSource: path) } ?? module(ofSource: path)
  }

  private static func declared(in file: SourceFile) -> CodeStore.Declared {
    if isObjectiveC(file.path) {
      let names = Set(objectiveCClasses(file).map(\.name))
      return CodeStore.Declared(
        names: names, classes: Dictionary(uniqueKeysWithValues: names.map { ($0, nil as String?) }))
    }
    let declared = declaredTypes(in: file.bytes)
    return CodeStore.Declared(names: Set(declared.names), classes: declared.classes.mapValues { .some($0) })
  }

  /// Caches the results for later runs.
  /// - Returns: The sources that are not cached as they are now; `nil` if the sources were not listed.
  func save() -> [EditedSource]? {
    let (listing, uses, parsed) = state.withLock { ($0.listing, $0.nameUses, $0.parsed) }
    guard let store, let listing else { return nil }
    if store.update(listing, uses: uses, codes: parsed, id: Self.id) { return [] }
    return listing.files.enumerated().compactMap { number, file in
      file.stored == nil ? file.version(store, uses[number]) : nil
    }
  }

  /// Whether sources are known at all.
  var isRead: Bool { readsSwift && !listing.paths.isEmpty }

  /// The paths of the sources, by number.
  var paths: [String] { listing.paths }

  /// The numbers of the files that declare or extend a type.
  func numbers(declaring name: String) -> [Int] { listing.numbers(declaring: name) }

  private func mayLoad(_ number: Int) -> Bool {
    if let known = state.withLock({ $0.mayLoad[number] }) { return known }
    let mayLoad = contents(number).map { mayUseNames($0.bytes) } ?? false
    state.withLock { $0.mayLoad[number] = mayLoad }
    return mayLoad
  }

  /// The contents of a file, which is read once unless the files are too large to be kept.
  private func contents(of path: String, _ number: Int) throws(ReadFailure) -> [UInt8] {
    if let known = state.withLock({ $0.contents[number] }) { return known }
    let bytes = try reader.read(path)
    state.withLock { state in
      guard state.contents[number] == nil, state.contentBytes + bytes.count <= Self.mostKeptBytes else { return }
      state.contents[number] = bytes
      state.contentBytes += bytes.count
    }
    return bytes
  }

  private func contents(_ number: Int) -> (path: String, bytes: [UInt8])? {
    let paths = listing.paths
    guard paths.indices.contains(number), let bytes = try? contents(of: paths[number], number) else { return nil }
    return (paths[number], bytes)
  }

  /// The number of the file at an absolute path.
  func number(of path: String) -> Int? { listing.paths.firstIndex { Path.absolute($0) == path } }

  /// The names by which a file loads documents and resources.
  func nameUses(in number: Int) -> [NameUse] {
    if let known = state.withLock({ $0.nameUses[number] }) { return known }
    if let stored = stored(number), let uses = store?.uses(stored, of: Self.id(number)) {
      state.withLock { state in
        if state.hashes[number] == nil { state.hashes[number] = stored.hash }
        state.nameUses[number] = uses
      }
      return uses
    }
    guard mayLoad(number), let (path, bytes) = contents(number) else {
      state.withLock { $0.nameUses[number] = [] }
      return []
    }
    let file = SourceFile(id: Self.id(number), path: path, bytes: bytes)
    let hash = ContentHash(bytes)
    let uses = Self.isObjectiveC(path) ? objectiveCNameUses(in: file) : SwiftSources.nameUses(in: file)
    state.withLock { state in
      if state.hashes[number] == nil { state.hashes[number] = hash }
      state.nameUses[number] = uses
    }
    return uses
  }

  private func read(_ number: Int) -> CodeFile {
    if let known = state.withLock({ $0.parsed[number] }) { return known }
    let file = parsed(number)
    state.withLock { $0.parsed[number] = file }
    return file
  }

  /// The results of earlier runs for a file.
  private func stored(_ number: Int) -> CodeStore.Entry? {
    let files = listing.files
    return files.indices.contains(number) ? files[number].stored : nil
  }

  /// The bodies of the types in a file with stored declarations; the file is parsed for them.
  private func storedBodies(_ number: Int, _ hash: ContentHash) -> CodeBodies {
    CodeBodies { [reader, path = listing.paths[number]] in
      let file = SourceFile(id: Self.id(number), path: path, bytes: reader.bytes(of: path))
      return ContentHash(file.bytes) == hash ? readBodies(file) : []
    }
  }

  private func parsed(_ number: Int) -> CodeFile {
    if let stored = stored(number),
      let code = store?.code(stored, of: Self.id(number), storedBodies(number, stored.hash))
    {
      state.withLock { state in
        if state.hashes[number] == nil { state.hashes[number] = stored.hash }
        if let fault = code.fault { state.faults[number] = fault }
      }
      return code
    }
    guard let (path, bytes) = contents(number) else { return CodeFile(file: Self.id(number)) }
    let file = SourceFile(id: Self.id(number), path: path, bytes: bytes)
    let hash = ContentHash(bytes)
    state.withLock { if $0.hashes[number] == nil { $0.hashes[number] = hash } }
    if Self.isObjectiveC(path) {
      return CodeFile(file: file.id, types: objectiveCClasses(file), constants: objectiveCConstants(in: bytes))
    }
    let code: CodeFile
    if state.withLock({ $0.readsNames }), mayLoad(number) {
      let both = readCodeAndNames(file)
      state.withLock { $0.nameUses[number] = both.names }
      code = both.code
    } else {
      code = readCode(file)
    }
    if let fault = code.fault { state.withLock { $0.faults[number] = fault } }
    return code
  }

  /// The numbers of the files of a language that contain a word, ascending.
  private func numbers(containing word: String, inObjectiveC isWanted: Bool) -> [Int] {
    let (paths, wanted) = (listing.paths, Array(word.utf8))
    func isOfLanguage(_ number: Int) -> Bool { Self.isObjectiveC(paths[number]) == isWanted }
    if let found = listing.words.numbers(of: wanted) { return found.filter(isOfLanguage) }
    return paths.indices.filter { isOfLanguage($0) && contents($0).map { hasIdentifier(wanted, in: $0.bytes) } == true }
  }

  private static func isObjectiveC(_ path: String) -> Bool { !path.hasSuffix(".swift") }

  private static func id(_ number: Int) -> FileID { FileID(rawValue: firstID + UInt32(clamping: number)) }
}

extension CodeSources: SourceScanner {
  func declarationCount(ofValue name: String, in file: FileID) -> Int {
    guard let (path, bytes) = text(of: file) else { return 0 }
    return Self.isObjectiveC(path)
      ? objectiveCDeclarationCount(of: name, in: bytes)
      : SwiftSources.declarationCount(of: name, in: bytes, known: identifiers(of: file, bytes))
  }

  func isAssigned(_ name: String, in file: FileID) -> Bool {
    guard let bytes = text(of: file)?.bytes else { return false }
    return SwiftSources.isAssigned(name, in: bytes, known: identifiers(of: file, bytes))
  }

  func declaresFunction(_ name: String, labeled label: String, in file: FileID) -> Bool {
    guard let bytes = text(of: file)?.bytes else { return false }
    return SwiftSources.declaresFunction(name, labeled: label, in: bytes, known: identifiers(of: file, bytes))
  }

  func addsInitializer(toType name: String, in file: FileID) -> Bool {
    text(of: file).map { SwiftSources.addsInitializer(toType: name, in: $0.bytes) } == true
  }

  func uses(_ name: String, in file: FileID) -> Bool {
    guard let bytes = text(of: file)?.bytes else { return false }
    return isUsed(name, in: bytes, known: identifiers(of: file, bytes))
  }

  /// The places of a file's identifiers; `nil` until it was searched several times.
  private func identifiers(of file: FileID, _ bytes: [UInt8]) -> IdentifierOffsets? {
    let number = Int(file.rawValue - Self.firstID)
    let (known, scans) = state.withLock { state in
      state.scans[number, default: 0] += 1
      return (state.offsets[number], state.scans[number, default: 0])
    }
    if known != nil || scans <= Self.mostScans { return known }
    let made = IdentifierOffsets(bytes)
    state.withLock { $0.offsets[number] = made }
    return made
  }

  private func text(of file: FileID) -> (path: String, bytes: [UInt8])? {
    path(of: file) == nil ? nil : contents(Int(file.rawValue - Self.firstID))
  }
}

extension CodeSources: SourceLookup {
  func path(of id: FileID) -> String? {
    guard id.rawValue >= Self.firstID, let known = state.withLock({ $0.listing }) else { return nil }
    let number = Int(id.rawValue - Self.firstID)
    return number < known.paths.count ? known.paths[number] : nil
  }

  func file(_ id: FileID) -> SourceFile? {
    guard let path = path(of: id) else { return nil }
    let bytes = reader.bytes(of: path)
    guard let hash = state.withLock({ $0.hashes[Int(id.rawValue - Self.firstID)] }) else {
      return SourceFile(id: id, path: path, bytes: bytes)
    }
    return SourceFile(id: id, path: path, rereading: bytes, checked: hash)
  }
}
