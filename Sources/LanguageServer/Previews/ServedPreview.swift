internal import PictureRendering
internal import PreviewServer
internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeRendering
internal import ThemeSource

/// The documents that a browser shows while they are edited.
struct ServedPreview: Sendable {
  let pages: ServedPages
  let serving: Task<Void, Never>
  /// The address of the pages; `nil` until the server listens.
  var address: String?
  /// The document that the client is asked to open when the address is known.
  var awaited: String?
  /// The absolute paths of the documents, in the order in which they were first shown.
  var shown: [String] = []
  /// The documents as they were drawn last, by path: those with errors remain as they were.
  var drawn: [String: DrawnDocument] = [:]
  /// The drawing after the last edit.
  var drawing: Task<Void, Never>?

  private var documents: [DrawnDocument] { shown.compactMap { drawn[$0] } }

  /// Returns the path of a document's page.
  func page(of path: String) -> String? {
    guard let index = shown.firstIndex(of: path), shown.allSatisfy({ drawn[$0] != nil }) else { return nil }
    return galleryPages(of: documents.map(\.theme))[index]
  }

  /// Returns the document of a page.
  func document(ofPage page: String) -> String? { shown.first { self.page(of: $0) == page } }

  /// Replaces the pages that changed.
  func publish() {
    let images = documents.reduce(into: [ImageKey: ImageData]()) { $0.merge($1.images) { first, _ in first } }
    let traits = documents.reduce(into: [ImageKey: ImageTraits]()) { $0.merge($1.traits) { first, _ in first } }
    let files = gallery(
      documents.map(\.theme), title: "Preview", DrawingStyle(images: traits), images: images, isServed: true)
    pages.publish(Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first })
  }
}

/// The screens of a document, with their images.
struct DrawnDocument: Sendable {
  var theme: GalleryTheme
  var images: [ImageKey: ImageData]
  var traits: [ImageKey: ImageTraits]
}

extension Snapshot {
  /// Draws the screens of a document at the sizes in the file; `nil` if it has errors or no view.
  func drawnDocument(at path: String) -> DrawnDocument? {
    guard let record = file(at: path), let theme = theme(in: record), theme.themes.isSound(theme.id) else { return nil }
    let trees = theme.themes.renderedScenes(of: theme.id).value
    if trees.isEmpty { return nil }
    let images = PictureImages(trees, of: [theme])
    let screens = trees.map { tree in
      GalleryTheme.Screen(tree, size: tree.scene ?? "\(Int(tree.viewport.width)) × \(Int(tree.viewport.height))")
    }
    return DrawnDocument(
      theme: GalleryTheme(file: record.path.escaped, screens: screens), images: images.data, traits: images.traits)
  }
}
