import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeEditing
import ThemeLayout
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// Files on disk for one test.
private final class Project {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws { folder = try TemporaryFolder(files) }

  /// Opens the folders as the theme path, with all files selected.
  func open(_ folders: String...) -> LinkedThemes { project(folders).themes }

  /// Checks the folders as the theme path.
  func lint(_ folders: String...) async throws -> LintReport { try await project(folders).lint() }

  func session(_ folders: String...) -> Session { project(folders).session }

  /// Returns the diagnostics of linking theme sets.
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

/// Returns a named gray color, with `hex` for each component.
private func gray(_ name: String, _ hex: UInt8, dark: Bool = false) -> String {
  let appearance = dark ? " appearance=\"dark\"" : ""
  let color = "<color white=\"\(Double(hex) / 255)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  return "<namedColor name=\"\(name)\"\(appearance)>\(color)</namedColor>"
}

/// Returns a cell with a named background color.
private func cell(_ color: String, resources: String = "", inside: String = "") -> String {
  let own = resources.isEmpty ? "" : "<resources>\(resources)</resources>"
  return """
    <document useAutolayout="YES"><objects><view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>\(inside)
    <color key="backgroundColor" name="\(color)"/></view></objects>\(own)</document>
    """
}

extension LinkedThemes {
  fileprivate func theme(_ file: String) throws -> ThemeID {
    try #require(graph.all.first { path(of: $0).hasSuffix("/" + file) })
  }

  /// The background of a file's root view, as hexadecimal digits.
  fileprivate func background(_ file: String, _ appearance: Appearance = .light) throws -> String? {
    let options = RenderOptions(viewport: Viewport(appearance: appearance))
    return rendered(try theme(file), options).value?.nodes.first?.background?.hex
  }
}

struct ThemeSetTests {
  // MARK: Colors

  @Test func `a color is looked up in the theme's resources, its theme set and the theme set's parents`() async throws {
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11) + gray("b", 0x12) + gray("c", 0x13)),
      "App/theme-set.xml": set("App", parent: "Base", gray("a", 0x21) + gray("b", 0x22)),
      "App/ACell.xml": cell("a", resources: gray("a", 0x31)), "App/BCell.xml": cell("b"), "App/CCell.xml": cell("c"),
      "Base/DCell.xml": cell("a"), "App/ECell.xml": cell("nowhere"),
    ])
    let linked = project.open()
    #expect(try linked.background("ACell.xml") == "#313131")
    #expect(try linked.background("BCell.xml") == "#222222")
    #expect(try linked.background("CCell.xml") == "#131313")
    #expect(try linked.background("DCell.xml") == "#111111")
    #expect(try linked.background("ECell.xml") == nil)
  }

  @Test func `a theme belongs to the closest theme set above it`() async throws {
    let project = try Project([
      "theme-set.xml": set("Outer", gray("a", 0x11)), "Deep/Deeper/ACell.xml": cell("a"),
      "Inner/theme-set.xml": set("Inner", gray("a", 0x22)), "Inner/Auth/BCell.xml": cell("a"),
    ])
    let linked = project.open()
    #expect(try linked.background("ACell.xml") == "#111111")
    #expect(try linked.background("BCell.xml") == "#222222")
    let alone = project.open("Inner/Auth/BCell.xml")
    #expect(try alone.background("BCell.xml") == "#222222", "the set is found above a file that is named alone")
  }

  @Test func `the palette of the selected theme takes precedence over that of its parent theme`()
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
    let linked = project.open()
    #expect(try linked.background("BoxView_default.xml") == "#111111")
    #expect(try linked.background("BoxView_app.xml") == "#212121", "the set of the child")
    #expect(try linked.background("BoxView_own.xml") == "#313131", "the child's own file")
    #expect(
      try linked.background("BoxView_other.xml") == "#111111", "a set that lacks the name leaves it to the parent's")
    #expect(try linked.background("BoxView_plain.xml") == "#111111", "a theme without a set takes its parent's")
  }

  @Test func `a parent's resources are looked up before its theme set and after the child's`() async throws {
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

  @Test func `overriding a color overrides its dark variant, and overriding the dark variant changes only that`()
    async throws
  {
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11) + gray("a", 0x12, dark: true)), "Base/ACell.xml": cell("a"),
      "Plain/theme-set.xml": set("Plain", parent: "Base", gray("a", 0x21)), "Plain/BCell.xml": cell("a"),
      "Dark/theme-set.xml": set("Dark", parent: "Base", gray("a", 0x32, dark: true)), "Dark/CCell.xml": cell("a"),
    ])
    let linked = project.open()
    let seen = try ["ACell.xml", "BCell.xml", "CCell.xml"].map {
      [try linked.background($0, .light), try linked.background($0, .dark)]
    }
    #expect(seen == [["#111111", "#121212"], ["#212121", "#212121"], ["#111111", "#323232"]])
  }

  @Test func `a color that refers to another color uses the palette of the selected theme`() async throws {
    let alias = "<namedColor name=\"link\"><color name=\"a\"/></namedColor>"
    let project = try Project([
      "Base/theme-set.xml": set("Base", gray("a", 0x11) + alias), "Base/ACell.xml": cell("link"),
      "App/theme-set.xml": set("App", parent: "Base", gray("a", 0x21)), "App/BCell.xml": cell("link"),
      "Loop/theme-set.xml": set("Loop", alias + "<namedColor name=\"a\"><color name=\"link\"/></namedColor>"),
      "Loop/CCell.xml": cell("link"),
    ])
    let linked = project.open()
    #expect(try linked.background("ACell.xml") == "#111111")
    #expect(try linked.background("BCell.xml") == "#212121")
    #expect(try linked.background("CCell.xml") == nil)
    let loops = try await project.lint().diagnostics.filter { $0.code == "theme/missing-resource" }.map(\.message)
    #expect(
      loops == ["the color 'a' refers to itself: a → link → a", "the color 'link' refers to itself: link → a → link"])
  }

  @Test func `theme set resources that would exceed the element limit are omitted and reported`() throws {
    let project = try Project(["theme-set.xml": set("Base", gray("a", 0)), "ACell.xml": cell("a")])
    let linked = project.open()
    let theme = linked.inherited(try linked.theme("ACell.xml")).value
    var limits = Limits.standard
    // The cell has 5 elements, or 8 with the theme set's color.
    limits.elements = 6
    let limited = share(linked.sets, with: theme, limits: limits)
    #expect(limited.diagnostics.map(\.code) == ["syntax/limits"])
    #expect(limited.value.tree.count == 5)
    let shared = share(linked.sets, with: theme)
    #expect(shared.diagnostics.isEmpty && shared.value.tree.count == 8)
  }

  // MARK: Fonts and images

  @Test func `a named font is measured and drawn like the same font in the theme`() async throws {
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
    let linked = project.open()
    func nodes(_ file: String) throws -> [RenderTree.Node]? {
      linked.rendered(try linked.theme(file), RenderOptions(viewport: Viewport())).value?.nodes
    }
    let heading = try #require(try nodes("ACell.xml"))
    #expect(heading == (try nodes("BCell.xml")))
    #expect(heading.last?.textStyle?.font == RenderTree.Font(size: 28, weight: 700))
    #expect(try nodes("CCell.xml") == nodes("DCell.xml"), "the size at the use wins")
    #expect(try nodes("CCell.xml") != heading)
  }

  @Test func `an image in a theme set determines the size of an image view`() async throws {
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
    let linked = project.open()
    let tree = linked.rendered(try linked.theme("ACell.xml"), RenderOptions(viewport: Viewport())).value
    #expect(tree?.nodes.last?.frame == Rect(x: 0, y: 0, width: 64, height: 48))
  }

  // MARK: Inheritance of theme sets

  @Test func `a theme set that is its own parent adjusts the one of that name in a later folder`() async throws {
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

  @Test func `a cycle of theme sets is reported once, with a location in every file`() async throws {
    let project = try Project([
      "A/theme-set.xml": set("A", parent: "B", gray("a", 0x11)),
      "B/theme-set.xml": set("B", parent: "A", gray("b", 0x12)),
      "A/ACell.xml": cell("a"),
    ])
    let linked = project.open()
    let cycles = project.setDiagnostics()
    #expect(cycles.map(\.message) == ["the set 'A' inherits from itself: A → B → A"])
    #expect(cycles.map(\.code) == ["theme/inheritance-cycle"])
    let places = cycles.flatMap(\.related).map { linked.sources[$0.span.file]?.path.hasSuffix("A/theme-set.xml") }
    #expect(places == [true, false])
    #expect(try linked.background("ACell.xml") == "#111111")
  }

  @Test func `for a misspelled parent, the right one is suggested`() async throws {
    let project = try Project([
      "A/theme-set.xml": set("Default", gray("a", 0x11)), "B/theme-set.xml": set("App", parent: "default"),
    ])
    let found = project.setDiagnostics()
    #expect(found.map(\.code) == ["theme/missing-parent"])
    #expect(found.map(\.help) == ["did you mean 'Default'?"])
  }

  @Test func `two theme sets of the same name in a folder of the theme path are an error`() async throws {
    let project = try Project(["A/theme-set.xml": set("X"), "B/theme-set.xml": set("X")])
    #expect(project.setDiagnostics().map(\.code) == ["naming/case-collision"])
  }
}

struct ThemeSetRulesTests {
  private func codes(_ files: [String: String]) async throws -> [String] {
    try await Project(files).lint().diagnostics.map { "\($0.code): \($0.message)" }
  }

  @Test func `an override with a different color is not reported, and one with the same color is`() async throws {
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

  @Test func `a color that only a theme of another theme set uses is not reported as unused`() async throws {
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

  @Test func `colors are not reported as unused if a theme that may use them cannot be parsed`() async throws {
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

  @Test func `a color or image that a misspelled name probably refers to is not reported as unused`() async throws {
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

  @Test func `a theme set that is checked alone is used by the themes in folders below it`() async throws {
    let project = try Project([
      "theme-set.xml": set("Base", gray("a", 0x11) + gray("b", 0x12)), "ACell.xml": cell("a"),
      "Deep/Down/BCell.xml": cell("b"),
    ])
    #expect(try await project.lint("theme-set.xml").diagnostics.map(\.message) == [])
  }

  @Test func `colors of a theme set without themes are not reported as unused`() async throws {
    #expect(try await codes(["theme-set.xml": set("Base", gray("a", 0x11))]) == [])
  }

  @Test func `a color recorded by Interface Builder is not missing and hides the theme set's`() async throws {
    let xib = cell("a", resources: gray("a", 0x31)).replacing(
      "<document ", with: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" ")
    #expect(try await codes(["ACell.xib": xib]) == [])
    let files = ["ACell.xib": xib, "theme-set.xml": set("Base", gray("a", 0x11)), "BCell.xml": cell("a")]
    #expect(try await codes(files) == ["theme/shadowed-resource: the color 'a' hides the one of the set 'Base'"])
  }

  @Test func `fixes remove colors that a theme set repeats`() async throws {
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

  @Test func `a suppressed rule is not reported in a theme set`() async throws {
    let text = "<!-- themec:ignore-file theme/unused-resource -->\n" + set("Base", gray("a", 1) + gray("spare", 2))
    #expect(try await codes(["theme-set.xml": text, "ACell.xml": cell("a")]) == [])
  }
}

/// The shipped theme sets.
struct ShippedSetsTests {
  private static let themes = repository.appendingPathComponent("Themes")

  private func screens(_ folder: URL) async -> [String: String] {
    var request = TestProject()
    request.inputs = [folder.path]
    request.includesShipped = false
    let linked = request.themes
    var result: [String: String] = [:]
    for id in linked.graph.all {
      let tree = linked.rendered(id).value
      result[String(linked.path(of: id).dropFirst(folder.path.count + 1))] =
        tree.map { String(decoding: encodeJSON($0), as: UTF8.self) }
    }
    return result
  }

  @Test func `changing a color of the Default theme set restyles every theme that uses it, and no others`() async throws
  {
    let temporary = try TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.url.appendingPathComponent("Themes")
    try FileManager.default.copyItem(at: Self.themes, to: folder)
    let before = await screens(folder)

    let file = folder.appendingPathComponent("Default/theme-set.xml")
    let text = try String(contentsOf: file, encoding: .utf8)
    // The accent color, #1560D4 in light appearance, becomes #993300.
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

  @Test func `no shipped theme declares a named color or a font of the Default theme set`() throws {
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

  @Test func `a shipped theme converted to a XIB looks the same without its theme set`() async throws {
    let linked = TestProject().themes
    let names = [
      ("Login", "flat7"), ("CommentAdd", "westeros_white"), ("ForgotPassword", "large"), ("Login", "westeros_night"),
    ]
    for (screenlet, name) in names {
      let theme = try #require(linked.graph.find(screenlet: screenlet, theme: name).found)
      let bytes = try #require(linked.convert(theme, ConversionOptions(form: .xib)).value?.bytes)
      #expect(!String(decoding: bytes, as: UTF8.self).contains("appearance=\"dark\""))
      // In a folder of its own: the working folder's sources are none of the project.
      let path = try TemporaryFolder()("\(screenlet)ScreenletView_other.xib")
      var request = TestProject([path])
      request.contents[path] = bytes
      request.includesShipped = false
      let alone = request.themes
      let selected = try #require(alone.selection.first)
      let copy = try #require(alone.rendered(selected).value)
      let original = try #require(linked.rendered(theme).value)
      #expect(copy.nodes.map(\.frame) == original.nodes.map(\.frame), "\(name)")
      #expect(copy.nodes.map(\.background) == original.nodes.map(\.background), "\(name)")
      #expect(copy.nodes.map(\.textStyle) == original.nodes.map(\.textStyle), "\(name)")
    }
  }

  @Test func `the text colors of the Default theme set have sufficient contrast in both appearances`() async throws {
    var request = TestProject()
    request.includesShipped = true
    let linked = request.themes
    let id = try #require(linked.sets.ids.first { linked.sets[$0].name == "Default" })
    let resources = linked.sets[id].resources
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

  /// Returns the contrast ratio of opaque colors, as defined in WCAG 2.2.
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

  @Test func `fallback themes inside a theme use the theme's palette`() async throws {
    let linked = TestProject().themes
    func colors(_ theme: String) throws -> Set<String> {
      let found = try #require(linked.graph.find(screenlet: "CommentList", theme: theme).found)
      let tree = try #require(linked.rendered(found).value)
      return Set(tree.nodes.compactMap { $0.background?.hex })
    }
    // In Westeros, neither the cell nor the comment that it embeds has a theme.
    let tint = "#E3EDFB"
    #expect(try colors("default").contains { $0.uppercased() == tint })
    #expect(try !colors("westeros").contains { $0.uppercased() == tint })
  }
}
