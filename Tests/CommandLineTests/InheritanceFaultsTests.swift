import Foundation
import TestSupport
import Testing

/// Errors in the inheritance between themes, as `themec` prints them: with file, line and column in both themes.
@Suite struct InheritanceFaultsTests {
  private func overlay(_ name: String, kind: String = "child", parent: String, _ objects: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document>
        <theme screenlet="Login" name="\(name)" kind="\(kind)" parent="\(parent)" form="overlay"/>
        <objects>
    \(objects)
        </objects>
    </document>

    """
  }

  /// Returns the first diagnostic with the given code: its location and its related locations.
  private func place(
    _ code: String, in files: [String: String]
  ) throws -> (file: String, line: Int, column: Int, related: [String]) {
    let folder = try TemporaryFolder(project: files)
    let outcome = try themec(["lint", folder.url.path, "--format", "jsonl"])
    #expect(outcome.status == 1)
    let diagnostic = try #require(outcome.diagnostics.first { $0["code"] as? String == code }, "\(outcome.output)")
    let range = try #require(diagnostic["range"] as? [String: Any])
    let start = try #require(range["start"] as? [String: Any])
    let related = (diagnostic["related"] as? [[String: Any]] ?? []).map { other in
      let start = (other["range"] as? [String: Any])?["start"] as? [String: Any]
      let file = ((other["file"] as? String ?? "") as NSString).lastPathComponent
      return "\(file):\(start?["line"] as? Int ?? 0)"
    }
    return (
      ((diagnostic["file"] as? String ?? "") as NSString).lastPathComponent, start["line"] as? Int ?? 0,
      start["column"] as? Int ?? 0, related
    )
  }

  @Test func `a missing parent is reported at the attribute value that names it`() throws {
    let found = try place(
      "theme/missing-parent", in: ["LoginScreenletView_a.xml": overlay("a", parent: "nowhere")])
    #expect(found.file == "LoginScreenletView_a.xml")
    #expect(found.line == 3 && found.column == 60)
  }

  @Test func `with an unknown parent, references to the parent's elements are not reported`() throws {
    let folder = try TemporaryFolder(project: [
      "LoginScreenletView_a.xml": overlay("a", parent: "defualt", "<label id=\"lgn-ti-lbl\"/>")
    ])
    let outcome = try themec(["lint", folder.url.path, "--format", "jsonl"])
    #expect(outcome.diagnostics.map { $0["code"] as? String } == ["theme/missing-parent"])
  }

  @Test(arguments: [
    (#"kind="child""#, "theme/missing-parent"), (#"kind="full" parent="default""#, "theme/parent-not-allowed"),
  ])
  func `without a usable parent, references to the parent's elements are not reported`(
    header: String, code: String
  ) throws {
    let text =
      "<document><theme screenlet=\"Login\" name=\"a\" \(header)/>"
      + "<objects><label id=\"lgn-ti-lbl\" text=\"Hi\"/></objects></document>\n"
    let folder = try TemporaryFolder(project: ["LoginScreenletView_a.xml": text])
    let outcome = try themec(["lint", folder.url.path, "--format", "jsonl"])
    #expect(outcome.diagnostics.map { $0["code"] as? String } == [code])
  }

  @Test(arguments: ["LogonScreenletView_a.xml", "LoginScreenletView-a.xml", "loginScreenletView_a.xml"])
  func `a misspelled file name produces one diagnostic`(name: String) throws {
    let folder = try TemporaryFolder(project: [name: overlay("a", parent: "default")])
    let diagnostics = try themec(["lint", folder.url.path, "--format", "jsonl"]).diagnostics
    #expect(diagnostics.map { $0["code"] as? String } == ["naming/file-name"])
    #expect(diagnostics.first?["help"] as? String == "rename the file to 'LoginScreenletView_a.xml'")
  }

  @Test func `a removed component is reported in the Child theme only, without follow-up diagnostics`() throws {
    let folder = try TemporaryFolder(project: [
      "LoginScreenletView_a.xml": overlay("a", parent: "default", "        <remove reference=\"lgn-pw-fld\"/>"),
      "LoginScreenletView_b.xml": overlay("b", parent: "a"),
    ])
    let diagnostics = try themec(["lint", folder.url.path, "--format", "jsonl"]).diagnostics
    #expect(diagnostics.map { $0["code"] as? String } == ["theme/child-removes-component"])
  }

  @Test func `a cycle of two themes is reported once and refers to both`() throws {
    let found = try place(
      "theme/inheritance-cycle",
      in: [
        "LoginScreenletView_a.xml": overlay("a", parent: "b"), "LoginScreenletView_b.xml": overlay("b", parent: "a"),
      ])
    #expect(found.line == 3)
    #expect(Set([found.file] + found.related.map { String($0.prefix { $0 != ":" }) }).count == 2)
  }

  @Test(arguments: [
    ("theme/child-removes-component", "<remove reference=\"lgn-pw-fld\"/>"),
    (
      "theme/child-adds-component",
      "<view id=\"lgn-rt-vew\"><subviews><button id=\"new-bt-btn\" restorationIdentifier=\"more\"/></subviews></view>"
    ),
    (
      "theme/child-changes-connection",
      "<view id=\"lgn-rt-vew\"><connections>"
        + "<outlet property=\"userNameField\" destination=\"lgn-pw-fld\" id=\"new-co-out\"/></connections></view>"
    ),
    ("theme/child-changes-identifier", "<button id=\"lgn-lg-btn\" restorationIdentifier=\"other-action\"/>"),
  ])
  func `a Child theme that changes components is reported with its line and the parent's`(code: String, change: String)
    throws
  {
    let found = try place(
      code, in: ["LoginScreenletView_a.xml": overlay("a", parent: "default", "        " + change)])
    #expect(found.file == "LoginScreenletView_a.xml")
    #expect(found.line == 5)
    #expect(found.column > 8)
    #expect(found.related.contains { $0.hasPrefix("LoginScreenletView_default.xml:") })
  }

  @Test func `the diagnostic about a missing default theme lists the searched folders`() throws {
    let text = overlay("a", kind: "full", parent: "").replacingOccurrences(of: " parent=\"\"", with: "")
      .replacingOccurrences(of: "overlay", with: "complete").replacingOccurrences(of: "Login", with: "Weather")
    let folder = try TemporaryFolder(project: ["WeatherScreenletView_a.xml": text])
    let outcome = try themec(["lint", folder.url.path, "--format", "jsonl"])
    let diagnostic = try #require(outcome.diagnostics.first { $0["code"] as? String == "theme/missing-default" })
    #expect((diagnostic["message"] as? String ?? "").contains("Weather"))
    #expect("\(diagnostic)".contains(folder.url.lastPathComponent))
  }

  @Test(arguments: ["preview", "compile", "explain", "generate view --stdout", "diff Login/default"])
  func `an unknown theme name is a usage error`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let outcome = try themec(
      words + (words[0] == "diff" ? ["Login/falt7", "--exit-code"] : ["Login", "--theme", "falt7"]))
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains("Login has no theme 'falt7'"))
    #expect(outcome.messages.contains("did you mean 'flat7'?"))
  }

  @Test func `the fixes for a removed component hide it or make the theme Extended`() throws {
    let change =
      "        <view id=\"lgn-rt-vew\"><remove reference=\"lgn-pw-fld\"/></view>\n        <label id=\"lgn-ti-lbl\" text=\"Hi\"/>"
    let folder = try TemporaryFolder(project: ["LoginScreenletView_a.xml": overlay("a", parent: "default", change)])
    let lint = ["lint", folder.url.path]
    let diagnostic = try #require(
      try themec(lint + ["--format", "jsonl"]).diagnostics.first {
        $0["code"] as? String == "theme/child-removes-component"
      })
    let titles = (diagnostic["fixes"] as? [[String: Any]] ?? []).map { $0["title"] as? String }
    #expect(titles == ["hide it instead", "make the theme Extended"])
    _ = try themec(lint + ["--fix", "--unsafe-fixes"])
    let file = folder.url.appendingPathComponent("LoginScreenletView_a.xml")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.contains("<label id=\"lgn-ti-lbl\" text=\"Hi\"/>\n        <textField id=\"lgn-pw-fld\" hidden=\"YES\"/>\n"))
    #expect(!text.contains("<remove") && text.contains("kind=\"child\""))
    let left = try themec(lint + ["--format", "jsonl"]).diagnostics.filter { $0["severity"] as? String == "error" }
    #expect(left.isEmpty, "\(left)")
  }

  @Test func `a Full theme with a parent is reported once`() throws {
    let folder = try TemporaryFolder(project: [
      "LoginScreenletView_a.xml": overlay("a", kind: "full", parent: "default")
    ])
    let diagnostics = try themec(["lint", folder.url.path, "--format", "jsonl"]).diagnostics
    #expect(
      diagnostics.compactMap { $0["code"] as? String }.filter { $0.hasPrefix("theme/") } == ["theme/parent-not-allowed"]
    )
  }

  @Test func `git's conflict markers are reported as an unresolved merge conflict`() throws {
    let marks = "<<<<<<< HEAD\n<label id=\"a\"/>\n=======\n<label id=\"b\"/>\n>>>>>>> other"
    let folder = try TemporaryFolder(project: ["LoginScreenletView_a.xml": overlay("a", parent: "default", marks)])
    let diagnostics = try themec(["lint", folder.url.path, "--format", "jsonl"]).diagnostics
    let fault = try #require(diagnostics.first { $0["code"] as? String == "syntax/well-formed" })
    #expect(fault["message"] as? String == "unresolved merge conflict")
  }

  @Test func `a resolved theme keeps its own header`() throws {
    let names = ["Login/flat7", "Login/westeros"]
    let compared = try themec(["diff"] + names)
    #expect(compared.output.contains("theme.name: flat7 → westeros"), "\(compared.output)")
    #expect(compared.output.contains("theme.kind: extended → full"))
  }
}
