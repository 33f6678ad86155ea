internal import ThemeSource
internal import ThemeSyntax

/// How a file is written: what a new element in it should look like.
package struct MarkupStyle: Sendable, Equatable {
  /// White space of one level.
  package var indentation: [UInt8]
  package var lineEnd: [UInt8]
  /// Before the `/>` of an empty element.
  package var hasSpaceInEmptyTag = false

  /// Four spaces, LF, `<a/>`.
  package static let interfaceBuilder = MarkupStyle(indentation: Array("    ".utf8), lineEnd: [0x0A])

  init(indentation: [UInt8], lineEnd: [UInt8]) {
    self.indentation = indentation
    self.lineEnd = lineEnd
  }

  /// The style of a file: its first line end, the indentation of what follows the document's tag, its empty tags.
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

/// Text as it stands between tags. Interface Builder escapes `>` too.
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

/// A value as it stands between double quotes; line breaks and tabs as character references, or they would be read
/// back as spaces.
func escapedValue(_ value: String) -> [UInt8] {
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
