internal import ThemeLayout
internal import ThemeLint
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension Workspace {
  /// Everything that can be said about the selected files: what the stages found and what the rules advise.
  ///
  /// In output order, each finding once, whatever the number of cores. Findings about files that only serve the selected
  /// ones (a parent elsewhere on the theme path) are moved to the selected file that they hurt, the origin beside them.
  package func lint(_ settings: LintSettings = LintSettings()) async -> [Diagnostic] {
    let selected = Set(selection.compactMap { document($0)?.file })
    let ofThemes = Set(documents.map(\.file))
    var found = diagnostics.filter { finding in
      finding.span.map { selected.contains($0.file) || !ofThemes.contains($0.file) } ?? true
    }
    found += await concurrentMap(selection) { findings(in: $0, selected: selected) }.flatMap { $0 }
    let leveled = found.compactMap { settings.applied(to: $0, path: path(of: $0)) }
    return unique(leveled.sorted(by: Diagnostic.inOutputOrder))
  }

  /// What resolving, checking, laying out and the rules say of one file.
  ///
  /// A theme that cannot be resolved as it was meant is not judged further: the rest would only be consequences.
  private func findings(in id: ThemeID, selected: Set<FileID>) -> [Diagnostic] {
    guard let document = document(id), document.format != .notIOS, document.format != .unreadable,
      !diagnostics.contains(where: { $0.span?.file == document.file && $0.code.leavesThemeUnresolved })
    else { return [] }
    let resolved = resolve(id)
    var all = resolved.diagnostics
    if !all.contains(where: { $0.severity == .error }) {
      let bound = check(resolved.value, against: catalog, classes: classes)
      let layouts = layOut(bound.value)
      let input = LintInput(document: document, theme: bound.value, layouts: layouts.value)
      all += bound.diagnostics + layouts.diagnostics + ThemeLint.lint(input)
    }
    return all.map { anchored($0, in: document, selected: selected) }
  }

  /// A finding whose place is in a file that was not asked about, moved to the file that was.
  private func anchored(_ finding: Diagnostic, in document: ThemeDocument, selected: Set<FileID>) -> Diagnostic {
    guard let span = finding.span, !selected.contains(span.file) else { return finding }
    guard let place = document.header?.node ?? document.rootViews.first ?? document.tree.documentElement else {
      return finding
    }
    var moved = finding
    moved.span = document.tree[place].startTagSpan
    moved.related.insert(.init(span, "inherited from here"), at: 0)
    return moved
  }

  private func path(of finding: Diagnostic) -> String {
    finding.span.flatMap { sources[$0.file]?.path } ?? ""
  }

  /// Sorted findings without repetitions.
  private func unique(_ findings: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for finding in findings {
      let isKnown = result.reversed().prefix { $0.span == finding.span }.contains {
        $0.code == finding.code && $0.message == finding.message
      }
      if !isKnown { result.append(finding) }
    }
    return result
  }
}

extension LintSettings {
  /// A finding at the severity that the configuration gives its rule; nil where the rule is off. Later settings win,
  /// those of a path over general ones; `layout/*` stands for a whole group.
  package func applied(to finding: Diagnostic, path: String) -> Diagnostic? {
    var level: Level?
    for settings in rules + paths.filter({ $0.glob.matches(path) }).flatMap(\.rules) where settings.names(finding.code)
    {
      level = settings.level ?? level
    }
    guard let level else { return finding }
    guard let severity = level.severity else { return nil }
    var leveled = finding
    leveled.severity = severity
    return leveled
  }
}

extension LintSettings.RuleSettings {
  fileprivate func names(_ code: Diagnostic.Code) -> Bool {
    self.code == code.rawValue || (self.code.hasSuffix("/*") && self.code.dropLast(2) == code.group)
  }
}

extension Diagnostic.Code {
  /// Whether a fault leaves a theme without what it builds upon.
  fileprivate var leavesThemeUnresolved: Bool {
    [
      "syntax/well-formed", "syntax/doctype-forbidden", "syntax/encoding", "syntax/limits", "theme/missing-parent",
      "theme/parent-not-allowed", "theme/inheritance-cycle",
    ].contains(self)
  }
}
