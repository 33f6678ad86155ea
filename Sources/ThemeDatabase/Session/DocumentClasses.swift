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
      made.forwarded.formUnion(forwardedActions(in: bytes))
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

/// The tags with an attribute, each with the attribute's value, found without parsing.
private func tags(with attribute: String, in bytes: [UInt8]) -> [(value: String, tag: [UInt8])] {
  var result: [(String, [UInt8])] = []
  var position = 0
  while let start = offset(ofAttribute: attribute, in: bytes, from: position) {
    position = start
    guard let value = quoted(bytes, at: start) else { continue }
    let opening = bytes[..<start].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    result.append((value, Array(bytes[opening..<end])))
  }
  return result
}

private func value(of attribute: String, in tag: [UInt8]) -> String? {
  offset(ofAttribute: attribute, in: tag, from: 0).flatMap { quoted(tag, at: $0) }
}

/// The offset behind the equals sign of an attribute.
private func offset(ofAttribute name: String, in bytes: [UInt8], from start: Int) -> Int? {
  let wanted = Array("\(name)=".utf8)
  var position = start
  while let found = firstOffset(of: wanted, in: bytes, from: position) {
    position = found + wanted.count
    if found > 0, [0x20, 0x0A, 0x09, 0x0D].contains(bytes[found - 1]) { return position }
  }
  return nil
}

/// The text between the quotes that begin at an offset.
private func quoted(_ bytes: [UInt8], at start: Int) -> String? {
  guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"),
    let end = bytes[(start + 1)...].firstIndex(of: bytes[start])
  else { return nil }
  return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
}
