import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

/// A root that is laid out at several sizes has the same frames as if laid out at each alone.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct RootSizesTests {
  @Test func `sharing constraints between devices does not change frames`() throws {
    var count = 0
    var different: [String] = []
    for (path, bytes) in Corpus.contents.prefix(240) {
      let document = parse(SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes)).value
      let tree = document.tree
      for root in layoutRoots(of: tree, rootViews: document.rootViews) {
        var sizes = RootSizes(tree, root: root)
        guard sizes.usesAutoLayout, sizes.fillsScreen else { continue }
        var options = LayoutOptions(insets: .table, reportsMisplacedViews: false, reportsAmbiguity: false)
        options.adaptsToSize = true
        for name in ["iphone-se", "ipad"] {
          let viewport = try #require(Viewport(name))
          let shared = sizes.solve(in: viewport).value
          let alone = solve(tree, root: root, viewport: viewport, options: options).value
          for (a, b) in zip(shared.views, alone.views) where a.isInstalled {
            count += 1
            if !isClose(a.absoluteFrame, b.absoluteFrame) {
              different.append("\(path) \(name) \(a.absoluteFrame) \(b.absoluteFrame)")
            }
          }
        }
      }
    }
    #expect(count > 1000)
    #expect(different.count * 200 <= count, "\(different.count) of \(count): \(different.prefix(12))")
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height)) < 0.6
  }
}
