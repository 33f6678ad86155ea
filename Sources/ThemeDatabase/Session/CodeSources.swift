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
    var listing: Listing?
    /// Faults of the parsed files, keyed by number.
    var faults: [Int: [CodeFault]] = [:]
    /// The hash of each parsed file when it was read first, keyed by number.
    var hashes: [Int: ContentHash] = [:]
    /// The contents of files, up to ``CodeSources/mostKeptBytes``: every word that is looked up is searched in all of them.
    var contents: [Int: [UInt8]] = [:]
    var contentBytes = 0
    /// The names by which the files load documents and resources, keyed by number.
    var nameUses: [Int: [NameUse]] = [:]
  }

  private static let mostKeptBytes = 64 << 20

  /// The facts that are known before a file is parsed.
  private struct Listing: Sendable {
    var paths: [String] = []
    var index = CodeBase.Index()
    /// The files that may load documents and resources by name.
    var loading: [Int] = []
    var diagnostics: [Diagnostic] = []
  }

  private let search: CodeSearch
  private let targets: TargetLookup
  private let reader: FileReader
  private let state = Mutex(State())

  init(_ project: Project, _ targets: TargetLookup, folders: [String], reader: FileReader) {
    self.targets = targets
    search = CodeSearch(project, folders: folders)
    self.reader = reader
  }

  /// The declarations of the sources. No source is read before the first name is requested.
  func base() -> CodeBase {
    CodeBase(
      index: { [self] in readsSwift ? listing.index : CodeBase.Index() },
      mentioning: { [self] in numbers(mentioning: $0) },
      inObjectiveC: { [self] in objectiveCNumbers(mentioning: $0) },
      scanner: self,
      id: { Self.id($0) }
    ) { [self] in read($0) }
  }

  /// The diagnostics of the sources that were read so far, by path and location; a single note if this build cannot
  /// read sources.
  var diagnostics: [Diagnostic] {
    let (known, faults) = state.withLock { ($0.listing, $0.faults) }
    guard readsSwift else { return unreadableNote(known) }
    guard let known else { return [] }
    let found = faults.keys.sorted { known.paths[$0].isBefore(known.paths[$1]) }.compactMap { faults[$0]?.first }
    return known.diagnostics + Self.diagnostics(of: found)
  }

  /// One diagnostic for each source with an error, or one for all if these are many: sources in Swift 2 or 3 have errors
  /// throughout.
  /// - Parameter faults: the first one of each source.
  private static func diagnostics(of faults: [CodeFault]) -> [Diagnostic] {
    guard let first = faults.first, faults.count > mostFaults else {
      return faults.map { fault in
        Diagnostic(
          .swiftSyntax, "this Swift source cannot be read completely: \(fault.message)", at: fault.span,
          help: "fix it first; classes that it declares are not checked until then")
      }
    }
    return [
      Diagnostic(
        .swiftSyntax,
        "\(faults.count) Swift sources cannot be read completely: \(first.message)",
        at: first.span,
        related: faults.dropFirst().prefix(relatedLimit).map {
          .init($0.span, "this one cannot be read either: \($0.message)")
        },
        help: "classes that they declare are not checked; convert sources in Swift 2 or 3, or exclude them")
    ]
  }

  private static let mostFaults = 3
  private static let relatedLimit = 8

  /// A note that there are Swift sources, which are not read.
  private func unreadableNote(_ known: Listing?) -> [Diagnostic] {
    guard search.namesSources || known?.paths.contains(where: { $0.hasSuffix(".swift") }) == true else { return [] }
    return [
      Diagnostic(
        .noSwift, "this build cannot read Swift sources, so View classes are unknown", at: nil,
        help: "build themec with the SwiftSources trait, which is enabled by default")
    ]
  }

  private var listing: Listing {
    if let known = state.withLock({ $0.listing }) { return known }
    let made = makeListing()
    return state.withLock { state in
      if let known = state.listing { return known }
      state.listing = made
      return made
    }
  }

  private func makeListing() -> Listing {
    let found = search.paths(in: reader.fileSystem)
    let known = targets.targets
    // A project around the working folder lists its sources through the parent folder.
    let paths = found.value.map { $0.hasPrefix("../") ? Path.shortened(Path.absolute($0)) : $0 }
    var listing = Listing(paths: paths, diagnostics: found.diagnostics)
    for (number, path) in paths.enumerated() {
      var names: [String] = []
      do {
        let file = SourceFile(id: Self.id(number), path: path, bytes: try contents(of: path, number))
        if mayUseNames(file.bytes) { listing.loading.append(number) }
        if Self.isObjectiveC(path) {
          names = objectiveCClasses(file).map(\.name)
          listing.index.classes.formUnion(names)
        } else {
          let declared = declaredTypes(in: file.bytes)
          names = declared.names
          listing.index.classes.formUnion(declared.classes)
        }
      } catch {
        listing.diagnostics.append(error.diagnostic())
      }
      for name in Set(names) { listing.index.files[name, default: []].append(number) }
      // Without a project file, the layout of Swift packages is all that is known.
      listing.index.modules.append(known.map { $0.module(ofSource: path) } ?? module(ofSource: path))
    }
    return listing
  }

  /// Whether sources are known at all.
  var isRead: Bool { readsSwift && !listing.paths.isEmpty }

  /// The paths of the sources, by number.
  var paths: [String] { listing.paths }

  /// The numbers of the files that declare or extend a type.
  func numbers(declaring name: String) -> [Int] { listing.index.files[name] ?? [] }

  /// The numbers of the files that may load documents and resources by name.
  var loading: [Int] { listing.loading }

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

  /// The names by which a file loads documents and resources.
  func nameUses(in number: Int) -> [NameUse] {
    if let known = state.withLock({ $0.nameUses[number] }) { return known }
    guard let (path, bytes) = contents(number) else { return [] }
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
    guard let (path, bytes) = contents(number) else { return CodeFile(file: Self.id(number)) }
    let file = SourceFile(id: Self.id(number), path: path, bytes: bytes)
    let hash = ContentHash(bytes)
    state.withLock { if $0.hashes[number] == nil { $0.hashes[number] = hash } }
    if Self.isObjectiveC(path) {
      return CodeFile(file: file.id, types: objectiveCClasses(file), constants: objectiveCConstants(in: bytes))
    }
    let code = readCode(file)
    if !code.faults.isEmpty { state.withLock { $0.faults[number] = code.faults } }
    return code
  }

  private func numbers(mentioning word: String) -> [Int] {
    numbers(containing: word) { !Self.isObjectiveC($0) }
  }

  private func objectiveCNumbers(mentioning word: String) -> [Int] {
    numbers(containing: word, where: Self.isObjectiveC)
  }

  private func numbers(containing word: String, where isWanted: (String) -> Bool) -> [Int] {
    let wanted = Array(word.utf8)
    let paths = listing.paths
    return paths.indices.filter { number in
      isWanted(paths[number])
        && (try? contents(of: paths[number], number)).map { hasIdentifier(wanted, in: $0) } == true
    }
  }

  private static func isObjectiveC(_ path: String) -> Bool { !path.hasSuffix(".swift") }

  private static func id(_ number: Int) -> FileID { FileID(rawValue: firstID + UInt32(clamping: number)) }
}

extension CodeSources: SourceScanner {
  func declarationCount(ofValue name: String, in file: FileID) -> Int {
    guard let (path, bytes) = text(of: file) else { return 0 }
    return Self.isObjectiveC(path)
      ? objectiveCDeclarationCount(of: name, in: bytes) : SwiftSources.declarationCount(of: name, in: bytes)
  }

  func isAssigned(_ name: String, in file: FileID) -> Bool {
    text(of: file).map { SwiftSources.isAssigned(name, in: $0.bytes) } == true
  }

  func declaresFunction(_ name: String, labeled label: String, in file: FileID) -> Bool {
    text(of: file).map { SwiftSources.declaresFunction(name, labeled: label, in: $0.bytes) } == true
  }

  func addsInitializer(toType name: String, in file: FileID) -> Bool {
    text(of: file).map { SwiftSources.addsInitializer(toType: name, in: $0.bytes) } == true
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
