internal import ThemeSource
internal import ThemeSyntax

enum ViewAsDevice: Rule {
  static let descriptor = DiagnosticDescriptor(
    "style/view-as-device", .warning, isOnByDefault: false,
    summary: "Documents that are drawn on another device than 'retina4_7' (iPhone 8)",
    why: """
      If everybody on a team views documents as the same device, saving one does not change all of its frames.
      """,
    flagged: [example(device: "retina6_1")],
    accepted: [example(device: "retina4_7")])

  private static func example(device: String) -> DiagnosticExample {
    .files(
      .whole(
        "ExampleCell.xib",
        #"""
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <device id="\#(device)" orientation="portrait" appearance="light"/>
          <objects>
            <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
          </objects>
        </document>

        """#))
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    guard input.document.isOfInterfaceBuilder, let root = tree.documentElement,
      let device = tree.child(of: root, .device), let written = tree.attribute(.id, of: device),
      written.value != "retina4_7"
    else { return }
    report.add(
      "the document is drawn on '\(written.value)', not on 'retina4_7'", at: written.valueSpan,
      help: "choose the iPhone 8 in Interface Builder's device bar")
  }
}
