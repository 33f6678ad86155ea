import ArgumentParser
import Foundation
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// `themec-dev benchmark-index`: measures the time for thousands of themes from disk to resolved trees.
///
/// The themes are copies of the shipped ones, with different Screenlets for each copy. They have all kinds, both forms,
/// chains and `-ext` files in realistic proportions.
struct IndexBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-index", abstract: "Time reading, parsing, linking and resolving thousands of themes")

  @Option(help: "Root of the repository")
  var root = "."

  @Option(help: "Number of runs, of which the fastest is reported")
  var runs = 3

  @Argument(help: "Numbers of themes")
  var counts: [Int] = [1_000, 3_000, 10_000, 30_000]

  func run() async throws {
    print("themes      read     parse      link   resolve   link+resolve  per theme   index")
    for count in counts {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("themec-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try write(count, to: folder)
      var best = try await measure(folder.path)
      for _ in 1..<max(runs, 1) { best.keepShorter(try await measure(folder.path)) }
      print(best.row)
    }
  }

  /// Writes copies of the shipped themes, in a folder for each copy of the set.
  private func write(_ count: Int, to folder: URL) throws {
    let paths = Discovery(suffixes: [".xml"]).files(in: [root + "/Themes"]).value
      .filter { !$0.hasSuffix("/theme-set.xml") }
    let themes = try paths.map {
      (name: URL(fileURLWithPath: $0).lastPathComponent, text: try String(contentsOfFile: $0, encoding: .utf8))
    }
    guard !themes.isEmpty else { throw ValidationError("there are no themes in '\(root)/Themes'") }
    for number in 0..<count {
      let (copy, index) = number.quotientAndRemainder(dividingBy: themes.count)
      let own = folder.appendingPathComponent("set\(copy)")
      if index == 0 { try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true) }
      let text = themes[index].text
        .replacingOccurrences(of: "customClass=\"", with: "customClass=\"N\(copy)")
        .replacingOccurrences(of: " screenlet=\"", with: " screenlet=\"N\(copy)")
      try text.write(
        to: own.appendingPathComponent("N\(copy)" + themes[index].name), atomically: false, encoding: .utf8)
    }
  }

  private func measure(_ folder: String) async throws -> IndexTimes {
    var times = IndexTimes()
    let clock = ContinuousClock()
    var sources = SourceMap()
    var files: [SourceFile] = []
    times.read = try clock.measure {
      for path in Discovery(suffixes: [".xml"]).files(in: [folder]).value {
        files.append(sources.add(path: path, bytes: try SourceProvider().read(path)))
      }
    }
    var start = clock.now
    let documents = await concurrentMap(files, jobs: 2) { readTheme($0) }
    times.parse = clock.now - start
    let summaries = documents.map { summarize($0) }
    start = clock.now
    _ = link(summaries, folders: [folder]).value
    times.link = clock.now - start
    let linked = Session(Project(root: folder, themePath: [folder])).snapshot.everything()
    start = clock.now
    let elements = await concurrentMap(Array(linked.graph.all), jobs: 2) { linked.inherited($0).value.tree.nodes.count }
    times.resolve = clock.now - start
    times.themes = files.count
    times.indexBytes = indexBytes(of: documents)
    times.elements = elements.reduce(0, +)
    return times
  }
}

/// Outside the command, which declares another `parse`.
func readTheme(_ file: SourceFile) -> ThemeDocument { parse(file).value }

/// Bytes of memory that this process uses; 0 if the system does not report it.
private func residentBytes() -> Int {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4_096 : 0
}

/// The memory of summaries and graph: the growth of the process by several indexes of the same documents.
private func indexBytes(of documents: [ThemeDocument]) -> Int {
  let copies = max(8, 100_000 / max(documents.count, 1))
  let before = residentBytes()
  let graphs = (0..<copies).map { _ in link(documents.map { summarize($0) }).value }
  return withExtendedLifetime(graphs) { (residentBytes() - before) / copies }
}

/// The times of a run.
private struct IndexTimes {
  var themes = 0
  var elements = 0
  var read = Duration.zero
  var parse = Duration.zero
  var link = Duration.zero
  var resolve = Duration.zero
  /// Bytes of memory that the links of all themes use.
  var indexBytes = 0

  mutating func keepShorter(_ other: IndexTimes) {
    read = min(read, other.read)
    parse = min(parse, other.parse)
    link = min(link, other.link)
    resolve = min(resolve, other.resolve)
  }

  var row: String {
    func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
    let linked = seconds(link) + seconds(resolve)
    let count = Double(max(themes, 1))
    return String(
      format: "%6d  %6.3f s  %6.3f s  %6.3f s  %6.3f s      %6.3f s  %6.1f µs   %.0f bytes a theme", themes,
      seconds(read), seconds(parse), seconds(link), seconds(resolve), linked, linked / count * 1e6,
      Double(indexBytes) / count)
  }
}

/// Maps elements with at most `jobs` concurrent tasks. The results are in the order of the input.
private func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  var results: [Result] = []
  results.reserveCapacity(elements.count)
  await forEachResult(of: elements, jobs: jobs, { transform($0) }, { results.append($0) })
  return results
}
