internal import ThemeSource
internal import ThemeSyntax

enum NestedNavigation: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/nested-navigation", .error,
    summary: "Navigation controllers and split view controllers inside a navigation controller",
    why: """
      The app crashes when the controller is shown, with "Pushing a navigation controller is not supported" or "Split View \
      Controllers cannot be pushed to a Navigation Controller".
      """,
    flagged: [example("splitViewController")],
    accepted: [example("viewController")])

  private static func example(_ controller: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <navigationController id="first">
            <connections>
              <segue destination="second" kind="relationship" relationship="rootViewController" id="s1"/>
            </connections>
          </navigationController>
        </objects>
      </scene>
      <scene sceneID="scene-2"><objects><\#(controller) id="second"/></objects></scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    let containers = tree.nodes(.navigationController) + tree.nodes(.splitViewController)
    if containers.isEmpty { return }
    for segue in tree.nodes(.segue) where input.isOwn(segue) {
      guard tree.has(.kind, "push", of: segue) || tree.has(.relationship, "rootViewController", of: segue),
        let destination = tree.reference(.destination, of: segue),
        let shown = containers.first(where: { tree.objectID(of: $0) == destination })
      else { continue }
      report.add(
        "a navigation controller cannot contain \(input.name(of: shown))", at: tree[segue].nameSpan,
        related: [.init(tree[shown].nameSpan, "this is the destination")],
        help: "show its first view controller instead, or present it modally")
    }
  }
}
