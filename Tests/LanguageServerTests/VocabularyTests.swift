import LanguageServer
import TestSupport
import Testing
import ThemeSyntax

/// Completion of elements and attributes, and their documentation.
struct VocabularyTests {
  private func descriptor(_ contents: String) -> String {
    "<viewModel name=\"NoteViewModel\" screenlets=\"Note\">\n\(contents)\n</viewModel>\n"
  }

  /// The lists of the schema: `Schemas/view-model.rng`.
  @Test(arguments: [
    ("<|", ["action", "attribute", "documentation", "method", "outlet", "part", "progress"]),
    (
      "<attribute name=\"a\" type=\"Int\" access=\"readonly\">\n<|\n</attribute>",
      ["alternative", "documentation", "presents"]
    ),
    ("<progress |/>", ["action", "failure", "success", "working"]),
    ("<attribute access=\"|\"/>", ["readonly", "readwrite"]),
    ("<outlet name=\"save\"/><action name=\"a\" trigger=\"|\"/>", ["save"]),
  ])
  func `a descriptor is completed with its own words`(contents: String, wanted: [String]) async throws {
    let project = try await MarkedProject([:], open: "Schemas/NoteViewModel.xml", descriptor(contents))
    #expect(try await project.labels.sorted() == wanted)
  }

  @Test func `types of a descriptor are completed, and its members are symbols`() async throws {
    let contents = """
      <attribute name="title" type="String?"/>
      <method name="load(entry:)"/>
      <outlet name="saveButton" class="UIButton"/>
      <action name="save" trigger="saveButton"/>
      """
    let text = descriptor(contents)
    let symbols = try await MarkedProject([:], open: "Schemas/NoteViewModel.xml", text + "|").symbols
    #expect(symbols.map { $0["name"] } == ["title", "load(entry:)", "saveButton", "save"])
    #expect(symbols.map { $0["detail"] } == ["attribute String?", "method", "outlet UIButton", "action"])
    let labels = try await MarkedProject(
      [:], open: "Schemas/NoteViewModel.xml", text.replacing("String?", with: "|")
    ).labels
    #expect(Set(labels).isSuperset(of: ["String", "Int", "Date", "UIImage"]))
  }

  @Test func `an empty descriptor is one error`() async throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".themec.yml": "schemas: [Schemas]\n", "Schemas/NoteViewModel.xml": "",
    ])
    let client = TestClient()
    try await client.initialize(folder.path)
    #expect(try await client.diagnostics(folder("Schemas/NoteViewModel.xml")).count == 1)
  }

  @Test func `the opacity of a view is a number`() async throws {
    let text = "<document><objects><view al|pha=\"1\"/></objects></document>"
    let hover = try await MarkedProject([:], open: "NoteView_default.xml", text).hover
    #expect(hover.contains("a number from 0 to 1") && !hover.contains("color"), "\(hover)")
  }

  @Test(arguments: [
    ("<pre|sents outlet=\"a\" keyPath=\"text\"/>", "One place where the attribute"),
    ("<presents out|let=\"a\" keyPath=\"text\"/>", "`outlet`"),
    ("<presents outlet=\"a\" key|Path=\"text\"/>", "The property of the connected object"),
  ])
  func `hover documents a descriptor`(line: String, wanted: String) async throws {
    let text = descriptor("<attribute name=\"a\" type=\"Int\" access=\"readonly\">\n\(line)\n</attribute>")
    let hover = try await MarkedProject([:], open: "Schemas/NoteViewModel.xml", text).hover
    #expect(hover.contains(wanted) && !hover.contains("catalog"), "\(hover)")
  }

  @Test(arguments: [
    ("NoteView_default.xml", "document"), ("theme-set.xml", "themeSet"), ("NoteView.xib", "document"),
  ])
  func `an empty file starts with a document element`(name: String, first: String) async throws {
    for text in ["<|", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<|\n"] {
      let labels = try await MarkedProject([:], open: name, text).labels
      #expect(labels.first == first)
      #expect(Set(labels).isSubset(of: ["document", "themeSet", "viewModel"]))
    }
  }

  private static let overlay =
    "<document><theme screenlet=\"Note\" name=\"red\" parent=\"default\" form=\"overlay\"/>\n<objects>\n"

  @Test(arguments: [
    ("theme-set.xml", "<themeSet name=\"A\"><resources><|</resources></themeSet>", false, "namedColor"),
    ("NoteView_red.xml", overlay + "<view><connections><|</connections></view></objects></document>", false, "outlet"),
    ("NoteView_red.xml", overlay + "<|</objects></document>", true, "view"),
    (
      "Note.xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><|</objects></document>",
      false, "view"
    ),
  ])
  func `edits of parents are offered in themes only`(
    name: String, text: String, hasEdits: Bool, wanted: String
  ) async throws {
    let labels = Set(try await MarkedProject([:], open: name, text).labels)
    #expect(labels.contains(wanted))
    for edit in ["move", "remove", "unset"] { #expect(labels.contains(edit) == hasEdits, "\(edit)") }
  }

  /// `|` in the configuration is the position.
  @Test(arguments: [
    ("lint:\n  rules:\n    a11y/*: {|", "severity", "warning"),
    ("lint:\n  rules:\n    a11y/*: { sev|: note }", "severity", "warning"),
    ("lint:\n  rules:\n    a11y/*: {severity: |", "warning", "severity"),
    ("lint:\n  rules: {a11y/*: {severity: note}, a11y/small-target: |", "warning", "severity"),
    ("lint: {|", "rules", "themePath"),
    ("lint:\n  rules:\n    a11y/*: |", "warning", "severity"),
  ])
  func `mappings in braces are completed`(text: String, wanted: String, unwanted: String) async throws {
    let labels = try await MarkedProject([:], open: ".themec.yml", text).labels
    #expect(labels.contains(wanted) && !labels.contains(unwanted), "\(labels)")
  }

  private static let scenes = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="INITIAL">
    <scenes>
    <scene sceneID="s-1"><objects><viewController id="vc-1"><view key="view" id="view-1">
    <constraints><constraint firstItem="FIRST" firstAttribute="top" id="c-1"/></constraints></view></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="ph-1"/></objects></scene>
    <scene sceneID="s-2"><objects><viewController id="vc-2"><view key="view" id="view-2"><subviews><label id=""/></subviews></view>
    </viewController></objects></scene>
    </scenes></document>
    """

  @Test func `ids that an attribute cannot refer to are not offered`() async throws {
    let first = Self.scenes.replacing("FIRST", with: "|").replacing("INITIAL", with: "vc-1")
    #expect(try await MarkedProject([:], open: "Main.storyboard", first).labels == ["view-1"])
    let initial = Self.scenes.replacing("FIRST", with: "view-1").replacing("INITIAL", with: "|")
    #expect(try await MarkedProject([:], open: "Main.storyboard", initial).labels == ["vc-1", "vc-2"])
  }
}
