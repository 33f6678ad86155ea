import ConstraintSolver
import TestSupport
import Testing
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeLayout

/// Randomised layouts from a fixed seed.
struct PropertyTests {
  /// Constraints that determine each view by the root view or another view, and some optional ones.
  private func constraints(of count: Int, _ random: inout SeededNumbers) -> [String] {
    var result: [String] = []
    for index in 0..<count {
      let anchor = index > 0 && Bool.random(using: &random) ? "v\(Int.random(in: 0..<index, using: &random))" : "root"
      result.append(constraint("v\(index).leading", "\(anchor).leading", Double.random(in: 0...50, using: &random)))
      result.append(constraint("v\(index).top", "\(anchor).top", Double.random(in: 0...50, using: &random)))
      result.append(constraint("v\(index).width", nil, Double.random(in: 0...90, using: &random)))
      result.append(
        constraint("v\(index).height", "v\(index).width", 0, #"multiplier="\#(Int.random(in: 1...3, using: &random))""#)
      )
      result.append(
        constraint("v\(index).trailing", "root.trailing", 0, #"priority="\#(Int.random(in: 1...999, using: &random))""#)
      )
    }
    return result
  }

  private func laid(_ count: Int, _ constraints: [String]) throws -> Laid {
    try Laid(
      document(
        "<subviews>" + (0..<count).map { tag("view", "v\($0)") }.joined() + "</subviews><constraints>"
          + constraints.joined() + "</constraints>"))
  }

  @Test(arguments: 0..<30) func `the order of constraints does not matter`(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let count = 2 + seed % 8
    let constraints = constraints(of: count, &random)
    let first = try laid(count, constraints)
    let second = try laid(count, constraints.shuffled(using: &random))
    #expect(first.frames == second.frames)
  }

  @Test(arguments: 0..<30) func `required constraints hold`(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed + 1000))
    let count = 2 + seed % 8
    let xml = document(
      "<subviews>" + (0..<count).map { tag("view", "v\($0)") }.joined() + "</subviews><constraints>"
        + constraints(of: count, &random).joined() + "</constraints>")
    let tree = parse(SourceFile(id: FileID(rawValue: 0), path: "Test.xib", bytes: Array(xml.utf8))).value.tree
    let root = try #require(layoutRoots(of: tree, rootViews: []).first)
    var layout = RootLayout(
      LayoutContext(tree, root: root, viewport: .recorded, metrics: .standard, options: .standard))
    _ = layout.solve()
    let system = layout.builder.system
    for id in system.constraintIDs where system.isRequired(id) {
      #expect(layout.solution.violation(of: id, in: system) < 1e-6)
    }
  }
}
