import Testing
import ThemeSource

@testable import ThemeSyntax

struct NoObjectsTests {
  private func found(_ body: String, _ path: String = "x.xib", type: String = "XIB") -> [String] {
    let file = source(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(type)\" targetRuntime=\"iOS.CocoaTouch\">\(body)</document>",
      path: path)
    return parse(file).diagnostics.filter { $0.code == "syntax/no-objects" }
      .map { "\($0.severity) \(file.text(in: $0.span?.range ?? .zero)): \($0.message)" }
  }

  private let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
  private let header = #"<theme screenlet="Login" name="default" kind="default"/>"#

  @Test func `a document needs objects`() {
    #expect(found("") == ["error document: the document has no '<objects>'"])
    #expect(found("<objects/>") == ["error objects: '<objects>' is empty"])
    #expect(found("<objects>\(owner)</objects>") == [])
    #expect(found("<objets/>") == [])
  }

  @Test func `a theme needs a root view`() {
    let root = ["error objects: the theme has no root view"]
    #expect(found("\(header)<objects>\(owner)</objects>", "LoginView_default.xml") == root)
    #expect(found("<objects>\(owner)</objects>", "LoginView_default.xml") == root)
    #expect(found("\(header)<objects>\(owner)<view id=\"v\"/></objects>", "LoginView_default.xml") == [])
  }

  @Test func `an overlay needs neither`() {
    let child = #"<theme screenlet="Login" name="x" kind="child" parent="default"/>"#
    #expect(found(child, "LoginView_x.xml") == [])
    #expect(found(child + "<objects/>", "LoginView_x.xml") == [])
    #expect(found("<objects/>", "LoginView_x-ext.xml") == [])
  }

  @Test func `a storyboard needs scenes, and each of them objects`() {
    #expect(
      found("", "x.storyboard", type: "Storyboard.XIB") == ["error document: the storyboard has no '<scenes>'"])
    #expect(found("<scenes/>", "x.storyboard", type: "Storyboard.XIB") == [])
    #expect(
      found(#"<scenes><scene sceneID="a"><objects/></scene></scenes>"#, "x.storyboard", type: "Storyboard.XIB") == [
        "error objects: the scene 'a' has no objects"
      ])
    #expect(
      found(
        #"<scenes><scene sceneID="a"><objects><viewController id="b"/></objects></scene></scenes>"#, "x.storyboard",
        type: "Storyboard.XIB") == [])
  }
}
