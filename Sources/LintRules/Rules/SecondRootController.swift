internal import ThemeSource
internal import ThemeSyntax

enum SecondRootController: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/second-root-controller", .error,
    summary: "Navigation controllers with several root view controllers",
    why: "A navigation controller starts with one view controller. Only one of the segues has an effect.",
    flagged: [
      example(more: #"<segue destination="third" kind="relationship" relationship="rootViewController" id="s2"/>"#)
    ],
    accepted: [example(more: "")])

  private static func example(more: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <navigationController id="first">
            <connections>
              <segue destination="second" kind="relationship" relationship="rootViewController" id="s1"/>
              \#(more)
            </connections>
          </navigationController>
        </objects>
      </scene>
      <scene sceneID="scene-2"><objects><viewController id="second"/></objects></scene>
      <scene sceneID="scene-3">
        <objects><viewController storyboardIdentifier="Third" id="third"/></objects>
      </scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for controller in tree.nodes(.navigationController) where input.isOwn(controller) {
      let segues = tree.children(of: controller, .connections).flatMap { Array(tree.children(of: $0, .segue)) }
      let roots = segues.filter { tree.has(.relationship, "rootViewController", of: $0) }
      for segue in roots.dropFirst() {
        report.add(
          "\(input.name(of: controller)) already has a root view controller", at: tree[segue].nameSpan,
          related: [.init(tree[roots[0]].nameSpan, "this is the first one")], help: "keep one of the segues")
      }
    }
  }
}
