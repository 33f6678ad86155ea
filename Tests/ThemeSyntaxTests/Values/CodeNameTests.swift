import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

/// Names of Swift and Objective-C, according to The Swift Programming Language ("Identifiers") and `@selector()`.
struct CodeNameTests {
  @Test(arguments: [
    (CodeName.type, "LoginView"), (.type, "App.LoginView"), (.type, "App.Login.View"), (.type, "_TtC3App9LoginView"),
    (.type, "_TtGC3App3FooSi_"), (.type, "Übersicht"), (.type, "СhoiceCell"), (.type, "🎉View"), (.type, "👩‍🚀View"),
    (.type, "登录视图"), (.type, "默认.登录视图"), (.module, "My_App"), (.property, "default"), (.property, "überschrift"),
    (.property, "a\u{308}"), (.property, "_label"), (.property, "$label"), (.selector, "tap"), (.selector, "tap:"),
    (.selector, "tap:with:"), (.selector, "tap::"), (.selector, ":"), (.selector, "class:for:"),
    (.keyPath, "layer.cornerRadius"), (.keyPath, "größe"),
  ])
  func `valid names in code are accepted`(_ name: CodeName, _ text: String) {
    #expect(name.fault(in: text) == nil)
  }

  @Test(arguments: [
    (CodeName.type, "", CodeName.Fault.isEmpty), (.type, "Login View", .character(" ")),
    (.type, "1Login", .start("1")), (.type, "Login-View", .character("-")), (.type, "App..View", .hasEmptyComponent),
    (.type, "App.", .hasEmptyComponent), (.type, ".View", .hasEmptyComponent), (.type, "App.1View", .start("1")),
    (.type, "Login\u{202E}View", .character("\u{202E}")), (.type, "Login\u{200D}View", .character("\u{200D}")),
    (.type, "Login\u{85}View", .character("\u{85}")), (.type, "\u{301}View", .start("\u{301}")),
    (.type, "Login☎", .character("☎")), (.module, "My-App", .character("-")), (.module, "My.App", .character(".")),
    (.property, "`default`", .character("`")), (.property, "title.label", .character(".")),
    (.property, "title:", .character(":")), (.selector, "tap:sender", .openSelector),
    (.selector, "tap::x", .openSelector),
    (.selector, "tap()", .character("(")), (.selector, "tap it:", .character(" ")), (.selector, "", .isEmpty),
    (.selector, "tap:1:", .start("1")), (.keyPath, "layer..x", .hasEmptyComponent),
    (.keyPath, "layer. x", .character(" ")),
    (.keyPath, "layer.", .hasEmptyComponent), (.keyPath, "1x", .start("1")),
  ])
  func `invalid names in code have a fault`(_ name: CodeName, _ text: String, _ fault: CodeName.Fault) {
    #expect(name.fault(in: text) == fault)
  }

  @Test func `each attribute that names something in code is checked, and no others`() {
    let file = source(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v v" key="a-b" customClass="A B" customModule="C-D" restorationIdentifier="log-in" userLabel="E F">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="g..h" value="a b"/>\
      </userDefinedRuntimeAttributes>
      <connections><outlet property="i j" destination="v v" id="1"/><outletCollection property="k&#10;l" destination="v v" id="2"/>
      <action selector="m:n" destination="v v" id="3"/><segue destination="v v" kind="a b" identifier="c d" unwindAction="o p" id="4"/>
      <segue destination="v v" customClass="q r" destinationCreationSelector="s t" kind="show" id="5"/></connections></view>
      </objects></document>
      """, path: "x.xib")
    let invalid = parse(file).value.tree.invalidNames
    #expect(
      invalid.map(\.attribute.value) == ["A B", "C-D", "g..h", "i j", "k\nl", "m:n", "o p", "q r", "s t"])
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `real files have no invalid names`() {
    for file in Corpus.files {
      let invalid = parse(file).value.tree.invalidNames
      #expect(invalid.isEmpty, "\(file.path): \(invalid.map(\.attribute.value))")
    }
  }
}
