import Diagnostics
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct NameCheckTests {
  private func check(_ path: String, _ text: String) -> (findings: [Diagnostic], fixture: ThemeFixture) {
    var fixture = ThemeFixture()
    fixture.add(path, text)
    return (checkNames(of: fixture.documents[0]), fixture)
  }

  @Test func `a theme name with a capital at its start is an error that proposes a name`() {
    let findings = check("LoginView_BarTheme.xml", xml()).findings
    #expect(findings.map(\.code) == ["naming/file-name"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.help?.contains("LoginView_barTheme") == true)
  }

  @Test func `a capital inside a theme name is noted`() {
    let findings = check("LoginView_barTheme.xib", xml()).findings
    #expect(findings.map(\.code) == ["naming/theme-name-case"])
    #expect(findings.first?.severity == .note)
    #expect(findings.first?.help?.contains("'bartheme'") == true)
  }

  @Test func `a good name without a header says nothing`() {
    #expect(check("LoginView_flat7.xib", xml()).findings.isEmpty)
    #expect(check("Some View.xib", xml()).findings.isEmpty)
  }

  @Test func `a header that agrees with the name says nothing`() {
    let header = "screenlet=\"Login\" name=\"flat7\" kind=\"extended\" parent=\"default\" form=\"overlay\""
    #expect(check("LoginScreenletView_flat7.xml", xml(header: header)).findings.isEmpty)
    #expect(check("LoginView_flat7.xml", xml(header: header)).findings.isEmpty)
    #expect(check("LoginView_flat7-ext.xml", xml(header: "screenlet=\"Login\" name=\"flat7\"")).findings.isEmpty)
  }

  @Test func `screenlet and name of the header must be those of the file`() throws {
    let (findings, fixture) = check("LoginView_flat7.xml", xml(header: "screenlet=\"Logon\" name=\"flat8\""))
    #expect(findings.map(\.code) == ["naming/header-mismatch", "naming/header-mismatch"])
    #expect(findings.map { fixture.text($0.span) } == ["Logon", "flat8"])
    let edits = findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.map(\.replacement) == ["Login", "flat7"])
  }

  @Test(arguments: [
    ("LogonView_flat7.xib", "LoginView_flat7.xib"), ("logonScreenletView_x-ext.xml", "LoginScreenletView_x-ext.xml"),
    ("LoginView-flat7.xml", "LoginScreenletView_flat7.xml"),
  ])
  func `a file named after no Screenlet is to be renamed when its header names one`(path: String, right: String) {
    var fixture = ThemeFixture()
    fixture.add(path, xml(header: "screenlet=\"Login\" name=\"flat7\" kind=\"child\" parent=\"default\""))
    let findings = checkNames(of: fixture.documents[0]) { $0 == "Login" }
    #expect(findings.map(\.code) == ["naming/file-name"])
    #expect(fixture.text(findings.first?.span) == "Login")
    #expect(findings.first?.help == "rename the file to '\(right)'")
    #expect(findings.flatMap(\.fixes).isEmpty)
  }

  @Test func `the stage of names tells for every file what its name says and what it should be`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_flat7.xib", xml())
    fixture.add(
      "LogonView_flat7.xib", xml(header: "screenlet=\"Login\" name=\"flat7\" kind=\"child\" parent=\"default\""))
    let names = checkNames(of: fixture.documents) { $0 == "Login" }
    #expect(names.value.all.map(\.expected) == [nil, "LoginView_flat7.xib"])
    #expect(names.value[ThemeID(0)]?.written.screenlet == "Login")
    #expect(names.diagnostics.map(\.code) == ["naming/file-name"])
  }

  @Test func `of two known Screenlets, and of two unknown ones, the file's is written only when asked for`() {
    var fixture = ThemeFixture()
    fixture.add("LogonView_flat7.xml", xml(header: "screenlet=\"Login\" name=\"flat7\""))
    for known in [["Login", "Logon"], []] {
      let findings = checkNames(of: fixture.documents[0]) { known.contains($0) }
      #expect(findings.map(\.code) == ["naming/header-mismatch"])
      #expect(findings.flatMap(\.fixes).map(\.safety) == [.unsafe])
    }
  }

  @Test func `only the theme named default is of kind default`() {
    #expect(
      check("LoginView_flat7.xml", xml(header: "kind=\"default\"")).findings.map(\.code) == ["naming/header-mismatch"])
    #expect(
      check("LoginView_default.xml", xml(header: "kind=\"full\"")).findings.map(\.code) == ["naming/header-mismatch"])
    #expect(check("LoginView_default.xml", xml(header: "kind=\"default\"")).findings.isEmpty)
  }

  @Test func `a misspelled kind or form is no matter of names`() {
    #expect(check("LoginView_flat7.xml", xml(header: "kind=\"extendet\" form=\"overly\"")).findings.isEmpty)
  }

  @Test func `a XIB cannot be an overlay`() {
    let findings = check("LoginView_flat7.xib", xml(header: "kind=\"full\" form=\"overlay\"")).findings
    #expect(findings.map(\.code) == ["naming/header-mismatch"])
  }

  @Test func `a header with a kind needs a theme's file name`() {
    let findings = check("login.xml", xml(header: "screenlet=\"Login\" name=\"flat7\" kind=\"full\"")).findings
    #expect(findings.map(\.code).contains("naming/file-name"))
    #expect(findings.first?.help?.contains("LoginScreenletView_flat7.xml") == true)
  }

  @Test func `storyboards and unreadable files have no name to check`() {
    #expect(
      check("LoginView_Bar.storyboard", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>")
        .findings.isEmpty)
    #expect(check("LoginView_Bar.xml", "<html/>").findings.isEmpty)
  }
}
