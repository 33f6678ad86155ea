import ArgumentParser
import ThemeDatabase
import ThemeProject
import ThemeSource

/// The commands that a build system runs together, and their inputs.
struct Action: Sendable {
  private var inputs: [String] = []
  /// The file for the exit status, if problems are no failure of the action.
  private var statusFile: String?
  private var commands: [[String]] = []
  private var digests: [String: String] = [:]
  private var kept: KeptSessions?

  /// The lines of a file of arguments.
  private static let separator = ";"
  private static let known = ["lint", "compile", "generate"]

  /// - Parameters:
  ///   - arguments: Options of the action, then commands, separated by ';'. '@FILE' is replaced by the lines of a file.
  ///   - digests: The digests of inputs, by path.
  init(_ arguments: [String], digests: [String: String] = [:], kept: KeptSessions? = nil) throws {
    var rest = try arguments.flatMap(Self.expanded)[...]
    while let option = rest.first, option.hasPrefix("-") {
      rest = rest.dropFirst()
      if option.hasPrefix("--input=") {
        inputs.append(String(option.dropFirst(8)))
      } else if option.hasPrefix("--status=") {
        statusFile = String(option.dropFirst(9))
      } else {
        throw Failure("unknown option '\(option.escaped)'", help: "known options: '--input=FILE' and '--status=FILE'")
      }
    }
    commands = rest.split(separator: Self.separator).map(Array.init)
    if commands.isEmpty { throw Failure("no command to run", help: "possible commands: \(Self.known.quotedList())") }
    for command in commands { try Self.check(command) }
    (self.digests, self.kept) = (digests, kept)
  }

  private static func expanded(_ argument: String) throws -> [String] {
    guard argument.hasPrefix("@") else { return [argument] }
    let bytes = try SourceProvider().read(String(argument.dropFirst()))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Throws if a command cannot run in an action: it would not end, or read the requests.
  private static func check(_ command: [String]) throws {
    guard let name = command.first, known.contains(name) else {
      throw Failure(
        "unknown command '\((command.first ?? "").escaped)'", help: "possible commands: \(known.quotedList())")
    }
    let refused = command.first { argument in
      argument == "-" || ["--watch", "--since"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
    if let refused {
      throw Failure(
        "'\(refused.escaped)' cannot be used in a worker",
        help: "name files, and let the build system watch and compare them")
    }
  }

  // MARK: Sessions

  /// The inputs that the commands name as arguments of their own, sorted.
  var namedFiles: [String] {
    let named = Set(commands.joined())
    return inputs.filter { named.contains($0) }.sorted()
  }

  private func key(_ question: LiveSessions.Question) -> KeptSessions.Key {
    KeptSessions.Key(question: question, paths: inputs)
  }

  func session(_ question: LiveSessions.Question) -> Session? { kept?.take(key(question), digests) }

  func keep(_ session: Session, _ question: LiveSessions.Question) { kept?.keep(session, key(question), digests) }

  // MARK: Running

  /// Runs the commands in order. Returns the worst status.
  func run() async -> Status {
    let sessions = LiveSessions(for: self)
    var worst = Status.clean
    await LiveSessions.$current.withValue(sessions) {
      await DeclaredFiles.$current.withValue(DeclaredFiles(inputs)) {
        for command in commands {
          let status = await Themec.run(command)
          if status.rawValue > worst.rawValue { worst = status }
        }
      }
    }
    sessions.keep()
    guard let statusFile, worst.rawValue <= Status.problems.rawValue else { return worst }
    do {
      try writeReport(Array("\(worst.rawValue)\n".utf8), to: statusFile)
      return .clean
    } catch {
      Failure(error, text: "Error: \(error)").print()
      return .usage
    }
  }
}
