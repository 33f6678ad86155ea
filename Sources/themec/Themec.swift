import ArgumentParser
import ThemeCompiler

/// The command line: one file per subcommand in Commands/.
@main
struct Themec: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themec",
    abstract: "Compiles, checks and previews the themes of Screenlets.",
    discussion: """
      A theme is an XIB or an XIB-like XML file: FooScreenletView_barTheme.xml. Start with
        themec preview              every shipped Screenlet, drawn here
        themec preview Login        one of them
        themec lint                 what is wrong with the themes of this folder
      """,
    version: themecVersion,
    subcommands: [
      Lint.self, Preview.self, Compile.self, Generate.self, List.self, Format.self, Convert.self, Diff.self, Merge.self,
      Strings.self,
      Explain.self,
      Init.self,
      Config.self,
      Dump.self,
      RuleCommand.self,
      Rules.self,
    ])

  /// Runs a command. Exit status: 0 clean, 1 findings, 2 bad usage, configuration or I/O.
  static func main() async {
    do {
      try refuseUnknownCommand(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let message = fullMessage(for: (error as? ReadFailure).map { Failure($0) } ?? error)
      let code = exitCode(for: error)
      if code == .success {
        if !message.isEmpty { print(message) }
        terminate(.clean)
      }
      if !message.isEmpty { standardError(message + "\n") }
      terminate(error is ExitCode ? Status(rawValue: code.rawValue) ?? .fault : .usage)
    }
  }

  /// A word that is no command, with the one that is meant.
  private static func refuseUnknownCommand(_ arguments: ArraySlice<String>) throws {
    guard let word = arguments.first, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !names.contains(word) else { return }
    let meant = closestMatch(to: word, in: names)
    throw Failure(
      "there is no command '\(word.shown)'",
      help: meant.map { "did you mean '\($0)'?" } ?? "the commands are \(names.joined(separator: ", "))")
  }
}

/// Exit statuses, as linters use them.
enum Status: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case fault = 70

  /// Ends the command with this status, silently.
  var error: ExitCode { ExitCode(rawValue) }
}
