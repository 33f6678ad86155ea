import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

struct ValueTests {
  private func font(_ element: String) -> ThemeFont? {
    let tree = tree(element)
    return tree.all.last.flatMap { tree.font(at: $0) }
  }

  @Test func `system fonts have a size and a weight`() {
    #expect(
      font("<fontDescription key=\"f\" type=\"system\" pointSize=\"17\"/>") == ThemeFont(face: .system, pointSize: 17))
    #expect(
      font("<fontDescription key=\"f\" type=\"boldSystem\" pointSize=\"12\"/>")
        == ThemeFont(face: .boldSystem, pointSize: 12, weight: .bold))
    #expect(
      font("<fontDescription key=\"f\" type=\"system\" weight=\"semibold\" pointSize=\"12\"/>")
        == ThemeFont(face: .system, pointSize: 12, weight: .semibold))
    #expect(font("<fontDescription key=\"f\" type=\"italicSystem\" pointSize=\"12\"/>")?.isItalic == true)
  }

  @Test func `weight and slant of named fonts are derived from their names`() {
    let light = font(
      "<fontDescription key=\"f\" name=\"HelveticaNeue-ThinItalic\" family=\"Helvetica Neue\" pointSize=\"28\"/>")
    #expect(light?.face == .named("HelveticaNeue-ThinItalic", family: "Helvetica Neue"))
    #expect(light?.weight == .thin)
    #expect(light?.isItalic == true)
    #expect(font("<font key=\"NSFont\" size=\"14\" name=\"HelveticaNeue-Bold\"/>")?.weight == .bold)
    #expect(
      font("<fontDescription key=\"f\" name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"17\"/>")?
        .face == .system)
  }

  @Test func `text styles have the sizes of the Human Interface Guidelines`() {
    let sizes = [
      "Headline": 17.0, "Body": 17, "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
      "Title1": 28, "Title3": 20,
    ]
    for (name, size) in sizes {
      let style = font("<fontDescription key=\"f\" style=\"UICTFontTextStyle\(name)\"/>")
      #expect(style?.face == .style(name))
      #expect(style?.pointSize == size)
    }
    #expect(font("<fontDescription key=\"f\" style=\"UICTFontTextStyleHeadline\"/>")?.weight == .semibold)
    #expect(font("<font key=\"NSFont\" metaFont=\"smallSystem\"/>")?.pointSize == 11)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `every font of the corpus has a size`() {
    for (file, result) in Corpus.parsed {
      for id in result.value.tree.all {
        guard let font = result.value.tree.font(at: id) else { continue }
        #expect(font.pointSize != nil, "\(file.path)")
      }
    }
  }

  @Test func `a label's text is an attribute, a string element or attributed`() {
    let texts = [
      "<label text=\"a&#10;b\"/>", "<label><string key=\"text\">a\nb</string></label>",
      "<label><mutableString key=\"text\">a\nb</mutableString></label>",
      "<label><string key=\"text\" base64-UTF8=\"YES\">YQpi</string></label>",
      "<label text=\"x\"><attributedString key=\"attributedText\"><fragment content=\"a&#10;\"/><fragment><string key=\"content\">b</string></fragment></attributedString></label>",
    ]
    for text in texts {
      let tree = tree("<subviews>\(text)</subviews>")
      #expect(tree.text(of: NodeID(4)) == "a\nb", "\(text)")
    }
    #expect(tree("<subviews><label/></subviews>").text(of: NodeID(4)) == nil)
  }

  @Test func `attributed text keeps each run's font, color and paragraph`() {
    let tree = tree(
      """
      <attributedString key="attributedText"><fragment content="Hello"><attributes><color key="NSColor" red="1" green="0" blue="0"/>\
      <font key="NSFont" size="20" name="Helvetica-Light"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/>\
      </attributes></fragment><fragment content=" you"/></attributedString>
      """)
    let text = tree.attributedText(key: "attributedText", of: viewNode)
    #expect(text?.text == "Hello you")
    #expect(text?.runs.first?.color == .components(ColorComponents(red: 1, green: 0, blue: 0)))
    #expect(text?.runs.first?.font?.pointSize == 20)
    #expect(text?.runs.first?.paragraph?.alignment == "center")
    #expect(text?.runs.first?.paragraph?.lineSpacing == 3)
    #expect(text?.runs.last?.font == nil)
  }

  @Test func `buttons have states and configurations`() {
    let tree = tree(
      """
      <subviews><button><state key="normal" title="Go" image="a" catalog="system"><color key="titleColor" white="0"/></state>\
      <state key="disabled" title="Wait" backgroundImage="b"/></button>\
      <button><state key="normal" title="Old"/><buttonConfiguration key="configuration" style="filled" title="New">\
      <fontDescription key="titleFontDescription" type="system" pointSize="75"/></buttonConfiguration></button></subviews>
      """)
    let buttons = Array(tree.children(of: tree.child(of: viewNode, .subviews) ?? viewNode))
    #expect(tree.buttonStates(of: buttons[0]).map(\.key) == ["normal", "disabled"])
    #expect(tree.buttonState("normal", of: buttons[0])?.isSymbol == true)
    #expect(tree.buttonState("normal", of: buttons[0])?.titleColor == .components(.black))
    #expect(tree.buttonState("disabled", of: buttons[0])?.backgroundImage == "b")
    #expect(buttons.map { tree.text(of: $0) } == ["Go", "New"])
    #expect(tree.buttonConfiguration(of: buttons[1])?.titleFont?.pointSize == 75)
  }

  @Test func `rectangles and insets are numbers of points`() {
    let tree = tree(
      """
      <rect key="frame" x="1" y="2.5" width="3" height="4e1"/><inset key="i" minX="1" minY="2" maxX="3" maxY="4"/>\
      <edgeInsets key="e" top="1" left="2" bottom="3" right="4"/><directionalEdgeInsets key="d" top="1" leading="2" bottom="3" trailing="4"/>\
      <size key="s" width="1" height="2"/><point key="p" x="1" y="2"/>
      """)
    #expect(tree.rect(of: viewNode) == Rect(x: 1, y: 2.5, width: 3, height: 40))
    #expect(tree.insets(key: "i", of: viewNode) == Insets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(tree.insets(key: "e", of: viewNode) == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(tree.insets(key: "d", of: viewNode) == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(tree.size(key: "s", of: viewNode) == Size(width: 1, height: 2))
    #expect(tree.child(of: viewNode, .point).flatMap { tree.point(at: $0) } == Point(x: 1, y: 2))
  }

  @Test(
    arguments: [
      ("default", true), ("widthClass=regular", true), ("heightClass=compact-widthClass=compact", true),
      ("userInterfaceIdiom=mac", true), ("displayGamut=P3", true), ("widthClass=huge", false),
      ("userInterfaceIdiom=toaster", false), ("heightClass=", false), ("tint=red", false), ("", false),
    ])
  func `keys of variations are traits and their words`(key: String, isKey: Bool) {
    #expect(isVariationKey(key) == isKey)
  }

  @Test func `connections and runtime attributes keep their order and their types`() {
    let tree = tree(
      """
      <connections><outlet property="a" destination="x" id="1"/><action selector="go:" destination="-1" eventType="touchUpInside" id="2"/>\
      <outletCollection property="b" destination="y" appends="YES" id="3"/><segue destination="z" kind="show" identifier="s" id="4"/></connections>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/><userDefinedRuntimeAttribute type="string" keyPath="s" value="t"/>\
      <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" white="1"/></userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="nil" keyPath="n"/><userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="date" keyPath="d"/></userDefinedRuntimeAttributes>
      """)
    #expect(
      tree.connections(of: viewNode).map(\.detail) == [
        .outlet(property: "a"), .action(selector: "go:", event: "touchUpInside"),
        .outletCollection(property: "b", appends: true), .segue(kind: "show", identifier: "s"),
      ])
    #expect(tree.connections(of: viewNode).first?.destination == ObjectID("x"))
    #expect(
      tree.runtimeAttributes(of: viewNode).map(\.value) == [
        .number(8), .boolean(true), .string("t"), .color(.components(.white)), .none,
        .size(Size(width: 1, height: 2)), .unreadable(type: "date"),
      ])
  }

  @Test func `accessibility, input traits and segments are read`() {
    let tree = tree(
      """
      <accessibility key="accessibilityConfiguration" label="L" hint="H" identifier="I"><accessibilityTraits key="traits" button="YES" image="NO" notEnabled="YES"/>\
      <bool key="isElement" value="NO"/></accessibility><subviews><textField placeholder="P"><textInputTraits key="textInputTraits" secureTextEntry="YES" keyboardType="emailAddress"/></textField>\
      <segmentedControl><segments><segment title="A"/><segment image="b" enabled="NO"/></segments></segmentedControl></subviews>
      """)
    let description = tree.accessibility(of: viewNode)
    #expect([description.label, description.hint, description.identifier] == ["L", "H", "I"])
    #expect(description.traits == ["button", "notEnabled"])
    #expect(description.isElement == false)
    let views = Array(tree.children(of: tree.child(of: viewNode, .subviews) ?? viewNode))
    #expect(tree.placeholder(of: views[0]) == "P")
    #expect(tree.textInputTraits(of: views[0]).isSecure)
    #expect(tree.textInputTraits(of: views[0]).keyboardType == "emailAddress")
    #expect(tree.segments(of: views[1]).map(\.title) == ["A", nil])
    #expect(tree.segments(of: views[1]).map(\.isEnabled) == [true, false])
  }

  @Test func `base 64 is decoded according to RFC 4648's test vectors`() {
    let vectors = [
      "": "", "Zg==": "f", "Zm8=": "fo", "Zm9v": "foo", "Zm9vYg": "foob", "Zm9v\n YmE=": "fooba", "Zm9vYmFy": "foobar",
    ]
    for (encoded, decoded) in vectors { #expect(decodeBase64(encoded) == Array(decoded.utf8)) }
    #expect(decodeBase64("Zm9*") == nil)
  }
}
