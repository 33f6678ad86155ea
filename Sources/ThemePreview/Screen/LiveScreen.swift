internal import Diagnostics
internal import ThemeControls
package import ThemeDatabase
internal import ThemeLayout
internal import ThemeProject
package import ThemeRendering
internal import ThemeScreens
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeText

/// A theme that is shown, with what the user did to its controls.
package struct LiveScreen: Sendable {
  package let choice: ThemeChoice
  package let selected: SelectedTheme
  /// The scene that is shown, and how many there are; a theme has one.
  package let scene: Int
  package let sceneCount: Int
  /// As it is shown: with what the user did.
  package internal(set) var tree: RenderTree
  /// What the Return key leads to in text fields, by id.
  let returnTargets: [String: ReturnTarget]
  /// The languages that there are translations into.
  let languages: [LanguageTag]
  /// The states of actions for which the Screenlet has a message.
  let progressStates: [ProgressMessage.State]

  /// The index of the view with an id.
  func index(of id: String) -> Int? { tree.nodes.firstIndex { $0.id == id } }

  func node(_ id: String?) -> RenderTree.Node? { id.flatMap { index(of: $0) }.map { tree.nodes[$0] } }
}

/// What compiling a theme for the preview gave: a screen, or why there is none.
struct Compilation: Sendable {
  var screen: LiveScreen?
  /// Errors in the files of the theme, in output order.
  var errors: [Diagnostic] = []
  /// Why there is no screen, where no error says it.
  var reason: String?
  /// The files that the errors are in.
  var sources = SourceMap()
}

extension Snapshot {
  /// Compiles a theme for the preview.
  func compile(_ choice: ThemeChoice, scene: Int, _ settings: ScreenSettings, grid: CellGrid) -> Compilation {
    guard var selected = theme(at: choice.path) else {
      let isGone = bytes(at: choice.path) == nil
      return Compilation(
        reason: isGone ? "'\(choice.path)' was removed or cannot be read" : "'\(choice.path)' is not a theme")
    }
    let languages = selected.workspace.languages
    if let locale = settings.locale, let known = selected.workspace.language(for: locale) {
      selected.workspace = selected.workspace.localized(to: known).value
    }
    let workspace = selected.workspace
    var options = CompileOptions(viewport: settings.viewport, metrics: .cells(grid))
    options.values = ViewModelValues(usesSamples: settings.usesSamples)
    options.state = settings.state
    // What is wrong with the configuration comes first.
    let ofProject = project.diagnostics.filter { $0.severity == .error }
    var compilation = Compilation(
      errors: ofProject + workspace.errors(in: [selected.id], workspace.configuration.lint))
    compilation.sources = workspace.sources
    compilation.sources.formUnion(project.sources)
    guard workspace.isSound(selected.id) else { return compilation }
    let scenes = workspace.scenes(of: selected.id)
    let number = scenes.isEmpty ? 0 : min(max(scene, 0), scenes.count - 1)
    var position = -1
    let compiled = workspace.compileScenes(selected.id, options) { _ in
      position += 1
      return position == number
    }
    // What only laying out the screen finds, in cells and embedded Screenlets.
    compilation.errors += compiled.diagnostics.filter { found in
      found.severity == .error && !compilation.errors.contains { $0.code == found.code && $0.span == found.span }
    }
    guard let tree = compiled.value.first else { return compilation }
    let states = ProgressMessage.State.allCases.filter { workspace.progressMessage(of: selected.id, $0) != nil }
    compilation.screen = LiveScreen(
      choice: choice, selected: selected, scene: number, sceneCount: max(1, scenes.count), tree: tree,
      returnTargets: workspace.resolve(selected.id).value.tree.returnTargets, languages: languages,
      progressStates: states)
    return compilation
  }
}
