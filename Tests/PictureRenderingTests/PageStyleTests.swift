import Foundation
import Testing

@testable import PictureRendering

@Suite struct PageStyleTests {
  private var page: StyleSheet { StyleSheet("\(pageStyle)") }
  private var gallery: StyleSheet { StyleSheet("\(pageStyle)\(galleryStyle)") }

  private static func file(_ path: String) -> String {
    let report = snapshotReport([], title: "a")
    return String(decoding: report.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
  }

  @Test func `styles are well-formed and load nothing`() {
    for sheet in [page, gallery, StyleSheet(Self.file("gallery.css"))] {
      #expect(sheet.errors == [] && sheet.loads == [] && sheet.rules.count > 10)
    }
  }

  /// An absolutely positioned element is placed in the padding box of its nearest positioned ancestor.
  @Test func `views are placed in the view around them, and the root view in the screen`() throws {
    #expect(page.style(".screen")["position"] == "relative" && page.style(".screen")["overflow"] == "hidden")
    let view = page.style(".view")
    #expect(view["position"] == "absolute")
    for property in ["margin", "padding", "border", "left", "top", "display", "transform"] {
      #expect(view[property] == nil)
    }
    #expect(page.style("*")["box-sizing"] == "border-box")
    let drawing = page.style(".view>svg")
    #expect(drawing["position"] == "absolute" && drawing["overflow"] == "visible")
    #expect(drawing["left"] == "0" && drawing["top"] == "0")
    let input = page.style(".view>input")
    #expect(input["position"] == "absolute" && input["inset"] == "0" && input["border"] == "0")
    #expect(input["width"] == "100%" && input["height"] == "100%" && input["background"] == "transparent")
    #expect(page.style("body")["margin"] == "0")
  }

  /// Assistive software ignores text that is not displayed or has no size.
  @Test func `text for screen readers is in the page, but not visible`() {
    let style = page.style(".read")
    #expect(style["position"] == "absolute" && style["overflow"] == "hidden" && style["clip-path"] == "inset(50%)")
    #expect(style["display"] == nil && style["visibility"] == nil)
    #expect(style["width"] == "1px" && style["height"] == "1px")
  }

  @Test func `elements that are hidden stay hidden where the style displays them`() {
    for (selector, hidden) in [("form", "form[hidden]"), (".card", ".card[hidden]"), ("#compare", "#compare[hidden]")] {
      #expect(gallery.style(selector)["display"] != nil)
      #expect(gallery.style(hidden)["display"] == "none")
    }
  }

  /// WCAG 2.2, 1.4.3: text has a contrast of at least 4.5; 1.4.11: a mark of the focus at least 3.
  @Test(arguments: [false, true]) func `the page's own text can be read in light and dark`(isDark: Bool) throws {
    var colors = page.style(":root")
    #expect(colors["color-scheme"] == "light dark")
    let names = colors.keys.filter { $0.hasPrefix("--") }
    if isDark {
      let dark = page.style(":root", media: "(prefers-color-scheme:dark)")
      #expect(Set(dark.keys) == Set(names), "every color has a dark variant")
      colors.merge(dark) { $1 }
    }
    for text in ["--ink", "--soft", "--accent"] {
      for ground in ["--ground", "--panel"] {
        let ratio = try #require(contrast(colors[text] ?? "", colors[ground] ?? ""))
        #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
      }
    }
    #expect(page.style("body")["color"] == "var(--ink)" && page.style("body")["background"] == "var(--ground)")
    let focus = page.style(".view:focus-visible")
    #expect(focus["outline"] == "2px solid var(--accent)")
    #expect(page.style(".view>input:focus-visible") == focus)
    let mark = StyleSheet(Self.file("gallery.css")).style("mark")
    let ratio = try #require(contrast(mark["color"] ?? "", mark["background"] ?? ""))
    #expect(ratio >= 4.5)
  }

  @Test func `every color variable is defined`() {
    let text = Self.file("gallery.css")
    let defined = Set(page.style(":root").keys)
    for part in text.components(separatedBy: "var(").dropFirst() {
      #expect(defined.contains(String(part.prefix { $0 != ")" })), "\(part.prefix(20))")
    }
  }

  @Test func `the pictures of a report lie exactly on each other`() {
    let sheet = StyleSheet(Self.file("gallery.css"))
    #expect(sheet.style(".overlay")["position"] == "relative")
    let second = sheet.style(".overlay img+img")
    #expect(second["position"] == "absolute" && second["left"] == "0" && second["top"] == "0")
    // Equal pixels are black. Brightness makes small differences visible.
    #expect(sheet.style(".highlight img+img")["mix-blend-mode"] == "difference")
    #expect(sheet.style(".highlight")["isolation"] == "isolate")
    #expect(sheet.style(".highlight")["filter"]?.hasPrefix("brightness(") == true)
  }

  // MARK: Scripts

  /// The sinks of the W3C's Trusted Types, functions that run text, and requests.
  @Test func `scripts never turn text into markup or code, and load nothing`() {
    let sinks = [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "createContextualFragment", "srcdoc", "eval(",
      "Function(", "import", "fetch", "XMLHttpRequest", "WebSocket", "sendBeacon", "setHTMLUnsafe", "parseFromString",
      "setAttribute('on", "javascript:", "http", ".src", "createElement('script", "localStorage", "cookie",
    ]
    for script in ["\(galleryScript)", Self.file("report.js")] {
      for sink in sinks { #expect(!script.contains(sink), "\(sink)") }
      #expect(script.hasPrefix("'use strict';"))
    }
  }

  /// The quoted arguments of a function.
  private func arguments(of function: String, in script: String) -> [String] {
    script.components(separatedBy: function + "('").dropFirst().map { String($0.prefix { $0 != "'" }) }
  }

  @Test func `the elements, classes and attributes that the script uses are in the pages`() throws {
    let script = "\(galleryScript)"
    let folder = GalleryTests.folder()
    let elements = try folder.pages.flatMap { try folder.page($0).root.descendants }
    let ids = Set(elements.compactMap { $0["id"] })
    let used = arguments(of: "getElementById", in: script)
    #expect(used.count >= 6)
    for id in used { #expect(ids.contains(id), "no element has the id \(id)") }
    // The inspector's parts occur only together.
    for path in folder.pages {
      let page = try folder.page(path)
      #expect((page.element(id: "views") == nil) == (page.element(id: "inspector") == nil))
      #expect((page.element(id: "cards") == nil) == (page.element(id: "filters") == nil))
      #expect((page.element(id: "cards") == nil) != (page.element(id: "views") == nil))
    }
    let classes = Set(elements.flatMap(\.classes).map(String.init))
    for selector in ["querySelectorAll", "closest"].flatMap({ arguments(of: $0, in: script) }) {
      for part in selector.split(separator: ",").map({ $0.split(separator: " ") }).joined() {
        if part.hasPrefix(".") {
          #expect(classes.contains(String(part.dropFirst())), "no element has the class \(part)")
        } else if part.hasPrefix("[") {
          #expect(elements.contains { $0[String(part.dropFirst().dropLast())] != nil }, "no element has \(part)")
        } else {
          #expect(elements.contains { $0.name == part }, "there is no \(part)")
        }
      }
    }
    let keys = ["screenlet", "theme", "size", "appearance", "language"]
    let names = Set(elements.compactMap { $0.name == "select" ? $0["name"] : nil })
    #expect(names == Set(keys))
    for key in keys { #expect(script.contains("'\(key)'") && elements.contains { $0["data-\(key)"] != nil }) }
  }
}
