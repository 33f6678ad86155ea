internal import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A folder of files that can be recreated. Failures to write are ignored, because missing files are recreated.
package struct CacheFolder: Sendable {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// Tools for backups recognize caches by this file. Source: bford.info/cachedir.
  private static let tag = (
    "CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55\n# Files of themec that can be deleted.\n"
  )

  /// The name of the file for a question: 32 hexadecimal digits.
  package static func name(of question: [String]) -> String {
    let bytes: [UInt8] = question.flatMap { Array($0.utf8) + [0] }
    return [UInt64(0), 1].map { seed in
      let digits = String(ContentHash(bytes, seed: seed).rawValue, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns the bytes of a file: some bytes that identify its format, a checksum and the content.
  package static func file(_ format: [UInt8], _ content: [UInt8]) -> [UInt8] {
    let checksum = ContentHash(content).rawValue
    let bytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: checksum >> UInt64($0)) }
    return format + bytes + content
  }

  /// Returns the offset of the content of a file; `nil` if it has another format or checksum.
  package static func content(of file: [UInt8], _ format: [UInt8]) -> Int? {
    let start = format.count + 8
    guard file.starts(with: format), file.count >= start else { return nil }
    let checksum = file[format.count..<start].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return checksum == ContentHash(file[start...]).rawValue ? start : nil
  }

  /// Writes a file atomically, so that a reader finds the former file or the whole new one.
  /// - Returns: Whether it was written.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) -> Bool {
    if (try? writing(bytes, to: name)) != nil { return true }
    // The folder is created when it is first needed.
    makeFolders(path)
    guard (try? writing(Array(Self.tag.1.utf8), to: Self.tag.0)) != nil else { return false }
    return (try? writing(bytes, to: name)) != nil
  }

  private func writing(_ bytes: [UInt8], to name: String) throws(SystemError) {
    let folder = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY)
    let temporary = TemporaryName.text(Int(truncatingIfNeeded: FileStamp.now & 0x7FFF_FFFF))
    do throws(SystemError) {
      let file = try FileDescriptor(temporary, below: folder, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      try file.writeAll(bytes)
      let base = folder.rawValue
      _ = try SystemError.retrying { unsafe renameat(base, temporary, base, name) }
    } catch {
      _ = unsafe unlinkat(folder.rawValue, temporary, 0)
      throw error
    }
  }

  private func makeFolders(_ path: String) {
    for folder in Path.ancestors(of: Path.absolute(path)).reversed() where folder != "/" {
      _ = unsafe mkdir(folder, 0o700)
    }
  }

  /// The names of the files with a suffix, those that were used last first.
  package func names(suffix: String) -> [String] { files(suffix: suffix).reversed().map(\.name) }

  /// The files with a suffix, those that were not used for the longest time first.
  private func files(suffix: String) -> [(name: String, stamp: FileStamp)] {
    let names = DiskFileSystem().names(in: path).filter { name in
      name.hasSuffix(suffix) && name.utf8.count == 32 + suffix.utf8.count
        && name.dropLast(suffix.count).allSatisfy(\.isHexDigit)
    }
    let files = names.compactMap { name in FileStamp(path: Path.joined(path, name)).map { (name: name, stamp: $0) } }
    return files.sorted { ($0.stamp.modified, $0.name) < ($1.stamp.modified, $1.name) }
  }

  /// Removes the oldest files with a suffix until at most the given bytes and entries remain.
  /// - Returns: the number of removed files, and their bytes.
  @discardableResult
  package func trim(bytes most: UInt64, entries mostEntries: Int, suffix: String) -> (entries: Int, bytes: UInt64) {
    guard let folder = try? FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY) else { return (0, 0) }
    let files = files(suffix: suffix)
    var total = files.reduce(UInt64(0)) { $0 &+ $1.stamp.size }
    var removed: (entries: Int, bytes: UInt64) = (0, 0)
    for file in files where total > most || files.count - removed.entries > mostEntries {
      guard unsafe unlinkat(folder.rawValue, file.name, 0) == 0 else { continue }
      total -= min(total, file.stamp.size)
      removed = (removed.entries + 1, removed.bytes &+ file.stamp.size)
    }
    TemporaryName.sweep(folder)
    return removed
  }

  /// Marks a file as used, so that others are removed first.
  package func touch(_ name: String) { _ = unsafe utimensat(AT_FDCWD, Path.joined(path, name), nil, 0) }
}
