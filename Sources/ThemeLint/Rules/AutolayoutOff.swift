internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum AutolayoutOff: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/autolayout-off", .warning,
    summary: "Documents that do not use Auto Layout",
    why: "Their views keep the frames of one device. On other devices they are cut off or leave gaps.",
    flagged: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
        """#, document: "")
    ],
    accepted: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let document = tree.documentElement, tree[document].kind == .document, input.isOwn(document),
      !input.theme.theme.rootViews.isEmpty, tree.attribute(.type, of: document) != nil
    else { return }
    let written = tree.attribute(.useAutolayout, of: document)
    if written?.value == "YES" { return }
    report.add(
      "the document does not use Auto Layout, so its views keep the frames of one device",
      at: written?.valueSpan ?? tree[document].nameSpan, help: "set useAutolayout=\"YES\" and constrain the views")
  }
}
