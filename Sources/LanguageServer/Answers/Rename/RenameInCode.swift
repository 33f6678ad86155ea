internal import CodeModel
internal import SwiftSources
internal import ThemeCodegen
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource

extension Inquiry {
  /// The edits of the Swift sources that rename a property or a method.
  ///
  /// The uses of a name are found by its spelling, so it must be declared once in the whole project, and must not be the
  /// name of something else.
  func renamingUses(of name: String, to newName: String, isFunction: Bool) throws -> [String: [TextEdit]] {
    guard SwiftNames.isIdentifier(newName) else { throw ResponseError.failed("'\(newName)' is not a name in Swift") }
    if SwiftNames.isKeyword(newName) { throw ResponseError.failed("'\(newName)' is a keyword of Swift") }
    let code = snapshot.facts.classes.code
    if code.isInObjectiveC(name) {
      throw ResponseError.failed("'\(name)' is used in Objective-C, which cannot be changed")
    }
    if code.mentions(newName) { throw ResponseError.failed("the code already has the name '\(newName)'") }
    var (edits, count) = ([String: [TextEdit]](), code.declarationCount(ofValue: name))
    for file in code.files(mentioning: name) {
      guard let source = snapshot.codeSources[file.file],
        let uses = SwiftSources.identifierUses(of: name, in: source.bytes)
      else {
        throw ResponseError.failed("a Swift source that uses '\(name)' cannot be read")
      }
      if uses.isEmpty { continue }
      count += uses.count { $0.role == .function }
      let positions = TextPositions(source.bytes, self.positions.encoding)
      if !isFunction, let key = keyOffset(of: name, in: source.bytes) {
        let line = positions.position(of: UInt32(clamping: key)).line + 1
        throw ResponseError.failed(
          "line \(line) of '\(Path.name(of: source.path))' has the key '\(name)', which may be that of another object")
      }
      if let other = uses.first(where: { $0.role == .label || $0.role == .member && ClassTable.isPropertyOfUIKit(name) }
      ) {
        let line = positions.position(of: other.range.start).line + 1
        throw ResponseError.failed(
          "'\(name)' in line \(line) of '\(Path.name(of: source.path))' may be another name, so its uses cannot be distinguished"
        )
      }
      edits[uriOfPath(Path.absolute(source.path))] = uses.map {
        TextEdit(range: positions.range(of: $0.range), newText: newName)
      }
    }
    let isOne = isFunction ? code.declarationCount(ofValue: name) == 0 && count == 1 : count == 1
    guard isOne else {
      throw ResponseError.failed(
        "'\(name)' is declared in \(count) places of the code, so its uses cannot be distinguished")
    }
    return edits
  }

  /// The offset of a name as the key of key-value coding in a Swift source; `nil` if there is none.
  private func keyOffset(of name: String, in bytes: [UInt8]) -> Int? {
    ["forKey: \"", "forKeyPath: \"", "keyPath: \""].flatMap { label in
      offsets(of: Array((label + name).utf8), in: bytes).filter { start in
        let next = bytes[(start + label.utf8.count + name.utf8.count)...].first
        return next == UInt8(ascii: "\"") || next == UInt8(ascii: ".")
      }
    }
    .min()
  }
}
