import PictureRendering
import ThemeCompiler
import ThemeDatabase
import ThemeProject
import ThemeText

/// The pages that show themes on several devices.
struct GalleryPages {
  var files: [GalleryFile]
  /// The number of screens.
  var count: Int
  var status: Status

  /// Draws the themes and prints their errors. Throws if a theme cannot be drawn.
  /// - Parameters:
  ///   - paths: The files and folders of the command, of which a single folder names the pages.
  ///   - isServed: Whether a server replaces the pages while they are shown.
  init(
    of themes: [SelectedTheme], in conditions: DeviceConditions, _ project: ProjectOptions, paths: [String],
    isServed: Bool = false
  ) throws {
    var shown: [GalleryTheme] = []
    var images = PictureImages()
    status = .clean
    var printed: Set<PrintedError> = []
    for selected in themes {
      let drawn = selected.screens(in: conditions)
      if selected.report(project, found: drawn.diagnostics, printed: &printed) != .clean { status = .problems }
      images.add(drawn.value.joined().map(\.tree), of: selected.themes)
      let explanations = drawn.value.isEmpty ? [:] : selected.themes.explainViews(of: selected)
      shown += drawn.value.map { screens in
        GalleryTheme(
          file: selected.themes.path(of: selected.id).escaped,
          screens: screens.map { GalleryTheme.Screen($0.tree, size: $0.size, language: $0.language?.text) },
          explanations: explanations)
      }
    }
    guard !shown.isEmpty else {
      if status != .clean { throw status.error }
      throw Failure("nothing to draw", help: "use a theme that has a root view")
    }
    guard themes.allSatisfy({ $0.themes.isSound($0.id) }) else { throw nothingWritten }
    let folder = Path.name(of: Path.absolute(paths.count == 1 && DiskFileSystem().isFolder(paths[0]) ? paths[0] : "."))
    files = PictureRendering.gallery(
      shown, title: "Themes of \(folder)", DrawingStyle(images: images.traits), images: images.data, isServed: isServed)
    count = shown.reduce(0) { $0 + $1.screens.count }
  }
}
