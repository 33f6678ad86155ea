/// Bytes of typed text, until their characters are complete.
struct TypedText {
  private var bytes: [UInt8] = []
  /// Whether the first character was typed with Alt.
  private var isAlt = false

  /// Maximum bytes of a cluster that is kept because it could grow.
  private static let longestCluster = 128

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Begins a character that was typed with Alt.
  mutating func beginAlt(_ byte: UInt8) {
    bytes = [byte]
    isAlt = true
  }

  /// Takes the characters, without controls and bytes that are not UTF-8.
  ///
  /// - Parameter isEnd: Whether the input has ended. Otherwise an incomplete scalar is kept, and a last cluster that
  ///   requires another scalar because it ends with a joiner or is half of a flag.
  mutating func take(isEnd: Bool) -> [TerminalEvent] {
    guard !bytes.isEmpty else { return [] }
    let complete = isEnd ? bytes.count : bytes.count - incompleteTail
    var tail = Array(bytes[complete...])
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8()
    var iterator = bytes[..<complete].makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): if !scalar.isControl { scalars.append(scalar) }
      case .error: continue
      case .emptyInput: break decoding
      }
    }
    var characters = Substring(String(scalars))
    if !isEnd, let last = characters.last, last.utf8.count <= Self.longestCluster, last.asksForMore {
      characters.removeLast()
      tail = Array(last.utf8) + tail
    }
    bytes = tail
    var events: [TerminalEvent] = []
    for character in characters {
      events.append(.key(KeyPress(.character(character), isAlt ? .alt : [])))
      isAlt = false
    }
    if bytes.isEmpty { isAlt = false }
    return events
  }

  /// Number of bytes at the end that begin an incomplete scalar.
  private var incompleteTail: Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte < 0x80 { return 0 }
      if byte < 0xC0 { continue }
      let wanted = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      return wanted > length ? length : 0
    }
    return 0
  }
}

extension Character {
  /// Whether the cluster is certainly incomplete.
  fileprivate var asksForMore: Bool {
    let scalars = unicodeScalars
    guard let last = scalars.last else { return false }
    if last.value == 0x200D { return true }
    return scalars.count == 1 && (0x1F1E6...0x1F1FF).contains(last.value)
  }
}
