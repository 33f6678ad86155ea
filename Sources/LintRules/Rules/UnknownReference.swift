internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum UnknownReference: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/unknown-reference", .error,
    summary:
      "References to storyboards that the project does not have, or to controllers that their storyboard does not have",
    why: """
      The app crashes when a segue shows such a controller. A storyboard that belongs to another bundle is not checked, and \
      a missing one is reported only if a target of the project builds the document.
      """,
    fix: .unsafe("Uses the closest name or identifier."),
    flagged: [
      .files(main(referring: #" referencedIdentifier="Setings""#), other(initial: ""))
    ],
    accepted: [
      .files(main(referring: #" referencedIdentifier="Settings""#), other(initial: "")),
      .files(main(referring: ""), other(initial: #" initialViewController="settings""#)),
    ])

  private static func main(referring attributes: String) -> DiagnosticExample.File {
    .scenes(
      "Main.storyboard",
      #"""
      <scene sceneID="scene-1">
        <objects>
          <viewController id="first">
            <connections><segue destination="second" kind="show" identifier="settings" id="s1"/></connections>
          </viewController>
        </objects>
      </scene>
      <scene sceneID="scene-2">
        <objects>
          <viewControllerPlaceholder storyboardName="Settings"\#(attributes) id="second"/>
        </objects>
      </scene>
      """#)
  }

  private static func other(initial attributes: String) -> DiagnosticExample.File {
    .scenes(
      "Settings.storyboard",
      #"""
      <scene sceneID="scene-1">
        <objects>
          <viewController storyboardIdentifier="Settings" id="settings"/>
        </objects>
      </scene>
      """#, document: #"useAutolayout="YES" useSafeAreas="YES"\#(attributes)"#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    let references = tree.nodes(.viewControllerPlaceholder)
    if references.isEmpty { return }
    let shown = input.storyboard?.reached ?? []
    for node in references where input.isOwn(node) && tree.objectID(of: node).map({ shown.contains($0) }) == true {
      guard tree.attribute(.bundleIdentifier, of: node) == nil else { continue }
      guard let name = tree.attribute(.storyboardName, of: node), !name.value.isEmpty else {
        checkOwn(node, input, &report)
        continue
      }
      let documents = input.storyboards(name.value)
      if documents.isEmpty { checkStoryboard(name, input, &report) }
      // The controller may be in the unread part of an incomplete file.
      guard !documents.isEmpty, documents.allSatisfy({ $0.format == .storyboard && $0.isReadWhole }) else { continue }
      if let written = tree.attribute(.referencedIdentifier, of: node), !written.value.isEmpty {
        let known = Set(documents.flatMap { $0.tree.storyboardIdentifiers.map(\.identifier) })
        check(written, in: known, of: "the storyboard '\(name.value)'", &report)
      } else if !documents.contains(where: { hasInitial($0.tree) }) {
        report.add(
          "the storyboard '\(name.value)' has no initial view controller, which this reference needs",
          at: name.valueSpan,
          about: .key("storyboardName"),
          help: "set initialViewController in '\(name.value).storyboard', or the referencedIdentifier of this reference"
        )
      }
    }
  }

  /// Checks that the project has a storyboard, if its targets are known.
  private static func checkStoryboard(_ name: ElementTree.Attribute, _ input: LintInput, _ report: inout Report) {
    guard let known = input.storyboardNames(), !known.contains(name.value) else { return }
    let meant = onlyMatch(to: name.value, in: known)
    report.add(
      "the project has no storyboard '\(name.value)'", at: name.valueSpan, about: .key("storyboardName"),
      help: meant.map { "did you mean '\($0)'?" } ?? "name an existing storyboard, or set its bundleIdentifier",
      fixes: Fix.correcting(name.value, to: meant, at: name.valueSpan))
  }

  /// Checks a reference to a controller of the same storyboard.
  private static func checkOwn(_ node: NodeID, _ input: LintInput, _ report: inout Report) {
    guard input.document.isReadWhole, let written = input.tree.attribute(.referencedIdentifier, of: node),
      !written.value.isEmpty
    else { return }
    check(written, in: Set(input.tree.storyboardIdentifiers.map(\.identifier)), of: "this storyboard", &report)
  }

  private static func check(
    _ written: ElementTree.Attribute, in known: Set<String>, of storyboard: String, _ report: inout Report
  ) {
    if known.contains(written.value) { return }
    let meant = onlyMatch(to: written.value, in: known.sorted())
    report.add(
      "\(storyboard) has no controller with the identifier '\(written.value)'", at: written.valueSpan,
      about: .key("referencedIdentifier"),
      help: meant.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty
          ? "set the storyboardIdentifier of the controller" : "known identifiers: \(known.sorted().quotedList())"),
      fixes: Fix.correcting(written.value, to: meant, at: written.valueSpan))
  }

  private static func hasInitial(_ tree: ElementTree) -> Bool {
    tree.documentElement.map { tree.attribute(.initialViewController, of: $0) != nil } == true
  }
}
