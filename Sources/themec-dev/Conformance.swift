import ArgumentParser
import Foundation
import ThemeCompiler

/// `themec-dev conformance`: holds our frames against those that Interface Builder recorded.
///
/// The reference says what class of view each one is (whether text metrics decide its frame, say) and is written by a
/// solver of another make; a view of the reference that we have no row for counts as a miss.
struct Conformance: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares solved frames with recorded ones, by class of view.")

  @Option(help: "JSON of the reference: rows with file, id, class, recorded, stale.")
  var reference: String

  @Option(help: "table or recorded.")
  var insets = LayoutOptions.InsetSource.recorded

  @Option(help: "Print so many mismatches above 1 point.")
  var show = 0

  @Option(help: "Class whose mismatches are printed.")
  var `class` = "determined"

  @Argument(help: "Folders and files that the reference was made of.")
  var paths: [String]

  fileprivate struct Reference: Decodable {
    struct Row: Decodable {
      var file: String
      var id: String?
      var tag: String
      var recorded: [Double]
      var stale: Bool
      var kind: String
      enum CodingKeys: String, CodingKey {
        case file, id, tag, recorded, stale
        case kind = "class"
      }
    }
    var rows: [Row]
  }

  func run() async throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: reference))
    let rows = try JSONDecoder().decode(Reference.self, from: data).rows
    let ours = await solvedFrames()
    var table = ConformanceTable()
    var shown = 0
    for row in rows {
      let solved = row.id.flatMap { ours[Key(file: Path.absolute(row.file), id: $0)] }
      let error = solved.map { frame in zip(frame, row.recorded).map { abs($0 - $1) }.max() ?? 0 }
      table.add(row.kind, isConsistent: !row.stale, folder: folder(of: row.file), error: error)
      if row.kind == `class`, error ?? .infinity > 1 + 1e-6, shown < show {
        shown += 1
        print(
          "\(row.file) \(row.tag) \(row.id ?? "") recorded \(row.recorded) solved \(solved ?? []) stale \(row.stale)")
      }
    }
    print(table.text)
  }

  private struct Key: Hashable {
    var file: String
    var id: String
  }

  private func solvedFrames() async -> [Key: [Double]] {
    var request = WorkspaceRequest()
    request.inputs = paths
    request.discovery.entersForeignFolders = true
    let workspace = await Workspace.open(request)
    var options = LayoutOptions.standard
    options.insets = insets
    var frames: [Key: [Double]] = [:]
    for theme in workspace.selection {
      let resolved = workspace.resolve(theme).value
      let file = Path.absolute(workspace.path(of: theme))
      for root in layoutRoots(of: resolved.tree, rootViews: resolved.rootViews) {
        let layout = solve(resolved, root: root, options: options).value
        for row in layoutRows(of: layout, in: resolved.tree) {
          let frame = row.frame
          frames[Key(file: file, id: row.id)] = [frame.x, frame.y, frame.width, frame.height]
        }
      }
    }
    return frames
  }

  /// The folder directly below one of the arguments: one app of a corpus.
  private func folder(of file: String) -> String {
    for path in paths where file.hasPrefix(path) {
      return String(file.dropFirst(path.count).drop { $0 == "/" }.prefix { $0 != "/" })
    }
    return file
  }
}

/// Views counted by class and by how far they are from their recorded frames.
private struct ConformanceTable {
  struct Count {
    var views = 0
    var exact = 0
    var half = 0
    var one = 0

    mutating func add(_ error: Double?) {
      views += 1
      guard let error else { return }
      exact += error <= 0.05 + 1e-6 ? 1 : 0
      half += error <= 0.5 + 1e-6 ? 1 : 0
      one += error <= 1 + 1e-6 ? 1 : 0
    }
  }

  private static let tested = ["determined", "text-h", "text-w", "underdetermined"]
  private static let consistent = " .. consistent"
  private static let all = "all tested"
  private var byFolder: [String: [String: Count]] = [:]

  mutating func add(_ kind: String, isConsistent: Bool, folder: String, error: Double?) {
    guard Self.tested.contains(kind) else { return }
    var classes = [kind, Self.all]
    if kind == "determined", isConsistent { classes.append(Self.consistent) }
    for name in classes {
      byFolder["all folders", default: [:]][name, default: Count()].add(error)
      byFolder[folder, default: [:]][name, default: Count()].add(error)
    }
  }

  var text: String {
    let folders = byFolder.keys.filter { $0 != "all folders" }.sorted() + ["all folders"]
    return folders.map { folder in
      let rows = ["determined", Self.consistent, "text-h", "text-w", "underdetermined", Self.all].compactMap { name in
        byFolder[folder]?[name].map { line(name, $0) }
      }
      return "\(folder)\n\(line("class", nil))\n\(rows.joined(separator: "\n"))"
    }
    .joined(separator: "\n\n")
  }

  private func line(_ name: String, _ count: Count?) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let title = "  \(name)" + String(repeating: " ", count: max(0, 18 - name.count))
    guard let count else {
      return title + ["views", "exact", "≤ 0.5", "≤ 1"].map { padded($0, 9) }.joined()
    }
    let shares = [count.exact, count.half, count.one].map { part in
      padded(String(format: "%.1f%%", 100 * Double(part) / Double(max(1, count.views))), 9)
    }
    return title + padded("\(count.views)", 9) + shares.joined()
  }
}

extension LayoutOptions.InsetSource: ExpressibleByArgument {}
