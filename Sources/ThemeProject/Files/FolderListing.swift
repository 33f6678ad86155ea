#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a folder contains.
struct FolderListing: Sendable {
  /// Without `.` and `..`, in the system's order. The kind is nil where the file system does not say it with the name.
  private(set) var entries: [(name: String, kind: FileKind?)] = []
  /// How many entries have names that are not UTF-8.
  private(set) var unreadable = 0

  /// Lists a folder.
  /// - Parameter followsLink: whether the folder may be a symbolic link.
  init(of folder: String, followsLink: Bool = true) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | (followsLink ? 0 : O_NOFOLLOW)
    guard let recorder = InputRecorder.current else {
      self = try FileDescriptor(folder, flags: flags).listing()
      return
    }
    do throws(SystemError) {
      let descriptor = try FileDescriptor(folder, flags: flags)
      let stamp = try descriptor.stamp()
      self = try descriptor.listing()
      recorder.add(folder, .listing, stamp, ContentHash(of: self))
    } catch {
      recorder.add(folder, error)
      throw error
    }
  }

  fileprivate init(_ stream: borrowing FolderStream) throws(SystemError) {
    while let entry = unsafe try stream.next() {
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

/// An open folder that is read entry by entry.
@safe private struct FolderStream: ~Copyable {
  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif

  /// Takes over a descriptor, also if this fails.
  init(_ descriptor: Int32) throws(SystemError) {
    guard let stream = unsafe fdopendir(descriptor) else {
      let error = SystemError.last
      close(descriptor)
      throw error
    }
    unsafe self.stream = stream
  }

  deinit { unsafe closedir(stream) }

  /// The next entry; nil at the end.
  func next() throws(SystemError) -> UnsafeMutablePointer<dirent>? {
    errno = 0
    if let entry = unsafe readdir(stream) { return unsafe entry }
    if errno != 0 { throw .last }
    return nil
  }
}

extension FileDescriptor {
  /// What the folder contains. Closes it.
  consuming func listing() throws(SystemError) -> FolderListing { try FolderListing(FolderStream(released())) }

  /// What the folder contains, with a copy of its descriptor.
  func copiedListing() throws(SystemError) -> FolderListing {
    try FolderListing(FolderStream(try SystemError.retrying { fcntl(rawValue, F_DUPFD_CLOEXEC, 0) }))
  }
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
