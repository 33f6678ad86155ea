internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum DuplicateReuseIdentifier: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/duplicate-reuse-identifier", .warning,
    summary: "Prototype cells of one list that have the same reuse identifier",
    why: "Only one of them is registered: the list never shows the other one.",
    flagged: [.screen(list("row", "row"))],
    accepted: [.screen(list("row", "header-row"))])

  /// A table with two prototype cells.
  static func list(_ first: String?, _ second: String?) -> String {
    func cell(_ number: Int, _ identifier: String?) -> String {
      #"""
          <tableViewCell\#(identifier.map { #" reuseIdentifier="\#($0)""# } ?? "") id="cell-\#(number)">
            <rect key="frame" x="0" y="\#(44 * number)" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell-\#(number)" id="content-\#(number)">
              <rect key="frame" x="0" y="0" width="320" height="44"/>
            </tableViewCellContentView>
          </tableViewCell>
      """#
    }
    return #"""
      <tableView dataMode="prototypes" id="table">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <prototypes>
      \#(cell(0, first))
      \#(cell(1, second))
        </prototypes>
      </tableView>
      """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for (_, cells) in tree.prototypes {
      var identifiers = RepeatedIdentifiers(.reuseIdentifier, in: tree)
      for cell in cells where input.isOwn(cell) {
        guard let (written, first) = identifiers.repeated(by: cell) else { continue }
        report.add(
          "duplicate reuse identifier '\(written.value)'", at: written.valueSpan, about: .key(written.value),
          related: [identifiers.firstUse(first)],
          help: "give one of the cells another identifier, or remove it")
      }
    }
  }
}

extension ElementTree {
  /// The prototype cells of each table and collection view, in document order.
  var prototypes: [(list: NodeID, cells: [NodeID])] {
    nodes(.prototypes).map { list in (list, children(of: list, .tableViewCell)) }
      + nodes(.collectionView).map { list in
        (list, children(of: list, .cells).flatMap { children(of: $0, .collectionViewCell) })
      }
  }
}
