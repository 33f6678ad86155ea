import ArgumentParser
import ThemeSource

/// A value of `--limit`, such as `depth=200`.
struct LimitOption: Sendable {
  let name: LimitName
  let value: Int

  /// The argument for the same limit.
  var argument: String { "\(name.rawValue)=\(value)" }

  /// Throws if the name is unknown, or the number is beyond what the command line can set.
  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      let help = LimitName(rawValue: argument) == nil ? "\n\(Self.help(for: argument))" : ""
      throw ValidationError("expected a name and a number, such as 'depth=200'\(help)")
    }
    guard let name = LimitName(rawValue: parts[0]) else {
      if FixedLimit.all.contains(where: { $0.name == parts[0] }) {
        throw ValidationError("the limit '\(parts[0])' cannot be changed\nrun 'themec limits' to list all limits")
      }
      throw ValidationError("unknown limit '\(parts[0].escaped)'\n\(Self.help(for: parts[0]))")
    }
    guard let value = Int(parts[1]), (1...name.highest).contains(value) else {
      throw ValidationError("expected a whole number from 1 to \(name.highest)")
    }
    self.name = name
    self.value = value
  }

  private static func help(for name: String) -> String {
    closestMatch(to: name, in: LimitName.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
      ?? "run 'themec limits' to list all limits"
  }
}
