internal import ThemeSource

/// The encoding of a file according to its first bytes, and the readable range of bytes.
///
/// Offsets are valid only in UTF-8, the only encoding that Interface Builder writes. A file in another encoding is
/// rejected with advice on conversion, unless all its bytes are ASCII and the encoding is a superset of ASCII.
struct SourceEncoding {
  /// From after the byte order mark to the first byte that is NUL or not UTF-8.
  var readable: Range<Int>
  /// The `encoding="…"` of the XML declaration if it names an 8-bit encoding. It is hidden from libxml2, which would
  /// convert the bytes again.
  var hidden: Range<Int>?
  var diagnostics: [Diagnostic] = []
  /// Whether the encoding is not supported.
  private(set) var isRefused = false

  init(of file: SourceFile) {
    let bytes = file.bytes
    readable = 0..<bytes.count
    func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file.id, range: SourceRange(range)) }
    if let name = foreignEncoding(bytes) {
      refuse(.encodingRefused(name, at: span(0..<min(4, bytes.count))))
      return
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      readable = 3..<bytes.count
      diagnostics.append(.byteOrderMark(at: span(0..<3)))
    }
    if let declared = declaredEncoding(bytes, from: readable.lowerBound) {
      let name = String(decoding: bytes[declared.name], as: UTF8.self).uppercased()
      if !["UTF-8", "UTF8"].contains(name) {
        guard isSupersetOfASCII(name), bytes[readable].allSatisfy({ $0 < 0x80 && $0 != 0 }) else {
          refuse(.encodingRefused(name, at: span(declared.name)))
          return
        }
        hidden = declared.pseudoAttribute
      }
    }
    if let fault = firstFault(in: bytes, from: readable.lowerBound) {
      readable = readable.lowerBound..<fault
      let place = span(fault..<fault + 1)
      diagnostics.append(bytes[fault] == 0 ? .nulByte(at: place) : .invalidUTF8(bytes[fault], at: place))
    }
  }

  private mutating func refuse(_ diagnostic: Diagnostic) {
    readable = 0..<0
    isRefused = true
    diagnostics.append(diagnostic)
  }
}

/// Detects UTF-16 and UTF-32 by the byte order mark or by zeros around the first `<`.
private func foreignEncoding(_ bytes: [UInt8]) -> String? {
  let start = Array(bytes.prefix(4))
  if start == [0xFF, 0xFE, 0, 0] || start == [0x3C, 0, 0, 0] { return "UTF-32LE" }
  if start == [0, 0, 0xFE, 0xFF] || start == [0, 0, 0, 0x3C] { return "UTF-32BE" }
  if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0]) { return "UTF-16LE" }
  if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0, 0x3C]) { return "UTF-16BE" }
  return nil
}

private func isSupersetOfASCII(_ name: String) -> Bool {
  name == "ASCII" || name == "US-ASCII" || name.hasPrefix("ISO-8859-") || name.hasPrefix("WINDOWS-125")
    || name == "LATIN1" || name == "MACINTOSH" || name.hasPrefix("KOI8-")
}

/// Returns the encoding in an XML declaration, and the pseudo-attribute from `encoding` to its closing quote.
private func declaredEncoding(_ bytes: [UInt8], from start: Int) -> (name: Range<Int>, pseudoAttribute: Range<Int>)? {
  guard bytes[start...].starts(with: "<?xml".utf8) else { return nil }
  let end = bytes[start...].prefix(256).firstIndex(of: UInt8(ascii: ">")) ?? min(start + 256, bytes.count)
  let key = Array("encoding".utf8)
  guard
    let found = (start..<max(start, end - key.count)).first(where: { bytes[$0..<$0 + key.count].elementsEqual(key) })
  else { return nil }
  var position = found + key.count
  while position < end, isXMLSpace(bytes[position]) || bytes[position] == UInt8(ascii: "=") { position += 1 }
  guard position < end, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
    let close = bytes[(position + 1)..<end].firstIndex(of: bytes[position])
  else { return nil }
  return (position + 1..<close, found..<close + 1)
}

/// Returns an offset in a run of ASCII bytes other than NUL, up to 31 bytes before its end. Examines 128 or 32 bytes at
/// a time.
private func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var index = start
  let raw = unsafe bytes.bytes
  // The highest bit of each byte that is NUL or not ASCII.
  func marks(_ offset: Int) -> SIMD4<UInt64> {
    let words = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
    return words | (words &- SIMD4(repeating: 0x0101_0101_0101_0101))
  }
  let high = SIMD4<UInt64>(repeating: 0x8080_8080_8080_8080)
  while index + 128 <= raw.byteCount {
    let found = marks(index) | marks(index + 32) | marks(index + 64) | marks(index + 96)
    if found & high != .zero { break }
    index += 128
  }
  while index + 32 <= raw.byteCount, marks(index) & high == .zero { index += 32 }
  return index
}

/// Returns the offset of the first NUL or invalid UTF-8 sequence (RFC 3629: no surrogates, no overlong forms).
private func firstFault(in bytes: [UInt8], from start: Int) -> Int? {
  var index = start
  let end = bytes.count
  var plainEnd = endOfPlainText(bytes.span, from: start)
  while true {
    if index < plainEnd { index = plainEnd }
    guard index < end else { break }
    // Non-ASCII text occurs in runs, so plain text is searched for again only after 32 bytes.
    if index >= plainEnd + 32 {
      plainEnd = endOfPlainText(bytes.span, from: index)
      continue
    }
    let byte = bytes[index]
    if byte < 0x80 {
      if byte == 0 { return index }
      index += 1
      continue
    }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(byte), index + length <= end else { return index }
    let lowest: UInt8 = byte == 0xE0 ? 0xA0 : byte == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = byte == 0xED ? 0x9F : byte == 0xF4 ? 0x8F : 0xBF
    guard (lowest...highest).contains(bytes[index + 1]) else { return index }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return index }
    index += length
  }
  return nil
}
