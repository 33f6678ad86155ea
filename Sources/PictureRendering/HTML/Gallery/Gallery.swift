package import ThemeRendering
internal import ThemeSource

/// A theme on several devices and in several appearances.
package struct GalleryTheme: Sendable {
  /// A theme on one screen.
  package struct Screen: Sendable {
    package var tree: RenderTree
    /// The size's name, such as `iPhone 15`.
    package var size: String
    /// The language of its texts, such as `de`; nil for those of the theme files.
    package var language: String?

    package init(_ tree: RenderTree, size: String, language: String? = nil) {
      self.tree = tree
      self.size = size
      self.language = language
    }
  }

  /// The displayed path of its file.
  package var file: String
  /// At least one screen.
  package var screens: [Screen]
  /// Explanations of the origin of views' values, by the id of the view.
  package var explanations: [String: String]

  package init(file: String, screens: [Screen], explanations: [String: String] = [:]) {
    self.file = file
    self.screens = screens
    self.explanations = explanations
  }
}

package struct GalleryFile: Sendable, Equatable {
  /// Relative to the folder of the gallery.
  package var path: String
  package var bytes: [UInt8]
}

/// Creates a folder of pages that shows themes: an index to search and compare, and a page with an inspector for each
/// theme.
///
/// The pages need no server: links are relative, and the only script and style are in the folder. Content from themes
/// is text and data, never script.
///
/// - Parameter isServed: Whether a server replaces the pages while they are shown.
package func gallery(
  _ themes: [GalleryTheme], title: String, _ style: DrawingStyle = DrawingStyle(), images: [ImageKey: ImageData] = [:],
  isServed: Bool = false
) -> [GalleryFile] {
  let entries = GalleryEntry.all(themes)
  var files = [
    GalleryFile(path: "gallery.css", bytes: bytes(pageStyle) + bytes(galleryStyle)),
    GalleryFile(path: "gallery.js", bytes: bytes(galleryScript)),
    GalleryFile(path: "index.html", bytes: galleryIndex(entries, title: title, isServed: isServed)),
  ]
  if isServed { files.append(GalleryFile(path: "live.js", bytes: bytes(liveScript))) }
  for entry in entries {
    for screen in entry.screens {
      let svg = encodeSVG(draw(screen.tree, style), SVGStyle(title: screen.label, images: images))
      files.append(GalleryFile(path: screen.file, bytes: svg))
    }
    files.append(GalleryFile(path: entry.page, bytes: themePage(entry, style, images, isServed: isServed)))
  }
  return files
}

/// The paths of the themes' pages in a gallery, in the order of the themes, which all have a screen.
package func galleryPages(of themes: [GalleryTheme]) -> [String] { GalleryEntry.all(themes).map(\.page) }

private func bytes(_ text: StaticString) -> [UInt8] {
  text.withUTF8Buffer { unsafe Array($0) }
}

/// A theme with the names of its files.
struct GalleryEntry {
  struct Screen {
    let tree: RenderTree
    let size: String
    let language: String?
    let file: String
    var label: String { ([tree.title] + conditions).joined(separator: ", ") }
    /// Such as `iPhone 15`, `dark`, `de`.
    var conditions: [String] { [size, tree.appearance.rawValue] + (language.map { [$0] } ?? []) }
  }

  let theme: GalleryTheme
  let page: String
  let screens: [Screen]
  var tree: RenderTree { screens[0].tree }

  /// Creates the entries. File names are unique, ignoring case, and consist of ASCII letters, digits and hyphens.
  static func all(_ themes: [GalleryTheme]) -> [GalleryEntry] {
    var names = UniqueNames()
    return themes.compactMap { theme in
      guard let first = theme.screens.first?.tree else { return nil }
      let name = names.unique(first.slug)
      return GalleryEntry(
        theme: theme, page: "themes/\(name).html",
        screens: theme.screens.map { screen in
          let file = names.unique(
            "screens/"
              + "\(name)-\(screen.size.replacing(" × ", with: "x"))-\(screen.tree.appearance.rawValue)\(screen.language.map { "-\($0)" } ?? "")"
              .slug)
          return Screen(tree: screen.tree, size: screen.size, language: screen.language, file: file + ".svg")
        })
    }
  }
}
