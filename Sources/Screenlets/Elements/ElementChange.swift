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
    switch node.content {
    case .field(var field):
      if let placeholder { field.placeholder = placeholder }
      if let isSecure { field.isSecure = isSecure }
      node.content = .field(field)
    case .button(var button):
      if let isEnabled {
        let wanted = isEnabled ? (button.current == "disabled" ? "normal" : button.current) : "disabled"
        button.current = wanted
      }
      let title = titles[button.current] ?? button.states.first { $0.name == button.current }?.title
      if let title, button.current != "normal" || titles["normal"] != nil { button.title = RenderTree.Text(title) }
      node.content = .button(button)
    case .activity(_, let isLarge):
      if let isAnimating {
        node.content = .activity(isAnimating: isAnimating, isLarge: isLarge)
        if hidesWhenStopped, isHidden == nil { node.isHidden = !isAnimating }
      }
    case .progress: if let progress { node.content = .progress(min(max(progress, 0), 1)) }
    case .image(var image):
      if let imageName {
        image.name = imageName
        node.content = .image(image)
      }
    default: break
    }
  }
}
