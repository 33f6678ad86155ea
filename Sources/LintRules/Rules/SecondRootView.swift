internal import ThemeSource
internal import ThemeSyntax

enum SecondRootView: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/second-root-view", .warning,
    summary: "XIBs of a cell with another root view that nothing connects",
    why: """
      A list can only use such a XIB if the cell is its only root object. Otherwise the app crashes with "invalid nib \
      registered for identifier - nib must contain exactly one top level object".
      """,
    flagged: [example(#"<label id="stray"><rect key="frame" x="0" y="0" width="80" height="20"/></label>"#)],
    accepted: [example("")])

  private static func example(_ second: String) -> DiagnosticExample {
    .objects(
      #"""
      <collectionViewCell reuseIdentifier="photo" id="cell">
        <rect key="frame" x="0" y="0" width="80" height="80"/>
      </collectionViewCell>
      \#(second)
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    let roots = input.document.rootViews
    guard input.document.isOfInterfaceBuilder, input.document.format == .xib, let cell = roots.first, roots.count > 1,
      !tree.kind(of: cell).traits.isDisjoint(with: [.isRow, .isCollectionItem])
    else { return }
    for view in roots.dropFirst() where input.isOwn(view) {
      if tree.objectID(of: view).map({ input.destinations.contains($0) }) == true { continue }
      report.add(
        "this '\(tree[view].name)' is a second root view beside the cell, and nothing connects it",
        at: tree[view].nameSpan, help: "move it into the cell, or remove it")
    }
  }
}
