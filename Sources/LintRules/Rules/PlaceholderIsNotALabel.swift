internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum PlaceholderIsNotALabel: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "a11y/placeholder-is-not-a-label", .note, isOnByDefault: false,
    summary: "Text fields that only their placeholder describes, reported once per document",
    why: """
      The placeholder disappears when users enter text, for VoiceOver too: then nothing tells what the field is for.
      """,
    flagged: [.objects(field(accessibility: ""))],
    accepted: [.objects(field(accessibility: #"<accessibility key="accessibilityConfiguration" label="User name"/>"#))])

  private static func field(accessibility: String) -> String {
    #"""
    <textField placeholder="User name" id="f">
      <rect key="frame" x="0" y="0" width="320" height="34"/>\#(accessibility)
    </textField>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    let fields = tree.nodes(.textField).filter { node in
      guard input.isOwn(node), let text = tree.placeholder(of: node), !text.isEmpty else { return false }
      return (tree.accessibility(of: node).label ?? "").isEmpty && tree.attribute(.customClass, of: node) == nil
    }
    guard let first = fields.first else { return }
    let others = fields.count - 1
    report.add(
      others == 0
        ? "only its placeholder describes \(input.name(of: first))"
        : "only their placeholders describe \(input.name(of: first)) and \(others) other text field\(others == 1 ? "" : "s")",
      at: tree[first].nameSpan,
      related: fields.dropFirst().prefix(8).map { .init(tree[$0].nameSpan, "described by its placeholder alone") },
      help: "add '<accessibility key=\"accessibilityConfiguration\" label=\"…\"/>'")
  }
}
