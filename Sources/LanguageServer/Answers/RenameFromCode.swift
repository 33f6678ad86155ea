internal import CodeModel
internal import SwiftSources
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The outlet or action that a Swift source names at a position, if a document connects it.
  func renameableInCode(at position: Position) -> Renameable? {
    guard let (name, range) = identifier(at: position) else { return nil }
    for other in documents(mentioning: name) {
      for node in other.tree.all {
        switch other.tree.kind(of: node) {
        case .outlet, .outletCollection:
          guard other.tree.string(.property, of: node) == name, let owner = other.classOfSource(of: node),
            other.declares(name, in: owner)
          else { continue }
          return .outlet(name, owner: owner, range: range)
        case .action:
          guard let selector = other.tree.string(.selector, of: node), selector.hasPrefix(name),
            let method = other.actionMethod(selector, of: node), method.name == name
          else { continue }
          return .action(method, range: range)
        default: continue
        }
      }
    }
    return nil
  }

  private func declares(_ property: String, in owner: String) -> Bool {
    let classes = snapshot.facts.classes
    return classes.lineage(of: owner).contains { ancestor in
      classes.code.type(named: ancestor)?.properties.contains { $0.property.name == property } == true
    }
  }

  /// The identifier at a position, which is not in a comment or a string.
  private func identifier(at position: Position) -> (name: String, range: SourceRange)? {
    let bytes = source.bytes
    let offset = positions.offset(of: position)
    let start = bytes[..<offset].lastIndex { !$0.isIdentifierByte }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !$0.isIdentifierByte } ?? bytes.count
    if start == end { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let range = SourceRange(start..<end)
    return identifierUses(of: name, in: bytes)?.contains { $0.range == range } == true ? (name, range) : nil
  }
}
