package import ThemeSource

/// Parses a theme into a typed document with exact locations. Never fails: errors in the input become diagnostics, and
/// the content before an error is kept.
///
/// Diagnostics are in output order, at most `limits.diagnosticsPerFile` of them.
package func parse(_ file: SourceFile, limits: Limits = .standard) -> Diagnosed<ThemeDocument> {
  guard file.bytes.count <= limits.fileBytes else {
    let diagnostic = Diagnostic.limit(
      "the file is larger than \(limits.fileBytes) bytes",
      at: SourceSpan(file: file.id, range: .zero),
      help: limits.advice("exclude the file", toRaise: .fileBytes)
    )
    var document = ThemeDocument(unreadable: file)
    document.hasErrors = true
    return Diagnosed(document, [diagnostic])
  }
  let parsed = parseMarkup(file, limits: limits)
  var document = ThemeDocument(file: file, tree: parsed.tree, tokens: parsed.tokens)
  document.isReadWhole = parsed.isComplete
  let diagnostics = pruned(
    parsed, validate(document, in: file, unclosed: parsed.unclosed, limits: limits), limits: limits)
  document.hasErrors = diagnostics.contains { $0.severity == .error }
  return Diagnosed(document, diagnostics)
}

/// Parses a theme that is known to be valid, such as a shipped one, without libxml2 and validation.
package func parse(trusted file: SourceFile) -> ThemeDocument {
  let encoding = SourceEncoding(of: file)
  let scan = ScannedDocument(file.bytes, readable: encoding.readable, limits: .standard)
  guard encoding.readable == 0..<file.bytes.count, scan.stop == nil, scan.lostAt == nil else {
    return parse(file).value
  }
  let (tree, tokens) = made(of: scan, file, end: scan.readableEnd)
  var document = ThemeDocument(file: file, tree: tree, tokens: tokens)
  document.isReadWhole = true
  return document
}

/// Returns the tree and the tokens of a scan up to an offset.
private func made(of scan: ScannedDocument, _ file: SourceFile, end: Int) -> (ElementTree, SyntaxTokens) {
  let tokens = SyntaxTokens(
    scan.tokens, end: file.bytes.count, readEnd: min(end, scan.lostAt ?? end), elementCount: scan.elements.count)
  let storage = TreeStorage(
    sources: [TreeStorage.Source(file: file.id, bytes: file.bytes)], elements: scan.elements,
    attributes: scan.attributes)
  return (ElementTree(storage), tokens)
}

/// Parses any XML file with the same checks, but without the vocabulary of the theme language. Used for ViewModel
/// descriptors.
package func parseElements(_ file: SourceFile, limits: Limits = .standard) -> Diagnosed<ElementTree> {
  guard file.bytes.count <= limits.fileBytes else {
    return Diagnosed(ElementTree(), parse(file, limits: limits).diagnostics)
  }
  let parsed = parseMarkup(file, limits: limits)
  return Diagnosed(parsed.tree, pruned(parsed, DiagnosticCollector(limit: 0), limits: limits))
}

/// Returns the tokens of a file without checking with libxml2 whether it is well-formed. All tokens count as read.
package func scanTokens(_ file: SourceFile, limits: Limits = .standard) -> SyntaxTokens {
  let scan = ScannedDocument(file.bytes, readable: SourceEncoding(of: file).readable, limits: limits)
  return SyntaxTokens(
    scan.tokens, end: file.bytes.count, readEnd: file.bytes.count, elementCount: scan.elements.count)
}

/// A file's elements before validation.
private struct ParsedMarkup {
  var tree: ElementTree
  var tokens: SyntaxTokens
  /// Whether the file was read to its end.
  var isComplete: Bool
  /// The elements whose end tags are missing according to the syntax error, so that what follows was read as their content.
  var unclosed: Set<NodeID> = []
  var diagnostics: [Diagnostic]
}

/// Minimum size of the chunks passed to libxml2. Chunks end after a tag, so that libxml2 never receives half of one.
private let chunkSize = 32 << 10

private func parseMarkup(_ file: SourceFile, limits: Limits) -> ParsedMarkup {
  let encoding = SourceEncoding(of: file)
  var scan = ScannedDocument(file.bytes, readable: encoding.readable, limits: limits)
  let isWhole = scan.stop == nil && encoding.readable.upperBound == file.bytes.count
  let verdict =
    encoding.isRefused ? Verdict() : verify(file, encoding: encoding, scan: scan, isWhole: isWhole, limits: limits)

  // The error that ended reading is first, so that the limit does not drop it. If libxml2 or the scan stopped earlier,
  // encoding errors are omitted.
  let isEndedBefore = verdict.fatal != nil || scan.stop != nil
  var diagnostics = encoding.diagnostics.filter { $0.severity != .error || !isEndedBefore }
  var end = scan.readableEnd
  var unclosed: Set<NodeID> = []
  let lost = scan.lostAt == nil || !isWhole ? nil : LibXMLFault(code: 5, message: "", offset: end)
  if let fatal = verdict.fatal ?? lost {
    let place = FaultPlace(file: file, scan: scan, offset: fatal.offset)
    diagnostics.append(describe(fatal, at: place))
    end = min(end, fatal.offset)
    unclosed = Set(place.unclosedElements(code: fatal.code).map { NodeID($0) })
    scan.cut(
      at: end, openFrom: place.firstOpen(code: fatal.code), textEnd: min(end, place.textEnd(code: fatal.code)),
      file.bytes)
  } else {
    diagnostics += describeStop(scan, in: file, limits: limits)
  }
  diagnostics += undeclaredPrefixes(in: scan, of: file, limits: limits)
  diagnostics += verdict.faults.compactMap { describeNamespaceFault($0, in: file, scan: scan) }
  let (tree, tokens) = made(of: scan, file, end: end)
  return ParsedMarkup(
    tree: tree, tokens: tokens,
    isComplete: isWhole && verdict.fatal == nil && scan.lostAt == nil, unclosed: unclosed, diagnostics: diagnostics)
}

/// The result of libxml2's well-formedness check.
private struct Verdict {
  var fatal: LibXMLFault?
  var faults: [LibXMLFault] = []
}

/// Passes the readable bytes to libxml2 in chunks that end after a tag.
private func verify(
  _ file: SourceFile, encoding: SourceEncoding, scan: ScannedDocument, isWhole: Bool, limits: Limits
) -> Verdict {
  // A byte order mark or a hidden encoding requires the parser below.
  if isWhole, encoding.readable.lowerBound == 0, encoding.hidden == nil, SharedParser.accepts(file.bytes) {
    return Verdict()
  }
  guard let parser = LibXMLParser(maxFaults: limits.diagnosticsPerFile) else { return Verdict() }
  var bytes = file.bytes
  if let hidden = encoding.hidden { bytes.replaceSubrange(hidden, with: repeatElement(0x20, count: hidden.count)) }
  // Include the byte order mark; without it, libxml2 would skip a second one.
  feed(parser, bytes, scan: scan)
  guard !isWhole else {
    parser.finish()
    return Verdict(fatal: parser.fatal, faults: parser.faults)
  }
  // libxml2 waits for the `;` after each `&`, and for a `>` outside of apparent values. If that kept it from completing
  // a tag, ending the input makes it report the reason. The end itself is not an error of the file.
  guard parser.fatal == nil, parser.reached < scan.lastTagEnd else {
    return Verdict(fatal: parser.fatal, faults: parser.faults)
  }
  parser.finish()
  let fatal = parser.fatal.flatMap { $0.code == 5 || $0.offset >= scan.readableEnd ? nil : $0 }
  return Verdict(fatal: fatal, faults: parser.faults)
}

private func feed(_ parser: borrowing LibXMLParser, _ bytes: [UInt8], scan: ScannedDocument) {
  var fed = 0
  var isBehindTag = false
  for token in scan.tokens.prefix(scan.interpretedTokens) {
    if isBehindTag, Int(token.start) - fed >= chunkSize {
      guard parser.feed(bytes[fed..<Int(token.start)]) else { return }
      fed = Int(token.start)
    }
    isBehindTag = token.kind == .startTag || token.kind == .emptyTag || token.kind == .endTag
  }
  if fed < scan.readableEnd { _ = parser.feed(bytes[fed..<scan.readableEnd]) }
}

/// Returns `syntax/undeclared-prefix` for each undeclared prefix in a start tag that was read.
private func undeclaredPrefixes(in scan: ScannedDocument, of file: SourceFile, limits: Limits) -> [Diagnostic] {
  let end = scan.elements.last.map { Int($0.startTagEnd) } ?? 0
  let root = scan.elements.first.map { Int($0.start) + 1 }
    .map { start in SourceRange(nameEnd(from: start, in: file.bytes.span)..<nameEnd(from: start, in: file.bytes.span)) }
  return scan.undeclared.prefix { $0.upperBound <= end }.prefix(limits.diagnosticsPerFile).map { prefix in
    .undeclaredPrefix(
      file.text(in: SourceRange(prefix)), at: SourceSpan(file: file.id, range: SourceRange(prefix)),
      insertionPoint: root.map { SourceSpan(file: file.id, range: $0) })
  }
}

/// Returns a diagnostic for the reason that ended the scan.
private func describeStop(_ scan: ScannedDocument, in file: SourceFile, limits: Limits) -> [Diagnostic] {
  let start = scan.readableEnd
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file.id, range: SourceRange(range.lowerBound..<min(range.upperBound, file.bytes.count)))
  }
  let name = start..<max(start, nameEnd(from: min(start + 1, file.bytes.count), in: file.bytes.span))
  switch scan.stop {
  case nil: return []
  case .documentType: return [.documentType(at: span(start..<start + 9))]
  case .attributes:
    return [
      .limit(
        "the element has more than \(limits.attributesPerElement) attributes", at: span(start..<start + 1),
        help: limits.advice("remove some of them", toRaise: .attributesPerElement))
    ]
  case .namespaces:
    return [
      .limit(
        "the file declares more than \(Limits.mostNamespaces) namespaces", at: span(start..<start + 1),
        help: "declare each prefix once, on the '<document>'; the file was read up to here")
    ]
  case .depth:
    return [
      .limit(
        "elements are nested deeper than \(limits.depth)", at: span(name),
        help: limits.advice("use fewer nested views", toRaise: .depth))
    ]
  case .elements:
    return [
      .limit(
        "the file has more than \(limits.elements) elements", at: span(name),
        help: limits.advice("split the file", toRaise: .elements))
    ]
  case .value(let name):
    return [
      .limit(
        "the value of '\(file.text(in: SourceRange(name)))' is longer than \(limits.valueBytes) bytes",
        at: span(name), help: limits.advice("shorten it", toRaise: .valueBytes))
    ]
  case .text(let element):
    let start = Int(scan.elements[element].start) + 1
    return [
      .limit(
        "the text is longer than \(limits.valueBytes) bytes",
        at: span(start..<nameEnd(from: start, in: file.bytes.span)),
        help: limits.advice("shorten it", toRaise: .valueBytes))
    ]
  }
}

/// Sorts diagnostics and limits their number. Syntax errors take precedence over diagnostics about the content.
private func pruned(_ parsed: ParsedMarkup, _ collector: DiagnosticCollector, limits: Limits) -> [Diagnostic] {
  let faults = parsed.diagnostics
  let room = max(0, limits.diagnosticsPerFile - faults.count)
  let kept = faults.prefix(limits.diagnosticsPerFile) + collector.diagnostics.prefix(room)
  let rest = faults.count + collector.diagnostics.count + collector.dropped - kept.count
  let sorted = kept.sorted(by: Diagnostic.inOutputOrder)
  guard rest > 0 else { return sorted }
  // An error may be among the unlisted diagnostics.
  let note = Diagnostic(
    .moreDiagnostics, severity: .error,
    rest == 1
      ? "1 more diagnostic in this file is not reported" : "\(rest) more diagnostics in this file are not reported",
    at: sorted.last?.span,
    help: limits.advice("fix the first ones", toRaise: .diagnosticsPerFile))
  return sorted + [note]
}

/// Parses an XML property list. Apple's document type is skipped: it declares nothing that the list needs.
package func parsePropertyList(_ file: SourceFile, limits: Limits = .standard) -> Diagnosed<ElementTree> {
  var bytes = file.bytes
  if let start = bytes.firstRange(of: "<!DOCTYPE plist PUBLIC".utf8)?.lowerBound,
    let end = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }),
    bytes[end] == UInt8(ascii: ">")
  {
    for index in start...end where bytes[index] > 0x20 { bytes[index] = UInt8(ascii: " ") }
  }
  return parseElements(SourceFile(id: file.id, path: file.path, bytes: bytes), limits: limits)
}
