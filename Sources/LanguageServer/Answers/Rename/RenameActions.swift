internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// Renames the method of an action in code, and the connections with its selector.
  func renaming(action selector: String, of owner: String, to name: String) throws -> [String: [TextEdit]] {
    let classes = snapshot.facts.classes
    guard let old = methodName(of: selector, in: owner) else { return [:] }
    let labels = selector.dropFirst(old.count)
    if classes.isFrameworkMethod(name + labels, of: owner) || classes.inheritsFromBaseClass(name + labels, of: owner)
      || classes.inheritsFromBaseClass(name, of: owner)
    {
      throw ResponseError.failed("the superclass of '\(owner)' already has the method '\(name)'")
    }
    var edits = try renamingUses(of: old, to: name, isFunction: true)
    for literal in selectorLiterals(selector, named: old).compactMap({ codeLocation($0) }) {
      let edit = TextEdit(range: literal.range, newText: name)
      edits[literal.uri] = ((edits[literal.uri] ?? []) + [edit]).sorted { $0.range.start < $1.range.start }
    }
    for other in documents(mentioning: selector) {
      let all = other.connections(.selector, selector) { _ in true }
      let found = other.connections(.selector, selector) { isInstance($0, of: owner) }
      if all.count != found.count {
        throw ResponseError.failed(
          "'\(Path.name(of: other.path))' sends '\(selector)' also to an object that may be of another class")
      }
      if found.isEmpty { continue }
      edits[other.uri] = found.map { range in
        let end = range.start + UInt32(clamping: old.utf8.count)
        return TextEdit(range: other.positions.range(of: SourceRange(start: range.start, end: end)), newText: name)
      }
    }
    return edits
  }
}
