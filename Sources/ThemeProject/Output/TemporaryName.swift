#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The hidden name of a file until it is complete: `.themec-PROCESS-NUMBER.tmp`.
struct TemporaryName {
  private static let prefix = ".themec-"
  private static let suffix = ".tmp"

  /// Seconds after which files of a dead process are removed. In folders that are shared between machines or
  /// containers, a process that looks dead may be running elsewhere.
  private static let patience = 600

  /// Returns the name of the file with a number of this process.
  static func text(_ number: Int) -> String { "\(prefix)\(getpid())-\(number)\(suffix)" }

  /// Removes the files that killed processes left in a folder. Ignores errors.
  static func sweep(_ folder: borrowing FileDescriptor) {
    guard let names = try? folder.copiedListing().entries.map(\.name) else { return }
    let now = time(nil)
    for name in names {
      guard let process = process(of: name), process != getpid(), kill(process, 0) != 0, errno == ESRCH,
        let written = modificationTime(name, below: folder), written < Int(now) - patience
      else { continue }
      _ = unsafe unlinkat(folder.rawValue, name, 0)
    }
  }

  /// Returns the process that created a file with such a name; nil for other names.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), UInt(parts[1]) != nil else { return nil }
    return process
  }
}
