import TerminalCells
import Testing
import ThemeSource
import ThemeText

@testable import ThemeRendering

/// Shapes of controls and pictures in cells.
@Suite struct ShapeTests {
  /// `UISegmentedControl` draws the chosen segment inside its track, two points from its edges.
  @Test(arguments: 0..<3)
  func `the track is visible above and below the chosen segment`(chosen: Int) throws {
    var sample = Sample(320, 64, background: .white)
    sample.add(.segmentedControl, 16, 16, 288, 32) {
      $0.content = .segments(["Day", "Week", "Month"], selected: chosen)
    }
    let picture = rasterize(sample.tree, .standard, RasterStyle(depth: .truecolor))
    let row = try #require(picture.lines.firstIndex { $0.contains("Week") })
    let others = try #require(picture[2 + (chosen + 1) % 3 * 12 + 1, row]?.background)
    let column = 2 + chosen * 12 + 6
    #expect(picture[column, row]?.background == CellColor(.white) && others != CellColor(.white))
    for row in [row - 1, row + 1] {
      let cell = try #require(picture[column, row])
      #expect([cell.background, cell.foreground].contains(others))
    }
  }

  @Test func `of two overlapping pictures only the upper one has a name`() {
    var sample = Sample(320, 160)
    sample.add(.image, 0, 0, 320, 160) { $0.content = .image(.init(name: "mountains at sunset in winter")) }
    sample.add(.image, 120, 56, 80, 48) { $0.content = .image(.init(name: "logo")) }
    let text = drawn(sample.tree).joined(separator: "\n")
    #expect(text.contains("logo") && !text.contains("mountains") && !text.contains("winter"))
    // At the edge both have room.
    sample.tree.nodes[2].frame = Rect(x: 232, y: 104, width: 80, height: 48)
    let both = drawn(sample.tree).joined(separator: "\n")
    #expect(both.contains("logo") && both.contains("mountains at sunset in winter"))
  }
}
