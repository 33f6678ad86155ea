internal import ThemeSource
internal import ThemeSyntax

enum UseTraitCollections: Rule {
  static let descriptor = DiagnosticDescriptor(
    "style/use-trait-collections", .warning, isOnByDefault: false,
    summary: "Documents that do not use trait collections",
    why: "Their layout cannot vary by size class.",
    flagged: [
      .objects(#"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#)
    ],
    accepted: [
      .objects(
        #"<view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>"#,
        document: #"useAutolayout="YES" useTraitCollections="YES""#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let document = tree.documentElement, tree.kind(of: document) == .document, input.isOwn(document),
      input.document.isOfInterfaceBuilder, tree.bool(.useTraitCollections, of: document) != true
    else { return }
    report.add(
      "the document does not use trait collections",
      at: tree.attribute(.useTraitCollections, of: document)?.valueSpan ?? tree[document].nameSpan,
      help: "set useTraitCollections=\"YES\" on the document")
  }
}
