internal import ThemeSource

extension Validator {
  /// Checks that a parent allows an element's key. If not all keys of the parent are known, only a key close to a known
  /// one is reported as misspelled.
  func checkKey(of id: NodeID) {
    guard var parent = tree.parent(of: id) else { return }
    // A variation has the children of its object.
    if tree.kind(of: parent) == .variation, let object = tree.parent(of: parent) { parent = object }
    guard let keys = tree.kind(of: parent).descriptor?.keys(of: tree.kind(of: id)) else { return }
    guard let written = tree.attribute(.key, of: id) else {
      if tree.kind(of: id).requiresKey { collector.add(.missingKey(of: tree[id], in: tree[parent], keys)) }
      return
    }
    guard !keys.names.contains(written.value) else { return }
    let match =
      closestMatch(to: written.value, in: keys.names)
      ?? (keys.isClosed && keys.names.count == 1 ? keys.names.first : nil)
    guard match != nil || keys.isClosed else { return }
    let siblings = tree.parent(of: id).map { tree.children(of: $0, tree.kind(of: id)) } ?? []
    let isTaken = match.map { match in siblings.contains { tree.string(.key, of: $0) == match } } ?? false
    var found = Diagnostic.unknownKey(
      written, of: tree[id], in: tree[parent], keys.names, match: match, isTaken: isTaken)
    if !document.isOfInterfaceBuilder { found.severity = .error }
    collector.add(found)
  }
}

extension ElementKind {
  /// Whether the key identifies the element's role. A `<nil>` may have a name instead.
  var requiresKey: Bool { (role == .value || role == .structure) && self != .nil }
}

extension Diagnostic {
  fileprivate static func missingKey(
    of node: ElementTree.Node, in parent: ElementTree.Node, _ keys: KeyVocabulary
  ) -> Diagnostic {
    let names = keys.names.prefix(6)
    let isWhole = keys.isClosed && keys.names.count <= 6
    return Diagnostic(
      .missingKey, "the '\(node.name)' of this '\(parent.name)' has no key", at: node.nameSpan, about: .key("key"),
      help: keys.names.count == 1
        ? "add key=\"\(keys.names[0])\"" : "add key=\"…\"\(isWhole ? " with" : ", such as") \(names.quotedSeries("or"))"
    )
  }

  fileprivate static func unknownKey(
    _ key: ElementTree.Attribute, of node: ElementTree.Node, in parent: ElementTree.Node, _ names: [String],
    match: String?, isTaken: Bool
  ) -> Diagnostic {
    let help: String
    if let match {
      help =
        isTaken
        ? "'\(parent.name)' already has '\(match)': keep one of them" : "did you mean '\(match)'?"
    } else {
      help = "use \(names.quotedSeries("or"))"
    }
    return Diagnostic(
      .unknownKey, "unknown key '\(quoted(key.value))' in '\(parent.name)'", at: key.valueSpan,
      help: help,
      fixes: match.flatMap { isTaken ? nil : [.replacing(quoted(key.value), with: $0, at: key.valueSpan)] } ?? [])
  }
}
