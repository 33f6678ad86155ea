internal import ThemeControls
package import ThemeDatabase
internal import ThemeLayout
internal import ThemeLint
internal import ThemeProject
package import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeText

/// A displayed theme, with the user's input in its controls.
package struct LiveScreen: Sendable {
  package let choice: ThemeChoice
  package let selected: SelectedTheme
  /// The displayed scene, and the number of scenes, which is one for a theme.
  package let scene: Int
  package let sceneCount: Int
  /// The tree with the user's input.
  package internal(set) var tree: RenderTree
  /// The targets of the Return key in text fields, by id.
  let returnTargets: [String: ReturnTarget]
  /// The languages with translations.
  let languages: [LanguageTag]
  /// The states of actions for which the Screenlet has a message.
  let progressStates: [ProgressMessage.State]

  /// The index of the view with an id.
  func index(of id: String) -> Int? { tree.nodes.firstIndex { $0.id == id } }

  /// Replaces ids of views without an outlet by the names used elsewhere in the preview.
  func naming(_ text: String) -> String {
    var text = text
    for node in tree.nodes.dropFirst() where node.outlets.isEmpty && node.id.utf8.count >= 8 && text.contains(node.id) {
      text = text.replacing(node.id, with: node.shortName)
    }
    return text
  }

  func node(_ id: String?) -> RenderTree.Node? { id.flatMap { index(of: $0) }.map { tree.nodes[$0] } }
}

/// The result of compiling a theme for the preview: a screen, or why there is none.
struct Compilation: Sendable {
  var screen: LiveScreen?
  /// The theme's problems: most severe first, then in output order.
  var problems: [Problem] = []
  /// The reason why there is no screen, if no problem states it.
  var reason: String?
}

/// Diagnostics with their source files.
private struct FoundDiagnostics {
  private(set) var all: [(diagnostic: Diagnostic, sources: SourceMap)] = []

  /// Adds diagnostics, without duplicates.
  mutating func add(_ found: [Diagnostic], in sources: SourceMap) {
    for new in found where Problem.isShown(new) && all.count < Problem.limit {
      let isKnown = all.contains { old, _ in
        old.code == new.code && old.span == new.span && old.message == new.message
      }
      if !isKnown { all.append((new, sources)) }
    }
  }

  /// The diagnostics as problems of a screen.
  func problems(on screen: LiveScreen?) -> [Problem] {
    if all.isEmpty { return [] }
    let views = screen.map { ProblemViews($0) }
    let problems = all.map { diagnostic, sources in
      var problem = Problem(diagnostic, in: sources)
      if let screen, let views {
        problem.views = views.views(of: diagnostic)
        if problem.views.isEmpty {
          problem.scene = views.scene(of: diagnostic)
        } else {
          problem.message = screen.naming(problem.message)
          problem.help = problem.help.map { screen.naming($0) }
        }
      }
      return problem
    }
    return Diagnostic.Severity.allCases.sorted(by: >).flatMap { severity in
      problems.filter { $0.severity == severity }
    }
  }
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
    var found = FoundDiagnostics()
    // Problems of the configuration are first.
    found.add(project.diagnostics.filter { $0.severity == .error }, in: project.sources)
    found.add(checked.diagnostics, in: checked.sources)
    found.add(
      linked.errors(in: [selected.id], screens: compiled.diagnostics, linked.configuration.lint), in: linked.sources)
    found.add(ofTranslations, in: linked.sources)
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
