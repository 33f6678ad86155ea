internal import ThemeSource
internal import ThemeSyntax

enum PrototypeCells: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/prototype-cells", .error,
    summary: "Prototype cells in a XIB",
    why: "Only storyboards can have prototype cells. In a XIB, the table or collection view has no cell to dequeue.",
    flagged: [example(#"<prototypes><tableViewCell reuseIdentifier="a" id="cell"/></prototypes>"#)],
    accepted: [example("")])

  private static func example(_ cells: String) -> DiagnosticExample {
    .objects(
      #"""
      <tableView dataMode="prototypes" style="plain" rowHeight="44" id="t">
        <rect key="frame" x="0" y="0" width="320" height="200"/>
        \#(cells)
      </tableView>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard input.document.isOfInterfaceBuilder, input.document.format == .xib else { return }
    for list in tree.nodes(.prototypes) + tree.nodes(.cells) where input.isOwn(list) {
      // Interface Builder writes an empty list for each collection view.
      guard let view = tree.parent(of: list), [.tableView, .collectionView].contains(tree.kind(of: view)),
        tree.children(of: list).contains(where: { _ in true })
      else { continue }
      report.add(
        "\(input.name(of: view)) has prototype cells, which only a storyboard can have", at: tree[list].nameSpan,
        help: "move each cell to a XIB, and register that XIB in code")
    }
  }
}
