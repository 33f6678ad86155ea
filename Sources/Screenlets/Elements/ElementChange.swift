internal import ThemeLayout
internal import ThemeRendering

/// Properties of a view that code has set. A property that is nil has the theme's value.
struct ElementChange: Hashable, Sendable {
  var text: String?
  var isHidden: Bool?
  var isEnabled: Bool?
  var alpha: Double?
  var placeholder: String?
  var isSecure: Bool?
  /// Titles of a button, keyed by the name of the state.
  var titles: [String: String] = [:]
  var isAnimating: Bool?
  /// Whether an indicator is hidden while it does not animate.
  var hidesWhenStopped = false
  var progress: Double?
  var imageName: String?
  var restorationIdentifier: String?
  var accessibilityLabel: String?

  /// The properties that affect the layout; nil if none is set.
  var layout: ViewChange? {
    let shown = titles["normal"] ?? text
    guard shown != nil || isHidden != nil else { return nil }
    return ViewChange(text: shown, isHidden: isHidden)
  }

  /// Applies the properties that do not affect the layout to a view that was laid out.
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
