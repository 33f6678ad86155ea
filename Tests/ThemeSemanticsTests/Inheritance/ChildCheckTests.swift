import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct ChildCheckTests {
  static let parent = """
    <view id="root" customClass="LoginView_default"><subviews>
    <button id="go" restorationIdentifier="login-action"><state key="normal" title="Go"/>
    <connections><action selector="go:" destination="root" eventType="touchUpInside" id="a1"/></connections></button>
    <textField id="name"/><label id="hint" text="Hint"/><view id="box"><subviews><switch id="keep"/></subviews></view>
    </subviews><connections><outlet property="loginButton" destination="go" id="o1"/>
    <outlet property="userNameField" destination="name" id="o2"/></connections></view>
    """

  private func document(_ objects: String, header: String = "") -> String {
    "<document>\(header.isEmpty ? "" : "<theme \(header)/>")<objects>\(objects)</objects></document>"
  }

  /// The diagnostics of a theme of that kind with the parent above.
  private func diagnostics(
    _ objects: String, form: String, kind: String = "child"
  ) -> (diagnostics: [Diagnostic], fixture: ThemeFixture) {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", document(Self.parent))
    let id = fixture.add(
      "LoginView_large.xml", document(objects, header: "kind=\"\(kind)\" parent=\"default\" form=\"\(form)\""))
    return (fixture.resolved(id).diagnostics, fixture)
  }

  private func edited(_ old: String, _ new: String) -> String {
    var text = Self.parent
    if let range = text.firstRange(of: old) { text.replaceSubrange(range, with: new) }
    return text
  }

  /// Expects one diagnostic of that code, with a place in both themes.
  private func expectOne(_ code: String, _ result: (diagnostics: [Diagnostic], fixture: ThemeFixture)) throws
    -> Diagnostic
  {
    #expect(result.diagnostics.map(\.code.rawValue) == [code])
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.span?.file == result.fixture.documents[1].file)
    #expect(diagnostic.related.first?.span.file == result.fixture.documents[0].file)
    #expect(diagnostic.help?.isEmpty == false)
    return diagnostic
  }

  @Test func `a Child that changes frames and styles is accepted in both forms`() {
    #expect(diagnostics(edited("text=\"Hint\"", "text=\"Hint\" alpha=\"0.5\""), form: "complete").diagnostics.isEmpty)
    #expect(
      diagnostics("<label id=\"hint\" alpha=\"0.5\"><rect key=\"frame\" x=\"1\"/></label>", form: "overlay").diagnostics
        .isEmpty)
  }

  @Test func `a Child may hide an element and may change its text`() {
    #expect(diagnostics("<label id=\"hint\" hidden=\"YES\" text=\"Tip\"/>", form: "overlay").diagnostics.isEmpty)
  }

  @Test func `a removed component is named by its outlet`() throws {
    let text = edited("<textField id=\"name\"/>", "")
    let edit = text.replacing("<outlet property=\"userNameField\" destination=\"name\" id=\"o2\"/>", with: "")
    let diagnostic = try expectOne("theme/child-removes-component", diagnostics(edit, form: "complete"))
    #expect(
      diagnostic.message == "Child theme removes the text field 'userNameField', which the parent 'default' declares")
    #expect(diagnostic.help == "hide it (hidden=\"YES\"), or make the theme Extended (kind=\"extended\")")
  }

  @Test func `a removal by an overlay is reported at its remove element`() throws {
    let result = diagnostics("<remove reference=\"name\"/>", form: "overlay")
    let diagnostic = try expectOne("theme/child-removes-component", result)
    #expect(result.fixture.text(diagnostic.span) == "<remove reference=\"name\"/>")
    let edit = try #require(diagnostic.fixes.first?.edits.first)
    #expect(edit.span == diagnostic.span)
    #expect(edit.replacement == "<textField id=\"name\" hidden=\"YES\"/>")
    #expect(diagnostics(edit.replacement, form: "overlay").diagnostics.isEmpty)
    #expect(result.fixture.text(diagnostic.related.first?.span) == "textField")
  }

  @Test func `a removed container is reported for each component inside`() throws {
    let diagnostic = try expectOne(
      "theme/child-removes-component", diagnostics("<remove reference=\"box\"/>", form: "overlay"))
    #expect(diagnostic.message.hasPrefix("Child theme removes the switch 'keep'"))
  }

  @Test func `an added component is named`() throws {
    for (form, text) in [
      ("complete", edited("<label id=\"hint\"", "<label id=\"more\" text=\"More\"/><label id=\"hint\"")),
      ("overlay", "<view id=\"root\"><subviews><label id=\"more\" text=\"More\"/></subviews></view>"),
    ] {
      let diagnostic = try expectOne("theme/child-adds-component", diagnostics(text, form: form))
      #expect(diagnostic.message == "Child theme adds the label 'More', which the parent 'default' does not declare")
    }
  }

  @Test func `containers without outlets may be added and removed, and components regrouped`() {
    let regrouped = edited(
      "<view id=\"box\"><subviews><switch id=\"keep\"/></subviews></view>",
      "<stackView id=\"bar\"><subviews><view id=\"gap\"/><switch id=\"keep\"/></subviews></stackView>")
    #expect(diagnostics(regrouped, form: "complete").diagnostics.isEmpty)
    let moved =
      "<view id=\"root\"><subviews><view id=\"wrap\"><subviews/></view></subviews></view><move reference=\"keep\" into=\"wrap\"/><remove reference=\"box\"/>"
    #expect(diagnostics(moved, form: "overlay").diagnostics.isEmpty)
  }

  @Test func `another kind of element is a change of class`() throws {
    for (form, text) in [
      ("complete", edited("<textField id=\"name\"/>", "<textView id=\"name\"/>")),
      ("overlay", "<textView id=\"name\"/>"),
    ] {
      let diagnostic = try expectOne("theme/child-changes-class", diagnostics(text, form: form))
      #expect(
        diagnostic.message
          == "Child theme changes the text field 'userNameField' to a text view")
    }
  }

  @Test func `an element without an outlet that is replaced by another kind is a change of class`() throws {
    let diagnostic = try expectOne(
      "theme/child-changes-class",
      diagnostics(edited("<switch id=\"keep\"/>", "<slider id=\"keep\"/>"), form: "complete"))
    #expect(diagnostic.message.hasPrefix("Child theme changes the switch 'keep' to a slider"))
  }

  @Test func `another custom class is reported on the root too`() throws {
    let custom = try expectOne(
      "theme/child-changes-class", diagnostics("<textField id=\"name\" customClass=\"Fancy\"/>", form: "overlay"))
    #expect(custom.message.contains("has the custom class 'Fancy', which the parent does not have"))
    let root = try expectOne(
      "theme/child-changes-class", diagnostics(edited("LoginView_default", "LoginView_large"), form: "complete"))
    #expect(root.message.contains("'LoginView_large' instead of 'LoginView_default'"))
  }

  @Test func `another restorationIdentifier is reported with a fix`() throws {
    let result = diagnostics("<button id=\"go\" restorationIdentifier=\"sign-in\"/>", form: "overlay")
    let diagnostic = try expectOne("theme/child-changes-identifier", result)
    #expect(result.fixture.text(diagnostic.span) == "sign-in")
    #expect(diagnostic.fixes.first?.edits.first?.replacement == "login-action")
    _ = try expectOne(
      "theme/child-changes-identifier",
      diagnostics(edited(" restorationIdentifier=\"login-action\"", ""), form: "complete"))
  }

  @Test func `a reconnected outlet is reported with both targets`() throws {
    let result = diagnostics(
      "<view id=\"root\"><connections><outlet property=\"loginButton\" destination=\"hint\" id=\"o1\"/></connections></view>",
      form: "overlay")
    let diagnostic = try expectOne("theme/child-changes-connection", result)
    #expect(
      diagnostic.message
        == "Child theme connects the outlet 'loginButton' to the label 'hint' instead of the button 'loginButton'"
    )
    #expect(result.fixture.text(diagnostic.span) == "hint")
    #expect(diagnostic.fixes.first?.edits.first?.replacement == "go")
  }

  @Test func `a new and a missing outlet are reported`() throws {
    let added = edited(
      "</connections></view>", "<outlet property=\"hintLabel\" destination=\"hint\" id=\"o3\"/></connections></view>")
    #expect(
      try expectOne("theme/child-changes-connection", diagnostics(added, form: "complete")).message.hasPrefix(
        "Child theme adds the outlet 'hintLabel'"))
    let gone = "<remove reference=\"o2\"/>"
    #expect(
      try expectOne("theme/child-changes-connection", diagnostics(gone, form: "overlay")).message.hasPrefix(
        "Child theme removes the outlet 'userNameField' to the text field 'userNameField'"))
  }

  @Test func `a misspelled action is reported once, and corrected`() throws {
    let result = diagnostics(edited("selector=\"go:\"", "selector=\"goo:\""), form: "complete")
    let diagnostic = try expectOne("theme/child-changes-connection", result)
    #expect(diagnostic.message == "Child theme connects the action 'goo:' instead of 'go:'")
    #expect(result.fixture.text(diagnostic.span) == "goo:")
    #expect(diagnostic.fixes.first?.edits.first?.replacement == "go:")
  }

  @Test func `outlets may move between the root and File's Owner`() {
    let text =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"loginButton\" destination=\"go\" id=\"o1\"/></connections></placeholder>"
      + edited("<outlet property=\"loginButton\" destination=\"go\" id=\"o1\"/>", "")
    #expect(diagnostics(text, form: "complete").diagnostics.isEmpty)
  }

  @Test func `a Child may remove and add constraints and values`() {
    let text =
      "<view id=\"root\"><constraints><constraint firstItem=\"go\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"c\"/></constraints></view><label id=\"hint\"><color key=\"textColor\" white=\"1\"/></label>"
    #expect(diagnostics(text, form: "overlay").diagnostics.isEmpty)
  }

  @Test func `an Extended theme may make all these changes`() {
    let text =
      "<remove reference=\"name\"/><view id=\"root\" customClass=\"LoginView_large\"><subviews><label id=\"more\" text=\"More\"/></subviews></view><button id=\"go\" restorationIdentifier=\"x\"/>"
    #expect(diagnostics(text, form: "overlay", kind: "extended").diagnostics.isEmpty)
    #expect(diagnostics(xml(), form: "complete", kind: "extended").diagnostics.isEmpty)
  }

  @Test func `a Child of an adjusted theme is compared with the adjusted theme`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", document(Self.parent))
    let child = fixture.add("LoginView_large.xml", document("", header: "kind=\"child\" parent=\"default\""))
    fixture.add("LoginView_default-ext.xml", document("<remove reference=\"hint\"/>"))
    #expect(fixture.resolved(child).diagnostics.isEmpty)
  }

  @Test func `a parent's diagnostics are not repeated by its children`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", document(Self.parent))
    fixture.add("LoginView_a.xml", document("<label id=\"nope\"/>", header: "kind=\"child\" parent=\"default\""))
    let b = fixture.add("LoginView_b.xml", document("", header: "kind=\"child\" parent=\"a\""))
    #expect(fixture.resolved(ThemeID(1)).diagnostics.count == 1)
    #expect(fixture.resolved(b).diagnostics.isEmpty)
  }
}
