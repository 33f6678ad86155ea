package import ThemeDatabase
internal import ThemeProject
package import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// The project's own files that are used: not shipped ones, and not shadowed ones.
  package var ownThemes: [ThemeID] {
    graph.all.filter { id in
      !isShipped(id) && graph.shadowedBy(id) == nil && graph[id].role != .foreign
    }
  }

  /// The names in the project's own documents, sets and catalogs, for which accessors are generated.
  package func projectNames() -> AccessorInput {
    var names = AccessorInput()
    names.screenlets = graph.screenlets.compactMap { screenlet in
      let themes = screenlet.themes.filter { !isShipped($0) && !graph[$0].isExtension }
      if themes.isEmpty { return nil }
      return AccessorInput.Screenlet(
        name: screenlet.name,
        themes: themes.map { id in
          AccessorInput.Theme(
            name: graph[id].themeName, kind: graph.kind(of: id)?.rawValue ?? "",
            parent: graph.parent(of: id).map { graph[$0].themeName })
        },
        actions: actions(ofScreenlet: screenlet.name))
    }
    names.palettes = sets.ids.filter { isOwn($0) && sets[$0].shadowedBy == nil }.map { id in
      AccessorInput.Palette(set: sets[id].name, colors: colors(of: id))
    }.filter { !$0.colors.isEmpty }
    names.identifiers = identifiers()
    names.app = app()
    return names
  }

  // MARK: - Apps

  /// The documents that code loads by their names, and the resources of catalogs. Themes are loaded by `themeName`.
  private func app() -> AccessorInput.App {
    var app = AccessorInput.App()
    var storyboards: [String: AccessorInput.Storyboard] = [:]
    for id in ownThemes where [.host, .part].contains(graph[id].role) {
      let file = FileName(path: path(of: id))
      let name = documentName(of: path(of: id))
      if name.hasSuffix("_" + graph[id].themeName) || snapshot.targets?.isInNoTarget(path(of: id)) == true { continue }
      switch file.ending {
      case .storyboard:
        let tree = inherited(id).value.tree
        var storyboard = storyboards[name] ?? AccessorInput.Storyboard(name: name)
        storyboard.scenes.formUnion(tree.all.compactMap { tree.string(.storyboardIdentifier, of: $0) })
        storyboard.segues.formUnion(tree.nodes(.segue).compactMap { tree.string(.identifier, of: $0) })
        storyboards[name] = storyboard
      case .xib: app.nibs.insert(name)
      default: break
      }
    }
    app.storyboards = storyboards.values.sorted { $0.name.isBefore($1.name) }
    app.images = snapshot.imageSets
    app.colors = snapshot.assetNames.colors
    app.fonts = snapshot.postScriptNames
    return app
  }

  private func isOwn(_ set: ThemeSetID) -> Bool {
    !sets[set].name.isEmpty && !sets[set].document.path.hasPrefix(Lookup.shippedFolder)
  }

  private func actions(ofScreenlet name: String) -> [AccessorInput.Action] {
    guard let descriptor = catalog.descriptor(ofScreenlet: name) else { return [] }
    var seen: Set<String> = []
    return catalog.closure(of: descriptor).flatMap(\.actions).filter { seen.insert($0.name).inserted }
      .map { AccessorInput.Action(name: $0.name, trigger: $0.trigger) }
  }

  // MARK: - Colors

  /// The colors that themes of a set see, in the order of their names. The nearest set that has a color for all appearances
  /// hides those behind it.
  private func colors(of set: ThemeSetID) -> [AccessorInput.Color] {
    let lineage = sets.lineage(of: set)
    let names = Set(lineage.flatMap { sets[$0].resources.namedColors.map(\.name) })
    return names.sorted { $0.isBefore($1) }.compactMap { name in
      guard let light = components(of: name, .light, lineage) else { return nil }
      let dark = components(of: name, .dark, lineage)
      return AccessorInput.Color(name: name, light: light, dark: dark == light ? nil : dark)
    }
  }

  private func components(
    of name: String, _ appearance: Appearance, _ lineage: [ThemeSetID], seen: Set<String> = []
  ) -> ColorComponents? {
    guard !seen.contains(name), let color = color(named: name, appearance, lineage) else { return nil }
    switch color {
    case .components(let components): return components
    case .system(let system, let recorded): return SystemColors.components(of: system, appearance) ?? recorded
    case .named(let other): return components(of: other, appearance, lineage, seen: seen.union([name]))
    }
  }

  private func color(named name: String, _ appearance: Appearance, _ lineage: [ThemeSetID]) -> ThemeColor? {
    for set in lineage {
      let entries = sets[set].resources.namedColors.filter { $0.name == name }
      if let found = entries.first(where: { $0.appearance == appearance })
        ?? entries.first(where: { $0.appearance == nil })
      {
        return found.color
      }
    }
    return nil
  }

  // MARK: - Identifiers

  /// By set, those without a set first, then in the order of the sets.
  private func identifiers() -> [AccessorInput.Identifiers] {
    var bySet: [ThemeSetID?: [AccessorInput.IdentifierKind: Set<String>]] = [:]
    for id in ownThemes {
      let set = sets.set(of: id).flatMap { isOwn($0) ? $0 : nil }
      collectIdentifiers(of: inherited(id).value.tree, into: &bySet[set, default: [:]])
    }
    return ([nil] + sets.ids.map { $0 }).compactMap { set in
      bySet[set].flatMap { values in
        values.isEmpty ? nil : AccessorInput.Identifiers(set: set.map { sets[$0].name }, values: values)
      }
    }
  }

  private func collectIdentifiers(
    of tree: ElementTree, into values: inout [AccessorInput.IdentifierKind: Set<String>]
  ) {
    func add(_ kind: AccessorInput.IdentifierKind, _ attribute: AttributeName, of node: NodeID) {
      guard let text = tree.string(attribute, of: node), !text.isEmpty else { return }
      values[kind, default: []].insert(text)
    }
    for node in tree.all {
      add(.restoration, .restorationIdentifier, of: node)
      add(.reuse, .reuseIdentifier, of: node)
      add(.storyboard, .storyboardIdentifier, of: node)
      switch tree.kind(of: node) {
      case .accessibility: add(.accessibility, .identifier, of: node)
      case .segue: add(.segue, .identifier, of: node)
      default: break
      }
    }
  }
}
