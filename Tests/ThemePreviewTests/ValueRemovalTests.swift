import Testing
import ThemeDatabase
import ThemeProject

@testable import ThemePreview

/// Removing values of a theme. Afterwards, the parent's values or UIKit's defaults apply.
struct ValueRemovalTests {
  private static let path = "Themes/LoginScreenletView_mine.xml"

  private static func overlay(_ objects: String) -> String {
    """
    <document>
    \t<theme screenlet="Login" name="mine" kind="extended" parent="default" viewModel="LoginViewModel" form="overlay"/>
    \(objects)
    </document>

    """
  }

  /// Removes a value of an overlay.
  private func check(
    _ objects: String, _ view: String, _ key: String, leaves expected: String, showing text: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let project = ValueProject([Self.path: Self.overlay(objects)])
    let removal = project.remove(Self.path, view, key)
    #expect(removal.refusal == nil, sourceLocation: sourceLocation)
    #expect(
      removal.file.map { String(decoding: $0.after, as: UTF8.self) } == Self.overlay(expected),
      sourceLocation: sourceLocation)
    #expect(project.value(Self.path, view, key)?.text == text, sourceLocation: sourceLocation)
  }

  @Test func `removing the last override of an element removes the element`() {
    check(
      "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/>\n\t\t<button id=\"lgn-lg-btn\" hidden=\"NO\"/>\n\t</objects>",
      "lgn-ti-lbl", "text", leaves: "\t<objects>\n\t\t<button id=\"lgn-lg-btn\" hidden=\"NO\"/>\n\t</objects>",
      showing: "Sign in")
    check(
      "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" hidden=\"NO\" text=\"Hi\"/>\n\t</objects>", "lgn-ti-lbl", "text",
      leaves: "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" hidden=\"NO\"/>\n\t</objects>", showing: "Sign in")
  }

  @Test func `an element on a line with others is removed without the line`() {
    check(
      "\t<objects><label id=\"lgn-ti-lbl\" text=\"Hi\"/><button id=\"lgn-lg-btn\" hidden=\"NO\"/></objects>",
      "lgn-ti-lbl",
      "text", leaves: "\t<objects><button id=\"lgn-lg-btn\" hidden=\"NO\"/></objects>", showing: "Sign in")
    check(
      "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"/><button id=\"lgn-lg-btn\" hidden=\"NO\"/>\n\t</objects>",
      "lgn-ti-lbl", "text", leaves: "\t<objects>\n\t\t<button id=\"lgn-lg-btn\" hidden=\"NO\"/>\n\t</objects>",
      showing: "Sign in")
  }

  @Test func `an element that contains a comment is kept`() {
    check(
      "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\" text=\"Hi\"><!-- short --></label>\n\t</objects>", "lgn-ti-lbl",
      "text",
      leaves: "\t<objects>\n\t\t<label id=\"lgn-ti-lbl\"><!-- short --></label>\n\t</objects>", showing: "Sign in")
  }

  @Test(arguments: [
    ("lgn-ti-lbl", "text", "Hi"), ("lgn-ti-lbl", "textColor", "#336699"), ("lgn-ti-lbl", "hidden", "YES"),
    ("lgn-lg-btn", "normal.title", "Enter"), ("lgn-lg-btn", "normal.titleColor", "#336699"),
    ("lgn-em-fld", "constraint.lgn-em-lea.constant", "40"), ("lgn-ti-lbl", "fontDescription.pointSize", "33"),
    ("lgn-em-fld", "layer.cornerRadius", "24"), ("lgn-ti-lbl", "layer.cornerRadius", "2.5"),
  ])
  func `removing an edited value restores the file exactly`(view: String, key: String, text: String) throws {
    let file = Self.overlay("\t<objects/>")
    let project = ValueProject([Self.path: file])
    let before = try #require(project.value(Self.path, view, key))
    #expect(project.edit(Self.path, view, key, to: text).refusal == nil)
    #expect(project.value(Self.path, view, key)?.text == text)
    let removal = project.remove(Self.path, view, key)
    #expect(removal.refusal == nil)
    #expect(removal.file.map { String(decoding: $0.after, as: UTF8.self) } == file)
    #expect(project.value(Self.path, view, key) == before)
  }

  @Test func `setting a value to the parent's removes the override`() {
    let project = ValueProject([Self.path: Self.overlay("\t<objects/>")])
    for (view, key, text, former) in [
      ("lgn-ti-lbl", "text", "Hi", "Sign in"), ("lgn-ti-lbl", "textColor", "#336699", "ink"),
      ("lgn-em-fld", "constraint.lgn-em-lea.constant", "40", "24"),
    ] {
      project.edit(Self.path, view, key, to: text)
      let edit = project.edit(Self.path, view, key, to: former)
      #expect(edit.file.map { String(decoding: $0.after, as: UTF8.self) } == Self.overlay("\t<objects/>"), "\(key)")
    }
  }

  @Test func `removing a value of a theme without a parent restores UIKit's default`() {
    let file = """
      <document>
        <objects>
          <view id="root"><subviews><label id="a" text="A" hidden="YES"><color key="textColor" systemColor="systemRedColor"/></label></subviews></view>
        </objects>
      </document>

      """
    let project = ValueProject(["A.xib": file])
    #expect(project.remove("A.xib", "a", "hidden").difference?.before == " hidden=\"YES\"")
    #expect(project.value("A.xib", "a", "hidden")?.text == "NO")
    #expect(project.remove("A.xib", "a", "textColor").difference.map { $0.before.contains("systemColor") } == true)
    #expect(project.value("A.xib", "a", "textColor")?.text == "labelColor")
    #expect(project.remove("A.xib", "a", "hidden").refusal == "it is not set: this is UIKit's default")
  }

  @Test func `removing a value of a constraint removes the whole constraint`() {
    let constraint = #"<constraint firstAttribute="height" constant="20" priority="900" id="c1"/>"#
    let file = """
      <document>
        <objects>
          <view id="root"><subviews><label id="a" text="A">
            <constraints>
              \(constraint)
              <constraint firstAttribute="width" id="c2"/>
            </constraints>
          </label></subviews></view>
        </objects>
      </document>

      """
    let project = ValueProject(["A.xib": file])
    let removal = project.remove("A.xib", "a", "constraint.c1.constant")
    #expect(
      removal.file.map { String(decoding: $0.after, as: UTF8.self) }
        == file.replacing("        \(constraint)\n", with: ""))
    #expect(!project.values("A.xib", "a").contains { $0.key.hasPrefix("constraint.c1") })
    // Afterwards, the list of constraints is removed too.
    project.remove("A.xib", "a", "constraint.c2.constant")
    #expect(project.theme("A.xib")?.elements.keys.contains { $0.contains("constraints") } == false)
  }

  @Test func `a value that the theme does not set cannot be removed`() {
    let project = ValueProject([
      "Themes/LoginScreenletView_default.xml": """
      <document>
        <theme screenlet="Login" name="default" kind="default"/>
        <objects>
          <view id="root" customClass="LoginScreenletView"><subviews><label id="a" text="A"/></subviews></view>
        </objects>
      </document>
      """, Self.path: Self.overlay("\t<objects/>"),
    ])
    #expect(
      project.remove(Self.path, "a", "text").refusal
        == "this theme does not set it: it is inherited from p/Themes/LoginScreenletView_default.xml:4")
    #expect(project.remove(Self.path, "root", "customClass").refusal == "'customClass' tells what the element is")
  }
}
