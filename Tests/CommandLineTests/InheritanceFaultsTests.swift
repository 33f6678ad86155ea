import Foundation
import TestSupport
import Testing

/// Faults between themes, as a user meets them: each with file, line and column on both themes.
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

  /// The one diagnostic of a code, with its line and column and those of its related places.
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

  @Test func `a missing parent is at the word that names it`() throws {
    let found = try place(
      "theme/missing-parent", in: ["LoginScreenletView_a.xml": overlay("a", parent: "nowhere")])
    #expect(found.file == "LoginScreenletView_a.xml")
    #expect(found.line == 3 && found.column == 60)
  }

  @Test func `an overlay without its parent is not blamed for what the parent would give`() throws {
    let folder = try TemporaryFolder(project: [
      "LoginScreenletView_a.xml": overlay("a", parent: "defualt", "<label id=\"lgn-ti-lbl\"/>")
    ])
    let outcome = try themec(["lint", folder.url.path, "--format", "jsonl"])
    #expect(outcome.diagnostics.map { $0["code"] as? String } == ["theme/missing-parent"])
  }

  @Test(arguments: [
    (#"kind="child""#, "theme/missing-parent"), (#"kind="full" parent="default""#, "theme/parent-not-allowed"),
  ])
  func `changes to a parent that is not named, or may not be, are not blamed for what the parent would give`(
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
  func `a file's name that is misspelled is one diagnostic`(name: String) throws {
    let folder = try TemporaryFolder(project: [name: overlay("a", parent: "default")])
    let diagnostics = try themec(["lint", folder.url.path, "--format", "jsonl"]).diagnostics
    #expect(diagnostics.map { $0["code"] as? String } == ["naming/file-name"])
    #expect(diagnostics.first?["help"] as? String == "rename the file to 'LoginScreenletView_a.xml'")
  }

  @Test func `what a Child removes is reported where it does, and nothing of what that leaves open`() throws {
    let folder = try TemporaryFolder(project: [
      "LoginScreenletView_a.xml": overlay("a", parent: "default", "        <remove reference=\"lgn-pw-fld\"/>"),
      "LoginScreenletView_b.xml": overlay("b", parent: "a"),
    ])
    let diagnostics = try themec(["lint", folder.url.path, "--format", "jsonl"]).diagnostics
    #expect(diagnostics.map { $0["code"] as? String } == ["theme/child-removes-component"])
  }

  @Test func `a cycle of two is reported once, on both`() throws {
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
  func `a Child that changes components is reported at its own line and the parent's`(code: String, change: String)
    throws
  {
    let found = try place(
      code, in: ["LoginScreenletView_a.xml": overlay("a", parent: "default", "        " + change)])
    #expect(found.file == "LoginScreenletView_a.xml")
    #expect(found.line == 5)
    #expect(found.column > 8)
    #expect(found.related.contains { $0.hasPrefix("LoginScreenletView_default.xml:") })
  }

  @Test func `a Screenlet without a default theme says where it was looked for`() throws {
    let text = overlay("a", kind: "full", parent: "").replacingOccurrences(of: " parent=\"\"", with: "")
      .replacingOccurrences(of: "overlay", with: "complete").replacingOccurrences(of: "Login", with: "Weather")
    let folder = try TemporaryFolder(project: ["WeatherScreenletView_a.xml": text])
    let outcome = try themec(["lint", folder.url.path, "--format", "jsonl"])
    let diagnostic = try #require(outcome.diagnostics.first { $0["code"] as? String == "theme/missing-default" })
    #expect((diagnostic["message"] as? String ?? "").contains("Weather"))
    #expect("\(diagnostic)".contains(folder.url.lastPathComponent))
  }

  @Test(arguments: ["preview", "compile", "explain", "generate view --stdout", "diff Login/default"])
  func `a theme name that does not exist is bad usage`(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let outcome = try themec(
      words + (words[0] == "diff" ? ["Login/falt7", "--exit-code"] : ["Login", "--theme", "falt7"]))
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains("Login has no theme 'falt7'"))
    #expect(outcome.messages.contains("did you mean 'flat7'?"))
  }

  @Test func `hiding what was removed stands under objects, and becoming Extended is offered beside it`() throws {
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

  @Test func `git's marks of a conflict are called that`() throws {
    let marks = "<<<<<<< HEAD\n<label id=\"a\"/>\n=======\n<label id=\"b\"/>\n>>>>>>> other"
    let folder = try TemporaryFolder(project: ["LoginScreenletView_a.xml": overlay("a", parent: "default", marks)])
    let diagnostics = try themec(["lint", folder.url.path, "--format", "jsonl"]).diagnostics
    let fault = try #require(diagnostics.first { $0["code"] as? String == "syntax/well-formed" })
    #expect(fault["message"] as? String == "unresolved merge conflict")
  }
}
