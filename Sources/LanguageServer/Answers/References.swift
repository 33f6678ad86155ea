internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

struct DocumentHighlight: Encodable {
  var range: TextRange
  /// 2 for a reference, 3 for the declaration.
  var kind: Int
}

extension Inquiry {
  /// The places where the object, class, member, resource or parent at a position is declared.
  func definitions(at position: Position) -> [Location] {
    guard let (node, attribute) = place(at: position), let attribute else { return [] }
    let type = tree.kind(of: node).descriptor?.type(of: attribute.name)
    switch (type, attribute.name) {
    case (.reference, _), (.id, _): return declaration(ofID: ObjectID(attribute.value))
    case (_, .customClass): return typeDeclaration(attribute.value).map { [$0] } ?? []
    case (_, .property): return memberDeclarations(attribute.value, ofSourceOf: node, isMethod: false)
    case (_, .selector): return memberDeclarations(attribute.value, ofSourceOf: node, isMethod: true)
    case (_, .parent) where tree.kind(of: node) == .theme: return parentTheme()
    default: return resourceDeclarations(at: node, attribute)
    }
  }

  private func declaration(ofID id: ObjectID) -> [Location] {
    if let node = ObjectIndex(tree)[id], let attribute = tree.attribute(.id, of: node) {
      return [location(of: attribute.valueRange)]
    }
    return []
  }

  private func typeDeclaration(_ name: String) -> Location? {
    snapshot.facts.classes.code.type(named: name)?.span.flatMap { codeLocation($0) }
  }

  /// The location of a span in a source file.
  func codeLocation(_ span: SourceSpan) -> Location? {
    guard let file = snapshot.codeSources[span.file] else { return nil }
    return location(of: span.range, in: file.path, file.bytes)
  }

  /// The class of the object that has a connection; `nil` if it has no custom class.
  func classOfSource(of connection: NodeID) -> String? {
    guard let list = tree.parent(of: connection), let object = tree.parent(of: list) else { return nil }
    if tree.kind(of: connection) == .action, let target = tree.attribute(.destination, of: connection) {
      return customClass(of: ObjectID(target.value))
    }
    return tree.string(.customClass, of: object) ?? tree.objectID(of: object).flatMap { customClass(of: $0) }
  }

  /// The custom class of an object in the document, or in the theme's parents.
  private func customClass(of id: ObjectID) -> String? {
    if let node = ObjectIndex(tree)[id], let own = tree.string(.customClass, of: node) { return own }
    guard let inherited = inheritedTree, let node = inherited.index[id] else { return nil }
    return inherited.tree.string(.customClass, of: node)
  }

  private func memberDeclarations(_ name: String, ofSourceOf node: NodeID, isMethod: Bool) -> [Location] {
    guard let owner = classOfSource(of: node) else { return [] }
    let classes = snapshot.facts.classes
    for ancestor in classes.lineage(of: owner) {
      guard let type = classes.code.type(named: ancestor) else { continue }
      let spans =
        isMethod
        ? type.methods.filter { $0.method.selector == name }.map(\.method.span)
        : type.properties.filter { ($0.property.objectiveCName ?? $0.property.name) == name }.map(\.property.span)
      let found = spans.compactMap { codeLocation($0) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func parentTheme() -> [Location] {
    guard let record = snapshot.file(at: path), let theme = snapshot.theme(in: record),
      let parent = theme.themes.graph.layers(of: theme.id).first(where: { $0 != theme.id }),
      let document = theme.themes.document(parent), !theme.themes.isShipped(parent)
    else { return [] }
    return [Location(uri: uriOfPath(Path.absolute(document.path)), range: .zero)]
  }

  private func resourceDeclarations(at node: NodeID, _ attribute: ElementTree.Attribute) -> [Location] {
    guard
      let use = tree.resourceUses.first(where: { $0.node == node && $0.attribute.valueRange == attribute.valueRange })
    else { return [] }
    let own = tree.all.filter { tree.isResource($0) && tree.resourceName(of: $0) == use.resource }
    if !own.isEmpty { return own.map { location(of: tree[$0].nameRange) } }
    guard let record = snapshot.file(at: path), let theme = snapshot.theme(in: record) else { return [] }
    for id in theme.themes.resolved(theme.id).value.palette {
      let set = theme.themes.sets[id]
      guard let file = snapshot.facts.sources[set.document.file] else { continue }
      let found = set.entries.filter { $0.resource == use.resource }.map {
        location(of: set.document.tree[$0.node].nameRange, in: file.path, file.bytes)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  // MARK: References

  /// The ranges of an id in the document: that of its declaration and those of the references to it.
  func ranges(ofID id: ObjectID) -> [(range: SourceRange, isDeclaration: Bool)] {
    tree.all.flatMap { node -> [(range: SourceRange, isDeclaration: Bool)] in
      guard let descriptor = tree.kind(of: node).descriptor else { return [] }
      return tree.attributes(of: node).compactMap { attribute in
        let type = descriptor.type(of: attribute.name)
        guard type == .id || type == .reference, ObjectID(attribute.value) == id else { return nil }
        return (attribute.valueRange, type == .id)
      }
    }
  }

  /// The id at a position, as a declaration or a reference.
  func objectID(at position: Position) -> (id: ObjectID, range: SourceRange)? {
    guard let (node, attribute) = place(at: position), let attribute,
      let type = tree.kind(of: node).descriptor?.type(of: attribute.name), type == .id || type == .reference
    else { return nil }
    return (ObjectID(attribute.value), attribute.valueRange)
  }

  /// The name of the resource at a position.
  func resource(at position: Position) -> ResourceName? {
    guard let (node, attribute) = place(at: position), let attribute else { return nil }
    return tree.resourceUses.first { $0.node == node && $0.attribute.valueRange == attribute.valueRange }?.resource
      ?? (tree.isResource(node) ? tree.resourceName(of: node) : nil)
  }

  func highlights(at position: Position) -> [DocumentHighlight] {
    if let id = objectID(at: position)?.id {
      return ranges(ofID: id).map {
        DocumentHighlight(range: positions.range(of: $0.range), kind: $0.isDeclaration ? 3 : 2)
      }
    }
    guard let resource = resource(at: position) else { return [] }
    return tree.resourceUses.filter { $0.resource == resource }.map {
      DocumentHighlight(range: positions.range(of: $0.attribute.valueRange), kind: 2)
    }
  }

  /// The references to an id in the document and in the themes that inherit it, to a resource in all themes, or to an
  /// outlet, an action or a class in all documents and in Swift.
  func references(at position: Position, withDeclaration: Bool) -> [Location] {
    if let id = objectID(at: position)?.id {
      return documentsSharingIDs.flatMap { inquiry in
        inquiry.ranges(ofID: id).filter { withDeclaration || !$0.isDeclaration }
          .map { inquiry.location(of: $0.range) }
      }
    }
    guard let resource = resource(at: position) else { return memberReferences(at: position) }
    return snapshot.paths.flatMap { path -> [Location] in
      guard let other = inquiry(at: path) else { return [] }
      return other.tree.resourceUses.filter { $0.resource == resource }.map {
        other.location(of: $0.attribute.valueRange)
      }
    }
  }

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
    guard let record = snapshot.file(at: path), let theme = snapshot.theme(in: record) else { return [self] }
    let graph = theme.themes.graph
    let own = Set(graph.layers(of: theme.id))
    let related = graph.all.filter { other in
      other != theme.id && theme.themes.isOwn(other)
        && (own.contains(other) || graph.layers(of: other).contains(theme.id))
    }
    return [self] + related.compactMap { theme.themes.document($0).flatMap { inquiry(at: $0.path) } }
  }
}
