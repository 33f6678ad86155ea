internal import ThemeSource
internal import ThemeSyntax

enum CustomSegue: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/custom-segue", .error,
    summary: "Custom segues without a class",
    why: "UIKit cannot make the segue, so the app crashes when it is performed.",
    flagged: [example("")],
    accepted: [example(#" customClass="FlipSegue""#)])

  private static func example(_ attributes: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <viewController id="first">
            <connections><segue destination="second" kind="custom" identifier="flip"\#(attributes) id="s1"/></connections>
          </viewController>
        </objects>
      </scene>
      <scene sceneID="scene-2"><objects><viewController id="second"/></objects></scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for segue in tree.nodes(.segue) where input.isOwn(segue) && tree.has(.kind, "custom", of: segue) {
      if tree.string(.customClass, of: segue)?.isEmpty == false { continue }
      report.add(
        "this custom segue has no class", at: tree[segue].nameSpan,
        help: "set the customClass to a subclass of UIStoryboardSegue, or use another kind of segue")
    }
  }
}
