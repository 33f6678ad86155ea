package import ThemeRendering

extension RenderTree {
  /// Whether something on it moves by itself.
  package var isAnimated: Bool {
    nodes.contains { node in
      if case .activity(let isAnimating, _) = node.content { isAnimating && !node.isHidden } else { false }
    }
  }
}
