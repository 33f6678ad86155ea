internal import Synchronization
internal import ThemeSemantics
internal import ThemeSource

/// The custom classes that the documents of a project use. The documents are searched at the first access.
///
/// A changed document has another object only if it uses other classes, so the identity identifies the uses.
final class DocumentClasses: Sendable {
  /// The uses in one document.
  struct Uses: Sendable, Equatable {
    struct Named: Sendable, Equatable {
      var name: String
      var module: String?
    }
    var isStoryboard: Bool
    /// The actions that any object may receive.
    var forwarded: [String]
    var classes: [Named]

    init(of record: FileRecord, _ bytes: [UInt8]) {
      isStoryboard = FileName(path: record.path).ending == .storyboard
      forwarded = forwardedActions(in: bytes)
      classes = customClasses(in: bytes).map { Named(name: $0.name, module: $0.module) }
    }
  }

  private struct Found: Sendable {
    var documents: [String: Set<FileID>] = [:]
    var storyboards: Set<FileID> = []
    var forwarded: Set<String> = []
    var classes: [String] = []
    var byModule: [String: [String]] = [:]
    /// The classes with a module.
    var withModule: [String] = []

    init(_ documentUses: [FileID: Uses]) {
      var modules: [String: Set<String>] = [:]
      for (id, uses) in documentUses {
        if uses.isStoryboard { storyboards.insert(id) }
        forwarded.formUnion(uses.forwarded)
        for used in uses.classes {
          documents[used.name, default: []].insert(id)
          if let module = used.module { modules[module, default: []].insert(used.name) }
        }
      }
      classes = documents.keys.sorted()
      byModule = modules.mapValues { $0.sorted() }
      withModule = Set(modules.values.joined()).sorted()
    }
  }

  private enum State {
    case unsearched(FileTable)
    case searched([FileID: Uses])
    case found([FileID: Uses], Found)
  }

  private let state: Mutex<State>

  init(_ table: FileTable) { state = Mutex(.unsearched(table)) }

  private init(_ uses: [FileID: Uses]) { state = Mutex(.searched(uses)) }

  /// The uses after changes of files: this object if they are the same.
  func updated(_ changes: [(former: FileRecord?, now: FileRecord?)], in table: FileTable) -> DocumentClasses {
    let known: [FileID: Uses]
    switch state.withLock({ $0 }) {
    case .unsearched: return DocumentClasses(table)
    case .searched(let uses), .found(let uses, _): known = uses
    }
    var uses = known
    for (former, now) in changes {
      if let former { uses[former.id] = nil }
      if let now, let bytes = try? now.read() { uses[now.id] = Uses(of: now, bytes) }
    }
    return uses == known ? self : DocumentClasses(uses)
  }

  func uses() -> ClassUses {
    ClassUses(
      documents: { [self] in found.documents[$0] ?? [] },
      isStoryboard: { [self] in found.storyboards.contains($0) },
      isForwarded: { [self] in found.forwarded.contains($0) }, classes: { [self] in found.classes },
      classesOfModule: { [self] module in
        module.map { found.byModule[$0] ?? [] } ?? found.withModule
      }, modules: { [self] in found.byModule.keys.sorted() })
  }

  private var found: Found {
    let uses: [FileID: Uses]
    switch state.withLock({ $0 }) {
    case .found(_, let found): return found
    case .searched(let known): uses = known
    case .unsearched(let table): uses = Self.search(table)
    }
    let made = Found(uses)
    state.withLock { $0 = .found(uses, made) }
    return made
  }

  private static func search(_ table: FileTable) -> [FileID: Uses] {
    var uses: [FileID: Uses] = [:]
    for record in table.ownRecords { if let bytes = try? record.read() { uses[record.id] = Uses(of: record, bytes) } }
    return uses
  }
}

/// The custom classes in the tags of a document, with their modules, found in the bytes without parsing.
func customClasses(in bytes: [UInt8]) -> [(name: String, module: String?)] {
  tags(with: "customClass", in: bytes).map { name, tag in (name, value(of: "customModule", in: tag)) }
}

/// The selectors of the actions in a document that any object may receive: those that go to the first responder or to a
/// File's Owner without a class, and those of unwind segues.
private func forwardedActions(in bytes: [UInt8]) -> [String] {
  let unwinding = tags(with: "unwindAction", in: bytes).map(\.value)
  let responders = tags(with: "placeholderIdentifier", in: bytes).filter { identifier, tag in
    identifier == "IBFirstResponder"
      || identifier == "IBFilesOwner" && [nil, "NSObject"].contains(value(of: "customClass", in: tag))
  }
  .compactMap { value(of: "id", in: $0.tag) }
  if responders.isEmpty { return unwinding }
  return unwinding
    + tags(with: "selector", in: bytes).filter { _, tag in
      value(of: "destination", in: tag).map(responders.contains) == true
    }.map(\.value)
}
