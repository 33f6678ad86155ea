#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The reason why there is no picture, in lowercase.
package struct PictureFailure: Error {
  package var reason: String

  package init(reason: String) { self.reason = reason }
}

/// A note for the user of themec.
package struct PaintNote: Sendable {
  package var message: String
  package var help: String

  package init(message: String, help: String) {
    self.message = message
    self.help = help
  }
}

/// Reads a request of themec from standard input and writes the reply to standard output.
///
/// - Parameters:
///   - program: The name of the running program.
///   - answer: Returns notes and the bytes of the result.
package func answerRequest(
  of program: String, _ answer: (inout PaintReader) throws -> (notes: [PaintNote], bytes: [UInt8])
) {
  var reply = PaintWriter()
  do {
    var reader = PaintReader(readAll())
    let (notes, bytes) = try answer(&reader)
    reply.add(true)
    reply.add(notes.count)
    for note in notes {
      reply.add(note.message)
      reply.add(note.help)
    }
    reply.add(bytes)
  } catch {
    reply = PaintWriter()
    reply.add(false)
    reply.add((error as? PictureFailure)?.reason ?? "themec and \(program) are of different versions")
  }
  writeAll(reply.bytes)
}

private func readAll() -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
  }
}

private func writeAll(_ bytes: [UInt8]) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { exit(1) }
  }
}
