internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

/// The contents of a `Contents.json` file in an asset catalog, according to Apple's "Asset Catalog Format Reference".
struct CatalogContents {
  /// A file of an image set.
  struct Image: Equatable {
    var fileName: String
    /// Pixels per point, 1 to 3.
    var scale: Int
    var appearance: Appearance?
    var idiom: String
    /// In pixels of the image file.
    var capInsets: Insets
  }

  /// A color of a color set.
  struct Color: Equatable {
    var color: ThemeColor
    var appearance: Appearance?
    var idiom: String
  }

  private(set) var images: [Image] = []
  private(set) var colors: [Color] = []
  private(set) var isTemplate: Bool?
  /// Whether the names of the sets in this group start with the group's name.
  private(set) var providesNamespace = false

  /// Fails if the file cannot be parsed. JSON is parsed as YAML, of which it is a subset.
  init?(_ file: SourceFile, limits: Limits) {
    guard let entries = readData(file, limits: limits).value else { return nil }
    let root = DataValue.mapping(entries)
    switch root["properties"]?["template-rendering-intent"]?.text {
    case "template": isTemplate = true
    case "original": isTemplate = false
    case .some, nil: break
    }
    providesNamespace = root["properties"]?["provides-namespace"] == .bool(true)
    images = root["images"]?.items.compactMap { Self.image($0) } ?? []
    colors = root["colors"]?.items.compactMap { Self.color($0) } ?? []
  }

  private static func image(_ item: DataValue) -> Image? {
    guard let name = item["filename"]?.text, !name.contains("/") else { return nil }
    let scale = item["scale"]?.text.flatMap { $0.utf8.first }.flatMap { Int($0) - 0x30 } ?? 1
    let insets = item["resizing"]?["cap-insets"]
    func edge(_ name: String) -> Double { max(0, insets?[name]?.number ?? 0) }
    return Image(
      fileName: name, scale: (1...3).contains(scale) ? scale : 1, appearance: item.luminosity,
      idiom: item["idiom"]?.text ?? "universal",
      capInsets: Insets(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right")))
  }

  private static func color(_ item: DataValue) -> Color? {
    guard let stated = item["color"] else { return nil }
    let color: ThemeColor
    if let reference = stated["reference"]?.text {
      color = .system(reference, recorded: nil)
    } else if let components = stated["components"] {
      let alpha = components["alpha"]?.component ?? 1
      let space = stated["color-space"]?.text ?? "srgb"
      if let white = components["white"]?.component {
        color = .components(ColorComponents(white: white, alpha: alpha))
      } else if let red = components["red"]?.component, let green = components["green"]?.component,
        let blue = components["blue"]?.component
      {
        color = .components(
          ColorComponents(red: red, green: green, blue: blue, alpha: alpha, catalogSpace: space))
      } else {
        return nil
      }
    } else {
      return nil
    }
    return Color(color: color, appearance: item.luminosity, idiom: item["idiom"]?.text ?? "universal")
  }
}

extension DataValue {
  fileprivate var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .null, .bool, .list, .mapping: nil
    }
  }

  /// The appearance of an item, or `nil` for any appearance.
  fileprivate var luminosity: Appearance? {
    let stated = self["appearances"]?.items.first { $0["appearance"]?.text == "luminosity" }
    return stated?["value"]?.text.flatMap { Appearance(rawValue: $0) }
  }

  /// A color component: `0.5`, or on a scale to 255 as `128` or `0x80`.
  fileprivate var component: Double? {
    switch self {
    case .text(let text):
      if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    case .number(let number): return number
    case .null, .bool, .list, .mapping: return nil
    }
  }
}
