import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct EmbedTests {
  private func embed(_ screenlet: String, id: String = "e", theme: String? = nil) -> String {
    let attribute = theme.map {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"themeName\" value=\"\($0)\"/></userDefinedRuntimeAttributes>"
    }
    return "<subviews><view id=\"\(id)\" customClass=\"\(screenlet)Screenlet\">\(attribute ?? "")</view></subviews>"
  }

  @Test func `a view with a Screenlet's class embeds its theme with the embedding theme's name`() {
    var fixture = ThemeFixture()
    let outer = fixture.add("BlogView_flat7.xib", xml(embed("Portrait")))
    fixture.add("BlogView_default.xib", xml())
    fixture.add("PortraitView_default.xib", xml())
    let inner = fixture.add("PortraitView_flat7.xib", xml())
    let linked = fixture.linked()
    #expect(linked.diagnostics.isEmpty)
    #expect(linked.value.embeds(of: outer) == [inner])
    #expect(fixture.resolved(outer).value.embeds.map(\.theme) == [inner])
    #expect(fixture.resolved(outer).value.embeds.map(\.screenlet) == ["Portrait"])
  }

  @Test func `the themeName runtime attribute of the view has precedence`() {
    var fixture = ThemeFixture()
    let outer = fixture.add("BlogView_default.xib", xml(embed("Portrait", theme: "round")))
    fixture.add("PortraitView_default.xib", xml())
    let round = fixture.add("PortraitView_round.xib", xml())
    #expect(fixture.linked().value.embeds(of: outer) == [round])
    #expect(fixture.resolved(outer).value.embeds.map(\.theme) == [round])
  }

  @Test func `a misspelled themeName falls back with a warning at that name and a suggestion`() {
    var fixture = ThemeFixture()
    fixture.add("BlogView_default.xib", xml(embed("Portrait", theme: "rond")))
    fixture.add("PortraitView_default.xib", xml())
    fixture.add("PortraitView_round.xib", xml())
    let linked = fixture.linked()
    #expect(linked.diagnostics.map(\.severity) == [.warning])
    #expect(fixture.text(linked.diagnostics.first?.span) == "rond")
    #expect(linked.diagnostics.first?.fixes.first?.edits.map(\.replacement) == ["round"])
  }

  @Test func `an unknown Screenlet is a warning with a suggestion`() {
    var fixture = ThemeFixture()
    let outer = fixture.add("BlogView_default.xib", xml(embed("Portait")))
    fixture.add("PortraitView_default.xib", xml())
    let linked = fixture.linked()
    #expect(linked.diagnostics.map(\.code) == ["theme/unknown-embedded-screenlet"])
    #expect(linked.diagnostics.map(\.severity) == [.warning])
    #expect(linked.diagnostics.first?.help == "did you mean 'PortraitScreenlet'?")
    #expect(fixture.text(linked.diagnostics.first?.span) == "PortaitScreenlet")
    #expect(linked.diagnostics.first?.fixes.first?.edits.map(\.replacement) == ["PortraitScreenlet"])
    #expect(fixture.resolved(outer).value.embeds.map(\.theme) == [nil])
  }

  @Test func `a cycle of embeds is one error with every embedding view`() {
    var fixture = ThemeFixture()
    let blog = fixture.add("BlogView_default.xib", xml(embed("Portrait")))
    let portrait = fixture.add("PortraitView_default.xib", xml(embed("Blog")))
    fixture.add("WebView_default.xib", xml(embed("Blog")))
    let linked = fixture.linked()
    #expect(linked.diagnostics.map(\.code) == ["theme/inheritance-cycle"])
    #expect(
      linked.diagnostics.first?.message
        == "Blog 'default' embeds itself: Blog 'default' → Portrait 'default' → Blog 'default'")
    #expect(linked.diagnostics.first?.related.map(\.span.file.rawValue) == [blog.rawValue, portrait.rawValue])
    #expect(fixture.resolved(blog).value.embeds.map(\.theme) == [nil])
    #expect(fixture.resolved(ThemeID(2)).value.embeds.map(\.theme) == [blog])
  }

  @Test func `an overlay inherits its parent's embeds, which use the theme with the overlay's name`() {
    var fixture = ThemeFixture()
    fixture.add("BlogView_default.xml", xml(embed("Portrait")))
    let flat = fixture.add("BlogView_flat7.xml", overlay(header: "kind=\"extended\" parent=\"default\"", ""))
    let plain = fixture.add(
      "BlogView_plain.xml", overlay(header: "kind=\"extended\" parent=\"default\"", "<remove reference=\"e\"/>"))
    let standard = fixture.add("PortraitView_default.xib", xml())
    let inner = fixture.add("PortraitView_flat7.xib", xml())
    let graph = fixture.linked().value
    #expect(graph.embeds(of: ThemeID(0)) == [standard])
    #expect(graph.embeds(of: flat) == [inner])
    #expect(graph.embeds(of: plain).isEmpty)
    #expect(fixture.resolved(flat).value.embeds.map(\.theme) == [inner])
    #expect(fixture.resolved(plain).value.embeds.isEmpty)
  }

  @Test func `a storyboard shows which Screenlets an app uses`() {
    var fixture = ThemeFixture()
    let standard = fixture.add("LoginView_default.xib", xml())
    let host = fixture.add(
      "Base.lproj/Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="v">\(embed("Login", theme: "flat8"))</view></viewController>
      </objects></scene></scenes></document>
      """)
    let linked = fixture.linked()
    #expect(linked.value[host].role == .host)
    #expect(linked.value[host].embeds.map(\.screenlet) == ["Login"])
    #expect(linked.value[host].embeds.map(\.themeName) == ["flat8"])
    #expect(linked.value.embeds(of: host) == [standard])
    #expect(linked.diagnostics.map(\.severity) == [.note])
  }

  @Test func `strong components are found in any graph`() {
    #expect(stronglyConnected([[1], [2], [0], [0], [4], []]) == [[0, 1, 2], [4]])
    #expect(stronglyConnected([[1, 2], [3], [3], []]).isEmpty)
    #expect(stronglyConnected([[1], [0, 2], [3], [2]]) == [[0, 1], [2, 3]])
    let long = (0..<50_000).map { [($0 + 1) % 50_000] }
    #expect(stronglyConnected(long).count == 1)
  }
}
