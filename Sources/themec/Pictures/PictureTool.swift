import PaintCommands
import PictureRendering
import ThemeProject
import ThemeRendering
import ThemeSource

#if canImport(Darwin)
  import Darwin
#endif

/// The program `themec-png`, which is installed next to themec and linked to the libraries that draw pixels.
enum PictureTool {
  private static let name = "themec-png"

  /// Draws a PNG file.
  ///
  /// - Returns: The file, and notes about missing fonts.
  static func draw(
    _ list: DisplayList, images: [ImageKey: ImageData], scale: Double
  ) throws -> (notes: [Note], bytes: [UInt8]) {
    try run(encodePaint(list, images: images, scale: scale))
  }

  struct Note {
    var message: String
    var help: String
  }

  /// The pixels of PNG files; nil for a file that cannot be read, and for all of them if the program is not installed.
  static func pixels(of files: [[UInt8]]) -> [PixelImage?] {
    var request = PaintWriter()
    request.add(PaintRequest.pixels)
    request.add(files.count)
    for file in files { request.add(file) }
    guard let reply = try? run(request.bytes) else { return files.map { _ in nil } }
    var reader = PaintReader(reply.bytes)
    return files.map { _ in
      guard let width = try? reader.integer(), let height = try? reader.integer(), let bytes = try? reader.data() else {
        return nil
      }
      return PixelImage(width: width, height: height, components: bytes)
    }
  }

  private static func run(_ request: [UInt8]) throws -> (notes: [Note], bytes: [UInt8]) {
    let help = "install it in the folder of themec, or use '--format svg'"
    guard let path else { throw Failure("PNG needs '\(name)', which is not next to themec", help: help) }
    guard let output = try output(of: path, [], input: request, help: help) else {
      throw Failure("'\(name)' cannot draw the picture", help: "use '--format svg'")
    }
    do {
      return try reply(output)
    } catch is PaintError {
      throw Failure("themec and '\(name)' are of different versions", help: "install both from the same build")
    }
  }

  private static func reply(_ bytes: [UInt8]) throws -> (notes: [Note], bytes: [UInt8]) {
    var reader = PaintReader(bytes)
    guard try reader.flag() else {
      throw Failure(try reader.text().escaped, help: "use '--format svg', or '--pixel-ratio 1'")
    }
    var notes: [Note] = []
    for _ in 0..<(try reader.count()) { notes.append(Note(message: try reader.text(), help: try reader.text())) }
    return (notes, try reader.data())
  }

  /// The path of the program; nil if it is not in the folder of themec.
  private static var path: String? {
    guard let program = executable else { return nil }
    let path = Path.joined(Path.folder(of: program), name)
    return SourceProvider().exists(path) ? path : nil
  }

  private static var executable: String? {
    #if canImport(Darwin)
      var length: UInt32 = 0
      unsafe _ = _NSGetExecutablePath(nil, &length)
      var buffer = [CChar](repeating: 0, count: Int(length) + 1)
      guard unsafe _NSGetExecutablePath(&buffer, &length) == 0 else { return nil }
      return unsafe String(validatingCString: buffer).flatMap { Path.real($0) }
    #else
      return Path.real("/proc/self/exe")
    #endif
  }
}
