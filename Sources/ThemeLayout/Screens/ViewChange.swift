internal import ThemeSemantics
internal import ThemeSyntax

/// What code has set in a view while a Screenlet runs, in place of what its theme says; nil leaves the theme's.
package struct ViewChange: Sendable, Hashable {
  /// Text of a label, title of a button, by which they are measured.
  package var text: String?
  /// A hidden view leaves its stack view.
  package var isHidden: Bool?

  package init(text: String? = nil, isHidden: Bool? = nil) {
    self.text = text
    self.isHidden = isHidden
  }
}

extension ScreenTree {
  /// Applies what code has set in views of the screen's own theme, by object id.
  package mutating func apply(_ changes: [String: ViewChange]) {
    guard !changes.isEmpty, !themes.isEmpty else { return }
    let tree = themes[0].tree
    for node in tree.all {
      guard let change = tree.objectID(of: node).flatMap({ changes[$0.text] }) else { continue }
      if let text = change.text {
        themes[0].values[node, default: []].append(Presentation(keyPath: "text", value: .text(text)))
      }
      if let isHidden = change.isHidden { themes[0].bound.theme.tree.setHidden(isHidden, node) }
    }
  }
}
