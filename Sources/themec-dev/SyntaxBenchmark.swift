import ArgumentParser
import Foundation
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// `themec-dev benchmark-syntax`: measures parsing, validating and summarizing files separately.
///
/// Files are read in advance, and a single thread is used. `Benchmarks/compare_xmllint.py` compares the times with
/// xmllint.
struct SyntaxBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-syntax", abstract: "Time parsing, validating and summarizing files, by part")

  @Option(help: "Number of runs, of which the fastest is reported")
  var runs = 1

  @Flag(help: "Print only the CPU seconds of parsing, validating and summarizing")
  var brief = false

  @Argument(help: ArgumentHelp("Files and folders; - reads the paths of files from standard input.", valueName: "path"))
  var paths: [String]

  func run() throws {
    let names = paths == ["-"] ? readPaths() : Discovery().files(in: paths).value
    var sources = SourceMap()
    for path in names { sources.add(path: path, bytes: try SourceProvider().read(path)) }
    let files = sources.files
    var best = [Double](repeating: .infinity, count: 4)
    for _ in 0..<max(1, runs) {
      if !brief {
        best[0] = min(best[0], seconds { for file in files { _ = scanTokens(file) } })
        best[1] = min(best[1], seconds { for file in files { _ = parseElements(file) } })
        best[2] = min(best[2], seconds { for file in files { _ = readTheme(file) } })
      }
      best[3] = min(best[3], seconds { for file in files { _ = summarize(readTheme(file)) } })
    }
    if brief { return print(best[3]) }
    report(best, files)
  }

  private func readPaths() -> [String] {
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    return lines
  }

  private func report(_ best: [Double], _ files: [SourceFile]) {
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    let sizes = files.map { readTheme($0).sizes }.reduce(into: SyntaxSizes()) { $0 += $1 }
    print("\(files.count) files, \(bytes) bytes, \(sizes.elements) elements, \(sizes.attributes) attributes")
    print(
      "tree: \(SyntaxSizes.perElement) bytes an element, \(SyntaxSizes.perAttribute) an attribute, ", terminator: "")
    print("\(SyntaxSizes.perToken) a token (\(sizes.tokens) tokens); \(sizes.bytes) bytes in all")
    let parts = [
      ("tokens, elements and attributes", best[0]), ("libxml2's verdict", best[1] - best[0]),
      ("validation", best[2] - best[1]), ("summary", best[3] - best[2]), ("all", best[3]),
    ]
    for (name, time) in parts {
      let perByte = String(format: "%8.1f ms %7.2f ns a byte  ", time * 1_000, time * 1e9 / Double(max(1, bytes)))
      print(perByte + name)
    }
  }

  /// The CPU time of this process, user and system, in seconds.
  private func seconds(_ work: () -> Void) -> Double {
    let before = clock()
    work()
    return Double(clock() - before) / Double(CLOCKS_PER_SEC)
  }
}
