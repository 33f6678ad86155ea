internal import ThemeProject
internal import ThemeSource

/// Reads the files of a session in one state: unsaved contents of that state, or the file on disk.
final class FileReader: SourceReader {
  let fileSystem: OverlayFileSystem
  let limits: Limits
  /// Whether a named file is treated as a theme even if it is a ViewModel descriptor.
  let readsEverything: Bool

  init(_ fileSystem: OverlayFileSystem, limits: Limits, readsEverything: Bool) {
    self.fileSystem = fileSystem
    self.limits = limits
    self.readsEverything = readsEverything
  }

  func read(_ path: String) throws(ReadFailure) -> [UInt8] { try fileSystem.read(path, limit: limits.fileBytes) }

  func bytes(of path: String) -> [UInt8] { (try? read(path)) ?? [] }
}
