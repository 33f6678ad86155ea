import ArgumentParser
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// `themec-dev flags`: compares ambiguous and misplaced views with the flags that Interface Builder wrote into the same
/// file.
///
/// The comparison is by document, because Interface Builder flags the views that it moved, but a diagnostic names the
/// view that lacks a constraint. Documents whose frames contradict a required constraint were edited after Interface
/// Builder laid them out. Their flags are counted separately.
struct Flags: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare ambiguous and misplaced views with Interface Builder's own flags, by document")

  @Flag(help: "Print the documents that differ, with their flags and diagnostics")
  var show = false

  @Flag(help: "Print the documents that agree too")
  var all = false

  @Argument(help: "Folders and files")
  var paths: [String]

  func run() async throws {
    var tables: [AttributeName: FlagTable] = [.ambiguous: FlagTable(), .misplaced: FlagTable()]
    let session = Session(Project(), asking: paths, readsEverything: true, keeping: 1)
    let linked = session.snapshot.selected()
    for theme in linked.selection {
      let resolved = linked.resolved(theme).value
      let tree = resolved.tree
      guard let document = tree.documentElement, tree.bool(.useAutolayout, of: document) == true,
        tree.string(.targetRuntime, of: document)?.contains("iOS") == true
      else { continue }
      let roots = layoutRoots(of: tree, rootViews: resolved.rootViews)
      let isStale = roots.contains { contradictsFrames(of: tree, root: $0) }
      let diagnostics = roots.flatMap { solve(resolved, root: $0).diagnostics }
      for (flag, rules) in [
        (AttributeName.ambiguous, [DiagnosticDescriptor.ambiguous, .undetermined]), (.misplaced, [.misplaced]),
      ] {
        let flagged = tree.subtree(of: document).filter { tree.bool(flag, of: $0) == true }
        let found = diagnostics.filter { diagnostic in rules.contains { $0.code == diagnostic.code } }
        let isDifferent = flagged.isEmpty != found.isEmpty
        tables[flag]?.add(isFlagged: !flagged.isEmpty, isFound: !found.isEmpty, isStale: isStale)
        guard isDifferent ? show : all && !found.isEmpty else { continue }
        let names = ObjectNames(tree)
        print("\(flag.name)\(isStale ? ", stale" : ""): \(linked.path(of: theme))")
        for node in flagged { print("  flagged \(names[node])") }
        for diagnostic in found { print("  \(diagnostic.severity) \(diagnostic.message)") }
      }
    }
    for flag in [AttributeName.ambiguous, .misplaced] {
      print(flag.name)
      print(tables[flag]?.text ?? "")
    }
  }
}

/// Documents counted by flags of Interface Builder and diagnostics of themec.
private struct FlagTable {
  private struct Count {
    var both = 0
    var flagged = 0
    var found = 0

    mutating func add(_ isFlagged: Bool, _ isFound: Bool) {
      if isFlagged { flagged += 1 }
      if isFound { found += 1 }
      if isFlagged, isFound { both += 1 }
    }

    var text: String {
      let share = { (total: Int) in total == 0 ? "-" : "\(both * 100 / total) %" }
      return "flagged \(flagged), found \(found), both \(both): precision \(share(found)), recall \(share(flagged))"
    }
  }

  private var all = Count()
  private var fresh = Count()

  mutating func add(isFlagged: Bool, isFound: Bool, isStale: Bool) {
    all.add(isFlagged, isFound)
    if !isStale { fresh.add(isFlagged, isFound) }
  }

  var text: String { "  all documents    \(all.text)\n  frames not stale \(fresh.text)" }
}
