/// Splits a stream of bytes into messages, each preceded by a header with its length.
///
/// The format is that of the Language Server Protocol 3.17, "Base Protocol": header fields that end in CR LF, an empty
/// line, and as many bytes as `Content-Length` declares.
package struct MessageReader: Sendable {
  package enum Frame: Sendable, Equatable {
    case message([UInt8])
    /// Bytes that are not a message, and the reason. Reading continues after them.
    case invalid(String)
  }

  /// The maximum length of a message in bytes. Longer messages are skipped.
  package static let longest = 64 << 20
  private static let longestHeader = 4096

  private var buffer: [UInt8] = []
  /// The number of bytes of a message that is too long and still has to be skipped.
  private var skipping = 0

  package init() {}

  /// Whether a message was started but not completed.
  package var hasPartialMessage: Bool { !buffer.isEmpty || skipping > 0 }

  /// Appends bytes and returns the messages that are complete.
  package mutating func append(_ bytes: some Collection<UInt8>) -> [Frame] {
    buffer += bytes
    var frames: [Frame] = []
    while let frame = next() { frames.append(frame) }
    return frames
  }

  private mutating func next() -> Frame? {
    if skipping > 0 {
      let count = min(skipping, buffer.count)
      buffer.removeFirst(count)
      skipping -= count
      if skipping > 0 { return nil }
    }
    guard let end = headerEnd else {
      guard buffer.count > Self.longestHeader else { return nil }
      buffer.removeAll()
      return .invalid("the header of a message is longer than \(Self.longestHeader) bytes")
    }
    guard let length = length(in: buffer[..<end.start]) else {
      buffer.removeFirst(end.body)
      return .invalid("the header of a message has no valid Content-Length")
    }
    if length > Self.longest {
      skipping = length
      buffer.removeFirst(end.body)
      return .invalid("a message is longer than \(Self.longest) bytes")
    }
    guard buffer.count - end.body >= length else { return nil }
    let message = Array(buffer[end.body..<(end.body + length)])
    buffer.removeFirst(end.body + length)
    return .message(message)
  }

  /// The end of the header's fields and the start of the message.
  private var headerEnd: (start: Int, body: Int)? {
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let searched = buffer.prefix(Self.longestHeader)
    guard searched.count >= end.count else { return nil }
    for index in 0...(searched.count - end.count) where searched[index] == 0x0D {
      if searched[index..<(index + end.count)].elementsEqual(end) { return (index, index + end.count) }
    }
    return nil
  }

  private func length(in header: ArraySlice<UInt8>) -> Int? {
    let fields = String(decoding: header, as: UTF8.self).split(separator: "\r\n")
    for field in fields {
      let parts = field.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " }
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int(digits)
    }
    return nil
  }
}

/// Returns a message with its header.
package func framed(_ message: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
}
