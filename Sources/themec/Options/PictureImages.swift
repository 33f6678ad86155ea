import ThemeDatabase
import ThemeProject
import ThemeRendering
import ThemeSource
import VectorRendering

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
