internal import ThemeControls
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeLint
internal import ThemeProject
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeText

/// The result of compiling a theme for the preview: a screen, or why there is none.
struct Compilation: Sendable {
  var screen: LiveScreen?
  /// The theme's problems: most severe first, then in output order.
  var problems: [Problem] = []
  /// The reason why there is no screen, if no problem states it.
  var reason: String?
}

extension Snapshot {
  /// Compiles a theme for the preview.
  /// - Parameter checked: The result of checking the theme's file.
  func compile(
    _ choice: ThemeChoice, scene: Int, _ settings: ScreenSettings, grid: CellGrid, checked: LintReport
  ) -> Compilation {
    guard var selected = theme(at: choice.path) else {
      let isGone = bytes(at: choice.path) == nil
      return Compilation(
        reason: isGone ? "'\(choice.path)' was removed or cannot be read" : "'\(choice.path)' is not a theme")
    }
    let languages = selected.themes.languages
    var ofTranslations: [Diagnostic] = []
    if let locale = settings.locale, let known = selected.themes.language(for: locale) {
      let localized = selected.themes.localized(to: known)
      selected.themes = localized.value
      ofTranslations = localized.diagnostics
    }
    let linked = selected.themes
    var options = RenderOptions(viewport: settings.viewport, metrics: .cells(grid))
    options.values = ViewModelValues(usesSamples: settings.usesSamples)
    options.state = settings.state
    let scenes = linked.scenes(of: selected.id)
    let number = scenes.isEmpty ? 0 : min(max(scene, 0), scenes.count - 1)
    var position = -1
    let compiled = linked.renderedScenes(of: selected.id, options) { _ in
      position += 1
      return position == number
    }
    let found = FoundDiagnostics(
      of: selected, project: project, checked: checked, screens: compiled.diagnostics, translations: ofTranslations)
    guard linked.isSound(selected.id) else { return Compilation(problems: found.problems(on: nil)) }
    guard let tree = compiled.value.first else { return Compilation(problems: found.problems(on: nil)) }
    let states = ProgressMessage.State.allCases.filter { linked.progressMessage(of: selected.id, $0) != nil }
    let screen = LiveScreen(
      choice: choice, selected: selected, scene: number, sceneCount: max(1, scenes.count), tree: tree,
      returnTargets: linked.resolved(selected.id).value.tree.returnTargets, languages: languages,
      progressStates: states)
    return Compilation(screen: screen, problems: found.problems(on: screen))
  }
}
