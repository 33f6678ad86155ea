internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum FixedFrame: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/fixed-frame", .note, isOnByDefault: false,
    summary: "Views with a fixed frame and without an autoresizing mask, reported once per document",
    why: """
      Xcode generates constraints from their recorded frames when it builds the app. At other sizes they overlap other \
      views or leave gaps. Views with an outlet of a custom class are not reported, because code may place them.
      """,
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" fixedFrame="YES" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="16" y="8" width="80" height="20"/>
            </label>
          </subviews>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="16" y="8" width="80" height="20"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
            <constraint firstItem="l" firstAttribute="width" constant="80" id="c3"/>
            <constraint firstItem="l" firstAttribute="height" constant="20" id="c4"/>
          </constraints>
        </view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let document = tree.documentElement, tree.bool(.useAutolayout, of: document) == true else { return }
    var fixed: [(view: NodeID, place: SourceSpan)] = []
    for layout in input.layouts {
      for view in layout.views where view.isInstalled && view.parent != nil && input.isOwn(view.node) {
        guard let written = tree.attribute(.fixedFrame, of: view.node), written.value == "YES",
          written.file == input.document.file, !hasMask(view.node, tree), !input.isOutletOfClass(view.node)
        else { continue }
        fixed.append((view.node, written.nameSpan))
      }
    }
    fixed.sort { $0.place < $1.place }
    guard let first = fixed.first else { return }
    let others = fixed.count - 1
    report.add(
      others == 0
        ? "\(input.name(of: first.view)) keeps its recorded frame because no constraint positions it"
        : "\(input.name(of: first.view)) and \(others) other view\(others == 1 ? "" : "s") keep their recorded frames "
          + "because no constraint positions them",
      at: first.place, related: fixed.dropFirst().prefix(8).map { .init($0.place, "fixed frame") },
      help: "add constraints and remove 'fixedFrame'")
  }

  /// Whether an autoresizing mask adapts the frame to other sizes.
  private static func hasMask(_ view: NodeID, _ tree: ElementTree) -> Bool {
    if tree.bool(.translatesAutoresizingMaskIntoConstraints, of: view) != false { return true }
    return tree.child(of: view, .autoresizingMask).map { mask in
      [AttributeName.widthSizable, .heightSizable, .flexibleMinX, .flexibleMinY].contains {
        tree.bool($0, of: mask) == true
      }
    } ?? false
  }
}
