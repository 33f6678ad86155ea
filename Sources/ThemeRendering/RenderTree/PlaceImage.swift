package import ThemeSource

extension Rect {
  /// The frame of a symbol's drawing, which is a square around the symbol unless the symbol is stretched.
  package func placingSymbol(_ image: RenderTree.Image) -> Rect {
    guard let size = image.size, size.width > 0, size.height > 0 else {
      let side = min(width, height)
      return placing(Size(width: side, height: side), mode: "center")
    }
    if ["scaleToFill", "redraw"].contains(image.mode) { return self }
    let side = max(size.width, size.height)
    return placing(Size(width: side, height: side), mode: image.mode)
  }

  /// The frame of an image of a given size in a view with this frame.
  ///
  /// - Parameter mode: UIKit's content mode as written in files, such as `scaleAspectFit`.
  package func placing(_ size: Size, mode: String) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    let (wide, high) = (width / size.width, height / size.height)
    func centered(_ size: Size) -> Rect {
      Rect(x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }
    func scaled(_ scale: Double) -> Rect {
      centered(Size(width: size.width * scale, height: size.height * scale))
    }
    var natural = centered(size)
    switch mode {
    case "scaleAspectFit": return scaled(min(wide, high))
    case "scaleAspectFill": return scaled(max(wide, high))
    case "center": return natural
    case "top", "topLeft", "topRight": natural.y = y
    case "bottom", "bottomLeft", "bottomRight": natural.y = maxY - size.height
    case "left", "right": break
    default: return self
    }
    if mode.lowercased().hasSuffix("left") { natural.x = x }
    if mode.lowercased().hasSuffix("right") { natural.x = maxX - size.width }
    return natural
  }
}
