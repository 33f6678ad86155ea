#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system's metadata of a file or folder. If it is the same later, the content is too, unless it was changed within
/// the resolution of the clock.
package struct FileStamp: Hashable, Sendable {
  package var kind: FileKind
  package var inode: UInt64
  package var size: UInt64
  /// Nanoseconds since 1970.
  package var modified: Int64
  package var changed: Int64

  package init(kind: FileKind, inode: UInt64, size: UInt64, modified: Int64, changed: Int64) {
    self.kind = kind
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Creates the stamp at a path, following links; nil if the path does not exist.
  package init?(path: String) {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  init(_ info: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
    self.init(
      kind: FileKind(mode: info.st_mode), inode: UInt64(truncatingIfNeeded: info.st_ino),
      size: UInt64(clamping: info.st_size), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// The current time in nanoseconds since 1970.
  package static var now: Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Whether the file could change again after a time without a change of its stamp: file systems round times, some of
  /// them to two seconds.
  package func isRacy(at time: Int64) -> Bool { max(modified, changed) > time &- 2_000_000_000 }
}

extension FileDescriptor {
  /// Returns the stamp of the open file.
  func stamp() throws(SystemError) -> FileStamp {
    var info = stat()
    _ = try SystemError.retrying { unsafe fstat(rawValue, &info) }
    return FileStamp(info)
  }
}
