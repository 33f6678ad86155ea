import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct OverlayEditTests {
  private func overlay(
    _ objects: String
  ) -> (view: TreeView, diagnostics: [Diagnostic], fixture: ThemeFixture) {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", OverlayTests.parent)
    let id = fixture.add(
      "LoginView_flat7.xml",
      ThemeSemanticsTests.overlay(header: "kind=\"extended\" parent=\"default\"", objects))
    let resolved = fixture.resolved(id)
    return (TreeView(resolved.value), resolved.diagnostics, fixture)
  }

  // MARK: remove

  @Test func `removing a view also removes its constraints, its outlets and references to them`() {
    let (view, diagnostics, _) = overlay("<remove reference=\"title\"/>")
    #expect(diagnostics.isEmpty)
    #expect(view.list("root", .subviews) == ["note", "field", "choice", "go", "box"])
    #expect(view.list("root", .constraints).isEmpty)
    #expect(view.list("root", .connections) == ["o2"])
    #expect(!view.text.contains("exclude"))
  }

  @Test func `removing a container also removes its subviews`() {
    let (view, _, _) = overlay("<view id=\"root\"><remove reference=\"box\"/></view>")
    #expect(!view.ids.contains("icon"))
    #expect(view.list("root", .constraints) == ["c1", "c2"])
  }

  @Test func `a constraint is removed alone`() {
    let (view, _, _) = overlay("<remove reference=\"c2\"/>")
    #expect(view.list("root", .constraints) == ["c1"])
    #expect(view.list("root", .connections) == ["o1", "o2"])
    #expect(
      view.keyed("root", "default")
        == "<variation><mask key=\"constraints\"><exclude reference=\"c1\"/></mask></variation>")
  }

  @Test func `removing a missing element is a dead override`() {
    let (_, diagnostics, fixture) = overlay("<remove reference=\"titel\"/>")
    #expect(diagnostics.map(\.code) == ["theme/dead-override"])
    #expect(fixture.text(diagnostics.first?.span) == "titel")
    #expect(diagnostics.first?.help == "did you mean 'title'?")
  }

  @Test func `the root cannot be removed`() {
    let (view, diagnostics, _) = overlay("<remove reference=\"root\"/>")
    #expect(diagnostics.map(\.code) == ["theme/dead-override"])
    #expect(view.node("root") != nil)
  }

  @Test func `a new constraint to a removed view is reported and removed`() {
    let (view, diagnostics, fixture) = overlay(
      "<remove reference=\"title\"/><view id=\"root\"><constraints><constraint firstItem=\"go\" firstAttribute=\"top\" secondItem=\"title\" secondAttribute=\"top\" id=\"c9\"/></constraints></view>"
    )
    #expect(diagnostics.map(\.code) == ["theme/dead-override"])
    #expect(fixture.text(diagnostics.first?.span) == "title")
    #expect(!view.ids.contains("c9"))
  }

  @Test func `a new constraint in place of a removed one is kept`() {
    let (view, diagnostics, _) = overlay(
      "<remove reference=\"c1\"/><view id=\"root\"><constraints><constraint firstItem=\"title\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"50\" id=\"c9\"/></constraints></view>"
    )
    #expect(diagnostics.isEmpty)
    #expect(view.list("root", .constraints) == ["c2", "c9"])
  }

  // MARK: unset

  @Test func `unset removes an attribute and a value`() {
    let (view, diagnostics, _) = overlay(
      "<unset reference=\"field\" attribute=\"borderStyle\"/><unset reference=\"title\" key=\"textColor\"/><unset reference=\"note\" attribute=\"text\"/>"
    )
    #expect(diagnostics.isEmpty)
    #expect(view.value("field", .borderStyle) == nil)
    #expect(view.value("field", .placeholder) == "Name")
    #expect(view.keyed("title", "textColor") == nil)
    #expect(view.keyed("note", "text") == nil)
  }

  @Test func `unset inside an element applies to that element`() {
    let (view, diagnostics, _) = overlay("<textField id=\"field\"><unset attribute=\"borderStyle\"/></textField>")
    #expect(diagnostics.isEmpty)
    #expect(view.value("field", .borderStyle) == nil)
  }

  @Test func `unset removes elements that have neither id nor key by their name`() {
    let base = xml(
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"radius\"/></userDefinedRuntimeAttributes>"
    ).replacing("</document>", with: "<resources><image name=\"bg\"/><image name=\"logo\"/></resources></document>")
      .replacing("<objects>", with: "<device id=\"retina4_7\"/><objects>")
    let edits =
      "<document><objects><view id=\"root\"><unset keyPath=\"radius\"/></view></objects><unset name=\"device\"/><resources><unset name=\"bg\"/></resources></document>"
    func tree(_ text: String) -> ElementTree {
      parse(SourceFile(id: FileID(rawValue: 0), path: "A.xml", bytes: Array(text.utf8))).value.tree
    }
    let applied = apply(overlay: tree(edits), to: tree(base))
    #expect(applied.diagnostics.isEmpty)
    let kinds = applied.value.all.map { applied.value[$0].kind }
    #expect(!kinds.contains(.userDefinedRuntimeAttribute) && !kinds.contains(.device))
    #expect(applied.value.all.compactMap { applied.value.string(.name, of: $0) } == ["logo"])
  }

  @Test func `unset of a missing attribute is a dead override`() {
    let (_, diagnostics, _) = overlay("<unset reference=\"field\" attribute=\"bordrStyle\"/>")
    #expect(diagnostics.map(\.code) == ["theme/dead-override"])
    #expect(diagnostics.first?.help == "did you mean 'borderStyle'?")
  }

  @Test func `an id cannot be unset`() {
    let (view, diagnostics, _) = overlay("<unset reference=\"field\" attribute=\"id\"/>")
    #expect(diagnostics.map(\.code) == ["theme/dead-override"])
    #expect(view.node("field") != nil)
  }

  // MARK: move

  @Test func `move reorders`() {
    let (view, diagnostics, _) = overlay(
      "<move reference=\"go\" before=\"title\"/><move reference=\"note\" after=\"box\"/>")
    #expect(diagnostics.isEmpty)
    #expect(view.list("root", .subviews) == ["go", "title", "field", "choice", "box", "note"])
  }

  @Test func `move reparents into a view with or without subviews`() {
    let (view, diagnostics, _) = overlay(
      "<move reference=\"go\" into=\"box\" before=\"icon\"/><view id=\"root\"><subviews><view id=\"panel\" before=\"title\"/></subviews></view><move reference=\"field\" into=\"panel\"/>"
    )
    #expect(diagnostics.isEmpty)
    #expect(view.list("box", .subviews) == ["go", "icon"])
    #expect(view.list("panel", .subviews) == ["field"])
    #expect(view.list("root", .subviews) == ["panel", "title", "note", "choice", "box"])
    #expect(view.list("root", .constraints) == ["c1", "c2"])
  }

  @Test func `a view that is moved out of a removed container is kept`() {
    let (view, _, _) = overlay("<remove reference=\"box\"/><move reference=\"icon\" into=\"root\"/>")
    #expect(view.list("root", .subviews) == ["title", "note", "field", "choice", "go", "icon"])
  }

  @Test(arguments: [
    "<move reference=\"box\" into=\"icon\"/>", "<move reference=\"box\" into=\"box\"/>",
    "<move reference=\"box\" before=\"icon\"/>", "<move reference=\"root\" into=\"box\"/>",
    "<move reference=\"go\"/>", "<move reference=\"go\" into=\"nowhere\"/>",
    "<move reference=\"go\" before=\"go\"/>",
  ])
  func `an impossible move is a dead override and changes no element`(move: String) {
    let (view, diagnostics, fixture) = overlay(move)
    #expect(diagnostics.map(\.code) == ["theme/dead-override"])
    #expect(view.text == TreeView(resolve(fixture.documents[0]).value).text)
  }

  /// The file's own check reports the missing attribute.
  @Test(arguments: ["<move into=\"box\"/>", "<remove/>"])
  func `an edit without a reference changes no element and is not reported again`(edit: String) {
    let (view, diagnostics, fixture) = overlay(edit)
    #expect(diagnostics.isEmpty)
    #expect(view.text == TreeView(resolve(fixture.documents[0]).value).text)
  }

  @Test func `a constraint with an unknown id and without attributes is a dead override`() {
    let (view, diagnostics, fixture) = overlay(
      #"<view id="root"><constraints><constraint id="c9" constant="5"/><constraint constant="6"/></constraints></view>"#
    )
    #expect(diagnostics.map(\.code) == ["theme/dead-override", "theme/dead-override"])
    #expect(diagnostics.map { fixture.text($0.span) } == ["c9", "constraint"])
    #expect(view.list("root", .constraints) == ["c1", "c2"])
    let changed = overlay(#"<view id="root"><constraints><constraint id="c1" constant="5"/></constraints></view>"#)
    #expect(changed.diagnostics.isEmpty)
    let added = overlay(
      #"<view id="root"><constraints><constraint id="c9" firstAttribute="height" constant="5"/></constraints></view>"#)
    #expect(added.diagnostics.isEmpty)
    #expect(added.view.list("root", .constraints) == ["c1", "c2", "c9"])
  }

  // MARK: -ext

  @Test func `an adjustment is applied last and children inherit the adjusted theme`() {
    var fixture = ThemeFixture()
    let base = fixture.add("LoginView_default.xml", OverlayTests.parent)
    let flat = fixture.add(
      "LoginView_flat7.xml",
      ThemeSemanticsTests.overlay(header: "kind=\"extended\" parent=\"default\"", "<label id=\"note\" text=\"flat\"/>"))
    fixture.add(
      "LoginView_default-ext.xml",
      ThemeSemanticsTests.overlay(
        "<label id=\"title\" text=\"adjusted\"/><label id=\"note\" text=\"adjusted\"/><remove reference=\"box\"/>"))
    let adjusted = TreeView(fixture.resolved(base).value)
    #expect(adjusted.value("title", .text) == "adjusted")
    #expect(adjusted.node("box") == nil)
    let child = TreeView(fixture.resolved(flat).value)
    #expect(child.value("title", .text) == "adjusted")
    #expect(child.value("note", .text) == "flat")
    #expect(child.node("box") == nil)
    let note = child.node("note") ?? NodeID(0)
    #expect(child.theme.cascade(of: note, attribute: .text).map(\.text) == ["flat", "adjusted", "one\ntwo"])
    #expect(child.theme.cascade(of: note, attribute: .text).map(\.theme) == [ThemeID(1), ThemeID(2), ThemeID(0)])
  }

  @Test func `an adjustment of a Child theme may make the same changes as an Extended theme`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", OverlayTests.parent)
    let child = fixture.add(
      "LoginView_large.xml", ThemeSemanticsTests.overlay(header: "kind=\"child\" parent=\"default\"", ""))
    let adjustment = fixture.add("LoginView_large-ext.xml", ThemeSemanticsTests.overlay("<remove reference=\"go\"/>"))
    #expect(fixture.resolved(child).diagnostics.isEmpty)
    #expect(fixture.resolved(adjustment).diagnostics.isEmpty)
    #expect(TreeView(fixture.resolved(child).value).node("go") == nil)
    #expect(TreeView(fixture.resolved(adjustment).value).node("go") == nil)
    #expect(fixture.resolved(adjustment).value.name == "large")
  }

  @Test func `an adjustment as XIB replaces the tree`() {
    var fixture = ThemeFixture()
    let base = fixture.add("LoginView_default.xml", OverlayTests.parent)
    fixture.add(
      "LoginView_default-ext.xib",
      xml(rootClass: "LoginView_default", "<subviews><label id=\"title\" text=\"new\"/></subviews>"))
    let view = TreeView(fixture.resolved(base).value)
    #expect(view.ids == ["-1", "root", "title"])
    let title = view.node("title") ?? NodeID(0)
    #expect(view.theme.cascade(of: title, attribute: .text).map(\.text) == ["new", "Sign in"])
  }

  @Test func `a chain of three keeps every value's history`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", OverlayTests.parent)
    fixture.add(
      "LoginView_a.xml",
      ThemeSemanticsTests.overlay(
        header: "kind=\"extended\" parent=\"default\"",
        "<label id=\"title\" text=\"A\"><color key=\"textColor\" red=\"1\"/></label>"))
    let b = fixture.add(
      "LoginView_b.xml",
      ThemeSemanticsTests.overlay(
        header: "kind=\"child\" parent=\"a\"",
        "<label id=\"title\" text=\"B\"><color key=\"textColor\" red=\"2\"/></label>"))
    let resolved = fixture.resolved(b)
    #expect(resolved.diagnostics.isEmpty)
    let view = TreeView(resolved.value)
    let title = view.node("title") ?? NodeID(0)
    #expect(view.theme.cascade(of: title, attribute: .text).map(\.text) == ["B", "A", "Sign in"])
    #expect(view.theme.cascade(of: title, key: "textColor").map(\.theme) == [b, ThemeID(1), ThemeID(0)])
    #expect(view.theme.cascade(of: title, attribute: .hidden).isEmpty)
    #expect(view.theme.sources.map(\.theme) == [b, ThemeID(1), ThemeID(0)])
  }

  @Test func `starting from a resolved parent gives the same tree`() {
    var fixture = ThemeFixture()
    let base = fixture.add("LoginView_default.xml", OverlayTests.parent)
    fixture.add("LoginView_default-ext.xml", ThemeSemanticsTests.overlay("<label id=\"title\" text=\"x\"/>"))
    let flat = fixture.add(
      "LoginView_flat7.xml",
      ThemeSemanticsTests.overlay(header: "kind=\"extended\" parent=\"default\"", "<label id=\"note\" text=\"y\"/>"))
    let graph = fixture.linked().value
    let parent = fixture.resolved(base).value
    var asked: [ThemeID] = []
    let fast = resolve(flat, in: graph, inherited: { $0 == base ? parent : nil }) {
      asked.append($0)
      return fixture.documents[$0.index]
    }
    #expect(asked == [flat])
    #expect(TreeView(fast.value).text == TreeView(fixture.resolved(flat).value).text)
    #expect(fast.value.sources == fixture.resolved(flat).value.sources)
  }
}
