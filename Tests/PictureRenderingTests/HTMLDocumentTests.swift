import Foundation
import Testing
import ThemeRendering
import ThemeSource

@testable import PictureRendering

/// Compares pages with the HTML standard and with their render trees.
@Suite struct HTMLDocumentTests {
  @Test(arguments: [true, false], Appearance.allCases)
  func `a page with every kind of view is valid`(isEnabled: Bool, appearance: Appearance) {
    let tree = screen(everyKind("Text", isEnabled: isEnabled)).with { $0.appearance = appearance }
    #expect(page(tree, tree).violations == [])
  }

  @Test func `texts from themes stay text`() {
    let plain = screen(everyKind("x"), screenlet: "x", theme: "x")
    let names = page(plain).root.descendants.filter { !$0.isForeign }.map(\.name)
    for (text, shown) in hostileTexts {
      let hostile = screen(everyKind(text), screenlet: text, theme: text).with { $0.scene = text }
      let page = page(hostile)
      #expect(page.violations == [], "\(text)")
      #expect(page.root.descendants.filter { !$0.isForeign }.map(\.name) == names, "\(text)")
      let title = "\(shown) · \(shown) · \(shown)"
      #expect(page.root.all("title").map(\.text) == [title])
      #expect(page.root.all("h1").map(\.text) == [title])
      #expect(page.root.all("input").compactMap { $0["value"] } == [shown, shown])
      // Scalars are compared because equal characters can differ in scalars.
      let name = page.view(2)?["aria-label"] ?? page.view(1)?["aria-label"]
      #expect(Array((name ?? "").unicodeScalars) == Array(shown.unicodeScalars), "\(text)")
    }
  }

  @Test func `a very long text is complete and does not change the page`() {
    let text = String(repeating: "<&\"", count: 20_000)
    let page = page(screen([View(.button(RenderTree.Button(title: RenderTree.Text(text))), role: .button)]))
    #expect(page.violations == [])
    #expect(page.view(1)?["aria-label"] == text)
  }

  @Test func `a page runs no script and loads nothing`() throws {
    let page = page(screen(everyKind("javascript:alert(1)")))
    for element in page.root.descendants {
      #expect(!["script", "link", "iframe", "object", "embed", "base"].contains(element.name))
      for attribute in element.attributes {
        #expect(!attribute.name.hasPrefix("on"), "\(attribute)")
        if ["src", "href", "action", "srcset"].contains(attribute.name) { #expect(attribute.value.hasPrefix("#")) }
      }
    }
    let sheet = StyleSheet(try #require(page.root.all("style").first).text)
    #expect(sheet.errors == [] && sheet.loads == [])
  }

  /// Content Security Policy Level 3: `default-src 'none'` forbids what no other directive allows.
  @Test func `the policy of a page allows only its style and embedded images`() throws {
    let page = page(screen([]))
    let metas = page.root.all("meta").filter { $0["http-equiv"] == "Content-Security-Policy" }
    let policy = try #require(metas.first?["content"])
    var sources: [String: Set<Substring>] = [:]
    for directive in policy.split(separator: ";") {
      let words = directive.split(separator: " ")
      sources[String(words[0])] = Set(words.dropFirst())
    }
    #expect(sources == ["default-src": ["'none'"], "style-src": ["'unsafe-inline'"], "img-src": ["data:"]])
    // A policy applies only to elements after it.
    let head = try #require(page.root.all("head").first).children
    let place = try #require(head.firstIndex { $0 === metas[0] })
    #expect(!head[..<place].contains { ["style", "script", "link"].contains($0.name) })
  }

  @Test func `a page has a section with title and size for each screen`() {
    var second = screen([], screenlet: "Sign Up", theme: "flat7").with { $0.viewport = Size(width: 414, height: 736.5) }
    second.parentTheme = "default"
    let page = page(screen([]), second)
    #expect(page.violations == [])
    #expect(page.root.all("title").map(\.text) == ["Login · default, Sign Up · flat7 ← default"])
    let sections = page.root.all("section")
    #expect(sections.map { $0.all("h1").map(\.text) } == [["Login · default"], ["Sign Up · flat7 ← default"]])
    #expect(sections.map { $0.all("p").map(\.text) } == [["375 × 667"], ["414 × 736.5"]])
    let screens = sections.flatMap { $0.withClass("screen") }
    #expect(screens.map(\.accessibleName) == ["Login · default", "Sign Up · flat7 ← default"])
    #expect(screens.map { $0["role"] } == ["group", "group"])
    #expect(screens.map { $0.length("width") } == [375, 414] && screens.map { $0.length("height") } == [667, 736.5])
    let head = page.root.all("head").first
    #expect(head?.all("meta").first { $0["name"] == "viewport" }?["content"]?.contains("width=device-width") == true)
  }

  @Test func `the screen has the background of its tree`() {
    for color in [RenderColor(rgb: 0x102030), .white] {
      let page = page(screen([]).with { $0.background = color })
      #expect(page.root.withClass("screen").map { $0.style?["background"] } == [color.hex])
    }
  }

  // MARK: Views

  static let nested = screen([
    View(
      "outer", 20, 40, 200, 300, .none,
      [
        View("inner", 25.5, 60, 100, 50, .none, [View("deep", 30, 62.25, 10, 12)]), View("beside", 10, 70, 33.3, 8),
      ]), View("last", 1, 2, 3, 4),
  ])

  @Test func `elements are nested and ordered as the views`() {
    let page = page(Self.nested)
    #expect(page.views.map { $0["data-node"] } == Self.nested.nodes.indices.map { "\($0)" })
    for (index, node) in Self.nested.nodes.enumerated() {
      let parent = page.view(index)?.ancestors.first { $0.classes.contains("view") }
      #expect(parent?["data-node"] == node.parent.map { "\($0)" })
    }
  }

  @Test func `elements have the frames of the views, in pixels of a point`() throws {
    let page = page(Self.nested)
    for (index, node) in Self.nested.nodes.enumerated() {
      let element = try #require(page.view(index))
      // Each element is placed relative to the nearest positioned ancestor.
      let around = [element] + element.ancestors.filter { $0.classes.contains("view") }
      let x = around.reduce(0) { $0 + ($1.length("left") ?? .nan) }
      let y = around.reduce(0) { $0 + ($1.length("top") ?? .nan) }
      #expect(abs(x - node.frame.x) < 0.011 && abs(y - node.frame.y) < 0.011, "\(node.id): \(x), \(y)")
      let (width, height) = (try #require(element.length("width")), try #require(element.length("height")))
      #expect(abs(width - node.frame.width) < 0.006 && abs(height - node.frame.height) < 0.006)
    }
  }

  @Test func `a view's drawing has its size, is in its element, and is not read`() throws {
    let page = page(
      screen([
        View("a", 20, 30, 100, 50) { $0.background = .black }.around(
          View("b", 25, 35, 10, 12) { $0.background = .white })
      ]))
    let drawings = page.views.map { view in view.children.filter { $0.name == "svg" } }
    #expect(drawings.map(\.count) == [0, 1, 1])
    for (drawing, frame) in zip(drawings.flatMap(\.self), [(20.0, 30.0, 100.0, 50.0), (25, 35, 10, 12)]) {
      #expect(drawing["aria-hidden"] == "true" && drawing["focusable"] == "false")
      #expect(
        drawing["viewBox"]?.split(separator: " ").compactMap { Double($0) } == [frame.0, frame.1, frame.2, frame.3])
      let rect = try #require(drawing.all("rect").first)
      #expect(
        ["x", "y", "width", "height"].compactMap { rect[$0].flatMap { Double($0) } } == [
          frame.0, frame.1, frame.2, frame.3,
        ])
    }
    // A drawing is painted below the subviews.
    #expect(page.view(1)?.children.map(\.name) == ["svg", "div"])
  }

  /// SVG paints later elements above earlier ones. UIKit draws the content above the background.
  @Test func `a view's drawing is painted in the order of its parts`() throws {
    let title = RenderTree.Button(title: RenderTree.Text("OK"))
    let page = page(
      screen([
        View(.button(title), role: .button) {
          $0.background = RenderColor(rgb: 0x112233)
          $0.border = RenderTree.Border(color: RenderColor(rgb: 0x445566), width: 2)
          $0.textStyle = RenderTree.TextStyle(color: RenderColor(rgb: 0x778899))
        }
      ]))
    let parts = try #require(page.view(1)?.children.first).children
    #expect(parts.map(\.name) == ["rect", "rect", "text"])
    #expect(parts.map { $0["stroke"] ?? $0["fill"] } == ["#112233", "#445566", "#778899"])
  }

  @Test func `hidden, transparent and empty views are left out with their subviews`() {
    func view(_ id: String, _ change: (inout RenderTree.Node) -> Void) -> View {
      View(id, 0, 0, 50, 50, .none, [View("\(id) inner", 0, 0, 10, 10) { change(&$0) }], change)
    }
    let tree = screen([
      view("hidden") { $0.isHidden = true }, view("clear") { $0.alpha = 0 }, View("empty", 0, 0, 0, 50),
      View("infinite", .infinity, 0, 10, 50), view("shown") { _ in },
    ])
    let page = page(tree)
    let shown = page.views.compactMap { $0["data-node"].flatMap { Int($0) } }.map { tree.nodes[$0].id }
    #expect(shown == ["root", "shown", "shown inner"])
    #expect(page.violations == [])
  }

  /// CSS `inset()` lists the distances from the top, right, bottom and left edge.
  @Test func `a view is clipped to its visible area`() throws {
    let page = page(
      screen([
        View(
          "box", 10, 20, 100, 200, .none,
          [View("big", 0, 0, 300, 400) { $0.clip = Rect(x: 10, y: 20, width: 100, height: 200) }]
        ) {
          $0.cornerRadius = 8
        }
      ]))
    let clip = try #require(page.view(2)?.style?["clip-path"])
    #expect(clip.hasPrefix("inset(") && clip.hasSuffix(")"))
    let parts = clip.dropFirst(6).dropLast().split(separator: " round ").map(String.init)
    #expect(parts.map(lengths) == [[20, 190, 180, 10], [8]])
    #expect(page.view(1)?.style?["clip-path"] == nil)
  }

  @Test func `images are embedded, complete, once for each part of a page`() throws {
    let image = try #require(Data(base64Encoded: onePixel))
    let bytes = [UInt8](image)
    let key = ImageKey("logo", .light)
    let size = Size(width: 30, height: 30)
    for insets in [Insets.zero, Insets(all: 10)] {
      let style = DrawingStyle(images: [key: ImageTraits(size: size, capInsets: insets)])
      let data = SVGStyle(images: [key: try #require(ImageData(bytes))])
      let view = View("i", 0, 0, 90, 90, role: .image, .image(RenderTree.Image(name: "logo")))
      let page = Page(encodeHTML([screen([view, view]), screen([view])], style, data))
      #expect(page.violations == [])
      let sources = page.root.all("image").compactMap { $0["href"] }
      #expect(sources.count == 3)
      for source in sources {
        let parts = source.split(separator: ",", maxSplits: 1).map(String.init)
        #expect(parts.first == "data:image/png;base64")
        #expect(parts.last.flatMap { Data(base64Encoded: $0) } == image)
      }
    }
  }

  @Test func `the same trees give the same bytes`() {
    let tree = screen(everyKind("Text"))
    let first = encodeHTML([tree, tree])
    for _ in 0..<5 { #expect(encodeHTML([tree, tree]) == first) }
  }
}

/// A PNG file of one pixel.
let onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

extension View {
  fileprivate func around(_ view: View) -> View {
    var copy = self
    copy.views.append(view)
    return copy
  }
}
