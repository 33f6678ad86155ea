internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

// Diagnostics of conflicts, and the marks in the merged file.
extension ThreeWayMerge {
  mutating func finish() -> MergedTheme {
    var found: [ConflictingChange] = []
    // Marks of objects removed in ours follow those of remaining objects.
    for key in conflictKeys where isLeft(key) { mark(key) }
    for key in conflictKeys where !isLeft(key) { markRemoved(key) }
    for key in conflictKeys {
      let isCut = theirs.byKey[key].map { isTooLong($0) } ?? false
      let reasons = conflicts[key] ?? []
      if let mine = ours.byKey[key] {
        let node = NodeID(mine)
        found.append(
          ConflictingChange(
            object: mine == 0 ? "the document" : ours.tree.namePhrase(node) ?? names.name(of: node),
            id: ours.tree.string(.id, of: node),
            reasons: reasons, span: ours.tree[node].nameSpan, isCut: isCut))
      } else if let index = theirs.byKey[key] {
        let node = NodeID(index)
        found.append(
          ConflictingChange(
            object: theirs.tree.namePhrase(node) ?? theirNames.name(of: node),
            id: theirs.tree.string(.id, of: node), reasons: reasons,
            span: theirs.tree[node].nameSpan, isCut: isCut))
      }
    }
    let order = found.enumerated().sorted { ($0.element.span, $0.offset) < ($1.element.span, $1.offset) }
    return MergedTheme(bytes: result.write(), conflicts: order.map(\.element))
  }

  private func isLeft(_ key: String) -> Bool { places[key].map { result.isAttached($0) } ?? false }

  /// Puts comments around an object; the second one contains theirs.
  private mutating func mark(_ key: String) {
    guard let place = places[key] else { return }
    let other =
      theirs.byKey[key].map { commentText(of: $0) }
      ?? (base.byKey[key] == nil ? "(not in theirs)" : "(removed in theirs)")
    result.nodes[place].marksBefore.append(Array("<!-- <<<<<<< ours -->".utf8))
    result.nodes[place].marksBehind.append(Array("<!-- =======\n\(other)\n>>>>>>> theirs -->".utf8))
  }

  /// Puts theirs where they have it among the elements that remain, or at the end of the innermost container that does.
  private mutating func markRemoved(_ key: String) {
    guard let index = theirs.byKey[key] else { return }
    let reason = base.byKey[key] == nil ? "(not in ours)" : "(removed in ours)"
    let mark = Array("<!-- <<<<<<< ours\n\(reason)\n=======\n\(commentText(of: index))\n>>>>>>> theirs -->".utf8)
    var next = theirs.tree.nodes[index].parent?.index
    var inner = index
    while let current = next {
      if let parent = owner(theirs.keys[current]) { return add(mark, inPlaceOf: inner, to: parent) }
      inner = current
      next = theirs.tree.nodes[current].parent?.index
    }
  }

  /// Adds a mark to an element of the result, where theirs has one of its children.
  private mutating func add(_ mark: [UInt8], inPlaceOf index: Int, to parent: Int) {
    let siblings = theirs.tree.nodes[index].parent.map { theirs.tree.children(of: $0).map(\.index) } ?? []
    let remaining = siblings.map { sibling in (sibling: sibling, place: places[theirs.keys[sibling]]) }.filter {
      $0.place.map { result[$0].parent == parent } == true
    }
    if let previous = remaining.last(where: { $0.sibling < index })?.place {
      result.nodes[previous].marksBehind.append(mark)
    } else if let next = remaining.first(where: { $0.sibling > index }), let place = next.place {
      // Its own mark stays the last one.
      let own = conflicts[theirs.keys[next.sibling]] == nil ? 0 : 1
      result.nodes[place].marksBefore.insert(mark, at: max(0, result[place].marksBefore.count - own))
    } else if let last = result[parent].children.last {
      result.nodes[last].marksBehind.append(mark)
    } else {
      result.nodes[parent].closingComments.append(mark)
    }
  }

  /// Whether an element of theirs is truncated in a comment. The limit is higher if the merged file has no other copy.
  private func isTooLong(_ index: Int) -> Bool {
    let longest = isLeft(theirs.keys[index]) ? 4_096 : 65_536
    return (theirs.markup[index].written?.whole.count ?? 0) > longest
  }

  /// Returns an element of theirs as text for a comment; only the start tag if it is too long.
  private func commentText(of index: Int) -> String {
    guard let written = theirs.markup[index].written else { return theirs.tree.nodes[index].name }
    let isCut = isTooLong(index)
    let text = String(
      decoding: withoutDoubleHyphens(theirs.file.bytes[isCut ? written.startTag : written.whole]), as: UTF8.self)
    return isCut ? text + "\n(truncated; theirs has \(written.whole.count) bytes)" : text
  }
}

/// Returns markup for use in a comment, which cannot contain `--`. A hyphen in values and texts becomes a character
/// reference, so that the markup can be copied. Comments and CDATA sections have no references, so `--` becomes `- -`
/// there.
private func withoutDoubleHyphens(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  let hyphen = UInt8(ascii: "-")
  var made: [UInt8] = []
  made.reserveCapacity(bytes.count)
  for token in tokens(of: bytes) {
    var inner = bytes[token.range.offsets]
    let isComment = token.kind == .comment
    if isComment {
      made += "<!- -".utf8
      inner = inner.dropFirst(4).dropLast(3)
    }
    // A comment, section or instruction has no character references.
    let isPlain = isComment || token.kind == .section || token.kind == .instruction
    for byte in inner {
      if byte == hyphen, made.last == hyphen { made += (isPlain ? " -" : "&#45;").utf8 } else { made.append(byte) }
    }
    if isComment { made += (made.last == hyphen ? " - ->" : "- ->").utf8 }
  }
  return made
}

extension ElementTree {
  /// `the color 'accent'` for an entry of the resources, `the outlet 'loginButton'`; nil for elements with other names.
  fileprivate func namePhrase(_ node: NodeID) -> String? {
    switch self[node].kind {
    case .outlet: string(.property, of: node).map { "the outlet '\($0)'" }
    case .outletCollection: string(.property, of: node).map { "the outlet collection '\($0)'" }
    case .action: string(.selector, of: node).map { "the action '\($0)'" }
    default:
      resourceName(of: node).map { "the \($0.kind.noun) '\($0.name)'" }
        ?? (isDescriptor
          ? string(.name, of: node).map { "the \(self[node].name) '\($0.escaped)'" } : nil)
    }
  }
}
