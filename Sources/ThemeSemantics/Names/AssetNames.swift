/// The reason why UIKit cannot load an image or a color of an asset catalog.
package enum AssetFault: Sendable {
  /// The path of a `Contents.json` that is no JSON.
  case unreadable(String)
  /// The path of a file that the set names.
  case missingFile(String)
}

/// The names of a project's images and colors, from its asset catalogs and image files.
package struct AssetNames: Sendable {
  /// Names with the folders that provide a namespace, such as `Icons/star`.
  package var images: Set<String> = []
  /// Names with the folders that provide a namespace.
  package var colors: Set<String> = []
  /// Image files outside of catalogs, without extension.
  package var imageFiles: Set<String> = []

  /// The target to whose catalogs and files the names are limited; `nil` for those of the whole project.
  package private(set) var target: String?
  /// The images and colors that only catalogs and files of the project outside of the target have.
  package private(set) var elsewhere: Set<String> = []
  /// Whether the project has an asset catalog, in any target. A project without one may have its images and colors elsewhere.
  package var hasCatalog = false

  package init() {}

  /// Limits the names to those of a target.
  package func limited(to target: String, _ names: AssetNames) -> AssetNames {
    var result = names
    result.target = target
    result.hasCatalog = hasCatalog
    result.elsewhere = images.union(colors).union(imageFiles)
      .subtracting(names.images).subtracting(names.colors).subtracting(names.imageFiles)
    return result
  }

  /// Whether the project has an image, with or without its file name extension. An image file can be in any folder, such
  /// as a bundle.
  package func hasImage(_ name: String) -> Bool {
    if images.contains(name) { return true }
    let last = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
    if imageFiles.contains(String(last)) { return true }
    if ["@2x", "@3x"].contains(where: last.hasSuffix), imageFiles.contains(String(last.dropLast(3))) { return true }
    // Icons are found by their size: `AppIcon60x60`.
    if name.hasPrefix("AppIcon"), name.dropFirst(7).first?.isNumber == true { return true }
    guard let dot = last.lastIndex(of: ".") else { return false }
    var stem = String(last[..<dot])
    if images.contains(String(name[..<dot])) || imageFiles.contains(stem) { return true }
    for suffix in ["~iphone", "~ipad", "@2x", "@3x"] where stem.hasSuffix(suffix) {
      stem = String(stem.dropLast(suffix.count))
    }
    return imageFiles.contains(stem)
  }

  /// Whether the project has a color.
  package func hasColor(_ name: String) -> Bool { colors.contains(name) }
}
