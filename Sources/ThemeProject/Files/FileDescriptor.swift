#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An error number of the operating system.
package struct SystemError: Error, Hashable, Sendable {
  /// `errno`.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the last failed call.
  static var last: SystemError { SystemError(code: errno) }

  /// The description of the error in lowercase, such as "no space left on device".
  package var words: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text).lowercased()
  }

  /// Repeats a call while a signal interrupts it.
  ///
  /// - Returns: the result of the call, never negative.
  static func retrying<Result: BinaryInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}

/// The kind of a folder entry.
package enum FileKind: Sendable, Equatable {
  case file, folder, symbolicLink, other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}

/// An open file or folder, which is closed on deinitialization.
struct FileDescriptor: ~Copyable {
  let rawValue: Int32

  /// Opens a file or folder at a path, without blocking and without becoming the controlling terminal.
  init(_ path: String, flags: Int32) throws(SystemError) {
    try self.init(path, base: AT_FDCWD, flags: flags, mode: 0)
  }

  /// Opens or creates a file or folder in a folder.
  init(_ path: String, below folder: borrowing FileDescriptor, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    try self.init(path, base: folder.rawValue, flags: flags, mode: mode)
  }

  private init(_ path: String, base: Int32, flags: Int32, mode: mode_t) throws(SystemError) {
    let all = flags | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    rawValue = try SystemError.retrying { unsafe openat(base, path, all, mode) }
  }

  deinit { close(rawValue) }

  /// Returns the descriptor, which the caller closes.
  consuming func released() -> Int32 {
    let descriptor = rawValue
    discard self
    return descriptor
  }

  /// Returns kind, size in bytes and permissions.
  func status() throws(SystemError) -> (kind: FileKind, size: Int, mode: mode_t) {
    var info = stat()
    _ = try SystemError.retrying { unsafe fstat(rawValue, &info) }
    return (FileKind(mode: info.st_mode), Int(clamping: info.st_size), info.st_mode & 0o7777)
  }

  /// Reads a file to the end, but at most one byte more than a limit.
  func readAll(limit: Int, expecting size: Int) throws(SystemError) -> [UInt8] {
    try readDescriptor(rawValue, limit: limit, expecting: size, isFile: true)
  }

  /// Writes all bytes.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try SystemError.retrying {
        unsafe bytes[written...].withUnsafeBytes { unsafe write(rawValue, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Waits until the written bytes are on disk.
  func synchronize() throws(SystemError) { _ = try SystemError.retrying { fsync(rawValue) } }
}

/// Reads a descriptor, blocking or not, to the end, but at most one byte more than a limit.
/// - Parameter isFile: whether it is a regular file, where a short read means the end.
func readDescriptor(
  _ descriptor: Int32, limit: Int, expecting size: Int, isFile: Bool = false
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  // One byte more than expected, so that a file of that size is read at once.
  var room = min(max(size, 4 << 10), limit) + 1
  while bytes.count <= limit {
    let wanted = min(room, limit + 1 - bytes.count)
    var failure: SystemError?
    let part = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      do throws(SystemError) {
        count = try SystemError.retrying { unsafe read(descriptor, buffer.baseAddress, wanted) }
      } catch {
        failure = error
      }
    }
    if let error = failure {
      guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = try SystemError.retrying { unsafe poll(&request, 1, -1) }
      continue
    }
    if part.isEmpty { break }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    if isFile, part.count < wanted { break }
    room = 64 << 10
  }
  return bytes
}

/// Returns kind and permissions of an entry, without following a link.
func entryStatus(_ path: String, below folder: borrowing FileDescriptor) throws(SystemError) -> (FileKind, mode_t) {
  var info = stat()
  let base = folder.rawValue
  _ = try SystemError.retrying { unsafe fstatat(base, path, &info, AT_SYMLINK_NOFOLLOW) }
  return (FileKind(mode: info.st_mode), info.st_mode & 0o7777)
}

/// Returns kind and permissions at a path, without following a link.
func entryStatus(_ path: String) throws(SystemError) -> (FileKind, mode_t) {
  var info = stat()
  _ = try SystemError.retrying { unsafe fstatat(AT_FDCWD, path, &info, AT_SYMLINK_NOFOLLOW) }
  return (FileKind(mode: info.st_mode), info.st_mode & 0o7777)
}

/// Returns the modification time of an entry in seconds since 1970; nil if it does not exist.
func modificationTime(_ path: String, below folder: borrowing FileDescriptor) -> Int? {
  var info = stat()
  let base = folder.rawValue
  guard unsafe fstatat(base, path, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
  #if canImport(Darwin)
    return Int(info.st_mtimespec.tv_sec)
  #else
    return Int(info.st_mtim.tv_sec)
  #endif
}
