internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum AutolayoutOff: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/autolayout-off", .warning,
    summary: "Documents that do not use Auto Layout and whose views do not adapt to other sizes",
    why: """
      Without Auto Layout, only autoresizing masks adapt views. A view that reaches the far side of its superview and has a \
      mask that keeps its distance from the near side is cut off, leaves a gap or is off center on other devices. \
      Constraints of such documents have no effect.
      """,
    flagged: [
      .objects(fields(mask: #"flexibleMaxX="YES" flexibleMaxY="YES""#), document: #"useAutolayout="NO""#),
      .files(.whole("ExampleCell.xml", constrained(document: #" useAutolayout="NO""#))),
    ],
    accepted: [
      .objects(fields(mask: #"widthSizable="YES" flexibleMaxY="YES""#), document: #"useAutolayout="NO""#),
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
        """#, document: #"useAutolayout="NO""#),
      .files(.whole("ExampleCell.xml", constrained(document: #" useAutolayout="YES""#))),
    ])

  /// A view with a field that reaches both sides.
  private static func fields(mask: String) -> String {
    #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <textField placeholder="Name" id="t">
          <rect key="frame" x="20" y="20" width="280" height="34"/>
          <autoresizingMask key="autoresizingMask" \#(mask)/>
        </textField>
      </subviews>
    </view>
    """#
  }

  /// A handwritten part: its Auto Layout setting matters only if it has constraints.
  private static func constrained(document attributes: String) -> String {
    #"""
    <document\#(attributes)>
      <objects>
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
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
            <constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c4"/>
          </constraints>
        </view>
      </objects>
    </document>

    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let document = tree.documentElement, tree.kind(of: document) == .document,
      !input.theme.theme.rootViews.isEmpty, !input.theme.theme.isAdrift
    else { return }
    guard input.isOwn(document) else { return }
    let written = tree.attribute(.useAutolayout, of: document)
    let constraints = tree.nodes(.constraint)
    if tree.usesAutoLayout {
      // The setting has no effect in a document without constraints.
      guard written == nil, !constraints.isEmpty else { return }
      return report.add(
        "the document does not set 'useAutolayout'; its constraints are used", severity: .note,
        at: tree[document].nameSpan,
        help: "set useAutolayout=\"YES\" on the document")
    }
    let rigid = rigidViews(input)
    if rigid.isEmpty && constraints.isEmpty { return }
    var reasons: [String] = []
    if let first = rigid.first {
      let others = rigid.count == 1 ? "" : " and \(rigid.count - 1) other view\(rigid.count == 2 ? "" : "s")"
      reasons.append("\(input.name(of: first))\(others) \(rigid.count == 1 ? "does" : "do") not adapt to other sizes")
    }
    if !constraints.isEmpty { reasons.append("its \(counted(constraints)) no effect") }
    report.add(
      "the document does not use Auto Layout, so \(reasons.series("and"))",
      at: written?.valueSpan ?? tree[document].nameSpan,
      related: rigid.prefix(8).map { .init(tree[$0].nameSpan, "its autoresizing mask keeps its frame") },
      help: constraints.isEmpty
        ? "let autoresizing masks adapt the views, or use Auto Layout" : "set useAutolayout=\"YES\" on the document")
  }

  /// Views of this document that do not adapt when a superview grows, although they reach its far side. Views at the
  /// near side may stay there.
  private static func rigidViews(_ input: LintInput) -> [NodeID] {
    let tree = input.tree
    var result: [NodeID] = []
    for layout in input.layouts {
      // For each view, whether it may become wider and higher.
      var grows: [(wide: Bool, high: Bool)] = []
      for view in layout.views {
        guard let parent = view.parent else {
          let kind = tree.kind(of: view.node)
          grows.append((!kind.traits.contains(.isCollectionItem), input.isScreen(layout.root)))
          continue
        }
        let mask = Autoresizing(tree, view: view.node, kind: tree.kind(of: view.node))
        let around = grows[parent]
        grows.append((around.wide && mask.horizontal.length, around.high && mask.vertical.length))
        guard view.isInstalled, !view.isHidden, input.isOwn(view.node), let frame = view.recorded,
          !tree.kind(of: layout.views[parent].node).traits.contains(.arrangesSubviews),
          !tree.kind(of: view.node).traits.contains(.isCellContent), !input.isOutletOfClass(view.node)
        else { continue }
        let room = layout.views[parent].frame.size
        let (right, bottom) = (room.width - frame.maxX, room.height - frame.maxY)
        let isWide = around.wide && mask.horizontal.isRigid && right <= frame.x + 1 && right > -1
        // A view below others leaves room at its bottom.
        let isHigh = around.high && mask.vertical.isRigid && bottom <= min(frame.y + 1, 20) && bottom > -1
        if isWide || isHigh { result.append(view.node) }
      }
    }
    return result
  }

  private static func counted(_ constraints: [NodeID]) -> String {
    constraints.count == 1 ? "constraint has" : "\(constraints.count) constraints have"
  }
}
