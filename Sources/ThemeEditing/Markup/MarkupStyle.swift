internal import ThemeSource
internal import ThemeSyntax

/// The style of a file, used for new elements in it.
package struct MarkupStyle: Sendable, Equatable {
  /// The whitespace of one level.
  package var indentation: [UInt8]
  package var lineEnd: [UInt8]
  /// Whether a space precedes the `/>` of an empty element.
  package var hasSpaceInEmptyTag = false

  /// Four spaces, LF, `<a/>`.
  package static let interfaceBuilder = MarkupStyle(indentation: Array("    ".utf8), lineEnd: [0x0A])

  init(indentation: [UInt8], lineEnd: [UInt8]) {
    self.indentation = indentation
    self.lineEnd = lineEnd
  }

  /// Detects a file's style: its first line end, the indentation after the document's tag, its empty tags.
  init(of bytes: [UInt8], _ tokens: SyntaxTokens, behind documentTag: Int) {
    self = .interfaceBuilder
    if let line = bytes.firstIndex(of: 0x0A), line > 0, bytes[line - 1] == 0x0D { lineEnd = [0x0D, 0x0A] }
    let gap = bytes[documentTag...].prefix { $0.isSpace }
    if let line = gap.lastIndex(of: 0x0A), line + 1 < gap.endIndex { indentation = Array(gap[(line + 1)...]) }
    if let tag = tokens.first(.emptyTag)?.range.offsets, tag.count > 3 {
      hasSpaceInEmptyTag = bytes[tag.upperBound - 3] == 0x20
    }
  }
}

/// Returns text escaped for use between tags. Interface Builder escapes `>` too.
func escapedText(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case 0x0D: bytes += "&#13;".utf8
    default: bytes.append(byte)
    }
  }
  return bytes
}

/// Returns a value escaped for use in double quotes. Line breaks and tabs become character references, because XML
/// would read them as spaces.
package func escapedValue(_ value: String) -> [UInt8] {
  var bytes: [UInt8] = []
  for byte in value.utf8 {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\""): bytes += "&quot;".utf8
    case 0x0A: bytes += "&#10;".utf8
    case 0x0D: bytes += "&#13;".utf8
    case 0x09: bytes += "&#9;".utf8
    default: bytes.append(byte)
    }
  }
  return bytes
}
