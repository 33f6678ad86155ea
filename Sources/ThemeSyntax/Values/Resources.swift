package import ThemeSource

/// The contents of a document's `<resources>`.
package struct ThemeResources: Sendable {
  package struct Image: Sendable {
    package var node: NodeID
    package var name: String
    /// The size in points recorded by Interface Builder; nil if there is none.
    package var size: Size?
    /// Whether the image is an SF Symbol (`catalog="system"`).
    package var isSymbol: Bool
  }

  /// A named color. Without an appearance, it is the fallback for all appearances.
  package struct NamedColor: Sendable {
    package var node: NodeID
    package var name: String
    package var color: ThemeColor
    package var appearance: Appearance?
  }

  /// A UIKit color as it was when the file was written.
  package struct SystemColor: Sendable {
    package var node: NodeID
    package var name: String
    package var color: ThemeColor
  }

  /// A font named by a theme set.
  package struct NamedFont: Sendable {
    package var node: NodeID
    package var name: String
    package var font: ThemeFont
  }

  /// All lists are in document order.
  package private(set) var images: [Image] = []
  package private(set) var namedColors: [NamedColor] = []
  package private(set) var systemColors: [SystemColor] = []
  package private(set) var namedFonts: [NamedFont] = []

  /// A color from an asset catalog.
  package struct CatalogColor: Sendable, Equatable {
    package var light: ThemeColor
    /// Nil if the same as `light`.
    package var dark: ThemeColor?

    package init(light: ThemeColor, dark: ThemeColor? = nil) {
      self.light = light
      self.dark = dark
    }
  }

  /// Colors of the project's asset catalogs by name. Devices show them instead of the copies in documents.
  package var catalogColors: [String: CatalogColor] = [:]

  package init() {}

  /// Reads the `<resources>` of a document, if any.
  package init(of tree: ElementTree) {
    guard let root = tree.documentElement else { return }
    for list in tree.children(of: root, .resources) { add(list, of: tree) }
  }

  private mutating func add(_ list: NodeID, of tree: ElementTree) {
    for node in tree.children(of: list) {
      guard let name = tree.string(.name, of: node) else { continue }
      switch tree.kind(of: node) {
      case .image:
        let size = tree.number(.width, of: node).flatMap { width in
          tree.number(.height, of: node).map { Size(width: width, height: $0) }
        }
        images.append(Image(node: node, name: name, size: size, isSymbol: tree.string(.catalog, of: node) == "system"))
      case .namedColor:
        guard let child = tree.child(of: node, .color), let color = tree.color(at: child) else { continue }
        let appearance = tree.string(.appearance, of: node).flatMap { Appearance(rawValue: $0) }
        namedColors.append(NamedColor(node: node, name: name, color: color, appearance: appearance))
      case .systemColor:
        guard let child = tree.child(of: node, .color), let color = tree.color(at: child) else { continue }
        systemColors.append(SystemColor(node: node, name: name, color: color))
      case .namedFont:
        guard let child = tree.children(of: node).first(where: { tree.kind(of: $0) == .fontDescription }),
          let font = tree.font(at: child)
        else { continue }
        namedFonts.append(NamedFont(node: node, name: name, font: font))
      default: continue
      }
    }
  }

  package func image(_ name: String) -> Image? { images.first { $0.name == name } }

  /// Returns a named color for an appearance: the variant for it, or else the one without an appearance.
  package func namedColor(_ name: String, _ appearance: Appearance = .light) -> NamedColor? {
    let candidates = namedColors.filter { $0.name == name }
    return candidates.first { $0.appearance == appearance } ?? candidates.first { $0.appearance == nil }
  }

  package func namedFont(_ name: String) -> NamedFont? { namedFonts.first { $0.name == name } }

  /// Resolves a font to the font with its name, in the theme's size if declared. Names are followed at most eight
  /// times. An unknown font is returned unchanged.
  package func font(_ font: ThemeFont) -> ThemeFont {
    var result = font
    for _ in 0..<8 {
      guard case .named(let name, family: nil) = result.face, let shared = namedFont(name) else { break }
      let size = result.pointSize
      result = shared.font
      result.pointSize = size ?? result.pointSize
    }
    return result
  }

  /// Returns the components of a color, from UIKit's table or else from the file. Names are followed at most eight
  /// times. Nil if a name is unknown.
  package func components(of color: ThemeColor, _ appearance: Appearance = .light) -> ColorComponents? {
    var color = color
    for _ in 0..<8 {
      switch color {
      case .components(let components): return components
      case .named(let name):
        // A color with variants is declared by a theme, not copied.
        if let catalog = catalogColors[name], !namedColors.contains(where: { $0.name == name && $0.appearance != nil })
        {
          color = appearance == .dark ? catalog.dark ?? catalog.light : catalog.light
          continue
        }
        guard let named = namedColor(name, appearance) else { return nil }
        color = named.color
      case .system(let name, let recorded):
        if let known = SystemColors.components(of: name, appearance) ?? recorded { return known }
        guard let system = systemColors.first(where: { $0.name == name }) else { return nil }
        color = system.color
      }
    }
    return nil
  }
}

extension ElementTree {
  /// Resolves a `<fontDescription>` to that of the `<namedFont>` with its name, or itself. Names are followed at most
  /// eight times.
  package func describedFont(of description: NodeID) -> NodeID {
    var result = description
    for _ in 0..<8 {
      guard kind(of: result) == .fontDescription, case .named(let name, family: nil)? = font(at: result)?.face,
        let root = documentElement,
        let entry = children(of: root, .resources).lazy.flatMap({ self.children(of: $0, .namedFont) })
          .first(where: { string(.name, of: $0) == name }), let value = resourceValue(of: entry)
      else { break }
      result = value
    }
    return result
  }
}

extension ElementTree {
  /// Returns the name of an object's image, from its attribute or its `<imageReference key="image">`.
  package func imageName(of node: NodeID) -> String? {
    string(.image, of: node) ?? imageReference(of: node).flatMap { string(.image, of: $0) }
  }

  /// Returns the element that contains the name of an object's image with its scale or rendering mode.
  package func imageReference(of node: NodeID) -> NodeID? { child(of: node, .imageReference, key: "image") }
}
