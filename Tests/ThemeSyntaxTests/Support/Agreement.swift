import ThemeSource

@testable import ThemeSyntax

/// Compares the result of `parse` with libxml2's events and describes all differences.
struct Agreement {
  private let bytes: [UInt8]
  private let document: ThemeDocument
  private let events: RecordedEvents
  private let diagnostics = FoundDiagnostics()

  var disagreements: [String] { diagnostics.texts }

  /// Errors that end parsing. Each is reported once per file.
  private let readingErrors: [Diagnostic]
  private let undeclaredPrefixes: Int
  /// Whether themec's limits refuse the file before libxml2: encodings other than UTF-8, NUL, document types, sizes.
  private let isRefusedByDesign: Bool
  /// Whether libxml2 converts the text, so that its offsets differ from the file's.
  private let isConverted: Bool

  /// - Parameter cuts: the ends of the chunks passed to libxml2.
  init(about bytes: [UInt8], cuts: [Int] = []) {
    self.bytes = bytes
    let result = parse(source(bytes))
    document = result.value
    let readableCount = countOfText(bytes)
    let isText = readableCount == bytes.count
    events = RecordedEvents(
      of: Array(bytes[..<readableCount]), cuts: cuts.filter { $0 <= readableCount }, isWhole: isText)
    let errors = result.diagnostics.filter { $0.severity == .error }
    let ending = ["syntax/encoding", "syntax/doctype-forbidden", "syntax/limits"]
    readingErrors = errors.filter { $0.code == "syntax/well-formed" || ending.contains($0.code.rawValue) }
    undeclaredPrefixes = errors.count { $0.code == "syntax/undeclared-prefix" }
    isConverted = String(decoding: bytes.prefix(100), as: UTF8.self).contains("ISO-8859-1")
    isRefusedByDesign = errors.contains { ending.contains($0.code.rawValue) }
    compareTokens()
    compareElements()
    compareVerdict(isText: isText)
    if isText { compareFault() }
  }

  private func expect(_ holds: Bool, _ otherwise: @autoclosure () -> String) {
    if !holds { diagnostics.texts.append(otherwise()) }
  }

  private final class FoundDiagnostics {
    var texts: [String] = []
  }
}

// MARK: Tokens

extension Agreement {
  private func compareTokens() {
    let tokens = document.tokens
    var end: UInt32 = 0
    var element = 0
    var copy: [UInt8] = []
    for index in tokens.indices {
      let token = tokens[index]
      expect(token.range.start == end && !token.range.isEmpty, "token \(index) is \(token.range), behind \(end)")
      guard token.range.end >= token.range.start, Int(token.range.end) <= bytes.count else { return }
      end = token.range.end
      let text = bytes[token.range.offsets]
      copy += text
      expect(hasForm(token.kind, text), "\(token.kind) at \(token.range.start) has another form")
      expect(
        token.isRead == (token.range.end <= tokens.readEnd), "token \(index) is read: \(token.isRead)")
      guard token.isRead, token.kind == .startTag || token.kind == .emptyTag else { continue }
      expect(
        token.element == NodeID(element), "the tag at \(token.range.start) is of \(String(describing: token.element))")
      if element < document.tree.count {
        let node = document.tree[NodeID(element)]
        expect(node.startTagSpan.range == token.range, "element \(element) has its tag at \(node.startTagSpan.range)")
      }
      element += 1
    }
    expect(copy == bytes, "the tokens are not the file")
    expect(element == document.tree.count, "\(element) start tags were read, \(document.tree.count) elements")
  }

  private func hasForm(_ kind: SyntaxToken.Kind, _ text: ArraySlice<UInt8>) -> Bool {
    func isBetween(_ start: String, _ end: String) -> Bool {
      text.count >= start.utf8.count + end.utf8.count && text.starts(with: start.utf8)
        && text.suffix(end.utf8.count).elementsEqual(end.utf8)
    }
    return switch kind {
    case .byteOrderMark: Array(text) == [0xEF, 0xBB, 0xBF]
    case .declaration: isBetween("<?xml", "?>")
    case .instruction: isBetween("<?", "?>")
    case .comment: isBetween("<!--", "-->")
    case .section: isBetween("<![CDATA[", "]]>")
    case .text: !text.contains(UInt8(ascii: "<"))
    case .startTag: isBetween("<", ">") && !isBetween("<", "/>")
    case .emptyTag: isBetween("<", "/>")
    case .endTag: isBetween("</", ">")
    case .malformed: text.first == UInt8(ascii: "<")
    }
  }
}

// MARK: Elements

extension Agreement {
  /// The elements with a complete start tag. libxml2 reports an element before it searches for the `>`.
  private var expectedElements: ArraySlice<RecordedEvents.Element> {
    guard let last = events.elements.last, !last.isFollowed, events.fatal != nil else { return events.elements[...] }
    let rest = bytes[min(last.tagEnd, bytes.count)...]
    let isWhole = rest.starts(with: ">".utf8) || rest.starts(with: "/>".utf8)
    return isWhole ? events.elements[...] : events.elements.dropLast()
  }

  /// The number of undeclared prefixes in start tags without other faults. libxml2 reports them first.
  private var expectedPrefixes: Int {
    let ends = Set(expectedElements.map(\.tagEnd))
    return events.others.count { $0.code == 201 && ends.contains($0.offset) }
  }

  private func compareElements() {
    let tree = document.tree
    let expected = expectedElements
    if isRefusedByDesign {
      expect(tree.count <= expected.count, "\(tree.count) elements, libxml2 has \(expected.count)")
    } else {
      expect(tree.count == expected.count, "\(tree.count) elements, libxml2 has \(expected.count)")
    }
    for (index, element) in zip(tree.all.map(\.index), expected) { compare(tree[NodeID(index)], element) }
  }

  private func compare(_ node: ElementTree.Node, _ element: RecordedEvents.Element) {
    let place = "element \(node.id.index) at \(node.range.start)"
    expect(Array(node.name.utf8) == element.name, "\(place): name \(node.name), libxml2 has \(shown(element.name))")
    expect(
      node.parent?.index == element.parent,
      "\(place): inside \(node.parent?.index ?? -1), libxml2 has \(element.parent ?? -1)")
    let kind = element.isForeign ? ElementKind.unknown : ElementKind(name: node.name)
    expect(node.kind == kind, "\(place): kind \(node.kind.name), expected \(kind.name)")
    let tagEnd = Int(node.startTagEnd) - (bytes[..<Int(node.startTagEnd)].suffix(2).elementsEqual("/>".utf8) ? 2 : 1)
    expect(tagEnd == element.tagEnd, "\(place): tag ends at \(tagEnd), libxml2 was at \(element.tagEnd)")
    compareAttributes(of: node, element, place)
    guard !isRefusedByDesign else { return }
    let text = element.text.allSatisfy(isXMLSpace) ? nil : element.text
    let own = node.text.map { Array($0.utf8) }
    // libxml2 reports the beginning of an unclosed section, which themec treats as unreadable markup. Before an error
    // in text, libxml2 reports the text only up to the last character that it searches for.
    let isSame =
      own == text
      || !element.isEnded && (element.hasSection && isStart(own, of: text) || isBeforeError(own, element.text))
    expect(isSame, "\(place): text \(shown(own ?? [])), libxml2 has \(shown(text ?? []))")
  }

  /// Whether a text continues where libxml2 stopped reporting it before an error, and ends before the error.
  private func isBeforeError(_ own: [UInt8]?, _ text: [UInt8]) -> Bool {
    guard let own, let fatal = events.fatal, own.starts(with: text) else { return false }
    let source = bytes[..<min(fatal.offset, bytes.count)].filter { $0 != 0x0D }
    return source.suffix(own.count - text.count).elementsEqual(own.dropFirst(text.count))
  }

  /// Attributes and namespace declarations are separate in libxml2's reports; wrong declarations are only faults.
  private func compareAttributes(
    of node: ElementTree.Node, _ element: RecordedEvents.Element, _ place: String
  ) {
    var attributes = element.attributes[...]
    var declarations = element.declarations[...]
    for attribute in document.tree.attributes(of: node.id) {
      let own = RecordedEvents.Attribute(name: Array(attribute.writtenName.utf8), value: Array(attribute.value.utf8))
      if attributes.first == own {
        attributes.removeFirst()
      } else if declarations.first == own {
        declarations.removeFirst()
      } else if own.name != Array("xmlns:xml".utf8), !own.name.starts(with: "xmlns".utf8) || events.others.isEmpty {
        diagnostics.texts.append(
          "\(place): \(shown(own)), libxml2 has \(attributes.first.map(shown) ?? "none")")
        return
      }
    }
    expect(attributes.isEmpty, "\(place): libxml2 has the attribute \(attributes.first.map(shown) ?? "") too")
    expect(declarations.isEmpty, "\(place): libxml2 has \(declarations.first.map(shown) ?? "") too")
  }
}

// MARK: Verdict

extension Agreement {
  private func compareVerdict(isText: Bool) {
    let fatalErrors = isText && events.isAccepted && !isRefusedByDesign ? 0 : 1
    let namespaceFaults = events.others.count { $0.code != 201 }
    if !isRefusedByDesign {
      expect(
        document.isReadWhole == (events.isAccepted && isText),
        "is read whole: \(document.isReadWhole), libxml2 accepts: \(events.isAccepted)")
      expect(
        undeclaredPrefixes == expectedPrefixes,
        "\(undeclaredPrefixes) undeclared prefixes, libxml2 has \(expectedPrefixes)")
    } else {
      expect(!document.isReadWhole, "is read whole, though there is \(readingErrors.map(\.code.rawValue))")
    }
    expect(
      readingErrors.count == fatalErrors + namespaceFaults || isRefusedByDesign && readingErrors.count == 1,
      "errors of reading: \(readingErrors.map(\.message)); libxml2 has \(String(describing: events.fatal)), \(events.others)"
    )
  }

  /// Checks that the product's parser, which requests no elements, stops where the recorded one does.
  private func compareFault() {
    guard let parser = LibXMLParser(maxFaults: 10_000) else { return }
    if !bytes.isEmpty { _ = parser.feed(bytes[...]) }
    parser.finish()
    let fault = parser.fatal.map { RecordedEvents.Fault(code: $0.code, offset: $0.offset) }
    expect(
      fault == events.fatal, "stops with \(String(describing: fault)), libxml2 with \(String(describing: events.fatal))"
    )
    // If a file is refused, libxml2's error can be elsewhere.
    guard let fatal = events.fatal, !isRefusedByDesign, !isConverted else { return }
    expect(
      Int(document.tokens.readEnd) <= fatal.offset,
      "read to \(document.tokens.readEnd), libxml2 stopped at \(fatal.offset)")
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let scan = ScannedDocument(bytes, readable: start..<bytes.count, limits: .standard)
    let end = min(fatal.offset, scan.lostAt ?? bytes.count)
    expect(
      Int(document.tokens.readEnd) == end, "read to \(document.tokens.readEnd), and not to \(end) (\(fatal))")
  }
}

private func isStart(_ own: [UInt8]?, of text: [UInt8]?) -> Bool { (text ?? []).starts(with: own ?? []) }

/// The number of bytes before the first NUL or byte that is not UTF-8.
private func countOfText(_ bytes: [UInt8]) -> Int {
  // Nearly all files are text as a whole.
  if !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil { return bytes.count }
  var parser = Unicode.UTF8.ForwardParser()
  var input = bytes.makeIterator()
  var count = 0
  while true {
    switch parser.parseScalar(from: &input) {
    case .valid(let scalar) where !scalar.elementsEqual([0]): count += scalar.count
    case .valid, .error: return count
    case .emptyInput: return bytes.count
    }
  }
}

private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes.prefix(80), as: UTF8.self).debugDescription }

private func shown(_ attribute: RecordedEvents.Attribute) -> String {
  "\(shown(attribute.name))=\(shown(attribute.value))"
}
