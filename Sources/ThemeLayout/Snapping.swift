import ThemeSource

/// Rounds edges to whole pixels.
///
/// Absolute edges are rounded half up in the root's coordinates, and a frame is the difference of its rounded edges.
/// Interface Builder records frames in this way, and views that share an edge keep sharing it.
struct PixelGrid {
  /// Pixels per point; 1, for a document without a device, disables rounding.
  let scale: Double

  func snap(_ value: Points) -> Points {
    // Adding 0 turns -0 into 0.
    guard scale > 1, value.isFinite else { return value + 0 }
    return (value * scale + 0.5 + 1e-6).rounded(.down) / scale + 0
  }

  func snap(_ rect: Rect) -> Rect {
    let left = snap(rect.x)
    let top = snap(rect.y)
    return Rect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
