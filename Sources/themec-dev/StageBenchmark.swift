import ArgumentParser
import DiagnosticFormats
import Foundation
import LintRules
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// `themec-dev benchmark-stages`: measures each stage of checking files, on one thread.
struct StageBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark-stages", abstract: "Time the stages of checking files")

  @Argument(help: ArgumentHelp("Files and folders; - reads the paths of files from standard input.", valueName: "path"))
  var paths: [String]

  func run() throws {
    let names = paths == ["-"] ? readPaths() : Discovery().files(in: paths).value
    var times = StageTimes()
    let files = try times.measure(.reading) {
      try names.enumerated().map { index, path in
        SourceFile(
          id: FileID(rawValue: UInt32(clamping: index)), path: path, bytes: try SourceProvider().read(path))
      }
    }
    let documents = times.measure(.parsing) { files.map { readTheme($0) } }
    _ = times.measure(.summaries) { documents.map { summarize($0) } }
    var overrides = ConfigurationOverrides()
    overrides.isIsolated = true
    let session = times.measure(.listing) {
      Session(Project.find(for: names.first ?? ".", overrides), asking: names, keeping: names.count + 1)
    }
    let snapshot = session.snapshot
    let workspaces = times.measure(.linking) {
      snapshot.requestedFamilies.map { snapshot.themes(requested: $0) }
    }
    // Linking includes reading, parsing and summarizing the files again.
    times.subtract([.reading, .parsing, .summaries], from: .linking)
    var found = PackedDiagnostics()
    for linked in workspaces { for id in linked.selection { check(id, in: linked, &times, &found) } }
    times.measure(.report) {
      format(found, sources: workspaces.first?.sources ?? SourceMap(), as: .json) { _ in }
    }
    print(times.table(bytes: files.reduce(0) { $0 + $1.bytes.count }, files: files.count))
  }

  private func check(
    _ id: ThemeID, in linked: LinkedThemes, _ times: inout StageTimes, _ found: inout PackedDiagnostics
  ) {
    guard let document = linked.document(id), let file = linked.sources[document.file],
      document.format == .xib || document.format == .storyboard
    else { return }
    let bound = times.measure(.resolving) { linked.bound(id) }
    let layouts = times.measure(.layout) { linked.layOut(bound.value) }
    let advice = times.measure(.rules) {
      lint(LintInput(document: document, file: file, theme: bound.value, layouts: layouts.value), RuleSelection { $1 })
    }
    for diagnostic in bound.diagnostics + layouts.diagnostics + advice { found.append(diagnostic) }
  }

  private func readPaths() -> [String] {
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    return lines
  }
}

/// CPU time by stage.
private struct StageTimes {
  enum Stage: String, CaseIterable {
    case listing = "list files, read descriptors"
    case reading = "read files"
    case parsing = "parse and validate"
    case summaries = "summarize"
    case linking = "check names and link"
    case resolving = "inherit, check the contract"
    case layout = "build constraints, solve, explain"
    case rules = "rules"
    case report = "write the report"
  }

  private var seconds: [Stage: Double] = [:]

  mutating func measure<Result>(_ stage: Stage, _ work: () throws -> Result) rethrows -> Result {
    let before = clock()
    defer { seconds[stage, default: 0] += Double(clock() - before) / Double(CLOCKS_PER_SEC) }
    return try work()
  }

  mutating func subtract(_ stages: [Stage], from total: Stage) {
    let parts = stages.reduce(0) { $0 + (seconds[$1] ?? 0) }
    seconds[total] = max(0, (seconds[total] ?? 0) - parts)
  }

  func table(bytes: Int, files: Int) -> String {
    let all = seconds.values.reduce(0, +)
    var text = "\(files) files, \(bytes) bytes\n"
    for stage in Stage.allCases {
      let time = seconds[stage] ?? 0
      text += String(
        format: "%8.1f ms %5.1f %% %6.2f ns a byte  %@\n", time * 1_000, 100 * time / max(all, 1e-9),
        time * 1e9 / Double(max(1, bytes)), stage.rawValue)
    }
    return text + String(format: "%8.1f ms  all", all * 1_000)
  }
}
