import Testing
import ThemeSource

@testable import ThemeSyntax

struct DuplicateIDTests {
  @Test func `a suggested id is unused in the whole file, and suggested once`() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="v">
      <subviews><label id="w"/><label id="w"/><label id="w-2"/><label id="w"/></subviews>
      <connections><outlet property="x" destination="w-3" id="o"/></connections></view></objects></document>
      """
    let diagnostics = parse(source(text, path: "x.xib")).diagnostics.filter { $0.code == "syntax/duplicate-id" }
    #expect(diagnostics.map { $0.fixes.flatMap(\.edits).map(\.replacement) } == [["w-4"], ["w-5"]])
  }
}
