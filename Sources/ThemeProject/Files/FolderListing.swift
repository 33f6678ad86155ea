#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FileDescriptor {
  /// The names in a folder, without `.` and `..`, in the system's order; and how many are not UTF-8.
  func entryNames() throws(SystemError) -> (names: [String], unreadable: Int) {
    // The stream closes the descriptor that it is given.
    let copy = try SystemError.retrying { fcntl(rawValue, F_DUPFD_CLOEXEC, 0) }
    guard let stream = unsafe fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    var unreadable = 0
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw .last }
        return (names, unreadable)
      }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else {
        unreadable += 1
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }
}
