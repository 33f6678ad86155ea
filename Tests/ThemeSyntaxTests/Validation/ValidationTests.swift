import Testing
import ThemeSource

@testable import ThemeSyntax

/// An iOS document around some objects.
private func document(_ objects: String, _ rest: String = "") -> String {
  "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects>\(rest)</document>"
}

/// "code place: message" of all diagnostics of a file.
private func diagnostics(_ text: String, path: String = "test.xib") -> [String] {
  let file = source(text, path: path)
  return checked(file).map { diagnostic in
    "\(diagnostic.code) '\(diagnostic.span.map { file.text(in: $0.range) } ?? "")' \(diagnostic.message)"
  }
}

/// All diagnostics except those about missing ids and objects, which these files do not need.
private func checked(_ file: SourceFile) -> [Diagnostic] {
  parse(file).diagnostics.filter { $0.code != "syntax/missing-id" && $0.code != "syntax/no-objects" }
}

struct ValidationTests {
  @Test func `unknown elements are one warning with names, counts and suggestions`() {
    let file = source(document("<vew id=\"a\"/><label id=\"b\"/><vew id=\"c\"/><fooView id=\"d\"/>"))
    let result = parse(file)
    #expect(result.codes == ["syntax/unknown-element"])
    let diagnostic = result.diagnostics[0]
    #expect(diagnostic.message == "3 unknown elements: 'fooView', 'vew' (2)")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.help == "did you mean 'view' for 'vew'?")
    #expect(diagnostic.related.map { file.text(in: $0.span.range) } == ["fooView"])
    #expect(result.value.tree.nodes.map(\.name) == ["document", "objects", "vew", "label", "vew", "fooView"])
  }

  @Test func `an unknown attribute is a note with a suggestion`() {
    let file = source(document("<label id=\"a\" txet=\"x\" lint:x=\"\" xmlns:lint=\"urn:themec:lint\"/>"))
    let diagnostic = parse(file).diagnostics
    #expect(diagnostic.map(\.code) == ["syntax/unknown-attribute"])
    #expect(diagnostic.first?.severity == .note)
    #expect(diagnostic.first?.help == "did you mean 'text'?")
  }

  @Test(arguments: [
    ("<view hidden=\"true\"/>", "'true' invalid value 'true' for 'hidden': expected 'YES' or 'NO'"),
    ("<view alpha=\"0,5\"/>", "'0,5' invalid value '0,5' for 'alpha': expected a number from 0 to 1"),
    ("<view alpha=\"nan\"/>", "'nan' invalid value 'nan' for 'alpha': expected a number from 0 to 1"),
    ("<view alpha=\"0x10\"/>", "'0x10' invalid value '0x10' for 'alpha': expected a number from 0 to 1"),
    ("<view tag=\"1.5\"/>", "'1.5' invalid value '1.5' for 'tag': expected a whole number"),
    (
      "<view horizontalHuggingPriority=\"1001\"/>",
      "'1001' invalid value '1001' for 'horizontalHuggingPriority': expected a number from 0 to 1000"
    ),
    (
      "<view placeholderIntrinsicWidth=\"big\"/>",
      "'big' invalid value 'big' for 'placeholderIntrinsicWidth': expected a number of points or 'infinite'"
    ),
    (
      "<view tag=\"99999999999999999999\"/>",
      "'99999999999999999999' invalid value '99999999999999999999' for 'tag': expected a number from -9223372036854775808 to 9223372036854775807"
    ),
    ("<view><color key=\"tintColor\" red=\"0\" green=\"0\" alpha=\"1\"/></view>", "'color' 'color' has no 'blue'"),
    ("<view><color key=\"tintColor\" black=\"0\" yellow=\"0\"/></view>", "'color' 'color' has no 'cyan' or 'magenta'"),
    ("<view><color key=\"tintColor\" alpha=\"1\"/></view>", "'color' 'color' has no value"),
    ("<label textAlignment=\"centre\"/>", "'centre' invalid value 'centre' for 'textAlignment'"),
    (
      "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1e999\" height=\"1\"/></view>",
      "'1e999' invalid value '1e999' for 'width': expected a number"
    ),
    ("<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\"/></view>", "'rect' missing attribute 'height' in 'rect'"),
    (
      "<view><color key=\"tintColor\" red=\"255\" green=\"0\" blue=\"0\"/></view>",
      "'255' invalid value '255' for 'red': expected a number from 0 to 1"
    ),
    (
      "<view><constraints><constraint firstAttribute=\"width\" multiplier=\"1:0\"/></constraints></view>",
      "'1:0' invalid value '1:0' for 'multiplier': expected a number or a ratio such as '16:9'"
    ),
    ("<view alpha=\"1.5\"/>", "'1.5' invalid value '1.5' for 'alpha': expected a number from 0 to 1"),
    (
      "<label><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"-24\"/></label>",
      "'-24' invalid value '-24' for 'pointSize': expected a number greater than or equal to 0"
    ),
    (
      "<view><color key=\"tintColor\" white=\"0\" alpha=\"1\" colorSpace=\"custum\"/></view>",
      "'custum' invalid value 'custum' for 'colorSpace'"
    ),
    (
      "<view><color key=\"tintColor\" white=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGBB\"/></view>",
      "'sRGBB' invalid value 'sRGBB' for 'customColorSpace'"
    ),
    ("<view><variation key=\"widthClass=huge\"/></view>", "'widthClass=huge' invalid size class 'widthClass=huge'"),
    (
      "<view><connections><outlet property=\"x\"/></connections></view>",
      "'outlet' missing attribute 'destination' in 'outlet'"
    ),
    (
      "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"a\" value=\"1\"/></userDefinedRuntimeAttributes></view>",
      "'1' invalid value '1' for 'value': expected 'YES' or 'NO'"
    ),
  ])
  func `an invalid value is an error at the value`(objects: String, diagnostic: String) {
    #expect(diagnostics(document(objects)) == ["syntax/bad-value \(diagnostic)"])
  }

  @Test func `extended colors, infinite sizes and ratios are valid`() {
    let objects = """
      <view id="a" placeholderIntrinsicWidth="infinite"><constraints>\
      <constraint firstAttribute="width" multiplier="16:9" id="c"/>\
      <constraint firstAttribute="height" multiplier="1/3" id="d"/></constraints>\
      <color key="backgroundColor" red="-0.2" green="1.1" blue="0" alpha="1" colorSpace="custom" customColorSpace="extendedSRGB"/></view>
      """
    #expect(diagnostics(document(objects)) == [])
  }

  @Test func `a misspelled attribute is not renamed to one that exists already`() {
    let text = document("<label txet=\"a\" text=\"b\" hiden=\"YES\"/>")
    let found = checked(source(text))
    #expect(found.map(\.code) == ["syntax/unknown-attribute", "syntax/unknown-attribute"])
    #expect(found.map(\.fixes.count) == [0, 1])
  }

  @Test func `a misspelled kind or form of a theme is reported once, with a suggestion`() {
    let text =
      "<document><theme screenlet=\"A\" name=\"b\" kind=\"extendet\" form=\"overly\"/><objects/></document>"
    #expect(
      parse(source(text)).diagnostics.map(\.help) == ["did you mean 'extended'?", "did you mean 'overlay'?"])
  }

  @Test func `the help for a component from 0 to 255 has its value from 0 to 1`() {
    let text = document("<view><color key=\"tintColor\" red=\"51\" green=\"0\" blue=\"255\"/></view>")
    #expect(
      checked(source(text)).map(\.help) == [
        "color components range from 0 to 1: write 51/255 as 0.2",
        "color components range from 0 to 1: write 255/255 as 1",
      ])
  }

  @Test func `an id given twice is an error at the second, and points to the first`() {
    let file = source(document("<view id=\"a\"/><label id=\"a\"/>"), path: "x.xib")
    let diagnostic = parse(file).diagnostics
    #expect(diagnostic.map(\.code) == ["syntax/duplicate-id"])
    #expect(diagnostic.first?.related.map(\.message) == ["first used by this 'view'"])
    #expect(diagnostic.first?.fixes.first?.edits.first?.replacement == "a-2")
  }

  @Test func `a reference to a missing object is an error if the file contains the whole tree`() {
    let view =
      "<view id=\"root\">\n  <connections>\n    <outlet property=\"x\" destination=\"labl\" id=\"o\"/>\n  </connections><label id=\"label\"/></view>"
    let text = document(view.replacing("<label id=\"label\"/>", with: "<subviews><label id=\"label\"/></subviews>"))
    let file = source(text, path: "x.xib")
    let diagnostic = parse(file).diagnostics
    #expect(diagnostic.map(\.code) == ["syntax/dangling-reference"])
    #expect(diagnostic.first?.help == "did you mean 'label'?")
    let removal = diagnostic.first?.fixes.last?.edits.first
    #expect(
      removal.map { file.text(in: $0.span.range) } == "\n    <outlet property=\"x\" destination=\"labl\" id=\"o\"/>")
    let header = "<theme screenlet=\"Foo\" name=\"bar\" parent=\"default\"/>"
    let overlay = text.replacing("<objects>", with: header + "<objects>")
    #expect(diagnostics(overlay, path: "FooView_bar.xml") == [])
    #expect(diagnostics(text, path: "FooView_bar-ext.xml") == [])
    let complete = overlay.replacing("parent=", with: "form=\"complete\" parent=")
    #expect(diagnostics(complete, path: "FooView_bar.xml").count == 1)
  }

  @Test(arguments: [
    (
      "<label id=\"a\"><subviews><view id=\"b\"/></subviews></label>", "'subviews' 'subviews' is not allowed in 'label'"
    ),
    ("<view id=\"a\"><label id=\"b\"/></view>", "'label' 'label' is not allowed in 'view'"),
    ("<view id=\"a\"><subviews/><subviews/></view>", "'subviews' 'subviews' occurs twice in 'view'"),
    ("<view id=\"a\">text</view>", "'view' text is not allowed in 'view'"),
    (
      "<visualEffectView id=\"a\"><view key=\"contentView\" id=\"b\"/><view key=\"contentView\" id=\"c\"/></visualEffectView>",
      "'view' 'view' with the key 'contentView' occurs twice in 'visualEffectView'"
    ),
    (
      "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>",
      "'rect' 'rect' with the key 'frame' occurs twice in 'view'"
    ),
    (
      "<label id=\"a\"><string key=\"text\">b</string><string key=\"text\">c</string></label>",
      "'string' 'string' with the key 'text' occurs twice in 'label'"
    ),
    (
      "<label id=\"a\" text=\"b\"><string key=\"text\">c</string></label>",
      "'string' the value 'text' of 'label' is written twice: as an attribute and as 'string'"
    ),
  ])
  func `an element in an invalid place is an error`(objects: String, diagnostic: String) {
    #expect(diagnostics(document(objects)) == ["syntax/illegal-child \(diagnostic)"])
  }

  @Test func `the help names the place where an element belongs`() {
    let text = document("<view id=\"a\"><label id=\"b\"/></view>")
    #expect(parse(source(text)).diagnostics.first?.help == "put it into the '<subviews>' of 'view'")
  }

  @Test func `documents of other platforms are one note and are not checked`() {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"><objects><window/></objects></document>"
    let result = parse(source(text))
    #expect(result.value.format == .notIOS)
    #expect(result.codes == ["syntax/not-ios-document"])
    #expect(result.diagnostics[0].severity == .note)
    let watch =
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"><scenes/></document>"
    #expect(parse(source(watch)).value.format == .notIOS)
  }

  @Test func `another document element is an error with a suggestion`() {
    let file = source("<docment><objects/></docment>")
    let result = parse(file)
    #expect(result.codes == ["syntax/unknown-element"])
    #expect(result.diagnostics[0].severity == .error)
    #expect(result.diagnostics[0].help == "did you mean 'document'?")
    #expect(result.value.format == .unreadable)
    #expect(parse(source("<archive type=\"x\"/>")).codes == ["syntax/not-ios-document"])
  }

  @Test(arguments: ["22155", "9.0", "32700.99.1234"])
  func `versions are numbers between dots`(version: String) {
    func text(_ version: String) -> String {
      document("").replacing(" targetRuntime", with: " toolsVersion=\"\(version)\" targetRuntime")
    }
    #expect(diagnostics(text(version)) == [])
    for wrong in [version + ".", "." + version, "v" + version, version + "..1"] {
      #expect(
        diagnostics(text(wrong)) == [
          "syntax/bad-value '\(wrong)' invalid value '\(wrong)' for 'toolsVersion': expected a version such as '22155' or '9.0'"
        ])
    }
  }

  @Test func `a runtime attribute has a known type and a key path`() {
    func attribute(_ text: String) -> String {
      document(
        "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(text)/></userDefinedRuntimeAttributes></view>"
      )
    }
    #expect(diagnostics(attribute(#"type="number" keyPath="layer.cornerRadius" value="4""#)) == [])
    #expect(
      diagnostics(attribute(#"type="float" keyPath="layer.cornerRadius" value="4""#)) == [
        "syntax/bad-value 'float' invalid value 'float' for 'type'"
      ])
    #expect(
      diagnostics(attribute(#"type="number" value="4""#)) == [
        "syntax/bad-value 'userDefinedRuntimeAttribute' missing attribute 'keyPath' in 'userDefinedRuntimeAttribute'"
      ])
  }
}
