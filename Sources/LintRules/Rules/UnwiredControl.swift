internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum UnwiredControl: Rule {
  static let descriptor = DiagnosticDescriptor(
    "model/unwired-control", .warning,
    summary: "Buttons outside Screenlet views that fire no action and that code cannot reach",
    why: """
      Nothing happens when users tap them, because only Screenlets connect their controls automatically. A button that shows only \
      an image may be a logo, and one that shows nothing may be left over: these are notes. Buttons that are top-level objects of a \
      XIB are not reported, because code receives them when it loads the file, nor are those in a view of a scene that nothing refers to.
      """,
    flagged: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
          <button id="b"><rect key="frame" x="0" y="0" width="80" height="44"/>
            <state key="normal" title="Send"/></button>
        </subviews></view>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
          <button id="b" restorationIdentifier="send-action">
            <rect key="frame" x="0" y="0" width="80" height="44"/><state key="normal" title="Send"/></button>
        </subviews></view>
        """#)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    // The framework connects all controls of a Screenlet's view; a control without an identifier fires the default
    // action.
    if input.theme.theme.kind != nil { return }
    let tree = input.tree
    lazy var reached = input.changeable
    lazy var uninstalled = input.uninstalled
    let isThemePart = !input.document.isOfInterfaceBuilder
    var groups = EqualSiblings()
    for node in tree.nodes(with: .isButton) where input.isOwn(node) {
      // Code that can reach a stack view can reach its buttons.
      let holder = tree.ancestors(of: node).first { tree.kind(of: $0) == .stackView }
      let objects = [node] + (holder.map { [$0] } ?? [])
      if isReachable(node, tree) || objects.contains(where: { tree.objectID(of: $0).map(reached.contains) == true })
        || input.isNeverShown(node) || input.isHandedToCode(node) || uninstalled.contains(node)
      {
        continue
      }
      groups.add(node, like: input.name(of: node), in: tree)
    }
    for group in groups.all {
      // A button with only an image may be a logo.
      let isPicture = tree.text(of: group.first)?.isEmpty != false
      let isEmpty = isPicture && !showsImage(group.first, tree)
      report.add(
        "\(group.key)\(group.othersInWords) \(group.others.isEmpty ? "fires" : "fire") no action",
        severity: isPicture ? .note : nil, at: tree[group.first].nameSpan, related: group.related(in: tree),
        help: isThemePart
          ? "connect an action, set a restorationIdentifier that names one, or use a label"
          : isEmpty
            ? "remove it, or connect an action or an outlet"
            : isPicture
              ? "use an image view, or connect an action or an outlet"
              : "connect an action or an outlet, or use a label or an image view")
    }
  }

  private static func showsImage(_ button: NodeID, _ tree: ElementTree) -> Bool {
    tree.buttonStates(of: button).contains { $0.image != nil || $0.backgroundImage != nil }
      || tree.buttonConfiguration(of: button)?.image != nil
  }

  /// Whether something other than an outlet gives the button a purpose.
  private static func isReachable(_ node: NodeID, _ tree: ElementTree) -> Bool {
    if let list = tree.child(of: node, .connections), tree.children(of: list).contains(where: { _ in true }) {
      return true
    }
    let off = [AttributeName.userInteractionEnabled, .enabled].contains { tree.bool($0, of: node) == false }
    let byCode = [AttributeName.restorationIdentifier, .customClass, .tag, .key].contains {
      tree.attribute($0, of: node) != nil
    }
    return off || byCode || tree.bool(.showsMenuAsPrimaryAction, of: node) == true
      || tree.child(of: node, .menu) != nil || tree.child(of: node, .gestureRecognizers) != nil
  }
}
