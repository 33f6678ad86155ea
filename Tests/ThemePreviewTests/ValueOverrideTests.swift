import Testing
import ThemeDatabase
import ThemeProject

@testable import ThemePreview

/// Edits of values that a parent declares. They add overrides to the theme.
struct ValueOverrideTests {
  private static let path = "Themes/LoginScreenletView_mine.xml"

  private static func overlay(_ objects: String) -> String {
    """
    <document>
    \t<theme screenlet="Login" name="mine" kind="extended" parent="default" viewModel="LoginViewModel" form="overlay"/>
    \(objects)
    </document>

    """
  }

  private func check(
    _ objects: String, _ view: String, _ key: String, _ text: String, makes expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let project = ValueProject([Self.path: Self.overlay(objects)])
    let edit = project.edit(Self.path, view, key, to: text)
    #expect(edit.refusal == nil, sourceLocation: sourceLocation)
    #expect(
      edit.file.map { String(decoding: $0.after, as: UTF8.self) } == Self.overlay(expected),
      sourceLocation: sourceLocation)
    #expect(project.value(Self.path, view, key)?.origin?.theme == "mine", sourceLocation: sourceLocation)
  }

  @Test func `an inherited attribute is overridden by an element with the same id`() {
    check(
      "\t<objects/>", "lgn-ti-lbl", "text", "Hi",
      makes: "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/>\n\t</objects>")
    check(
      "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/>\n\t</objects>", "lgn-ti-lbl", "hidden", "YES",
      makes: "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" hidden=\"YES\" text=\"Hi\"/>\n\t</objects>")
  }

  @Test func `a theme without objects gets them with its first override`() {
    let text = Self.overlay("").replacing("\n\n", with: "\n")
    let edit = ValueProject([Self.path: text]).edit(Self.path, "lgn-ti-lbl", "text", to: "Hi")
    let made = "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/>\n\t</objects>\n</document>\n"
    #expect(
      edit.file.map { String(decoding: $0.after, as: UTF8.self).hasSuffix("form=\"overlay\"/>\n\(made)") } == true)
  }

  @Test func `a constraint without an id cannot be overridden`() throws {
    let base = """
      <document>
        <theme screenlet="Login" name="base" kind="default"/>
        <objects>
          <view id="root">
            <subviews><label id="title"/></subviews>
            <constraints><constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8"/></constraints>
          </view>
        </objects>
      </document>
      """
    let text = Self.overlay("\t<objects/>").replacing("parent=\"default\"", with: "parent=\"base\"")
    let project = ValueProject([Self.path: text, "Themes/LoginScreenletView_base.xml": base])
    let value = try #require(project.values(Self.path, "title").first { $0.key.hasSuffix(".constant") })
    let edit = project.edit(Self.path, "title", value.key, to: "9")
    #expect(edit.refusal == "the constraint has no id, by which a theme could override it")
  }

  @Test func `overrides are inserted in the order of the theme's objects`() {
    check(
      "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/> <!-- hello -->\n\t\t<button id=\"lgn-lg-btn\" hidden=\"NO\"/>\n\t\t<remove reference=\"lgn-au-btn\"/>\n\t</objects>",
      "lgn-em-fld", "placeholder", "Mail",
      makes:
        "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/> <!-- hello -->\n\t\t<textField id=\"lgn-em-fld\" placeholder=\"Mail\"/>\n\t\t<button id=\"lgn-lg-btn\" hidden=\"NO\"/>\n\t\t<remove reference=\"lgn-au-btn\"/>\n\t</objects>"
    )
  }

  @Test func `overrides on one line stay on it`() {
    check(
      "\t<objects></objects>", "lgn-ti-lbl", "text", "Hi",
      makes: "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/>\n\t</objects>")
    check(
      "\t<objects />", "lgn-ti-lbl", "text", "Hi",
      makes: "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/>\n\t</objects>")
    check(
      "\t<objects><label id=\"lgn-ti-lbl\" text=\"Hi\"/><button id=\"lgn-lg-btn\" hidden=\"NO\"/></objects>",
      "lgn-em-fld", "placeholder", "Mail",
      makes:
        "\t<objects><label id=\"lgn-ti-lbl\" text=\"Hi\"/><textField id=\"lgn-em-fld\" placeholder=\"Mail\"/><button id=\"lgn-lg-btn\" hidden=\"NO\"/></objects>"
    )
    let two = "\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/> <!-- of two\n\t\tlines -->"
    check(
      "\t<objects>\n\(two)\n\t</objects>", "lgn-em-fld", "placeholder", "Mail",
      makes:
        "\t<objects>\n\(two.replacing(" <!--", with: "\n\t\t<textField id=\"lgn-em-fld\" placeholder=\"Mail\"/> <!--"))\n\t</objects>"
    )
  }

  @Test func `an override of a nested element contains only the changed attribute`() {
    check(
      "\t<objects/>", "lgn-lg-btn", "normal.title", "Enter",
      makes:
        "\t<objects>\n\t\t<button id=\"lgn-lg-btn\">\n\t\t\t<state key=\"normal\" title=\"Enter\"/>\n\t\t</button>\n\t</objects>"
    )
  }

  @Test func `a constraint's constant is overridden in the list of its owner`() {
    check(
      "\t<objects/>", "lgn-em-fld", "constraint.lgn-em-lea.constant", "40",
      makes:
        "\t<objects>\n\t\t<view id=\"lgn-rt-vew\">\n\t\t\t<constraints>\n\t\t\t\t<constraint id=\"lgn-em-lea\" constant=\"40\"/>\n\t\t\t</constraints>\n\t\t</view>\n\t</objects>"
    )
    check(
      "\t<objects>\n\t\t<view id=\"lgn-rt-vew\">\n\t\t\t<constraints>\n\t\t\t\t<constraint id=\"lgn-em-lea\" priority=\"999\"/>\n\t\t\t</constraints>\n\t\t</view>\n\t</objects>",
      "lgn-em-fld", "constraint.lgn-em-lea.constant", "40",
      makes:
        "\t<objects>\n\t\t<view id=\"lgn-rt-vew\">\n\t\t\t<constraints>\n\t\t\t\t<constraint id=\"lgn-em-lea\" priority=\"999\" constant=\"40\"/>\n\t\t\t</constraints>\n\t\t</view>\n\t</objects>"
    )
  }

  @Test func `a color from the palette is overridden where it is used`() {
    let project = ValueProject([Self.path: Self.overlay("\t<objects/>")])
    let edit = project.edit(Self.path, "lgn-ti-lbl", "textColor", to: "#336699")
    #expect(
      edit.difference?.after.contains(
        "<label id=\"lgn-ti-lbl\">\n\t\t\t<color key=\"textColor\" red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\"")
        == true)
    let value = project.value(Self.path, "lgn-ti-lbl", "textColor")
    #expect(value?.text == "#336699")
    #expect(value?.overridden.first?.origin.theme == "default")
  }

  @Test func `a font is overridden as a whole, because overlays replace it as a whole`() {
    check(
      "\t<objects/>", "lgn-ti-lbl", "fontDescription.pointSize", "33",
      makes:
        "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\">\n\t\t\t<fontDescription key=\"fontDescription\" name=\"title\" pointSize=\"33\"/>\n\t\t</label>\n\t</objects>"
    )
  }

  @Test func `setting a value removes the element that unset it`() {
    check(
      "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" hidden=\"NO\">\n\t\t\t<unset attribute=\"text\"/>\n\t\t</label>\n\t</objects>",
      "lgn-ti-lbl", "text", "Hi",
      makes: "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" hidden=\"NO\" text=\"Hi\">\n\t\t</label>\n\t</objects>")
  }

  @Test func `an element that unsets another value is kept`() {
    let unset = "\t\t<label id=\"lgn-ti-lbl\">\n\t\t\t<unset attribute=\"hidden\"/>\n\t\t</label>"
    check(
      "\t<objects>\n\(unset)\n\t</objects>", "lgn-lg-btn", "normal.title", "Enter",
      makes:
        "\t<objects>\n\(unset)\n\t\t<button id=\"lgn-lg-btn\">\n\t\t\t<state key=\"normal\" title=\"Enter\"/>\n\t\t</button>\n\t</objects>"
    )
  }

  @Test(arguments: [
    ("Hi & bye", "<string key=\"text\">Hi &amp; bye</string>"),
    (" ", "<string key=\"text\" base64-UTF8=\"YES\">IA==</string>"),
  ])
  func `a text element of the parent is overridden by one`(text: String, element: String) {
    let base = """
      <document>
        <theme screenlet="Login" name="base" kind="default"/>
        <objects><view id="root"><subviews><label id="title"><string key="text">Hello</string></label></subviews></view></objects>
      </document>
      """
    let overlay = Self.overlay("\t<objects/>").replacing("parent=\"default\"", with: "parent=\"base\"")
    let project = ValueProject([Self.path: overlay, "Themes/LoginScreenletView_base.xml": base])
    let edit = project.edit(Self.path, "title", "text", to: text)
    #expect(edit.refusal == nil)
    #expect(edit.file.map { String(decoding: $0.after, as: UTF8.self).contains(element) } == true, "\(edit)")
    #expect(project.value(Self.path, "title", "text")?.text == text)
  }

  @Test func `editing an overlay does not change the parent's file`() {
    let parent = """
      <document>
        <theme screenlet="Login" name="default" kind="default"/>
        <objects>
          <view id="root" customClass="LoginScreenletView"><subviews><label id="a" text="A"/></subviews></view>
        </objects>
      </document>
      """
    let project = ValueProject([
      "Themes/LoginScreenletView_default.xml": parent, Self.path: Self.overlay("\t<objects/>"),
      "Themes/LoginScreenletView_mine-ext.xml":
        "<document><objects><label id=\"a\" hidden=\"YES\"/></objects></document>",
    ])
    #expect(project.edit(Self.path, "a", "text", to: "B").file?.path == "p/\(Self.path)")
    #expect(project.value("Themes/LoginScreenletView_default.xml", "a", "text")?.text == "A")
    // A value that an -ext file overrides is edited in that file.
    #expect(project.edit(Self.path, "a", "hidden", to: "NO").file?.path == "p/Themes/LoginScreenletView_mine-ext.xml")
    #expect(project.value(Self.path, "a", "hidden")?.text == "NO")
  }

  @Test func `a view of an embedded Screenlet is edited in that Screenlet's theme`() {
    let outer = """
      <document>
        <theme screenlet="Outer" name="default" kind="default"/>
        <objects>
          <view id="root" customClass="OuterScreenletView">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
              <view id="slot" customClass="InnerScreenlet"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let inner = """
      <document>
        <theme screenlet="Inner" name="default" kind="default"/>
        <objects>
          <view id="root" customClass="InnerScreenletView"><subviews><label id="a" text="A"/></subviews></view>
        </objects>
      </document>
      """
    let project = ValueProject([
      "Themes/OuterScreenletView_default.xml": outer, "Themes/InnerScreenletView_default.xml": inner,
    ])
    let edit = project.edit("Themes/OuterScreenletView_default.xml", "slot/a", "text", to: "B")
    #expect(edit.file?.path == "p/Themes/InnerScreenletView_default.xml")
    #expect(project.value("Themes/OuterScreenletView_default.xml", "slot/a", "text")?.text == "B")
    #expect(project.values("Themes/OuterScreenletView_default.xml", "slot/b").isEmpty)
  }
}
