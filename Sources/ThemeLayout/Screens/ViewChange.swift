internal import ThemeSemantics
internal import ThemeSyntax

/// Values that code has set in a view while a Screenlet runs, instead of those of its theme; nil keeps the theme's
/// value.
package struct ViewChange: Sendable, Hashable {
  /// Text of a label or title of a button, which also determines its size.
  package var text: String?
  /// A hidden view leaves its stack view.
  package var isHidden: Bool?

  package init(text: String? = nil, isHidden: Bool? = nil) {
    self.text = text
    self.isHidden = isHidden
  }
}

extension ScreenTree {
  /// Applies changes by code to views of the screen's theme, by object id.
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
