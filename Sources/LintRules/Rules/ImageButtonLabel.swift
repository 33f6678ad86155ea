internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ImageButtonLabel: Rule {
  static let judgesLooks = true

  static let descriptor = DiagnosticDescriptor(
    "a11y/image-button-label", .warning,
    summary: "Buttons that show only an image and have no accessibility label",
    why: """
      VoiceOver reads the name of the image file, or only "button", instead of what the button does. In an app's documents, \
      buttons with an outlet are not reported, because code may set their label. Identical buttons in one stack view are reported \
      once.
      """,
    flagged: [
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <button id="b" restorationIdentifier="send-action">
              <rect key="frame" x="20" y="8" width="44" height="44"/>
              <state key="normal" image="paper-plane"/>
            </button>
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
            <button userInteractionEnabled="NO" id="b" restorationIdentifier="volume">
              <rect key="frame" x="20" y="8" width="44" height="44"/>
              <state key="normal" image="speaker"/>
            </button>
          </subviews>
        </view>
        """#),
      .objects(
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <button id="b" restorationIdentifier="send-action">
              <rect key="frame" x="20" y="8" width="44" height="44"/>
              <state key="normal" image="paper-plane"/>
              <accessibility key="accessibilityConfiguration" label="Send"/>
            </button>
          </subviews>
        </view>
        """#),
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    lazy var symbols = Set(input.resources.images.filter(\.isSymbol).map(\.name))
    var groups = EqualSiblings()
    for node in tree.nodes(with: .isButton) where input.isOwn(node) && input.isUsedControl(node) {
      guard let image = soleImage(of: node, tree), !symbols.contains(image), !isNamed(node, tree) else { continue }
      // Code that can reach the button may set the label.
      if input.mayRestyle(node) { continue }
      groups.add(node, like: image, in: tree)
    }
    for group in groups.all {
      report.add(
        "the button with the image '\(group.key)'\(group.othersInWords) \(group.others.isEmpty ? "has" : "have") no accessibility label",
        at: tree[group.first].nameSpan, related: group.related(in: tree),
        help:
          "add '<accessibility key=\"accessibilityConfiguration\" label=\"…\"/>' to \(group.others.isEmpty ? "it" : "each")"
      )
    }
  }

  /// The image of a button without text; symbols have their own labels.
  private static func soleImage(of node: NodeID, _ tree: ElementTree) -> String? {
    if tree.buttonStates(of: node).contains(where: { $0.title?.isEmpty == false || $0.attributedTitle != nil }) {
      return nil
    }
    let configuration = tree.buttonConfiguration(of: node)
    if let configuration, configuration.title?.isEmpty == false || configuration.attributedTitle != nil { return nil }
    let normal = tree.buttonState("normal", of: node)
    guard let image = configuration?.image ?? normal?.image ?? normal?.backgroundImage, normal?.isSymbol != true
    else { return nil }
    return image
  }

  /// Whether the theme sets the button's accessibility label, hides the button from assistive software, or gives it a
  /// custom class.
  private static func isNamed(_ node: NodeID, _ tree: ElementTree) -> Bool {
    if tree.attribute(.customClass, of: node) != nil || tree.bool(.hidden, of: node) == true { return true }
    if let configuration = tree.child(of: node, .accessibility) {
      if tree.string(.label, of: configuration)?.isEmpty == false { return true }
      if tree.children(of: configuration).contains(where: { _ in true }) { return true }
    }
    return tree.children(of: node, .userDefinedRuntimeAttributes).contains { list in
      tree.children(of: list).contains { attribute in
        let path = tree.string(.keyPath, of: attribute) ?? ""
        return path.lowercased().hasPrefix("accessibility") || path == "isAccessibilityElement"
      }
    }
  }
}
