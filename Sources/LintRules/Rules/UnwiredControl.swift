internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum UnwiredControl: Rule {
  static let descriptor = DiagnosticDescriptor(
    "model/unwired-control", .warning,
    summary: "Buttons that fire no action and that code cannot reach",
    why: """
      Nothing happens when users tap them. Only Screenlets connect their controls automatically, by their restorationIdentifiers, and \
      since April 2018 Liferay Screens does not do so either: a button with an identifier alone is reported where the project is \
      written for a newer version, by `wiring: explicit` or in its code. It is a note if the code of the View class is unknown. A \
      button that shows only an image may be a logo, and one that shows nothing may be left over: these are notes. Buttons that are \
      top-level objects of a XIB are not reported, because code receives them when it loads the file, nor are those in a view of a \
      scene that nothing refers to, nor those of a Screenlet whose View class adds targets to controls or is unknown.
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
    let ignored = ignoredIdentifiers(input)
    add(ignored, input, to: &report)
    let isOfScreenlet = input.theme.theme.kind != nil
    // In the early library, each control fires, and code of a View class may connect its controls.
    if isOfScreenlet, input.firesAllControls() || input.addsTargets() != false { return }
    let tree = input.tree
    lazy var reached = input.changeable
    lazy var uninstalled = input.uninstalled
    lazy var uses = Dictionary(tree.all.compactMap { tree.objectID(of: $0) }.map { ($0, 1) }, uniquingKeysWith: +)
    let ofCode = input.theme.identifiedInCode
    let identified = ofCode.isEmpty || input.ignoresIdentifiers() ? [] : ofCode
    let isThemePart = !input.document.isOfInterfaceBuilder || isOfScreenlet && !input.ignoresIdentifiers()
    var groups = EqualSiblings()
    for node in tree.nodes(with: .isButton) where input.isOwn(node) && !ignored.contains(node) {
      // Code that can reach a stack view can reach its buttons.
      let holder = tree.ancestors(of: node).first { tree.kind(of: $0) == .stackView }
      let objects = [node] + (holder.map { [$0] } ?? [])
      if isReachable(node, tree) || objects.contains(where: { tree.objectID(of: $0).map(reached.contains) == true })
        || input.theme.deadTriggers.contains(node) || identified.contains(node)
        || input.isNeverShown(node) || input.isHandedToCode(node)
        || uninstalled.contains(node) || tree.objectID(of: node).map({ uses[$0] != 1 }) == true
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
        severity: isPicture ? .note : nil,
        at: tree[group.first].nameSpan, related: group.related(in: tree),
        help: isThemePart
          ? "connect an action, set a restorationIdentifier that names one, or use a label"
          : isEmpty
            ? "remove it, or connect an action or an outlet"
            : isPicture
              ? "use an image view, or connect an action or an outlet"
              : "connect an action or an outlet, or use a label or an image view")
    }
  }

  /// The buttons of a Screenlet's view or cell that have nothing but an identifier, which the framework ignores.
  private static func ignoredIdentifiers(_ input: LintInput) -> [NodeID] {
    let tree = input.tree
    if input.document.format == .storyboard { return [] }
    let isTheme = input.theme.theme.kind != nil
    let named = tree.nodes(with: .isButton).filter { node in
      input.isOwn(node) && !(tree.string(.restorationIdentifier, of: node) ?? "").isEmpty
        && !input.theme.deadTriggers.contains(node) && tree.attribute(.customClass, of: node) == nil
        && !hasOwnPurpose(node, tree)
        && (isTheme || tree.objectID(of: node).map { input.changeable.contains($0) } != true)
    }
    return named.isEmpty || !input.ignoresIdentifiers() || input.addsTargets() == true ? [] : named
  }

  private static func add(_ ignored: [NodeID], _ input: LintInput, to report: inout Report) {
    for node in ignored {
      guard let identifier = input.tree.attribute(.restorationIdentifier, of: node) else { continue }
      report.add(
        "\(input.name(of: node)) fires no action: since April 2018, Liferay Screens ignores restorationIdentifiers",
        severity: input.addsTargets() == nil ? .note : nil, at: identifier.valueSpan,
        help: "connect an action of the View class that calls userAction(name: \"\(identifier.value.escaped)\")")
    }
  }

  private static func showsImage(_ button: NodeID, _ tree: ElementTree) -> Bool {
    tree.buttonStates(of: button).contains { $0.image != nil || $0.backgroundImage != nil }
      || tree.buttonConfiguration(of: button)?.image != nil
  }

  /// Whether something other than an outlet gives the button a purpose.
  private static func isReachable(_ node: NodeID, _ tree: ElementTree) -> Bool {
    hasOwnPurpose(node, tree)
      || [AttributeName.restorationIdentifier, .customClass, .tag, .key].contains {
        tree.attribute($0, of: node) != nil
      }
  }

  /// Whether a button has a connection, a menu or a gesture recognizer, or is off.
  private static func hasOwnPurpose(_ node: NodeID, _ tree: ElementTree) -> Bool {
    if let list = tree.child(of: node, .connections), tree.children(of: list).contains(where: { _ in true }) {
      return true
    }
    let isOff = [AttributeName.userInteractionEnabled, .enabled].contains { tree.bool($0, of: node) == false }
    return isOff || tree.bool(.showsMenuAsPrimaryAction, of: node) == true
      || tree.child(of: node, .menu) != nil || tree.child(of: node, .gestureRecognizers) != nil
  }
}
