package import ThemeRendering

extension RenderTree {
  /// Whether the screen contains an animation.
  package var isAnimated: Bool {
    nodes.contains { node in
      if case .activity(let isAnimating, _) = node.content { isAnimating && !node.isHidden } else { false }
    }
  }
}
