import Foundation
import TestSupport
import Testing

/// `explain` on values and elements that the theme removes, or does not use.
struct ExplainTests {
  private let overlay = """
    <document>
        <theme screenlet="Login" name="ext" kind="extended" parent="default" form="overlay"/>
        <objects>
            <view id="lgn-rt-vew" customClass="LoginScreenletView_ext"/>
            <unset reference="lgn-lg-btn" key="backgroundColor"/>
            <unset reference="lgn-em-fld" attribute="placeholder"/>
            <remove reference="lgn-au-btn"/>
        </objects>
    </document>
    """

  private func explain(_ subject: String, _ files: [String: String], theme: String) throws -> Outcome {
    let folder = try TemporaryFolder(project: files)
    return try themec(
      ["explain", "Login", subject, "--theme", theme, "--theme-path", "."], folder: folder.url)
  }

  /// The words of each line of a table, starting at the line that begins with `first`.
  private func rows(_ text: String, from first: String) -> [[String]] {
    text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }.drop { $0.first != first }.map { $0 }
  }

  @Test func `names in a document control neither the terminal nor a build service`() throws {
    let folder = try TemporaryFolder([
      "A.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="&#x9b;31m##vso[x" value="x"/>
      <userDefinedRuntimeAttribute type="string" keyPath="::error file=x::y" value="x"/>
      </userDefinedRuntimeAttributes></view></objects></document>
      """
    ])
    let explained = try themec(["explain", "A.xib", "a"], folder: folder.url).output
    #expect(explained.contains(#"\u{9B}31m##vso\u{5B}x"#) && explained.contains(#"\u{3A}:error"#), "\(explained)")
    #expect(!explained.contains("\u{9B}"))
  }

  @Test func `an unset value is shown with the value that it replaces`() throws {
    let files = ["LoginScreenletView_ext.xml": overlay]
    let button = rows(try explain("lgn-lg-btn", files, theme: "ext").output, from: "backgroundColor")
    #expect(button.first?.dropFirst().first == "unset")
    #expect(button.first?.last?.hasSuffix("LoginScreenletView_ext.xml:5:9") == true)
    #expect(button.last?.first == "over" && button.last?.contains("name=\"accent\"/>") == true)
    let field = rows(try explain("userNameField", files, theme: "ext").output, from: "placeholder")
    #expect(field.map { $0[1] } == ["unset", "\"Email"])
  }

  @Test func `explaining a removed element reports the location of the removal`() throws {
    let outcome = try explain("lgn-au-btn", ["LoginScreenletView_ext.xml": overlay], theme: "ext")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("'lgn-au-btn' of Login · ext is removed here"))
    #expect(outcome.messages.contains("LoginScreenletView_ext.xml:7:9"))
  }

  @Test func `a color that the theme does not use is explained, and misspelled colors get a suggestion`() throws {
    let unused = try explain("danger", ["notes.txt": ""], theme: "default").output
    #expect(unused.contains("color danger, which the theme does not use"))
    #expect(
      rows(unused, from: "is").map { $0.prefix(4).contains("#B3261E") || $0.contains("#FF8A80") } == [true, true])
    #expect(try explain("accnt", ["notes.txt": ""], theme: "default").messages.contains("did you mean 'accent'?"))
  }

  @Test func `a dark variant overrides the dark appearance of inherited colors without one`() throws {
    let color = { (hex: String) in "<color red=\"\(hex)\" green=\"0\" blue=\"0\" alpha=\"1\"/>" }
    let set = """
      <themeSet name="Flat7" parent="Flat7"><resources>
      <namedColor name="accent">\(color("1"))</namedColor>
      <namedColor name="accent" appearance="dark">\(color("0.5"))</namedColor>
      </resources></themeSet>
      """
    let text = try explain("accent", ["theme-set.xml": set], theme: "flat7").output
    let shown = rows(text, from: "is").compactMap { $0.first { $0.hasPrefix("#") } }
    #expect(shown == ["#FF0000", "#00D57F", "#1560D4", "#800000", "#00D57F", "#7FB0FF"])
  }
}
