internal import ThemeSource
internal import ThemeSyntax

extension MarkupTree {
  /// Returns the file's bytes. Unchanged parts keep their original form.
  package func write() -> [UInt8] {
    var writer = TreeWriter(tree: self)
    return writer.document()
  }

}

/// Writes a tree. Recursion is safe, because the parser limits the depth.
private struct TreeWriter {
  let tree: MarkupTree
  var bytes: [UInt8] = []

  init(tree: MarkupTree) {
    self.tree = tree
    bytes.reserveCapacity(tree.sources.first?.count ?? 4_096)
  }

  mutating func document() -> [UInt8] {
    guard !tree.sources.isEmpty, tree.nodes.first?.isReset == false else { return freshDocument() }
    copy(tree.prolog.source, tree.prolog.range)
    for mark in tree.nodes.first?.marksBefore ?? [] {
      bytes += mark.withLineEnds(tree.style.lineEnd)
      line(0)
    }
    if !tree.isEmpty { element(tree.root, depth: 0) }
    for mark in tree.nodes.first?.marksBehind ?? [] {
      line(0)
      bytes += mark.withLineEnds(tree.style.lineEnd)
    }
    copy(tree.epilog.source, tree.epilog.range)
    return bytes
  }

  /// Writes a document with new whitespace. The declaration and comments are on separate lines.
  private mutating func freshDocument() -> [UInt8] {
    let hasSource = !tree.sources.isEmpty
    let prolog = hasSource ? tree.sources[tree.prolog.source][tree.prolog.range].markup : []
    if prolog.first?.starts(with: "<?xml".utf8) != true {
      bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8
      bytes += tree.style.lineEnd
    }
    for markup in prolog {
      bytes += markup
      bytes += tree.style.lineEnd
    }
    if !tree.isEmpty { element(tree.root, depth: 0) }
    bytes += tree.style.lineEnd
    for markup in hasSource ? tree.sources[tree.epilog.source][tree.epilog.range].markup : [] {
      bytes += markup
      bytes += tree.style.lineEnd
    }
    return bytes
  }

  mutating func element(_ index: Int, depth: Int) {
    let node = tree.nodes[index]
    if node.isReset, let written = node.written, written.isMixed {
      copy(written.source, written.whole)
      return
    }
    startTag(node)
    guard hasContent(node) else {
      // Keeps `<a></a>`.
      if let written = node.written, !node.isReset, !node.isTagChanged, !written.isEmptyTag, !isEmptied(node) {
        copy(written.source, written.endTag)
      }
      return
    }
    if node.children.isEmpty, node.closingComments.isEmpty {
      content(node)
    } else {
      for child in node.children {
        lead(to: child, depth: depth + 1, isFirst: child == node.children.first)
        for mark in tree.nodes[child].marksBefore {
          bytes += mark.withLineEnds(tree.style.lineEnd)
          line(depth + 1)
        }
        element(child, depth: depth + 1)
        for comment in tree.nodes[child].lineComments {
          bytes.append(0x20)
          bytes += comment
        }
        for mark in tree.nodes[child].marksBehind {
          line(depth + 1)
          bytes += mark.withLineEnds(tree.style.lineEnd)
        }
      }
      if let trail = node.trail {
        copy(trail.source, trail.range)
      } else if let written = node.written, !node.isReset, !written.isEmptyTag, written.content.isEmpty {
        copy(written.source, written.trailing)
        if written.trailing.isEmpty, !node.children.contains(where: { tree.nodes[$0].written != nil }) { line(depth) }
      } else {
        for comment in node.closingComments {
          line(depth + 1)
          bytes += comment
        }
        line(depth)
      }
    }
    if let written = node.written, !written.isEmptyTag, !node.isRenamed {
      copy(written.source, written.endTag)
    } else {
      bytes += "</".utf8
      bytes += node.name.utf8
      bytes.append(UInt8(ascii: ">"))
    }
  }

  /// Whether an element that had children or text is empty now.
  private func isEmptied(_ node: MarkupTree.Node) -> Bool {
    guard let written = node.written else { return false }
    return written.startTag.upperBound != written.endTag.lowerBound
  }

  private func hasContent(_ node: MarkupTree.Node) -> Bool {
    if !node.children.isEmpty || !node.closingComments.isEmpty { return true }
    if let trail = node.trail { return !trail.range.isEmpty }
    if let written = node.written, !node.isTextChanged {
      if node.isReset { return node.text != nil || tree.keepsSpace(node) || tree.isEmptyText(node) }
      return !written.content.isEmpty
    }
    return node.text?.isEmpty == false
  }

  private mutating func content(_ node: MarkupTree.Node) {
    if let trail = node.trail {
      copy(trail.source, trail.range)
    } else if let written = node.written, !node.isTextChanged {
      copy(written.source, written.content)
    } else {
      bytes += escapedText(node.text ?? "").withLineEnds(tree.style.lineEnd)
    }
  }

  private mutating func startTag(_ node: MarkupTree.Node) {
    let isOpen = hasContent(node)
    if let written = node.written, !node.isTagChanged, !node.isReset,
      isOpen || written.isEmptyTag || !isEmptied(node), !(isOpen && written.isEmptyTag)
    {
      copy(written.source, written.startTag)
      return
    }
    bytes.append(UInt8(ascii: "<"))
    bytes += node.name.utf8
    for attribute in node.attributes {
      bytes.append(0x20)
      write(attribute, isReset: node.isReset)
    }
    if isOpen {
      bytes.append(UInt8(ascii: ">"))
    } else {
      bytes += (tree.style.hasSpaceInEmptyTag && !node.isReset ? " />" : "/>").utf8
    }
  }

  private mutating func write(_ attribute: MarkupTree.Attribute, isReset: Bool) {
    if let written = attribute.written {
      let text = tree.sources[written.source][written.range]
      if !isReset || isCanonical(text, nameLength: attribute.name.utf8.count) {
        copy(written.source, written.range)
        return
      }
    }
    bytes += attribute.name.utf8
    bytes += "=\"".utf8
    bytes += escapedValue(attribute.value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether an attribute has Interface Builder's form, or a character reference that its author chose.
  private func isCanonical(_ text: ArraySlice<UInt8>, nameLength: Int) -> Bool {
    let hasReference = text.contains(UInt8(ascii: "&"))
    if hasReference, text.contains("&#".utf8), text.last == UInt8(ascii: "\""), !text.contains(0x0A) { return true }
    return text.last == UInt8(ascii: "\"") && text.dropFirst(nameLength).starts(with: "=\"".utf8)
      && !text.contains { $0 == 0x0A || $0 == UInt8(ascii: ">") }
      && !(hasReference && text.contains("&apos;".utf8))
  }

  /// Writes the markup between the previous element and this element.
  private mutating func lead(to index: Int, depth: Int, isFirst: Bool) {
    let node = tree.nodes[index]
    if let lead = node.lead, !node.isReset {
      copy(lead.source, lead.range)
      return
    }
    if let written = node.written, !node.isReset {
      copy(written.source, written.leading)
      return
    }
    if node.hasBlankLine, !isFirst { bytes += tree.style.lineEnd }
    for comment in node.comments {
      line(depth)
      bytes += comment
    }
    line(depth)
  }

  /// Copies bytes of a source. Line ends of sources other than the first are adapted to this file.
  private mutating func copy(_ source: Int, _ range: Range<Int>) {
    let slice = tree.sources[source][range]
    if source == 0 || !slice.contains(0x0A) {
      bytes += slice
    } else {
      bytes += Array(slice).withLineEnds(tree.style.lineEnd)
    }
  }

  private mutating func line(_ depth: Int) {
    bytes += tree.style.lineEnd
    for _ in 0..<depth { bytes += tree.style.indentation }
  }
}

extension MarkupTree {
  /// Whether an element's whitespace is its value: `<string key="text"> </string>`.
  func keepsSpace(_ node: Node) -> Bool {
    guard let written = node.written, !written.content.isEmpty else { return false }
    return node.kind.descriptor?.hasText ?? true
  }

  /// Whether an element's value is the empty text: `<string key="text"></string>`.
  func isEmptyText(_ node: Node) -> Bool {
    guard let written = node.written, written.content.isEmpty, !written.isEmptyTag else { return false }
    return node.kind.descriptor?.hasText == true && node.children.isEmpty
  }
}

extension ArraySlice<UInt8> {
  /// Comments and processing instructions among whitespace, in order.
  var markup: [[UInt8]] {
    if !contains(UInt8(ascii: "<")) { return [] }
    return tokens(of: self).filter { $0.kind != .text }.map { Array(self[$0.range.offsets]) }
  }
}
