internal import ThemeSource
internal import ThemeSyntax

enum NoInitialController: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/no-initial-controller", .warning,
    summary:
      "Storyboards without an initial view controller and without storyboard identifiers, and launch screens without the former",
    why: """
      No scene of such a storyboard can be shown: instantiateInitialViewController() returns nil, and there is no identifier \
      for instantiateViewController(withIdentifier:). A launch screen stays black.
      """,
    flagged: [
      .scenes(scene(""), document: #"useAutolayout="YES" useSafeAreas="YES""#),
      .scenes(
        scene(#" storyboardIdentifier="Launch""#),
        document: #"launchScreen="YES" useAutolayout="YES" useSafeAreas="YES""#),
    ],
    accepted: [
      .scenes(scene("")),
      .scenes(
        scene(#" storyboardIdentifier="Detail""#), document: #"useAutolayout="YES" useSafeAreas="YES""#),
    ])

  private static func scene(_ attributes: String) -> String {
    """
    <scene sceneID="scene-1">
      <objects>
        <viewController id="first"\(attributes)/>
      </objects>
    </scene>
    """
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let storyboard = input.storyboard, storyboard.initial == nil, let first = first(storyboard, tree),
      let root = tree.documentElement, input.isOwn(root)
    else { return }
    let isLaunchScreen = tree.bool(.launchScreen, of: root) == true
    guard isLaunchScreen || !storyboard.canBeLoaded else { return }
    report.add(
      isLaunchScreen
        ? "the launch screen has no initial view controller, so it stays black"
        : "the storyboard has no initial view controller and no storyboard identifier, so none of its scenes can be shown",
      at: tree[root].nameSpan,
      help: "set initialViewController=\"\(tree.string(.id, of: first.controller) ?? "…")\" on the document"
        + (isLaunchScreen ? "" : ", or a storyboardIdentifier on the controllers that code instantiates"))
  }

  /// The most likely initial scene: among the storyboard's scenes without incoming segues, the first container
  /// controller or else the first scene. If all have incoming segues, it is the first scene.
  private static func first(_ storyboard: Storyboard, _ tree: ElementTree) -> Storyboard.Scene? {
    let own = storyboard.scenes.filter { tree.kind(of: $0.controller) != .viewControllerPlaceholder }
    let shown = Set((tree.nodes(.segue)).compactMap { tree.reference(.destination, of: $0) })
    let starts = own.filter { tree.objectID(of: $0.controller).map { shown.contains($0) } != true }
    let holders: Set<ElementKind> = [.tabBarController, .splitViewController, .navigationController]
    return starts.first { holders.contains(tree.kind(of: $0.controller)) } ?? starts.first ?? own.first
  }
}
