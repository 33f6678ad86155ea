import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeEditing
import ThemeLayout
import ThemeSemantics
import ThemeSyntax

@testable import ThemeCompiler

/// Files on disk for one test.
private final class Project {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws { folder = try TemporaryFolder(files) }

  /// The folders as theme path; all files selected.
  func open(_ folders: String...) -> Workspace { project(folders).workspace }

  /// The folders as theme path, checked.
  func lint(_ folders: String...) async throws -> LintReport { try await project(folders).lint() }

  func session(_ folders: String...) -> Session { project(folders).session }

  /// What linking the sets reports.
  func setDiagnostics(_ folders: String...) -> [Diagnostic] { project(folders).session.snapshot.diagnostics }

  private func project(_ folders: [String]) -> TestProject {
    var project = TestProject(
      folders.isEmpty ? [folder.path] : folders.map { folder($0) })
    project.includesShipped = false
    return project
  }
}

private func set(_ name: String, parent: String? = nil, _ resources: String = "") -> String {
  let parent = parent.map { " parent=\"\($0)\"" } ?? ""
  return "<themeSet name=\"\(name)\"\(parent)><resources>\(resources)</resources></themeSet>\n"
}

/// A named color of one gray, `hex` being two digits.
private func gray(_ name: String, _ hex: UInt8, dark: Bool = false) -> String {
  let appearance = dark ? " appearance=\"dark\"" : ""
  let color = "<color white=\"\(Double(hex) / 255)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  return "<namedColor name=\"\(name)\"\(appearance)>\(color)</namedColor>"
}

/// A cell whose background has a name.
private func cell(_ color: String, resources: String = "", inside: String = "") -> String {
  let own = resources.isEmpty ? "" : "<resources>\(resources)</resources>"
  return """
    <document useAutolayout="YES"><objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>\(inside)
    <color key="backgroundColor" name="\(color)"/></view></objects>\(own)</document>
    """
}

extension Workspace {
  fileprivate func theme(_ file: String) throws -> ThemeID {
    try #require(graph.all.first { path(of: $0).hasSuffix("/" + file) })
  }

  /// The root's background of a file, as hexadecimal digits.
  fileprivate func background(_ file: String, _ appearance: Viewport.Appearance = .light) throws -> String? {
    let options = CompileOptions(viewport: Viewport(appearance: appearance))
    return compile(try theme(file), options).value?.nodes.first?.background?.hex
  }
}

struct ThemeSetTests {
  // MARK: Whose color

  @Test func `a name is looked up in the theme's own resources, its set, and the set's parents`() async throws {
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11) + gray("b", 0x12) + gray("c", 0x13)),
      "App/theme-set.xml": set("App", parent: "Base", gray("a", 0x21) + gray("b", 0x22)),
      "App/ACell.xml": cell("a", resources: gray("a", 0x31)), "App/BCell.xml": cell("b"), "App/CCell.xml": cell("c"),
      "Base/DCell.xml": cell("a"), "App/ECell.xml": cell("nowhere"),
    ])
    let workspace = project.open()
    #expect(try workspace.background("ACell.xml") == "#313131")
    #expect(try workspace.background("BCell.xml") == "#222222")
    #expect(try workspace.background("CCell.xml") == "#131313")
    #expect(try workspace.background("DCell.xml") == "#111111")
    #expect(try workspace.background("ECell.xml") == nil)
  }

  @Test func `themes belong to the closest set above them`() async throws {
    let project = try Project([
      "theme-set.xml": set("Outer", gray("a", 0x11)), "Deep/Deeper/ACell.xml": cell("a"),
      "Inner/theme-set.xml": set("Inner", gray("a", 0x22)), "Inner/Auth/BCell.xml": cell("a"),
    ])
    let workspace = project.open()
    #expect(try workspace.background("ACell.xml") == "#111111")
    #expect(try workspace.background("BCell.xml") == "#222222")
    let alone = project.open("Inner/Auth/BCell.xml")
    #expect(try alone.background("BCell.xml") == "#222222", "the set is found above a file that is named alone")
  }

  @Test func `the palette of the theme that is shown wins over the one of the theme that it inherits from`()
    async throws
  {
    let overlay = { (name: String, resources: String) in
      """
      <document><theme screenlet="Box" name="\(name)" kind="child" parent="default" form="overlay"/><objects/>
      <resources>\(resources)</resources></document>
      """
    }
    let base = cell("a", inside: "").replacing(
      "<objects>", with: "<theme screenlet=\"Box\" name=\"default\" kind=\"default\"/><objects>"
    )
    .replacing("<view id=\"v\">", with: "<view id=\"v\" customClass=\"BoxView_default\">")
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11) + gray("b", 0x12)), "Base/BoxView_default.xml": base,
      "App/theme-set.xml": set("App", parent: "Base", gray("a", 0x21)), "App/BoxView_app.xml": overlay("app", ""),
      "Other/theme-set.xml": set("Other", gray("z", 0x41)), "Other/BoxView_other.xml": overlay("other", ""),
      "App/BoxView_own.xml": overlay("own", gray("a", 0x31)), "BoxView_plain.xml": overlay("plain", ""),
    ])
    let workspace = project.open()
    #expect(try workspace.background("BoxView_default.xml") == "#111111")
    #expect(try workspace.background("BoxView_app.xml") == "#212121", "the set of the child")
    #expect(try workspace.background("BoxView_own.xml") == "#313131", "the child's own file")
    #expect(
      try workspace.background("BoxView_other.xml") == "#111111", "a set that lacks the name leaves it to the parent's")
    #expect(try workspace.background("BoxView_plain.xml") == "#111111", "a theme without a set takes its parent's")
  }

  @Test func `a parent theme's own resources stand before its set, and behind the set of the child`() async throws {
    let base = cell("a", resources: gray("a", 0x51)).replacing(
      "<objects>", with: "<theme screenlet=\"Box\" name=\"default\" kind=\"default\"/><objects>"
    )
    .replacing("<view id=\"v\">", with: "<view id=\"v\" customClass=\"BoxView_default\">")
    let child = """
      <document><theme screenlet="Box" name="app" kind="child" parent="default" form="overlay"/><objects/></document>
      """
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11)), "Base/BoxView_default.xml": base,
      "App/theme-set.xml": set("App", parent: "Base"), "App/BoxView_app.xml": child,
    ])
    #expect(try project.open().background("BoxView_app.xml") == "#515151", "not the parent set's 111111")
    try project.folder.write("App/theme-set.xml", set("App", parent: "Base", gray("a", 0x21)))
    #expect(try project.open().background("BoxView_app.xml") == "#212121")
  }

  @Test func `who overrides a plain color overrides its dark variant; who gives the variant changes that alone`()
    async throws
  {
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11) + gray("a", 0x12, dark: true)), "Base/ACell.xml": cell("a"),
      "Plain/theme-set.xml": set("Plain", parent: "Base", gray("a", 0x21)), "Plain/BCell.xml": cell("a"),
      "Dark/theme-set.xml": set("Dark", parent: "Base", gray("a", 0x32, dark: true)), "Dark/CCell.xml": cell("a"),
    ])
    let workspace = project.open()
    let seen = try ["ACell.xml", "BCell.xml", "CCell.xml"].map {
      [try workspace.background($0, .light), try workspace.background($0, .dark)]
    }
    #expect(seen == [["#111111", "#121212"], ["#212121", "#212121"], ["#111111", "#323232"]])
  }

  @Test func `a color stands for another one, in the palette of the theme that is shown`() async throws {
    let alias = "<namedColor name=\"link\"><color name=\"a\"/></namedColor>"
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11) + alias), "Base/ACell.xml": cell("link"),
      "App/theme-set.xml": set("App", parent: "Base", gray("a", 0x21)), "App/BCell.xml": cell("link"),
      "Loop/theme-set.xml": set("Loop", alias + "<namedColor name=\"a\"><color name=\"link\"/></namedColor>"),
      "Loop/CCell.xml": cell("link"),
    ])
    let workspace = project.open()
    #expect(try workspace.background("ACell.xml") == "#111111")
    #expect(try workspace.background("BCell.xml") == "#212121")
    #expect(try workspace.background("CCell.xml") == nil)
    let loops = try await project.lint().diagnostics.filter { $0.code == "theme/missing-resource" }.map(\.message)
    #expect(
      loops == ["the color 'a' refers to itself: a → link → a", "the color 'link' refers to itself: link → a → link"])
  }

  @Test func `a theme that a set would make too large goes without it, and says so`() throws {
    let project = try Project(["theme-set.xml": set("Base", gray("a", 0)), "ACell.xml": cell("a")])
    let workspace = project.open()
    let theme = workspace.inherit(try workspace.theme("ACell.xml")).value
    var limits = Limits.standard
    // The cell has 5 elements, and 8 with the set's color.
    limits.elements = 6
    let limited = share(workspace.sets, with: theme, limits: limits)
    #expect(limited.diagnostics.map(\.code) == ["syntax/limits"])
    #expect(limited.value.tree.count == 5)
    let shared = share(workspace.sets, with: theme)
    #expect(shared.diagnostics.isEmpty && shared.value.tree.count == 8)
  }

  // MARK: Fonts and images

  @Test func `a font of the set is measured and drawn as one that is written out`() async throws {
    let label = { (font: String) in
      """
      <subviews><label id="l" text="Hello, harbour" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="8" width="10" height="10"/>\(font)</label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c2"/></constraints>
      """
    }
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"bold\" pointSize=\"28\"/>"
    let project = try Project([
      "theme-set.xml": set("Base", "<namedFont name=\"heading\">\(font)</namedFont>" + gray("a", 0)),
      "ACell.xml": cell("a", inside: label("<fontDescription key=\"fontDescription\" name=\"heading\"/>")),
      "BCell.xml": cell("a", inside: label(font)),
      "CCell.xml": cell(
        "a", inside: label("<fontDescription key=\"fontDescription\" name=\"heading\" pointSize=\"12\"/>")),
      "DCell.xml": cell("a", inside: label(font.replacing("28", with: "12"))),
    ])
    let workspace = project.open()
    func nodes(_ file: String) throws -> [RenderTree.Node]? {
      workspace.compile(try workspace.theme(file), CompileOptions(viewport: Viewport())).value?.nodes
    }
    let heading = try #require(try nodes("ACell.xml"))
    #expect(heading == (try nodes("BCell.xml")))
    #expect(heading.last?.textStyle?.font == RenderTree.Font(size: 28, weight: 700))
    #expect(try nodes("CCell.xml") == nodes("DCell.xml"), "the size at the use wins")
    #expect(try nodes("CCell.xml") != heading)
  }

  @Test func `an image of the set gives an image view its size`() async throws {
    let view = """
      <subviews><imageView id="i" image="logo" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="10" height="10"/></imageView></subviews><constraints>
      <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
      <constraint firstItem="i" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/></constraints>
      """
    let project = try Project([
      "theme-set.xml": set("Base", "<image name=\"logo\" width=\"64\" height=\"48\"/>" + gray("a", 0)),
      "ACell.xml": cell("a", inside: view),
    ])
    let workspace = project.open()
    let tree = workspace.compile(try workspace.theme("ACell.xml"), CompileOptions(viewport: Viewport())).value
    #expect(tree?.nodes.last?.frame == Rect(x: 0, y: 0, width: 64, height: 48))
  }

  // MARK: Sets among themselves

  @Test func `a set that is its own parent adjusts the one of that name in a later folder`() async throws {
    let project = try Project([
      "Library/theme-set.xml": set("Base", gray("a", 0x11) + gray("b", 0x12)), "Library/ACell.xml": cell("a"),
      "Library/BCell.xml": cell("b"), "App/theme-set.xml": set("Base", parent: "Base", gray("a", 0x21)),
    ])
    let adjusted = project.open("App", "Library")
    #expect(try adjusted.background("ACell.xml") == "#212121")
    #expect(try adjusted.background("BCell.xml") == "#121212")
    #expect(adjusted.diagnostics.map(\.code) == [])

    try project.folder.write("App/theme-set.xml", set("Base", gray("a", 0x21)))
    let replaced = project.open("App", "Library")
    #expect(try replaced.background("BCell.xml") == nil)
    #expect(project.setDiagnostics("App", "Library").map(\.code) == ["theme/shadowed-file"])

    try project.folder.write("App/theme-set.xml", set("Base", parent: "Base", gray("a", 0x21)))
    #expect(project.setDiagnostics("App").map(\.code) == ["theme/missing-parent"])
  }

  @Test func `a cycle of sets is reported once, with the place in every file`() async throws {
    let project = try Project([
      "A/theme-set.xml": set("A", parent: "B", gray("a", 0x11)),
      "B/theme-set.xml": set("B", parent: "A", gray("b", 0x12)),
      "A/ACell.xml": cell("a"),
    ])
    let workspace = project.open()
    let cycles = project.setDiagnostics()
    #expect(cycles.map(\.message) == ["the set 'A' inherits from itself: A → B → A"])
    #expect(cycles.map(\.code) == ["theme/inheritance-cycle"])
    let places = cycles.flatMap(\.related).map { workspace.sources[$0.span.file]?.path.hasSuffix("A/theme-set.xml") }
    #expect(places == [true, false])
    #expect(try workspace.background("ACell.xml") == "#111111")
  }

  @Test func `a misspelled parent has a did-you-mean`() async throws {
    let project = try Project([
      "A/theme-set.xml": set("Default", gray("a", 0x11)), "B/theme-set.xml": set("App", parent: "default"),
    ])
    let found = project.setDiagnostics()
    #expect(found.map(\.code) == ["theme/missing-parent"])
    #expect(found.map(\.help) == ["did you mean 'Default'?"])
  }

  @Test func `two sets of one name in one folder of the theme path are an error`() async throws {
    let project = try Project(["A/theme-set.xml": set("X"), "B/theme-set.xml": set("X")])
    #expect(project.setDiagnostics().map(\.code) == ["naming/case-collision"])
  }
}

struct ThemeSetRulesTests {
  private func codes(_ files: [String: String]) async throws -> [String] {
    try await Project(files).lint().diagnostics.map { "\($0.code): \($0.message)" }
  }

  @Test func `overriding in a set is what sets are for`() async throws {
    let base = set("Base", gray("a", 0x11) + gray("b", 0x12) + gray("b", 0x13, dark: true))
    let files = ["Base/theme-set.xml": base, "Base/ACell.xml": cell("a"), "Base/BCell.xml": cell("b")]
    let app = set("App", parent: "Base", gray("a", 0x21) + gray("b", 0x12))
    let cells = ["App/theme-set.xml": app, "App/CCell.xml": cell("a"), "App/DCell.xml": cell("b")]
    #expect(
      try await codes(files.merging(cells) { $1 }) == [], "the same plain color without the dark variant is another")
    let same = cells.merging(["App/theme-set.xml": set("App", parent: "Base", gray("a", 0x11) + gray("b", 0x22))]) {
      $1
    }
    #expect(
      try await codes(files.merging(same) { $1 })
        == ["theme/shadowed-resource: the parent set 'Base' has the same color 'a'"])
  }

  @Test func `a color that only a theme of another set sees is in use`() async throws {
    let overlay = """
      <document><theme screenlet="Box" name="app" kind="child" parent="default" form="overlay"/><objects/></document>
      """
    let base = cell("a").replacing(
      "<objects>", with: "<theme screenlet=\"Box\" name=\"default\" kind=\"default\"/><objects>"
    )
    .replacing("<view id=\"v\">", with: "<view id=\"v\" customClass=\"BoxView_default\">")
    let files = [
      "Base/theme-set.xml": set("Base", gray("a", 0x11)), "Base/BoxView_default.xml": base,
      "App/theme-set.xml": set("App", parent: "Base", gray("a", 0x21) + gray("spare", 0x22)),
      "App/BoxView_app.xml": overlay,
    ]
    #expect(try await codes(files) == ["theme/unused-resource: unused color 'spare' of the set 'App'"])
  }

  @Test func `what a theme that was not read to its end may name is not unused`() async throws {
    let base = set("Base", gray("a", 0x11) + gray("spare", 0x12))
    let files = ["theme-set.xml": base, "ACell.xml": cell("a")]
    #expect(try await codes(files) == ["theme/unused-resource: unused color 'spare' of the set 'Base'"])
    let cut = "<document><objects><view"
    for more in [
      ["Deep/BCell.xml": cut], ["BoxView_b.xib": ""],
      ["App/theme-set.xml": set("App", parent: "Base"), "App/BCell.xml": cut],
    ] {
      #expect(try await codes(files.merging(more) { $1 }).filter { $0.contains("unused") } == [], "\(more)")
    }
    let box = cell("a", resources: gray("spare", 0x12)).replacing(
      "<objects>", with: "<theme screenlet=\"Box\" name=\"default\" kind=\"default\"/><objects>"
    )
    .replacing("<view id=\"v\">", with: "<view id=\"v\" customClass=\"BoxView_default\">")
    let descendant = "<document><theme screenlet=\"Box\" name=\"b\" kind=\"child\" parent=\"default\"/><objects><view"
    let set = ["theme-set.xml": set("Base", gray("a", 0x11)), "BoxView_default.xml": box]
    #expect(try await codes(set) == ["theme/unused-resource: unused color 'spare'"])
    #expect(try await codes(set.merging(["BoxView_b.xml": descendant]) { $1 }).filter { $0.contains("unused") } == [])
  }

  @Test func `what a misspelled name means is not unused`() async throws {
    let files = ["theme-set.xml": set("Base", gray("accent", 0x11)), "ACell.xml": cell("acent")]
    #expect(
      try await codes(files)
        == ["theme/missing-resource: unknown color 'acent': neither the theme nor its sets declare it"])
    let image = #"<imageView id="i" image="logoo"><rect key="frame" x="0" y="0" width="44" height="44"/></imageView>"#
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      \(image)</objects><resources><image name="logo" width="44" height="44"/></resources></document>
      """
    #expect(
      try await codes(["ACell.xib": xib])
        == ["theme/missing-resource: unknown image 'logoo': neither the theme nor its sets declare it"])
  }

  @Test func `a set that is asked about alone is used by the themes in folders below it`() async throws {
    let project = try Project([
      "theme-set.xml": set("Base", gray("a", 0x11) + gray("b", 0x12)), "ACell.xml": cell("a"),
      "Deep/Down/BCell.xml": cell("b"),
    ])
    #expect(try await project.lint("theme-set.xml").diagnostics.map(\.message) == [])
  }

  @Test func `a set without themes has nothing unused`() async throws {
    #expect(try await codes(["theme-set.xml": set("Base", gray("a", 0x11))]) == [])
  }

  @Test func `Interface Builder's own record of a catalog's color is not missing, and hides the set's`() async throws {
    let xib = cell("a", resources: gray("a", 0x31)).replacing(
      "<document ", with: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" ")
    #expect(try await codes(["ACell.xib": xib]) == [])
    let files = ["ACell.xib": xib, "theme-set.xml": set("Base", gray("a", 0x11)), "BCell.xml": cell("a")]
    #expect(try await codes(files) == ["theme/shadowed-resource: the color 'a' hides the one of the set 'Base'"])
  }

  @Test func `fixes remove what a set repeats`() async throws {
    let text = "<themeSet name=\"App\" parent=\"Base\">\n<resources>\n\(gray("a", 0x11))\n</resources>\n</themeSet>\n"
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11)), "App/theme-set.xml": text, "App/ACell.xml": cell("a"),
    ])
    let session = project.session()
    let fixed = session.fix(try await session.snapshot.lint(), allowsUnsafe: false)
    #expect(
      fixed.files.map { String(decoding: $0.after, as: UTF8.self) }
        == ["<themeSet name=\"App\" parent=\"Base\">\n<resources>\n</resources>\n</themeSet>\n"])
  }

  @Test func `what a set suppresses is silent`() async throws {
    let text = "<!-- themec:ignore-file theme/unused-resource -->\n" + set("Base", gray("a", 1) + gray("spare", 2))
    #expect(try await codes(["theme-set.xml": text, "ACell.xml": cell("a")]) == [])
  }
}

/// The sets that are shipped.
struct ShippedSetsTests {
  private static let themes = repository.appendingPathComponent("Themes")

  private func screens(_ folder: URL) async -> [String: String] {
    var request = TestProject()
    request.inputs = [folder.path]
    request.includesShipped = false
    let workspace = request.workspace
    var result: [String: String] = [:]
    for id in workspace.graph.all {
      let tree = workspace.compile(id).value
      result[String(workspace.path(of: id).dropFirst(folder.path.count + 1))] =
        tree.map { String(decoding: encodeJSON($0), as: UTF8.self) }
    }
    return result
  }

  @Test func `one changed color of the Default set restyles every theme that shows it, and nothing else`() async throws
  {
    let temporary = try TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.url.appendingPathComponent("Themes")
    try FileManager.default.copyItem(at: Self.themes, to: folder)
    let before = await screens(folder)

    let file = folder.appendingPathComponent("Default/theme-set.xml")
    let text = try String(contentsOf: file, encoding: .utf8)
    // The accent, #1560D4 by light, becomes #993300.
    let changed = text.replacing(
      "red=\"0.0824\" green=\"0.3765\" blue=\"0.8314\"", with: "red=\"0.6\" green=\"0.2\" blue=\"0\"")
    #expect(text != changed)
    try changed.write(to: file, atomically: true, encoding: .utf8)
    let after = await screens(folder)

    #expect(before.count == after.count && before.count > 75)
    for (name, screen) in before {
      #expect(after[name] == screen.replacing("#1560d4", with: "#993300"), "\(name)")
    }
    let restyled = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(restyled.filter { $0.hasPrefix("Default/") }.count >= 20, "\(restyled)")
    #expect(restyled.contains("Large/LoginScreenletView_large.xml"), "a set without an accent of its own inherits it")
    #expect(!restyled.contains("Flat7/LoginScreenletView_flat7.xml"), "a set with an accent of its own keeps it")
  }

  @Test func `no shipped theme states a color of the palette or a font of the set itself`() throws {
    let set = try String(contentsOf: Self.themes.appendingPathComponent("Default/theme-set.xml"), encoding: .utf8)
    let fonts = set.split(separator: "\n").filter { $0.contains("<fontDescription") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(fonts.count > 5)
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.themes.path).filter {
      $0.hasSuffix(".xml") && !$0.hasSuffix("theme-set.xml")
    }
    #expect(names.count > 75)
    for name in names {
      let text = try String(contentsOf: Self.themes.appendingPathComponent(name), encoding: .utf8)
      #expect(!text.contains("<namedColor"), "\(name)")
      #expect(!fonts.contains { text.contains($0) }, "\(name)")
    }
  }

  @Test func `a shipped theme as a standalone XIB looks the same without its set`() async throws {
    let workspace = TestProject().workspace
    let names = [
      ("Login", "flat7"), ("CommentAdd", "westeros_white"), ("ForgotPassword", "large"), ("Login", "westeros_night"),
    ]
    for (screenlet, name) in names {
      let theme = try #require(workspace.graph.find(screenlet: screenlet, theme: name).found)
      let bytes = try #require(workspace.convert(theme, ConversionOptions(form: .xib)).value?.bytes)
      #expect(!String(decoding: bytes, as: UTF8.self).contains("appearance=\"dark\""))
      // In a folder of its own: the working folder's sources are none of the project.
      let path = try TemporaryFolder()("\(screenlet)ScreenletView_other.xib")
      var request = TestProject([path])
      request.contents[path] = bytes
      request.includesShipped = false
      let alone = request.workspace
      let selected = try #require(alone.selection.first)
      let copy = try #require(alone.compile(selected).value)
      let original = try #require(workspace.compile(theme).value)
      #expect(copy.nodes.map(\.frame) == original.nodes.map(\.frame), "\(name)")
      #expect(copy.nodes.map(\.background) == original.nodes.map(\.background), "\(name)")
      #expect(copy.nodes.map(\.textStyle) == original.nodes.map(\.textStyle), "\(name)")
    }
  }

  @Test func `every text of the Default set's palette is legible in both appearances`() async throws {
    var request = TestProject()
    request.includesShipped = true
    let workspace = request.workspace
    let id = try #require(workspace.sets.ids.first { workspace.sets[$0].name == "Default" })
    let resources = workspace.sets[id].resources
    // WCAG 2.2, 1.4.3: 4.5:1 for text.
    for appearance in Appearance.allCases {
      for (text, ground) in [
        ("ink", "paper"), ("muted", "paper"), ("accent", "paper"), ("danger", "paper"), ("ink", "field"),
        ("onAccent", "accent"), ("accent", "tint"),
      ] {
        let above = try #require(resources.components(of: .named(text), appearance))
        let below = try #require(resources.components(of: .named(ground), appearance))
        #expect(contrast(above, below) >= 4.5, "\(text) on \(ground), \(appearance)")
      }
    }
  }

  /// WCAG 2.2's contrast ratio of opaque colors.
  private func contrast(_ a: ColorComponents, _ b: ColorComponents) -> Double {
    func luminance(_ color: ColorComponents) -> Double {
      let linear = [color.red, color.green, color.blue].map {
        $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  @Test func `what falls back to default inside a theme has the theme's palette`() async throws {
    let workspace = TestProject().workspace
    func colors(_ theme: String) throws -> Set<String> {
      let found = try #require(workspace.graph.find(screenlet: "CommentList", theme: theme).found)
      let tree = try #require(workspace.compile(found).value)
      return Set(tree.nodes.compactMap { $0.background?.hex })
    }
    // Neither the cell nor the comment that it embeds has a theme of Westeros.
    let tint = "#E3EDFB"
    #expect(try colors("default").contains { $0.uppercased() == tint })
    #expect(try !colors("westeros").contains { $0.uppercased() == tint })
  }
}
