import ThemeSource

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Removes a file if it exists.
func removeFile(_ path: String) throws {
  guard unsafe unlink(path) != 0, errno != ENOENT else { return }
  let reason = unsafe strerror(errno).flatMap { unsafe String(validatingCString: $0) } ?? "error \(errno)"
  throw Failure("cannot remove '\(path.escaped)': \(reason)")
}

func removeEmptyFolder(_ path: String) { unsafe rmdir(path) }

/// Whether a path is a symbolic link.
func isLink(_ path: String) -> Bool {
  var byte: CChar = 0
  return unsafe readlink(path, &byte, 1) >= 0
}
