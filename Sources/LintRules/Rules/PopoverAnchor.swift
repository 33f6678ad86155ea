internal import ThemeSource
internal import ThemeSyntax

enum PopoverAnchor: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/popover-anchor", .error,
    summary: "Popover segues of a view controller without an anchor",
    why: """
      Xcode does not build the storyboard. At run time the popover "must be presented from a bar button item or a view".
      """,
    flagged: [example("")],
    accepted: [example(#" popoverAnchorView="v""#)])

  private static func example(_ attributes: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <viewController id="first">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <connections>
              <segue destination="second" kind="popoverPresentation" identifier="info"\#(attributes) id="s1"/>
            </connections>
          </viewController>
        </objects>
      </scene>
      <scene sceneID="scene-2"><objects><viewController id="second"/></objects></scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for segue in tree.nodes(.segue) where input.isOwn(segue) {
      guard let kind = tree.string(.kind, of: segue), ["popover", "popoverPresentation"].contains(kind),
        tree.attribute(.popoverAnchorView, of: segue) == nil,
        tree.attribute(.popoverAnchorBarButtonItem, of: segue) == nil,
        let owner = tree.parent(of: segue).flatMap({ tree.parent(of: $0) }), tree.kind(of: owner).role == .controller
      else { continue }
      report.add(
        "this popover of \(input.name(of: owner)) has no anchor", at: tree[segue].nameSpan,
        help: "set popoverAnchorView or popoverAnchorBarButtonItem, or start the segue from a control")
    }
  }
}
