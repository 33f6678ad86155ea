internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum MissingColor: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/missing-color", .warning,
    summary: "Named colors that no asset catalog of the project has, reported once per document",
    why: """
      UIKit uses the value that Interface Builder recorded, which does not follow the catalog, or none. Nothing is reported if the \
      project has no asset catalog.
      """,
    fix: .unsafe("Uses the closest name."),
    flagged: [.files(AssetExample.catalog(color: "paper"), AssetExample.document(color: "Paper"))],
    accepted: [.files(AssetExample.catalog(color: "paper"), AssetExample.document(color: "paper"))])

  static func check(_ input: LintInput, report: inout Report) {
    guard input.document.isOfInterfaceBuilder, input.resourceUses.contains(where: { $0.resource.kind == .color }) else {
      return
    }
    let names = input.assets()
    if !names.hasCatalog { return }
    for use in input.assetUses(of: .color) where !names.hasColor(use.resource.name) {
      report.add(missing: use, among: names.colors, of: names)
    }
  }
}
