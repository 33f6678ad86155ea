import LanguageServer
import SwiftSources
import TestSupport
import Testing

private func set(_ name: String, _ parent: String? = nil, _ entries: String) -> String {
  "<themeSet name=\"\(name)\"\(parent.map { " parent=\"\($0)\"" } ?? "")>\n<resources>\n\(entries)\n</resources>\n</themeSet>\n"
}

private func color(_ name: String, red: String) -> String {
  "<namedColor name=\"\(name)\"><color red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
}

private let base = set("Base", nil, color("sand", red: "1") + color("ink", red: "0"))
private let title =
  "<namedFont name=\"title\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/></namedFont>"

private func theme(_ name: String, _ attributes: String = "", _ view: String = "<view id=\"root\"/>") -> String {
  "<document>\n<theme screenlet=\"Note\" name=\"\(name)\" \(attributes)/>\n<objects>\n\(view)\n</objects>\n</document>\n"
}

private let descriptor = """
  <viewModel name="NoteViewModel" screenlets="Note">
    <attribute name="text" type="String?" access="readonly"><documentation>The note.</documentation></attribute>
    <action name="save-note" trigger="saveButton"/>
  </viewModel>

  """

/// Completion of values in themes and sets.
struct ValueTests {
  @Test(arguments: [
    ("<button id=\"b\" restorationIdentifier=\"|\"/>", ["save-note"]),
    ("<view id=\"root\"><connections><binding attribute=\"|\"/></connections></view>", ["text"]),
    ("<view><color key=\"tintColor\" systemColor=\"|\"/></view>", ["systemBlueColor", "labelColor"]),
    ("<view lint:ignore=\"layout/ambiguous, |\"/>", ["layout/ambiguous", "layout/*", "theme/missing-parent"]),
    ("<view><color key=\"tintColor\" name=\"|\"/></view>", ["ink", "sand"]),
  ])
  func `values of a theme are completed`(view: String, wanted: [String]) async throws {
    let project = try await MarkedProject(
      [".themec.yml": "schemas: [Schemas]\n", "Schemas/NoteViewModel.xml": descriptor, "theme-set.xml": base],
      open: "NoteView_default.xml", theme("default", "kind=\"default\"", view))
    let labels = Set(try await project.labels)
    #expect(labels.isSuperset(of: wanted), "\(labels.sorted())")
  }

  @Test func `a suppression is completed after a comma`() async throws {
    let project = try await MarkedProject(
      [:], open: "NoteView_default.xml", theme("default", "", "<view lint:ignore=\"layout/ambiguous, lay|\"/>"))
    let item = try await project.completions.first { $0["label"] == "layout/zero-area" }
    #expect(item?["documentation"] == "Visible views of screens with content and a width or height of zero")
    let range = item?["textEdit"]["range"]
    #expect((range?["end"]["character"].number ?? 0) - (range?["start"]["character"].number ?? 0) == 3)
  }

  @Test func `headers are completed with themes that do not inherit from them, and with ViewModels`() async throws {
    let files = [
      "NoteView_default.xml": theme("default"), "NoteView_red.xml": theme("red", "kind=\"child\" parent=\"default\""),
      "NoteView_dark.xml": theme("dark", "kind=\"child\" parent=\"red\""),
    ]
    let parents = try await MarkedProject(
      files, open: "NoteView_red.xml", theme("red", "kind=\"child\" parent=\"|default\"")
    ).labels
    #expect(parents == ["default"])
    let models = try await MarkedProject(
      [".themec.yml": "schemas: [Schemas]\n", "Schemas/NoteViewModel.xml": descriptor], open: "NoteView_default.xml",
      theme("default", "viewModel=\"|\"")
    ).labels
    #expect(models.contains("NoteViewModel"))
  }

  @Test(arguments: [
    ("Own", "parent=\"|\"", "", ["Base"], ["Own", "Inner"]),
    ("Own", "parent=\"Base\"", "<namedColor name=\"|\"/>" + color("ink", red: "1"), ["sand"], ["ink"]),
    ("Own", "parent=\"Base\"", "<namedFont name=\"|\"/>", ["title"], ["sand"]),
    (
      "Own", "parent=\"Base\"", "<namedFont name=\"a\"><fontDescription key=\"|\"/></namedFont>", ["fontDescription"],
      []
    ),
  ])
  func `sets are completed with what they can override`(
    name: String, parent: String, entries: String, wanted: [String], unwanted: [String]
  ) async throws {
    let project = try await MarkedProject(
      [
        "Base/theme-set.xml": set("Base", nil, color("sand", red: "1") + color("ink", red: "0") + title),
        "Own/theme-set.xml": set("Own", nil, ""), "Own/Inner/theme-set.xml": set("Inner", "Own", ""),
        "Base/NoteView_default.xml": theme("default"),
      ], open: "Own/theme-set.xml",
      "<themeSet name=\"\(name)\" \(parent)>\n<resources>\n\(entries)\n</resources>\n</themeSet>\n")
    let labels = Set(try await project.labels)
    #expect(labels.isSuperset(of: wanted) && labels.isDisjoint(with: unwanted), "\(labels.sorted())")
  }

  @Test func `items have types, an order, and places for values`() async throws {
    let text = theme("default", "", "<view id=\"root\"><label |/></view>")
    for (snippets, inserted) in [(true, "text=\"$1\""), (false, "text=\"\"")] {
      let items = try await MarkedProject([:], open: "NoteView_default.xml", text, snippets: snippets).completions
      let item = items.first { $0["label"] == "text" }
      #expect(item?["textEdit"]["newText"] == .text(inserted))
      #expect(item?["insertTextFormat"] == (snippets ? 2 : .null))
      #expect(items.first { $0["label"] == "numberOfLines" }?["detail"] == "an integer")
      #expect(items.allSatisfy { $0["sortText"].text != nil })
    }
    let written = theme("default", "", "<view id=\"root\"><label te|=\"Note\"/></view>")
    let item = try await MarkedProject([:], open: "NoteView_default.xml", written, snippets: true).completions
      .first { $0["label"] == "text" }
    #expect(item?["textEdit"]["newText"] == "text")
    let elements = try await MarkedProject(
      [:], open: "NoteView_default.xml", theme("default", "", "<|"), snippets: true
    )
    .completions
    let element = elements.first { $0["label"] == "remove" }
    #expect(element?["textEdit"]["newText"] == "remove reference=\"$1\"")
    #expect(element?["documentation"].text?.isEmpty == false)
    #expect(elements.first { $0["label"] == "button" }?["detail"] == "UIButton")
  }

  @Test(arguments: [
    ("<fontDescription key=\"fontDescription\" style=\"|\"/>", "UICTFontTextStyleBody", "sRGB"),
    ("<color key=\"textColor\" colorSpace=\"|\"/>", "custom", "sRGB"),
    ("<color key=\"textColor\" colorSpace=\"custom\" customColorSpace=\"|\"/>", "displayP3", "custom"),
  ])
  func `text styles and color spaces are completed`(element: String, wanted: String, other: String) async throws {
    let text =
      "<document><objects><view id=\"v\"><subviews><label id=\"l\">\(element)</label></subviews></view></objects></document>"
    let labels = try await MarkedProject([:], open: "NoteView_default.xml", text).labels
    #expect(labels.contains(wanted) && !labels.contains(other), "\(labels)")
  }

  @Test func `only objects and edits are offered at the top level`() async throws {
    let labels = try await MarkedProject([:], open: "NoteView_default.xml", theme("default", "", "<|")).labels
    #expect(Set(["view", "placeholder", "tapGestureRecognizer", "viewController", "move"]).isSubset(of: labels))
    #expect(Set(["color", "real", "rect", "dataDetectorType"]).isDisjoint(with: labels), "\(labels)")
  }

  @Test func `an end tag is completed with its bracket`() async throws {
    for (rest, inserted) in [("", "view>"), (">", "view")] {
      let text = "<document><objects><view></|\(rest)"
      let item = try await MarkedProject([:], open: "NoteView_default.xml", text).completions.first
      #expect(item?["label"] == "view" && item?["textEdit"]["newText"] == .text(inserted))
    }
  }
}

/// Completion of `.themec.yml`.
struct ConfigurationTests {
  /// The values are those of `Schemas/configuration.schema.json`.
  @Test(arguments: [
    ("library: |\n", ["fallback", "shipped"]), ("lint:\n  profile: st|\n", ["strict", "themes-only"]),
    ("lint:\n  rules:\n    layout/zero-area: |\n", ["error", "warning", "note", "off"]),
    ("lint:\n  rules:\n    layout/zero-area:\n      severity: |\n", ["error", "off"]),
    ("lint:\n  rules:\n    |\n", ["layout/zero-area", "layout/*"]), ("lint:\n  cache: |\n", ["on", "off"]),
    ("sizes: [iphone-se, |]\n", ["ipad", "iphone-15-landscape"]), ("sizes:\n  - |\n", ["ipad"]),
    ("textSizes:\n- |\n", ["default", "large"]), ("lint:\n  |\n", ["profile", "rules"]),
    ("lint:\n  paths:\n    - |\n", ["glob", "rules"]),
    ("lint:\n  paths:\n    - glob: \"A/**\"\n      rules:\n        a11y/contrast: |\n", ["off"]),
    ("lint:\n  classes:\n    label: {}\n    |\n", ["button"]),
  ])
  func `keys and values are completed`(text: String, wanted: [String]) async throws {
    let labels = Set(try await MarkedProject([:], open: ".themec.yml", text).labels)
    #expect(labels.isSuperset(of: wanted), "\(labels.sorted())")
  }

  @Test(arguments: [
    ("themePath: [|]\n", ["Themes"]), ("themePath:\n  - |\n", ["Themes"]),
    ("themePath: [Themes/|]\n", ["Themes/Inner"]), ("swift: [|\n", ["Themes", "View.swift"]),
    ("lint:\n  baseline: Themes/|\n", ["Themes/Inner", "Themes/accepted.txt"]),
  ])
  func `paths are completed, folders first`(text: String, wanted: [String]) async throws {
    let files = ["Themes/Inner/a.txt": "", "Themes/accepted.txt": "", "View.swift": ""]
    #expect(try await MarkedProject(files, open: ".themec.yml", text).labels == wanted)
  }

  @Test(arguments: [
    ("themePath: [The|mes]\n", "`Themes`: a folder"), ("extends: oth|er.yml\n", "`other.yml`: does not exist"),
    ("themePath:\n  - Themes/ac|cepted.txt\n", "`Themes/accepted.txt`: a file"),
  ])
  func `hover says whether a path exists`(text: String, wanted: String) async throws {
    #expect(try await MarkedProject(["Themes/accepted.txt": ""], open: ".themec.yml", text).hover == wanted)
  }

  /// The sentences are those of `Schemas/configuration.schema.json`.
  @Test(arguments: [
    ("them|ePath: [A]\n", "Folders to search for themes recursively; the first match is used"),
    ("lint:\n  max|Warnings: 3\n", "Maximum number of warnings before failing"),
    ("lint:\n  rules:\n    layout/zero|-area: off\n", "`: Visible views of screens with content"),
    ("l|int:\n  profile: strict\n", "`profile`"),
  ])
  func `keys are documented`(text: String, wanted: String) async throws {
    let hover = try await MarkedProject([:], open: ".themec.yml", text).hover
    #expect(hover.contains(wanted), "\(hover)")
  }

  @Test func `keys are symbols`() async throws {
    let text = "themePath: [A]\nlint: # rules\n  profile: strict\n  rules:\n    layout/zero-area: off\nswift: []\n|"
    let symbols = try await MarkedProject([:], open: ".themec.yml", text).symbols
    #expect(symbols.map { $0["name"] } == ["themePath", "lint", "swift"])
    let lint = symbols.first { $0["name"] == "lint" }
    #expect(lint?["children"].items.map { $0["name"] } == ["profile", "rules"])
    #expect(lint?["range"]["end"]["line"] == 4)
    #expect(lint?["children"].items.first?["detail"] == "strict")
  }
}
