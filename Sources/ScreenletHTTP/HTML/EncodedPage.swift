/// A page in an encoding that extends ASCII, with its head.
struct EncodedPage {
  private(set) var bytes: [UInt8]
  private(set) var encoding: TextEncoding
  private(set) var head: DocumentHead

  /// Determines the encoding in the order of the HTML standard (section 13.2.3): byte order mark, header field, `meta`.
  init(_ bytes: [UInt8], contentType: String?) {
    var bytes = bytes
    var known: TextEncoding?
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
      known = .utf8
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      known = .utf16(isBigEndian: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      known = .utf16(isBigEndian: false)
    } else if let contentType {
      known = CharsetDeclaration.label(in: contentType).flatMap { TextEncoding(label: $0) }
    }
    if let encoding = known, !encoding.extendsASCII {
      // The scanner needs ASCII markup.
      bytes = Array(encoding.decode(bytes).utf8)
      known = .utf8
    }
    self.bytes = bytes
    head = DocumentHead(bytes)
    encoding = known ?? head.charset.flatMap { TextEncoding(metaLabel: $0) } ?? .unknown
    if !encoding.extendsASCII {
      self.bytes = Array(encoding.decode(bytes).utf8)
      head = DocumentHead(self.bytes)
      encoding = .utf8
    }
  }
}

enum CharsetDeclaration {
  /// The label after `charset=` in a content type, as the HTML standard extracts it from `meta` ("extracting a
  /// character encoding"). The same is used for a header field.
  static func label(in contentType: String) -> String? {
    let bytes = Array(contentType.utf8)
    let word = Array("charset".utf8)
    var index = 0
    while index + word.count <= bytes.count {
      guard bytes[index..<(index + word.count)].elementsEqual(word, by: { $0.asciiLowercased == $1 }) else {
        index += 1
        continue
      }
      index = bytes[(index + word.count)...].firstIndex { !$0.isHTMLSpace } ?? bytes.endIndex
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
      let value = bytes[(index + 1)...].drop { $0.isHTMLSpace }
      guard let first = value.first else { return nil }
      let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      if isQuoted {
        let rest = value.dropFirst()
        return rest.firstIndex(of: first).map { String(decoding: rest[..<$0], as: UTF8.self) }
      }
      return String(decoding: value.prefix { !$0.isHTMLSpace && $0 != UInt8(ascii: ";") }, as: UTF8.self)
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is ASCII white space of HTML.
  var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }
}
