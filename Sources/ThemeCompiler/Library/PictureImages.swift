package import ThemeDatabase
internal import ThemeProject
package import ThemeRendering
internal import ThemeSource
internal import ThemeSyntax

extension RasterStyle {
  /// The style with the images that some themes' screens show in color.
  ///
  /// - Parameter decode: Returns the pixels of image files; nil for those that cannot be read.
  package func withImages(
    _ trees: [RenderTree], of themes: [LinkedThemes], decoding decode: ([[UInt8]]) -> [PixelImage?]
  ) -> RasterStyle {
    guard inColor else { return self }
    var images = PictureImages()
    for theme in themes { images.add(trees, of: theme) }
    let files = images.data.map { (key: $0, bytes: $1.bytes) }
    guard !files.isEmpty else { return self }
    var style = self
    for (file, pixels) in zip(files, decode(files.map(\.bytes))) {
      guard let pixels, let traits = images.traits[file.key] else { continue }
      style.images[file.key] = CellImage(pixels, traits)
    }
    return style
  }
}

/// The images of a project that occur in pictures.
package struct PictureImages {
  package private(set) var data: [ImageKey: ImageData] = [:]
  package private(set) var traits: [ImageKey: ImageTraits] = [:]
  /// Paths of image files that cannot be drawn, sorted.
  package private(set) var unreadable: [String] = []
  private let tool: PictureTool

  /// Pixels per point of PDF and SVG files: those of the sharpest screen.
  private static let vectorScale = 3.0

  package init(tool: PictureTool = PictureTool()) { self.tool = tool }

  /// Reads the images on screens of some themes.
  package init(_ trees: [RenderTree], of themes: [SelectedTheme]) {
    self.init()
    for theme in themes { add(trees, of: theme.themes) }
  }

  /// Reads the images on screens. Unreadable images are drawn as frames with their names.
  package mutating func add(_ trees: [RenderTree], of linked: LinkedThemes) {
    var vectors: [(key: ImageKey, file: ImageFile, bytes: [UInt8])] = []
    for (key, file) in linked.images(of: trees, besides: Set(data.keys))
    where !ProjectBoundary.isLinkedFromOutside(file.path) {
      let bytes = linked.snapshot.reader.bytes(of: file.path)
      if let image = ImageData(bytes) {
        add(image, image.pixels, key, file)
      } else if ImageData.isVector(bytes) {
        vectors.append((key, file, bytes))
      } else if !unreadable.contains(file.path) {
        unreadable.append(file.path)
      }
    }
    for (vector, raster) in zip(vectors, tool.rasters(of: vectors.map(\.bytes), scale: Self.vectorScale)) {
      if let raster {
        add(raster.image, raster.size, vector.key, vector.file)
      } else if !unreadable.contains(vector.file.path) {
        unreadable.append(vector.file.path)
      }
    }
    unreadable.sort { $0.isBefore($1) }
  }

  /// - Parameter size: In pixels of the file's scale.
  private mutating func add(_ image: ImageData, _ size: Size, _ key: ImageKey, _ file: ImageFile) {
    data[key] = image
    let scale = Double(file.scale)
    traits[key] = file.traits(Size(width: size.width / scale, height: size.height / scale))
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
