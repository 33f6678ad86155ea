internal import ThemeSource

/// Returns the tokens of a markup fragment. Ranges use the slice's indices. The tokens have no elements.
package func tokens(of fragment: ArraySlice<UInt8>) -> [SyntaxToken] {
  var result: [SyntaxToken] = []
  var scanner = MarkupScanner(position: 0, end: fragment.count)
  let bytes = fragment.span
  while let markup = scanner.next(in: bytes) {
    let range = SourceRange(fragment.startIndex + markup.start..<fragment.startIndex + markup.end)
    result.append(SyntaxToken(kind: markup.kind, range: range, element: nil, isRead: true))
  }
  return result
}

/// Returns the name of a file's document element without parsing the file. Returns nil if no element starts in the
/// first 64 KB, as in a file that is not XML; the parser reports such files.
package func documentElementName(of file: [UInt8]) -> String? {
  let head = file.prefix(64 << 10)
  let bytes = head.span
  var scanner = MarkupScanner(position: 0, end: head.count)
  while let markup = scanner.next(in: bytes) {
    switch markup.kind {
    case .startTag, .emptyTag, .malformed:
      let name = markup.start + 1..<max(markup.start + 1, markup.nameEnd)
      // A document type.
      if markup.start + 1 < head.count, bytes[markup.start + 1] == UInt8(ascii: "!") { continue }
      guard !name.isEmpty, isNameStart(bytes[name.lowerBound]) else { return nil }
      return String(decoding: head[name], as: UTF8.self)
    case .endTag: return nil
    default: continue
    }
  }
  return nil
}

private func isNameStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
    UInt8(ascii: ":"), 0x80...:
    true
  default: false
  }
}
