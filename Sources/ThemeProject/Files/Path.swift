#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Operations on paths as text. Only `workingFolder` and `real` access the disk.
package enum Path {
  /// The folder of a path; `.` if the path has none, and `/` for entries of the root.
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

  /// A path relative to a folder, or the path itself if it is absolute; normalized.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.utf8.first == 0x2F ? tidied(path) : tidied(folder + "/" + path)
  }

  /// Removes `.`, double slashes and a final slash, and resolves `..` after a name; `.` if nothing remains. Does not
  /// resolve symbolic links, so `a/..` may be another folder on disk. Use it for paths that people write.
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

  /// The absolute path.
  package static func absolute(_ path: String, from workingFolder: String = workingFolder) -> String {
    joined(workingFolder, path)
  }

  /// The absolute path of the working folder; `/` if it is unknown.
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

  /// The path relative to a folder; nil if the path is not in it. Both are absolute and normalized.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// A folder and its parent folders, nearest first, up to the root.
  package static func ancestors(of folder: String) -> [String] {
    var result = [tidied(folder)]
    while let last = result.last, last != "/", last != "." { result.append(self.folder(of: last)) }
    return result
  }

  /// Whether a path is a folder or in it. Both are absolute and normalized, or relative to the same folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    relative(path, to: folder) != nil || (folder == "." && path.utf8.first != 0x2F && !path.hasPrefix("../"))
  }

  /// An absolute path for output: relative if it is in the working folder or one of its parent folders.
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
