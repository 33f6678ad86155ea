internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum RawColor: Rule {
  static let descriptor = DiagnosticDescriptor(
    "theme/raw-color", .note,
    summary: "Color values for which the document or its set declares a name, reported once per document and color",
    why: """
      They do not follow changes to the named colors. Views in a stack view with an outlet are not checked, because code may replace \
      them.
      """,
    fix: .unsafe("Uses the name. The color then follows the named color, including in dark appearance."),
    flagged: [
      .files(
        .whole(
          "ExampleCell.xib",
          palette(
            #"<color key="backgroundColor" red="0.1" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
          )))
    ],
    accepted: [
      .files(.whole("ExampleCell.xib", palette(#"<color key="backgroundColor" name="accent"/>"#)))
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let named = ([input.resources] + input.home.map(\.resources)).flatMap(\.namedColors)
    let palette = named.compactMap { named -> (name: String, color: ColorComponents)? in
      guard case .components(let color) = named.color, named.appearance == nil, !isPlain(color) else { return nil }
      return (named.name, color)
    }
    report.add(usesOf: palette, in: input, canFix: true)
  }

  /// Plain black and white are equal to a named color by chance.
  static func isPlain(_ color: ColorComponents) -> Bool {
    [0.0, 1.0].contains { end in [color.red, color.green, color.blue].allSatisfy { ($0 - end).magnitude < 0.5 / 255 } }
  }
}

extension Report {
  /// Reports color values that are equal to colors with names, once for each color.
  mutating func add(usesOf palette: [(name: String, color: ColorComponents)], in input: LintInput, canFix: Bool) {
    RawColor.add(palette, input, canFix: canFix, to: &self)
  }
}

extension RawColor {
  fileprivate static func add(
    _ palette: [(name: String, color: ColorComponents)], _ input: LintInput, canFix: Bool, to report: inout Report
  ) {
    let tree = input.tree
    if palette.isEmpty { return }
    lazy var roles = Role.byName(in: tree)
    var groups: [Group] = []
    for node in tree.nodes(.color) where input.isOwn(node) {
      guard case .components(let color)? = tree.color(at: node) else { continue }
      let alike = palette.filter { isSame($0.color, color) }
      guard !alike.isEmpty, !input.isInReachedStack(node), let key = tree.string(.key, of: node) else { continue }
      let equal = alike.filter { Role(key).fits(roles[$0.name] ?? []) }
      guard let named = equal.first else { continue }
      // Sorted by name. The user must choose among several names, because they can differ in dark appearance.
      let names = Set(equal.map(\.name)).count == 1 ? [named.name] : Set(equal.map(\.name)).sorted()
      if let place = groups.firstIndex(where: { $0.names == names }) {
        groups[place].uses.append((node, key))
      } else {
        groups.append(Group(names: names, uses: [(node, key)]))
      }
    }
    for group in groups { add(group, tree, canFix: canFix, &report) }
  }

  /// Color values that are equal to the same named colors.
  private struct Group {
    var names: [String]
    var uses: [(node: NodeID, key: String)]
  }

  private static func add(_ group: Group, _ tree: ElementTree, canFix: Bool, _ report: inout Report) {
    guard let first = group.uses.first, let name = group.names.first else { return }
    let count = group.uses.count
    let isSure = group.names.count == 1
    let subject = count == 1 ? "this color equals" : "this color and \(count - 1) other\(count == 2 ? "" : "s") equal"
    let written = "<color key=\"\(first.key)\" name=\"\(isSure ? name : "…")\"/>"
    report.add(
      "\(subject) the named color\(isSure ? "" : "s") \(group.names.quotedSeries("and"))",
      at: tree[first.node].nameSpan,
      related: group.uses.dropFirst().prefix(8).map { .init(tree[$0.node].nameSpan, "the same color") },
      help: isSure ? "use '\(written)'" : "use the one that is meant: '\(written)'",
      fixes: isSure && canFix
        ? [
          Fix(
            "use '\(name)'", .unsafe,
            group.uses.map { Fix.Edit(tree[$0.node].span, "<color key=\"\($0.key)\" name=\"\(name)\"/>") })
        ] : [])
  }

  /// Whether two colors are equal at eight bits per component.
  private static func isSame(_ a: ColorComponents, _ b: ColorComponents) -> Bool {
    let differences = [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha]
    return differences.allSatisfy { $0.magnitude < 0.5 / 255 }
  }
}

extension RawColor {
  /// The purpose of a color: a name for backgrounds is unsuitable for text of the same color.
  private enum Role {
    case background, content

    init(_ key: String) {
      let isBackground = key == "backgroundColor" || key.hasSuffix("BackgroundColor") || key == "barTintColor"
      self = isBackground ? .background : .content
    }

    /// Whether a name with these uses is suitable for the role; an unused name is suitable for all roles.
    func fits(_ roles: Set<Role>) -> Bool { roles.isEmpty || roles.contains(self) }

    /// The roles for which a tree uses each named color.
    static func byName(in tree: ElementTree) -> [String: Set<Role>] {
      var result: [String: Set<Role>] = [:]
      for node in tree.nodes(.color) {
        guard let key = tree.string(.key, of: node), case .named(let name)? = tree.color(at: node) else { continue }
        result[name, default: []].insert(Role(key))
      }
      return result
    }
  }
}

private func palette(_ color: String) -> String {
  #"""
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <subviews>
          <view id="w"><rect key="frame" x="0" y="0" width="9" height="9"/><color key="backgroundColor" name="accent"/></view>
        </subviews>
        \#(color)
      </view>
    </objects>
    <resources>
      <namedColor name="accent">
        <color red="0.1" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor>
    </resources>
  </document>

  """#
}
