internal import ThemeSource
internal import ThemeSyntax

enum IgnoredGesture: Rule {
  static let descriptor = DiagnosticDescriptor(
    "model/ignored-gesture", .warning,
    summary: "Gesture recognizers of views that receive no touches",
    why: """
      Interface Builder turns off the touches of labels and image views, so a gesture recognizer that is dropped on one recognizes \
      nothing. Views that code can reach are reported only if the project has code, and none of it mentions isUserInteractionEnabled.
      """,
    fix: .unsafe("Turns the touches on."),
    flagged: [example(userInteractionEnabled: "NO")],
    accepted: [example(userInteractionEnabled: "YES")])

  private static func example(userInteractionEnabled: String) -> DiagnosticExample {
    .objects(
      #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <label text="Forgot password?" userInteractionEnabled="\#(userInteractionEnabled)" id="l">
            <rect key="frame" x="16" y="16" width="200" height="44"/>
            <connections><outletCollection property="gestureRecognizers" destination="tap" id="c1"/></connections>
          </label>
        </subviews>
      </view>
      <tapGestureRecognizer id="tap"/>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    for list in tree.nodes(.outletCollection) where tree.has(.property, "gestureRecognizers", of: list) {
      guard let view = tree.parent(of: list).flatMap({ tree.parent(of: $0) }),
        let (off, attribute) = ignoringTouches(around: view, tree),
        input.isOwn(list) || attribute.file == input.document.file,
        !mayReceiveTouches(off, input)
      else { continue }
      let cause = off == view ? "it" : input.name(of: off)
      report.add(
        "\(input.name(of: view)) recognizes no gestures, because \(cause) receives no touches",
        at: attribute.valueSpan,
        related: [.init(tree[list].nameSpan, "the gesture recognizer is connected here")],
        help: "set userInteractionEnabled to 'YES'",
        fixes: [.replacing(attribute.value, with: "YES", at: attribute.valueSpan)])
    }
  }

  /// The view, or the closest one around it, whose touches are off.
  private static func ignoringTouches(
    around view: NodeID, _ tree: ElementTree
  ) -> (view: NodeID, attribute: ElementTree.Attribute)? {
    for node in [view] + Array(tree.ancestors(of: view)) where tree.bool(.userInteractionEnabled, of: node) == false {
      return tree.attribute(.userInteractionEnabled, of: node).map { (node, $0) }
    }
    return nil
  }

  /// Whether the view's class or other code may turn its touches on.
  private static func mayReceiveTouches(_ view: NodeID, _ input: LintInput) -> Bool {
    if input.tree.attribute(.customClass, of: view) != nil { return true }
    guard input.tree.objectID(of: view).map({ input.changeable.contains($0) }) == true || input.isHandedToCode(view)
    else { return false }
    return input.enablesTouches()
  }
}
