internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum PlaceholderText: Rule {
  static let descriptor = DiagnosticDescriptor(
    "text/placeholder-text", .warning,
    summary: "Texts that Interface Builder fills in, such as 'Label' or 'Lorem ipsum', and that no code replaces",
    why:
      """
      Users see them, or hear them with VoiceOver. A view is not reported if an outlet that code uses, a tag, a class or a runtime attribute \
      lets code set its text, or if it is inside an additional top-level view of a scene or of a controller's XIB that nothing refers to.
      """,
    flagged: [.screen(label(text: "Label"))],
    accepted: [.screen(label(text: "Total")), .screen(label(text: "Label", more: #" tag="7""#))])

  private static func label(text: String, more: String = "") -> String {
    #"""
    <label id="l" text="\#(text)"\#(more)><rect key="frame" x="16" y="8" width="80" height="20"/></label>
    """#
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    let candidates = tree.nodes(with: .needsSpace).filter { input.isOwn($0) && isPlaceholder($0, tree) }
    if candidates.isEmpty { return }
    let reached = reached(input)
    for node in candidates where !isReachable(node, tree, reached) && !input.isNeverShown(node) {
      let text = tree.text(of: node) ?? ""
      report.add(
        "\(input.name(of: node)) still has Interface Builder's placeholder text"
          + (isLatin(text) ? " 'Lorem ipsum'" : ""), at: tree[node].nameSpan,
        help: "write the text that users should see, or connect an outlet to set it in code")
    }
  }

  /// Whether a view shows Interface Builder's initial text.
  private static func isPlaceholder(_ node: NodeID, _ tree: ElementTree) -> Bool {
    switch tree.kind(of: node) {
    case .label, .textView:
      // Comparing bytes first is faster, because nearly all texts differ.
      if tree.has(.text, "Label", of: node) { return tree.kind(of: node) == .label && tree.text(of: node) == "Label" }
      return tree.text(key: "text", .text, of: node).map(isLatin) == true && tree.text(of: node).map(isLatin) == true
    case .button:
      guard let state = tree.child(of: node, .state, key: "normal") else { return false }
      return tree.has(.title, "Button", of: state) && tree.text(of: node) == "Button"
    default: return false
    }
  }

  private static func isLatin(_ text: String) -> Bool { text.hasPrefix("Lorem ipsum") }

  /// The objects that get their text from outlets or cells.
  private static func reached(_ input: LintInput) -> Set<ObjectID> {
    let tree = input.tree
    var result = input.theme.theme.kind == nil ? input.restylable : input.destinations
    for cell in tree.nodes(.tableViewCell) {
      for name in [AttributeName.textLabel, .detailTextLabel] {
        if let id = tree.reference(name, of: cell) { result.insert(id) }
      }
    }
    return result
  }

  /// Whether code can reach the view, or the view is never visible.
  private static func isReachable(_ node: NodeID, _ tree: ElementTree, _ reached: Set<ObjectID>) -> Bool {
    if tree.objectID(of: node).map({ reached.contains($0) }) == true { return true }
    let ways: [AttributeName] = [.tag, .customClass, .restorationIdentifier, .accessibilityIdentifier, .key]
    if ways.contains(where: { tree.attribute($0, of: node) != nil }) { return true }
    if tree.child(of: node, .userDefinedRuntimeAttributes) != nil { return true }
    return ([node] + tree.ancestors(of: node)).contains { view in
      // Code that can reach a stack view can reach its arranged views.
      let isStack = tree.kind(of: view) == .stackView && tree.objectID(of: view).map(reached.contains) == true
      return isStack || tree.bool(.hidden, of: view) == true || tree.number(.alpha, of: view) == 0
    }
  }
}
