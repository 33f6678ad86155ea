package import ThemeSource

/// Reads a theme: bytes to a typed document with exact places. Never fails: bad input becomes diagnostics, and what
/// was read before a fault is kept.
///
/// Diagnostics are in output order, at most `limits.diagnosticsPerFile` of them.
package func parse(_ file: SourceFile, limits: Limits = .standard) -> Diagnosed<ThemeDocument> {
  guard file.bytes.count <= limits.fileBytes else {
    let diagnostic = Diagnostic.limit(
      "the file is larger than \(limits.fileBytes) bytes",
      at: SourceSpan(file: file.id, range: .zero),
      help: "a theme is some kilobytes; raise 'limits.fileBytes' in the configuration if this one is right")
    return Diagnosed(ThemeDocument(unreadable: file), [diagnostic])
  }
  let parsed = parseMarkup(file, limits: limits)
  var document = ThemeDocument(file: file, tree: parsed.tree, comments: parsed.comments)
  document.isReadWhole = parsed.isComplete
  let findings = validate(document, in: file, limits: limits)
  return Diagnosed(document, pruned(parsed, findings, limits: limits))
}

/// Reads any XML file with the same care, without the theme language's vocabulary: what ViewModel descriptors are read
/// through.
package func parseElements(_ file: SourceFile, limits: Limits = .standard) -> Diagnosed<ElementTree> {
  guard file.bytes.count <= limits.fileBytes else {
    return Diagnosed(ElementTree(), parse(file, limits: limits).diagnostics)
  }
  let parsed = parseMarkup(file, limits: limits)
  return Diagnosed(parsed.tree, pruned(parsed, Findings(limit: 0), limits: limits))
}

/// A file's elements before anything is known of their meaning.
private struct ParsedMarkup {
  var tree: ElementTree
  var comments: [SourceRange]
  /// False when reading ended before the file did.
  var isComplete: Bool
  var diagnostics: [Diagnostic]
  /// Faults beyond the limit.
  var dropped: Int
}

/// Bytes that libxml2 is given at once, up to the end of a tag: it never sees half of one.
private let chunkSize = 32 << 10

private func parseMarkup(_ file: SourceFile, limits: Limits) -> ParsedMarkup {
  let encoding = SourceEncoding(of: file)
  let isRefused = encoding.readable.isEmpty && !encoding.diagnostics.isEmpty
  let index = MarkupIndex(
    scanning: encoding.readable, of: file.bytes, maxAttributes: limits.attributesPerElement,
    maxElements: limits.elements)
  let builder = DocumentBuilder(file: file, index: index, origin: encoding.readable.lowerBound, limits: limits)
  let isWhole = index.stop == nil && encoding.readable.upperBound == file.bytes.count
  if !isRefused { feed(file, encoding: encoding, index: index, isWhole: isWhole, to: builder) }

  // What ended the reading comes first: the limit must not cut it off.
  var diagnostics = encoding.diagnostics
  var end = index.readableEnd
  let lost = builder.isLost && !builder.isStopped ? DocumentBuilder.Fault(code: 5, message: "", offset: end) : nil
  if let fatal = builder.fatal ?? lost {
    let described = describe(fatal, in: file, index: index, openTags: builder.openTags)
    end = min(end, fatal.offset)
    diagnostics.append(described)
  }
  if builder.fatal == nil { diagnostics += describeStop(index, in: file, limits: limits) }
  diagnostics += builder.findings.diagnostics
  diagnostics += builder.faults.compactMap { describeNamespaceFault($0, in: file, index: index) }
  return ParsedMarkup(
    tree: builder.finish(at: end), comments: index.comments.filter { $0.upperBound <= end }.map { SourceRange($0) },
    isComplete: isWhole && !builder.isStopped && !builder.isLost, diagnostics: diagnostics,
    dropped: builder.findings.dropped)
}

/// Gives libxml2 the readable bytes in chunks that end behind a tag.
private func feed(
  _ file: SourceFile, encoding: SourceEncoding, index: MarkupIndex, isWhole: Bool, to builder: DocumentBuilder
) {
  guard let parser = LibXMLParser(builder: builder) else { return }
  var bytes = file.bytes
  if let hidden = encoding.hidden { bytes.replaceSubrange(hidden, with: repeatElement(0x20, count: hidden.count)) }
  var fed = encoding.readable.lowerBound
  for tag in index.tags where tag.end - fed >= chunkSize {
    guard parser.feed(bytes[fed..<tag.end]) else { return }
    fed = tag.end
  }
  guard fed == index.readableEnd || parser.feed(bytes[fed..<index.readableEnd]) else { return }
  if isWhole { parser.finish() }
}

/// What ended the scan of the bytes, in words.
private func describeStop(_ index: MarkupIndex, in file: SourceFile, limits: Limits) -> [Diagnostic] {
  let start = index.readableEnd
  func span(_ count: Int) -> SourceSpan {
    SourceSpan(file: file.id, range: SourceRange(start..<min(start + count, file.bytes.count)))
  }
  switch index.stop {
  case nil: return []
  case .documentType: return [.documentType(at: span(9))]
  case .attributes:
    return [
      .limit(
        "the element has more than \(limits.attributesPerElement) attributes", at: span(1),
        help: "no element of a theme needs so many; the file was read up to it")
    ]
  case .namespaces:
    return [
      .limit(
        "the file declares more than \(MarkupIndex.maxNamespaces) namespaces", at: span(1),
        help: "declare each prefix once, on the '<document>'; the file was read up to here")
    ]
  }
}

/// Sorts, and keeps no more than the limit; faults of reading come before findings about what was read.
private func pruned(_ parsed: ParsedMarkup, _ findings: Findings, limits: Limits) -> [Diagnostic] {
  let faults = parsed.diagnostics
  let room = max(0, limits.diagnosticsPerFile - faults.count)
  let kept = faults.prefix(limits.diagnosticsPerFile) + findings.diagnostics.prefix(room)
  let rest = faults.count + findings.diagnostics.count + parsed.dropped + findings.dropped - kept.count
  let sorted = kept.sorted(by: Diagnostic.inOutputOrder)
  guard rest > 0 else { return sorted }
  // What is not shown may be an error.
  let note = Diagnostic(
    "syntax/more-findings", .error,
    rest == 1 ? "1 more finding in this file is not shown" : "\(rest) more findings in this file are not shown",
    at: sorted.last?.span,
    help: "mend the first ones, or raise 'limits.diagnosticsPerFile' in the configuration")
  return sorted + [note]
}
