internal import ThemeSource
internal import ThemeSyntax

enum DuplicateStoryboardIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/duplicate-identifier", .error,
    summary: "Storyboard identifiers that several controllers share",
    why: """
      Code that instantiates a controller by the identifier can get only one of them. Xcode does not compile such a \
      storyboard.
      """,
    flagged: [.scenes(scenes("Detail", "Detail"))],
    accepted: [.scenes(scenes("Detail", "Settings"))])

  private static func scenes(_ first: String, _ second: String) -> String {
    """
    <scene sceneID="scene-1">
      <objects>
        <viewController storyboardIdentifier="\(first)" id="first"/>
      </objects>
    </scene>
    <scene sceneID="scene-2">
      <objects>
        <viewController storyboardIdentifier="\(second)" id="second"/>
      </objects>
    </scene>
    """
  }

  static func check(_ input: LintInput, report: inout Report) {
    guard let storyboard = input.storyboard else { return }
    let tree = input.tree
    var identifiers = RepeatedIdentifiers(.storyboardIdentifier, in: tree)
    for scene in storyboard.scenes {
      guard let (written, first) = identifiers.repeated(by: scene.controller) else { continue }
      guard input.isOwn(scene.controller), tree.objectID(of: first) != tree.objectID(of: scene.controller) else {
        continue
      }
      report.add(
        "duplicate storyboard identifier '\(written.value)'", at: written.valueSpan,
        about: .key(written.value), related: [identifiers.firstUse(first)],
        help: "give one of the controllers another identifier")
    }
  }
}
