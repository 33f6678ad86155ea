internal import ThemeSource
internal import ThemeSyntax

enum UnreachableScene: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/unreachable-scene", .warning,
    summary: "Scenes that no segue leads to and that code cannot instantiate",
    why: """
      Such a scene is not the initial one and has no storyboard identifier for \
      instantiateViewController(withIdentifier:). It is never shown, or a segue to it was lost.
      """,
    flagged: [
      .scenes(scenes(second: "")),
      .files(
        .scenes(
          "Main.storyboard",
          """
          <scene sceneID="scene-1"><objects><viewController id="first"/></objects></scene>
          <scene sceneID="scene-2"><objects>
            <viewControllerPlaceholder storyboardName="Settings" id="second"/>
          </objects></scene>
          """),
        .scenes(
          "Settings.storyboard",
          #"<scene sceneID="scene-3"><objects><viewController id="first"/></objects></scene>"#)),
    ],
    accepted: [
      .scenes(scenes(second: #" storyboardIdentifier="Detail""#)),
      .scenes(
        scenes(
          second: "",
          connections:
            #"<connections><segue destination="second" kind="show" identifier="detail" id="s1"/></connections>"#)
      ),
    ])

  static func check(_ input: LintInput, report: inout Report) {
    guard let storyboard = input.storyboard, storyboard.canBeLoaded else { return }
    let tree = input.tree
    // An initial view controller that does not exist is reported itself.
    if let written = tree.documentElement.flatMap({ tree.reference(.initialViewController, of: $0) }),
      !storyboard.scenes.contains(where: { tree.objectID(of: $0.controller) == written })
    {
      return
    }
    lazy var reached = storyboard.reached
    for scene in storyboard.scenes where input.isOwn(scene.controller) {
      if storyboard.isEntry(scene.controller) { continue }
      guard let id = tree.objectID(of: scene.controller), !reached.contains(id) else { continue }
      if tree.kind(of: scene.controller) == .viewControllerPlaceholder {
        let storyboard = tree.string(.storyboardName, of: scene.controller).map { "the storyboard '\($0.escaped)'" }
        report.add(
          "the reference to \(storyboard ?? "another storyboard") is unused: no segue leads to it",
          at: tree[scene.controller].nameSpan, help: "connect a segue to it, or remove the scene")
        continue
      }
      report.add(
        "\(input.name(of: scene.controller)) is unreachable: no segue leads to it, and it has no storyboard identifier",
        at: tree[scene.controller].nameSpan,
        help: storyboard.initial != nil
          ? "connect a segue to it, set its storyboardIdentifier, or remove the scene"
          : "make it the initial view controller, connect a segue to it, set its storyboardIdentifier, or remove the scene"
      )
    }
  }

  /// Two scenes; `connections` belong to the first.
  private static func scenes(second attributes: String, connections: String = "") -> String {
    """
    <scene sceneID="scene-1">
      <objects>
        <viewController id="first">\(connections)</viewController>
      </objects>
    </scene>
    <scene sceneID="scene-2">
      <objects>
        <viewController id="second"\(attributes)/>
      </objects>
    </scene>
    """
  }
}
