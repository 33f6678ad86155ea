internal import Synchronization
internal import ThemeSemantics
internal import ThemeSource

/// The custom classes that the documents of a project use. The documents are searched at the first access.
final class DocumentClasses: Sendable {
  private struct Found: Sendable {
    var documents: [String: Set<FileID>] = [:]
    var storyboards: Set<FileID> = []
    /// The actions that go to the first responder.
    var forwarded: Set<String> = []
    var classes: [String] = []
    var byModule: [String: [String]] = [:]
    /// The classes with a module.
    var withModule: [String] = []
  }

  private let table: FileTable
  private let state = Mutex<Found?>(nil)

  init(_ table: FileTable) { self.table = table }

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
    if let known = state.withLock({ $0 }) { return known }
    var made = Found()
    var modules: [String: Set<String>] = [:]
    for record in table.ownRecords {
      guard let bytes = try? record.read() else { continue }
      if FileName(path: record.path).ending == .storyboard { made.storyboards.insert(record.id) }
      made.forwarded.formUnion(forwardedActions(in: bytes))
      for (name, module) in customClasses(in: bytes) {
        made.documents[name, default: []].insert(record.id)
        if let module { modules[module, default: []].insert(name) }
      }
    }
    made.classes = made.documents.keys.sorted()
    made.byModule = modules.mapValues { $0.sorted() }
    made.withModule = Set(modules.values.joined()).sorted()
    let result = made
    state.withLock { $0 = result }
    return result
  }
}

/// The custom classes in the tags of a document, with their modules, found in the bytes without parsing.
func customClasses(in bytes: [UInt8]) -> [(name: String, module: String?)] {
  tags(with: "customClass", in: bytes).map { name, tag in (name, value(of: "customModule", in: tag)) }
}

/// The selectors of the actions in a document that go to the first responder.
private func forwardedActions(in bytes: [UInt8]) -> [String] {
  let responders = tags(with: "placeholderIdentifier", in: bytes).filter { $0.value == "IBFirstResponder" }
    .compactMap { value(of: "id", in: $0.tag) }
  if responders.isEmpty { return [] }
  return tags(with: "selector", in: bytes).filter { _, tag in
    value(of: "destination", in: tag).map(responders.contains) == true
  }.map(\.value)
}
