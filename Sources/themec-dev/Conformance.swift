import ArgumentParser
import Foundation
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// `themec-dev conformance`: compares solved frames with those that Interface Builder recorded.
///
/// The reference is the output of an independent solver. It contains the class of each view, such as whether text
/// metrics determine its frame. A view of the reference without a solved frame counts as a miss.
struct Conformance: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare solved frames with recorded frames, by class of view")

  @Option(help: "JSON file of the reference: rows with file, id, class, recorded, stale")
  var reference: String

  @Option(help: "Source of insets: table or recorded")
  var insets = LayoutOptions.InsetSource.recorded

  @Option(help: "Number of mismatches above 1 point to print")
  var show = 0

  @Flag(inversion: .prefixedNo, help: "Count causes of views more than a point off, which takes most of the time")
  var causes = true

  @Option(help: "Class of the mismatches to print")
  var `class` = "determined"

  @Argument(help: "Folders and files of the reference")
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
    let ours = await solvedViews()
    var table = ConformanceTable()
    var byCause = CauseTable()
    var shown = 0
    for row in rows {
      let solved = row.id.flatMap { ours[Key(file: Path.absolute(row.file), id: $0)] }
      let error = solved.map { view in zip(view.frame, row.recorded).map { abs($0 - $1) }.max() ?? 0 }
      for group in [folder(of: row.file), ConformanceTable.kind(of: row.file), ConformanceTable.everything] {
        table.add(row.kind, isConsistent: !row.stale, group: group, error: error)
      }
      guard error ?? .infinity > 1 + 1e-6 else { continue }
      let cause = solved.map { $0.mismatch?.cause.rawValue ?? FrameMismatch.Cause.unexplained.rawValue }
      let evidence = solved?.mismatch?.evidence ?? ""
      byCause.add(row.kind, isConsistent: !row.stale, cause: cause, place: row.file + evidence)
      if row.kind == `class`, shown < show {
        shown += 1
        print(
          "\(row.file) \(row.tag) \(row.id ?? "") recorded \(row.recorded) solved \(solved?.frame ?? []) stale \(row.stale)"
        )
        print("  \(cause ?? CauseTable.missing): \(evidence)")
      }
    }
    print(table.text)
    if causes { print("\nviews more than 1 point off, by cause\n\(byCause.text)") }
  }

  private struct Key: Hashable {
    var file: String
    var id: String
  }

  private struct SolvedView {
    var frame: [Double]
    /// Set if the view differs from its recorded frame by more than a point.
    var mismatch: FrameMismatch?
  }

  private func solvedViews() async -> [Key: SolvedView] {
    let session = Session(Project(), asking: paths, readsEverything: true, keeping: 1)
    let linked = session.snapshot.selected()
    var options = LayoutOptions.standard
    options.insets = insets
    var views: [Key: SolvedView] = [:]
    for theme in linked.selection {
      let resolved = linked.resolved(theme).value
      let file = Path.absolute(linked.path(of: theme))
      for root in layoutRoots(of: resolved.tree, rootViews: resolved.rootViews) {
        let layout = solve(resolved, root: root, options: options).value
        for row in layoutRows(of: layout, in: resolved.tree) {
          let frame = row.frame
          views[Key(file: file, id: row.id)] = SolvedView(frame: [frame.x, frame.y, frame.width, frame.height])
        }
        for mismatch in !causes
          ? [] : frameMismatches(of: resolved.tree, root: root, options: options)
        {
          let id = resolved.tree.objectID(of: mismatch.view)?.text ?? ""
          views[Key(file: file, id: id)]?.mismatch = mismatch
        }
      }
    }
    return views
  }

  /// The folder directly below one of the arguments, which is one app of a corpus.
  private func folder(of file: String) -> String {
    for path in paths where file.hasPrefix(path) {
      return String(file.dropFirst(path.count).drop { $0 == "/" }.prefix { $0 != "/" })
    }
    return file
  }
}

/// Views counted by class and by distance from their recorded frames.
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
  /// The rows after the folders, in this order.
  private static let storyboards = "all storyboards"
  private static let others = "all XIBs and themes"
  static let everything = "all files"
  private var byGroup: [String: [String: Count]] = [:]

  /// Storyboards contain scenes with insets and bars, unlike other files.
  static func kind(of file: String) -> String { file.hasSuffix(".storyboard") ? storyboards : others }

  mutating func add(_ kind: String, isConsistent: Bool, group: String, error: Double?) {
    guard Self.tested.contains(kind) else { return }
    var classes = [kind, Self.all]
    if kind == "determined", isConsistent { classes.append(Self.consistent) }
    for name in classes { byGroup[group, default: [:]][name, default: Count()].add(error) }
  }

  var text: String {
    let kinds = [Self.others, Self.storyboards, Self.everything]
    let groups = byGroup.keys.filter { !kinds.contains($0) }.sorted() + kinds
    return groups.map { group in
      let rows = ["determined", Self.consistent, "text-h", "text-w", "underdetermined", Self.all].compactMap { name in
        byGroup[group]?[name].map { line(name, $0) }
      }
      return "\(group)\n\(line("class", nil))\n\(rows.joined(separator: "\n"))"
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
      padded(String(format: "%.2f%%", 100 * Double(part) / Double(max(1, count.views))), 9)
    }
    return title + padded("\(count.views)", 9) + shares.joined()
  }
}

/// Views that differ by more than a point, counted by cause and class.
private struct CauseTable {
  static let missing = "no such view in our layout"
  private static let classes = ["determined", " .. consistent", "text-h", "text-w", "underdetermined", "all tested"]

  private var counts: [String: [String: Int]] = [:]
  /// Files and pieces of evidence, because a single wrong constraint moves many views.
  private var places: [String: Set<String>] = [:]

  mutating func add(_ kind: String, isConsistent: Bool, cause: String?, place: String) {
    guard Self.classes.contains(kind) else { return }
    let cause = cause ?? Self.missing
    var classes = [kind, "all tested"]
    if kind == "determined", isConsistent { classes.append(" .. consistent") }
    for name in classes { counts[cause, default: [:]][name, default: 0] += 1 }
    places[cause, default: []].insert(place)
  }

  var text: String {
    let causes = FrameMismatch.Cause.allCases.map(\.rawValue) + [Self.missing]
    let heading = ["determ.", "consist.", "text-h", "text-w", "underd.", "all", "places"]
    var lines = [Self.line("cause", heading)]
    for cause in causes {
      guard let count = counts[cause] else { continue }
      let numbers = Self.classes.map { "\(count[$0] ?? 0)" } + ["\(places[cause]?.count ?? 0)"]
      lines.append(Self.line(cause, numbers))
    }
    let sums = Self.classes.map { name in "\(counts.values.reduce(0) { $0 + ($1[name] ?? 0) })" }
    lines.append(Self.line("all", sums + ["\(places.values.reduce(0) { $0 + $1.count })"]))
    return lines.joined(separator: "\n")
  }

  private static func line(_ title: String, _ numbers: [String]) -> String {
    let width = 60
    return "  \(title)" + String(repeating: " ", count: max(0, width - title.count))
      + numbers.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }.joined()
  }
}

extension LayoutOptions.InsetSource: ExpressibleByArgument {}
