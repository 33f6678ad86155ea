import Testing
import ThemeDatabase
import ThemeEditing
import ThemePreview
import ThemeProject
import ThemeSource
import ThemeText

@testable import ThemePreview

/// Edits that change only the bytes of one value.
struct ValueEditTests {
  private static let login = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document>
      <theme screenlet="Login" name="default" kind="default"/>
      <objects>
        <view id="root" customClass="LoginScreenletView">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews>
            <!-- the title -->
            <label id="title" text='it&apos;s' textAlignment="natural"
                   numberOfLines="2"> <!-- stays -->
              <rect key="frame" x="0" y="0" width="320" height="40"/>
              <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <label id="notes">
              <string key="text">one
    two</string>
              <color key="textColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            <label id="coded"><string key="text" base64-UTF8="YES">YWJj</string></label>
            <label id="raw"><string key="text"><![CDATA[a < b]]></string></label>
            <button id="go"><state key="normal" title="Go"><color key="titleColor" name="accent"/></state>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
            </button>
            <textField id="field"/>
            <label id="empty"><string key="text"/></label>
            <button id="modern"><buttonConfiguration key="configuration" style="filled"/></button>
            <imageView id="plain"><remark key="note">old</remark><remark key="mixed">a<b/></remark></imageView>
          </subviews>
          <constraints>
            <constraint id="top" firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16"/>
          </constraints>
        </view>
      </objects>
      <resources>
        <namedColor name="accent">
          <color red="0" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
      </resources>
    </document>

    """
  private static let path = "Themes/LoginScreenletView_default.xml"

  private func check(
    _ view: String, _ key: String, _ text: String, takes before: String, puts after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let edit = ValueProject([Self.path: Self.login]).edit(Self.path, view, key, to: text)
    #expect(edit.refusal == nil, sourceLocation: sourceLocation)
    #expect(edit.difference?.before == before, sourceLocation: sourceLocation)
    #expect(edit.difference?.after == after, sourceLocation: sourceLocation)
  }

  @Test func `a text of a translation is not edited, and has the place of its element`() throws {
    let label =
      "<document><objects><view id=\"v\">\n<label id=\"l\" text=\"Hello\" tag=\"1\"/></view></objects></document>"
    let project = ValueProject(["Base.lproj/LV.xib": label, "de.lproj/LV.strings": "\"l.text\" = \"Hallo\";\n"])
    var theme = try #require(project.theme("Base.lproj/LV.xib"))
    let german = try #require(LanguageTag("de"))
    theme.themes = theme.themes.localized(to: german).value
    let values = theme.themes.values(of: "l", in: theme)
    let text = try #require(values.first { $0.key == "text" })
    #expect(text.text == "Hallo" && text.origin?.line == 2)
    #expect(text.refusal?.hasPrefix("this is a translation") == true)
    #expect(theme.themes.edit(text, to: "Guten Tag", of: "l", in: theme).refusal == text.refusal)
    let tag = try #require(values.first { $0.key == "tag" })
    #expect(theme.themes.edit(tag, to: "2", of: "l", in: theme).difference?.after == "2")
  }

  @Test func `an edited attribute keeps its quotes`() {
    check("title", "text", "it's 'here' & \"there\"", takes: "", puts: " &apos;here&apos; &amp; &quot;there&quot;")
    check("title", "numberOfLines", "0", takes: "2", puts: "0")
  }

  @Test func `a new attribute is inserted in Interface Builder's order, with the spacing of its neighbors`() {
    check("title", "hidden", "YES", takes: "", puts: "\n               hidden=\"YES\"")
    check("field", "placeholder", "Name", takes: "", puts: " placeholder=\"Name\"")
  }

  @Test func `an edited color keeps its color space and model if they can represent it`() {
    check("notes", "textColor", "#333333", takes: "5", puts: "2")
    check(
      "notes", "textColor", "#FF8000",
      takes: "white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace",
      puts: "red=\"1\" green=\"0.50196\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB")
    check(
      "title", "textColor", "accent", takes: "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB",
      puts: "name=\"accent")
    check(
      "go", "normal.titleColor", "#FF0000", takes: "name=\"accent",
      puts: "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB")
    check(
      "title", "textColor", "systemTeal",
      takes: "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB",
      puts: "systemColor=\"systemTealColor")
  }

  @Test(arguments: ["#123456", "#FEDCBA", "#00FF0080", "#808080", "#010203"])
  func `a color set in an old color space has the requested value`(color: String) {
    let project = ValueProject([Self.path: Self.login])
    #expect(project.edit(Self.path, "title", "textColor", to: color).refusal == nil)
    #expect(project.value(Self.path, "title", "textColor")?.text == color)
  }

  @Test func `an edited text keeps its representation`() {
    check("notes", "text", "one\nthree", takes: "wo", puts: "hree")
    check("coded", "text", "a\u{E9}]]>", takes: "WJj", puts: "cOpXV0+")
    check("raw", "text", "a < c", takes: "b", puts: "c")
    check("raw", "text", "]]> & <", takes: "<![CDATA[a < b]]>", puts: "]]&gt; &amp; &lt;")
    check("notes", "text", " ", takes: ">one\ntwo", puts: " base64-UTF8=\"YES\">IA==")
  }

  @Test func `an edited runtime attribute keeps its type`() {
    check("go", "layer.cornerRadius", "12", takes: "8", puts: "12")
    check(
      "go", "layer.cornerRadius", "0.5", takes: "integer key=\"value\" value=\"8",
      puts: "real key=\"value\" value=\"0.5")
  }

  @Test func `values of constraints belong to the views that the constraints refer to`() {
    check("title", "constraint.top.constant", "20", takes: "16", puts: "20")
    check("root", "constraint.top.priority", "750", takes: "", puts: "priority=\"750\" ")
    let values = ValueProject([Self.path: Self.login]).values(Self.path, "title")
    #expect(values.contains { $0.label == "top to top of root" })
    #expect(!values.contains { $0.key.hasPrefix("constraint.") && $0.key.contains("bottom") })
  }

  @Test func `an empty text is written between tags, and a text of spaces is encoded`() {
    check("empty", "text", "Hi", takes: "/", puts: ">Hi</string")
    check("raw", "text", "  ", takes: "><![CDATA[a < b]]>", puts: " base64-UTF8=\"YES\">ICA=")
  }

  @Test func `the text of an unknown element is edited, unless it is beside elements`() {
    check("plain", "note", "new", takes: "old", puts: "new")
    let edit = ValueProject([Self.path: Self.login]).edit(Self.path, "plain", "mixed", to: "new")
    #expect(edit.refusal == "text beside elements cannot be edited here")
  }

  @Test func `the title and the color of a button belong to its configuration`() {
    check("modern", "configuration.title", "Go", takes: "", puts: " title=\"Go\"")
    check(
      "modern", "configuration.baseForegroundColor", "accent", takes: "/",
      puts: "><color key=\"baseForegroundColor\" name=\"accent\"/></buttonConfiguration")
  }

  @Test func `a multiplier is kept as a ratio, and a plain color of UIKit is written as components`() {
    check("title", "constraint.top.multiplier", "3:4", takes: "", puts: "multiplier=\"3:4\" ")
    check(
      "go", "normal.titleColor", "red", takes: "name=\"accent",
      puts: "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB")
    check("go", "normal.titleColor", "systemRed", takes: "name=\"accent", puts: "systemColor=\"systemRedColor")
  }

  @Test func `a missing value is added with its element`() {
    check(
      "title", "backgroundColor", "#000", takes: "",
      puts:
        "backgroundColor\" red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>\n          <color key=\""
    )
    check(
      "field", "fontDescription.pointSize", "20", takes: "/",
      puts:
        ">\n          <fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>\n        </textField"
    )
  }

  @Test(arguments: [
    ("field", "fontDescription.pointSize", "20"), ("title", "backgroundColor", "#000"), ("field", "text", "x"),
  ])
  func `adding and removing a value restores the file`(view: String, key: String, text: String) {
    let project = ValueProject([Self.path: Self.login])
    #expect(project.edit(Self.path, view, key, to: text).refusal == nil)
    let removal = project.remove(Self.path, view, key)
    #expect(removal.refusal == nil)
    #expect(removal.file.map { String(decoding: $0.after, as: UTF8.self) } == Self.login)
  }

  @Test func `removing the size of a font with other attributes keeps the font`() {
    let bold = #"<fontDescription key="fontDescription" type="boldSystem"/>"#
    let text = Self.login.replacing(#"type="system" pointSize="17""#, with: #"type="boldSystem" pointSize="17""#)
    let edit = ValueProject([Self.path: text]).remove(Self.path, "title", "fontDescription.pointSize")
    #expect(edit.file.map { String(decoding: $0.after, as: UTF8.self).contains(bold) } == true)
  }

  @Test func `a missing value has UIKit's default`() {
    let values = ValueProject([Self.path: Self.login]).values(Self.path, "field")
    func text(_ key: String) -> String? { values.first { $0.key == key && $0.origin == nil }?.text }
    #expect(text("hidden") == "NO")
    #expect(text("alpha") == "1")
    #expect(text("placeholder") == "")
    #expect(text("textColor") == "labelColor")
    #expect(text("fontDescription.pointSize") == "14")
    #expect(text("numberOfLines") == nil)
  }

  @Test func `a color value has a location and components`() throws {
    let value = try #require(ValueProject([Self.path: Self.login]).value(Self.path, "go", "normal.titleColor"))
    #expect(value.text == "accent")
    #expect(value.components == "#008000")
    #expect(value.origin?.line == 22)
    #expect(value.origin?.theme == "default")
  }

  @Test(arguments: [
    (
      "title", "textColor", "#12",
      "'#12' is not a color; write #RGB, #RRGGBB, #RRGGBBAA, or the name of a color of the theme or of UIKit"
    ),
    (
      "title", "textColor", "reddish",
      "'reddish' is not a color; write #RGB, #RRGGBB, #RRGGBBAA, or the name of a color of the theme or of UIKit"
    ),
    ("title", "alpha", "2", "2 is not between 0 and 1"),
    ("title", "alpha", "x", "'x' is not a number; write it in decimal digits, such as 12 or 0.5"),
    ("title", "numberOfLines", "1.5", "'1.5' is not a whole number"),
    ("title", "fontDescription.pointSize", "-1", "-1 is not between 1 and 10000"),
    ("title", "textAlignment", "middle", "'middle' is none of left, center, right, justified, natural"),
    ("title", "hidden", "maybe", "'maybe' is neither YES nor NO"),
    ("title", "text", "\u{1}", "XML cannot express the character U+0001"),
    ("root", "customClass", "X", "'customClass' tells what the element is"),
    ("title", "constraint.top.firstItem", "root", "no value 'constraint.top.firstItem'"),
    ("title", "constraint.top.priority", "1001", "1001 is not between 0 and 1000"),
  ])
  func `the reason for rejecting an edit is reported`(view: String, key: String, text: String, reason: String) {
    #expect(ValueProject([Self.path: Self.login]).edit(Self.path, view, key, to: text).refusal == reason)
  }

  @Test func `line endings, tabs and a byte order mark are kept`() {
    let text =
      "\u{FEFF}"
      + Self.login.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      .replacing("  ", with: "\t")
    let project = ValueProject([Self.path: text])
    let edit = project.edit(Self.path, "title", "backgroundColor", to: "#FFF")
    #expect(edit.difference?.after.contains("/>\r\n\t\t\t\t\t<color key=\"") == true)
    let multiline = project.edit(Self.path, "notes", "text", to: "one\ntwo\nthree")
    #expect(multiline.difference?.after == "\r\nthree")
    #expect(project.value(Self.path, "notes", "text")?.text == "one\ntwo\nthree")
  }

  @Test func `values of a file with errors or of a shipped theme cannot be edited`() {
    let broken = ValueProject([Self.path: Self.login.replacing("</document>", with: "</documen")])
    #expect(broken.value(Self.path, "title", "text")?.refusal == "the file has errors; fix these first")
    let overlay = """
      <document>
        <theme screenlet="Login" name="mine" kind="extended" parent="default" form="overlay"/>
        <objects/>
      </document>
      """
    let project = ValueProject(["Themes/LoginScreenletView_mine.xml": overlay])
    let snapshot = project.session.snapshot
    let shipped = snapshot.find("Login", theme: "default").value
    #expect(
      shipped.flatMap { $0.themes.values(of: "lgn-ti-lbl", in: $0).first?.refusal }
        == "the shipped theme 'default' has no file; create a theme of your own that inherits from it")
  }
}
