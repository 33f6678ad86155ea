import ArgumentParser
import ThemeCompiler
import ThemeProject
import ThemeSource

#if canImport(Glibc)
  import CMalloc
  import Glibc
#else
  import Darwin
#endif

/// The command line: one file per subcommand in Commands/.
@main
struct Themec: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themec",
    abstract: "Compile, check and preview the themes of Screenlets",
    discussion: """
      A theme is a XIB or XIB-like XML file, such as LoginScreenletView_flat7.xml. To get started, run:
        themec preview          # draw all Screenlets
        themec preview Login    # draw one Screenlet
        themec lint             # check the themes of the project
        themec init             # create a configuration file
      """,
    version: version,
    subcommands: [
      Lint.self, Preview.self, Gallery.self, SnapshotCommand.self, Format.self, List.self, Explain.self, Compile.self,
      Generate.self,
      Import.self,
      Convert.self,
      Diff.self, New.self,
      Merge.self, Strings.self, RuleCommand.self, Rules.self, Init.self, Config.self, Cache.self, Devices.self,
      LimitsCommand.self, Dump.self, LanguageServerCommand.self, Worker.self,
    ])

  /// The output of `--version`.
  private static var version: String {
    let revision = themecRevision.map { "\($0), " } ?? ""
    return "themec \(themecVersion) (\(revision)Swift sources: \(readsSwiftSources ? "yes" : "no"))"
  }

  /// Whether this build reads Swift sources.
  private static var readsSwiftSources: Bool {
    #if SwiftSources
      true
    #else
      false
    #endif
  }

  /// Runs a command and exits with its status.
  static func main() async {
    keepFreedMemory()
    // A file over the process's limit is an error that names it, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    terminate(await run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a command line and prints its error. Returns the exit status.
  static func run(_ given: [String]) async -> Status {
    do {
      try checkWorkingFolder()
      // Other tools often request the version, and parsing a command is unnecessary for it.
      if given == ["--version"] {
        standardOutput(version + "\n")
        return .clean
      }
      try checkCommand(given.prefix(8))
      var command = try parse(given)
      if let lint = command as? Lint, DeclaredFiles.current != nil {
        try await lint.runOnce()
      } else if var asynchronous = command as? any AsyncParsableCommand {
        try checkOpenFiles()
        try await asynchronous.run()
      } else {
        try command.run()
      }
      return .clean
    } catch let status as ExitCode {
      return Status(rawValue: status.rawValue) ?? .fault
    } catch is InvalidConfiguration {
      return .usage
    } catch {
      let message = fullMessage(for: error, columns: 10_000)
      let code = exitCode(for: error)
      if code == .success {
        let isHelp = message.hasPrefix("OVERVIEW: ")
        if !message.isEmpty {
          standardOutput((isHelp ? HelpText(message).wrapped(to: Terminal.helpWidth) : message) + "\n")
        }
        return .clean
      }
      if !message.isEmpty { Failure(error, text: message).print() }
      return .usage
    }
  }

  /// Throws if the current directory was deleted: paths would be relative to the root of the file system.
  private static func checkWorkingFolder() throws {
    if Path.hasWorkingFolder { return }
    throw Failure("the current directory does not exist any more", help: "change to another directory")
  }

  /// Throws if few files can be opened: Dispatch ends the process if it cannot open those of its event queue.
  private static func checkOpenFiles() throws {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else {
        throw Failure("too many open files", help: "raise the limit of open files, as with 'ulimit -n'")
      }
      descriptors += ends
    }
  }

  /// Keeps freed memory, up to a limit, because files are processed in sequence and each needs as much memory as the
  /// previous one. By default glibc returns it to the system and requests it again, page by page. Tables that grow with
  /// the number of files exceed the threshold: the parts of the heap that they free when they double are too small for
  /// reuse.
  private static func keepFreedMemory() {
    #if canImport(Glibc)
      _ = mallopt(M_MMAP_THRESHOLD, 1 << 20)
      _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
      _ = mallopt(M_TOP_PAD, 1 << 20)
    #endif
  }

  /// Parses the arguments, which may include any number of paths.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let set = PathArguments(arguments)
    let command = try parsedAlone(set.arguments) ?? parseAsRoot(set.arguments)
    guard set.isShortened, var taking = command as? any TakesPaths & ParsableCommand else { return command }
    taking.paths = set.expanded(taking.paths)
    return taking
  }

  /// The subcommand that the first arguments name, parsed without the other subcommands, which takes half the time.
  /// `nil` if the arguments request help or scripts, or have errors, which are reported with the names of all commands.
  private static func parsedAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    let special = ["-h", "--help", "help", "--version", "--generate", "--experimental", "---"]
    if arguments.contains(where: { argument in special.contains { argument.hasPrefix($0) } }) { return nil }
    var command: any ParsableCommand.Type = Themec.self
    var rest = arguments[...]
    while !command.configuration.subcommands.isEmpty {
      guard let name = rest.popFirst(),
        let next = command.configuration.subcommands.first(where: { $0._commandName == name })
      else { return nil }
      command = next
    }
    return try? command.parseAsRoot(Array(rest))
  }

  /// Throws, with the closest match, if an argument in place of a command or subcommand is unknown.
  private static func checkCommand(_ arguments: ArraySlice<String>) throws {
    var command: any ParsableCommand.Type = Themec.self
    var arguments = arguments
    var isHelp = false
    while let word = arguments.first, !word.hasPrefix("-"), !command.configuration.subcommands.isEmpty {
      arguments = arguments.dropFirst()
      if word == "help", command == Themec.self, !isHelp {
        isHelp = true
        continue
      }
      if let next = command.configuration.subcommands.first(where: { $0._commandName == word }) {
        command = next
        continue
      }
      let names = command.configuration.subcommands.map { $0._commandName }
      throw Failure(
        "unknown subcommand '\(word.escaped)'",
        help: closestMatch(to: word, in: names).map { "did you mean '\($0)'?" }
          ?? "known subcommands: \(names.quotedList(limit: .max))")
    }
  }
}

/// Exit statuses.
enum Status: Int32 {
  /// No errors.
  case clean = 0
  /// Errors in themes.
  case problems = 1
  /// Invalid usage or configuration, or a file that cannot be read or written.
  case usage = 2
  /// An internal error.
  case fault = 70

  /// The status after these errors were printed.
  init(after errors: [Diagnostic]) {
    self = errors.isEmpty ? .clean : errors.contains { $0.code.group == "io" } ? .usage : .problems
  }

  /// Exits with this status and without a message.
  var error: ExitCode { ExitCode(rawValue) }
}
