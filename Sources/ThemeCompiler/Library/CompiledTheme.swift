internal import ThemeDatabase
internal import ThemeProject
public import ThemeRendering
internal import ThemeSemantics
public import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// A compiled theme with its diagnostics.
public struct CompiledTheme: Sendable {
  /// The views to draw, in points and in drawing order.
  public let tree: RenderTree
  /// Errors in all files of the theme and problems of its translations, with the locations that a check reports.
  public let diagnostics: [Diagnostic]
  /// The files of the diagnostics.
  public let sources: DiagnosticSources
  /// The themes of the project, whose images pictures show.
  let themes: LinkedThemes
  /// The size of a cell in pictures of characters.
  let grid: CellGrid
}

extension ThemeWorkspace {
  /// Compiles a theme, or a scene of a storyboard.
  ///
  /// - Throws: ``LibraryError/nothingToDraw(_:)``, ``LibraryError/unknownScene(_:)``,
  ///   ``LibraryError/invalidLocale(_:)``, or ``LibraryError/unknownTheme(_:)`` if the file does not exist any more.
  public func compile(
    _ theme: Theme, _ options: CompilationOptions = CompilationOptions()
  ) throws(LibraryError) -> CompiledTheme {
    let selected = try selected(theme)
    let (id, render) = (selected.id, try options.render())
    var linked = selected.themes
    var ofTranslations: [Diagnostic] = []
    if let language = try options.language(), let known = linked.language(for: language) {
      let localized = linked.localized(to: known)
      (linked, ofTranslations) = (localized.value, localized.diagnostics)
    }
    let rendered: Diagnosed<RenderTree?>
    if let scene = options.scene {
      let view = try self.scene(scene, of: id, in: linked).view
      let scenes = linked.renderedScenes(of: id, render) { $0.view == view }
      rendered = Diagnosed(scenes.value.first, scenes.diagnostics)
    } else {
      rendered = linked.rendered(id, render)
    }
    guard let tree = rendered.value else { throw .nothingToDraw("'\(theme.file.escaped)' has no view") }
    let errors = linked.errors(in: [id], screens: rendered.diagnostics, linked.configuration.lint)
    return CompiledTheme(
      tree: tree, diagnostics: (errors + ofTranslations).sorted(by: Diagnostic.inOutputOrder),
      sources: DiagnosticSources(linked.sources), themes: linked, grid: options.grid)
  }

  private func scene(_ name: String, of id: ThemeID, in linked: LinkedThemes) throws(LibraryError) -> Scene {
    let scenes = linked.scenes(of: id)
    if let scene = scenes.first(where: { $0.name == name }) ?? scenes.first(where: { $0.names.contains(name) }) {
      return scene
    }
    let known = scenes.isEmpty ? "only storyboards have scenes" : "known scenes: " + scenes.map(\.name).quotedList()
    throw .unknownScene("unknown scene '\(name.escaped)'; \(known)")
  }
}
