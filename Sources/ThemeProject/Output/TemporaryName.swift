#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The hidden name that a file has until it is whole: `.themec-PROCESS-NUMBER.tmp`.
struct TemporaryName {
  private static let prefix = ".themec-"
  private static let suffix = ".tmp"

  /// Seconds after which a dead process's files are taken for left behind. Where folders are shared between machines
  /// or containers, a process that looks dead may be alive elsewhere.
  private static let patience = 600

  /// The name of this process's file of a number.
  static func text(_ number: Int) -> String { "\(prefix)\(getpid())-\(number)\(suffix)" }

  /// Removes what killed runs have left in a folder. What cannot be removed stays.
  static func sweep(_ folder: borrowing FileDescriptor) {
    guard let names = try? folder.entryNames().names else { return }
    let now = time(nil)
    for name in names {
      guard let process = process(of: name), process != getpid(), kill(process, 0) != 0, errno == ESRCH,
        let written = modificationTime(name, below: folder), written < Int(now) - patience
      else { continue }
      _ = unsafe unlinkat(folder.rawValue, name, 0)
    }
  }

  /// The process that made a file of such a name; nil for other names.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0, UInt(parts[1]) != nil else { return nil }
    return process
  }
}
