import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// The resolved themes in `Themes`, compared with their changes as listed here by hand.
@Suite struct ShippedInheritanceTests {
  private static let fixture: ThemeFixture = {
    var fixture = ThemeFixture()
    for path in xmlFiles(in: "Themes") where !path.hasSuffix("theme-set.xml") {
      fixture.add(path, String(decoding: bytes(of: path), as: UTF8.self))
    }
    return fixture
  }()

  private func resolved(_ screenlet: String, _ theme: String) throws -> (view: TreeView, parent: TreeView) {
    let graph = Self.fixture.linked().value
    let id = try #require(graph.find(screenlet: screenlet, theme: theme).found)
    #expect(graph[id].themeName == theme)
    let parent = try #require(graph.find(screenlet: screenlet, theme: "default").found)
    return (TreeView(Self.fixture.resolved(id).value), TreeView(Self.fixture.resolved(parent).value))
  }

  @Test func `the shipped themes link and resolve without a diagnostic`() {
    let fixture = Self.fixture
    let linked = fixture.linked(screenlets: ScreenletFacts(defaultThemes: ["Rating": "default-thumbs"]))
    #expect(!fixture.documents.isEmpty)
    #expect(linked.diagnostics.isEmpty, "\(linked.diagnostics.map(\.message))")
    for id in linked.value.all {
      let diagnostics = checkNames(of: fixture.documents[id.index]) + fixture.resolved(id).diagnostics
      #expect(diagnostics.isEmpty, "\(linked.value[id].stem): \(diagnostics.map(\.message))")
    }
  }

  @Test(arguments: ["Login", "SignUp", "ForgotPassword", "UserPortrait", "AddBookmark"])
  func `Flat7 extends default as overlays`(screenlet: String) throws {
    let graph = Self.fixture.linked().value
    let id = try #require(graph.find(screenlet: screenlet, theme: "flat7").found)
    #expect(graph.kind(of: id) == .extended)
    #expect(graph.form(of: id) == .overlay)
    #expect(graph.chain(of: id).map { graph[$0].themeName } == ["flat7", "default"])
    let (view, _) = try resolved(screenlet, "flat7")
    #expect(view.theme.rootViews.map { view.tree.string(.customClass, of: $0) } == ["\(screenlet)ScreenletView_flat7"])
  }

  @Test func `Login's Flat7 adds captions and pills and removes the browser button`() throws {
    let (view, parent) = try resolved("Login", "flat7")
    let added = Set(view.ids).subtracting(parent.ids)
    #expect(added.isSuperset(of: ["lg7-ec-lbl", "lg7-ep-vew", "lg7-pc-lbl", "lg7-pp-vew"]))
    #expect(added.allSatisfy { $0.hasPrefix("lg7-") })
    let removed = Set(parent.ids).subtracting(view.ids)
    #expect(removed.contains("lgn-au-btn"))
    #expect(removed.allSatisfy { $0.hasPrefix("lgn-au") })
    let subviews = view.list("lgn-rt-vew", .subviews)
    #expect(subviews.firstIndex(of: "lg7-ep-vew").map { subviews[$0 + 1] } == "lgn-em-fld")
    #expect(view.value("lgn-ti-lbl", .text) == "Welcome")
    #expect(parent.value("lgn-ti-lbl", .text) == "Sign in")
    #expect(!view.text.contains("lgn-au-btn"))
    let title = try #require(view.node("lgn-ti-lbl"))
    #expect(view.theme.cascade(of: title, attribute: .text).map(\.text) == ["Welcome", "Sign in"])
  }

  @Test func `Login's Large is a Child with every component of default`() throws {
    let (view, parent) = try resolved("Login", "large")
    #expect(view.theme.kind == .child)
    #expect(view.ids == parent.ids)
    #expect(view.value("lgn-em-hgt", .constant) == "64")
    #expect(view.theme.rootViews.map { view.tree.string(.customClass, of: $0) } == ["LoginScreenletView_default"])
  }
}

/// Liferay's Flat7, resolved over the default themes that it extends.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)")) struct CorpusResolutionTests {
  @Test func `values of Flat7's Login are stored with the values of default that they override`() throws {
    var fixture = ThemeFixture()
    for path in [
      "liferay__liferay-screens/ios/Framework/Themes/Default/Auth/LoginScreenlet/LoginView_default.xib",
      "liferay__flat7/ios/Framework/Themes/Flat7/Auth/LoginScreenlet/LoginView_flat7.xib",
    ] { fixture.add(path, String(decoding: try Corpus.bytes(path), as: UTF8.self)) }
    let facts = ClassFacts(superclasses: ["LoginView_flat7": "LoginView_default"])
    let resolved = fixture.resolved(ThemeID(1), facts: facts)
    #expect(resolved.diagnostics.isEmpty)
    let view = TreeView(resolved.value)
    let field = try #require(view.node("lQM-e9-Lbg"))
    #expect(
      resolved.value.cascade(of: field, attribute: .placeholder).map(\.text) == ["Email address", "Email address"])
    #expect(
      resolved.value.cascade(of: field, key: "frame").map(\.text) == [
        "<rect x=\"31\" y=\"136\" width=\"218\" height=\"41\"/>",
        "<rect x=\"0.0\" y=\"0.0\" width=\"228\" height=\"50\"/>",
      ])
    #expect(resolved.value.cascade(ofOutlet: "loginButton").map(\.text) == ["kq3-Yb-Mpp", "kq3-Yb-Mpp"])
    #expect(resolved.value.cascade(ofOutlet: "titleLabel").map(\.text) == ["f7D-kx-dsJ"])
    let title = try #require(view.node("f7D-kx-dsJ"))
    #expect(resolved.value.cascade(of: title, attribute: .text).map(\.text) == ["Welcome"])
  }
}
