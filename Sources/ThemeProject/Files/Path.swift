#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Operations on paths as text. Only `workingFolder` and `real` access the disk.
package enum Path {
  /// Returns the folder of a path; `.` if the path has none, and `/` for entries of the root.
  package static func folder(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return "." }
    return slash == 0 ? "/" : String(Substring(path.utf8.prefix(slash)))
  }

  /// Returns the last component.
  package static func name(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return path }
    return String(Substring(path.utf8.dropFirst(slash + 1)))
  }

  /// Whether the last component of one path precedes that of another, compared by bytes.
  package static func isNameBefore(_ path: String, _ other: String) -> Bool { order(path, other) < 0 }

  /// Whether two paths have the same last component.
  package static func isNameEqual(_ path: String, _ other: String) -> Bool { order(path, other) == 0 }

  /// Compares the last components of two paths; negative, 0 or positive if the first is less, equal or greater.
  private static func order(_ path: String, _ other: String) -> Int {
    let (start, otherStart) = ((lastSlash(in: path) ?? -1) + 1, (lastSlash(in: other) ?? -1) + 1)
    var (path, other) = (path, other)
    return path.withUTF8 { a in
      other.withUTF8 { b in
        let (length, otherLength) = (a.count - start, b.count - otherStart)
        for index in 0..<min(length, otherLength) {
          let (x, y) = unsafe (a[start + index], b[otherStart + index])
          if x != y { return x < y ? -1 : 1 }
        }
        return length - otherLength
      }
    }
  }

  private static func lastSlash(in path: String) -> Int? {
    var path = path
    return path.withUTF8 { bytes in
      var index = bytes.count - 1
      while index >= 0, unsafe bytes[index] != 0x2F { index -= 1 }
      return index < 0 ? nil : index
    }
  }

  /// Whether the last component of a path is a name.
  package static func isNamed(_ name: String, _ path: String) -> Bool {
    guard path.utf8.suffix(name.utf8.count).elementsEqual(name.utf8) else { return false }
    let rest = path.utf8.dropLast(name.utf8.count)
    return rest.isEmpty || rest.last == UInt8(ascii: "/")
  }

  /// Returns a path relative to a folder, or the path itself if it is absolute; normalized.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.utf8.first == 0x2F ? tidied(path) : tidied(folder + "/" + path)
  }

  /// Removes `.`, double slashes and a final slash, and resolves `..` after a name; `.` if nothing remains. Does not
  /// resolve symbolic links, so `a/..` may be another folder on disk. Use it for paths that people write.
  package static func tidied(_ path: String) -> String { isTidy(path) ? path : normalized(path) }

  /// Whether no component is empty, `.`, or `..` after a name. This is true of most paths.
  private static func isTidy(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    var path = path
    return path.withUTF8 { bytes in
      guard bytes.count > 1 else { return !bytes.isEmpty }
      // Whether all components so far are `..`.
      var climbs = unsafe bytes[0] != slash
      var start = climbs ? 0 : 1
      while start <= bytes.count {
        var end = start
        while end < bytes.count, unsafe bytes[end] != slash { end += 1 }
        let length = end - start
        if length == 0 { return false }
        let isUp = unsafe length == 2 && bytes[start] == dot && bytes[start + 1] == dot
        if unsafe length == 1 && bytes[start] == dot || isUp && !climbs { return false }
        climbs = isUp
        start = end + 1
      }
      return true
    }
  }

  private static func normalized(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    let bytes = Array(path.utf8)
    let isAbsolute = bytes.first == slash
    var result: [UInt8] = isAbsolute ? [slash] : []
    result.reserveCapacity(bytes.count)
    // The starts of components in the result that `..` removes.
    var names: [Int] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != slash { end += 1 }
      let length = end - start
      let isDots = length <= 2 && bytes[start..<end].allSatisfy { $0 == dot }
      switch isDots ? length : 3 {
      case 0, 1: break
      case 2 where !names.isEmpty: result.removeSubrange(names.removeLast()...)
      case 2 where isAbsolute: break
      default:
        if !isDots { names.append(result.count) }
        if result.count > (isAbsolute ? 1 : 0) { result.append(slash) }
        result.append(contentsOf: bytes[start..<end])
      }
      start = end + 1
    }
    return result.isEmpty ? "." : String(decoding: result, as: UTF8.self)
  }

  package static func absolute(_ path: String, from workingFolder: String = workingFolder) -> String {
    joined(workingFolder, path)
  }

  /// The absolute path of the working folder; `/` if it is unknown.
  package static var workingFolder: String {
    guard let buffer = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(buffer) }
    return unsafe String(cString: buffer)
  }

  /// Whether the working folder still exists and can be named.
  package static var hasWorkingFolder: Bool {
    guard let buffer = unsafe getcwd(nil, 0) else { return false }
    unsafe free(buffer)
    return true
  }

  /// Returns the absolute path without symbolic links; nil if it does not exist.
  package static func real(_ path: String) -> String? {
    guard let buffer = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(buffer) }
    return unsafe String(validatingCString: buffer)
  }

  /// Whether a path itself, and not only a folder in it, is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var byte: CChar = 0
    return unsafe readlink(path, &byte, 1) >= 0
  }

  /// Returns the path relative to a folder; nil if the path is not in it. Both are absolute and normalized.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    if folder == "/" { return path.utf8.first == UInt8(ascii: "/") ? String(path.dropFirst()) : nil }
    guard startsWithFolder(path, folder) else { return nil }
    return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
  }

  /// Returns the path relative to a folder, with `..` for each folder up to a common one. Both are absolute and
  /// normalized.
  package static func relative(_ path: String, upFrom folder: String) -> String {
    var folder = folder
    var up = ""
    while folder != "/", folder != "." {
      if let rest = relative(path, to: folder) { return tidied(up + rest) }
      folder = self.folder(of: folder)
      up += "../"
    }
    return up + path.drop { $0 == "/" }
  }

  /// Returns a folder and its parent folders, nearest first, up to the root.
  package static func ancestors(of folder: String) -> [String] {
    var result = [tidied(folder)]
    while let last = result.last, last != "/", last != "." { result.append(self.folder(of: last)) }
    return result
  }

  /// Whether a path is a folder or in it. Both are absolute and normalized, or relative to the same folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder == "." { return path.utf8.first != 0x2F && !path.hasPrefix("../") }
    if folder == "/" || path == folder { return path.utf8.first == 0x2F || path == folder }
    return startsWithFolder(path, folder)
  }

  /// Whether a path starts with a folder and a slash.
  private static func startsWithFolder(_ path: String, _ folder: String) -> Bool {
    var (path, folder) = (path, folder)
    return path.withUTF8 { path in
      folder.withUTF8 { folder in
        guard path.count > folder.count, unsafe path[folder.count] == UInt8(ascii: "/") else { return false }
        for index in 0..<folder.count where unsafe path[index] != folder[index] { return false }
        return true
      }
    }
  }

  /// Returns an absolute path for output: relative if it is in the working folder or one of its parent folders.
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
