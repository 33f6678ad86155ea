internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum DuplicateConstraint: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/duplicate-constraint", .warning,
    summary: "Constraints that duplicate another constraint of the same view",
    why: "A change to one of them has no effect, or conflicts with the other.",
    fix: .unsafe("Removes the second constraint."),
    flagged: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><constraints>
          <constraint firstAttribute="height" constant="100" id="a"/>
          <constraint firstAttribute="height" constant="100" id="b"/>
        </constraints></view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><constraints>
          <constraint firstAttribute="height" constant="100" id="a"/>
          <constraint firstAttribute="height" relation="lessThanOrEqual" constant="100" id="b"/>
        </constraints></view>
        """#)
    ])

  /// Everything that makes a constraint what it is; ids, labels and symbolic spellings are not part of it.
  private static let meaning: [AttributeName] = [
    .firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .constant, .multiplier, .priority,
    .placeholder,
  ]

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for list in tree.all where tree[list].kind == .constraints {
      var seen: [[String]: NodeID] = [:]
      for constraint in tree.children(of: list, .constraint) {
        if tree.child(of: constraint, .variation) != nil { continue }
        let key = meaning.map { tree.string($0, of: constraint) ?? "" }
        guard let first = seen[key] else {
          seen[key] = constraint
          continue
        }
        guard input.isOwn(constraint), !isToggled(constraint, first, input) else { continue }
        let id = tree.string(.id, of: constraint) ?? ""
        report.add(
          "the constraint '\(id)' duplicates '\(tree.string(.id, of: first) ?? "")'",
          at: tree[constraint].nameSpan, related: [.init(tree[first].nameSpan, "first occurrence")],
          help: "remove one of them",
          fixes: [Fix("remove '\(id)'", .unsafe, [input.removal(of: constraint)])])
      }
    }
  }

  /// Whether a variation or an outlet distinguishes the two: then they are alternatives.
  private static func isToggled(_ a: NodeID, _ b: NodeID, _ input: LintInput) -> Bool {
    let tree = input.tree
    let ids = [a, b].compactMap { tree.objectID(of: $0) }
    return tree.all.contains { node in
      switch tree[node].kind {
      case .include, .exclude: tree.reference(.reference, of: node).map(ids.contains) == true
      case .outlet, .outletCollection: tree.reference(.destination, of: node).map(ids.contains) == true
      default: false
      }
    }
  }
}
