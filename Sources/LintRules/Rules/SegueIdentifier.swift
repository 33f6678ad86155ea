internal import ThemeSource
internal import ThemeSyntax

enum SegueIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/segue-identifier", .warning,
    summary: "Segues of a view controller without an identifier",
    why: """
      No control performs such a segue, and code can only perform it by its identifier. Xcode warns with "Segues initiated \
      directly from view controllers must have an identifier for use with -[UIViewController \
      performSegueWithIdentifier:sender:]".
      """,
    flagged: [example("")],
    accepted: [example(#" identifier="showDetails""#)])

  private static func example(_ attributes: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <viewController id="first">
            <connections><segue destination="second" kind="show"\#(attributes) id="s1"/></connections>
          </viewController>
        </objects>
      </scene>
      <scene sceneID="scene-2"><objects><viewController id="second"/></objects></scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard input.document.isOfInterfaceBuilder else { return }
    for segue in tree.nodes(.segue) where input.isOwn(segue) {
      guard let owner = tree.parent(of: segue).flatMap({ tree.parent(of: $0) }),
        tree.kind(of: owner).role == .controller,
        let kind = tree.string(.kind, of: segue), !["relationship", "embed"].contains(kind),
        (tree.string(.identifier, of: segue) ?? "").isEmpty
      else { continue }
      report.add(
        "this segue of \(input.name(of: owner)) has no identifier, so nothing can perform it",
        at: tree[segue].nameSpan, help: "set its identifier, start it from a control, or remove it")
    }
  }
}
