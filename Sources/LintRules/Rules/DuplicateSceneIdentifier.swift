internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum DuplicateSceneIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/duplicate-scene-id", .warning,
    summary: "Scenes of a storyboard that have the same sceneID",
    why: "They are left over from a merge or a copy: Interface Builder may drop one of the scenes when it saves.",
    flagged: [.scenes(scenes(second: "scene-1"))],
    accepted: [.scenes(scenes(second: "scene-2"))])

  private static func scenes(second id: String) -> String {
    """
    <scene sceneID="scene-1">
      <objects><viewController id="first"/></objects>
    </scene>
    <scene sceneID="\(id)">
      <objects><viewController storyboardIdentifier="Detail" id="second"/></objects>
    </scene>
    """
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    guard input.document.format == .storyboard else { return }
    var identifiers = RepeatedIdentifiers(.sceneID, in: tree)
    for scene in tree.nodes(.scene) {
      guard let (written, first) = identifiers.repeated(by: scene) else { continue }
      report.add(
        "duplicate sceneID '\(written.value)'", at: written.valueSpan, about: .key(written.value),
        related: [identifiers.firstUse(first)], help: "give one of the scenes another sceneID")
    }
  }
}
