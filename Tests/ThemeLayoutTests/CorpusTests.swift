import ConstraintSolver
import TestSupport
import Testing
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeLayout

/// Compares layouts of real documents with the frames that Interface Builder recorded, which Apple's engine solved.
struct CorpusTests {
  /// The number of views of a class, and of those within half a point and one point of the recorded frame.
  private struct Count {
    var views = 0
    var half = 0
    var one = 0

    mutating func add(_ error: Double) {
      views += 1
      if error <= 0.5 + 1e-6 { half += 1 }
      if error <= 1 + 1e-6 { one += 1 }
    }
  }

  private static func error(_ frame: Rect, _ recorded: Rect) -> Double {
    max(
      abs(frame.x - recorded.x), abs(frame.y - recorded.y), abs(frame.width - recorded.width),
      abs(frame.height - recorded.height))
  }

  /// Counts the views of a root that layout decides. `determined` counts those that do not depend on text.
  private static func count(_ tree: ElementTree, _ root: NodeID, _ all: inout Count, _ determined: inout Count) {
    let options = LayoutOptions(reportsMisplacedViews: false, reportsAmbiguity: false)
    let context = LayoutContext(tree, root: root, viewport: .recorded, metrics: .standard, options: options)
    var layout = RootLayout(context)
    _ = layout.solve()
    var solver = Solver()
    let solved = layout.tree.views
    let grown = (layout.withGrownText(&solver) ?? layout).tree.views
    var skipped = 0
    for (index, view) in context.views.views.enumerated() where index >= skipped {
      if !view.isInstalled || view.isFlagged || (view.isArranged && context.leavesStack(index)) {
        skipped = view.subtreeEnd
        continue
      }
      guard view.parent != nil, !view.isGiven, let recorded = view.recorded else { continue }
      let error = error(solved[index].frame, recorded)
      all.add(error)
      if Self.error(solved[index].frame, grown[index].frame) <= 0.26 { determined.add(error) }
    }
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `frames of real documents are those that Interface Builder recorded`() throws {
    var all = Count()
    var determined = Count()
    for file in Corpus.contents {
      let document = parse(SourceFile(id: FileID(rawValue: 0), path: file.path, bytes: file.bytes)).value
      if document.format == .notIOS || document.format == .unreadable { continue }
      for root in layoutRoots(of: document.tree, rootViews: document.rootViews) {
        Self.count(document.tree, root, &all, &determined)
      }
    }
    try #require(all.views > 4_000)
    #expect(Double(all.one) >= 0.91 * Double(all.views), "\(all)")
    #expect(Double(determined.half) >= 0.975 * Double(determined.views), "\(determined)")
  }
}
