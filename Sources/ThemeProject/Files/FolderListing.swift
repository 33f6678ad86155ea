#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FileDescriptor {
  /// The entries of a folder, without `.` and `..`, in the system's order; and how many have names that are not UTF-8.
  ///
  /// The kind is nil where the file system does not say it with the name.
  func entries() throws(SystemError) -> (entries: [(name: String, kind: FileKind?)], unreadable: Int) {
    // The stream closes the descriptor that it is given.
    let copy = try SystemError.retrying { fcntl(rawValue, F_DUPFD_CLOEXEC, 0) }
    guard let stream = unsafe fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { unsafe closedir(stream) }
    var entries: [(name: String, kind: FileKind?)] = []
    var unreadable = 0
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw .last }
        return (entries, unreadable)
      }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else {
        unreadable += 1
        continue
      }
      if name != ".", name != ".." { entries.append((name, unsafe FileKind(entryType: entry.pointee.d_type))) }
    }
  }
}

extension FileDescriptor {
  /// The names in a folder, without `.` and `..`, in the system's order.
  func entryNames() throws(SystemError) -> [String] { try entries().entries.map(\.name) }
}

extension FileKind {
  /// The kind that a folder's listing says; nil if it does not say one.
  fileprivate init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symbolicLink
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
