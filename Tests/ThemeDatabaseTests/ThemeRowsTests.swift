import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeSemantics

/// The rows of `themec list`, for existing themes and for fallbacks.
@Suite struct ThemeRowsTests {
  @Test func `rows match the results of looking up the themes`() async throws {
    let linked = TestProject().themes
    let (own, fallbacks) = (linked.themeRows, linked.fallbackRows)
    for row in own {
      let lookup = linked.graph.find(screenlet: row.screenlet, theme: row.theme)
      #expect(lookup.how == .exact && lookup.found.map { linked.path(of: $0) } == row.file && row.fallback == nil)
    }
    for row in fallbacks where row.theme != "default" {
      let lookup = linked.graph.find(screenlet: row.screenlet, theme: row.theme)
      #expect(lookup.how == .fallback && lookup.found.map { linked.path(of: $0) } == row.file)
    }
    for row in linked.partRows {
      let lookup = linked.graph.find(part: row.screenlet, theme: row.theme)
      #expect(lookup.how == .exact && lookup.found.map { linked.path(of: $0) } == row.file)
      #expect(FileName(path: row.file).screenlet == nil)
    }
    #expect(linked.partRows.contains { $0.screenlet == "CommentTableViewCell" })
    // Rating's default theme is one of its variants.
    #expect(fallbacks.filter { $0.theme == "default" }.map(\.screenlet) == ["Rating"])
    #expect(fallbacks.first { $0.theme == "default" }?.fallback == "default-thumbs")
    // The themes of a theme set and their fallbacks include each Screenlet once.
    let screenlets = linked.graph.screenlets.map(\.name)
    for name in ["default", "flat7", "westeros", "large"] {
      #expect((own + fallbacks).filter { $0.theme == name }.map(\.screenlet).sorted() == screenlets)
    }
    #expect(!fallbacks.contains { $0.theme == "default-slideshow" })
  }
}
