internal import ThemeSource
internal import ThemeSyntax

enum HardCoded: Rule {
  static let descriptor = DiagnosticDescriptor(
    "text/hard-coded", .warning, isOnByDefault: false,
    summary: "Texts of documents that are in no '.lproj' folder, and so are not translated",
    why:
      "Users of other languages see them as they are. Texts that an outlet, a tag or a class lets code set are not reported.",
    flagged: [.objects(label(text: "Total"))],
    accepted: [.objects(label(text: "Total", more: #" tag="7""#)), .objects(label(text: "–"))])

  private static func label(text: String, more: String = "") -> String {
    #"""
    <label id="l" text="\#(text)"\#(more)><rect key="frame" x="16" y="8" width="80" height="20"/></label>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    if input.file.path.contains(".lproj/") { return }
    let tree = input.tree
    let changeable = input.changeable
    for node in tree.nodes(with: .needsSpace) where input.isOwn(node) {
      guard let text = tree.text(of: node) ?? tree.placeholder(of: node), text.contains(where: \.isLetter),
        tree.objectID(of: node).map({ changeable.contains($0) }) != true,
        ![AttributeName.tag, .customClass, .restorationIdentifier].contains(where: {
          tree.attribute($0, of: node) != nil
        }),
        tree.child(of: node, .userDefinedRuntimeAttributes) == nil
      else { continue }
      report.add(
        "the text of \(input.name(of: node)) is not translated", at: tree[node].nameSpan,
        help: "move the document to a 'Base.lproj' folder, or connect an outlet to set the text in code")
    }
  }
}
