internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum LeftRight: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/left-right", .note,
    summary: "Views that are constrained to left or right edges",
    why: """
      Such constraints are not mirrored in right-to-left languages, while the rest of the layout is. Views that are pinned to both \
      sides or named for one, and constraints with an outlet, are not reported.
      """,
    fix: .unsafe("Uses 'leading' and 'trailing' instead, which are the same in left-to-right languages."),
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="20" y="0" width="100" height="100"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="left" secondItem="v" secondAttribute="left" constant="20" id="c1"/>
            <constraint firstItem="w" firstAttribute="width" constant="100" id="c2"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
            <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c4"/>
          </constraints>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="20" y="0" width="100" height="100"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="w" firstAttribute="width" constant="100" id="c2"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
            <constraint firstItem="w" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c4"/>
          </constraints>
        </view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    var sides: [NodeID: [Use]] = [:]
    for constraint in tree.nodes(.constraint)
    where input.isOwn(constraint) && tree.refusal(ofConstraint: constraint) == nil {
      let sided = sidedAttributes(of: constraint, tree)
      guard !sided.isEmpty, sided.allSatisfy({ $0.written.file == input.document.file }),
        let view = subject(of: constraint, input)
      else { continue }
      sides[view, default: []].append(Use(constraint: constraint, sides: sided))
    }
    for (view, uses) in sides.sorted(by: { $0.key < $1.key }) {
      guard let first = uses.first?.sides.first, !isMeant(uses, view, input) else { continue }
      report.add(
        "\(input.name(of: view)) is constrained to '\(first.written.value)', which is not mirrored in right-to-left languages",
        at: first.written.valueSpan,
        related: uses.dropFirst().prefix(8).compactMap { $0.sides.first }.map {
          Diagnostic.Related($0.written.valueSpan, "'\($0.written.value)' is used here too")
        },
        help: "use '\(first.natural)'; keep '\(first.written.value)' only if the content must not be mirrored",
        fixes: [
          Fix(
            "use 'leading' and 'trailing'", .unsafe,
            uses.flatMap(\.sides).map { Fix.Edit($0.written.valueSpan, $0.natural) }.sorted { $0.span < $1.span })
        ])
    }
  }

  /// A constraint that uses left or right.
  private struct Use {
    struct Side {
      var written: ElementTree.Attribute
      /// The edge in a left-to-right language.
      var natural: String

      init(_ written: ElementTree.Attribute, _ natural: String) {
        self.written = written
        self.natural = natural
      }
    }

    var constraint: NodeID
    var sides: [Side]
  }

  /// The attributes of a constraint that refer to left or right.
  private static func sidedAttributes(of constraint: NodeID, _ tree: ElementTree) -> [Use.Side] {
    var sides: [Use.Side] = []
    if let first = tree.attribute(.firstAttribute, of: constraint), let natural = natural(first) {
      sides.append(Use.Side(first, natural))
    }
    if let second = tree.attribute(.secondAttribute, of: constraint), let natural = natural(second) {
      sides.append(Use.Side(second, natural))
    }
    return sides
  }

  /// The view that a constraint positions: the inner of the two items.
  private static func subject(of constraint: NodeID, _ input: LintInput) -> NodeID? {
    let owner = input.tree.parent(of: constraint).flatMap { input.tree.parent(of: $0) }
    let ends = [AttributeName.firstItem, .secondItem].map { name in
      input.tree.attribute(name, of: constraint).map { input.layoutItems[$0] } ?? owner
    }
    guard let first = ends[0] else { return ends[1] }
    guard let second = ends[1], input.tree.isInside(second, first) else { return first }
    return second
  }

  /// Whether left and right are intended or have no effect: the view is pinned to both sides or is named for one, or an
  /// outlet refers to the constraint.
  private static func isMeant(_ uses: [Use], _ view: NodeID, _ input: LintInput) -> Bool {
    let tree = input.tree
    let equal = uses.filter { (tree.string(.relation, of: $0.constraint) ?? "equal") == "equal" }
    let edges = Set(equal.flatMap(\.sides).map { $0.natural.hasPrefix("leading") })
    if edges.count == 2 { return true }
    if uses.contains(where: { use in
      tree.objectID(of: use.constraint).map { input.destinations.contains($0) } == true
    }) {
      return true
    }
    return words(of: input.name(of: view)).contains { $0 == "left" || $0 == "right" }
  }

  /// The words of a name such as `leftPanel`, in lowercase.
  private static func words(of name: String) -> [String] {
    var result = [""]
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if !isLetter || scalar.properties.isUppercase { result.append("") }
      if isLetter { result[result.count - 1] += String(scalar).lowercased() }
    }
    return result
  }

  /// The edge that corresponds to left or right in a left-to-right language; `nil` for other attributes.
  private static func natural(_ attribute: ElementTree.Attribute) -> String? {
    switch attribute.layoutAttribute {
    case .left: "leading"
    case .right: "trailing"
    case .leftMargin: "leadingMargin"
    case .rightMargin: "trailingMargin"
    case .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline, .firstBaseline,
      .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, nil:
      nil
    }
  }
}
