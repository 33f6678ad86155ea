internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum SafeAreaOff: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/safe-area-off", .note, isOnByDefault: false,
    summary: "Documents that do not use safe area layout guides, reported once per document",
    why: """
      Without them, constraints end at the edges of the screen, or at the top and bottom layout guides, which are deprecated since \
      iOS 11. Content can lie below bars and the home indicator.
      """,
    flagged: [.scenes(screen, document: #"useAutolayout="YES" initialViewController="first""#)],
    accepted: [.scenes(screen)])

  private static let screen = """
    <scene sceneID="scene-1">
      <objects>
        <viewController id="first">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        </viewController>
      </objects>
    </scene>
    """

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let document = tree.documentElement, tree.kind(of: document) == .document, input.isOwn(document),
      tree.usesAutoLayout, tree.bool(.useSafeAreas, of: document) != true,
      input.theme.theme.rootViews.contains(where: { input.isScreen($0) })
    else { return }
    let written = tree.attribute(.useSafeAreas, of: document)
    report.add(
      "the document does not use safe area layout guides", at: written?.valueSpan ?? tree[document].nameSpan,
      help: "set useSafeAreas=\"YES\" on the document, and constrain content to the safe area")
  }
}
