package import ThemeDatabase
package import ThemeRendering
internal import ThemeSource
internal import ThemeSyntax

extension RasterStyle {
  /// The style with the images that some themes' screens show in color; without images in a build without `Images`.
  package func withImages(_ trees: [RenderTree], of themes: [LinkedThemes]) -> RasterStyle {
    guard inColor, PixelImage.isAvailable else { return self }
    var style = self
    for theme in themes {
      for (key, file) in theme.images(of: trees, besides: Set(style.images.keys)) {
        let bytes = theme.snapshot.reader.bytes(of: file.path)
        guard let pixels = PixelImage(png: bytes, scale: Double(file.scale)) else { continue }
        style.images[key] = CellImage(pixels, file.traits(pixels.size))
      }
    }
    return style
  }
}

/// The images of a project that occur in pictures.
package struct PictureImages {
  package private(set) var data: [ImageKey: ImageData] = [:]
  package private(set) var traits: [ImageKey: ImageTraits] = [:]

  package init() {}

  /// Reads the images on screens of some themes.
  package init(_ trees: [RenderTree], of themes: [SelectedTheme]) {
    for theme in themes { add(trees, of: theme.themes) }
  }

  /// Reads the images on screens. Unreadable images are drawn as frames with their names.
  package mutating func add(_ trees: [RenderTree], of linked: LinkedThemes) {
    for (key, file) in linked.images(of: trees, besides: Set(data.keys)) {
      guard let image = ImageData(linked.snapshot.reader.bytes(of: file.path)) else { continue }
      data[key] = image
      let scale = Double(file.scale)
      traits[key] = file.traits(Size(width: image.pixels.width / scale, height: image.pixels.height / scale))
    }
  }
}

extension LinkedThemes {
  /// The image files for screens, each in the appearance of the screen.
  fileprivate func images(of trees: [RenderTree], besides known: Set<ImageKey>) -> [(ImageKey, ImageFile)] {
    Appearance.allCases.flatMap { appearance -> [(ImageKey, ImageFile)] in
      let names = trees.filter { $0.appearance == appearance }.reduce(into: Set<String>()) {
        $0.formUnion($1.imageNames)
      }
      let unknown = names.filter { !known.contains(ImageKey($0, appearance)) }
      return imageFiles(named: unknown, appearance).map { (ImageKey($0, appearance), $1) }
    }
  }
}

extension ImageFile {
  fileprivate func traits(_ size: Size) -> ImageTraits {
    ImageTraits(size: size, isTemplate: isTemplate, capInsets: capInsets)
  }
}
