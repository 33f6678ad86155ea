internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The places at which documents and descriptors mention a symbol.
extension Inquiry {
  /// The uses of a symbol in this document, in document order.
  func uses(of symbol: Symbol) -> [SymbolUse] {
    if isDescriptor { return usesInDescriptor(of: symbol) }
    switch symbol {
    case .object(let id):
      return attributes { node, attribute in
        let type = tree.kind(of: node).descriptor?.type(of: attribute.name)
        guard type == .id || type == .reference, ObjectID(attribute.value) == id else { return nil }
        return type == .id
      }
    case .outlet(let name, let owner):
      return connections(.property, name) { isInstance($0, of: owner) }.map { SymbolUse(range: $0) }
    case .action(let selector, let owner):
      return connections(.selector, selector) { isInstance($0, of: owner) }.map { SymbolUse(range: $0) }
    case .type(let name):
      return attributes { $1.name == .customClass && $1.value == name ? false : nil }
    case .scene(let identifier, let storyboard):
      let isOwn = documentName(of: path) == storyboard
      return attributes { node, attribute in
        guard attribute.value == identifier else { return nil }
        if attribute.name == .storyboardIdentifier { return isOwn ? true : nil }
        guard attribute.name == .referencedIdentifier else { return nil }
        return tree.string(.storyboardName, of: node).map { $0 == storyboard } ?? isOwn ? false : nil
      }
    case .identifier(let text, let name): return attributes { $1.name == name && $1.value == text ? true : nil }
    case .storyboard(let name):
      return attributes { $1.name == .storyboardName && $1.value == name ? false : nil }
    case .nib: return []
    case .resource(let resource):
      let entries = tree.all.filter { tree.isResource($0) && tree.resourceName(of: $0) == resource }
        .compactMap { tree.attribute(.name, of: $0) }.map { SymbolUse(range: $0.valueRange, isDeclaration: true) }
      let uses = tree.resourceUses.filter { $0.resource == resource }
      return (entries + uses.map { SymbolUse(range: $0.attribute.valueRange) }).sorted {
        $0.range.start < $1.range.start
      }
    case .theme, .viewModel, .viewModelAction, .viewModelAttribute:
      return attributes { node, attribute in
        guard self.symbol(of: attribute, of: node) == symbol else { return nil }
        return attribute.name == .name
      }
    }
  }

  /// The attributes that are chosen, with whether they declare something.
  private func attributes(
    where isDeclaration: (NodeID, ElementTree.Attribute) -> Bool?
  ) -> [SymbolUse] {
    tree.all.flatMap { node in
      tree.attributes(of: node).compactMap { attribute in
        isDeclaration(node, attribute).map { SymbolUse(range: attribute.valueRange, isDeclaration: $0) }
      }
    }
  }

  /// The documents and descriptors that may mention a symbol.
  func documents(naming symbol: Symbol) -> [Inquiry] {
    switch symbol {
    case .object: return documentsSharingIDs
    case .outlet(let name, _), .action(let name, _), .type(let name), .scene(let name, _), .identifier(let name, _),
      .storyboard(let name):
      return documents(mentioning: name) + descriptors(mentioning: name)
    case .nib: return []
    case .viewModel(let name), .viewModelAction(let name, _), .viewModelAttribute(let name, _):
      return documents(mentioning: name) + descriptors(mentioning: name)
    case .theme: return snapshot.paths.compactMap { inquiry(at: $0) }
    case .resource(let resource):
      // Images and the names of an asset catalog are common to all documents.
      return isOfCatalog(resource) ? documents(mentioning: resource.name) : family(of: resource).members
    }
  }

  /// Whether a resource is found by its name in all documents and in code.
  func isOfCatalog(_ resource: ResourceName) -> Bool {
    switch resource.kind {
    case .image: true
    case .color: snapshot.assetNames.colors.contains(resource.name)
    case .font: false
    }
  }

  /// The documents of the project, also those outside of the theme path, that may have a text in a value. Only these are
  /// parsed.
  func documents(mentioning text: String) -> [Inquiry] {
    let descriptors = Set(snapshot.descriptorPaths.map { Path.absolute($0) })
    return files(snapshot.allDocumentPaths.filter { isMarkup($0) && !descriptors.contains($0) }, mentioning: text)
  }

  private func descriptors(mentioning text: String) -> [Inquiry] {
    files(snapshot.descriptorPaths.map { Path.absolute($0) }, mentioning: text)
  }

  private func files(_ paths: [String], mentioning text: String) -> [Inquiry] {
    let (text, reference) = (Array(text.utf8), Array("&#".utf8))
    return paths.compactMap { path in
      let bytes = path == self.path ? source.bytes : snapshot.reader.bytes(of: path)
      // In markup, a part of the text may be written as a character reference.
      let isCandidate = [text, reference].contains { $0.isEmpty || firstOffset(of: $0, in: bytes) != nil }
      return isCandidate ? inquiry(at: path) : nil
    }
  }

  /// All documents of the project, also those outside of the theme path.
  var allDocuments: [Inquiry] { documents(mentioning: "") }

  /// Another file of the project.
  func inquiry(at path: String) -> Inquiry? {
    let absolute = Path.absolute(path)
    if absolute == self.path { return self }
    let bytes = snapshot.reader.bytes(of: path)
    if bytes.isEmpty { return nil }
    return Inquiry(
      uri: uriOfPath(absolute), path: absolute, bytes: bytes, positions.encoding, snapshot, uriOfPath: uriOfPath)
  }

  /// The document, the themes that it inherits from and those that inherit from it.
  var documentsSharingIDs: [Inquiry] {
    guard let theme else { return [self] }
    let graph = theme.themes.graph
    let own = Set(graph.layers(of: theme.id))
    let related = graph.all.filter { other in
      other != theme.id && theme.themes.isOwn(other)
        && (own.contains(other) || graph.layers(of: other).contains(theme.id))
    }
    return [self] + related.compactMap { theme.themes.document($0).flatMap { inquiry(at: $0.path) } }
  }
}
