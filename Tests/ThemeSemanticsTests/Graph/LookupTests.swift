import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct LookupTests {
  private func graph(_ themes: [String], screenlets: ScreenletFacts = .none) -> ThemeGraph {
    var fixture = ThemeFixture()
    for theme in themes { fixture.add("RatingView_\(theme).xib", xml(rootClass: "RatingView_\(theme)")) }
    return fixture.linked(screenlets: screenlets, folders: ["App/Themes", "Themes"]).value
  }

  @Test func `an exact name is found without a diagnostic`() {
    let lookup = graph(["default", "flat7"]).find(screenlet: "Rating", theme: "flat7")
    #expect(lookup.found == ThemeID(1))
    #expect(lookup.how == .exact)
    #expect(lookup.diagnostics(at: nil).isEmpty)
  }

  @Test func `a name in another case is found with a note when it is unique`() {
    let lookup = graph(["default", "barTheme"]).find(screenlet: "Rating", theme: "BARtheme")
    #expect(lookup.found == ThemeID(1))
    #expect(lookup.how == .ignoringCase)
    #expect(lookup.diagnostics(at: nil).map(\.severity) == [.note])
  }

  @Test func `a name in another case that two themes have falls back to default`() {
    let lookup = graph(["default", "barTheme", "bartheme"]).find(screenlet: "Rating", theme: "BarTheme")
    #expect(lookup.found == ThemeID(0))
    #expect(lookup.how == .fallback)
    #expect(lookup.passedOver.map(\.reason) == [.otherCase, .otherCase])
  }

  @Test(arguments: ["flat8", "no such theme!", "default-ext"])
  func `a missing or invalid name falls back to default with a note`(name: String) {
    let lookup = graph(["default", "flat7"]).find(screenlet: "Rating", theme: name)
    #expect(lookup.found == ThemeID(0))
    #expect(lookup.how == .fallback)
    let notes = lookup.diagnostics(at: nil)
    #expect(notes.map(\.severity) == [.note])
    #expect(notes.first?.message.contains(name) == true)
  }

  @Test func `the help suggests a similar name`() {
    let lookup = graph(["default", "flat7"]).find(screenlet: "Rating", theme: "flat8")
    #expect(lookup.diagnostics(at: nil).first?.help == "did you mean 'flat7'?")
  }

  @Test func `an unspecified name means default`() {
    let lookup = graph(["default", "flat7"]).find(screenlet: "Rating")
    #expect(lookup.found == ThemeID(0))
    #expect(lookup.how == .exact)
  }

  @Test func `without a default theme the error lists the searched folders`() {
    let lookup = graph(["default-like", "default-stars"]).find(screenlet: "Rating", theme: "flat7")
    #expect(lookup.found == nil)
    #expect(lookup.how == .noDefault)
    let errors = lookup.diagnostics(at: nil)
    #expect(errors.map(\.code) == ["theme/missing-default"])
    #expect(errors.first?.message.contains("'App/Themes' or 'Themes'") == true)
    #expect(errors.first?.message.contains("'default-like' and 'default-stars'") == true)
  }

  @Test func `a Screenlet without a default theme is reported once when linked`() {
    var fixture = ThemeFixture()
    fixture.add("RatingView_a.xib", xml())
    fixture.add("RatingView_b.xib", xml())
    let linked = fixture.linked(folders: ["Themes"])
    #expect(linked.diagnostics.map(\.code) == ["theme/missing-default"])
    #expect(linked.diagnostics.first?.message == "Rating has no default theme in 'Themes'; it has 'a' and 'b'")
    #expect(linked.diagnostics.first?.span?.file == fixture.documents[0].file)
  }

  @Test func `a default theme that a descriptor names replaces 'default'`() {
    let facts = ScreenletFacts(defaultThemes: ["Rating": "default-thumbs"])
    var fixture = ThemeFixture()
    fixture.add("RatingView_default-like.xib", xml())
    fixture.add("RatingView_default-thumbs.xib", xml())
    let linked = fixture.linked(screenlets: facts)
    #expect(linked.diagnostics.isEmpty)
    #expect(linked.value.find(screenlet: "Rating").found == ThemeID(1))
    #expect(linked.value.find(screenlet: "Rating").how == .exact)
    #expect(linked.value.find(screenlet: "Rating", theme: "flat7").how == .fallback)
    #expect(linked.value.screenlets.first?.defaultTheme == ThemeID(1))
  }

  @Test func `an unknown Screenlet is distinguished from one without themes`() {
    let graph = graph(["default"], screenlets: ScreenletFacts(names: ["Login"]))
    #expect(graph.find(screenlet: "Logn").how == .unknownScreenlet)
    #expect(graph.find(screenlet: "Login").how == .noDefault)
  }

  @Test func `Screenlets and their themes are sorted`() {
    var fixture = ThemeFixture()
    for name in ["WebView_default", "LoginView_flat7", "LoginView_default", "LoginView_a-b"] {
      fixture.add(name + ".xib", xml())
    }
    let graph = fixture.linked().value
    #expect(graph.screenlets.map(\.name) == ["Login", "Web"])
    #expect(graph.screenlets.first?.themes.map { graph[$0].themeName } == ["a-b", "default", "flat7"])
  }
}
