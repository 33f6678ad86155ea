internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum RedundantOverride: Rule {
  static let descriptor = DiagnosticDescriptor(
    "theme/redundant-override", .note,
    summary: "Values of an overlay that equal the parent's",
    why: "They have no effect now, but hide later changes to the parent.",
    fix: .safe("Removes the value, so that the parent's equal value is used."),
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(#"<subviews><label id="title" text="Welcome" textAlignment="center"/></subviews>"#))
    ],
    accepted: [
      .files(Greeting.standard, Greeting.child(#"<subviews><label id="title" textAlignment="center"/></subviews>"#))
    ])

  /// Attributes that identify the changed element or value. They are necessary in an override.
  private static let identity: Set<AttributeName> = [.id, .key, .property, .keyPath, .name, .type, .customClass]

  static func check(_ input: LintInput, report: inout Report) {
    guard input.isOverlay else { return }
    let tree = input.tree
    let resolved = input.theme.theme
    for node in tree.all {
      for attribute in tree.attributes(of: node)
      where attribute.file == input.document.file && attribute.isOverride && !identity.contains(attribute.name) {
        let entries = resolved.cascade(of: node, key: attribute.writtenName)
        // A second element for the same object in the file is reported as a duplicate.
        guard entries.count > 1, entries[0].span == attribute.valueSpan, entries[0].text == entries[1].text,
          entries[1].span.file != input.document.file
        else { continue }
        report.add(
          "'\(attribute.writtenName)' is already '\(attribute.value.escaped)' in the parent", at: attribute.nameSpan,
          related: [.init(entries[1].span, "declared here in the parent")], help: "remove it",
          fixes: [Fix("remove '\(attribute.writtenName)'", .safe, [input.removal(of: attribute)])])
      }
      checkValue(node, input, report: &report)
    }
  }

  /// Checks a value that is an element with a key, and replaces the parent's value completely.
  private static func checkValue(_ node: NodeID, _ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard tree[node].isOverride, input.isOwn(node), let key = tree.string(.key, of: node),
      let owner = tree.parent(of: node), tree.child(of: owner, key: key) == node
    else { return }
    let entries = input.theme.theme.cascade(of: owner, key: key)
    guard entries.count > 1, entries[0].span == tree[node].span, entries[0].text == entries[1].text,
      entries[1].span.file != input.document.file
    else { return }
    report.add(
      "'\(key)' is already the same in the parent", at: tree[node].nameSpan,
      related: [.init(entries[1].span, "declared here in the parent")], help: "remove it",
      fixes: [Fix("remove '\(key)'", .safe, [input.removal(of: node)])])
  }
}
