internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum DegenerateConstraint: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/degenerate-constraint", .error,
    summary: "Constraints to objects that have no frame, and constraints that have no effect",
    why: """
      UIKit raises an exception for an item that is neither a view nor a layout guide. A constraint between an attribute \
      and itself, or with a multiplier or a priority of 0, has no effect, which is a warning.
      """,
    flagged: [
      .objects(box(#"<constraint firstAttribute="height" secondItem="c1" secondAttribute="height" id="c3"/>"#))
    ],
    accepted: [.objects(box(""))])

  /// A view inside another view; `more` is a further constraint.
  private static func box(_ more: String) -> String {
    #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
        <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c2"/>
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c4"/>
        <constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c5"/>
        \#(more)
      </constraints>
    </view>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    lazy var others = ObjectIndex(tree) { !$0.isView && $0.role != .guide && $0 != .unknown }
    for ends in input.constraintEnds {
      let constraint = ends.constraint
      func checkKind(_ end: ConstraintEnds.End?) {
        guard let end, end.item == nil, let object = others[end.written] else { return }
        report.add(
          "a constraint cannot relate to \(input.name(of: object))", at: end.written.valueSpan,
          about: .key(end.written.writtenName), related: [.init(tree[object].nameSpan, "declared here")],
          help: "relate it to a view or a layout guide")
      }
      checkKind(ends.first)
      checkKind(ends.second)
      if let written = tree.attribute(.priority, of: constraint), tree.number(.priority, of: constraint) == 0 {
        report.add(
          "a constraint with a priority of 0 has no effect", severity: .warning, at: written.valueSpan,
          about: .key("priority"), help: "use a priority from 1 to 1000, or remove the constraint")
      }
      checkRelation(of: constraint, ends.first?.written, ends.second?.written, input, &report)
    }
  }

  /// Checks the relation between the two ends of a constraint.
  private static func checkRelation(
    of constraint: NodeID, _ first: ElementTree.Attribute?, _ second: ElementTree.Attribute?, _ input: LintInput,
    _ report: inout Report
  ) {
    let tree = input.tree
    let factor = tree.attribute(.multiplier, of: constraint)
    // Most constraints relate two different items without a multiplier.
    if factor == nil, let first, let second, !first.hasValue(of: second) { return }
    guard let written = tree.attribute(.secondAttribute, of: constraint), let secondAttribute = written.layoutAttribute
    else { return }
    let isOfOneAttribute = tree.attribute(.firstAttribute, of: constraint)?.layoutAttribute == secondAttribute
    guard isOfOneAttribute || secondAttribute.isSize else { return }
    let multiplier = factor.map { parseMultiplier($0.value) } ?? 1
    if let factor, multiplier == 0, secondAttribute.isSize {
      return report.add(
        "a multiplier of 0 removes the second item, so it has no effect", severity: .warning, at: factor.valueSpan,
        about: .key("multiplier"), help: "use another multiplier, or remove 'secondItem' and 'secondAttribute'")
    }
    guard multiplier == 1, isOfOneAttribute, isSameItem(constraint, first, second, tree)
    else { return }
    // A constraint that cannot hold is a conflict, which layout reports.
    let constant = tree.number(.constant, of: constraint) ?? 0
    let holds =
      switch tree.string(.relation, of: constraint) {
      case "lessThanOrEqual": constant >= 0
      case "greaterThanOrEqual": constant <= 0
      case .some, nil: constant == 0
      }
    guard holds else { return }
    report.add(
      "the constraint relates '\(written.value)' to itself, so it has no effect", severity: .warning,
      at: tree[constraint].nameSpan, about: .key(written.value),
      help: "relate it to another attribute or another item, or remove it")
  }

  /// Whether both ends have the same item. The item of an end without one is the view that owns the constraint.
  private static func isSameItem(
    _ constraint: NodeID, _ first: ElementTree.Attribute?, _ second: ElementTree.Attribute?, _ tree: ElementTree
  ) -> Bool {
    if let first, let second { return first.hasValue(of: second) }
    guard let owner = tree.parent(of: constraint).flatMap({ tree.parent(of: $0) }).flatMap({ tree.string(.id, of: $0) })
    else { return first == nil && second == nil }
    return (first?.value ?? owner) == (second?.value ?? owner)
  }
}
