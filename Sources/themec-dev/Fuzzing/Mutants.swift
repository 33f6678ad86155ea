import ArgumentParser
import Foundation
import ThemeProject
import ThemeSource

/// Runs all stages on mutants of real files. A trap ends the process; the last printed seed reproduces it.
struct Mutants: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run all stages on mutants of real files",
    discussion: """
      A mutant is a file with elements and values moved to other places. For each mutant, all stages must end in time. \
      Diagnostics must be inside the file, frames must be numbers, and the output must not have control sequences other than \
      colors. The output of format, merge and strings must be readable. A mutant that fails is written to the current \
      directory.
      """)

  @Argument(help: "Folders of themes and XIBs")
  var folders: [String]

  @Option(help: "Seed of the first mutant, which increases by 1")
  var seed: UInt64 = 1

  @Option(help: "Number of mutants")
  var count = 1000

  @Option(help: "Maximum seconds for a mutant")
  var seconds = 5.0

  func run() async throws {
    let paths = Discovery().files(in: folders).value
    guard !paths.isEmpty else { throw ValidationError("no themes found in \(folders.joined(separator: ", "))") }
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
