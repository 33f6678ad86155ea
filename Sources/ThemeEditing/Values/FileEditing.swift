internal import ThemeSource
internal import ThemeSyntax

/// Edits of a file that change as few bytes as possible.
struct FileEditing {
  /// A replacement of bytes.
  struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  let document: ThemeDocument
  let file: SourceFile
  private let style: MarkupStyle

  init(_ document: ThemeDocument, _ file: SourceFile) {
    self.document = document
    self.file = file
    let tree = document.tree
    style = MarkupStyle(
      of: file.bytes, document.tokens, behind: tree.documentElement.map { Int(tree[$0].startTagEnd) } ?? 0)
  }

  private var tree: ElementTree { document.tree }
  private var bytes: [UInt8] { file.bytes }

  /// Returns the file's element that starts at an offset.
  func element(at start: UInt32) -> NodeID? {
    tree.innermost(at: start).flatMap { tree[$0].range.start == start ? $0 : nil }
  }

  func applied(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.bytes
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  // MARK: Attributes

  /// Sets an attribute, in place if it exists, else where Interface Builder would write it.
  func set(_ name: String, to value: String, of node: NodeID) -> Edit {
    guard let attribute = tree.attribute(named: name, of: node) else { return insertion(of: name, value, into: node) }
    let range = attribute.valueRange.offsets
    let isSingle = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "'")
    return Edit(range: range, bytes: escapedValue(value, inSingleQuotes: isSingle))
  }

  private func insertion(of name: String, _ value: String, into node: NodeID) -> Edit {
    let attributes = tree.attributes(of: node).map { $0 }
    var place = markup.map { $0.canonicalPlace(ofAttribute: name, in: node.index) } ?? attributes.count
    // Overrides begin with the id that they address.
    if place == 0, attributes.first?.name == .id { place = 1 }
    let start = Int(tree[node].nameRange.end)
    let position = place == 0 ? start : end(of: attributes[min(place, attributes.count) - 1])
    // The attributes of a tag are on one line or on a line each.
    let gap = attributes.last.map { last -> [UInt8] in
      let before = attributes.count > 1 ? end(of: attributes[attributes.count - 2]) : start
      return Array(bytes[before..<Int(last.nameRange.start)])
    }
    let space = gap.flatMap { $0.contains(0x0A) ? $0 : nil } ?? [0x20]
    return Edit(
      range: position..<position,
      bytes: space + Array("\(name)=\"".utf8) + escapedValue(value) + [UInt8(ascii: "\"")])
  }

  /// Returns the offset after an attribute's closing quote.
  private func end(of attribute: ElementTree.Attribute) -> Int { Int(attribute.valueRange.end) + 1 }

  /// The file as a tree, which determines the places of new parts.
  private var markup: MarkupTree? { MarkupTree(Diagnosed(document), of: file) }

  // MARK: Elements

  /// Replaces the character data of an element without children.
  func setText(_ text: [UInt8], of node: NodeID) -> [Edit] {
    let element = tree[node]
    let (open, close, end) = (Int(element.startTagEnd), Int(element.endTagStart), element.range.offsets.upperBound)
    let content = text.withLineEnds(style.lineEnd)
    guard close < end || open < end else {
      // `<string key="text"/>`
      let slash = emptyTagEnd(of: node)
      return [Edit(range: slash, bytes: [UInt8(ascii: ">")] + content + Array("</\(element.name)>".utf8))]
    }
    return [Edit(range: open..<close, bytes: content)]
  }

  /// Whether the content of an element is exactly one CDATA section.
  func isSection(_ node: NodeID) -> Bool {
    let content = bytes[Int(tree[node].startTagEnd)..<Int(tree[node].endTagStart)]
    return content.starts(with: "<![CDATA[".utf8) && content.count >= 12
      && content.dropFirst(9).firstRange(of: "]]>".utf8)?.upperBound == content.endIndex
  }

  func replace(_ node: NodeID, by element: ElementMarkup) -> Edit {
    Edit(
      range: tree[node].range.offsets,
      bytes: element.bytes(style, indentation: indentation(of: Int(tree[node].range.start))))
  }

  /// Removes an element, with its line if that contains only the element.
  func removal(of node: NodeID) -> Edit {
    let range = tree[node].range.offsets
    guard let indentation = indentation(of: range.lowerBound) else { return Edit(range: range, bytes: []) }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A else { return Edit(range: range, bytes: []) }
    return Edit(range: range.lowerBound - indentation.count..<end + 1, bytes: [])
  }

  /// Removes an attribute with the space before it.
  func removal(ofAttribute name: String, of node: NodeID) -> Edit? {
    guard let attribute = tree.attribute(named: name, of: node) else { return nil }
    var start = Int(attribute.nameRange.start)
    while start > 0, bytes[start - 1].isSpace { start -= 1 }
    return Edit(range: start..<end(of: attribute), bytes: [])
  }

  /// Replaces an element by an empty tag with the same attributes.
  func withoutContent(_ node: NodeID) -> Edit {
    let start = max(0, Int(tree[node].startTagEnd) - 1)
    return Edit(
      range: start..<max(start, tree[node].range.offsets.upperBound),
      bytes: Array((style.hasSpaceInEmptyTag ? " />" : "/>").utf8))
  }

  /// Whether a part of the file contains only whitespace.
  func isSpace(_ range: Range<Int>) -> Bool { bytes[range.clamped(to: bytes.indices)].allSatisfy(\.isSpace) }

  /// Returns the range of an empty tag's `/>` with the whitespace before it.
  private func emptyTagEnd(of node: NodeID) -> Range<Int> {
    let end = Int(tree[node].startTagEnd)
    var start = end - 2
    while start > 0, bytes[start - 1].isSpace { start -= 1 }
    return start..<end
  }

  /// A place for an element among the children of another.
  enum Place {
    /// The place where Interface Builder would write it.
    case usual
    case behind(NodeID)
    case first
  }

  /// Inserts an element into another.
  func insert(_ element: ElementMarkup, into node: NodeID, _ place: Place = .usual) -> Edit {
    let children = Array(tree.children(of: node))
    let before: NodeID? =
      switch place {
      case .usual: sibling(before: element, in: node, children)
      case .behind(let previous): previous
      case .first: nil
      }
    let outer = indentation(of: Int(tree[node].range.start))
    let tagEnd = Int(tree[node].startTagEnd)
    if children.isEmpty, tree[node].range.offsets.upperBound == tagEnd {
      let inner = outer.map { $0 + style.indentation }
      let lead = inner.map { style.lineEnd + $0 } ?? []
      let trail = outer.map { style.lineEnd + $0 } ?? []
      return Edit(
        range: emptyTagEnd(of: node),
        bytes: [UInt8(ascii: ">")] + lead + element.bytes(style, indentation: inner) + trail
          + Array("</\(tree[node].name)>".utf8))
    }
    let neighbor = before ?? children.first
    let inner = neighbor.map { indentation(of: Int(tree[$0].range.start)) } ?? outer.map { $0 + style.indentation }
    let position = endOfLineComments(behind: before.map { Int(tree[$0].range.end) } ?? tagEnd)
    var made = (inner.map { style.lineEnd + $0 } ?? []) + element.bytes(style, indentation: inner)
    if children.isEmpty, let outer, !bytes[position..<Int(tree[node].endTagStart)].contains(0x0A) {
      made += style.lineEnd + outer
    }
    return Edit(range: position..<position, bytes: made)
  }

  private func sibling(before element: ElementMarkup, in node: NodeID, _ children: [NodeID]) -> NodeID? {
    guard var markup else { return children.last }
    let made = markup.make(element.name, element.attributes.map { MarkupTree.Attribute($0.name, $0.value) })
    let place = min(markup.canonicalPlace(of: made, in: node.index), children.count)
    return place == 0 ? nil : children[place - 1]
  }

  /// Returns the whitespace before an offset; nil if the line has other content before it.
  private func indentation(of offset: Int) -> [UInt8]? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A ? Array(bytes[start..<offset]) : nil
  }

  /// Returns the end of the comments that follow on the same line; `start` if other content follows.
  private func endOfLineComments(behind start: Int) -> Int {
    var position = start
    var end = start
    while position < bytes.count {
      if bytes[position] == 0x0A || bytes[position] == 0x0D { return end }
      if bytes[position...].starts(with: "<!--".utf8) {
        guard let close = bytes[position...].firstRange(of: "-->".utf8),
          !bytes[position..<close.lowerBound].contains(0x0A)
        else { return start }
        position = close.upperBound
        end = position
      } else if bytes[position].isSpace {
        position += 1
      } else {
        return start
      }
    }
    return start
  }
}

/// Returns a value escaped for use in quotes of either sort.
func escapedValue(_ value: String, inSingleQuotes isSingle: Bool) -> [UInt8] {
  let escaped = escapedValue(value)
  guard isSingle, escaped.contains(UInt8(ascii: "'")) else { return escaped }
  return escaped.flatMap { $0 == UInt8(ascii: "'") ? Array("&apos;".utf8) : [$0] }
}
