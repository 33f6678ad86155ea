internal import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The entries of a folder.
struct FolderListing: Sendable {
  /// Without `.` and `..`, in the system's order. The kind is nil if the file system does not list it with the name.
  private(set) var entries: [(name: String, kind: FileKind?)] = []
  /// The number of entries with names that are not UTF-8.
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

  /// Lists the entries of a folder that mark it as a project. Only these are recorded.
  init(marksIn folder: String) throws(SystemError) {
    do throws(SystemError) {
      let descriptor = try FileDescriptor(folder, flags: O_RDONLY | O_DIRECTORY)
      let stamp = try descriptor.stamp()
      self = try descriptor.listing().marks
      InputRecorder.current?.add(folder, .marks, stamp, ContentHash(of: self))
    } catch {
      InputRecorder.current?.add(folder, error)
      throw error
    }
  }

  /// The entries that mark the folder as a project.
  var marks: FolderListing {
    var result = self
    result.entries.removeAll { !ProjectMark.isMark($0.name) }
    result.unreadable = 0
    return result
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

  /// Takes over a descriptor, even if this fails.
  init(_ descriptor: Int32) throws(SystemError) {
    guard let stream = unsafe fdopendir(descriptor) else {
      let error = SystemError.last
      close(descriptor)
      throw error
    }
    unsafe self.stream = stream
  }

  deinit { unsafe closedir(stream) }

  /// Returns the next entry; nil at the end.
  func next() throws(SystemError) -> UnsafeMutablePointer<dirent>? {
    errno = 0
    if let entry = unsafe readdir(stream) { return unsafe entry }
    if errno != 0 { throw .last }
    return nil
  }
}

extension FileDescriptor {
  /// Returns the entries of the folder, and closes it.
  consuming func listing() throws(SystemError) -> FolderListing { try FolderListing(FolderStream(released())) }

  /// Returns the entries of the folder, with a copy of its descriptor.
  func copiedListing() throws(SystemError) -> FolderListing {
    try FolderListing(FolderStream(try SystemError.retrying { fcntl(rawValue, F_DUPFD_CLOEXEC, 0) }))
  }
}

extension FileKind {
  /// Creates the kind in a folder's listing; nil if the listing has none.
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
