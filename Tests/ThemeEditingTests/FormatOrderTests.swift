import Testing
import ThemeSource

@testable import ThemeEditing

/// Interface Builder's order of attributes and children.
struct FormatOrderTests {
  /// The formatted content of a document without indentation. Also checks that formatting is idempotent.
  func content(_ text: String, _ attributes: String = "") -> String? {
    let document = "<document\(attributes.isEmpty ? "" : " " + attributes)>\(text)</document>"
    guard let once = markup(document)?.formatted().write() else { return nil }
    #expect(markup(ThemeEditingTests.text(once))?.formatted().write() == once)
    let lines = ThemeEditingTests.text(once).split(separator: "\n").dropFirst(2).dropLast()
    return lines.map { String($0.drop { $0 == " " }) }.joined(separator: " ")
  }

  @Test func `unknown attributes keep their order`() {
    #expect(
      content(#"<objects><label zoo="1" id="a" text="A" opaque="NO" ant="2"/></objects>"#)
        == #"<objects> <label zoo="1" opaque="NO" text="A" id="a" ant="2"/> </objects>"#)
  }

  @Test func `a safe area follows the constraints in documents of older releases`() {
    let view = #"<view id="v"><constraints/><viewLayoutGuide key="safeArea" id="s"/><connections/></view>"#
    #expect(
      content(view, #"toolsVersion="16097""#)
        == #"<view id="v"> <constraints/> <viewLayoutGuide key="safeArea" id="s"/> <connections/> </view>"#)
    let new = #"<view id="v"> <viewLayoutGuide key="safeArea" id="s"/> <constraints/> <connections/> </view>"#
    #expect(content(view, #"toolsVersion="17154""#) == new)
    #expect(content(view) == new)
    let dependencies = #"<dependencies><capability name="System colors in document resources"/></dependencies>"#
    #expect(content(dependencies + view, #"toolsVersion="15705""#)?.hasSuffix(new) == true)
  }

  @Test func `documents for macOS have a different order`() {
    let insets = #"<edgeInsets key="edgeInsets" right="3" bottom="4" top="1" left="2"/>"#
    #expect(
      content(insets, #"targetRuntime="MacOSX.Cocoa" toolsVersion="22154""#)
        == #"<edgeInsets key="edgeInsets" left="2" right="3" top="1" bottom="4"/>"#)
    #expect(content(insets) == #"<edgeInsets key="edgeInsets" top="1" left="2" bottom="4" right="3"/>"#)
  }

  @Test func `dependencies, resources, dictionaries and attributes of text are sorted`() {
    #expect(
      content(
        #"<dependencies><capability name="b"/><plugIn identifier="p"/><capability name="B"/><deployment/></dependencies>"#
      )
        == #"<dependencies> <deployment/> <plugIn identifier="p"/> <capability name="B"/> <capability name="b"/> </dependencies>"#
    )
    #expect(
      content(
        #"<resources><systemColor name="a"/><image name="z"/><namedColor name="c"/><image name="Z"/></resources>"#)
        == #"<resources> <image name="Z"/> <image name="z"/> <namedColor name="c"/> <systemColor name="a"/> </resources>"#
    )
    #expect(
      content(#"<dictionary key="d"><string key="b"/><integer key="a"/></dictionary>"#)
        == #"<dictionary key="d"> <integer key="a"/> <string key="b"/> </dictionary>"#)
    #expect(
      content(#"<attributes><font key="NSFont"/><color key="NSColor"/></attributes>"#)
        == #"<attributes> <color key="NSColor"/> <font key="NSFont"/> </attributes>"#)
  }

  @Test func `a sorted list with an unexpected element keeps its order`() {
    let lists = [
      #"<dependencies> <plugIn identifier="p"/> <label/> <deployment/> </dependencies>"#,
      #"<resources> <image name="z"/> <image/> <image name="a"/> </resources>"#,
      #"<dictionary key="d"> <string key="b"/> <integer/> <string key="a"/> </dictionary>"#,
    ]
    for list in lists { #expect(content(list) == list) }
  }

  @Test func `lists with a meaningful order and two children for one place keep their order`() {
    let fixed = [
      #"<subviews> <view id="b"/> <label id="a"/> </subviews>"#,
      #"<constraints> <constraint id="b"/> <constraint id="a"/> </constraints>"#,
      #"<connections> <outlet id="b"/> <action id="a"/> </connections>"#,
      #"<userDefinedRuntimeAttributes> <userDefinedRuntimeAttribute keyPath="b"/> <userDefinedRuntimeAttribute keyPath="a"/> </userDefinedRuntimeAttributes>"#,
      #"<view id="a"> <connections/> <subviews/> <subviews/> </view>"#,
    ]
    for list in fixed { #expect(content(list) == list) }
  }

  @Test func `variations are sorted by key at their place`() {
    #expect(
      content(
        #"<view id="v"><variation key="heightClass=regular"/><connections/><variation key="default"/><subviews/></view>"#
      )
        == #"<view id="v"> <subviews/> <variation key="default"/> <variation key="heightClass=regular"/> <connections/> </view>"#
    )
  }

  @Test func `the header is first, edits are last, placements end a tag`() {
    let text = #"""
      <objects><button id="b" after="a" into="c" title="T"><unset name="x"/><connections/><remove reference="r"/><rect key="frame"/></button></objects><theme form="overlay" parent="default" name="n" screenlet="S"/>
      """#
    #expect(
      content(text)
        == #"<theme screenlet="S" name="n" parent="default" form="overlay"/> <objects> <button id="b" title="T" after="a" into="c"> <rect key="frame"/> <connections/> <unset name="x"/> <remove reference="r"/> </button> </objects>"#
    )
    #expect(
      content(#"<resources><remove reference="x"/><namedFont name="b"/><namedColor name="c"/></resources>"#)
        == #"<resources> <namedColor name="c"/> <namedFont name="b"/> <remove reference="x"/> </resources>"#)
  }

  @Test func `a new attribute follows those that must precede it`() throws {
    func tag(_ written: String, _ name: String) throws -> String {
      var tree = try #require(markup("<document>\(written)</document>"))
      tree.set(name, to: "1", of: 1)
      let text = ThemeEditingTests.text(tree.write())
      return String(text.dropFirst("<document>".count).dropLast("</document>".count))
    }
    #expect(try tag(#"<label opaque="NO" zoo="" id="a"/>"#, "text") == #"<label opaque="NO" text="1" zoo="" id="a"/>"#)
    #expect(try tag(#"<label zoo="" id="a"/>"#, "opaque") == #"<label zoo="" opaque="1" id="a"/>"#)
    #expect(try tag(#"<label id="a" before="b"/>"#, "unheardOf") == #"<label id="a" unheardOf="1" before="b"/>"#)
    #expect(
      try tag(#"<theme screenlet="S" form="complete"/>"#, "parent")
        == #"<theme screenlet="S" parent="1" form="complete"/>"#)
  }

  @Test func `a new child is inserted where Interface Builder would write it`() throws {
    func children(_ written: String, _ name: String, key: String? = nil) throws -> [String] {
      var tree = try #require(markup("<document>\(written)</document>"))
      tree.insert(tree.make(name, key.map { [.init("key", $0)] } ?? []), into: 1)
      return tree[1].children.map { tree[$0].name }
    }
    #expect(
      try children(#"<view id="v"><rect key="frame"/><unset name="n"/></view>"#, "subviews")
        == ["rect", "subviews", "unset"])
    #expect(
      try children(#"<view id="v"><rect key="frame"/><constraints/></view>"#, "color", key: "backgroundColor")
        == ["rect", "color", "constraints"])
    #expect(try children("<subviews><view/><label/></subviews>", "button") == ["view", "label", "button"])
    #expect(
      try children(#"<resources><image name="i"/><systemColor name="s"/></resources>"#, "namedColor")
        == ["image", "systemColor", "namedColor"])
    #expect(
      try children("<dependencies><deployment/><capability name=\"c\"/></dependencies>", "plugIn")
        == ["deployment", "plugIn", "capability"])
  }
}
