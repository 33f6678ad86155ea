/// The arguments of a command line, with long runs of paths replaced by placeholders for parsing.
///
/// ArgumentParser takes time quadratic in the number of positional arguments, and a build system may pass thousands.
struct PathArguments {
  /// The arguments, with a placeholder for each run.
  private(set) var arguments: [String] = []
  private var runs: [ArraySlice<String>] = []

  /// Shorter runs are passed to ArgumentParser.
  private static let longest = 64
  /// The first arguments of a run may be values of options.
  private static let kept = 8

  /// - Parameter arguments: The arguments of the process, without its name.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    var isPositional = false
    while let first = rest.first {
      if first == "--" { isPositional = true }
      // All arguments after '--' are paths.
      let run = isPositional && first != "--" ? rest : rest.prefix { $0.utf8.first != UInt8(ascii: "-") }
      if run.count > Self.longest {
        self.arguments += run.prefix(Self.kept)
        self.arguments.append(Self.placeholder(runs.count))
        runs.append(run.dropFirst(Self.kept))
      } else {
        self.arguments += run.isEmpty ? rest.prefix(1) : run
      }
      rest = rest.dropFirst(max(1, run.count))
    }
  }

  /// Whether paths were replaced.
  var isShortened: Bool { !runs.isEmpty }

  /// The parsed paths, with placeholders replaced by their paths.
  func expanded(_ paths: [String]) -> [String] {
    return paths.flatMap { path in
      runs.indices.first { Self.placeholder($0) == path }.map { runs[$0] } ?? [path]
    }
  }

  /// Arguments of a process cannot contain NUL, so placeholders are unique.
  private static func placeholder(_ index: Int) -> String { "\0\(index)" }
}

/// A command that takes any number of paths.
protocol TakesPaths {
  var paths: [String] { get set }
}
