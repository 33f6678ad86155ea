internal import ThemeLayout
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
        """#),
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><constraints>
          <constraint firstAttribute="height" secondItem="v" secondAttribute="width" id="a"/>
          <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="1:1" id="b"/>
        </constraints></view>
        """#),
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

  /// The attributes that determine a constraint's effect; ids, labels and symbolic values do not.
  private static let meaning: [AttributeName] = [
    .firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .constant, .multiplier, .priority,
    .placeholder,
  ]

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    lazy var toggled = toggled(in: tree)
    for list in tree.nodes(.constraints) {
      var seen: [UInt64: [NodeID]] = [:]
      var ratios: [Ratio: NodeID] = [:]
      let constraints = tree.children(of: list, .constraint)
      let hashes = constraints.map { tree.hash(of: meaning, in: $0) }
      let repeated = repetitions(in: hashes)
      for (constraint, alike) in zip(constraints, hashes) {
        if tree.child(of: constraint, .variation) != nil { continue }
        let isRepeated = !repeated.isEmpty && repeated.contains(alike)
        var first = isRepeated ? seen[alike]?.first { tree.haveEqual(meaning, $0, constraint) } : nil
        if first == nil, let ratio = Ratio(constraint, in: list, tree) {
          first = ratios[ratio]
          if first == nil { ratios[ratio] = constraint }
        }
        guard let first else {
          if isRepeated { seen[alike, default: []].append(constraint) }
          continue
        }
        let isToggled = [constraint, first].contains { tree.objectID(of: $0).map({ toggled.contains($0) }) == true }
        guard input.isOwn(constraint), !isToggled else { continue }
        let id = tree.string(.id, of: constraint) ?? ""
        report.add(
          "the constraint '\(id)' duplicates '\(tree.string(.id, of: first) ?? "")'",
          at: tree[constraint].nameSpan, related: [.init(tree[first].nameSpan, "first occurrence")],
          help: "remove one of them",
          fixes: [Fix("remove '\(id)'", .unsafe, [input.removal(of: constraint)])])
      }
    }
  }

  /// The values that occur more than once; rarely any.
  private static func repetitions(in hashes: [UInt64]) -> Set<UInt64> {
    let sorted = hashes.sorted()
    return Set(zip(sorted, sorted.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
  }

  /// A constraint between two sizes without a constant, independent of their order.
  private struct Ratio: Hashable {
    private var ends: [String]
    /// Millionths of the greater end.
    private var multiplier: Int
    private var relation: String
    private var rest: [String]

    init?(_ constraint: NodeID, in list: NodeID, _ tree: ElementTree) {
      guard tree.attribute(.firstAttribute, of: constraint)?.layoutAttribute?.isSize == true,
        let secondAttribute = tree.string(.secondAttribute, of: constraint),
        let firstAttribute = tree.string(.firstAttribute, of: constraint),
        (tree.number(.constant, of: constraint) ?? 0) == 0,
        let owner = tree.parent(of: list).flatMap({ tree.string(.id, of: $0) }),
        let factor = tree.string(.multiplier, of: constraint).map({ parseMultiplier($0) }) ?? 1, factor > 0
      else { return nil }
      let first = (tree.string(.firstItem, of: constraint) ?? owner) + "." + firstAttribute
      let second = (tree.string(.secondItem, of: constraint) ?? owner) + "." + secondAttribute
      let isSwapped = second < first
      ends = isSwapped ? [second, first] : [first, second]
      guard let millionths = Int(exactly: ((isSwapped ? 1 / factor : factor) * 1_000_000).rounded()) else { return nil }
      multiplier = millionths
      relation = tree.string(.relation, of: constraint) ?? "equal"
      if isSwapped, relation != "equal" {
        relation = relation == "lessThanOrEqual" ? "greaterThanOrEqual" : "lessThanOrEqual"
      }
      rest = [AttributeName.priority, .placeholder].map { tree.string($0, of: constraint) ?? "" }
    }
  }

  /// Constraints that variations or outlets refer to. A duplicate of such a constraint is an alternative to it.
  private static func toggled(in tree: ElementTree) -> Set<ObjectID> {
    var result: Set<ObjectID> = []
    for node in tree.all {
      switch tree.kind(of: node) {
      case .include, .exclude: if let id = tree.reference(.reference, of: node) { result.insert(id) }
      case .outlet, .outletCollection: if let id = tree.reference(.destination, of: node) { result.insert(id) }
      default: continue
      }
    }
    return result
  }
}
