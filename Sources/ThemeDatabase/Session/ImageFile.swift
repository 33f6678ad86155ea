internal import ThemeProject
package import ThemeSource
internal import ThemeSyntax

/// The file of an image: a bitmap or, in a catalog, PDF or SVG.
package struct ImageFile: Sendable, Equatable {
  /// The name of the image in UIKit: that of the image set, or of the file without scale and device.
  package let name: String
  package let path: String
  /// Pixels per point, 1 to 3.
  package let scale: Int
  /// Whether the catalog declares that the image is drawn in the tint color.
  package private(set) var isTemplate: Bool?
  /// Edges that are not stretched, in points.
  package private(set) var capInsets = Insets.zero

  /// The file of an image set for an appearance: that of the appearance, or that of any appearance.
  init?(_ name: String, _ contents: CatalogContents, in folder: String, _ appearance: Appearance) {
    let idioms = ["universal", "iphone", "ipad"]
    let bitmaps = [".png", ".jpg", ".jpeg"]
    let types = bitmaps + [".pdf", ".svg"]
    let usable = contents.images.filter { image in
      idioms.contains(image.idiom) && types.contains { image.fileName.lowercased().hasSuffix($0) }
        && (image.appearance == nil || image.appearance == appearance)
    }
    func rank(_ image: CatalogContents.Image) -> (Int, Int, Int, Int, String) {
      (
        image.appearance == appearance ? 0 : 1, idioms.firstIndex(of: image.idiom) ?? 3,
        bitmaps.contains { image.fileName.lowercased().hasSuffix($0) } ? 0 : 1, abs(image.scale - 2), image.fileName
      )
    }
    guard let best = usable.min(by: { rank($0) < rank($1) }) else { return nil }
    self.name = name
    path = Path.joined(folder, best.fileName)
    scale = best.scale
    isTemplate = contents.isTemplate
    let factor = Double(best.scale)
    capInsets = Insets(
      top: best.capInsets.top / factor, left: best.capInsets.left / factor, bottom: best.capInsets.bottom / factor,
      right: best.capInsets.right / factor)
  }

  /// Fails if the file is not a bitmap, or is for dark appearance.
  init?(_ path: String) {
    let file = Path.name(of: path)
    guard let suffix = [".png", ".jpg", ".jpeg"].first(where: { file.lowercased().hasSuffix($0) }) else { return nil }
    var stem = file.dropLast(suffix.count)
    for device in ["~iphone", "~ipad"] where stem.hasSuffix(device) { stem = stem.dropLast(device.count) }
    scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    if scale > 1 { stem = stem.dropLast(3) }
    let folders = path.split(separator: "/")
    if let set = folders.last(where: { $0.hasSuffix(".imageset") }) {
      name = String(set.dropLast(9))
      if stem.lowercased().hasSuffix("dark") { return nil }
    } else if folders.contains(where: { $0.hasSuffix(".xcassets") }) {
      return nil
    } else {
      name = String(stem)
    }
    self.path = path
  }

  /// Whether a file is a better choice than another. Two pixels per point are sufficient for a picture. Among equal
  /// files, the first path is chosen.
  func isBetter(than other: ImageFile?) -> Bool {
    guard let other else { return true }
    let (mine, its) = (abs(scale - 2), abs(other.scale - 2))
    return (mine, path.utf8.count, path) < (its, other.path.utf8.count, other.path)
  }
}

extension LinkedThemes {
  /// The image files in the project's asset catalogs and folders, by name.
  package func imageFiles(named names: Set<String>, _ appearance: Appearance) -> [String: ImageFile] {
    snapshot.facts.assets.imageFiles(named: names, appearance)
  }
}
