import TerminalCells
import Testing
import ThemeSource
import ThemeText

@testable import ThemeRendering

/// Texts are moved where rounding made them touch. A column is 8 points wide, a row 16 points high.
@Suite struct KeepApartTests {
  @Test func `the lines of one text keep their common left edge`() {
    var sample = Sample(160, 32)
    sample.label("one two", 8, 0, 24, 32, RenderTree.TextStyle(numberOfLines: 0))
    sample.label("three", 32, 0, 48, 16)
    #expect(drawn(sample.tree) == [" one three", " two"])
  }

  @Test func `a text does not move toward its neighbor`() {
    var sample = Sample(160, 16)
    sample.label("ab", 8, 0, 16, 16)
    sample.label("cd", 32, 0, 16, 16)
    sample.label("ef", 48, 0, 16, 16)
    #expect(drawn(sample.tree) == [" ab cd ef"])
  }

  @Test func `a text stays inside its background`() throws {
    var sample = Sample(160, 16, background: .white)
    sample.add(.label, 24, 0, 40, 16) {
      $0.content = .text(RenderTree.Text("Label"))
      $0.textStyle = RenderTree.TextStyle(color: .white)
      $0.background = RenderColor(rgb: 0x0000C0)
    }
    sample.label("ab", 64, 0, 16, 16)
    let picture = rasterize(sample.tree, .standard, RasterStyle(depth: .truecolor))
    #expect(picture.lines == ["   Label ab"])
    let letters = (3..<8).map { picture[$0, 0]?.background }
    #expect(letters == Array(repeating: CellColor(rgb: 0x0000C0), count: 5))
  }

  @Test func `a view that overlaps another view on a device is not moved`() {
    var sample = Sample(160, 16)
    sample.label("Label", 0, 0, 100, 16)
    sample.label("ab", 40, 0, 16, 16)
    #expect(drawn(sample.tree).first?.hasSuffix("ab") == true)
    #expect(drawn(sample.tree).first?.count == 7)
  }
}
