package import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads regular files of limited size. Never waits for a pipe, and never decompresses a file.
package struct SourceProvider: Sendable {
  /// Limits, of which `fileBytes` applies.
  package var limits: Limits

  package init(limits: Limits = .standard) { self.limits = limits }

  /// The name of standard input in messages.
  package static let standardInputName = "<stdin>"

  /// Reads a file.
  ///
  /// Follows symbolic links. The target must be a regular file.
  /// - Parameters:
  ///   - path: relative to the working folder, or absolute.
  ///   - limit: maximum size in bytes (default: `limits.fileBytes`).
  package func read(_ path: String, limit: Int? = nil) throws(ReadFailure) -> [UInt8] {
    let limit = limit ?? limits.fileBytes
    guard !path.isEmpty, !hasNUL(path) else { throw ReadFailure(path: path, reason: .badPath) }
    guard let recorder = InputRecorder.current else { return try readUnrecorded(path, limit: limit) }
    let stamp = FileStamp(path: path)
    do {
      let bytes = try readUnrecorded(path, limit: limit)
      // The size also shows that the file did not grow while it was read.
      if let stamp, stamp.size == UInt64(bytes.count) {
        recorder.add(path, .file, stamp, ContentHash(bytes))
      } else {
        recorder.addFailure()
      }
      return bytes
    } catch {
      if error.reason == .missing { recorder.add(path, .missing) } else { recorder.addFailure() }
      throw error
    }
  }

  private func hasNUL(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { unsafe $0.contains(0) }
  }

  private func readUnrecorded(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    do {
      let file = try FileDescriptor(path, flags: O_RDONLY)
      let status = try file.status()
      switch status.kind {
      case .file: break
      case .folder: throw ReadFailure(path: path, reason: .folder)
      case .symbolicLink, .other: throw ReadFailure(path: path, reason: .notAFile)
      }
      if status.size > limit { throw ReadFailure(path: path, reason: .tooLarge(limit: limit)) }
      return try checked(try file.readAll(limit: limit, expecting: status.size), path: path, limit: limit)
    } catch let failure as ReadFailure {
      throw failure
    } catch let error as SystemError {
      throw ReadFailure(path: path, error: error)
    } catch {
      throw ReadFailure(path: path, reason: .system(SystemError(code: 0)))
    }
  }

  /// Whether a path exists, following links.
  package func exists(_ path: String) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0) else { return false }
    if InputRecorder.current != nil { return isFolder(existing: path) != nil }
    return unsafe access(path, F_OK) == 0
  }

  /// Whether a path is a folder, following links.
  package func isFolder(_ path: String) -> Bool { isFolder(existing: path) ?? false }

  /// Whether a path is a folder, following links; nil if it does not exist.
  package func isFolder(existing path: String) -> Bool? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    var info = stat()
    let isFolder = unsafe stat(path, &info) == 0 ? FileKind(mode: info.st_mode) == .folder : nil
    InputRecorder.current?.add(
      path, isFolder.map { $0 ? .presentFolder : .presentFile } ?? .missing)
    return isFolder
  }

  /// Whether a folder has the mode of `/tmp`: every user may put files into it but remove only their own.
  func isShared(_ folder: String) -> Bool {
    guard !folder.isEmpty, !folder.utf8.contains(0) else { return false }
    var info = stat()
    return unsafe stat(folder, &info) == 0 && info.st_mode & 0o1002 == 0o1002
  }

  /// Reads standard input to its end, with the same limit.
  package func readStandardInput() throws(ReadFailure) -> [UInt8] {
    let path = Self.standardInputName
    let bytes: [UInt8]
    do {
      bytes = try readDescriptor(STDIN_FILENO, limit: limits.fileBytes, expecting: 0)
    } catch {
      throw ReadFailure(path: path, error: error)
    }
    return try checked(bytes, path: path, limit: limits.fileBytes)
  }

  private func checked(_ bytes: [UInt8], path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    if bytes.count > limit { throw ReadFailure(path: path, reason: .tooLarge(limit: limit)) }
    if bytes.starts(with: [0x1F, 0x8B]) { throw ReadFailure(path: path, reason: .compressed) }
    return bytes
  }
}
