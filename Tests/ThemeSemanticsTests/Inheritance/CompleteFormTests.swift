import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct CompleteFormTests {
  private func resolve(_ parent: String, _ child: String) -> (
    view: TreeView, diagnostics: [Diagnostic], fixture: ThemeFixture
  ) {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xib", xml(rootClass: "LoginView_default", rootID: "p-root", parent))
    let id = fixture.add("LoginView_a.xib", xml(rootClass: "LoginView_a", rootID: "root", child))
    let facts = ClassFacts(superclasses: ["LoginView_a": "LoginView_default"])
    let resolved = fixture.resolved(id, facts: facts)
    return (TreeView(resolved.value), resolved.diagnostics, fixture)
  }

  private func texts(_ view: TreeView, _ id: String, _ name: AttributeName = .text) -> [String] {
    view.node(id).map { view.theme.cascade(of: $0, attribute: name).map(\.text) } ?? []
  }

  @Test func `a complete theme's tree is the result, and elements missing from it are removed`() {
    let (view, diagnostics, fixture) = resolve(
      "<subviews><label id=\"a\" text=\"1\"/><label id=\"b\" text=\"2\"/></subviews>",
      "<subviews><label id=\"a\" text=\"3\"/></subviews>")
    #expect(diagnostics.isEmpty)
    #expect(view.text == TreeView(ThemeSemantics.resolve(fixture.documents[1]).value).text)
    #expect(view.theme.kind == .extended)
    #expect(view.theme.chain == [ThemeID(1), ThemeID(0)])
  }

  @Test func `roots match roots with any ids`() {
    let (view, _, _) = resolve("", "")
    #expect(texts(view, "root", .customClass) == ["LoginView_a", "LoginView_default"])
  }

  @Test func `elements match by id and kind`() {
    let (view, _, _) = resolve(
      "<subviews><label id=\"a\" text=\"1\"/><view id=\"w\"><subviews><label id=\"c\" text=\"deep\"/></subviews></view></subviews>",
      "<subviews><label id=\"c\" text=\"flat\"/><button id=\"a\" text=\"no label\"/></subviews>")
    #expect(texts(view, "c") == ["flat", "deep"])
    #expect(texts(view, "a") == ["no label"])
  }

  @Test func `elements match by outlet`() {
    let (view, diagnostics, _) = resolve(
      "<subviews><label id=\"x\" text=\"1\"/></subviews><connections><outlet property=\"title\" destination=\"x\" id=\"o\"/></connections>",
      "<subviews><label id=\"y\" text=\"2\"/></subviews><connections><outlet property=\"title\" destination=\"y\" id=\"q\"/></connections>"
    )
    #expect(texts(view, "y") == ["2", "1"])
    #expect(diagnostics.isEmpty)
  }

  @Test func `where id and outlet disagree the outlet wins, which is reported by a note`() {
    let (view, diagnostics, fixture) = resolve(
      "<subviews><label id=\"x\" text=\"X\"/><label id=\"y\" text=\"Y\"/></subviews><connections><outlet property=\"title\" destination=\"x\" id=\"o\"/></connections>",
      "<subviews><label id=\"y\" text=\"new\"/></subviews><connections><outlet property=\"title\" destination=\"y\" id=\"q\"/></connections>"
    )
    #expect(texts(view, "y") == ["new", "X"])
    #expect(diagnostics.map(\.severity) == [.note])
    #expect(fixture.text(diagnostics.first?.span) == "y")
    #expect(diagnostics.first?.related.count == 2)
  }

  @Test func `an outlet that is connected to another element of both themes is no disagreement`() {
    let labels = "<subviews><label id=\"x\" text=\"X\"/><label id=\"y\" text=\"Y\"/></subviews>"
    let (view, diagnostics, _) = resolve(
      labels + "<connections><outlet property=\"title\" destination=\"x\" id=\"o\"/></connections>",
      labels.replacing("Y", with: "new")
        + "<connections><outlet property=\"title\" destination=\"y\" id=\"o\"/></connections>")
    #expect(texts(view, "x") == ["X", "X"])
    #expect(texts(view, "y") == ["new", "Y"])
    #expect(diagnostics.isEmpty)
  }

  @Test func `a parent's element that matches by outlet does not match another element by id`() {
    let (view, diagnostics, _) = resolve(
      "<subviews><label id=\"x\" text=\"X\"/></subviews><connections><outlet property=\"title\" destination=\"x\" id=\"o\"/></connections>",
      "<subviews><label id=\"x\" text=\"other\"/><label id=\"z\" text=\"new\"/></subviews><connections><outlet property=\"title\" destination=\"z\" id=\"q\"/></connections>"
    )
    #expect(texts(view, "z") == ["new", "X"])
    #expect(texts(view, "x") == ["other"])
    #expect(diagnostics.map(\.severity) == [.note])
  }

  @Test func `elements match by restorationIdentifier and then tag where they are unique`() {
    let (view, _, _) = resolve(
      "<subviews><label id=\"a\" restorationIdentifier=\"r\" text=\"1\"/><label id=\"b\" tag=\"7\" text=\"2\"/><label id=\"c\" tag=\"8\" text=\"3\"/><label id=\"d\" tag=\"8\" text=\"4\"/></subviews>",
      "<subviews><label id=\"e\" restorationIdentifier=\"r\" text=\"5\"/><label id=\"f\" tag=\"7\" text=\"6\"/><label id=\"g\" tag=\"8\" text=\"9\"/></subviews>"
    )
    #expect(texts(view, "e") == ["5", "1"])
    #expect(texts(view, "f") == ["6", "2"])
    #expect(texts(view, "g") == ["9"])
  }

  @Test func `values, states and connections inside matched elements are linked to the parent's`() {
    let (view, _, _) = resolve(
      "<subviews><button id=\"b\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/><state key=\"normal\" title=\"Old\"/></button></subviews><connections><outlet property=\"go\" destination=\"b\" id=\"o\"/></connections>",
      "<subviews><button id=\"b\"><rect key=\"frame\" x=\"9\" y=\"2\" width=\"3\" height=\"4\"/><state key=\"normal\" title=\"New\"/></button></subviews><connections><outlet property=\"go\" destination=\"b\" id=\"q\"/></connections>"
    )
    let button = view.node("b") ?? NodeID(0)
    #expect(
      view.theme.cascade(of: button, key: "frame").map(\.text) == [
        "<rect x=\"9\" y=\"2\" width=\"3\" height=\"4\"/>", "<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
      ])
    let state = view.tree.child(of: button, .state) ?? button
    #expect(view.theme.cascade(of: state, attribute: .title).map(\.text) == ["New", "Old"])
    #expect(view.theme.cascade(ofOutlet: "go").map(\.theme) == [ThemeID(1), ThemeID(0)])
  }

  @Test func `an equal value is recorded too`() {
    let (view, _, _) = resolve(
      "<subviews><label id=\"a\" text=\"same\"/></subviews>", "<subviews><label id=\"a\" text=\"same\"/></subviews>")
    #expect(texts(view, "a") == ["same", "same"])
  }

  @Test func `a document outside a graph is resolved to its tree`() {
    var fixture = ThemeFixture()
    fixture.add("Some/Thing.xib", xml("<subviews><view id=\"e\" customClass=\"LoginScreenlet\"/></subviews>"))
    let resolved = ThemeSemantics.resolve(fixture.documents[0])
    #expect(resolved.diagnostics.isEmpty)
    #expect(resolved.value.screenlet == "Thing")
    #expect(resolved.value.name == "default")
    #expect(resolved.value.chain.isEmpty)
    #expect(resolved.value.embeds.map(\.screenlet) == ["Login"])
    #expect(resolved.value.embeds.map(\.theme) == [nil])
  }

  // MARK: Root views

  private func roots(_ path: String, _ more: String, inRoot: String = "") -> [String] {
    var fixture = ThemeFixture()
    let text = xml(inRoot).replacing("</objects>", with: more + "</objects>")
    let id = fixture.add(path, text)
    return fixture.resolved(id).diagnostics.map { "\($0.code) \(fixture.text($0.span) ?? ""): \($0.message)" }
  }

  @Test func `a second root view of a theme is reported unless an outlet connects it`() {
    let label = #"<label id="hint" text="Hello"/>"#
    #expect(
      roots("LoginView_default.xib", label) == [
        "theme/second-root label: the label 'Hello' is not shown, because a theme has one root view"
      ])
    let outlet = #"<connections><outlet property="hintLabel" destination="hint" id="o1"/></connections>"#
    #expect(roots("LoginView_default.xib", label, inRoot: outlet) == [])
    #expect(roots("LoginView_default.xib", #"<tapGestureRecognizer id="tap"/>"#) == [])
    #expect(roots("LoginCell.xib", label) == [])
  }
}
