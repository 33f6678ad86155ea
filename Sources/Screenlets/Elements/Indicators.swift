internal import ThemeRendering

/// An activity indicator.
public final class ActivityIndicator: ViewElement {
  /// Whether the indicator animates.
  public var isAnimating: Bool {
    if case .activity(let isAnimating, _)? = node?.content { isAnimating } else { false }
  }

  /// Starts the animation, and shows the indicator.
  public func startAnimating() { animate(true) }

  /// Stops the animation, and hides the indicator if the theme sets `hidesWhenStopped`.
  public func stopAnimating() { animate(false) }

  private func animate(_ isAnimating: Bool) {
    let hides = theme?.hidesWhenStopped(objectID) ?? false
    set {
      $0.isAnimating = isAnimating
      $0.hidesWhenStopped = hides
    }
  }
}

/// A progress bar.
public final class ProgressView: ViewElement {
  /// The progress, from 0 to 1.
  public var progress: Float {
    get { if case .progress(let share)? = node?.content { Float(share) } else { 0 } }
    set { if newValue.isFinite { set { $0.progress = Double(newValue) } } }
  }
}

/// An image view.
public final class ImageView: ViewElement {
  /// The name of the image; nil for no image.
  public var imageName: String? {
    get { node?.content.image?.name }
    set { set { $0.imageName = newValue } }
  }
}
