import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct OverlayTests {
  /// A default theme with elements of many kinds, and an overlay of it.
  private func overlay(
    _ objects: String, after: String = "", kind: String = "extended"
  ) -> (view: TreeView, diagnostics: [Diagnostic], fixture: ThemeFixture) {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", Self.parent)
    let id = fixture.add(
      "LoginView_flat7.xml",
      ThemeSemanticsTests.overlay(header: "kind=\"\(kind)\" parent=\"default\"", objects, after: after))
    let resolved = fixture.resolved(id)
    return (TreeView(resolved.value), resolved.diagnostics, fixture)
  }

  static let parent = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="root" customClass="LoginView_default">
      <rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>
        <label id="title" text="Sign in" textAlignment="center">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
        </label>
        <label id="note"><string key="text">one
    two</string></label>
        <textField id="field" placeholder="Name" borderStyle="roundedRect">
          <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next"/>
        </textField>
        <segmentedControl id="choice"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <button id="go">
          <state key="normal" title="Go"><color key="titleColor" white="1" alpha="1"/></state>
          <state key="disabled" title="Wait"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          </userDefinedRuntimeAttributes>
          <connections><action selector="go:" destination="root" eventType="touchUpInside" id="act"/></connections>
        </button>
        <view id="box"><subviews><imageView id="icon" image="a.png"/></subviews></view>
      </subviews>
      <constraints>
        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>
        <constraint firstItem="field" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="c2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
      <connections>
        <outlet property="titleLabel" destination="title" id="o1"/>
        <outlet property="userNameField" destination="field" id="o2"/>
        <outlet property="topConstraint" destination="c2" id="o3"/>
      </connections>
    </view>
    </objects>
    <resources><image name="a.png" width="10" height="10"/><namedColor name="accent"><color white="0" alpha="1"/></namedColor></resources>
    </document>
    """

  @Test func `an empty overlay leaves the parent unchanged`() {
    let (view, diagnostics, fixture) = overlay("")
    #expect(diagnostics.isEmpty)
    #expect(view.text == TreeView(resolve(fixture.documents[0]).value).text)
    #expect(view.theme.rootViews.map { view.tree.string(.id, of: $0) } == ["root"])
    #expect(view.theme.chain == [ThemeID(1), ThemeID(0)])
  }

  @Test func `an element with a parent's id changes only the attributes that it states`() {
    let (view, diagnostics, _) = overlay(
      "<view id=\"root\"><subviews><label id=\"title\" text=\"Welcome\"/></subviews></view>")
    #expect(diagnostics.isEmpty)
    #expect(view.value("title", .text) == "Welcome")
    #expect(view.value("title", .textAlignment) == "center")
    #expect(view.list("root", .subviews) == ["title", "note", "field", "choice", "go", "box"])
  }

  @Test func `a flat list of elements addresses the same ids`() {
    let (view, diagnostics, _) = overlay("<imageView id=\"icon\" image=\"b.png\"/><label id=\"title\" text=\"Hi\"/>")
    #expect(diagnostics.isEmpty)
    #expect(view.value("icon", .image) == "b.png")
    #expect(view.value("title", .text) == "Hi")
    #expect(view.list("box", .subviews) == ["icon"])
  }

  @Test func `a constraint that an overlay makes impossible is an error at the overlay's attribute`() {
    let (_, diagnostics, fixture) = overlay(
      "<view id=\"root\"><constraints><constraint id=\"c1\" secondAttribute=\"leading\"/></constraints></view>")
    #expect(diagnostics.map(\.code) == ["syntax/refused-constraint"])
    #expect(diagnostics.map(\.message) == ["'top' cannot be related to 'leading'"])
    #expect(diagnostics.map { fixture.text($0.span) } == ["leading"])
  }

  @Test func `attributes of the document are inherited and overridable`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", Self.parent)
    let id = fixture.add(
      "LoginView_a.xml",
      "<document useAutolayout=\"NO\" useSafeAreas=\"YES\"><theme kind=\"extended\" parent=\"default\"/><device id=\"ipad9_7\" orientation=\"landscape\"/><objects/></document>"
    )
    let tree = fixture.resolved(id).value.tree
    let document = tree.documentElement ?? NodeID(0)
    #expect(tree.string(.useAutolayout, of: document) == "NO")
    #expect(tree.string(.useSafeAreas, of: document) == "YES")
    #expect(tree.string(.version, of: document) == "3.0")
    let device = tree.child(of: document, .device)
    #expect(device.flatMap { tree.string(.orientation, of: $0) } == "landscape")
    #expect(device.map { tree.children(of: $0, .adaptation).count } == 0)
    #expect(tree.all.filter { tree[$0].kind == .theme }.isEmpty)
  }

  @Test func `values are replaced as a whole by key, with any element name`() {
    let (view, _, _) = overlay(
      """
      <label id="title"><font key="fontDescription" metaFont="system" size="30"/><color key="textColor" red="1"/></label>
      <view id="root"><rect key="frame" x="9"/></view>
      """)
    #expect(view.keyed("title", "fontDescription") == "<font metaFont=\"system\" size=\"30\"/>")
    #expect(view.keyed("title", "textColor") == "<color red=\"1\"/>")
    #expect(view.keyed("root", "frame") == "<rect x=\"9\"/>")
  }

  @Test func `nil is a value too`() {
    let (view, _, _) = overlay("<label id=\"title\"><nil key=\"textColor\"/></label>")
    #expect(view.keyed("title", "textColor") == "<nil/>")
  }

  @Test func `a value in an attribute replaces one in an element, and vice versa`() {
    let (view, _, _) = overlay(
      "<label id=\"note\" text=\"short\"/><label id=\"title\"><string key=\"text\">a\nb</string></label>")
    #expect(view.value("note", .text) == "short")
    #expect(view.keyed("note", "text") == nil)
    #expect(view.value("title", .text) == nil)
    #expect(view.keyed("title", "text") == "a\nb")
    let node = view.node("title") ?? NodeID(0)
    #expect(view.theme.cascade(of: node, attribute: .text).map(\.text) == ["a\nb", "Sign in"])
    #expect(view.theme.cascade(of: view.node("note") ?? node, attribute: .text).map(\.text) == ["short", "one\ntwo"])
  }

  @Test func `an unknown attribute with the name of a value changes nothing`() {
    let (view, _, _) = overlay(##"<label id="title" textColor="#202020" fontDescription="bold"/>"##)
    let title = view.node("title") ?? NodeID(0)
    #expect(view.tree.child(of: title, key: "textColor") != nil)
    #expect(view.tree.child(of: title, key: "fontDescription") != nil)
  }

  @Test func `states merge by key, and their children too`() {
    let (view, _, _) = overlay(
      "<button id=\"go\"><state key=\"normal\" title=\"GO\"/><state key=\"selected\" title=\"Did\"/></button>")
    let go = view.node("go") ?? NodeID(0)
    let states = view.tree.children(of: go, .state)
    #expect(states.map { view.tree.string(.title, of: $0) } == ["GO", "Wait", "Did"])
    #expect(states.first.flatMap { view.tree.child(of: $0, key: "titleColor") } != nil)
  }

  @Test func `text input traits merge`() {
    let (view, _, _) = overlay(
      "<textField id=\"field\"><textInputTraits key=\"textInputTraits\" returnKeyType=\"done\"/></textField>")
    #expect(
      view.keyed("field", "textInputTraits")
        == "<textInputTraits keyboardType=\"emailAddress\" returnKeyType=\"done\"/>")
  }

  @Test func `runtime attributes merge by key path`() {
    let (view, _, _) = overlay(
      """
      <button id="go"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="24"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="mood" value="good"/>
      </userDefinedRuntimeAttributes></button>
      """)
    let go = view.node("go") ?? NodeID(0)
    let list = view.tree.child(of: go, .userDefinedRuntimeAttributes) ?? go
    let attributes = view.tree.children(of: list).map { node in
      let value =
        view.tree.string(.value, of: node)
        ?? view.tree.child(of: node, key: "value").map { view.tree.valueText(of: $0) }
      return "\(view.tree.string(.keyPath, of: node) ?? ""): \(value ?? "")"
    }
    #expect(attributes == ["layer.cornerRadius: <integer value=\"24\"/>", "layer.masksToBounds: YES", "mood: good"])
  }

  @Test func `resources merge by name`() {
    let (view, _, _) = overlay(
      "",
      after:
        "<resources><namedColor name=\"accent\"><color red=\"1\"/></namedColor><image name=\"b.png\" width=\"1\" height=\"1\"/></resources>"
    )
    let tree = view.tree
    let resources = tree.documentElement.flatMap { tree.child(of: $0, .resources) } ?? NodeID(0)
    #expect(tree.children(of: resources).map { tree.string(.name, of: $0) } == ["a.png", "accent", "b.png"])
    let accent = tree.child(of: resources, .namedColor) ?? NodeID(0)
    #expect(tree.children(of: accent).map { tree.valueText(of: $0) } == ["<color red=\"1\"/>"])
  }

  @Test func `variations merge by key, and their mask entries are replaced as a whole`() {
    let (view, _, _) = overlay(
      "<view id=\"root\"><variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"c1\"/></mask></variation></view>"
    )
    #expect(
      view.keyed("root", "default")
        == "<variation><mask key=\"constraints\"><exclude reference=\"c1\"/></mask></variation>")
  }

  @Test func `a list without ids and keys is replaced as a whole`() {
    let (view, _, _) = overlay(
      "<segmentedControl id=\"choice\"><segments><segment title=\"X\"/></segments></segmentedControl>")
    let choice = view.node("choice") ?? NodeID(0)
    let segments = view.tree.child(of: choice, .segments) ?? choice
    #expect(view.tree.children(of: segments).map { view.tree.string(.title, of: $0) } == ["X"])
  }

  @Test func `constraints change by id and new ones are added`() {
    let (view, _, _) = overlay(
      """
      <view id="root"><constraints><constraint constant="99" id="c1"/>
      <constraint firstItem="go" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c9"/></constraints></view>
      """)
    #expect(view.list("root", .constraints) == ["c1", "c2", "c9"])
    #expect(view.value("c1", .constant) == "99")
    #expect(view.value("c1", .firstItem) == "title")
  }

  @Test func `an outlet changes by id or by its property`() {
    let (view, _, _) = overlay(
      """
      <view id="root"><connections><outlet property="titleLabel" destination="note" id="new"/>
      <outlet property="userNameField" destination="field" id="o2"/><outlet property="goButton" destination="go" id="o9"/></connections></view>
      """)
    #expect(view.list("root", .connections) == ["o1", "o2", "o3", "o9"])
    #expect(view.value("o1", .destination) == "note")
    #expect(view.theme.cascade(ofOutlet: "titleLabel").map(\.text) == ["note", "title"])
    #expect(view.theme.cascade(ofOutlet: "titleLabel").map(\.theme) == [ThemeID(1), ThemeID(0)])
  }

  @Test func `new subviews are appended or placed before and after a sibling`() {
    let (view, diagnostics, _) = overlay(
      """
      <view id="root"><subviews><label id="n1" text="1"/><label id="n2" text="2" before="title"/>
      <label id="n3" text="3" after="title"/><label id="n4" text="4" after="title"/></subviews></view>
      """)
    #expect(diagnostics.isEmpty)
    #expect(view.list("root", .subviews) == ["n2", "title", "n3", "n4", "note", "field", "choice", "go", "box", "n1"])
    #expect(view.value("n2", .before) == nil)
    #expect(view.value("n3", .after) == nil)
  }

  @Test func `a place that does not exist is a warning, and the element is appended`() {
    let (view, diagnostics, fixture) = overlay(
      "<view id=\"root\"><subviews><label id=\"n1\" before=\"titel\"/><label id=\"n2\" after=\"icon\"/></subviews></view>"
    )
    #expect(diagnostics.map(\.code) == ["theme/dead-override", "theme/dead-override"])
    #expect(fixture.text(diagnostics.first?.span) == "titel")
    #expect(diagnostics.first?.help == "did you mean 'title'?")
    #expect(view.list("root", .subviews).suffix(2) == ["n1", "n2"])
  }

  @Test func `an id that the parent does not have is a dead override with a suggestion`() {
    let (view, diagnostics, fixture) = overlay("<label id=\"titel\" text=\"x\"/>")
    #expect(diagnostics.map(\.code) == ["theme/dead-override"])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(fixture.text(diagnostics.first?.span) == "titel")
    #expect(diagnostics.first?.help == "did you mean 'title'?")
    #expect(!view.ids.contains("titel"))
  }

  @Test func `an unknown element is merged by its name and kept`() {
    let (view, _, _) = overlay("<label id=\"title\"><futureThing shine=\"YES\"/></label>")
    #expect(view.text.contains("futureThing shine=YES"))
  }

  @Test func `every value is stored with the file that supplied it`() {
    let (view, _, fixture) = overlay("<label id=\"title\" text=\"Welcome\"/>")
    let title = view.node("title") ?? NodeID(0)
    let text = view.tree.attribute(.text, of: title)
    #expect(text?.file == fixture.documents[1].file)
    #expect(fixture.text(text?.valueSpan) == "Welcome")
    #expect(view.tree.attribute(.textAlignment, of: title)?.file == fixture.documents[0].file)
    #expect(fixture.text(view.tree.attribute(.textAlignment, of: title)?.valueSpan) == "center")
    #expect(view.theme.contributors[title]?.map(\.file) == [fixture.documents[1].file, fixture.documents[0].file])
  }
}
