internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeScreens
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum FixedFrame: Rule {
  static let descriptor = DiagnosticDescriptor(
    "layout/fixed-frame", .note,
    summary: "Views with a fixed frame in a document that uses Auto Layout",
    why: """
      Interface Builder generates constraints from their recorded frames. At other sizes they overlap other \
      views or leave gaps.
      """,
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" fixedFrame="YES" text="Hello"><rect key="frame" x="16" y="8" width="80" height="20"/></label>
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
    for layout in input.layouts {
      for view in layout.views where view.parent != nil && view.isInstalled && input.isOwn(view.node) {
        guard let written = tree.attribute(.fixedFrame, of: view.node), written.value == "YES",
          written.file == input.document.file
        else { continue }
        report.add(
          "'\(input.title(of: view.node))' keeps its recorded frame because no constraint positions it",
          at: written.nameSpan,
          help: "add constraints and remove 'fixedFrame'")
      }
    }
  }
}
