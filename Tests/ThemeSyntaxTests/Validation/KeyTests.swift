import Testing
import ThemeSource

@testable import ThemeSyntax

struct KeyTests {
  /// Diagnostics of these files that are not about keys.
  private static let others: Set = ["syntax/missing-id", "syntax/no-objects"]

  private func parsed(_ objects: String) -> (file: SourceFile, diagnostics: [Diagnostic]) {
    let file = source(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
        + objects + "</objects></document>")
    return (file, parse(file).diagnostics.filter { !Self.others.contains($0.code.rawValue) })
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
  func `a misspelled key is a warning at its value with the suggested key`(
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

  @Test func `a key of another element is reported with the possible keys`() {
    let diagnostics = parsed(#"<view><color key="titleShadow" white="0"/></view>"#).diagnostics
    #expect(diagnostics.map(\.message) == ["unknown key 'titleShadow' in 'view'"])
    #expect(diagnostics.map(\.help) == ["use 'backgroundColor' or 'tintColor'"])
    #expect(diagnostics.flatMap(\.fixes).isEmpty)
  }

  @Test func `a key that exists already is not suggested again`() {
    let diagnostics = parsed(#"<label><color key="textColor" white="0"/><color key="textColour" white="0"/></label>"#)
      .diagnostics
    #expect(diagnostics.map(\.help) == ["'label' already has 'textColor': keep one of them"])
    #expect(diagnostics.flatMap(\.fixes).isEmpty)
  }

  @Test func `where not all keys are known, one that is not close to any is accepted`() {
    #expect(parsed(#"<tableView><color key="dropIndicator" white="0"/></tableView>"#).diagnostics.isEmpty)
    #expect(parsed(#"<customObject><size key="anything" width="1" height="1"/></customObject>"#).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      #"<label><fontDescription pointSize="9"/></label>"#, "fontDescription", "label",
      #"add key="fontDescription""#
    ),
    (
      #"<view><rect x="0" y="0" width="1" height="1"/></view>"#, "rect", "view",
      #"add key="…" with 'frame', 'bounds' or 'contentStretch'"#
    ),
    (
      #"<label><color white="0"/></label>"#, "color", "label",
      #"add key="…" with 'textColor', 'highlightedColor', 'shadowColor', 'backgroundColor' or 'tintColor'"#
    ),
    (
      #"<label><size width="1" height="1"/></label>"#, "size", "label",
      #"add key="…", such as 'shadowOffset', 'canvasLocation', 'layoutMargins'"#
    ),
    (
      #"<button><state title="Go"/></button>"#, "state", "button",
      #"add key="…" with 'normal', 'highlighted', 'disabled', 'selected' or 'focused'"#
    ),
    (
      #"<view><variation key="default"><color white="0"/></variation></view>"#, "color", "view",
      #"add key="…" with 'backgroundColor' or 'tintColor'"#
    ),
  ])
  func `a value without a key is a warning with the possible keys`(
    _ objects: String, _ element: String, _ parent: String, _ help: String
  ) {
    let (file, diagnostics) = parsed(objects)
    #expect(diagnostics.map(\.code) == ["syntax/missing-key"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map(\.message) == ["the '\(element)' of this '\(parent)' has no key"])
    #expect(diagnostics.first?.span.map { file.text(in: $0.range) } == element)
    #expect(diagnostics.first?.help?.hasPrefix(help) == true, "\(diagnostics.first?.help ?? "")")
  }

  @Test func `values of lists, of resources and with a name need no key`() {
    #expect(
      parsed(#"<navigationController id="n"><nil name="viewControllers"/></navigationController>"#).diagnostics.isEmpty)
    #expect(
      parsed(#"<segmentedControl><segments><segment title="A"/></segments></segmentedControl>"#).diagnostics.isEmpty)
    let resources = source(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><resources><namedColor name="a"><color white="0"/></namedColor></resources></document>"#
    )
    #expect(parse(resources).codes.filter { !Self.others.contains($0) } == [])
  }
}
