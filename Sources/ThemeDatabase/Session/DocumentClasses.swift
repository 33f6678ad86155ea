internal import Synchronization
internal import ThemeSemantics
internal import ThemeSource

/// The custom classes that the documents of a project use. The documents are searched at the first access.
final class DocumentClasses: Sendable {
  private struct Found: Sendable {
    var documents: [String: Set<FileID>] = [:]
    var storyboards: Set<FileID> = []
    var classes: [String] = []
    var byModule: [String: [String]] = [:]
  }

  private let table: FileTable
  private let state = Mutex<Found?>(nil)

  init(_ table: FileTable) { self.table = table }

  func uses() -> ClassUses {
    ClassUses(
      documents: { [self] in found.documents[$0] ?? [] },
      isStoryboard: { [self] in found.storyboards.contains($0) }, classes: { [self] in found.classes },
      classesOfModule: { [self] module in
        module.map { found.byModule[$0] ?? [] } ?? Set(found.byModule.values.joined()).sorted()
      }, modules: { [self] in found.byModule.keys.sorted() })
  }

  private var found: Found {
    if let known = state.withLock({ $0 }) { return known }
    var made = Found()
    var modules: [String: Set<String>] = [:]
    for record in table.ownRecords {
      guard let bytes = try? record.read() else { continue }
      if FileName(path: record.path).ending == .storyboard { made.storyboards.insert(record.id) }
      for (name, module) in customClasses(in: bytes) {
        made.documents[name, default: []].insert(record.id)
        if let module { modules[module, default: []].insert(name) }
      }
    }
    made.classes = made.documents.keys.sorted()
    made.byModule = modules.mapValues { $0.sorted() }
    let result = made
    state.withLock { $0 = result }
    return result
  }
}

/// The custom classes in the tags of a document, with their modules, found in the bytes without parsing.
func customClasses(in bytes: [UInt8]) -> [(name: String, module: String?)] {
  var result: [(String, String?)] = []
  var position = 0
  while let start = firstOffset(of: Array("customClass=".utf8), in: bytes, from: position) {
    position = start + 12
    guard let name = quoted(bytes, at: position) else { continue }
    let opening = bytes[..<start].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let tag = Array(bytes[opening..<end])
    let module = firstOffset(of: Array("customModule=".utf8), in: tag).flatMap { quoted(tag, at: $0 + 13) }
    result.append((name, module))
  }
  return result
}

/// The text between the quotes that begin at an offset.
private func quoted(_ bytes: [UInt8], at start: Int) -> String? {
  guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"),
    let end = bytes[(start + 1)...].firstIndex(of: bytes[start])
  else { return nil }
  return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
}
