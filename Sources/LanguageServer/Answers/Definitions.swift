internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The places where the object, class, member, resource, parent or identifier at a position is declared.
  func definitions(at position: Position) -> [Location] {
    guard let (node, attribute) = place(at: position), let attribute else { return [] }
    let kind = tree.kind(of: node)
    switch (kind, attribute.name) {
    case (_, .customClass), (_, .property), (_, .selector):
      return codeDeclarations(attribute, of: node).compactMap { codeLocation($0.span) }
    case (.theme, .parent): return parentTheme()
    case (.themeSet, .parent):
      return setsInUse.dropFirst().first.flatMap { location(of: $0.nameSpan) }.map { [$0] } ?? []
    case (.theme, .viewModel):
      return snapshot.facts.catalog.descriptor(named: attribute.value).flatMap { location(of: $0.span) }.map { [$0] }
        ?? []
    case (_, .restorationIdentifier):
      let actions = viewModels.flatMap(\.actions).filter { $0.name == attribute.value }
      let found = actions.compactMap { location(of: $0.span) }
      if !found.isEmpty { return found }
    default: break
    }
    let type = kind.descriptor?.type(of: attribute.name)
    if type == .id || type == .reference { return declaration(of: ObjectID(attribute.value)) }
    if isOwnName(attribute, of: node) { return [location(of: attribute.valueRange)] }
    return resource(of: attribute, in: node).map { declarations(of: $0) } ?? []
  }

  /// Whether an attribute is the name of its element, which the document declares with it.
  private func isOwnName(_ attribute: ElementTree.Attribute, of node: NodeID) -> Bool {
    let kind = tree.kind(of: node)
    switch attribute.name {
    case .storyboardIdentifier, .reuseIdentifier, .restorationIdentifier: return true
    case .identifier: return kind == .segue
    case .name: return kind == .theme || kind == .themeSet || tree.isResource(node)
    default: return false
    }
  }

  private func declaration(of id: ObjectID) -> [Location] {
    // The object of an overlay is declared in a parent.
    for parent in parentDocuments.reversed() {
      if let node = ObjectIndex(parent.tree)[id], let attribute = parent.tree.attribute(.id, of: node) {
        return [parent.location(of: attribute.valueRange)]
      }
    }
    return ObjectIndex(tree)[id].flatMap { tree.attribute(.id, of: $0) }.map { [location(of: $0.valueRange)] } ?? []
  }

  /// The theme's parents among the files of the project, nearest first.
  private var parentDocuments: [Inquiry] {
    guard let theme else { return [] }
    let parents = theme.themes.graph.layers(of: theme.id).filter { $0 != theme.id && !theme.themes.isShipped($0) }
    return parents.compactMap { theme.themes.document($0).flatMap { inquiry(at: $0.path) } }
  }

  private func parentTheme() -> [Location] {
    guard let theme, let parent = theme.themes.graph.layers(of: theme.id).first(where: { $0 != theme.id }),
      let document = theme.themes.document(parent), !theme.themes.isShipped(parent)
    else { return [] }
    return [Location(uri: uriOfPath(Path.absolute(document.path)), range: .zero)]
  }

  /// The entries of the document, or else of the nearest set that has the resource.
  private func declarations(of resource: ResourceName) -> [Location] {
    let own = tree.all.filter { tree.isResource($0) && tree.resourceName(of: $0) == resource }
    if !own.isEmpty { return own.map { location(of: tree[$0].nameRange) } }
    let nearest = setsInUse.first { !$0.entries(of: resource).isEmpty }
    return nearest.map { set in
      set.entries(of: resource).compactMap { location(of: set.document.tree[$0].nameSpan) }
    } ?? []
  }

  /// The location of a span in a source file.
  func codeLocation(_ span: SourceSpan) -> Location? {
    guard let file = snapshot.codeSources[span.file] else { return nil }
    return location(of: span.range, in: file.path, file.bytes)
  }

  /// The location of a span in a set or a descriptor of the project; `nil` for shipped ones.
  private func location(of span: SourceSpan) -> Location? {
    guard let file = snapshot.facts.sources[span.file], !file.path.hasPrefix(Lookup.shippedFolder) else { return nil }
    return location(of: span.range, in: file.path, file.bytes)
  }
}
