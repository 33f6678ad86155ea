import ArgumentParser
import ThemeCompiler
import ThemeLint
import ThemeProject

enum CacheLocation {
  /// The cache in a folder; the default is `$THEMEC_CACHE_DIR`, `$XDG_CACHE_HOME/themec` or `~/.cache/themec`.
  static func cache(in folder: String?) -> LintCache? {
    func stated(_ name: String) -> String? { Terminal.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = folder ?? stated("THEMEC_CACHE_DIR") { return LintCache(folder: Path.absolute(folder)) }
    // The XDG Base Directory Specification requires that relative paths are ignored.
    if let base = stated("XDG_CACHE_HOME"), base.hasPrefix("/") {
      return LintCache(folder: Path.joined(base, "themec"))
    }
    #if canImport(Darwin)
      let caches = "Library/Caches/themec"
    #else
      let caches = ".cache/themec"
    #endif
    return stated("HOME").map { LintCache(folder: Path.joined($0, caches)) }
  }
}

/// The identity of a build of the program.
enum ProgramIdentity {
  /// The version, and the stamp of the executable if it is known.
  static var current: String {
    let path = Path.real("/proc/self/exe") ?? CommandLine.arguments.first ?? ""
    let stamp = FileStamp(path: path).map { "\($0.inode) \($0.size) \($0.modified)" } ?? ""
    return "\(themecVersion) \(stamp)"
  }
}
