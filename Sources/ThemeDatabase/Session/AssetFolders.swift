internal import Synchronization
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The images, colors and fonts of a project: those in the configured folders or, by default, in the project or the folders of
/// themes. They are listed at the first access.
final class AssetFolders: Sendable {
  private let folders: [String]
  private let isRecursive: Bool
  private let fileSystem: OverlayFileSystem
  private let limits: Limits
  private let known = Mutex<Listing?>(nil)
  private let fonts = Mutex<[String: Set<String>]?>(nil)
  private let contents = Mutex<[String: CatalogContents?]>([:])

  private struct Listing: Sendable {
    var names = AssetNames()
    var imagePaths: [String] = []
    var fontPaths: [String] = []
    /// Folders of the image sets and color sets in catalogs, by name; the first one with a name.
    var imageSets: [String: String] = [:]
    var colorSets: [String: String] = [:]
    /// The catalogs with an image or a color, and the image files outside of catalogs, by name.
    var imageCatalogs: [String: Set<String>] = [:]
    var colorCatalogs: [String: Set<String>] = [:]
    var looseImages: [String: Set<String>] = [:]
    /// Files and folders of catalogs that cannot be read.
    var diagnostics: [Diagnostic] = []
  }

  /// - Parameter folders: The folders of themes.
  init(_ project: Project, folders: [String], fileSystem: OverlayFileSystem) {
    let configured = project.configuration.assets
    self.folders = !configured.isEmpty ? configured : project.isMarked ? [project.root] : folders
    isRecursive = !configured.isEmpty || project.isMarked || project.discovery.isRecursive
    self.fileSystem = fileSystem
    limits = project.limits
  }

  /// Whether a file is included in the listing.
  static func isAsset(_ path: String) -> Bool {
    path.hasSuffix("/Contents.json") || (imageSuffixes + fontSuffixes).contains { path.hasSuffix($0) }
  }

  private static let imageSuffixes = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp", ".tiff"]
  static let fontSuffixes = [".ttf", ".otf", ".ttc"]
  private static let imageSets = [".imageset", ".symbolset", ".appiconset", ".launchimage", ".imagestack"]

  var names: AssetNames { all.names }

  /// Diagnostics of files and folders of catalogs that cannot be read. Others are those of the search for documents, which
  /// does not enter catalogs.
  var diagnostics: [Diagnostic] { all.diagnostics }

  /// The names in some catalogs and files of the project.
  func names(in isIncluded: (_ path: String) -> Bool) -> AssetNames {
    let all = all
    var known: [String: Bool] = [:]
    func isKnown(_ path: String) -> Bool {
      if let found = known[path] { return found }
      let found = isIncluded(path)
      known[path] = found
      return found
    }
    var names = AssetNames()
    names.images = all.names.images.filter { all.imageCatalogs[$0]?.contains(where: isKnown) ?? true }
    names.colors = all.names.colors.filter { all.colorCatalogs[$0]?.contains(where: isKnown) ?? true }
    names.imageFiles = all.names.imageFiles.filter { all.looseImages[$0]?.contains(where: isKnown) ?? true }
    return names
  }

  /// An image set or a color set of a catalog.
  struct AssetSet {
    /// With the folders that provide a namespace.
    var name: String
    var folder: String
    var isColor: Bool
  }

  /// The image sets and color sets, by folder.
  var sets: [AssetSet] {
    let all = all
    let images = all.imageSets.map { AssetSet(name: $0.key, folder: $0.value, isColor: false) }
    let colors = all.colorSets.map { AssetSet(name: $0.key, folder: $0.value, isColor: true) }
    return (images + colors).sorted { $0.folder < $1.folder }
  }

  /// The PostScript names of the project's fonts, and the names of their files without extension.
  var fontNames: Set<String> {
    var names = Set(fontFiles.keys)
    for path in all.fontPaths { names.insert(Self.stem(of: path)) }
    return names
  }

  /// The paths of the project's fonts by PostScript name. A file whose name cannot be read is assumed to have that of its font.
  var fontFiles: [String: Set<String>] {
    fonts.withLock { known in
      if let known { return known }
      var files: [String: Set<String>] = [:]
      for path in all.fontPaths {
        let bytes = try? fileSystem.read(path, limit: limits.fileBytes)
        let names = bytes.map { FontFile($0).postScriptNames } ?? []
        for name in names.isEmpty ? [Self.stem(of: path)] : names { files[name, default: []].insert(path) }
      }
      known = files
      return files
    }
  }

  private static func stem(of path: String) -> String {
    let name = Path.name(of: path)
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }

  /// The best bitmap file of each image, by name.
  func imageFiles(named names: Set<String>, _ appearance: Appearance) -> [String: ImageFile] {
    if names.isEmpty { return [:] }
    let all = all
    var files: [String: ImageFile] = [:]
    for path in all.imagePaths {
      guard let file = ImageFile(path), names.contains(file.name), file.isBetter(than: files[file.name]) else {
        continue
      }
      files[file.name] = file
    }
    for name in names {
      guard let folder = all.imageSets[name], let contents = contents(of: folder),
        let file = ImageFile(name, contents, in: folder, appearance)
      else { continue }
      files[name] = file
    }
    return files
  }

  /// The reason why an image or a color of a catalog cannot be loaded; `nil` if there is none, or if several catalogs have the name.
  func fault(of resource: ResourceName) -> AssetFault? {
    let isImage = resource.kind == .image
    let catalogs = isImage ? all.imageCatalogs : all.colorCatalogs
    guard let file = catalogFile(of: resource), catalogs[resource.name]?.count == 1 else { return nil }
    let folder = Path.folder(of: file)
    guard let contents = contents(of: folder) else { return .unreadable(Path.shortened(file)) }
    let missing = contents.images.map { Path.joined(folder, $0.fileName) }.first { !fileSystem.exists($0) }
    return missing.map { .missingFile(Path.shortened($0)) }
  }

  /// The path of the `Contents.json` of an image set or a color set.
  func catalogFile(of resource: ResourceName) -> String? {
    let folder =
      switch resource.kind {
      case .image: all.imageSets[resource.name]
      case .color: all.colorSets[resource.name]
      case .font: String?.none
      }
    return folder.map { Path.joined($0, "Contents.json") }
  }

  /// The colors in catalogs, by name.
  func colors(named names: Set<String>) -> [String: ThemeResources.CatalogColor] {
    if names.isEmpty { return [:] }
    var colors: [String: ThemeResources.CatalogColor] = [:]
    let sets = all.colorSets
    for name in names {
      guard let entries = sets[name].flatMap({ contents(of: $0) })?.colors else { continue }
      let usual = entries.filter { $0.idiom == "universal" } + entries.filter { $0.idiom == "iphone" } + entries
      guard let light = usual.first(where: { $0.appearance != .dark }) else { continue }
      colors[name] = ThemeResources.CatalogColor(
        light: light.color, dark: usual.first { $0.appearance == .dark }?.color)
    }
    return colors
  }

  private func contents(of set: String) -> CatalogContents? {
    if let known = contents.withLock({ $0[set] }) { return known }
    let path = Path.joined(set, "Contents.json")
    let bytes =
      ProjectBoundary.isLinkedFromOutside(listed: path)
      ? nil : try? fileSystem.read(path, limit: limits.configurationBytes)
    let read = bytes.flatMap {
      CatalogContents(SourceFile(id: FileID(rawValue: 0), path: path, bytes: $0), limits: limits)
    }
    contents.withLock { $0[set] = .some(read) }
    return read
  }

  private var all: Listing {
    known.withLock { known in
      let all = known ?? listed()
      known = all
      return all
    }
  }

  private func listed() -> Listing {
    var listing = Listing()
    // An item of a catalog is a folder with a Contents.json file.
    var discovery = Discovery(
      suffixes: Self.imageSuffixes + Self.imageSuffixes.map { $0.uppercased() } + Self.fontSuffixes + [".json"],
      isRecursive: isRecursive)
    discovery.bundleSuffix = ".xcassets"
    discovery.entersCatalogs = true
    for folder in folders where fileSystem.isFolder(folder) {
      let found = fileSystem.files(below: folder, discovery)
      listing.diagnostics += found.diagnostics.filter { $0.subject.key?.contains(".xcassets") == true }
      for path in found.value {
        if Self.fontSuffixes.contains(where: { path.hasSuffix($0) }) {
          listing.fontPaths.append(path)
          continue
        }
        let parts = path.split(separator: "/")
        if !path.hasSuffix(".json") { listing.imagePaths.append(path) }
        guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
          if let image = Self.image(inFile: Path.name(of: path)) {
            listing.names.imageFiles.insert(image)
            listing.looseImages[image, default: []].insert(path)
          }
          continue
        }
        listing.names.hasCatalog = true
        let folder = (path.hasPrefix("/") ? "/" : "") + parts[...catalog].joined(separator: "/")
        add(path, parts[catalog...].dropFirst().dropLast(), catalog: folder, to: &listing)
      }
    }
    return listing
  }

  /// Adds the sets in the path of a file in a catalog.
  /// - Parameter parts: The folders between the catalog and the file.
  private func add(_ path: String, _ parts: ArraySlice<Substring>, catalog: String, to listing: inout Listing) {
    for (index, part) in zip(parts.indices, parts) {
      let isColor = part.hasSuffix(".colorset")
      guard let suffix = isColor ? ".colorset" : Self.imageSets.first(where: { part.hasSuffix($0) }) else { continue }
      let folder = Path.folder(of: path)
      var name = String(part.dropLast(suffix.count))
      // The groups around the set, from the inside.
      var group = folder
      for outer in parts[..<index].reversed() {
        group = Path.folder(of: group)
        if contents(of: group)?.providesNamespace == true { name = "\(outer)/\(name)" }
      }
      if isColor {
        listing.names.colors.insert(name)
        listing.colorCatalogs[name, default: []].insert(catalog)
        if listing.colorSets[name] == nil { listing.colorSets[name] = folder }
      } else {
        listing.names.images.insert(name)
        listing.imageCatalogs[name, default: []].insert(catalog)
        if suffix == ".imageset", listing.imageSets[name] == nil { listing.imageSets[name] = folder }
      }
    }
  }

  /// The name of an image file in UIKit: `logo` for `logo@2x~ipad.png`.
  private static func image(inFile name: String) -> String? {
    let lowercased = name.lowercased()
    guard let suffix = imageSuffixes.first(where: { lowercased.hasSuffix($0) }) else { return nil }
    var stem = name.dropLast(suffix.count)
    for device in ["~iphone", "~ipad"] where stem.hasSuffix(device) { stem = stem.dropLast(device.count) }
    for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem = stem.dropLast(scale.count) }
    return String(stem)
  }
}
