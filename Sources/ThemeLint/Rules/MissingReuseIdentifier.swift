internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeSemantics
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
    for (_, cells) in tree.prototypes {
      for cell in cells where input.isOwn(cell) && (tree.string(.reuseIdentifier, of: cell) ?? "").isEmpty {
        report.add(
          "\(input.name(of: cell)) has no reuse identifier", at: tree[cell].nameSpan, about: .key("reuseIdentifier"),
          help: "set its reuseIdentifier, or remove the prototype cell")
      }
    }
  }
}
