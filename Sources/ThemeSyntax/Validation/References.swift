internal import ThemeSource

extension Validator {
  /// Checks that ids are given once, and, where the whole tree is in the file, that references name one.
  func checkIDs() {
    var defined: [ObjectID: NodeID] = [:]
    for id in tree.all {
      guard tree[id].kind != .unknown, let attribute = tree.attribute(.id, of: id), !attribute.value.isEmpty else {
        if let object = tree.objectID(of: id) { defined[object] = defined[object] ?? id }
        continue
      }
      let object = ObjectID(attribute.value)
      if let first = defined[object] {
        reportDuplicate(attribute, first: first, isTaken: { defined[$0] != nil })
      } else {
        defined[object] = id
      }
    }
    if isCompleteForm { checkReferences(defined) }
  }

  private func reportDuplicate(
    _ attribute: ElementTree.Attribute, first: NodeID, isTaken: (ObjectID) -> Bool
  ) {
    let place = tree.attribute(.id, of: first)?.valueSpan ?? tree[first].nameSpan
    let fresh = (2...99).lazy.map { "\(attribute.value)-\($0)" }.first { !isTaken(ObjectID($0)) }
    findings.add(
      Diagnostic(
        "syntax/duplicate-id", .error, "the id '\(quoted(attribute.value))' is given to two objects",
        at: attribute.valueSpan,
        related: [Diagnostic.Related(place, "it was first given to this '\(tree[first].name)'")],
        help: "give one of them another id, and correct what refers to it",
        fixes: fresh.map { [Fix("give it the id '\(quoted($0))'", .unsafe, [Fix.Edit(attribute.valueSpan, $0)])] } ?? []
      ))
  }

  private func checkReferences(_ defined: [ObjectID: NodeID]) {
    // Suggestions compare with every id: a few, in files of usual size, are enough.
    var suggestions = defined.count <= 2_000 ? 8 : 0
    lazy var names = defined.keys.map(\.text).sorted()
    for id in tree.all {
      guard let definition = tree[id].kind.definition else { continue }
      for attribute in tree.attributes(of: id) {
        guard definition.attributes[attribute.name] == .reference, defined[ObjectID(attribute.value)] == nil else {
          continue
        }
        suggestions -= 1
        let match = suggestions >= 0 ? closestMatch(to: attribute.value, in: names) : nil
        reportDangling(attribute, of: id, match: match)
      }
    }
  }

  private func reportDangling(_ attribute: ElementTree.Attribute, of id: NodeID, match: String?) {
    let node = tree[id]
    var fixes: [Fix] = []
    if let match { fixes.append(Fix("refer to '\(match)'", .unsafe, [Fix.Edit(attribute.valueSpan, match)])) }
    switch node.kind.role {
    case .connection, .constraint, .edit:
      fixes.append(
        Fix(
          "remove the \(node.name)", .unsafe,
          [Fix.Edit(SourceSpan(file: node.span.file, range: file.wholeLines(of: node.span.range)), "")]))
    default: break
    }
    findings.add(
      Diagnostic(
        "syntax/dangling-reference", .error,
        "'\(attribute.writtenName)' refers to '\(quoted(attribute.value))', and no object has this id",
        at: attribute.valueSpan,
        help: match.map { "did you mean '\($0)'?" } ?? "remove the \(node.name), or restore the object", fixes: fixes))
  }
}
