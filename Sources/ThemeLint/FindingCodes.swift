internal import ThemeSource

/// Every code that lint can report, sorted: those of the stages and those of the rules.
package var ruleCodes: [String] { (stageCodes + allRules.map { $0.code.rawValue }).sorted() }

/// Codes of faults that the stages themselves find.
private let stageCodes = [
  "layout/ambiguous", "layout/misplaced", "layout/unsatisfiable",
  "model/descriptor", "model/missing-action", "model/missing-outlet", "model/missing-refinement", "model/not-editable",
  "model/refinement-cycle", "model/type-mismatch", "model/unknown-action", "model/unpresented-attribute",
  "model/wrong-outlet-class",
  "naming/case-collision", "naming/file-name", "naming/header-mismatch", "naming/theme-name-case",
  "syntax/bad-value", "syntax/byte-order-mark", "syntax/dangling-reference", "syntax/doctype-forbidden",
  "syntax/duplicate-id", "syntax/encoding", "syntax/illegal-child", "syntax/limits", "syntax/not-ios-document",
  "syntax/undeclared-prefix", "syntax/unknown-attribute", "syntax/unknown-element", "syntax/well-formed",
  "theme/child-adds-component", "theme/child-changes-class", "theme/child-changes-connection",
  "theme/child-changes-identifier", "theme/child-removes-component", "theme/dead-override",
  "theme/inheritance-cycle", "theme/missing-default", "theme/missing-parent", "theme/parent-not-allowed",
  "theme/shadowed-file", "theme/unknown-embedded-screenlet",
]
