internal import ThemeSource
internal import ThemeSyntax

enum MissingReuseIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/missing-reuse-identifier", .warning,
    summary: "Prototype cells without a reuse identifier",
    why: "Code cannot dequeue such a cell, so it is never shown. Xcode warns about it in each build.",
    flagged: [.screen(DuplicateReuseIdentifier.list("row", nil))],
    accepted: [.screen(DuplicateReuseIdentifier.list("row", "header-row"))])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for (list, cells) in tree.prototypes {
      for (index, cell) in cells.enumerated()
      where input.isOwn(cell) && (tree.string(.reuseIdentifier, of: cell) ?? "").isEmpty {
        let place = cells.count == 1 ? "the prototype cell" : "the \(input.names.ordinal(index + 1)) prototype cell"
        let name =
          input.names.isNamed(cell) ? input.name(of: cell) : "\(place) of \(input.name(of: holder(of: list, tree)))"
        report.add(
          "\(name) has no reuse identifier", at: tree[cell].nameSpan, about: .key("reuseIdentifier"),
          help: "set its reuseIdentifier, or remove the prototype cell")
      }
    }
  }

  /// The object that messages name for a list: the controller if the list is its root view, else the list.
  private static func holder(of list: NodeID, _ tree: ElementTree) -> NodeID {
    let view = tree.kind(of: list) == .prototypes ? tree.parent(of: list) ?? list : list
    guard tree.string(.key, of: view) == "view", let controller = tree.parent(of: view),
      tree.kind(of: controller).role == .controller
    else { return view }
    return controller
  }
}
