#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
