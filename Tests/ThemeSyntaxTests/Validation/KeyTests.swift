import Diagnostics
import Testing
import ThemeSource

@testable import ThemeSyntax

struct KeyTests {
  private func parsed(_ objects: String) -> (file: SourceFile, diagnostics: [Diagnostic]) {
    let file = source(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
        + objects + "</objects></document>")
    return (file, parse(file).diagnostics)
  }

  @Test(arguments: [
    (#"<label><color key="textColour" white="0"/></label>"#, "textColour", "label", "textColor"),
    (#"<label><fontDescription key="font" pointSize="9"/></label>"#, "font", "label", "fontDescription"),
    (#"<label><rect key="fram" x="0" y="0" width="1" height="1"/></label>"#, "fram", "label", "frame"),
    (#"<label><nil key="highlightColor"/></label>"#, "highlightColor", "label", "highlightedColor"),
    (#"<label><string key="txt">a</string></label>"#, "txt", "label", "text"),
    (#"<button><state key="nromal" title="Go"/></button>"#, "nromal", "button", "normal"),
    (
      #"<button><state key="normal"><color key="tileColor" white="0"/></state></button>"#, "tileColor", "state",
      "titleColor"
    ),
    (
      #"<view><variation key="default"><color key="backgroundColour" white="0"/></variation></view>"#,
      "backgroundColour",
      "view", "backgroundColor"
    ),
    (
      #"<tableView><color key="seperatorColor" white="0"/></tableView>"#, "seperatorColor", "tableView",
      "separatorColor"
    ),
  ])
  func `a misspelled key is a warning at its value, with the key that is meant`(
    _ objects: String, _ key: String, _ parent: String, _ meant: String
  ) {
    let (file, diagnostics) = parsed(objects)
    #expect(diagnostics.map(\.code) == ["syntax/unknown-key"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map(\.message) == ["unknown key '\(key)' in '\(parent)'"])
    #expect(diagnostics.first?.span.map { file.text(in: $0.range) } == key)
    #expect(diagnostics.first?.help == "did you mean '\(meant)'?")
    #expect(diagnostics.first?.fixes.flatMap(\.edits).map(\.replacement) == [meant])
  }

  @Test func `a key of another element is reported with the keys that there are`() {
    let diagnostics = parsed(#"<view><color key="titleShadow" white="0"/></view>"#).diagnostics
    #expect(diagnostics.map(\.message) == ["unknown key 'titleShadow' in 'view'"])
    #expect(diagnostics.map(\.help) == ["use 'backgroundColor' or 'tintColor'"])
    #expect(diagnostics.flatMap(\.fixes).isEmpty)
  }

  @Test func `a key that is there already is not offered once more`() {
    let diagnostics = parsed(#"<label><color key="textColor" white="0"/><color key="textColour" white="0"/></label>"#)
      .diagnostics
    #expect(diagnostics.map(\.help) == ["'label' already has 'textColor': keep one of them"])
    #expect(diagnostics.flatMap(\.fixes).isEmpty)
  }

  @Test func `where not all keys are known, one that is not close to any is accepted`() {
    #expect(parsed(#"<tableView><color key="dropIndicator" white="0"/></tableView>"#).diagnostics.isEmpty)
    #expect(parsed(#"<customObject><size key="anything" width="1" height="1"/></customObject>"#).diagnostics.isEmpty)
  }
}
