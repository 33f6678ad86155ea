internal import CodeModel
package import ThemeLayout
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// A theme with inheritance applied, without the resources of its sets.
private struct InheritQuery: Query {
  var links: ThemeLinks
  var theme: ThemeID

  func answer(from snapshot: Snapshot) -> Diagnosed<ResolvedTheme> {
    let themes = LinkedThemes(snapshot, links, selection: [])
    let ancestors = themes.ancestors(of: theme)
    return ThemeSemantics.resolve(
      theme, in: links.graph, limits: themes.limits, isCompared: themes.isCompared(theme),
      isShippedParent: links.graph.parent(of: links.graph.adjusts(theme) ?? theme).map(themes.isShipped) ?? false,
      inherited: { ancestors.contains($0) ? snapshot.answer(InheritQuery(links: links, theme: $0)).value : nil }
    ) { themes.document($0) }
  }
}

/// A theme with inheritance and the resources of its sets applied.
private struct ResolveQuery: Query {
  var links: ThemeLinks
  var theme: ThemeID
  /// The sets around the theme, which apply before those of the theme.
  var host: [ThemeSetID]

  func answer(from snapshot: Snapshot) -> Diagnosed<ResolvedTheme> {
    let themes = LinkedThemes(snapshot, links, selection: [])
    let inherited = themes.inherited(theme)
    let shared = share(links.sets, with: inherited.value, host: host, limits: themes.limits)
    return Diagnosed(shared.value, inherited.diagnostics + shared.diagnostics)
  }
}

/// A theme, resolved and checked against its ViewModel and the classes of the project's code.
private struct BindQuery: Query {
  var links: ThemeLinks
  var theme: ThemeID
  var host: [ThemeSetID]

  func answer(from snapshot: Snapshot) -> Diagnosed<BoundTheme> {
    LinkedThemes(snapshot, links, selection: []).checked(theme, host: host)
  }
}

extension LinkedThemes {
  /// A theme with inheritance applied, without the resources of its sets.
  package func inherited(_ id: ThemeID) -> Diagnosed<ResolvedTheme> {
    // Ancestors first: a long chain of themes does not nest their queries.
    for ancestor in ancestors(of: id).reversed() {
      _ = snapshot.answer(InheritQuery(links: links, theme: ancestor))
    }
    return snapshot.answer(InheritQuery(links: links, theme: id))
  }

  /// The themes that a theme inherits from, the parent first.
  fileprivate func ancestors(of id: ThemeID) -> ArraySlice<ThemeID> {
    graph.chain(of: graph.adjusts(id) ?? id).dropFirst()
  }

  /// A theme with inheritance and the resources of its sets applied, and those of a host before them.
  package func resolved(_ id: ThemeID, host: [ThemeSetID] = []) -> Diagnosed<ResolvedTheme> {
    snapshot.answer(ResolveQuery(links: links, theme: id, host: host))
  }

  /// A theme, resolved and checked against its ViewModel and the classes of the project's code.
  package func bound(_ id: ThemeID, host: [ThemeSetID] = []) -> Diagnosed<BoundTheme> {
    snapshot.answer(BindQuery(links: links, theme: id, host: host))
  }

  fileprivate func checked(_ id: ThemeID, host: [ThemeSetID]) -> Diagnosed<BoundTheme> {
    var resolved = resolved(id, host: host)
    resolved.diagnostics += missingRootView(of: resolved.value, id)
    let facts = snapshot.facts
    var bound = check(
      resolved.value, against: facts.catalog, classes: facts.classes, fallback: facts.fallbackDescriptors,
      wiring: resolved.value.kind == nil ? nil : snapshot.commonWiring)
    let ofCode = codeDiagnostics(of: bound.value, id)
    // A wrong superclass is the reason for members that are missing in the contract.
    if ofCode.contains(where: { $0.code == DiagnosticDescriptor.viewSuperclass.code }) { bound.diagnostics = [] }
    guard isChecked(id) || bound.value.isContractOfCode else {
      bound.value.deadTriggers = []
      return Diagnosed(bound.value, resolved.diagnostics + ofCode)
    }
    let named =
      document(id).map { checkViewModelName(of: $0, screenlet: resolved.value.screenlet, in: facts.catalog) } ?? []
    return Diagnosed(bound.value, named + resolved.diagnostics + bound.diagnostics + ofCode)
  }

  /// The differences between a document and the code of its target. Documents of C# projects and those that no target
  /// builds have no classes in Swift.
  private func codeDiagnostics(of theme: BoundTheme, _ id: ThemeID) -> [Diagnostic] {
    let (facts, path) = (snapshot.facts, path(of: id))
    if isShipped(id) || facts.classes.code.isEmpty { return [] }
    if let targets = snapshot.targets {
      if targets.isOfCSharp(path) { return [] }
      if let document = document(id), document.isOfInterfaceBuilder, targets.isInNoTarget(path) {
        return [
          Diagnostic(
            .notInTarget, "no target builds this document, so it is not checked against the code",
            at: document.tree.documentElement.map { document.tree[$0].nameSpan },
            help: "add it to a target in Xcode, or delete it")
        ]
      }
    }
    let classes = document(id).map { facts.targets.classes(for: $0, facts.classes) } ?? facts.classes
    return checkCode(
      of: theme, path: path, classes: classes, catalog: facts.catalog, documents: snapshot.classUses,
      target: documentTarget(of: path))
  }

  /// The apps and extensions that build a document; `nil` if it belongs to another target, or if a module is unknown.
  private func documentTarget(of path: String) -> DocumentTarget? {
    guard let targets = snapshot.targets else { return nil }
    let own = targets.targets(of: path)
    let modules = Set(own.compactMap(\.module))
    guard !own.isEmpty, own.allSatisfy({ $0.module != nil }) else { return nil }
    let isBundle = own.allSatisfy { $0.isApp || $0.isExtension }
    return DocumentTarget(
      name: own.map(\.name).joined(separator: "', '"), modules: modules, isWhole: snapshot.project.swift == nil,
      foreignModules: isBundle ? targets.foreignModules(besides: modules) : []
    ) { [code = snapshot.facts.code] in code.path(of: $0).map(targets.isUnbuilt) ?? false }
  }

  /// Reports a theme without a root view, unless reading its files has reported it.
  private func missingRootView(of theme: ResolvedTheme, _ id: ThemeID) -> [Diagnostic] {
    guard theme.rootViews.isEmpty, theme.isWhole, let document = document(id),
      graph.layers(of: id).allSatisfy({ self.document($0)?.hasErrors == false }), isScreenletTheme(id)
    else { return [] }
    return [document.noRootView]
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
