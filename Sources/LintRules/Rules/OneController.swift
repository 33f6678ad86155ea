internal import ThemeSource
internal import ThemeSyntax

enum OneController: Rule {
  static let descriptor = DiagnosticDescriptor(
    "style/one-controller", .warning, isOnByDefault: false,
    summary:
      "Storyboards with more than one view controller, not counting navigation, tab bar and split view controllers",
    why: "Several people who edit one storyboard get merge conflicts, and Interface Builder opens large ones slowly.",
    flagged: [example(scenes: 2)],
    accepted: [example(scenes: 1)])

  private static func example(scenes: Int) -> DiagnosticExample {
    let scenes = (1...scenes).map { number in
      """
          <scene sceneID="s\(number)">
            <objects>
              <viewController id="c\(number)">
                <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
              </viewController>
            </objects>
          </scene>

      """
    }
    let segue =
      scenes.count > 1
      ? scenes[0].replacing(
        "</view>\n",
        with:
          "</view>\n          <connections><segue destination=\"c2\" kind=\"show\" identifier=\"next\" id=\"e1\"/></connections>\n"
      )
      : scenes[0]
    return .files(
      .whole(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useSafeAreas="YES" initialViewController="c1">
          <scenes>
        \(segue)\(scenes.dropFirst().joined())  </scenes>
        </document>

        """))
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    guard input.document.format == .storyboard else { return }
    let containers: Set<ElementKind> = [
      .navigationController, .tabBarController, .splitViewController, .viewControllerPlaceholder,
    ]
    let controllers = tree.nodes(.scene).compactMap { scene in
      tree.subtree(of: scene).first { tree.kind(of: $0).role == .controller && !containers.contains(tree.kind(of: $0)) }
    }
    guard controllers.count > 1 else { return }
    report.add(
      "the storyboard has \(controllers.count) view controllers", at: tree[controllers[1]].nameSpan,
      related: [.init(tree[controllers[0]].nameSpan, "the first one is here")],
      help: "move the others into storyboards of their own, and refer to them by storyboard references")
  }
}
