import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct NameCheckTests {
  private func check(
    _ path: String, _ text: String, known: KnownScreenlets = .none
  ) -> (diagnostics: [Diagnostic], fixture: ThemeFixture) {
    var fixture = ThemeFixture()
    fixture.add(path, text)
    return (checkNames(of: fixture.documents[0], known: known), fixture)
  }

  @Test func `a theme name with a capital at its start is an error that proposes a name`() {
    let diagnostics = check("LoginView_BarTheme.xml", xml()).diagnostics
    #expect(diagnostics.map(\.code) == ["naming/file-name"])
    #expect(diagnostics.first?.severity == .error)
    #expect(diagnostics.first?.help?.contains("LoginView_barTheme") == true)
  }

  @Test func `a capital inside a theme name is noted`() {
    let diagnostics = check("LoginView_barTheme.xib", xml(), known: KnownScreenlets(own: ["Login"])).diagnostics
    #expect(diagnostics.map(\.code) == ["naming/theme-name-case"])
    #expect(diagnostics.first?.severity == .note)
    #expect(diagnostics.first?.help?.contains("'bartheme'") == true)
  }

  @Test func `a good name without a header has no diagnostics`() {
    #expect(check("LoginView_flat7.xib", xml()).diagnostics.isEmpty)
    #expect(check("Some View.xib", xml()).diagnostics.isEmpty)
  }

  @Test func `a header that agrees with the name has no diagnostics`() {
    let header = "screenlet=\"Login\" name=\"flat7\" kind=\"extended\" parent=\"default\" form=\"overlay\""
    #expect(check("LoginScreenletView_flat7.xml", xml(header: header)).diagnostics.isEmpty)
    #expect(check("LoginView_flat7.xml", xml(header: header)).diagnostics.isEmpty)
    #expect(check("LoginView_flat7-ext.xml", xml(header: "screenlet=\"Login\" name=\"flat7\"")).diagnostics.isEmpty)
  }

  @Test func `screenlet and name of the header must be those of the file`() throws {
    let (diagnostics, fixture) = check("LoginView_flat7.xml", xml(header: "screenlet=\"Logon\" name=\"flat8\""))
    #expect(diagnostics.map(\.code) == ["naming/header-mismatch", "naming/header-mismatch"])
    #expect(diagnostics.map { fixture.text($0.span) } == ["Logon", "flat8"])
    let edits = diagnostics.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.map(\.replacement) == ["Login", "flat7"])
  }

  @Test(arguments: [
    ("LogonView_flat7.xib", "LoginView_flat7.xib"), ("logonScreenletView_x-ext.xml", "LoginScreenletView_x-ext.xml"),
    ("LoginView-flat7.xml", "LoginScreenletView_flat7.xml"),
  ])
  func `a file without a known Screenlet's name must be renamed if its header names one`(path: String, right: String) {
    var fixture = ThemeFixture()
    fixture.add(path, xml(header: "screenlet=\"Login\" name=\"flat7\" kind=\"child\" parent=\"default\""))
    let diagnostics = checkNames(of: fixture.documents[0], known: KnownScreenlets(own: ["Login"]))
    #expect(diagnostics.map(\.code) == ["naming/file-name"])
    #expect(fixture.text(diagnostics.first?.span) == "Login")
    #expect(diagnostics.first?.help == "rename the file to '\(right)'")
    #expect(diagnostics.flatMap(\.fixes).isEmpty)
  }

  @Test func `the check of names returns the parts and the expected name of every file`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_flat7.xib", xml())
    fixture.add(
      "LogonView_flat7.xib", xml(header: "screenlet=\"Login\" name=\"flat7\" kind=\"child\" parent=\"default\""))
    let names = checkNames(of: fixture.documents, known: KnownScreenlets(own: ["Login"]))
    #expect(names.value.all.map(\.expected) == [nil, "LoginView_flat7.xib"])
    #expect(names.value[ThemeID(0)]?.written.screenlet == "Login")
    #expect(names.diagnostics.map(\.code) == ["naming/file-name"])
  }

  @Test func `if both Screenlets or neither are known, the fix of the header is unsafe`() {
    var fixture = ThemeFixture()
    fixture.add("LogonView_flat7.xml", xml(header: "screenlet=\"Login\" name=\"flat7\""))
    for known in [["Login", "Logon"], []] {
      let diagnostics = checkNames(of: fixture.documents[0], known: KnownScreenlets(own: known))
      #expect(diagnostics.map(\.code) == ["naming/header-mismatch"])
      #expect(diagnostics.flatMap(\.fixes).map(\.safety) == [.unsafe])
    }
  }

  @Test func `only the theme named default is of kind default`() {
    #expect(
      check("LoginView_flat7.xml", xml(header: "kind=\"default\"")).diagnostics.map(\.code) == [
        "naming/header-mismatch"
      ])
    #expect(
      check("LoginView_default.xml", xml(header: "kind=\"full\"")).diagnostics.map(\.code) == ["naming/header-mismatch"]
    )
    #expect(check("LoginView_default.xml", xml(header: "kind=\"default\"")).diagnostics.isEmpty)
  }

  @Test func `a misspelled kind or form is not reported by the check of names`() {
    #expect(check("LoginView_flat7.xml", xml(header: "kind=\"extendet\" form=\"overly\"")).diagnostics.isEmpty)
  }

  @Test func `a XIB cannot be an overlay`() {
    let diagnostics = check("LoginView_flat7.xib", xml(header: "kind=\"full\" form=\"overlay\"")).diagnostics
    #expect(diagnostics.map(\.code) == ["naming/header-mismatch"])
  }

  @Test func `a header with a kind needs a theme's file name`() {
    let diagnostics = check("login.xml", xml(header: "screenlet=\"Login\" name=\"flat7\" kind=\"full\"")).diagnostics
    #expect(diagnostics.map(\.code).contains("naming/file-name"))
    #expect(diagnostics.first?.help?.contains("LoginScreenletView_flat7.xml") == true)
  }

  @Test func `storyboards and unreadable files have no name to check`() {
    #expect(
      check("LoginView_Bar.storyboard", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>")
        .diagnostics.isEmpty)
    #expect(check("LoginView_Bar.xml", "<html/>").diagnostics.isEmpty)
  }
}
