import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much of the machine a command uses.
struct JobOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Number of files to work on at once (default: number of processors)", valueName: "number"))
  var jobs: Int?

  /// At least 1; the output does not depend on it.
  var count: Int { jobs ?? min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 64) }

  func validate() throws {
    guard let jobs else { return }
    if !(1...1_024).contains(jobs) { throw ValidationError("'--jobs' must be a number from 1 to 1024") }
  }
}
