import ThemeAssets
import ThemeDatabase
import ThemeProject
import ThemeRendering
import ThemeSource
import VectorRendering

extension RasterStyle {
  /// The style with the images that screens of some themes show in color; in a build without `Images`, there are none.
  func withImages(_ trees: [RenderTree], of themes: [SelectedTheme]) -> RasterStyle {
    guard inColor, PixelImage.isAvailable else { return self }
    var style = self
    for theme in themes {
      let names = trees.reduce(into: Set<String>()) { $0.formUnion($1.imageNames) }.subtracting(style.images.keys)
      for (name, file) in theme.workspace.imageFiles(named: names) {
        guard let bytes = try? SourceProvider().read(file.path) else { continue }
        style.images[name] = PixelImage(png: bytes, scale: Double(file.scale))
      }
    }
    return style
  }
}

/// The images of a project that pictures show.
struct PictureImages {
  private(set) var data: [String: ImageData] = [:]
  /// In points.
  private(set) var sizes: [String: Size] = [:]

  init() {}

  /// The images that screens of some themes show.
  init(_ trees: [RenderTree], of themes: [SelectedTheme]) {
    for theme in themes { add(trees, of: theme.workspace) }
  }

  /// Reads the images that screens show; those that cannot be read are drawn as frames with their names.
  mutating func add(_ trees: [RenderTree], of workspace: Workspace) {
    let names = trees.reduce(into: Set<String>()) { $0.formUnion($1.imageNames) }.subtracting(data.keys)
    for (name, file) in workspace.imageFiles(named: names) {
      guard let bytes = try? SourceProvider().read(file.path), let image = ImageData(bytes) else { continue }
      data[name] = image
      let scale = Double(file.scale)
      sizes[name] = Size(width: image.pixels.width / scale, height: image.pixels.height / scale)
    }
  }
}
