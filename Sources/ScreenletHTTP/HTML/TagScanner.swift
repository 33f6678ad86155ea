/// Finds the tags of an HTML document in an encoding that extends ASCII. It reads every byte a bounded number of times.
struct TagScanner {
  /// A start tag or an end tag.
  struct Tag {
    /// The lowercased name.
    var name: String
    var isEnd: Bool
    var isSelfClosing = false
    /// The first value of each attribute of a `meta` tag, keyed by its lowercased name. Character references are not
    /// decoded.
    var attributes: [String: String] = [:]
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next tag; nil after the last one.
  mutating func next() -> Tag? {
    while skip(to: "<") {
      index += 1
      switch byte {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skipBehind(">")
      case UInt8(ascii: "/"):
        index += 1
        if isLetter(byte) { return tag(isEnd: true) }
        skipBehind(">")
      default: if isLetter(byte) { return tag(isEnd: false) }
      }
    }
    return nil
  }

  /// Skips the text of an element and its end tag. Returns the text, which may extend to the end of the document.
  mutating func skipText(of name: String) -> Range<Int> {
    let start = index
    let name = Array(name.utf8)
    while skip(to: "<") {
      let end = index
      let tail = bytes[(index + 1)...]
      if tail.first == UInt8(ascii: "/"),
        tail.dropFirst().prefix(name.count).elementsEqual(name, by: { $0.asciiLowercased == $1 }),
        let follower = tail.dropFirst(1 + name.count).first,
        follower.isHTMLSpace || follower == UInt8(ascii: "/") || follower == UInt8(ascii: ">")
      {
        index += 2
        _ = tag(isEnd: true)
        return start..<end
      }
      index += 1
    }
    return start..<bytes.count
  }

  private func isLetter(_ byte: UInt8?) -> Bool { byte.map { (0x61...0x7A).contains($0.asciiLowercased) } ?? false }

  /// Moves to a character. Returns false at the end of the document.
  private mutating func skip(to character: Unicode.Scalar) -> Bool {
    while let byte { if UInt32(byte) == character.value { return true } else { index += 1 } }
    return false
  }

  private mutating func skipBehind(_ character: Unicode.Scalar) { if skip(to: character) { index += 1 } }

  /// Skips a comment or any other construct that starts with `<!`. The exclamation mark is the current byte.
  private mutating func skipDeclaration() {
    guard bytes[index...].starts(with: "!--".utf8) else { return skipBehind(">") }
    index += 3
    // `<!-->` and `<!--->` are complete.
    if bytes[index...].starts(with: ">".utf8) || bytes[index...].starts(with: "->".utf8) { return skipBehind(">") }
    while skip(to: "-") {
      let rest = bytes[index...]
      if rest.starts(with: "-->".utf8) || rest.starts(with: "--!>".utf8) { return skipBehind(">") }
      index += 1
    }
  }

  /// Reads a tag. Its first letter is the current byte.
  private mutating func tag(isEnd: Bool) -> Tag {
    var tag = Tag(name: word { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }, isEnd: isEnd)
    while let byte {
      switch byte {
      case UInt8(ascii: ">"):
        index += 1
        return tag
      case UInt8(ascii: "/"):
        index += 1
        tag.isSelfClosing = self.byte == UInt8(ascii: ">")
      case _ where byte.isHTMLSpace: index += 1
      default:
        let (name, value) = attribute()
        if tag.name == "meta", tag.attributes[name] == nil { tag.attributes[name] = value }
      }
    }
    return tag
  }

  /// The lowercased bytes up to white space or an end; at least one byte.
  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let start = index
    index += 1
    while let byte, !byte.isHTMLSpace, !isEnd(byte) { index += 1 }
    return String(decoding: bytes[start..<index].prefix(64).map(\.asciiLowercased), as: UTF8.self)
  }

  private mutating func attribute() -> (name: String, value: String) {
    let name = word { "/>=".utf8.contains($0) }
    skipSpace()
    guard byte == UInt8(ascii: "=") else { return (name, "") }
    index += 1
    skipSpace()
    guard let quote = byte, quote != UInt8(ascii: ">") else { return (name, "") }
    let start: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      start = index
      _ = skip(to: Unicode.Scalar(quote))
      defer { index = min(index + 1, bytes.count) }
      return (name, String(decoding: bytes[start..<index].prefix(1024), as: UTF8.self))
    }
    start = index
    while let byte, !byte.isHTMLSpace, byte != UInt8(ascii: ">") { index += 1 }
    return (name, String(decoding: bytes[start..<index].prefix(1024), as: UTF8.self))
  }

  private mutating func skipSpace() { while let byte, byte.isHTMLSpace { index += 1 } }
}
