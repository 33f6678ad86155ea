import Foundation
import Testing
import ThemeRendering
import ThemeSource

@testable import PictureRendering

/// Galleries as `Pictures.md` describes them: an index to search, filter and compare, and a page for each theme,
/// without a server.
@Suite struct GalleryTests {
  static func themes(_ text: String = "Sign in") -> [GalleryTheme] {
    let buttons = ["default", "flat7"].map { theme in
      screen([View(.button(RenderTree.Button(title: RenderTree.Text(text))), role: .button)], theme: theme)
    }
    let dark = buttons[0].with {
      $0.appearance = .dark
      $0.viewport = Size(width: 768, height: 1024)
    }
    return [
      GalleryTheme(
        file: "Themes/Login_default.xml",
        screens: [
          GalleryTheme.Screen(buttons[0], size: "iPhone 15"), GalleryTheme.Screen(dark, size: "iPad", language: "de"),
        ], explanations: ["v": "from <Login>\nand & \"others\"", "root": "b"]),
      GalleryTheme(file: "Themes/Login_flat7.xml", screens: [GalleryTheme.Screen(buttons[1], size: "iPhone 15")]),
    ]
  }

  struct Folder {
    let files: [String: [UInt8]]

    init(_ files: [GalleryFile]) {
      self.files = Dictionary(files.map { ($0.path, $0.bytes) }) { _, _ in [] }
      #expect(self.files.count == files.count, "paths repeat")
    }

    func page(_ path: String) throws -> Page { Page(try #require(files[path], "\(path) does not exist")) }

    func text(_ path: String) throws -> String { String(decoding: try #require(files[path]), as: UTF8.self) }

    var pages: [String] { files.keys.filter { $0.hasSuffix(".html") }.sorted() }

    /// The path of a link's target, relative to the page.
    static func target(of link: String, from page: String) -> String? {
      guard !link.contains(":"), !link.hasPrefix("/"), !link.contains("?"), !link.contains("%") else { return nil }
      var parts = page.split(separator: "/").dropLast()
      for part in link.split(separator: "/") {
        if part == ".." { if parts.popLast() == nil { return nil } } else { parts.append(part) }
      }
      return parts.joined(separator: "/")
    }
  }

  static func folder(_ text: String = "Sign in") -> Folder { Folder(gallery(themes(text), title: "Themes of shop")) }

  // MARK: Folder

  @Test func `all pages are valid, and all of their links lead to files of the folder`() throws {
    let folder = Self.folder()
    #expect(folder.pages.count == 3)
    var linked: Set = ["index.html"]
    for path in folder.pages {
      let page = try folder.page(path)
      #expect(page.violations == [], "\(path)")
      for element in page.root.descendants where !element.isForeign {
        for link in [element["src"], element["href"]].compactMap(\.self) {
          let target = try #require(Folder.target(of: link, from: path), "\(link) needs a server")
          #expect(folder.files[target] != nil, "\(path) refers to \(target)")
          linked.insert(target)
        }
      }
    }
    #expect(linked == Set(folder.files.keys), "every file is used")
  }

  @Test func `every page uses the style and the script of the folder, and no other`() throws {
    let folder = Self.folder()
    for path in folder.pages {
      let page = try folder.page(path)
      let styles = page.root.all("link").filter { $0["rel"] == "stylesheet" }.compactMap { $0["href"] }
      #expect(styles.map { Folder.target(of: $0, from: path) } == ["gallery.css"])
      let scripts = page.root.all("script")
      #expect(scripts.compactMap { $0["src"] }.map { Folder.target(of: $0, from: path) } == ["gallery.js"])
      // The script reads the whole page, so it must run after parsing.
      #expect(scripts.filter { $0["src"] != nil }.allSatisfy { $0["defer"] != nil && $0.text.isEmpty })
      #expect(scripts.filter { $0["src"] == nil }.allSatisfy { $0["type"] == "application/json" })
      #expect(page.root.descendants.allSatisfy { $0.attributes.allSatisfy { !$0.name.hasPrefix("on") } })
    }
  }

  @Test func `texts from themes stay text in all files`() throws {
    let names = try Self.folder("x").pages.map { try Self.folder("x").page($0).root.descendants.map(\.name) }
    for (text, shown) in hostileTexts {
      var themes = Self.themes(text)
      themes[0].explanations = [text: text]
      themes[0].file = text
      let folder = Folder(gallery(themes, title: text))
      for (path, names) in zip(folder.pages, names) {
        let page = try folder.page(path)
        #expect(page.violations == [], "\(path): \(text)")
        #expect(
          page.root.descendants.filter { !$0.isForeign }.map(\.name) == names.filter { !Self.foreign.contains($0) })
      }
      #expect(try folder.page("index.html").root.all("h1").map(\.text) == [shown])
      let theme = try folder.page("themes/login-default.html")
      #expect(theme.root.all("header").first?.withClass("detail").map(\.text) == [shown])
      #expect(try Self.data(of: theme)["explanations"] as? [String: String] == [text: text])
    }
  }

  private static let foreign: Set = ["svg", "rect", "text", "g", "path", "ellipse", "clipPath", "defs"]

  @Test func `names of screens and themes become attributes and names of files safely`() throws {
    for (text, shown) in hostileTexts {
      let tree = screen([], screenlet: text, theme: text)
      let screens = [GalleryTheme.Screen(tree, size: text, language: "de")]
      let folder = Folder(gallery([GalleryTheme(file: "a", screens: screens)], title: "a"))
      let index = try folder.page("index.html")
      #expect(index.violations == [], "\(text)")
      let card = try #require(index.root.withClass("card").first)
      #expect(card["data-theme"] == shown && card["data-screenlet"] == shown && card["data-size"] == shown)
      let safe = Set("abcdefghijklmnopqrstuvwxyz0123456789-./")
      for path in folder.files.keys { #expect(path.allSatisfy(safe.contains) && !path.contains("..")) }
    }
  }

  @Test func `the same themes give the same files`() {
    let files = gallery(Self.themes(), title: "a")
    for _ in 0..<5 { #expect(gallery(Self.themes(), title: "a") == files) }
  }

  // MARK: Index

  @Test func `the index has a card for each screen that leads to the page of its theme`() throws {
    let folder = Self.folder()
    let index = try folder.page("index.html")
    #expect(index.root.all("title").map(\.text) == ["Themes of shop"])
    #expect(index.root.all("h1").map(\.text) == ["Themes of shop"])
    let cards = index.root.all("main").flatMap { $0.withClass("card") }
    let expected = Self.themes().flatMap { theme in theme.screens.map { (theme, $0) } }
    #expect(cards.count == expected.count)
    for (card, (theme, screen)) in zip(cards, expected) {
      #expect(card["data-screenlet"] == "Login" && card["data-theme"] == screen.tree.theme)
      #expect(card["data-size"] == screen.size && card["data-appearance"] == screen.tree.appearance.rawValue)
      #expect(card["data-language"] == screen.language ?? "Base")
      let image = try #require(card.all("img").first)
      #expect(image["width"] == "\(Int(screen.tree.viewport.width))")
      #expect(image["height"] == "\(Int(screen.tree.viewport.height))")
      let link = try #require(card.all("a").first)
      #expect(link.all("img").count == 1)
      let conditions = [screen.size, screen.tree.appearance.rawValue] + (screen.language.map { [$0] } ?? [])
      // Links with the same name must have the same target, so names contain all differences.
      for part in [screen.tree.title] + conditions { #expect(link.accessibleName.contains(part)) }
      #expect(card.all("figcaption").map(\.text) == ["\(screen.tree.title) \(conditions.joined(separator: " · "))"])
      let target = try #require(link["href"])
      let page = try folder.page(target)
      #expect(page.root.all("h1").map(\.text) == [screen.tree.title])
      #expect(page.root.all("header").first?.withClass("detail").map(\.text) == [theme.file])
    }
  }

  @Test func `a card shows the picture of its screen`() throws {
    let folder = Self.folder()
    let screens = Self.themes().flatMap(\.screens)
    let images = try folder.page("index.html").root.all("img")
    #expect(images.count == 3)
    for (image, screen) in zip(images, screens) {
      let bytes = try #require(folder.files[image["src"] ?? ""])
      let picture = Page(Array("<!doctype html>".utf8) + bytes)
      let svg = try #require(picture.root.children.first)
      #expect(picture.errors == [] && svg.name == "svg")
      #expect(svg["width"] == image["width"] && svg["height"] == image["height"])
      #expect(svg["aria-label"] == image["alt"] && !(image["alt"] ?? "").isEmpty)
      #expect(picture.root.all("text").map(\.text) == ["Sign in"])
      #expect(image["alt"]?.contains(screen.size) == true)
    }
  }

  @Test func `the filters offer each value once, in the order of the screens`() throws {
    func choices(_ themes: [GalleryTheme]) throws -> [String: [String]] {
      let index = try Folder(gallery(themes, title: "a")).page("index.html")
      let form = try #require(index.element(id: "filters"))
      #expect(form["hidden"] != nil, "filters do nothing without the script")
      #expect(form.all("input").map { $0["name"] } == ["text"])
      for control in form.all("select") + form.all("input") {
        #expect(control.ancestors.first { $0.name == "label" } != nil)
      }
      return Dictionary(
        uniqueKeysWithValues: form.all("select").map { select in
          let options = select.all("option")
          #expect(options.first?["value"] == "", "all")
          #expect(options.dropFirst().allSatisfy { $0["value"] == nil || $0["value"] == $0.text })
          return (select["name"] ?? "", options.dropFirst().map(\.text))
        })
    }
    #expect(
      try choices(Self.themes()) == [
        "screenlet": ["Login"], "theme": ["default", "flat7"], "size": ["iPhone 15", "iPad"],
        "appearance": ["light", "dark"], "language": ["Base", "de"],
      ])
    #expect(try choices([Self.themes()[1]])["language"] == nil)
  }

  // MARK: Page of a theme

  @Test func `the page of a theme shows all of its screens`() throws {
    let folder = Self.folder()
    let page = try folder.page("themes/login-default.html")
    #expect(page.root.all("title").map(\.text) == ["Login · default"])
    let sections = page.root.all("section")
    #expect(sections.map { $0["data-screen"] } == ["0", "1"])
    #expect(sections.map { $0.all("h2").map(\.text) } == [["iPhone 15 · light"], ["iPad · dark · de"]])
    #expect(sections.map { $0.all("p").map(\.text) } == [["375 × 667"], ["768 × 1024"]])
    let screens = sections.flatMap { $0.withClass("screen") }
    #expect(screens.map { $0.length("width") } == [375, 768])
    #expect(Set(screens.map(\.accessibleName)).count == 2)
    // WCAG 3.1.2: the language of parts.
    #expect(screens.map { $0["lang"] } == [nil, "de"])
    let back = try #require(page.root.all("header").first?.all("a").first)
    #expect(Folder.target(of: back["href"] ?? "", from: "themes/a.html") == "index.html")
    let inspector = try #require(page.element(id: "inspector"))
    #expect(inspector["aria-live"] == "polite" && !inspector.accessibleName.isEmpty)
    #expect(
      page.root.withClass("view").filter { $0["role"] == "button" }.map(\.accessibleName) == ["Sign in", "Sign in"])
  }

  private static func data(of page: Page) throws -> [String: Any] {
    let script = try #require(page.element(id: "views"))
    #expect(!script.text.contains("<") && !script.text.contains(">") && !script.text.contains("&"))
    let data = try JSONSerialization.jsonObject(with: Data(script.text.utf8))
    return try #require(data as? [String: Any])
  }

  @Test func `the inspector has the class, outlets, frame, actions and explanation of each view`() throws {
    var theme = Self.themes()[0]
    theme.screens[0].tree.nodes[1].customClass = "LoginButton"
    theme.screens[0].tree.nodes[1].className = "UIButton"
    theme.screens[0].tree.nodes[1].outlets = ["loginButton", "again"]
    theme.screens[0].tree.nodes[1].actions = ["login", "log"]
    theme.screens[0].tree.nodes[1].bindings = [
      RenderTree.Binding(attribute: "userName", keyPath: "text", isWritable: true)
    ]
    theme.screens[0].tree.nodes[1].background = RenderColor(rgb: 0x336699)
    theme.screens[0].tree.nodes[1].alpha = 0.5
    theme.screens[0].tree.nodes[1].textStyle = RenderTree.TextStyle(
      font: RenderTree.Font(family: "Menlo", size: 12.5, weight: 700, isItalic: true), color: RenderColor(rgb: 0xABCDEF)
    )
    let page = try Folder(gallery([theme], title: "a")).page("themes/login-default.html")
    let data = try Self.data(of: page)
    let screens = try #require(data["screens"] as? [[[String: Any]]])
    #expect(screens.map(\.count) == [2, 2])
    #expect(data["explanations"] as? [String: String] == theme.explanations)
    for (section, views) in zip(page.root.all("section"), screens) {
      // The elements refer to the data by index.
      for view in section.withClass("view") { #expect(views.indices.contains(Int(view["data-node"] ?? "") ?? -1)) }
    }
    let view = screens[0][1]
    #expect(view["id"] as? String == "v" && view["class"] as? String == "LoginButton: UIButton")
    #expect(view["frame"] as? [Double] == [10, 10, 300, 40])
    #expect(view["outlets"] as? String == "loginButton, again" && view["fires"] as? String == "login, log")
    #expect(view["presents"] as? String == "userName → text")
    #expect(view["background"] as? String == "#336699" && view["opacity"] as? Double == 0.5)
    let font = try #require(view["font"] as? String)
    for part in ["Menlo", "12.5", "700", "italic", "#abcdef"] { #expect(font.contains(part)) }
    let plain = screens[0][0]
    #expect(plain["class"] as? String == "UIView")
    #expect(Set(plain.keys) == ["id", "class", "frame"])
  }

  // MARK: Names of files

  @Test func `names of files are unique on file systems that ignore case`() {
    let themes = ["flat", "FLAT", "Flat", "flat-2", "flät", "fl@t", "日本", "", String(repeating: "a", count: 300)].map {
      GalleryTheme(
        file: $0,
        screens: [GalleryTheme.Screen(screen([], theme: $0), size: "A"), .init(screen([], theme: $0), size: "a")])
    }
    let paths = gallery(themes, title: "a").map(\.path)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    #expect(paths.count == 3 + themes.count * 3)
    // `pages.txt` lists only such names, so that a later run removes the files.
    let safe = Set("abcdefghijklmnopqrstuvwxyz0123456789-./")
    for path in paths { #expect(path.allSatisfy(safe.contains)) }
    // File systems limit a name to 255 bytes.
    for path in paths { #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }) }
  }

  @Test(arguments: [
    ("Login-flat7", "login-flat7"), ("My  Theme!", "my-theme"), ("--a--", "a"), ("UPPER_lower9", "upper-lower9"),
  ])
  func `an ASCII name becomes lowercase words joined by hyphens`(name: String, expected: String) {
    #expect(name.slug == expected)
  }

  @Test func `names with characters that were removed stay different, wherever they are`() {
    let names = [
      "flät", "flöt", "日本", "日木", String(repeating: "a", count: 101), String(repeating: "a", count: 102), "", "é",
    ]
    let slugs = names.map(\.slug)
    #expect(Set(slugs).count == names.count)
    let safe = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    for slug in slugs { #expect(slug.allSatisfy(safe.contains) && !slug.isEmpty && !slug.hasPrefix("-")) }
    // The name is independent of other names and of the run.
    #expect(names.map(\.slug) == slugs)
    let tree = screen([]).with { $0.scene = "Sign Up" }
    #expect(tree.slug == "login-default-sign-up")
  }

  @Test func `the index of a folder is recognized, and no other page`() throws {
    let index = try #require(Self.folder().files["index.html"])
    let report = try #require(Folder(snapshotReport([], title: "a")).files["index.html"])
    #expect(PageFolder.gallery.wrote(index) && !PageFolder.report.wrote(index))
    #expect(PageFolder.report.wrote(report) && !PageFolder.gallery.wrote(report))
    let mark = "<meta name=\"generator\" content=\"themec gallery\">\n"
    let fake = encodeHTML([screen([], screenlet: mark)])
    #expect(!PageFolder.gallery.wrote(fake) && !PageFolder.gallery.wrote(Array("<html>".utf8)))
    for path in ["themes/login-default.html", "gallery.css"] {
      let bytes = try #require(Self.folder().files[path])
      #expect(!PageFolder.gallery.wrote(bytes))
    }
  }
}
