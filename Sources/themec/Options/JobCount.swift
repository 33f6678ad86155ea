import ArgumentParser
import ThemeDatabase

/// The number of parallel jobs: the value of `--jobs`.
///
/// It is not a group of options, because ArgumentParser takes time for each group when a command starts.
struct JobCount {
  static let help = ArgumentHelp(
    "Number of files to work on at once (default: number of processors)", valueName: "number")

  /// At least 1. The output does not depend on it.
  let value: Int

  init(_ jobs: Int?) throws {
    value = jobs ?? processorCount
    if !(1...1_024).contains(value) { throw ValidationError("'--jobs' must be a number from 1 to 1024") }
  }
}
