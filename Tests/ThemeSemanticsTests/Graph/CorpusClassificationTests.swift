import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Liferay's files, classified by their names and by the superclass of their root view's class in Liferay's sources.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)")) struct CorpusClassificationTests {
  private func load() -> ThemeFixture {
    var fixture = ThemeFixture()
    for (folder, name) in ["liferay__liferay-screens", "liferay__flat7"].enumerated() {
      for file in Corpus.contents where file.path.hasPrefix(name + "/") {
        fixture.add(file.path, folder: folder, String(decoding: file.bytes, as: UTF8.self))
      }
    }
    return fixture
  }

  /// From the Swift sources of Liferay Screens and Flat7.
  private let facts = ClassFacts(superclasses: [
    "LoginView_flat7": "LoginView_default", "SignUpView_flat7": "SignUpView_default",
    "ForgotPasswordView_flat7": "ForgotPasswordView_default", "UserPortraitView_flat7": "UserPortraitView_default",
    "LoginView_test": "LoginView_default", "DDLListView_test": "DDLListView_default",
    "BookmarkListView_default_custom": "BookmarkListView_default",
    "BookmarkListView_default_collection": "BaseListCollectionView", "LoginView_default": "BaseScreenletView",
    "WebContentListView_default": "WebContentListTableView", "WebContentListTableView": "BaseListTableView",
  ])

  @Test func `all 63 files are classified`() {
    let fixture = load()
    #expect(fixture.summaries.count == 63)
    var stems: [FileRole: [String]] = [:]
    for summary in fixture.summaries { stems[summary.role, default: []].append(summary.stem) }
    #expect(stems[.host]?.sorted() == ["LaunchScreen", "Main"])
    #expect(
      stems[.part]?.sorted() == [
        "BookmarkCell_default-collection", "BookmarkCell_default-custom", "BookmarkHeaderView",
        "CommentEditViewController_default", "CommentTableViewCell_default", "DDLCustomFieldCompanyTableCell_default",
        "DDLFieldCheckboxTableCell_default", "DDLFieldDateTableCell_default",
        "DDLFieldDocumentlibraryPresenterViewController_default", "DDLFieldDocumentlibraryTableCell_default",
        "DDLFieldGeolocationTableCell_default", "DDLFieldNumberTableCell_default", "DDLFieldRadioTableCell_default",
        "DDLFieldSelectTableCell_default", "DDLFieldTextTableCell_default", "DDLFieldTextareaTableCell_default",
        "DDLSubmitButtonTableCell_default", "ImageGalleryCell", "ImageGalleryGridCell", "ImageGallerySlideshowCell",
      ])
    #expect(stems[.theme]?.count == 41)
    #expect(stems[.variant] == nil)
    #expect(stems[.foreign] == nil)
  }

  @Test func `kinds are those of Liferay's classes`() {
    let fixture = load()
    let graph = fixture.linked(facts: facts).value
    var kinds: [ThemeKind: [String]] = [:]
    for id in graph.all {
      if let kind = graph.kind(of: id) { kinds[kind, default: []].append(graph[id].stem) }
    }
    #expect(
      kinds[.extended]?.sorted() == [
        "BookmarkListView_default-custom", "DDLListView_test", "ForgotPasswordView_flat7", "LoginView_flat7",
        "LoginView_test", "SignUpView_flat7", "UserPortraitView_flat7",
      ])
    #expect(kinds[.child] == nil)
    #expect(
      kinds[.full]?.sorted() == [
        "BookmarkListView_default-collection", "ImageGalleryView_default-list", "ImageGalleryView_default-slideshow",
        "RatingView_default-emojis", "RatingView_default-like", "RatingView_default-stars", "RatingView_default-thumbs",
        "WebContentListView_default-collection",
      ])
    #expect(kinds[.default]?.count == 26)
    for name in ["Login", "SignUp", "ForgotPassword", "UserPortrait"] {
      let lookup = graph.find(screenlet: name, theme: "flat7")
      let parent = lookup.found.flatMap { graph.parent(of: $0) }
      #expect(parent.map { graph[$0].stem } == "\(name)View_default")
    }
  }

  @Test func `without the facts Flat7's themes are Full`() {
    let graph = load().linked().value
    for name in ["Login", "SignUp", "ForgotPassword", "UserPortrait"] {
      let found = graph.find(screenlet: name, theme: "flat7").found
      #expect(found.flatMap { graph.kind(of: $0) } == .full)
    }
  }

  @Test func `the only diagnostics are the missing default of Rating`() {
    let plain = load().linked(facts: facts)
    #expect(
      plain.diagnostics.map { "\($0.code) \($0.message.prefix(28))" }
        == ["theme/missing-default Rating has no default theme;"])
    let known = load().linked(facts: facts, screenlets: ScreenletFacts(defaultThemes: ["Rating": "default-thumbs"]))
    #expect(known.diagnostics.isEmpty)
  }

  @Test func `embedded Screenlets are edges`() {
    let fixture = load()
    let graph = fixture.linked(facts: facts).value
    var edges: [String: [String]] = [:]
    for id in graph.all where !graph.embeds(of: id).isEmpty {
      edges[graph[id].stem] = graph.embeds(of: id).map { graph[$0].stem }
    }
    #expect(edges["BlogsEntryDisplayView_default"] == ["ImageDisplayView_default", "UserPortraitView_default"])
    #expect(edges["CommentTableViewCell_default"] == ["CommentDisplayView_default"])
    #expect(edges["CommentDisplayView_default"] == ["UserPortraitView_default"])
    #expect(edges["Main"]?.allSatisfy { $0.hasPrefix("AddBookmark") || $0.hasPrefix("BookmarkList") } == true)
  }

  @Test func `a summary takes at most 300 bytes`() {
    let summaries = load().summaries.filter { $0.role != .host }
    for summary in summaries { #expect(summary.bytesAtRest <= 300, "\(summary.stem)") }
  }

  @Test func `names of Liferay's files are valid`() {
    let diagnostics = load().documents.flatMap { checkNames(of: $0) }
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  }
}
