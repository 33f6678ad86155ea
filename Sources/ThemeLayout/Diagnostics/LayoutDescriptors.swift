package import ThemeSource

/// Rules about the results of solving the constraints.
package let layoutDescriptors: [DiagnosticDescriptor] = [
  .ambiguous, .autoresizingMask, .misplaced, .undetermined, .unsatisfiable,
]

extension DiagnosticDescriptor {
  package static let ambiguous = DiagnosticDescriptor(
    "layout/ambiguous", .warning,
    summary: "Views whose position or size is not determined by constraints",
    why: """
      UIKit places such views arbitrarily, and not always in the same place. Scroll views with views whose constraints do not \
      determine the size of the content are a note, because code may set it, unless nothing places these views either. What else \
      code, a class, a stack view or a list may determine, and what Interface Builder is told not to verify, is left to the rule \
      'layout/undetermined'.
      """,
    flagged: [
      .objects(
        label(
          #"""
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c1"/>
          """#))
    ],
    accepted: [
      .objects(
        label(
          #"""
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c1"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
          """#))
    ])

  package static let autoresizingMask = DiagnosticDescriptor(
    "layout/autoresizing-mask", .warning,
    summary: "Constrained views whose autoresizing mask is also translated into constraints",
    why: """
      Without translatesAutoresizingMaskIntoConstraints="NO", UIKit also creates constraints for the recorded frame \
      of a view. At another size they conflict with the constraints of the file.
      """,
    flagged: [.objects(masked(""))],
    accepted: [.objects(masked(#" translatesAutoresizingMaskIntoConstraints="NO""#))])

  package static let misplaced = DiagnosticDescriptor(
    "layout/misplaced", .note,
    summary: "Recorded frames that are far from the frames that the constraints produce, reported once per document",
    why: """
      The file was saved before its frames were updated, so Interface Builder shows a different layout than users \
      see. Edges and lengths are reported if they are off by 16 points or more and depend on neither texts nor optional \
      constraints, or if a length is far from that of its text and no constraint needs that: a field that lost one of its two \
      horizontal constraints is an example. Views that differ between size classes are not reported, because their frames may belong to another one.
      """,
    flagged: [.objects(box(recordedHeight: 40))],
    accepted: [.objects(box(recordedHeight: 60))])

  package static let undetermined = DiagnosticDescriptor(
    "layout/undetermined", .note, isOnByDefault: false,
    summary: "Views whose position or size the constraints of the file leave to code, a class or a list",
    why: """
      Interface Builder calls such views ambiguous too, but an app usually determines what is missing: the size of views of a custom \
      class, the content of labels, image views, containers and scroll views that code fills, the height of a cell, which follows its \
      content, the size of a view that the file draws at a size that no device has, the content of a scroll view that is placed in \
      its frame and does not scroll, which of two labels of several lines wraps, and which of several views with the same priorities \
      a stack view resizes that fills its length. Each root has at most one such note.
      """,
    flagged: [.objects(filledByCode(height: ""))],
    accepted: [
      .objects(filledByCode(height: #"<constraint firstAttribute="height" constant="50" id="c4"/>"#))
    ])

  package static let unsatisfiable = DiagnosticDescriptor(
    "layout/unsatisfiable", .error,
    summary: "Sets of required constraints that conflict with each other",
    why: """
      At run time, UIKit breaks one of them and only logs a message. Conflicts with the recorded size of a cell, or of another view \
      that is no screen, are not reported, because its container determines its size. Neither are those with a constraint that \
      has an outlet, or with a stack view that has one and holds a single view: code may change it. A conflict with the autoresizing \
      mask of a view that has an outlet is a note.
      """,
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="320" height="40"/>
              <constraints>
                <constraint firstAttribute="width" constant="200" id="c1"/>
                <constraint firstAttribute="width" constant="320" id="c3"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
            <constraint firstItem="w" firstAttribute="height" constant="40" id="c5"/>
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
              <rect key="frame" x="0" y="0" width="320" height="40"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
            <constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c3"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c4"/>
            <constraint firstItem="w" firstAttribute="height" constant="40" id="c5"/>
          </constraints>
        </view>
        """#)
    ])
}

private func label(_ constraints: String) -> String {
  let lines = constraints.split(separator: "\n").map { "    \($0)\n" }.joined()
  return """
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="16" y="8" width="41.5" height="20.5"/>
        </label>
      </subviews>
      <constraints>
    \(lines)  </constraints>
    </view>
    """
}

private func filledByCode(height: String) -> String {
  let constraints = height.isEmpty ? "" : "\n      <constraints>\(height)</constraints>"
  return #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <view id="w" customClass="Chart" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="320" height="50"/>\#(constraints)
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
        <constraint firstItem="w" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c2"/>
        <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
      </constraints>
    </view>
    """#
}

private func box(recordedHeight height: Int) -> String {
  #"""
  <view id="v">
    <rect key="frame" x="0" y="0" width="320" height="100"/>
    <subviews>
      <view id="w" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="280" height="\#(height)"/>
      </view>
    </subviews>
    <constraints>
      <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" constant="20" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="w" secondAttribute="bottom" constant="20" id="c4"/>
    </constraints>
  </view>
  """#
}

private func masked(_ attribute: String) -> String {
  #"""
  <view id="v">
    <rect key="frame" x="0" y="0" width="320" height="100"/>
    <subviews>
      <view id="w"\#(attribute)><rect key="frame" x="20" y="20" width="280" height="60"/></view>
    </subviews>
    <constraints>
      <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" constant="20" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="w" secondAttribute="bottom" constant="20" id="c4"/>
    </constraints>
  </view>
  """#
}
