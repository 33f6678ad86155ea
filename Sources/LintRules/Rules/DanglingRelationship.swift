internal import ThemeSource
internal import ThemeSyntax

enum DanglingRelationship: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/dangling-relationship", .warning,
    summary: "Navigation and tab bar controllers without a controller to show",
    why: """
      They show an empty screen. Controllers of a class of their own, and those that code can instantiate by an identifier, are \
      not reported, because code may give them their controllers.
      """,
    flagged: [.scenes(scenes(relationship: ""))],
    accepted: [
      .scenes(
        scenes(
          relationship:
            #"<connections><segue destination="second" kind="relationship" relationship="rootViewController" id="s1"/></connections>"#
        ))
    ])

  private static func scenes(relationship: String) -> String {
    """
    <scene sceneID="scene-1">
      <objects>
        <navigationController id="first">\(relationship)</navigationController>
      </objects>
    </scene>
    <scene sceneID="scene-2">
      <objects><viewController storyboardIdentifier="Detail" id="second"/></objects>
    </scene>
    """
  }

  static func check(_ input: LintInput, report: inout Report) {
    guard let storyboard = input.storyboard else { return }
    let tree = input.tree
    for scene in storyboard.scenes where input.isOwn(scene.controller) {
      let kind = tree.kind(of: scene.controller)
      guard kind == .navigationController || kind == .tabBarController,
        tree.attribute(.customClass, of: scene.controller) == nil, storyboard.identifier(of: scene.controller) == nil
      else { continue }
      let segues = tree.children(of: scene.controller, .connections).flatMap { Array(tree.children(of: $0, .segue)) }
      if segues.contains(where: { tree.has(.kind, "relationship", of: $0) }) { continue }
      report.add(
        "\(input.name(of: scene.controller)) has no \(kind == .navigationController ? "root view controller" : "view controllers")",
        at: tree[scene.controller].nameSpan,
        help: "connect a relationship segue to a view controller, or remove the scene")
    }
  }
}
