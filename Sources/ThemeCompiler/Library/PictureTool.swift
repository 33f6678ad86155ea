internal import PaintCommands
package import PictureRendering
internal import Synchronization
package import ThemeProject
package import ThemeRendering
internal import ThemeSource

#if canImport(Darwin)
  internal import Darwin
#endif

/// The programs `themec-png` and `themec-vector`, which are linked to the libraries that draw pixels and read PDF and SVG.
package struct PictureTool: Sendable {
  private static let name = "themec-png"
  /// Nil if the program is not installed.
  private let path: String?
  /// The path of `themec-vector`, which is in the folder of `themec-png`; nil if it is not installed.
  private let vectorPath: String?

  /// - Parameter path: the program; nil for the installed one, which is next to the running program or, in packages, in `../libexec/themec`.
  package init(path: String? = nil) {
    let folder = Self.executable.map { Path.folder(of: $0) }
    let candidates =
      path.map { [$0] }
      ?? folder.map { [Path.joined($0, Self.name), Path.joined($0, "../libexec/themec/\(Self.name)")] } ?? []
    let found = candidates.first { SourceProvider().exists($0) }
    self.path = found
    vectorPath = found.map { Path.joined(Path.folder(of: $0), "themec-vector") }
      .flatMap { SourceProvider().exists($0) ? $0 : nil }
  }

  /// Draws a PNG file.
  ///
  /// - Returns: The file, and notes about missing fonts.
  package func draw(
    _ list: DisplayList, images: [ImageKey: ImageData], scale: Double
  ) throws(ToolFailure) -> (notes: [Note], bytes: [UInt8]) {
    try run(encodePaint(list, images: images, scale: scale))
  }

  /// Replaces the texts of a drawing by their outlines.
  package func outlined(_ list: DisplayList) throws(ToolFailure) -> (notes: [Note], list: DisplayList) {
    let reply = try run(encodeOutlineRequest(list))
    do { return (reply.notes, try list.outlined(reply.bytes)) } catch { throw Self.mismatch }
  }

  /// A problem of the picture, such as a missing font, and the next step.
  package struct Note: Sendable {
    package var message: String
    package var help: String
  }

  /// The pixels of image files; nil for a file that cannot be read, and for all of them if the program is not installed.
  package func pixels(of files: [[UInt8]]) -> [PixelImage?] {
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

  /// Times that `themec-vector` ended because files took too long. After a few, it is not run again.
  private static let endedRasters = Mutex(0)

  /// PDF and SVG files as PNG files, with their sizes in points; nil for a file that cannot be read, and for all of them if the program
  /// is not installed.
  func rasters(of files: [[UInt8]], scale: Double) -> [(size: Size, image: ImageData)?] {
    guard !files.isEmpty, let vectorPath, Self.endedRasters.withLock({ $0 < 3 }) else { return files.map { _ in nil } }
    var request = PaintWriter()
    request.add(PaintRequest.rasters)
    request.add(scale)
    request.add(files.count)
    for file in files { request.add(file) }
    guard let reply = try? run(vectorPath, request.bytes) else {
      Self.endedRasters.withLock { $0 += 1 }
      return files.map { _ in nil }
    }
    var reader = PaintReader(reply.bytes)
    return files.map { _ in
      guard let width = try? reader.number(), let height = try? reader.number(), let bytes = try? reader.data(),
        let image = ImageData(bytes)
      else { return nil }
      return (Size(width: width, height: height), image)
    }
  }

  private func run(_ request: [UInt8]) throws(ToolFailure) -> (notes: [Note], bytes: [UInt8]) {
    guard let path else {
      throw ToolFailure("this picture needs '\(Self.name)', which is not next to themec", help: Self.help)
    }
    return try run(path, request)
  }

  private static let help = "install it in the folder of themec, or use '--format svg' without '--text outlines'"

  private func run(_ path: String, _ request: [UInt8]) throws(ToolFailure) -> (notes: [Note], bytes: [UInt8]) {
    let output = try output(of: path, [], input: request, help: Self.help)
    guard output.isSuccess else {
      throw ToolFailure("'\(Path.name(of: path))' cannot draw the picture", help: "use '--format svg'")
    }
    let reply: Reply
    do { reply = try Reply(output.bytes) } catch { throw Self.mismatch }
    switch reply {
    case .result(let notes, let bytes): return (notes, bytes)
    case .failure(let reason): throw ToolFailure(reason.escaped, help: "use '--format svg', or '--pixel-ratio 1'")
    }
  }

  private static var mismatch: ToolFailure {
    ToolFailure("themec and '\(name)' are of different versions", help: "install both from the same build")
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

extension PictureTool {
  /// The reply of the program, in the format that ``PaintRequest`` describes.
  private enum Reply {
    case result([Note], [UInt8])
    case failure(String)

    init(_ bytes: [UInt8]) throws(PaintError) {
      var reader = PaintReader(bytes)
      guard try reader.flag() else {
        self = .failure(try reader.text())
        return
      }
      var notes: [Note] = []
      for _ in 0..<(try reader.count()) { notes.append(Note(message: try reader.text(), help: try reader.text())) }
      self = .result(notes, try reader.data())
    }
  }
}
