#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Properties that show whether a file has changed.
struct FileSignature: Hashable, Sendable {
  var seconds: Int
  var nanoseconds: Int
  var size: Int
  var fileNumber: UInt64
  var isFolder: Bool

  /// Returns nil if there is no file at the path. For a symbolic link, the target is used unless it is a folder.
  init?(_ path: String) {
    var own = stat()
    guard unsafe lstat(path, &own) == 0 else { return nil }
    var info = own
    if own.st_mode & S_IFMT == S_IFLNK {
      var target = stat()
      if unsafe stat(path, &target) == 0, target.st_mode & S_IFMT != S_IFDIR { info = target }
    }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int(clamping: info.st_size)
    fileNumber = UInt64(truncatingIfNeeded: info.st_ino)
    isFolder = info.st_mode & S_IFMT == S_IFDIR
  }
}

/// A path below a folder, spelled as the folder is.
func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || folder == "." { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

func split(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return (".", path) }
  let folder = path[..<slash]
  return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
}

/// The names in a folder, sorted; empty if it cannot be read. Names that are not UTF-8 are left out.
func names(in folder: String) -> [String] {
  guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else { return [] }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
      unsafe start.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: start.pointee)) {
        unsafe String(validatingCString: $0)
      }
    }
    if let name, name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// Visits the folder, all folders below it, each before its contents, and their files.
func walk(
  _ folder: String, skipping skipsFolder: (String) -> Bool, visit: (String, FileSignature) -> Void
) {
  guard let signature = FileSignature(folder.isEmpty ? "." : folder) else { return }
  visit(folder, signature)
  var open = [folder]
  while let next = open.popLast() {
    for name in names(in: next) {
      let path = joined(next, name)
      guard let signature = FileSignature(path) else { continue }
      if signature.isFolder {
        if skipsFolder(path) { continue }
        open.append(path)
      }
      visit(path, signature)
    }
  }
}
