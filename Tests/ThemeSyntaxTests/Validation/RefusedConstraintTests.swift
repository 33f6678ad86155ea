import Testing
import ThemeSource

@testable import ThemeSyntax

/// The constraints that `NSLayoutConstraint` raises NSInvalidArgumentException for: "Invalid pairing of layout
/// attributes", "A constraint cannot be made between a leading/trailing attribute and a right/left attribute", and "A
/// multiplier of 0 or a nil second item together with a location for the first attribute".
struct RefusedConstraintTests {
  /// The "place: message" of each diagnostic of a constraint.
  private func diagnostics(_ attributes: String, path: String = "test.xib") -> [String] {
    let file = source(
      #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews><view id="w"/></subviews>
      <constraints><constraint \#(attributes) id="c"/></constraints></view></objects></document>
      """#, path: path)
    return parse(file).diagnostics.map { diagnostic in
      "\(diagnostic.code) '\(diagnostic.span.map { file.text(in: $0.range) } ?? "")' \(diagnostic.message)"
    }
  }

  private func paired(_ first: String, _ second: String) -> [String] {
    diagnostics(#"firstItem="w" firstAttribute="\#(first)" secondItem="v" secondAttribute="\#(second)""#)
  }

  @Test(arguments: [
    ("centerX", "centerY"), ("top", "leading"), ("width", "leading"), ("leading", "width"), ("height", "bottom"),
    ("leading", "left"), ("right", "trailing"), ("trailing", "rightMargin"), ("leadingMargin", "left"),
    ("firstBaseline", "centerX"), ("centerXWithinMargins", "topMargin"), ("lastBaseline", "height"),
  ])
  func `two attributes that UIKit refuses are one error at the second`(_ first: String, _ second: String) {
    #expect(
      paired(first, second) == [
        "syntax/refused-constraint '\(second)' '\(first)' cannot be related to '\(second)'"
      ])
  }

  @Test(arguments: [
    ("centerX", "centerX"), ("leading", "trailing"), ("leading", "leadingMargin"), ("leading", "centerX"),
    ("left", "centerX"), ("left", "rightMargin"), ("trailingMargin", "centerX"), ("width", "height"),
    ("top", "bottomMargin"), ("top", "centerY"), ("bottom", "firstBaseline"), ("centerY", "lastBaseline"),
    ("centerXWithinMargins", "leading"),
  ])
  func `a pair of attributes that UIKit accepts is accepted`(_ first: String, _ second: String) {
    #expect(paired(first, second) == [])
  }

  @Test func `a position needs a second item and a multiplier other than 0`() {
    #expect(
      diagnostics(#"firstItem="w" firstAttribute="leading" constant="8""#) == [
        "syntax/refused-constraint 'leading' 'leading' requires a second item"
      ])
    #expect(
      diagnostics(#"firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" multiplier="0""#) == [
        "syntax/refused-constraint '0' a multiplier of 0 removes the second item, which 'top' requires"
      ])
    #expect(diagnostics(#"firstItem="w" firstAttribute="width" constant="8""#) == [])
    #expect(
      diagnostics(#"firstItem="w" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0""#) == [])
  }

  @Test func `an overlay's constraint may be incomplete`() {
    #expect(diagnostics(#"firstAttribute="leading" constant="8""#, path: "LoginScreenletView_dark-ext.xml") == [])
  }

  @Test func `a refused constraint is unreadable for layout`() {
    let file = source(
      #"""
      <document><objects><view id="v"><constraints><constraint firstAttribute="leading" constant="8" id="c"/>
      <constraint firstAttribute="width" constant="8" id="d"/></constraints></view></objects></document>
      """#)
    let tree = parse(file).value.tree
    #expect(tree.unreadableForLayout == [NodeID(4)])
  }
}
