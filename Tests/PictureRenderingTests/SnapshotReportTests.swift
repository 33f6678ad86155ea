import Testing

@testable import PictureRendering

/// Reports as `Pictures.md` describes them: a page with each screen before and after.
@Suite struct SnapshotReportTests {
  private func picture(_ name: String) -> [UInt8] { Array("<svg>\(name)</svg>".utf8) }

  private func difference(
    _ name: String, _ pictures: (before: [UInt8]?, after: [UInt8]?),
    _ texts: (before: String?, after: String?) = (nil, nil),
    title: String = "Login · flat7, iPad, dark"
  ) -> SnapshotDifference { SnapshotDifference(name: name, title: title, pictures: pictures, texts: texts) }

  private func report(_ differences: [SnapshotDifference], title: String = "1 of 2 snapshots differ")
    -> GalleryTests.Folder
  {
    GalleryTests.Folder(snapshotReport(differences, title: title))
  }

  @Test func `a page shows the pictures before and after, and both in one place`() throws {
    let (before, after) = (picture("before"), picture("after"))
    let folder = report([difference("login/ipad", (before, after), ("a\n", "b\n"))])
    #expect(
      Set(folder.files.keys) == [
        "index.html", "gallery.css", "report.js", "before/login/ipad.svg", "after/login/ipad.svg",
      ])
    #expect(folder.files["before/login/ipad.svg"] == before && folder.files["after/login/ipad.svg"] == after)
    let page = try folder.page("index.html")
    #expect(page.violations == [])
    #expect(page.root.all("title").map(\.text) == ["1 of 2 snapshots differ"])
    #expect(page.root.all("h1").map(\.text) == ["1 of 2 snapshots differ"])
    let section = try #require(page.root.all("section").first)
    #expect(section.all("h2").map(\.text) == ["Login · flat7, iPad, dark"])
    #expect(section.withClass("detail").map(\.text) == ["login/ipad · changed"])
    let figures = section.all("figure")
    #expect(figures.map { $0.all("figcaption").map(\.text) } == [["Before"], ["After"], ["Difference"], ["Slider"]])
    let sources = figures.map { $0.all("img").compactMap { $0["src"] } }
    let both = ["before/login/ipad.svg", "after/login/ipad.svg"]
    #expect(sources == [[both[0]], [both[1]], both, both])
    for image in section.all("img") {
      let side = try #require(image["src"]?.split(separator: "/").first)
      #expect(image["alt"] == "Login · flat7, iPad, dark, \(side)")
    }
    // The slider moves the picture after, in the same element.
    let slider = try #require(section.all("input").first)
    #expect(slider.parent?.all("img").map { $0["src"] } == both && slider["hidden"] != nil)
    #expect(slider["type"] == "range" && [slider["min"], slider["value"], slider["max"]] == ["0", "50", "100"])
  }

  /// `inset(0 0 0 v%)` hides the left v% of the picture after, so that they show the picture before.
  @Test func `the name of the slider tells what its value is`() throws {
    let folder = report([difference("a", (picture("a"), picture("b")))])
    let page = try folder.page("index.html")
    let slider = try #require(page.root.all("input").first)
    #expect(slider.accessibleName == "Share of the picture before, Login · flat7, iPad, dark")
    let script = try folder.text("report.js")
    #expect(script.contains("'inset(0 0 0 ' + input.value + '%)'"))
    let style = StyleSheet(try folder.text("gallery.css")).style(".slider img+img")
    #expect(style["clip-path"] == "inset(0 0 0 \(slider["value"] ?? "")%)")
  }

  @Test func `new and removed screens have one picture`() throws {
    let folder = report([
      difference("new", (nil, picture("n")), (nil, "n")), difference("gone", (picture("g"), nil), ("g", nil)),
      difference("text", (nil, nil), ("t", "u")),
    ])
    let page = try folder.page("index.html")
    #expect(page.violations == [])
    let sections = page.root.all("section")
    #expect(
      sections.map { $0.withClass("detail").map(\.text) } == [
        ["new · no snapshot"], ["gone · no longer drawn"], ["text · changed"],
      ])
    #expect(sections.map { $0.all("img").map { $0["src"] } } == [["after/new.svg"], ["before/gone.svg"], []])
    #expect(sections.map { $0.all("figcaption").map(\.text) } == [["After"], ["Before"], []])
    #expect(sections.allSatisfy { $0.all("input").isEmpty && $0.withClass("overlay").isEmpty })
    #expect(folder.files["before/gone.svg"] == picture("g") && folder.files["after/new.svg"] == picture("n"))
    #expect(folder.files.count == 5)
    #expect(sections.map { $0.all("pre").map(\.text) } == [["n\n"], ["g\n"], ["t\n", "u\n"]])
    #expect(sections.map { $0.all("mark").map(\.text) } == [["n"], ["g"], ["t", "u"]])
  }

  @Test func `lines that differ are marked on both sides`() throws {
    let folder = report([difference("a", (nil, nil), ("\nsame\nold\n\nend", "\nsame\nnew\n\nend\nmore"))])
    let texts = try folder.page("index.html").root.all("pre")
    #expect(texts.map(\.text) == ["\nsame\nold\n\nend\n", "\nsame\nnew\n\nend\nmore\n"])
    #expect(texts.map { $0.all("mark").map(\.text) } == [["old"], ["new", "more"]])
    // A moved line differs in both places.
    let moved = report([difference("a", (nil, nil), ("one\ntwo", "two\none"))])
    #expect(try moved.page("index.html").root.all("mark").map(\.text) == ["one", "two", "two", "one"])
    // Text wider than the page is scrolled with the keyboard.
    #expect(texts.allSatisfy { $0["tabindex"] == "0" })
    let same = report([difference("a", (picture("a"), picture("b")), ("same", "same"))])
    #expect(try same.page("index.html").root.all("pre").isEmpty)
  }

  @Test func `titles and texts stay text`() throws {
    for (text, shown) in hostileTexts {
      let folder = report([difference("a", (picture("a"), picture("b")), (text, "b"), title: text)], title: text)
      let page = try folder.page("index.html")
      #expect(page.violations == [], "\(text)")
      #expect(page.root.all("h1").map(\.text) == [shown] && page.root.all("h2").map(\.text) == [shown])
      #expect(page.root.all("pre").first?.text == shown + "\n")
      #expect(page.root.all("img").first?["alt"] == "\(shown), before")
    }
  }

  @Test func `all links lead to files of the folder, and every file is used`() throws {
    let folder = report([difference("a/b", (picture("a"), picture("b"))), difference("c", (nil, picture("c")))])
    let page = try folder.page("index.html")
    let links = page.root.descendants.flatMap { [$0["src"], $0["href"]].compactMap(\.self) }
    let targets = links.compactMap { GalleryTests.Folder.target(of: $0, from: "index.html") }
    #expect(targets.count == links.count && Set(targets + ["index.html"]) == Set(folder.files.keys))
    #expect(page.root.all("script").map { $0["src"] } == ["report.js"] && page.root.all("script")[0]["defer"] != nil)
  }

  @Test func `sections are in the order of the differences, and a report without differences is valid`() throws {
    let names = ["z", "a", "m"]
    let page = try report(names.map { difference($0, (nil, picture($0)), title: $0) }).page("index.html")
    #expect(page.root.all("h2").map(\.text) == names)
    #expect(try report([]).page("index.html").violations == [])
  }
}
