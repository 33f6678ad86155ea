/// Comments and processing instructions that belong to an element; line ends are LF.
struct AttachedComments: Equatable, Sendable {
  /// Comments before the element on separate lines; all before the document element.
  var before: [[UInt8]] = []
  /// Comments after the element on its line; all after the document element.
  var behind: [[UInt8]] = []
  /// Comments before the end tag; nil in an element with text or a value, because its markup is left alone.
  var closing: [[UInt8]]?
}

// Reading.
extension MarkupTree {
  /// Returns the comments of an unchanged tree by element. Comments in mixed content belong to no element.
  func attachedComments() -> [AttachedComments] {
    var found = Array(repeating: AttachedComments(), count: nodes.count)
    guard !isEmpty else { return found }
    found[root].before = bytes(prolog).comments
    found[root].behind = bytes(epilog).comments
    for (index, node) in nodes.enumerated() {
      guard let written = node.written, !written.isMixed, node.text == nil else { continue }
      if node.children.isEmpty {
        found[index].closing = sources[written.source][written.content].comments
        continue
      }
      var previous: Int?
      for child in node.children {
        guard let leading = nodes[child].written?.leading else { continue }
        let gap = gap(Slice(source: written.source, range: leading), isFirst: previous == nil)
        if let previous { found[previous].behind += gap.line }
        found[child].before = gap.own
        previous = child
      }
      let closing = gap(Slice(source: written.source, range: written.trailing), isFirst: false)
      if let previous { found[previous].behind += closing.line }
      found[index].closing = closing.own
    }
    return found
  }

  /// Returns the comments between two tags: those on the first tag's line, and those on separate lines.
  private func gap(_ slice: Slice, isFirst: Bool) -> (line: [[UInt8]], own: [[UInt8]]) {
    let found = split(slice.range, of: slice.source, isFirst: isFirst)
    return (found.line.map(\.withPlainLineEnds), found.own.map(\.withPlainLineEnds))
  }

  private func bytes(_ slice: Slice) -> ArraySlice<UInt8> {
    slice.source < sources.count ? sources[slice.source][slice.range] : []
  }
}

// Arranging.
extension MarkupTree {
  /// Sets the comments of elements, by index. Elements that already have them, or have no entry, keep their markup. A
  /// gap with the same comments as in the element's `model` takes its markup.
  mutating func arrangeComments(_ wanted: [AttachedComments?], models: [Int: Written], source: Int) {
    func entry(_ index: Int) -> AttachedComments? { index < wanted.count ? wanted[index] : nil }
    guard !isEmpty else { return }
    if let entry = entry(root), !nodes[root].isReset { arrangeSurroundings(entry) }
    for (index, depth) in depths() {
      guard let closing = entry(index)?.closing, nodes[index].written?.isMixed != true else { continue }
      let children = nodes[index].children
      var previous: Int?
      for child in children {
        defer { previous = child }
        guard let own = entry(child)?.before else { continue }
        var line: [[UInt8]] = []
        if let previous {
          guard let behind = entry(previous)?.behind else { continue }
          line = behind
        }
        let model = models[child].map { Slice(source: source, range: $0.leading) }
        arrangeLead(of: child, behind: previous, line, own, depth: depth + 1, model: model)
      }
      let line: [[UInt8]]? = if let last = children.last { entry(last)?.behind } else { [] }
      if let line { arrangeEnd(of: index, line, closing, depth: depth) }
    }
  }

  private func depths() -> [(index: Int, depth: Int)] {
    var found: [(index: Int, depth: Int)] = []
    var pending = [(index: root, depth: 0)]
    while let next = pending.popLast() {
      found.append(next)
      pending += nodes[next.index].children.reversed().map { ($0, next.depth + 1) }
    }
    return found
  }

  private mutating func arrangeSurroundings(_ wanted: AttachedComments) {
    let (before, behind) = (Array(bytes(prolog)), Array(bytes(epilog)))
    if before.comments != wanted.before {
      var made = Array(before.prefix(before.declarationEnd))
      for comment in wanted.before { made += comment.withLineEnds(style.lineEnd) + style.lineEnd }
      prolog = add(made)
    }
    if behind.comments != wanted.behind {
      var made: [UInt8] = []
      for comment in wanted.behind { made += style.lineEnd + comment.withLineEnds(style.lineEnd) }
      if behind.last == 0x0A { made += style.lineEnd }
      epilog = add(made)
    }
  }

  private mutating func arrangeLead(
    of child: Int, behind previous: Int?, _ line: [[UInt8]], _ own: [[UInt8]], depth: Int, model: Slice?
  ) {
    let late = previous.map { nodes[$0].lineComments.map(\.withPlainLineEnds) } ?? []
    guard let written = nodes[child].written, !nodes[child].isReset else {
      if late == line, nodes[child].comments.map(\.withPlainLineEnds) == own { return }
      nodes[child].comments = own.map { $0.withLineEnds(style.lineEnd) }
      if let previous { nodes[previous].lineComments = line.map { $0.withLineEnds(style.lineEnd) } }
      return
    }
    let lead = nodes[child].lead ?? Slice(source: written.source, range: written.leading)
    let now = gap(lead, isFirst: previous == nil)
    if late + now.line == line, now.own == own { return }
    if let previous { nodes[previous].lineComments = [] }
    let indentation = bytes(lead).lastLine ?? indentation(depth)
    if let model, bytes(model).lastLine == indentation {
      let known = gap(model, isFirst: previous == nil)
      if known.line == line, known.own == own {
        nodes[child].lead = model
        return
      }
    }
    var made: [UInt8] = []
    for comment in line { made += [0x20] + comment.withLineEnds(style.lineEnd) }
    if previous != nil, bytes(lead).beginsWithBlankLine { made += style.lineEnd }
    for comment in own { made += style.lineEnd + indentation + comment.withLineEnds(style.lineEnd) }
    nodes[child].lead = add(made + style.lineEnd + indentation)
  }

  private mutating func arrangeEnd(of index: Int, _ line: [[UInt8]], _ closing: [[UInt8]], depth: Int) {
    let node = nodes[index]
    if node.text != nil || node.isTextChanged { return }
    let last = node.children.last
    let late = last.map { nodes[$0].lineComments.map(\.withPlainLineEnds) } ?? []
    var now = (line: late, own: node.closingComments.map(\.withPlainLineEnds))
    if let written = node.written, !node.isReset {
      if last == nil {
        now.own += sources[written.source][written.content].comments
      } else if !written.isEmptyTag, written.content.isEmpty {
        let end = gap(Slice(source: written.source, range: written.trailing), isFirst: false)
        now = (late + end.line, end.own)
      }
    }
    if now.line == line, now.own == closing { return }
    guard let written = node.written, !node.isReset else {
      nodes[index].closingComments = closing.map { $0.withLineEnds(style.lineEnd) }
      if let last { nodes[last].lineComments = line.map { $0.withLineEnds(style.lineEnd) } }
      return
    }
    if let last { nodes[last].lineComments = [] }
    let indentation = sources[written.source][written.trailing].lastLine ?? indentation(depth)
    var made: [UInt8] = []
    for comment in line { made += [0x20] + comment.withLineEnds(style.lineEnd) }
    for comment in closing {
      made += style.lineEnd + indentation + style.indentation + comment.withLineEnds(style.lineEnd)
    }
    if last != nil || !closing.isEmpty { made += style.lineEnd + indentation }
    nodes[index].closingComments = []
    nodes[index].trail = add(made)
  }

  private func indentation(_ depth: Int) -> [UInt8] {
    Array(repeatElement(style.indentation, count: depth).joined())
  }

  /// Adds bytes that were in no file.
  private mutating func add(_ bytes: [UInt8]) -> Slice {
    sources.append(bytes)
    return Slice(source: sources.count - 1, range: 0..<bytes.count)
  }
}

extension Collection<UInt8> where SubSequence == ArraySlice<UInt8> {
  /// Comments and processing instructions, without the XML declaration; line ends are LF.
  var comments: [[UInt8]] {
    self[startIndex...].markup.filter { !$0.isDeclaration }.map(\.withPlainLineEnds)
  }

  /// The whitespace after the last line end; nil without one.
  fileprivate var lastLine: [UInt8]? {
    let rest = self[startIndex...]
    return rest.lastIndex(of: 0x0A).map { Array(rest[($0 + 1)...]) }.flatMap { $0.allSatisfy(\.isSpace) ? $0 : nil }
  }
}

extension [UInt8] {
  fileprivate var isDeclaration: Bool {
    starts(with: "<?xml".utf8) && dropFirst(5).first.map(\.isSpace) == true
  }

  /// The offset after the XML declaration and its line end, or at least after a byte order mark.
  fileprivate var declarationEnd: Int {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = self[start...].markup.first, first.isDeclaration else { return start }
    let end = start + first.count
    return self[end...].firstIndex(of: 0x0A).flatMap { self[end..<$0].allSatisfy(\.isSpace) ? $0 + 1 : nil } ?? end
  }

  var withPlainLineEnds: [UInt8] { withLineEnds([0x0A]) }

  /// Returns the bytes with every CR LF and LF replaced.
  func withLineEnds(_ lineEnd: [UInt8]) -> [UInt8] {
    guard contains(0x0A) else { return self }
    var made: [UInt8] = []
    made.reserveCapacity(count)
    for byte in self {
      if byte == 0x0A {
        if made.last == 0x0D { made.removeLast() }
        made += lineEnd
      } else {
        made.append(byte)
      }
    }
    return made
  }
}
