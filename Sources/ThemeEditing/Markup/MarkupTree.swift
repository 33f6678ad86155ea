package import ThemeSource
package import ThemeSyntax

/// The editable elements of a file, each with its original bytes.
///
/// Unchanged parts are written back byte for byte: whitespace, quotes, comments, the form of empty elements. The tag of
/// a changed element is rewritten in the style of its file. Nodes are addressed by index; indices stay valid.
package struct MarkupTree: Sendable {
  /// A range of bytes in one of the tree's sources.
  package struct Slice: Sendable, Equatable {
    var source: Int
    var range: Range<Int>
  }

  /// An attribute; its original form does not affect equality.
  package struct Attribute: Sendable, Equatable {
    package var name: String
    /// The value with entities resolved.
    package var value: String
    /// `name="value"` as written; nil for a new one.
    var written: Slice?

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    init(name: String, value: String, written: Slice?) {
      self.name = name
      self.value = value
      self.written = written
    }

    package static func == (a: Attribute, b: Attribute) -> Bool { a.name == b.name && a.value == b.value }
  }

  package struct Node: Sendable {
    package internal(set) var name: String
    package internal(set) var kind: ElementKind
    package internal(set) var attributes: [Attribute]
    /// Character data directly inside, with entities resolved; nil if there is only whitespace.
    package internal(set) var text: String?
    package internal(set) var parent: Int?
    package internal(set) var children: [Int] = []
    /// The positions of its original parts; nil for a new element.
    var written: Written?
    /// Markup that replaces the original gap before the element.
    var lead: Slice?
    /// Markup that replaces the original gap before the end tag.
    var trail: Slice?
    var isTagChanged = false
    var isTextChanged = false
    /// Whether the name differs from that in the original end tag.
    var isRenamed = false
    /// Whether whitespace around and inside the element is rewritten.
    var isReset = false
    /// Comments before the element, if its whitespace is rewritten.
    var comments: [[UInt8]] = []
    /// Comments after the element on its line, if its whitespace is rewritten.
    var lineComments: [[UInt8]] = []
    /// Whether a blank line precedes the element, if its whitespace is rewritten.
    var hasBlankLine = false
    /// Comments before the end tag, if the whitespace there is rewritten.
    var closingComments: [[UInt8]] = []
    /// Comments on separate lines around the element, such as the marks of a merge; independent of ``isReset``.
    var marksBefore: [[UInt8]] = []
    var marksBehind: [[UInt8]] = []
  }

  /// The positions of an element's parts, as ranges of one source.
  struct Written: Sendable {
    var source: Int
    /// From the end of the previous tag to the element's `<`.
    var leading: Range<Int>
    var startTag: Range<Int>
    /// Between start tag and end tag of an element without children.
    var content: Range<Int>
    /// Between the last child and the end tag.
    var trailing: Range<Int>
    /// Empty for `<a/>`.
    var endTag: Range<Int>
    /// Whether there is text among child elements, or a CDATA section where only whitespace is expected. Such content
    /// is written unchanged.
    var isMixed = false

    var whole: Range<Int> { startTag.lowerBound..<max(startTag.upperBound, endTag.upperBound) }
    var isEmptyTag: Bool { endTag.isEmpty }
    /// Whether it originally contained only text and comments.
    var hasNoChildren: Bool { content.upperBound == endTag.lowerBound }
  }

  package internal(set) var nodes: [Node] = []
  var sources: [[UInt8]] = []
  /// The bytes before and after the document element.
  var prolog: Slice
  var epilog: Slice
  /// The style of new and changed parts.
  package var style: MarkupStyle
  /// The order of new and formatted parts.
  var orderVariant = OrderVariant.current

  package var root: Int { 0 }
  package var isEmpty: Bool { nodes.isEmpty }

  package subscript(index: Int) -> Node { nodes[index] }
}

extension MarkupTree {
  /// Creates the tree of a parsed file; nil if the parse was incomplete, so that writing it back loses no content.
  package init?(_ document: Diagnosed<ThemeDocument>, of file: SourceFile) {
    guard !document.diagnostics.contains(where: \.preventsEditing), !document.value.tree.isEmpty else { return nil }
    self.init(document.value, bytes: file.bytes)
    guard write() == file.bytes else { return nil }
  }

  /// Creates a tree with the elements of another, in Interface Builder's style.
  package init(copying tree: ElementTree) {
    prolog = Slice(source: 0, range: 0..<0)
    epilog = Slice(source: 0, range: 0..<0)
    style = .interfaceBuilder
    for id in tree.all {
      let node = tree[id]
      let attributes = tree.attributes(of: id).map { Attribute($0.writtenName, $0.value) }
      append(
        Node(name: node.name, kind: node.kind, attributes: attributes, text: node.text, parent: node.parent?.index))
    }
    findOrderVariant()
  }

  private init(_ document: ThemeDocument, bytes: [UInt8]) {
    let tree = document.tree
    sources = [bytes]
    let first = tree.documentElement.map { tree[$0].range.offsets } ?? 0..<0
    prolog = Slice(source: 0, range: 0..<first.lowerBound)
    epilog = Slice(source: 0, range: first.upperBound..<bytes.count)
    style = MarkupStyle(of: bytes, document.tokens, behind: tree.documentElement.map { Int(tree[$0].startTagEnd) } ?? 0)
    // The end of each element's last child so far, or of its start tag.
    var ends: [Int] = []
    ends.reserveCapacity(tree.count)
    for id in tree.all {
      let node = tree[id]
      let span = node.range.offsets
      let startTagEnd = Int(node.startTagEnd)
      let isLeaf = node.isLeaf
      let endTagStart = Int(node.endTagStart)
      let leading = node.parent.map { ends[$0.index]..<span.lowerBound } ?? span.lowerBound..<span.lowerBound
      ends.append(startTagEnd)
      if let parent = node.parent { ends[parent.index] = span.upperBound }
      var made = Node(
        name: node.name, kind: node.kind, attributes: writtenAttributes(tree, id), text: node.text,
        parent: node.parent?.index)
      made.written = Written(
        source: 0, leading: leading, startTag: span.lowerBound..<startTagEnd,
        content: isLeaf ? startTagEnd..<endTagStart : startTagEnd..<startTagEnd, trailing: endTagStart..<endTagStart,
        endTag: endTagStart..<span.upperBound)
      made.written?.isMixed = !isLeaf && node.hasText
      append(made)
    }
    findOrderVariant()
    for index in nodes.indices where !nodes[index].children.isEmpty {
      guard let written = nodes[index].written else { continue }
      nodes[index].written?.trailing = ends[index]..<written.endTag.lowerBound
      let gaps =
        nodes[index].children.compactMap { nodes[$0].written?.leading } + [ends[index]..<written.endTag.lowerBound]
      if gaps.contains(where: { bytes[$0].containsSection }) { nodes[index].written?.isMixed = true }
    }
  }

  private mutating func append(_ node: Node) {
    if let parent = node.parent { nodes[parent].children.append(nodes.count) }
    nodes.append(node)
  }

  private func writtenAttributes(_ tree: ElementTree, _ node: NodeID) -> [Attribute] {
    tree.attributes(of: node).map { attribute in
      Attribute(
        name: attribute.writtenName, value: attribute.value,
        written: Slice(source: 0, range: Int(attribute.nameRange.start)..<Int(attribute.valueRange.end) + 1))
    }
  }
}

extension Diagnostic {
  /// Whether a file with this diagnostic was read only in part, or cannot be reproduced from its tree.
  package var preventsEditing: Bool {
    severity == .error && Self.unreadable.contains(code)
  }

  private static let unreadable: Set<Code> = Set(
    [DiagnosticDescriptor.wellFormed, .encoding, .doctypeForbidden, .limits, .undeclaredPrefix].map(\.code))
}

extension ArraySlice<UInt8> {
  fileprivate var containsSection: Bool {
    contains(UInt8(ascii: "<")) && tokens(of: self).contains { $0.kind == .section }
  }
}

extension UInt8 {
  /// Whether the byte is whitespace in XML.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
