#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Paths as text: nothing here looks at the disk, but for the working folder's name.
package enum Path {
  /// The folder of a path, `.` when it names none, `/` for entries of the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A path as seen from the folder that a relative one starts at, tidied.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.utf8.first == 0x2F ? tidied(path) : tidied(folder + "/" + path)
  }

  /// Without `.`, doubled slashes and a final slash; `..` is taken back where a name precedes it. `.` when nothing is
  /// left. A name may be a symbolic link, so `a/..` is text only; the working folder is meant for paths that people
  /// write in a configuration.
  package static func tidied(_ path: String) -> String {
    let isAbsolute = path.utf8.first == 0x2F
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if isAbsolute { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// The path from the root of the disk, as text.
  package static func absolute(_ path: String, from workingFolder: String = workingFolder) -> String {
    joined(workingFolder, path)
  }

  /// The working folder's absolute path, `/` when the system does not say.
  package static var workingFolder: String {
    guard let buffer = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(buffer) }
    return unsafe String(cString: buffer)
  }

  /// The absolute path of something that exists, without symbolic links; nil where nothing is.
  package static func real(_ path: String) -> String? {
    guard let buffer = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(buffer) }
    return unsafe String(validatingCString: buffer)
  }

  /// What follows a folder in a path, or nil when the path does not lie in it. Both absolute and tidy.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// A folder and those above it, nearest first, up to the root of the disk.
  package static func ancestors(of folder: String) -> [String] {
    var result = [tidied(folder)]
    while let last = result.last, last != "/", last != "." { result.append(self.folder(of: last)) }
    return result
  }

  /// Whether a path is a folder or lies in it. Both absolute and tidy, or both relative to one place.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    relative(path, to: folder) != nil || (folder == "." && path.utf8.first != 0x2F && !path.hasPrefix("../"))
  }

  /// An absolute path as people would write it: relative when it lies in the working folder or in a folder above that.
  package static func shortened(_ path: String, workingFolder: String = workingFolder) -> String {
    var folder = workingFolder
    var up = ""
    while folder != "/" {
      if let rest = relative(path, to: folder) { return tidied(up + rest) }
      folder = self.folder(of: folder)
      up += "../"
    }
    return path
  }
}
