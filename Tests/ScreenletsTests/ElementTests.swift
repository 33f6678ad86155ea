import ScreenletTesting
import Screenlets
import Testing
import ThemeCompiler

@MainActor
@Suite struct ElementTests {
  private func view() throws -> (ScreenletHarness, NoteScreenletView_default) {
    let harness = try ScreenletHarness(NoteScreenlet(themes: try .notes()))
    return (harness, try #require(harness.screenlet.screenletView as? NoteScreenletView_default))
  }

  @Test func `values that code sets are drawn, and typed text is read back`() throws {
    let (harness, view) = try view()
    view.statusLabel?.text = "Five left"
    view.saveButton?.setTitle("Keep", for: .normal)
    view.title = "Bread"
    #expect(harness.screen.contains("Five left") && harness.screen.contains("Keep") && harness.screen.contains("Bread"))
    #expect(!harness.screen.contains("New"))
    harness.type(" and butter")
    #expect(view.title == "Bread and butter")
    #expect(view.saveButton?.title(for: .normal) == "Keep")
    #expect(view.statusLabel?.text == "Five left")
  }

  @Test func `a view reads the texts of its theme before it translates them`() throws {
    let (harness, view) = try view()
    #expect(view.untranslated == ["Save", "New"])
    harness.screenlet.themeName = "loud"
    let child = try #require(harness.screenlet.screenletView as? NoteScreenletView_default)
    #expect(child.untranslated == ["SAVE!", "New"])
  }

  @Test func `a hidden view is not drawn, and a disabled control takes no focus`() throws {
    let (harness, view) = try view()
    view.statusLabel?.isHidden = true
    #expect(!harness.screen.contains("New"))
    view.statusLabel?.isHidden = false
    #expect(harness.screen.contains("New"))
    view.saveButton?.isEnabled = false
    #expect(!harness.focus("saveButton"))
    view.saveButton?.isEnabled = true
    #expect(harness.focus("saveButton"))
  }

  @Test func `after Return or Escape in a field, Tab moves to the next control`() throws {
    for key in [ScreenletHarness.Key.enter, .escape] {
      // Without tags, Return does not move the focus.
      let harness = try notes { $0.replacing(#" tag="1""#, with: "").replacing(#" tag="2""#, with: "") }
      harness.type("Bread")
      harness.press(key)
      #expect(harness.focused == nil)
      harness.press(.tab)
      #expect(harness.focused == "saveButton")
    }
  }

  private func notes(_ changed: (String) -> String) throws -> ScreenletHarness {
    try ScreenletHarness(NoteScreenlet(themes: try .notes(changed)))
  }

  @Test func `errors of a theme are warnings with their places`() throws {
    let misspelt = try notes { $0.replacing(#"destination="status""#, with: #"destination="statsu""#) }
    #expect(misspelt.screenlet.warnings.count == 1)
    #expect(misspelt.screenlet.warnings.first?.contains("statsu") == true)
    #expect(misspelt.screenlet.warnings.first?.contains(".xml:") == true)
  }

  @Test func `errors of an inherited theme are reported at their place in the parent`() throws {
    let parent = """
      <document><theme screenlet="Plain" name="default" kind="default"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="240"/>
          <subviews><label id="l"><rect key="frame" x="wide" y="0" width="90" height="20"/></label></subviews></view>
      </objects></document>
      """
    let child = """
      <document><theme screenlet="Plain" name="mine" kind="extended" parent="default"/><objects/></document>
      """
    let themes = try ThemeWorkspace(files: [
      "Themes/PlainView_default.xml": parent, "Themes/PlainView_mine.xml": child,
    ])
    let screenlet = PlainScreenlet(themes: themes, themeName: "mine")
    try screenlet.load()
    #expect(screenlet.warnings.count == 1)
    #expect(screenlet.warnings.first?.contains("Themes/PlainView_default.xml:3:") == true, "\(screenlet.warnings)")
  }

  @Test func `a Screenlet lists the themes with its name`() throws {
    let files = ["Plain", "Note"].flatMap { screenlet in
      ["default", "dark"].map { theme in
        (
          "Themes/\(screenlet)View_\(theme).xml",
          "<document><theme screenlet=\"\(screenlet)\" name=\"\(theme)\" kind=\"default\"/><objects/></document>"
        )
      }
    }
    let themes = try ThemeWorkspace(files: Dictionary(files) { $1 })
    #expect(themes.themes.count { ["Plain", "Note"].contains($0.screenlet) } == 4)
    #expect(PlainScreenlet.themeNames(in: themes).sorted() == ["dark", "default"])
  }

  @Test func `a theme with a missing parent is not shown`() throws {
    #expect(throws: ScreenletError.self) {
      try notes { $0.replacing(#"kind="default""#, with: #"kind="extended" parent="nonsense""#) }
    }
  }

  @Test func `an outlet has one handle, with the class of its view`() throws {
    let (harness, view) = try view()
    #expect(view.saveButton === view.saveButton)
    #expect(view.outlet("saveButton", as: Label.self) == nil)
    #expect(view.outlet("nothing", as: ViewElement.self) == nil)
    #expect(harness.screenlet.warnings == ["the outlet 'saveButton' is connected to a UIButton, not to a Label"])
  }

  @Test func `a view that is not editable takes no input`() throws {
    let (harness, view) = try view()
    view.editable = false
    harness.type("x")
    #expect(view.title == "")
    view.editable = true
    harness.type("x")
    #expect(view.title == "x")
  }

  @Test func `typed text stays when the size of the screen changes`() throws {
    let (harness, view) = try view()
    harness.type("Milk")
    for (columns, rows) in [(20, 5), (300, 100), (1, 1), (60, 30)] {
      harness.resize(columns: columns, rows: rows)
      #expect(harness.screen.split(separator: "\n", omittingEmptySubsequences: false).count == rows)
    }
    #expect(view.title == "Milk")
    #expect(harness.screen.contains("Milk"))
  }

  @Test func `a missing theme, a missing class and a broken theme are errors with their names`() throws {
    let none = try ThemeWorkspace(files: [:], includesShipped: false)
    #expect(throws: ScreenletError.self) { try NoteScreenlet(themes: none).load() }
    let strange = try ThemeWorkspace(files: [
      "Themes/NoteScreenletView_default.xml": """
      <document><theme screenlet="Note" name="default" kind="default"/><objects>
        <view id="root" customClass="Elsewhere"><rect key="frame" x="0" y="0" width="320" height="240"/></view>
      </objects></document>
      """
    ])
    #expect(
      throws: ScreenletError.unknownViewClass(
        name: "Elsewhere", theme: "default", known: ["NoteScreenletView_default"])
    ) { try ListedScreenlet(themes: strange).load() }
    let unlisted = NoteScreenlet(themes: strange)
    try unlisted.load()
    #expect(unlisted.warnings.first?.contains("there is no View class 'Elsewhere'") == true)
  }

  @Test func `an unknown theme is a warning, and the default theme is shown`() throws {
    let screenlet = NoteScreenlet(themes: try .notes(), themeName: "Nonesuch")
    try screenlet.load()
    #expect(screenlet.themeName == "default")
    #expect(screenlet.screenletView is NoteScreenletView_default)
    #expect(screenlet.warnings == ["Note has no theme 'nonesuch'; 'default' is shown in its place"])
  }
}

/// A Screenlet with a list of View classes.
private final class ListedScreenlet: BaseScreenlet {
  override class var screenletName: String { "Note" }
  override class var viewClasses: [BaseScreenletView.Type] { [NoteScreenletView_default.self] }
}

/// A Screenlet without a View class.
private final class PlainScreenlet: BaseScreenlet {}
