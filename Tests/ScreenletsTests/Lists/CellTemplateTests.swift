import TestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeText

@testable import Screenlets

/// A cell that was laid out before, with other texts of the same size, is the cell that a new layout gives.
@MainActor
@Suite struct CellTemplateTests {
  private static let texts = [
    "", "a", "Page 00001", "Page 99999", "Page 1", "日本語の本", "five日五", "👩‍👩‍👧 two", "e\u{301}tude 42", "\u{200B}",
    "Two\nlines", "No\nmore!", "Tab\tstop", "A title that is wider than any cell of a list, and is cut at its end…",
    "A title that is wider than any cell of a list, and is cut at its edge.", "Page 00002",
  ]

  private nonisolated static let parts = [
    ("BookmarkCell", "default"), ("BookmarkCell", "default-custom"), ("BookmarkCell", "default-collection"),
    ("ImageGalleryCell", "default"), ("CommentTableViewCell", "default"), ("DDLFieldTextTableCell", "default"),
  ]

  @Test(arguments: parts.sampled(every: 3))
  func `cells with texts of the same size share their layout`(_ part: String, _ theme: String) throws {
    let themes = Session(Project(root: "/none", themePath: []), asking: [], fileSystem: MemoryFileSystem([:])).snapshot
      .themes(ofScreenlet: part)
    let id = try #require(themes.graph.find(part: part, theme: theme).found)
    let root = try #require(themes.bound(id).value.theme.rootViews.first)
    let screen = themes.screen(of: id, root: root).value
    for grid in [CellGrid.standard, CellGrid(pointsPerColumn: 10, pointsPerRow: 22)] {
      let options = RenderOptions(metrics: .cells(grid))
      let known = CellTemplate(screen, options, errors: [])
      let labels = known.labels
      for (number, first) in Self.texts.enumerated() {
        var changes: [String: ElementChange] = [:]
        for (offset, label) in labels.enumerated() {
          changes[label, default: ElementChange()].text = Self.texts[(number * (offset + 1)) % Self.texts.count]
        }
        if first.count == 1, let last = labels.last { changes[last]?.isHidden = true }
        for width in [320.0, 411] {
          let size = Size(width: width, height: 60)
          let fresh = CellTemplate(screen, options, errors: []).nodes(changes, [:], in: size, options)
          #expect(known.nodes(changes, [:], in: size, options) == fresh)
        }
      }
    }
  }
}
