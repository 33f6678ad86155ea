#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file, closed with this value.
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
