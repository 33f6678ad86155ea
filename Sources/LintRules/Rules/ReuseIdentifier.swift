internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ReuseIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "style/reuse-identifier", .warning, isOnByDefault: false,
    summary: "Cells whose reuse identifier is not the name of their class, or that have none",
    why: "Projects that derive the identifier from the class cannot dequeue such a cell.",
    flagged: [.objects(cell(identifier: "note-cell"))], accepted: [.objects(cell(identifier: "ExampleCell"))])

  private static func cell(identifier: String) -> String {
    #"""
    <tableViewCell reuseIdentifier="\#(identifier)" id="cell" customClass="ExampleCell">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
      </tableViewCellContentView>
    </tableViewCell>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for kind in [ElementKind.tableViewCell, .collectionViewCell, .collectionReusableView] {
      for node in tree.nodes(kind) where input.isOwn(node) {
        guard let className = tree.string(.customClass, of: node), !className.isEmpty else { continue }
        let written = tree.attribute(.reuseIdentifier, of: node)
        if written?.value == className || (written.map { $0.file != input.document.file } ?? false) { continue }
        report.add(
          written.map { "the reuse identifier '\($0.value)' is not the name of the class '\(className)'" }
            ?? "the cell of the class '\(className)' has no reuse identifier",
          at: written?.valueSpan ?? tree[node].nameSpan, help: "use reuseIdentifier=\"\(className)\"")
      }
    }
  }
}
