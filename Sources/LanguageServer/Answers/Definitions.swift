internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The places where the symbol at a position is declared. On a declaration in code, the others or else the connections
  /// to it.
  func definitions(at position: Position) -> [Location] {
    guard let (symbol, range) = symbol(at: position) else { return [] }
    let found = definitions(of: symbol)
    if isMarkup(path) { return found }
    let others = found.filter { $0 != location(of: range) }
    return others.isEmpty ? documentReferences(to: symbol, withDeclaration: false) : others
  }

  private func definitions(of symbol: Symbol) -> [Location] {
    let catalog = snapshot.facts.catalog
    switch symbol {
    case .object(let id): return declaration(of: id)
    case .outlet, .action, .type: return codeLocations(of: symbol)
    case .scene, .identifier:
      return documents(naming: symbol).flatMap { other in
        other.uses(of: symbol).filter(\.isDeclaration).map { other.location(of: $0.range) }
      }
    case .storyboard(let name): return documentFiles(named: name, ".storyboard")
    case .nib(let name): return documentFiles(named: name, ".xib")
    case .resource(let resource): return declarations(of: resource)
    case .theme(let path): return [Location(uri: uriOfPath(path), range: .zero)]
    case .viewModel(let name):
      return (catalog.descriptor(named: name).map { locations(of: [$0.span]) } ?? []) + codeLocations(of: symbol)
    case .viewModelAction(let name, let model):
      let actions = catalog.descriptor(named: model)?.actions.filter { $0.name == name } ?? []
      return locations(of: actions.map(\.span))
    case .viewModelAttribute(let name, let model):
      let attributes = catalog.descriptor(named: model)?.attributes.filter { $0.name == name } ?? []
      return locations(of: attributes.map(\.span)) + codeLocations(of: symbol)
    }
  }

  private func codeLocations(of symbol: Symbol) -> [Location] {
    codeDeclarations(of: symbol).compactMap { codeLocation($0.span) }
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

  private func documentFiles(named name: String, _ suffix: String) -> [Location] {
    snapshot.allDocumentPaths.filter { $0.hasSuffix(suffix) && documentName(of: $0) == name }
      .map { Location(uri: uriOfPath($0), range: .zero) }
  }

  /// The entries of the document, or else of the nearest set that has the resource, or else the file of an asset catalog.
  private func declarations(of resource: ResourceName) -> [Location] {
    let own = tree.all.filter { tree.isResource($0) && tree.resourceName(of: $0) == resource }
    let file = snapshot.catalogFile(of: resource).map { Location(uri: uriOfPath(Path.absolute($0)), range: .zero) }
    // Interface Builder lists the images and colors of catalogs that a document uses.
    if let file, document.isOfInterfaceBuilder || own.isEmpty { return [file] }
    if !own.isEmpty { return own.map { location(of: tree[$0].nameRange) } }
    let nearest = setsInUse.first { !$0.entries(of: resource).isEmpty }
    return nearest.map { set in locations(of: set.entries(of: resource).map { set.document.tree[$0].nameSpan }) } ?? []
  }

  /// The location of a span in a source file.
  func codeLocation(_ span: SourceSpan) -> Location? {
    guard let file = snapshot.codeSources[span.file] else { return nil }
    return location(of: span.range, in: file.path, file.bytes)
  }

  /// The locations of spans in sets and descriptors of the project, without those of shipped ones.
  private func locations(of spans: [SourceSpan]) -> [Location] {
    spans.compactMap { span in
      guard let file = snapshot.facts.sources[span.file], !file.path.hasPrefix(Lookup.shippedFolder) else { return nil }
      return location(of: span.range, in: file.path, file.bytes)
    }
  }
}
