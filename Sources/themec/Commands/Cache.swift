import ArgumentParser
import ThemeLint
import ThemeProject
import ThemeSource

struct Cache: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", _superCommandName: "themec", abstract: "Manage the results of former runs",
    subcommands: [CacheClean.self, CacheDir.self, CacheExplain.self])
}

struct CacheClean: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "clean", abstract: "Remove all results of former runs")

  @OptionGroup var folder: CacheFolderOption

  func run() throws {
    guard let cache = folder.cache else { return }
    let (entries, bytes) = cache.clean()
    let size = bytes < 1_000 ? "\(bytes) bytes" : bytes < 1_000_000 ? "\(bytes / 1_000) kB" : "\(bytes / 1_000_000) MB"
    standardOutput("removed \(entries) entr\(entries == 1 ? "y" : "ies") (\(size)) from \(cache.folder.escaped)\n")
  }
}

struct CacheDir: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "dir", abstract: "Print the folder of the cache")

  @OptionGroup var folder: CacheFolderOption

  func run() throws {
    guard let cache = folder.cache else {
      throw Failure("there is no folder for a cache", help: "set HOME, XDG_CACHE_HOME or THEMEC_CACHE_DIR")
    }
    standardOutput(cache.folder + "\n")
  }
}

struct CacheExplain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Print why 'lint' checked documents again",
    discussion: """
      Explains the last run of 'lint' in this folder that checked documents. A run in which nothing changed checks none.
      """)

  @OptionGroup var folder: CacheFolderOption

  func run() throws {
    guard let (command, explanation) = folder.cache?.explanation(in: Path.workingFolder) else {
      throw Failure("no result of 'lint' in this folder is kept", help: "run 'themec lint' without '--no-cache'")
    }
    standardOutput("\(command.escaped)\n\(explanation.text)")
  }
}

struct CacheFolderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder of the cache (default: $THEMEC_CACHE_DIR, else themec in the user's cache folder)", valueName: "dir"),
    completion: .directory)
  var cacheDir: String?

  var cache: LintCache? { CacheLocation.cache(in: cacheDir) }
}
