internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum DuplicateSegueIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/duplicate-segue-identifier", .warning,
    summary: "Segues of one controller that have the same identifier and different destinations",
    why: """
      Code that performs a segue by the identifier performs only one of them, and prepare(for:) cannot distinguish them.
      """,
    flagged: [.scenes(scenes("detail", "detail"))],
    accepted: [.scenes(scenes("detail", "settings"))])

  private static func scenes(_ first: String, _ second: String) -> String {
    """
    <scene sceneID="scene-1">
      <objects>
        <viewController id="first">
          <connections>
            <segue destination="second" kind="show" identifier="\(first)" id="s1"/>
            <segue destination="third" kind="show" identifier="\(second)" id="s2"/>
          </connections>
        </viewController>
      </objects>
    </scene>
    <scene sceneID="scene-2">
      <objects>
        <viewController id="second"/>
      </objects>
    </scene>
    <scene sceneID="scene-3">
      <objects>
        <viewController id="third"/>
      </objects>
    </scene>
    """
  }

  static func check(_ input: LintInput, report: inout Report) {
    guard let storyboard = input.storyboard else { return }
    let tree = input.tree
    for scene in storyboard.scenes {
      var identifiers = RepeatedIdentifiers(.identifier, in: tree)
      for segue in tree.subtree(of: scene.node) where tree.kind(of: segue) == .segue && input.isOwn(segue) {
        guard let (written, first) = identifiers.repeated(by: segue) else { continue }
        if tree.haveEqual([.destination], first, segue) { continue }
        report.add(
          "duplicate segue identifier '\(written.value)' in \(input.name(of: scene.controller))", at: written.valueSpan,
          about: .key(written.value),
          related: [identifiers.firstUse(first, "first used for a segue to another controller")],
          help: "give one of the segues another identifier")
      }
    }
  }
}
