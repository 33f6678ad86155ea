import ThemeCompiler

/// The arguments of a command line, with long runs of paths set aside while the rest is parsed.
///
/// ArgumentParser takes time quadratic in the number of positional arguments, and a build system may pass thousands.
struct PathArguments {
  /// The arguments, with a placeholder for each run that was set aside.
  private(set) var arguments: [String] = []
  private var runs: [ArraySlice<String>] = []

  /// Shorter runs are left to ArgumentParser.
  private static let longest = 64
  /// The first arguments of a run may be values of options.
  private static let kept = 8

  /// - Parameter arguments: those of the process, without its name.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    var isPositional = false
    while let first = rest.first {
      if first == "--" { isPositional = true }
      // After '--', everything is a path.
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

  /// Whether paths were set aside.
  var isShortened: Bool { !runs.isEmpty }

  /// Parsed paths with those that were set aside in their places.
  func expanded(_ paths: [String]) -> [String] {
    return paths.flatMap { path in
      runs.indices.first { Self.placeholder($0) == path }.map { runs[$0] } ?? [path]
    }
  }

  /// No argument of a process has a NUL.
  private static func placeholder(_ index: Int) -> String { "\0\(index)" }
}

/// A command that takes any number of paths.
protocol TakesPaths {
  var paths: [String] { get set }
}
