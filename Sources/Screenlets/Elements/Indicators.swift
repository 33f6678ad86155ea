internal import ThemeRendering

/// A spinner.
public final class ActivityIndicator: ViewElement {
  /// Whether it turns.
  public var isAnimating: Bool {
    if case .activity(let isAnimating, _)? = node?.content { isAnimating } else { false }
  }

  /// Has it turn, and shows it.
  public func startAnimating() { animate(true) }

  /// Stops it, and hides it where the theme says so.
  public func stopAnimating() { animate(false) }

  private func animate(_ isAnimating: Bool) {
    let hides = theme?.hidesWhenStopped(objectID) ?? false
    set {
      $0.isAnimating = isAnimating
      $0.hidesWhenStopped = hides
    }
  }
}

/// A track that is filled up to some part.
public final class ProgressView: ViewElement {
  /// From 0 to 1.
  public var progress: Float {
    get { if case .progress(let share)? = node?.content { Float(share) } else { 0 } }
    set { if newValue.isFinite { set { $0.progress = Double(newValue) } } }
  }
}

/// An image.
public final class ImageView: ViewElement {
  /// The name of the image; nil shows none.
  public var imageName: String? {
    get { node?.content.image?.name }
    set { set { $0.imageName = newValue } }
  }
}
