import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

@Suite struct LinkTests {
  private func codes(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.map(\.code.rawValue) }

  // MARK: The theme path

  @Test func `the first folder that has a theme wins and the shadowed file gets a note`() {
    var fixture = ThemeFixture()
    let far = fixture.add("lib/LoginView_default.xib", folder: 1, xml(rootClass: "LoginView_default"))
    let near = fixture.add(
      "app/LoginScreenletView_default.xml", folder: 0, xml(rootClass: "LoginScreenletView_default"))
    let linked = fixture.linked()
    #expect(codes(linked.diagnostics) == ["theme/shadowed-file"])
    #expect(linked.diagnostics.first?.severity == .note)
    #expect(linked.diagnostics.first?.span?.file == fixture.documents[far.index].file)
    #expect(linked.diagnostics.first?.related.first?.span.file == fixture.documents[near.index].file)
    #expect(linked.value.find(screenlet: "Login").found == near)
    #expect(linked.value.find(screenlet: "Login").passedOver == [Lookup.PassedOver(theme: far, reason: .shadowed)])
    #expect(linked.value.shadowedBy(far) == near)
  }

  @Test func `two themes in one folder are separate when their modules differ`() {
    var fixture = ThemeFixture()
    let basic = fixture.add("Basic/AddBookmarkView_default.xib", module("BookmarksBasic"))
    let advanced = fixture.add("Advanced/AddBookmarkView_default.xib", module("BookmarksAdvanced"))
    let linked = fixture.linked()
    #expect(linked.diagnostics.isEmpty)
    #expect(linked.value.find(screenlet: "AddBookmark", module: "BookmarksAdvanced").found == advanced)
    #expect(linked.value.find(screenlet: "AddBookmark", module: "BookmarksBasic").found == basic)
    let other = linked.value.find(screenlet: "AddBookmark")
    #expect(other.passedOver == [Lookup.PassedOver(theme: advanced, reason: .otherModule)])
    #expect(linked.value.screenlets.first?.themes == [basic, advanced])
  }

  @Test func `a XIB with or without a module is not used beside the same theme in XML`() {
    for names in [
      ("LoginView_default.xml", "LoginView_default.xib"), ("LoginView_default.xib", "LoginView_default.xml"),
    ] {
      for content in [module("App"), xml()] {
        var fixture = ThemeFixture()
        var source: ThemeID?
        for (index, name) in [names.0, names.1].enumerated() {
          let id = fixture.add("\(index)/\(name)", name.hasSuffix("xib") ? content : xml())
          if name.hasSuffix("xml") { source = id }
        }
        let linked = fixture.linked()
        #expect(codes(linked.diagnostics) == ["theme/shadowed-file"])
        #expect(linked.value.find(screenlet: "Login").found == source)
      }
    }
  }

  private func module(_ name: String) -> String {
    "<document><objects><view id=\"r\" customClass=\"AddBookmarkView_default\" customModule=\"\(name)\"/></objects></document>"
  }

  @Test func `two themes of one module in one folder are an error on both`() {
    var fixture = ThemeFixture()
    let first = fixture.add("a/LoginView_default.xib", xml())
    let second = fixture.add("b/LoginView_default.xib", xml())
    let linked = fixture.linked()
    #expect(codes(linked.diagnostics) == ["naming/case-collision"])
    #expect(linked.diagnostics.first?.severity == .error)
    #expect(linked.diagnostics.first?.span?.file == fixture.documents[second.index].file)
    #expect(linked.diagnostics.first?.related.first?.span.file == fixture.documents[first.index].file)
    #expect(linked.value.find(screenlet: "Login").found == first)
  }

  @Test func `plain XIBs of one name are not themes that shadow each other`() {
    var fixture = ThemeFixture()
    fixture.add("AppA/ChatCell.xib", xml())
    fixture.add("AppB/ChatCell.xib", xml())
    #expect(codes(fixture.linked().diagnostics) == [])
    fixture.add("AppB/ChatCell_flat7.xib", xml())
    #expect(codes(fixture.linked().diagnostics) == ["naming/case-collision"])
  }

  @Test func `names that differ only in case are an error`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xib", xml())
    fixture.add("LoginView_barTheme.xib", xml())
    fixture.add("LoginView_bartheme.xib", xml())
    let linked = fixture.linked()
    #expect(codes(linked.diagnostics) == ["naming/case-collision"])
    #expect(linked.diagnostics.first?.message.contains("differ only in case") == true)
  }

  @Test func `names that differ only in Unicode normalization are an error`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xib", xml())
    fixture.add("LoginView_\u{E9}lan.xib", xml())
    fixture.add("LoginView_e\u{301}lan.xib", xml())
    let linked = fixture.linked()
    #expect(codes(linked.diagnostics) == ["naming/case-collision"])
    #expect(linked.diagnostics.first?.message.contains("Unicode normalization") == true)
  }

  @Test func `variants never shadow`() {
    var fixture = ThemeFixture()
    let plain = fixture.add("LoginView_default.xib", xml())
    let pad = fixture.add("LoginView_default~ipad.xib", xml())
    let german = fixture.add("de.lproj/LoginView_default.xib", xml())
    let linked = fixture.linked()
    #expect(linked.diagnostics.isEmpty)
    #expect(linked.value.find(screenlet: "Login").found == plain)
    #expect(linked.value[pad].role == .variant)
    #expect(linked.value[german].role == .variant)
  }

  @Test func `documents for other systems are foreign`() {
    var fixture = ThemeFixture()
    let id = fixture.add(
      "LoginView_default.xib",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>")
    #expect(fixture.linked().value[id].role == .foreign)
    #expect(fixture.linked().value.screenlets.isEmpty)
  }

  // MARK: Kinds

  private func twoThemes(_ other: String, rootClass: String?, header: String = "") -> ThemeFixture {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xib", xml(rootClass: "LoginView_default"))
    fixture.add("LoginView_\(other).xml", xml(header: header, rootClass: rootClass))
    return fixture
  }

  @Test func `a theme named default is a Default theme`() {
    let graph = twoThemes("a", rootClass: nil).linked().value
    #expect(graph.kind(of: ThemeID(0)) == .default)
    #expect(graph.whyKind(of: ThemeID(0)) == .namedDefault)
  }

  @Test func `a theme with another theme's root class is a Child of that theme`() {
    let linked = twoThemes("large", rootClass: "LoginView_default").linked()
    #expect(linked.value.kind(of: ThemeID(1)) == .child)
    #expect(linked.value.parent(of: ThemeID(1)) == ThemeID(0))
    #expect(linked.value.whyKind(of: ThemeID(1)) == .rootClass("LoginView_default", of: ThemeID(0)))
    #expect(
      linked.value.whyKind(of: ThemeID(1)).sentence(in: linked.value)
        == "its root view's class 'LoginView_default' is that of the theme 'default'")
  }

  @Test func `a theme with a subclass of another theme's class is an Extended theme of it`() {
    let facts = ClassFacts(superclasses: ["LoginView_flat7": "FlatLoginView", "FlatLoginView": "LoginView_default"])
    let linked = twoThemes("flat7", rootClass: "LoginView_flat7").linked(facts: facts)
    #expect(linked.value.kind(of: ThemeID(1)) == .extended)
    #expect(linked.value.parent(of: ThemeID(1)) == ThemeID(0))
    #expect(
      linked.value.whyKind(of: ThemeID(1))
        == .superclass(of: "LoginView_flat7", via: ["FlatLoginView", "LoginView_default"], theme: ThemeID(0)))
  }

  @Test func `a theme without facts about its class is Full`() {
    let linked = twoThemes("flat7", rootClass: "LoginView_flat7").linked()
    #expect(linked.value.kind(of: ThemeID(1)) == .full)
    #expect(linked.value.parent(of: ThemeID(1)) == nil)
    #expect(linked.value.whyKind(of: ThemeID(1)) == .nothingInherited(rootClass: "LoginView_flat7"))
  }

  @Test func `a class of another Screenlet's theme is not a parent`() {
    var fixture = twoThemes("flat7", rootClass: "SignUpView_default")
    fixture.add("SignUpView_default.xib", xml(rootClass: "SignUpView_default"))
    #expect(fixture.linked().value.kind(of: ThemeID(1)) == .full)
  }

  @Test func `the header has precedence`() {
    let linked = twoThemes("flat7", rootClass: "LoginView_flat7", header: "kind=\"extended\" parent=\"default\"")
      .linked()
    #expect(linked.value.kind(of: ThemeID(1)) == .extended)
    #expect(linked.value.whyKind(of: ThemeID(1)) == .stated)
    #expect(linked.value.chain(of: ThemeID(1)) == [ThemeID(1), ThemeID(0)])
  }

  @Test func `a cycle of superclass facts is followed only once`() {
    let facts = ClassFacts(superclasses: ["LoginView_flat7": "A", "A": "B", "B": "A"])
    #expect(twoThemes("flat7", rootClass: "LoginView_flat7").linked(facts: facts).value.kind(of: ThemeID(1)) == .full)
  }

  // MARK: Parents

  @Test func `a missing parent is an error with a suggestion`() {
    let fixture = twoThemes("flat7", rootClass: nil, header: "kind=\"extended\" parent=\"defalt\"")
    let linked = fixture.linked(folders: ["Themes", "Vendor/Themes"])
    #expect(codes(linked.diagnostics) == ["theme/missing-parent"])
    #expect(fixture.text(linked.diagnostics.first?.span) == "defalt")
    #expect(linked.diagnostics.first?.help == "did you mean 'default'?")
    #expect(linked.diagnostics.first?.message.contains("'Themes' or 'Vendor/Themes'") == true)
  }

  @Test func `a Child or Extended theme without a parent is an error`() {
    for kind in ["child", "extended"] {
      let linked = twoThemes("flat7", rootClass: nil, header: "kind=\"\(kind)\"").linked()
      #expect(codes(linked.diagnostics) == ["theme/missing-parent"])
    }
  }

  @Test func `a parent is not allowed for Default and Full themes`() {
    let full = twoThemes("flat7", rootClass: nil, header: "kind=\"full\" parent=\"default\"")
    #expect(codes(full.linked().diagnostics) == ["theme/parent-not-allowed"])
    #expect(full.text(full.linked().diagnostics.first?.span) == "default")
    #expect(full.linked().value.parent(of: ThemeID(1)) == nil)
    var named = ThemeFixture()
    named.add("LoginView_default.xml", xml(header: "kind=\"default\" parent=\"flat7\""))
    #expect(codes(named.linked().diagnostics) == ["theme/parent-not-allowed"])
  }

  @Test func `an overlay without a parent to change is an error`() {
    for header in ["kind=\"full\" form=\"overlay\"", "form=\"overlay\""] {
      let linked = twoThemes("flat7", rootClass: nil, header: header).linked()
      #expect(codes(linked.diagnostics) == ["theme/missing-parent"])
      #expect(linked.value.form(of: ThemeID(1)) == .complete)
    }
  }

  @Test func `an XML file with a parent is an overlay unless it states otherwise, and a XIB never is`() {
    let stated = "kind=\"extended\" parent=\"default\""
    #expect(twoThemes("a", rootClass: nil, header: stated).linked().value.form(of: ThemeID(1)) == .overlay)
    let complete = stated + " form=\"complete\""
    #expect(twoThemes("a", rootClass: nil, header: complete).linked().value.form(of: ThemeID(1)) == .complete)
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xib", xml())
    let xib = fixture.add("LoginView_a.xib", xml(header: stated))
    #expect(fixture.linked().value.form(of: xib) == .complete)
    #expect(fixture.linked().value.parent(of: xib) == ThemeID(0))
  }

  @Test func `a cycle is reported once with its whole path and a place in each of its themes`() throws {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", xml())
    for (name, parent) in [("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")] {
      fixture.add("LoginView_\(name).xml", xml(header: "kind=\"extended\" parent=\"\(parent)\""))
    }
    let linked = fixture.linked()
    #expect(codes(linked.diagnostics) == ["theme/inheritance-cycle"])
    let cycle = try #require(linked.diagnostics.first)
    #expect(cycle.message == "'a' inherits from itself: a → b → c → a")
    #expect(Set(cycle.related.map(\.span.file)) == Set(fixture.documents[1...3].map(\.file)))
    #expect(cycle.related.map { fixture.text($0.span) } == ["b", "c", "a"])
    #expect(linked.value.chain(of: ThemeID(4)) == [ThemeID(4), ThemeID(1)])
  }

  @Test func `a theme that names itself is a cycle of one`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", xml())
    fixture.add("LoginView_a.xml", xml(header: "kind=\"extended\" parent=\"a\""))
    #expect(fixture.linked().diagnostics.map(\.message) == ["'a' inherits from itself: a → a"])
  }

  @Test(arguments: [(63, false), (64, false), (65, true)])
  func `a chain of 64 themes is allowed and one of 65 is not`(length: Int, isReported: Bool) {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", xml())
    for number in 1..<length {
      let parent = number == 1 ? "default" : "t\(number - 1)"
      fixture.add("LoginView_t\(number).xml", xml(header: "kind=\"extended\" parent=\"\(parent)\""))
    }
    let linked = fixture.linked()
    #expect(codes(linked.diagnostics) == (isReported ? ["syntax/limits"] : []))
    #expect(linked.value.chain(of: ThemeID(length - 1)).count == (isReported ? 1 : length))
  }

  @Test(
    arguments: [
      (5, "or raise 'limits.inheritanceChain' in the configuration or with '--limit inheritanceChain=10'"),
      (64, "or raise the limit with '--limit inheritanceChain=128'"), (256, nil),
    ] as [(Int, String?)])
  func `a chain at its limit is allowed, and a longer one is reported at its parent`(limit: Int, advice: String?) {
    var fixture = ThemeFixture()
    var limits = Limits.standard
    limits.inheritanceChain = limit
    fixture.add("LoginView_default.xml", xml())
    for number in 1...limit {
      let parent = number == 1 ? "default" : "t\(number - 1)"
      if number == limit { #expect(fixture.linked(limits: limits).diagnostics.isEmpty) }
      fixture.add("LoginView_t\(number).xml", xml(header: "kind=\"extended\" parent=\"\(parent)\""))
    }
    let found = fixture.linked(limits: limits).diagnostics
    #expect(found.map(\.message) == ["the inheritance chain of 't\(limit)' is longer than \(limit) themes"])
    #expect(found.map { fixture.text($0.span) } == ["t\(limit - 1)"])
    let help = "inherit from a theme closer to the start of the chain"
    #expect(found.map(\.help) == [advice.map { "\(help), \($0)" } ?? help])
  }

  @Test func `an entry of the graph without its summary takes at most 40 bytes`() {
    #expect(MemoryLayout<ThemeGraph.Entry>.stride <= 40)
  }

  // MARK: Adjustments

  @Test func `an -ext file is attached to its theme`() {
    var fixture = twoThemes("flat7", rootClass: nil, header: "kind=\"extended\" parent=\"default\"")
    let adjustment = fixture.add("LoginView_default-ext.xml", overlay("<view id=\"root\" alpha=\"0.5\"/>"))
    let graph = fixture.linked().value
    #expect(graph.adjustment(of: ThemeID(0)) == adjustment)
    #expect(graph.layers(of: ThemeID(1)) == [ThemeID(1), adjustment, ThemeID(0)])
    #expect(graph.layers(of: adjustment) == [adjustment, ThemeID(0)])
    #expect(graph.screenlets.first?.themes == [ThemeID(0), ThemeID(1)])
  }

  @Test func `an -ext file without its theme is an error`() {
    var fixture = ThemeFixture()
    fixture.add("LoginView_default.xml", xml())
    fixture.add("LoginView_flat8-ext.xml", overlay(""))
    #expect(codes(fixture.linked().diagnostics) == ["theme/missing-parent"])
  }

  @Test func `the nearest -ext file is applied and others are shadowed`() {
    var fixture = ThemeFixture()
    let theme = fixture.add("lib/LoginView_default.xml", folder: 2, xml())
    let far = fixture.add("lib/LoginView_default-ext.xml", folder: 1, overlay(""))
    let near = fixture.add("app/LoginView_default-ext.xml", folder: 0, overlay(""))
    let linked = fixture.linked()
    #expect(codes(linked.diagnostics) == ["theme/shadowed-file"])
    #expect(linked.value.adjustment(of: theme) == near)
    #expect(linked.value.shadowedBy(far) == near)
  }

  @Test func `a view of the Widget library is replaced by its extension`() {
    var fixture = ThemeFixture()
    let view = fixture.add("FooView.xib", xml(rootClass: "FooView"))
    let other = fixture.add("FooView-ext.xib", xml(rootClass: "FooView"))
    let linked = fixture.linked()
    #expect(linked.diagnostics.isEmpty)
    #expect(linked.value.layers(of: view) == [other, view])
    #expect(linked.value.form(of: other) == .complete)
  }

  @Test func `a view named by its class is the default theme of the Screenlet in its header`() {
    var fixture = ThemeFixture()
    let view = fixture.add("FooView.xml", xml(header: "screenlet=\"Foo\" name=\"default\" kind=\"default\""))
    let change = fixture.add(
      "FooView-ext.xml", xml(header: "screenlet=\"Foo\" name=\"default\" form=\"overlay\""))
    let part = fixture.add("BarView.xml", xml(header: "screenlet=\"Foo\" name=\"default\""))
    let linked = fixture.linked()
    #expect(linked.value.screenlets.map(\.name) == ["Foo"])
    #expect(linked.value.find(screenlet: "Foo").found == view)
    #expect(linked.value.kind(of: view) == .default)
    #expect(linked.value.layers(of: view) == [change, view])
    #expect(linked.value.parts.flatMap(\.themes) == [part])
  }

  @Test func `plain XIBs of other classes are not linked to each other`() {
    var fixture = ThemeFixture()
    let plain = fixture.add("Foo.xib", xml(rootClass: "Foo"))
    let other = fixture.add("Foo-ext.xib", xml(rootClass: "Foo"))
    let linked = fixture.linked()
    #expect(linked.diagnostics.isEmpty)
    #expect(linked.value.adjustment(of: plain) == nil)
    #expect(linked.value.adjusts(other) == nil)
    #expect(linked.value.layers(of: plain) == [plain])
    #expect(linked.value.layers(of: other) == [other])
  }

  @Test func `a plain XIB with a name that ends in -ext needs no other file`() {
    var fixture = ThemeFixture()
    fixture.add("Today-ext.xib", xml())
    #expect(fixture.linked().diagnostics.isEmpty)
  }

  @Test func `a theme as XIB is adjusted by an XIB, and a part by an overlay`() {
    var fixture = ThemeFixture()
    let theme = fixture.add("FooView_bar.xib", xml())
    let adjustment = fixture.add("FooView_bar-ext.xib", xml())
    let part = fixture.add("FooCell.xib", xml())
    let overlaid = fixture.add("FooCell-ext.xml", overlay("<view id=\"root\" alpha=\"0.5\"/>"))
    let graph = fixture.linked().value
    #expect(graph.layers(of: theme) == [adjustment, theme])
    #expect(graph.layers(of: part) == [overlaid, part])
  }

  // MARK: Parts

  @Test func `parts inherit by name and have no kind`() {
    var fixture = ThemeFixture()
    let standard = fixture.add("ImageGalleryCell.xib", xml(rootClass: "ImageGalleryCell"))
    let flat = fixture.add("ImageGalleryCell_flat7.xml", xml(header: "parent=\"default\""))
    let linked = fixture.linked()
    #expect(linked.diagnostics.isEmpty)
    #expect(linked.value.kind(of: flat) == nil)
    #expect(linked.value.parent(of: flat) == standard)
    #expect(linked.value.form(of: flat) == .overlay)
    #expect(linked.value.find(part: "ImageGalleryCell", theme: "westeros").found == standard)
    #expect(linked.value.find(part: "ImageGalleryCell", theme: "westeros").how == .fallback)
    #expect(linked.value.screenlets.isEmpty)
  }
}
