import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

struct MissingIDTests {
  private func missing(_ objects: String, _ path: String = "x.xib", header: String = "") -> [String] {
    let file = source(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\(header)<objects>\
      \(objects)</objects></document>
      """, path: path)
    return parse(file).diagnostics.filter { $0.code == "syntax/missing-id" }
      .map { "\(file.text(in: $0.span?.range ?? .zero)): \($0.message)" }
  }

  @Test func `objects, constraints and connections need an id`() {
    #expect(missing("<view/>") == ["view: 'view' has no id"])
    #expect(missing(#"<view id=""/>"#) == [": the id of 'view' is empty"])
    #expect(missing(#"<tapGestureRecognizer/>"#) == ["tapGestureRecognizer: 'tapGestureRecognizer' has no id"])
    #expect(
      missing(
        """
        <view id="v"><constraints><constraint firstAttribute="width" constant="1"/></constraints><connections>\
        <outlet property="a" destination="v"/><action selector="b" destination="v"/></connections></view>
        """) == ["constraint: 'constraint' has no id", "outlet: 'outlet' has no id", "action: 'action' has no id"])
  }

  @Test func `elements that Interface Builder writes without an id need none`() {
    #expect(missing(#"<collectionViewCell id="c"><view key="contentView"/></collectionViewCell>"#) == [])
    #expect(missing(#"<view id="v"><color key="tintColor" name="c"/><rect key="frame"/></view>"#) == [])
  }

  @Test func `an overlay may omit ids, and a theme those of constraints and connections`() {
    let overlay = #"<theme screenlet="Login" name="x" kind="extended" parent="default"/>"#
    #expect(missing("<view><subviews><view/></subviews></view>", "LoginView_x.xml", header: overlay) == [])
    let whole = #"<theme screenlet="Login" name="default" kind="default"/>"#
    let theme = """
      <view id="v"><constraints><constraint firstAttribute="width" constant="1"/></constraints><connections>\
      <outlet property="a" destination="v"/></connections></view>
      """
    #expect(missing(theme, "LoginView_default.xml", header: whole) == [])
    #expect(missing("<view/>", "LoginView_default.xml", header: whole) == ["view: 'view' has no id"])
  }

  @Test func `suggested ids are unused and different`() {
    let views = (0..<50).map { _ in "<view/>" }.joined()
    let file = source(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(views)</objects></document>",
      path: "x.xib")
    let offered = parse(file).diagnostics.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(Set(offered).count == 50)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `real files have all ids and objects`() {
    for file in Corpus.files {
      let found = parse(file).diagnostics.filter { $0.code == "syntax/missing-id" || $0.code == "syntax/no-objects" }
      #expect(found.isEmpty, "\(file.path): \(found.map(\.message))")
    }
  }
}
