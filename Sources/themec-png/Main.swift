internal import PaintCommands

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads a request of themec from standard input and writes the reply to standard output.
@main struct Main {
  static func main() {
    var reply = PaintWriter()
    do {
      let (notes, bytes) = try answer(readAll())
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
      reply.add((error as? PictureFailure)?.reason ?? "themec and themec-png are of different versions")
    }
    write(reply.bytes)
  }

  private static func answer(_ bytes: [UInt8]) throws -> (notes: [Note], bytes: [UInt8]) {
    #if PNG
      var reader = PaintReader(bytes)
      switch try reader.value(PaintRequest.self) {
      case .picture:
        var painter = Painter(reader)
        return try painter.picture()
      case .outlines:
        var painter = Painter(reader)
        return try painter.outlines()
      case .pixels:
        var reply = PaintWriter()
        for _ in 0..<(try reader.count()) {
          let image = CairoImage(try reader.data())
          reply.add(image?.width ?? 0)
          reply.add(image?.height ?? 0)
          reply.add(image?.pixels ?? [])
        }
        return ([], reply.bytes)
      }
    #else
      throw PictureFailure(reason: "themec-png was built without the trait 'PNG'")
    #endif
  }

  private static func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }

  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Self.write(STDOUT_FILENO, $0) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { exit(1) }
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}

/// A note for the user of themec.
struct Note {
  var message: String
  var help: String
}

/// The reason why there is no picture, in lowercase.
struct PictureFailure: Error {
  var reason: String
}
