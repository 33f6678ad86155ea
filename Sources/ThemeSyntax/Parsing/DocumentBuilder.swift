internal import ThemeSource

/// Makes the element tree from libxml2's events and the places that ``MarkupIndex`` found.
final class DocumentBuilder {
  /// A name decoded once per file, with what it means as an element's and as an attribute's.
  struct Name {
    var text: String
    var element: ElementKind
    var attribute: AttributeName
  }

  /// A fault of libxml2's, with the offset of the byte that it had reached.
  struct Fault {
    var code: Int
    var message: String
    var offset: Int
  }

  let file: SourceFile
  let index: MarkupIndex
  let limits: Limits
  /// What libxml2's offsets are relative to: behind the byte order mark.
  private let origin: Int
  private var tree = TreeBuilder()
  /// Indices into `index.tags` of the elements that are open.
  private(set) var openTags: [Int] = []
  /// Character data of the open elements; buffers are kept for reuse.
  private var texts: [[UInt8]] = []
  private var nextTag = 0
  private var nextAttribute = 0
  /// Whether nothing more is wanted from libxml2.
  private(set) var isStopped = false
  /// Whether libxml2 told of markup that the scan did not find whole: it is about to say what is wrong with it.
  private(set) var isLost = false
  /// The fault that ended the parse.
  private(set) var fatal: Fault?
  /// Faults that did not.
  private(set) var faults: [Fault] = []
  let findings: Findings

  init(file: SourceFile, index: MarkupIndex, origin: Int, limits: Limits) {
    self.file = file
    self.index = index
    self.origin = origin
    self.limits = limits
    findings = Findings(limit: limits.diagnosticsPerFile)
  }

  func makeName(_ text: String) -> Name {
    Name(text: text, element: ElementKind(name: text), attribute: AttributeName(name: text))
  }

  /// The tree; elements that were left open end where reading did.
  func finish(at end: Int) -> ElementTree {
    while !openTags.isEmpty { close(end: end) }
    let result = tree
    tree = TreeBuilder()
    return result.finish()
  }
}

// MARK: Events

extension DocumentBuilder {
  func startElement(_ name: Name, prefix: Name?, hasNamespace: Bool) {
    guard !isLost else { return }
    guard nextTag < index.tags.count, index.tags[nextTag].form != .end else { return isLost = true }
    let tag = index.tags[nextTag]
    guard isWritten(name, prefix: prefix, at: tag.name) else { return isLost = true }
    if tree.depth >= limits.depth {
      return stop(
        .limit(
          "elements are nested deeper than \(limits.depth)", at: span(tag.start..<tag.nameEnd),
          help: "no view needs such depth; raise 'limits.depth' in the configuration if this file does"))
    }
    if tree.count >= limits.elements {
      return stop(
        .limit(
          "the file has more than \(limits.elements) elements", at: span(tag.start..<tag.nameEnd),
          help: "split the file, or raise 'limits.elements' in the configuration"))
    }
    let isOurs = prefix == nil && !hasNamespace
    let written = prefix.map { "\($0.text):\(name.text)" } ?? name.text
    tree.open(
      isOurs ? name.element : .unknown, name: written, span: span(tag.start..<tag.end),
      nameRange: SourceRange(tag.name), startTagEnd: UInt32(clamping: tag.end))
    if let prefix, !hasNamespace { findings.add(undeclared(prefix.text, at: tag.name)) }
    openTags.append(nextTag)
    if texts.count < openTags.count { texts.append([]) }
    texts[openTags.count - 1].removeAll(keepingCapacity: true)
    nextAttribute = tag.attributes.lowerBound
    nextTag += 1
  }

  func attribute(_ name: Name, prefix: Name?, hasNamespace: Bool, value: Span<UInt8>) {
    guard !isLost else { return }
    addNamespaceDeclarations()
    guard let tag = openTags.last, nextAttribute < index.tags[tag].attributes.upperBound else { return isLost = true }
    let place = index.attributes[nextAttribute]
    guard isWritten(name, prefix: prefix, at: place.name) else { return isLost = true }
    nextAttribute += 1
    if value.count > limits.valueBytes {
      return stop(
        .limit(
          "the value of '\(name.text)' is longer than \(limits.valueBytes) bytes", at: span(place.name),
          help: "shorten it, or raise 'limits.valueBytes' in the configuration"))
    }
    if let prefix, !hasNamespace { findings.add(undeclared(prefix.text, at: place.name)) }
    tree.add(
      ElementTree.Attribute(
        name: prefix == nil ? name.attribute : .unknown,
        writtenName: prefix.map { "\($0.text):\(name.text)" } ?? name.text, value: decodeValue(value), file: file.id,
        nameRange: SourceRange(place.name), valueRange: SourceRange(place.value)))
  }

  func endAttributes() {
    if !isStopped, !isLost { addNamespaceDeclarations() }
  }

  func characters(_ text: Span<UInt8>) {
    guard !isLost, !openTags.isEmpty else { return }
    let depth = openTags.count - 1
    if texts[depth].count + text.count > limits.valueBytes {
      return stop(
        .limit(
          "the text is longer than \(limits.valueBytes) bytes", at: span(index.tags[openTags[depth]].name),
          help: "shorten it, or raise 'limits.valueBytes' in the configuration"))
    }
    for position in text.indices { texts[depth].append(text[position]) }
  }

  func endElement() {
    guard !isLost else { return }
    guard let opened = openTags.last else { return isLost = true }
    if index.tags[opened].form == .empty { return close(end: nil) }
    guard nextTag < index.tags.count, index.tags[nextTag].form == .end else { return isLost = true }
    nextTag += 1
    close(end: index.tags[nextTag - 1].end)
  }

  /// A document type declaration that the scan did not see.
  func sawDocumentType(at offset: Int) {
    let start = origin + offset
    stop(.documentType(at: span(start..<min(start + 1, file.bytes.count))))
  }

  /// An error of libxml2's; the first fatal one ends the parse.
  func fault(code: Int, message: String, at offset: Int, isFatal: Bool) {
    guard !isStopped else { return }
    let fault = Fault(code: code, message: message, offset: min(origin + offset, file.bytes.count))
    if isFatal {
      fatal = fault
      isStopped = true
    } else if faults.count < limits.diagnosticsPerFile {
      faults.append(fault)
    }
  }
}

// MARK: Parts

extension DocumentBuilder {
  private func stop(_ diagnostic: Diagnostic) {
    findings.add(diagnostic)
    isStopped = true
  }

  private func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file.id, range: SourceRange(range)) }

  /// Whether libxml2's name is the one that the scan found: they differ only in markup that is about to be refused.
  private func isWritten(_ name: Name, prefix: Name?, at range: Range<Int>) -> Bool {
    let start = prefix.map { range.lowerBound + $0.text.utf8.count + 1 } ?? range.lowerBound
    guard range.upperBound - start == name.text.utf8.count else { return false }
    return file.bytes[start..<range.upperBound].elementsEqual(name.text.utf8)
  }

  private func decode(_ bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// An attribute's value. Where entities are not replaced, libxml2 gives each `&` of a value as `&#38;`, however it was
  /// written.
  private func decodeValue(_ bytes: Span<UInt8>) -> String {
    let text = decode(bytes)
    return text.utf8.contains(UInt8(ascii: "&")) ? text.replacing("&#38;", with: "&") : text
  }

  /// libxml2 reports namespace declarations apart; here they are attributes like others, without a typed name.
  private func addNamespaceDeclarations() {
    guard let tag = openTags.last else { return }
    while nextAttribute < index.tags[tag].attributes.upperBound {
      let place = index.attributes[nextAttribute]
      guard file.bytes[place.name].starts(with: "xmlns".utf8) else { return }
      let name = String(decoding: file.bytes[place.name], as: UTF8.self)
      guard name == "xmlns" || name.hasPrefix("xmlns:") else { return }
      nextAttribute += 1
      tree.add(
        ElementTree.Attribute(
          name: .unknown, writtenName: name, value: String(decoding: file.bytes[place.value], as: UTF8.self),
          file: file.id, nameRange: SourceRange(place.name), valueRange: SourceRange(place.value)))
    }
  }

  private func undeclared(_ prefix: String, at name: Range<Int>) -> Diagnostic {
    let root = index.tags.first.map { span($0.nameEnd..<$0.nameEnd) }
    return .undeclaredPrefix(
      prefix, at: span(name.lowerBound..<name.lowerBound + prefix.utf8.count), insertionPoint: root)
  }

  private func close(end: Int?) {
    let depth = openTags.count - 1
    if !texts[depth].allSatisfy(isXMLSpace) { tree.setText(String(decoding: texts[depth], as: UTF8.self)) }
    openTags.removeLast()
    tree.close(end: end.map { UInt32(clamping: $0) })
  }
}
