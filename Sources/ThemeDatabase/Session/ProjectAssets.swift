internal import Diagnostics
internal import Synchronization
internal import ThemeLint
internal import ThemeProject

/// The images and colors of a project: those of the folders that the configuration names, else those that are found beside the
/// themes. They are listed when the first name is asked for.
final class ProjectAssets: Sendable {
  private let folders: [String]
  private let isRecursive: Bool
  private let fileSystem: OverlayFileSystem
  private let known = Mutex<(names: AssetNames, imagePaths: [String])?>(nil)

  /// - Parameter folders: the folders of themes.
  init(_ project: Project, folders: [String], fileSystem: OverlayFileSystem) {
    let configured = project.configuration.assets
    self.folders = !configured.isEmpty ? configured : project.isMarked ? [project.root] : folders
    isRecursive = !configured.isEmpty || project.isMarked || project.discovery.isRecursive
    self.fileSystem = fileSystem
  }

  /// Whether a file is part of what is listed.
  static func isAsset(_ path: String) -> Bool {
    path.hasSuffix("/Contents.json") || imageSuffixes.contains { path.hasSuffix($0) }
  }

  private static let imageSuffixes = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp", ".tiff"]
  private static let imageSets = [".imageset", ".symbolset", ".appiconset", ".launchimage"]

  var names: AssetNames { all.names }

  /// The file to show for each image that has one in a format of pixels, by name.
  var imageFiles: [String: ImageFile] {
    all.imagePaths.reduce(into: [:]) { files, path in
      if let file = ImageFile(path), file.isBetter(than: files[file.name]) { files[file.name] = file }
    }
  }

  private var all: (names: AssetNames, imagePaths: [String]) {
    known.withLock { known in
      let all = known ?? listed()
      known = all
      return all
    }
  }

  private func listed() -> (names: AssetNames, imagePaths: [String]) {
    var names = AssetNames()
    var imagePaths: [String] = []
    var files: Set<String> = []
    // An item of a catalog is a folder with a Contents.json.
    let discovery = Discovery(suffixes: Self.imageSuffixes + [".json"], isRecursive: isRecursive)
    for folder in folders where fileSystem.isFolder(folder) {
      for path in fileSystem.files(below: folder, discovery).value {
        let parts = path.split(separator: "/")
        if !path.hasSuffix(".json") { imagePaths.append(path) }
        guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
          if let image = Self.image(inFile: Path.name(of: path)) { files.insert(image) }
          continue
        }
        for part in parts[catalog...].dropFirst().dropLast() {
          if let set = Self.imageSets.first(where: { part.hasSuffix($0) }) {
            names.images.insert(String(part.dropLast(set.count)))
          } else if part.hasSuffix(".colorset") {
            names.colors.insert(String(part.dropLast(9)))
          }
        }
      }
    }
    // Image files alone may be anything: of tests, of a website.
    if !names.images.isEmpty { names.images.formUnion(files) }
    return (names, imagePaths)
  }

  /// The name that UIKit knows an image file by: `logo` for `logo@2x~ipad.png`.
  private static func image(inFile name: String) -> String? {
    guard let suffix = imageSuffixes.first(where: { name.hasSuffix($0) }) else { return nil }
    var stem = name.dropLast(suffix.count)
    for device in ["~iphone", "~ipad"] where stem.hasSuffix(device) { stem = stem.dropLast(device.count) }
    for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem = stem.dropLast(scale.count) }
    return String(stem)
  }
}
