#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that only its owner can access. The open file is checked, not its name.
struct PrivateFile {
  /// The maximum size, in bytes.
  static let maximumSize = 64 << 10

  let path: String

  /// The contents, or nil if the file does not exist.
  ///
  /// - Parameter allowsOthers: Whether to read a file that others can access, for example to remove it.
  func read(allowsOthers: Bool = false) throws(CredentialFileError) -> [UInt8]? {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let file: Descriptor
    do {
      file = try Descriptor(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    } catch .system(_, _, ENOENT) {
      return nil
    } catch .system(_, _, ELOOP) {
      throw .symbolicLink(path: path)
    }
    let status = try file.status()
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    guard status.st_uid == geteuid() else { throw .otherOwner(path: path) }
    guard allowsOthers || status.st_mode & 0o077 == 0 else {
      throw .accessibleByOthers(path: path, mode: UInt32(status.st_mode & 0o7777))
    }
    return try file.readAll(limit: Self.maximumSize)
  }

  /// Replaces the contents atomically: a reader sees the old ones or the new ones.
  func write(_ bytes: [UInt8]) throws(CredentialFileError) {
    guard bytes.count <= Self.maximumSize else { throw .tooLarge(path: path, limit: Self.maximumSize) }
    let folder = folderPath
    try PrivateFolder(path: folder).create()
    if let status = try Self.linkStatus(path) {
      if status.st_mode & S_IFMT == S_IFLNK { throw .symbolicLink(path: path) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    }
    let temporary = path + ".\(getpid()).\(UInt64.random(in: 0 ... .max))"
    do throws(CredentialFileError) {
      try Self.create(temporary, for: path).writeAll(bytes)
      guard unsafe rename(temporary, path) == 0 else { throw CredentialFileError.last("replace", path) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    try? Descriptor(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC).synchronize()
  }

  /// Creates the temporary file that will replace `path`. Errors name `path`.
  private static func create(_ temporary: String, for path: String) throws(CredentialFileError) -> Descriptor {
    do throws(CredentialFileError) {
      return try Descriptor(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode: 0o600)
    } catch {
      guard case .system(_, _, let code) = error else { throw error }
      throw .system(operation: "write", path: path, code: code)
    }
  }

  /// Removes the file, if it exists.
  func remove() throws(CredentialFileError) {
    guard unsafe unlink(path) != 0, errno != ENOENT else { return }
    throw .last("remove", path)
  }

  private var folderPath: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The status of a path, without following a symbolic link; nil if it does not exist.
  static func linkStatus(_ path: String) throws(CredentialFileError) -> stat? {
    var status = stat()
    guard unsafe lstat(path, &status) != 0 else { return status }
    guard errno == ENOENT || errno == ENOTDIR else { throw .last("examine", path) }
    return nil
  }
}

/// A folder in which no other user can replace files.
struct PrivateFolder {
  let path: String

  /// Creates the folder and those above it, or checks it if it exists.
  func create() throws(CredentialFileError) {
    var missing: [String] = []
    var folder = path
    while try PrivateFile.linkStatus(folder) == nil {
      missing.append(folder)
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    for folder in missing.reversed() {
      guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last("create", folder) }
    }
    let status: stat
    do {
      status = try Descriptor(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC).status()
    } catch .system(_, _, ENOTDIR) {
      throw .notADirectory(path: path)
    }
    guard status.st_uid == geteuid() else { throw .otherOwner(path: path) }
    guard status.st_mode & 0o022 == 0 else {
      throw .accessibleByOthers(path: path, mode: UInt32(status.st_mode & 0o7777))
    }
  }
}

/// An open file, which is closed when the value is destroyed.
struct Descriptor: ~Copyable {
  private let number: Int32
  private let path: String

  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(CredentialFileError) {
    self.path = path
    number = unsafe open(path, flags, mode)
    guard number >= 0 else { throw .last("open", path) }
  }

  deinit { close(number) }

  func status() throws(CredentialFileError) -> stat {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last("examine", path) }
    return status
  }

  func readAll(limit: Int) throws(CredentialFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= limit {
      let count = unsafe systemRead(number, &buffer, buffer.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .last("read", path)
      }
      bytes += buffer.prefix(count)
    }
    throw .tooLarge(path: path, limit: limit)
  }

  func writeAll(_ bytes: [UInt8]) throws(CredentialFileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { rest in
        unsafe systemWrite(number, rest.baseAddress, rest.count)
      }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .last("write", path)
      }
      written += count
    }
    guard fsync(number) == 0 else { throw .last("write", path) }
  }

  func synchronize() { _ = fsync(number) }
}

extension CredentialFileError {
  /// The error of the last system call.
  static func last(_ operation: String, _ path: String) -> Self {
    .system(operation: operation, path: path, code: errno)
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
