internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ControlLabel: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "a11y/control-label", .warning, isOnByDefault: false,
    summary: "Sliders, switches, steppers and text fields without an accessibility label",
    why: """
      VoiceOver reads 'off, switch button' and does not say of what: a label beside a control is no part of it. Controls with \
      an outlet are not reported in an app's documents, because code may set their label.
      """,
    flagged: [.objects(example(""))],
    accepted: [.objects(example(#"<accessibility key="accessibilityConfiguration" label="Notifications"/>"#))])

  private static func example(_ accessibility: String) -> String {
    #"""
    <switch id="s" on="YES">
      <rect key="frame" x="0" y="0" width="51" height="31"/>\#(accessibility)
    </switch>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    lazy var changeable = input.changeable
    for kind in [ElementKind.slider, .switch, .stepper, .textField] {
      for node in tree.nodes(kind) where input.isOwn(node) {
        let accessibility = tree.accessibility(of: node)
        guard (accessibility.label ?? "").isEmpty, accessibility.isElement != false,
          (tree.placeholder(of: node) ?? "").isEmpty, tree.attribute(.customClass, of: node) == nil,
          !tree.isHidden(node), tree.objectID(of: node).map({ changeable.contains($0) }) != true
        else { continue }
        report.add(
          "\(input.name(of: node)) has no accessibility label", at: tree[node].nameSpan,
          help: "add '<accessibility key=\"accessibilityConfiguration\" label=\"…\"/>'")
      }
    }
  }
}
