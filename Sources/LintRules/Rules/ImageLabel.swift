internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ImageLabel: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "a11y/image-label", .warning,
    summary: "Image views that are accessibility elements and have no accessibility label",
    why: """
      VoiceOver stops at such an image and reads the name of its file. An image that only decorates should not be an accessibility element. Images \
      with an outlet are not reported in an app's documents, because code may set their label.
      """,
    flagged: [.objects(example(label: ""))],
    accepted: [.objects(example(label: #" label="Map of the campus""#))])

  private static func example(label: String) -> String {
    #"""
    <imageView image="campus" id="i">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <accessibility key="accessibilityConfiguration"\#(label)>
        <bool key="isElement" value="YES"/>
      </accessibility>
    </imageView>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    lazy var changeable = input.changeable
    for node in tree.nodes(.imageView) where input.isOwn(node) {
      let accessibility = tree.accessibility(of: node)
      guard accessibility.isElement == true, (accessibility.label ?? "").isEmpty,
        tree.attribute(.customClass, of: node) == nil, tree.bool(.hidden, of: node) != true
      else { continue }
      if tree.objectID(of: node).map({ changeable.contains($0) }) == true { continue }
      report.add(
        "\(input.name(of: node)) is an accessibility element without a label", at: tree[node].nameSpan,
        help: "add a label to its accessibilityConfiguration, or remove 'isElement'")
    }
  }
}
