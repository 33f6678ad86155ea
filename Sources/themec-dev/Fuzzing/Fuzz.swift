import ArgumentParser
import Foundation
import ThemeCompiler

/// Puts mutants of real files through everything that themec does. A trap ends the process: the seed that was printed last
/// repeats it.
struct Fuzz: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts mutants of real files through every stage.",
    discussion: """
      A mutant is a file of FOLDER with elements and values moved about. What each must do: end, in time; with findings \
      inside the file, frames that are numbers, colours only on the terminal; and what format, merge and strings write \
      can be read again. A mutant that fails is written to the current folder.
      """)

  @Argument(help: "Folders of themes and XIBs.")
  var folders: [String]

  @Option(help: "Seed of the first mutant; each has the next one.")
  var seed: UInt64 = 1

  @Option(help: "How many mutants.")
  var count = 1000

  @Option(help: "Seconds that a mutant may take.")
  var seconds = 5.0

  func run() async throws {
    let paths = Discovery().files(in: folders).value
    guard !paths.isEmpty else { throw ValidationError("no themes below \(folders.joined(separator: ", "))") }
    var failures = 0
    for number in seed..<(seed + UInt64(max(0, count))) {
      FileHandle.standardError.write(Data("\r\(number)".utf8))
      var numbers = SeededNumbers(seed: number)
      let path = paths[numbers.below(paths.count)]
      guard let bytes = try? SourceProvider().read(path), bytes.count < 400_000 else { continue }
      let mutation = Mutation(of: bytes)
      let mutant = mutation.mutant(&numbers)
      let other = mutation.mutant(&numbers)
      let start = ContinuousClock.now
      var fault: FuzzedPipeline.Fault?
      do throws(FuzzedPipeline.Fault) {
        try await FuzzedPipeline(path: path, original: bytes).run(mutant, other: other)
      } catch { fault = error }
      let took = start.duration(to: .now)
      if fault == nil, took > .seconds(seconds) { fault = .init(stage: "all", what: "it took \(took)") }
      guard let fault else { continue }
      failures += 1
      print("\r\(number) \(path): \(fault.stage): \(fault.what)")
      try Data(mutant).write(to: URL(fileURLWithPath: "mutant-\(number).xib"))
      try Data(other).write(to: URL(fileURLWithPath: "mutant-\(number)-other.xib"))
    }
    print("\r\(count) mutants, \(failures) failures")
    if failures > 0 { throw ExitCode.failure }
  }
}
