internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum Contrast: Rule {
  static let code: Diagnostic.Code = "a11y/contrast"
  static let severity = Diagnostic.Severity.warning
  static let documentation = RuleDocumentation(
    summary: "Finds texts whose colour is too close to what is behind them.",
    why:
      "Many people cannot read them. WCAG 2.1 (1.4.3) asks for a ratio of 4.5, and of 3 from 18 points, or 14 points bold.",
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello">
              <rect key="frame" x="16" y="8" width="80" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
              <color key="textColor" white="0.75" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello">
              <rect key="frame" x="16" y="8" width="80" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
              <color key="textColor" white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let backdrop = Backdrop(input)
    for layout in input.layouts {
      for (index, view) in layout.views.enumerated() where view.isInstalled && !view.isHidden {
        guard let text = statedText(view.node, input), let behind = backdrop.color(behind: index, in: layout) else {
          continue
        }
        let ratio = contrast(text.color.over(behind.color), behind.color)
        let wanted = isLarge(view.node, input.tree) ? 3.0 : 4.5
        // A hair below is what rounding of colours explains.
        guard ratio < wanted - 0.05, text.isOwn || behind.isOwn else { continue }
        report.add(
          "the text '\(input.title(of: view.node))' has a contrast of \(LintInput.format(ratio)) to what is behind it; "
            + "\(LintInput.format(wanted)) is needed", at: input.tree[text.place].nameSpan,
          help: "make the text or what is behind it darker or lighter")
      }
    }
  }

  /// The colour that a view's text is stated to have, and the element that states it. Nil where the theme says nothing:
  /// then the system's colours hold, which are not this theme's fault.
  private static func statedText(
    _ node: NodeID, _ input: LintInput
  ) -> (color: ColorComponents, place: NodeID, isOwn: Bool)? {
    let tree = input.tree
    guard tree.text(of: node)?.isEmpty == false, tree.bool(.enabled, of: node) != false,
      (tree.number(.alpha, of: node) ?? 1) >= 1,
      input.isOwn(node)
    else { return nil }
    let owner: NodeID
    let key: String
    switch tree[node].kind {
    case .label, .textField, .textView:
      if tree.child(of: node, key: "attributedText") != nil { return nil }
      (owner, key) = (node, "textColor")
    case .button:
      guard tree.child(of: node, .buttonConfiguration) == nil, let state = tree.buttonState("normal", of: node),
        state.attributedTitle == nil, state.backgroundImage == nil, state.image == nil
      else { return nil }
      (owner, key) = (state.node, "titleColor")
    default: return nil
    }
    guard let place = tree.child(of: owner, .color, key: key), let stated = tree.color(at: place),
      let color = ThemeResources(of: tree).components(of: stated)
    else { return nil }
    return (color, place, input.isOwn(place))
  }

  private static func isLarge(_ node: NodeID, _ tree: ElementTree) -> Bool {
    guard let font = tree.font(of: node).map({ ThemeResources(of: tree).font($0) }) else { return false }
    return font.size >= 18 || (font.isBold && font.size >= 14)
  }

  /// The ratio of WCAG 2.1, "contrast ratio": 1 to 21.
  private static func contrast(_ a: ColorComponents, _ b: ColorComponents) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// WCAG 2.1, "relative luminance".
  private static func luminance(_ color: ColorComponents) -> Double {
    let linear = [color.red, color.green, color.blue].map { ColorSpaces.linear(min(1, max(0, $0))) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
