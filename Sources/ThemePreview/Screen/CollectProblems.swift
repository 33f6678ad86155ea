internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSource

/// Diagnostics with their source files.
struct FoundDiagnostics {
  private(set) var all: [(diagnostic: Diagnostic, sources: SourceMap)] = []

  /// Collects the diagnostics about a displayed theme: those of the configuration, of the check of its file, of its stages
  /// and of its translations, in this order.
  init(
    of selected: SelectedTheme, project: Project, checked: LintReport, screens: [Diagnostic], translations: [Diagnostic]
  ) {
    let linked = selected.themes
    add(project.diagnostics.filter { $0.severity == .error }, in: project.sources)
    add(checked.diagnostics, in: checked.sources)
    add(linked.errors(in: [selected.id], screens: screens, linked.configuration.lint), in: linked.sources)
    add(translations, in: linked.sources)
  }

  /// Adds diagnostics, without duplicates.
  private mutating func add(_ found: [Diagnostic], in sources: SourceMap) {
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
