internal import ThemeLayout
internal import ThemeRendering

/// What code has set in a view; nil leaves the theme's.
struct ElementChange: Hashable, Sendable {
  var text: String?
  var isHidden: Bool?
  var isEnabled: Bool?
  var alpha: Double?
  var placeholder: String?
  var isSecure: Bool?
  /// Titles of a button by the name of the state.
  var titles: [String: String] = [:]
  var isAnimating: Bool?
  /// Whether an indicator that stands still is hidden.
  var hidesWhenStopped = false
  var progress: Double?
  var imageName: String?
  var restorationIdentifier: String?
  var accessibilityLabel: String?

  /// What the layout depends on; nil for nothing.
  var layout: ViewChange? {
    let shown = titles["normal"] ?? text
    guard shown != nil || isHidden != nil else { return nil }
    return ViewChange(text: shown, isHidden: isHidden)
  }

  /// Shows the rest in a view that was laid out.
  func apply(to node: inout RenderTree.Node) {
    if let alpha { node.alpha = min(max(alpha, 0), 1) }
    if let isEnabled { node.isEnabled = isEnabled }
    if let accessibilityLabel {
      var accessibility = node.accessibility ?? RenderTree.Accessibility()
      accessibility.label = accessibilityLabel
      node.accessibility = accessibility
    }
    if let placeholder { node.content.field?.placeholder = placeholder }
    if let isSecure { node.content.field?.isSecure = isSecure }
    if let imageName { node.content.image?.name = imageName }
    if var button = node.content.button {
      if let isEnabled {
        button.current = isEnabled ? (button.current == "disabled" ? "normal" : button.current) : "disabled"
      }
      let title = titles[button.current] ?? button.states.first { $0.name == button.current }?.title
      if let title, button.current != "normal" || titles["normal"] != nil { button.title = RenderTree.Text(title) }
      node.content.button = button
    }
    if let isAnimating, case .activity(_, let isLarge) = node.content {
      node.content = .activity(isAnimating: isAnimating, isLarge: isLarge)
      if hidesWhenStopped, isHidden == nil { node.isHidden = !isAnimating }
    }
    if let progress, case .progress = node.content { node.content = .progress(min(max(progress, 0), 1)) }
  }
}
