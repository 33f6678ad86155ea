/// Separates the JSON objects of a stream of bytes. Bazel 4 writes no line feed after them, later versions do.
struct WorkRequestReader {
  private var buffer: [UInt8] = []
  /// The number of bytes that were scanned.
  private var position = 0
  /// The number of open objects and arrays.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Maximum length of a request in bytes.
  static let longest = 64 << 20

  /// Returns the next object, or text that cannot be one; `nil` at the end of the input.
  /// - Parameter read: Waits for the next bytes; `nil` at the end.
  mutating func next(reading read: () -> [UInt8]?) -> [UInt8]? {
    while true {
      while position < buffer.count {
        let byte = buffer[position]
        position += 1
        if let text = scan(byte) { return text }
      }
      guard let bytes = read() else {
        let rest = take()
        return rest.allSatisfy(Self.isSpace) ? nil : rest
      }
      buffer += bytes
    }
  }

  /// Returns the text to its end if a byte ends it.
  private mutating func scan(_ byte: UInt8) -> [UInt8]? {
    if position > Self.longest { return take() }
    if isInString {
      // A string ends on its line, so that reading continues after a missing quotation mark.
      if byte == UInt8(ascii: "\n") { return take() }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return nil
    }
    switch byte {
    case UInt8(ascii: "\"") where depth > 0: isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth <= 0 { return take() }
    case UInt8(ascii: "\n") where depth == 0:
      let line = take()
      return line.allSatisfy(Self.isSpace) ? nil : line
    default: break
    }
    return nil
  }

  /// Removes the scanned text from the buffer, and returns it.
  private mutating func take() -> [UInt8] {
    let text = Array(buffer[..<position])
    buffer.removeSubrange(..<position)
    (position, depth, isInString, isEscaped) = (0, 0, false, false)
    return text
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
