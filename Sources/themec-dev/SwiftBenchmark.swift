import ArgumentParser
import CodeModel
import Foundation
import SwiftSources
import ThemeProject
import ThemeSource

#if SwiftSources
  import SwiftParser
  import SwiftSyntax
#endif

/// `themec-dev benchmark-swift`: measures reading Swift files, compared with parsing them.
struct SwiftBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-swift", abstract: "Time reading Swift sources, beside parsing them")

  @Option(help: "Number of runs, of which the fastest is reported")
  var runs = 5

  @Option(help: "Largest number of files")
  var count = 500

  @Argument(help: ArgumentHelp("Files and folders.", valueName: "path"))
  var paths: [String]

  func run() throws {
    let files = try Discovery(suffixes: [".swift"]).files(in: paths).value.prefix(count).enumerated().map {
      SourceFile(
        id: FileID(rawValue: UInt32(clamping: $0)), path: $1,
        bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: $1))))
    }
    var best = [Double](repeating: .infinity, count: 3)
    var read = 0
    for _ in 0..<max(1, runs) {
      best[0] = min(best[0], seconds { for file in files { read += declaredNames(in: file.bytes).count } })
      best[1] = min(best[1], seconds { for file in files { read += parsed(file) } })
      best[2] = min(best[2], seconds { for file in files { read += readCode(file).types.count } })
    }
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    print("\(files.count) files, \(bytes) bytes")
    for (name, time) in zip(["names", "parsing", "reading"], best) {
      print(name, String(format: "%.1f ms, %.1f ns a byte", time * 1_000, time * 1e9 / Double(max(1, bytes))))
    }
    print(String(format: "reading is %.2f of parsing", best[2] / best[1]), read == 0 ? "(nothing was read)" : "")
  }

  /// Parses a file without storing the result.
  private func parsed(_ file: SourceFile) -> Int {
    #if SwiftSources
      unsafe file.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }.totalLength.utf8Length
    #else
      0
    #endif
  }

  /// The CPU time of this process, user and system, in seconds.
  private func seconds(_ work: () -> Void) -> Double {
    let before = clock()
    work()
    return Double(clock() - before) / Double(CLOCKS_PER_SEC)
  }
}
