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
  /// The class of the object that has a connection, or of an action's target, there or in the theme's parents; `nil` if it has no custom
  /// class.
  func classOfSource(of connection: NodeID) -> String? {
    guard let list = tree.parent(of: connection), let object = tree.parent(of: list) else { return nil }
    if tree.kind(of: connection) == .action, let target = tree.attribute(.destination, of: connection) {
      return customClass(of: ObjectID(target.value))
    }
    return customClass(of: object)
  }

  /// The custom class of an object of the document, there or in the theme's parents.
  func customClass(of object: NodeID) -> String? {
    tree.string(.customClass, of: object) ?? tree.objectID(of: object).flatMap { customClass(of: $0) }
  }

  private func customClass(of id: ObjectID) -> String? {
    if let node = ObjectIndex(tree)[id], let own = tree.string(.customClass, of: node) { return own }
    guard let inherited = inheritedTree, let node = inherited.index[id] else { return nil }
    return inherited.tree.string(.customClass, of: node)
  }

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

  /// The resource that an attribute names, as a use or as an entry of the resources.
  func resource(of attribute: ElementTree.Attribute, in node: NodeID) -> ResourceName? {
    if tree.isResource(node) { return attribute.name == .name ? tree.resourceName(of: node) : nil }
    return tree.resourceUses.first { $0.node == node && $0.attribute.valueRange == attribute.valueRange }?.resource
  }

  /// The resource at a position; also if it is that of the element.
  func resource(at position: Position) -> ResourceName? {
    guard let (node, attribute) = place(at: position), let attribute else { return nil }
    return resource(of: attribute, in: node) ?? (tree.isResource(node) ? tree.resourceName(of: node) : nil)
  }

  /// The ranges of the names of a resource in the document: those of its entries and those of its uses.
  func ranges(of resource: ResourceName) -> [(range: SourceRange, isDeclaration: Bool)] {
    let entries = tree.all.filter { tree.isResource($0) && tree.resourceName(of: $0) == resource }
    return entries.compactMap { tree.attribute(.name, of: $0) }.map { ($0.valueRange, true) }
      + tree.resourceUses.filter { $0.resource == resource }.map { ($0.attribute.valueRange, false) }
  }

  func highlights(at position: Position) -> [DocumentHighlight] {
    let found = objectID(at: position).map { ranges(ofID: $0.id) } ?? resource(at: position).map { ranges(of: $0) }
    return (found ?? []).map {
      DocumentHighlight(range: positions.range(of: $0.range), kind: $0.isDeclaration ? 3 : 2)
    }
  }

  /// The references to an id in the document and in the themes that inherit it, to a resource in the themes that mean the
  /// same by its name, or to an outlet, an action or a class in all documents and in Swift.
  func references(at position: Position, withDeclaration: Bool) -> [Location] {
    if let id = objectID(at: position)?.id {
      return documentsSharingIDs.flatMap { inquiry in
        inquiry.ranges(ofID: id).filter { withDeclaration || !$0.isDeclaration }
          .map { inquiry.location(of: $0.range) }
      }
    }
    guard let resource = resource(at: position) else { return memberReferences(at: position) }
    // Images and the names of an asset catalog are common to all documents.
    let isShared =
      resource.kind == .image || resource.kind == .color && snapshot.assetNames.colors.contains(resource.name)
    let documents = isShared ? snapshot.paths.compactMap { inquiry(at: $0) } : family(of: resource).members
    return documents.flatMap { other in
      other.ranges(of: resource).filter { withDeclaration || !$0.isDeclaration }.map { other.location(of: $0.range) }
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
