package import ThemeLayout
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax
package import ThemeText

extension Workspace {
  /// A theme with inheritance and the resources of its sets applied, and those of a host before them.
  package func resolve(_ id: ThemeID, host: [ThemeSetID] = []) -> Diagnosed<ResolvedTheme> {
    let inherited = inherit(id)
    let shared = share(sets, with: inherited.value, host: host, limits: limits)
    return Diagnosed(shared.value, inherited.diagnostics + shared.diagnostics)
  }

  /// A theme with inheritance applied, without the resources of its sets. Caches resolved parents.
  package func inherit(_ id: ThemeID) -> Diagnosed<ResolvedTheme> {
    let start = graph.adjusts(id) ?? id
    for ancestor in graph.chain(of: start).dropFirst().reversed() where resolvedParents[ancestor] == nil {
      resolvedParents[ancestor] = apply(ancestor).value
    }
    return apply(id)
  }

  /// Applies a theme to its resolved parent.
  private func apply(_ id: ThemeID) -> Diagnosed<ResolvedTheme> {
    ThemeSemantics.resolve(
      id, in: graph, limits: limits, isCompared: isCompared(id), inherited: { resolvedParents[$0] }
    ) { document($0) }
  }

  /// A theme, resolved and checked against its ViewModel and the classes of the project's code.
  package func bind(_ id: ThemeID, host: [ThemeSetID] = []) -> Diagnosed<BoundTheme> {
    if host.isEmpty, let known = drawn[id] { return known }
    var resolved = resolve(id, host: host)
    resolved.diagnostics += missingRootView(of: resolved.value, id)
    let bound = check(
      resolved.value, against: catalog, classes: classes, fallback: fallbackDescriptors,
      wiring: configuration.wiring.flatMap { Wiring(rawValue: $0.rawValue) })
    let ofCode =
      isShipped(id)
      ? [] : checkCode(of: bound.value, path: path(of: id), classes: classes, catalog: catalog, documents: classUses)
    guard isChecked(id) || bound.value.isContractOfCode else {
      return Diagnosed(bound.value, resolved.diagnostics + ofCode)
    }
    let named = document(id).map { checkViewModelName(of: $0, screenlet: resolved.value.screenlet, in: catalog) } ?? []
    return Diagnosed(bound.value, named + resolved.diagnostics + bound.diagnostics + ofCode)
  }

  /// That a theme has no root view, where reading its files has not reported it.
  private func missingRootView(of theme: ResolvedTheme, _ id: ThemeID) -> [Diagnostic] {
    guard theme.rootViews.isEmpty, theme.isWhole, let document = document(id),
      graph.layers(of: id).allSatisfy({ self.document($0)?.hasErrors == false }), isScreenletTheme(id)
    else { return [] }
    return [document.noRootView]
  }

  /// Frames of the roots that are as their author wrote them: neither of a theme of which a part is not known, nor with
  /// values that cannot be read, of which something is said already.
  /// - Parameter conditions: what screens are laid out for besides.
  func readableLayouts(of theme: BoundTheme, _ id: ThemeID, in conditions: [LayoutCondition] = []) -> LintLayouts {
    guard theme.theme.isWhole else { return LintLayouts() }
    let tree = theme.theme.tree
    // What cannot be read was reported as an error of its file, or of what inheritance made of several files.
    let layers = graph.layers(of: id)
    let files = layers.compactMap { document($0) } + sets.palette(of: layers).map { sets[$0].document }
    let canBeUnreadable = files.count > 1 || files.contains(where: \.hasErrors)
    let unreadable = canBeUnreadable ? tree.unreadableForLayout : []
    let longest = conditions.isEmpty ? nil : document(id).flatMap { longestTexts(of: theme.theme, $0) }
    return LintLayouts(of: theme, in: conditions, longest: longest) { root in
      !unreadable.contains { tree.isInside($0, root) }
    }
  }

  /// The frames of all roots of a bound theme.
  package func layOut(
    _ theme: BoundTheme, viewport: Viewport = .recorded, metrics: TextMetrics = .standard,
    options: LayoutOptions = .standard, where isWanted: (NodeID) -> Bool = { _ in true }
  ) -> Diagnosed<[LayoutTree]> {
    var trees: [LayoutTree] = []
    var diagnostics: [Diagnostic] = []
    for root in layoutRoots(of: theme.theme.tree, rootViews: theme.theme.rootViews) where isWanted(root) {
      let solved = solve(theme, root: root, viewport: viewport, metrics: metrics, options: options)
      trees.append(solved.value)
      diagnostics += solved.diagnostics
    }
    return Diagnosed(trees, diagnostics)
  }
}
