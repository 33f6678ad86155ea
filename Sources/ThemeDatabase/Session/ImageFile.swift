internal import ThemeProject

/// A file with the pixels of an image.
package struct ImageFile: Sendable, Equatable {
  /// The name that UIKit knows the image by: of the set in a catalog, else of the file without scale and device.
  package let name: String
  package let path: String
  /// Pixels a point, 1 to 3.
  package let scale: Int

  /// Nil for a file that is not in a format of pixels, and for one of a dark appearance.
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

  /// Twice as many pixels as points are enough for a picture; of equal files the first path wins.
  func isBetter(than other: ImageFile?) -> Bool {
    guard let other else { return true }
    let (mine, its) = (abs(scale - 2), abs(other.scale - 2))
    return (mine, path.utf8.count, path) < (its, other.path.utf8.count, other.path)
  }
}

extension Workspace {
  /// The files of images that the project's asset catalogs and folders have, by name.
  package func imageFiles(named names: Set<String>) -> [String: ImageFile] {
    guard !names.isEmpty, let assets else { return [:] }
    return assets.imageFiles.filter { names.contains($0.key) }
  }
}
