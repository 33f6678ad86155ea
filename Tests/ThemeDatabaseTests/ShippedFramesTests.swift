import Foundation
import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeDatabase

/// The recorded frames are a reference engine's solution of the themes' constraints, with the fonts of their theme
/// sets.
struct ShippedFramesTests {
  @Test func `solved frames of shipped themes match the recorded frames`() async throws {
    let linked = TestProject().themes
    var views = 0
    for id in linked.graph.all {
      let name = linked.path(of: id)
      let resolved = linked.resolved(id).value
      let root = try #require(layoutRoots(of: resolved.tree, rootViews: resolved.rootViews).first, "\(name)")
      let solved = solve(resolved, root: root)
      #expect(solved.diagnostics.map(\.message) == [], "\(name)")
      for row in layoutRows(of: solved.value, in: resolved.tree) {
        guard let recorded = row.recorded, !row.id.isEmpty else { continue }
        views += 1
        let far = [
          row.frame.x - recorded.x, row.frame.y - recorded.y, row.frame.width - recorded.width,
          row.frame.height - recorded.height,
        ].contains { abs($0) > 0.5 }
        #expect(!far, "\(name): \(row.id) solved \(row.frame), recorded \(recorded)")
      }
    }
    #expect(views > 400)
  }
}
