import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

/// Diagnostics of files in which an end tag is missing.
struct UnclosedElementTests {
  private func codes(_ view: String) -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          \(view)
        </objects>
      </document>
      """
    let file = SourceFile(id: FileID(rawValue: 0), path: "A.xib", bytes: Array(text.utf8))
    return parse(file).diagnostics.map { "\($0.code)" }
  }

  private static let constraints =
    #"<constraints><constraint firstItem="v" firstAttribute="width" constant="9" id="c"/></constraints>"#

  @Test(arguments: [
    #"<view id="v"><rect key="frame" x="0"><subviews/>\#(constraints)</view>"#,
    #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\#(constraints)</view>"#,
    #"<view id="v"><subviews><label id="l"><rect key="frame" x="0" y="0" width="9" height="9"/><label id="m"/></subviews></view>"#,
  ])
  func `only the missing end tag is reported`(_ view: String) { #expect(codes(view) == ["syntax/well-formed"]) }

  @Test(arguments: [
    (#"<view id="v" opaqe="NO"><subviews><rect key="frame" x="0"></view>"#, ["syntax/unknown-attribute"]),
    (#"<view id="v"><subviews><label id="l" opaque="no"/></view>"#, ["syntax/bad-value"]),
    (#"<view id="v"><rect key="frame" x="0"/></veiw>"#, ["syntax/bad-value", "syntax/bad-value", "syntax/bad-value"]),
    (#"<label id="l"><subviews/></label><view id="v"><subviews></view>"#, ["syntax/illegal-child"]),
  ])
  func `other errors are reported too`(_ view: String, _ others: [String]) {
    #expect(codes(view).filter { $0 != "syntax/well-formed" } == others, "\(codes(view))")
  }
}
