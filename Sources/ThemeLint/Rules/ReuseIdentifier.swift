internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ReuseIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "style/reuse-identifier", .warning, isOnByDefault: false,
    summary: "Cells whose reuse identifier is not the name of their class",
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
    for node in tree.all where input.isOwn(node) {
      guard let written = tree.attribute(.reuseIdentifier, of: node), written.file == input.document.file,
        let className = tree.string(.customClass, of: node), written.value != className
      else { continue }
      report.add(
        "the reuse identifier '\(written.value)' is not the name of the class '\(className)'", at: written.valueSpan,
        help: "use reuseIdentifier=\"\(className)\"")
    }
  }
}
