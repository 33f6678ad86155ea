import TerminalCells
import Testing
import ThemeSource
import ThemeText

@testable import ThemeRendering

/// Texts in a terminal that a device cuts.
@Suite struct DeviceTextTests {
  private func drawnAsOnDevice(_ sample: Sample) -> String {
    var tree = sample.tree
    tree.noteCuts()
    return drawn(tree).joined(separator: "\n")
  }

  @Test(arguments: [40.0, 100, 200])
  func `a secret text stays secret where a device cuts it`(width: Double) {
    var sample = Sample(320, 48)
    sample.field("", 8, 0, width, 48, text: "correct horse battery staple", secure: true) {
      $0.textStyle = RenderTree.TextStyle(font: RenderTree.Font(size: 30))
    }
    let text = drawnAsOnDevice(sample)
    #expect(!text.contains { $0.isLetter }, "\(text)")
    #expect(text.contains("•"))
  }

  @Test func `a title that wraps on a device is complete`() {
    var sample = Sample(320, 96)
    sample.button("Choose another photo", 8, 0, 120, 64) {
      $0.textStyle?.numberOfLines = 0
      $0.textStyle?.lineBreak = .wordWrapping
    }
    let words = drawnAsOnDevice(sample).split(whereSeparator: \.isWhitespace)
    #expect(words == ["Choose", "another", "photo"])
  }

  /// Interface Builder rounds frames to pixels, a third of a point at the finest.
  @Test(arguments: [(0.7, true), (2, false)])
  func `a text that lacks less than a point is complete`(missing: Double, isWhole: Bool) {
    let width = TextMetrics.standard.width(of: "Reservations", font: .system(30))
    var sample = Sample(320, 48)
    sample.label("Reservations", 8, 0, width - missing, 48, RenderTree.TextStyle(font: RenderTree.Font(size: 30)))
    #expect(drawnAsOnDevice(sample).contains("Reservations") == isWhole)
  }

  /// `UITextView.textContainerInset` is 8 points at the top and at the bottom.
  @Test func `the text of a text view begins below its inset`() {
    func rows(height: Double, _ text: String) -> [String] {
      var sample = Sample(320, 64)
      sample.add(.textView, 0, 0, 320, height) {
        $0.content = .text(RenderTree.Text(text))
        $0.textStyle = RenderTree.TextStyle(verticalAlignment: .top, numberOfLines: 0)
      }
      return drawn(sample.tree, grid: CellGrid(pointsPerColumn: 8, pointsPerRow: 8))
    }
    #expect(rows(height: 64, "Message").prefix(2) == ["", "Message"])
    // If the text would be cut, it uses the space above.
    #expect(rows(height: 16, "one\ntwo").prefix(2) == ["one", "two"])
  }
}
